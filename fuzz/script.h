// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/commands.hpp"
#include "acmotion/motions.hpp"
#include "acmotion/types.hpp"

#include <array>
#include <bit>
#include <cfloat>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace acm::fuzz {

inline constexpr std::array<float, 24> kHostileNumbers = {0.0f,
                                                          -0.0f,
                                                          1.0f,
                                                          -1.0f,
                                                          FLT_MIN,
                                                          1e-45f,
                                                          1e-30f,
                                                          1e-5f,
                                                          0.0002f,
                                                          10.0f,
                                                          -10.0f,
                                                          96.0f,
                                                          192.0f,
                                                          -192.0f,
                                                          1e4f,
                                                          1e6f,
                                                          -1e6f,
                                                          1e9f,
                                                          1.8e19f,
                                                          -1e30f,
                                                          FLT_MAX,
                                                          -FLT_MAX,
                                                          std::numeric_limits<float>::infinity(),
                                                          std::numeric_limits<float>::quiet_NaN()};

/// What the sample's tables know, and what they do not.
inline constexpr std::array<Command, 32> kLikelyCommands = {
    command::kReady,        command::kWalkForward,   command::kRunForward,   command::kWalkBackwards,
    command::kSideStepLeft, command::kSideStepRight, command::kTurnLeft,     command::kTurnRight,
    command::kNonCombat,    command::kSwordCombat,   command::kHandCombat,   command::kBowCombat,
    command::kMagic,        command::kSlashHigh,     command::kSlashMed,     command::kThrustLow,
    command::kAttackHigh1,  command::kTwitch1,       command::kWave,         command::kBowDeep,
    command::kCrouch,       command::kSitting,       command::kSleeping,     command::kDead,
    command::kFalling,      command::kJump,          command::kJumpCharging, command::kOn,
    command::kOff,          command::kHoldRun,       command::kHoldSidestep, command::kStop};

/// An input read as choices, one after the other. Behind its end every choice is 0. A copy reads the same
/// choices again.
class Script {
 public:
  explicit Script(Bytes input) : input_(input) {}

  [[nodiscard]] bool done() const { return at_ >= input_.size(); }
  /// Everything that was not read yet.
  [[nodiscard]] Bytes rest() const { return input_.subspan(at_); }

  std::uint8_t byte() { return done() ? std::uint8_t{0} : std::to_integer<std::uint8_t>(input_[at_++]); }
  bool flag() { return (byte() & 1) != 0; }
  std::size_t below(std::size_t count) { return byte() % count; }
  std::uint16_t u16() {
    const unsigned low = byte();
    return static_cast<std::uint16_t>(low | unsigned{byte()} << 8);
  }
  std::uint32_t u32() {
    const std::uint32_t low = u16();
    return low | std::uint32_t{u16()} << 16;
  }

  /// Mostly a number between -12 and 12, in eighths; also hostile ones, and any bits at all.
  float real() {
    const std::uint8_t choice = byte();
    if (choice == 255) return std::bit_cast<float>(u32());
    if (choice < 208) return static_cast<float>(choice - 104) / 8.0f;
    return kHostileNumbers[(choice - 208u) % kHostileNumbers.size()];
  }
  Vec3 vec3() {
    const float x = real();
    const float y = real();
    return {x, y, real()};
  }
  Quat quat() {
    switch (below(4)) {
      case 0: return {};
      case 1: return {0.70710678f, 0.0f, 0.0f, 0.70710678f};
      case 2: return {0.0f, 0.0f, 0.0f, 1.0f};
      default: {
        const float w = real();
        const Vec3 v = vec3();
        return {w, v.x, v.y, v.z};
      }
    }
  }
  Frame frame() {
    const Vec3 origin = vec3();
    return {origin, quat()};
  }

  CellId cell() {
    static constexpr std::array<CellId, 6> kCells = {0xA9B40013, 0xA9B40014, 0xA9B50013,
                                                     0xAAB40001, 0xA9B40100, 0};
    const std::uint8_t choice = byte();
    return choice == 255 ? u32() : kCells[choice % kCells.size()];
  }
  Position position() {
    const CellId in = cell();
    return {in, frame()};
  }

  /// One of a few, so that objects meet.
  Guid guid() {
    const std::uint8_t choice = byte();
    if (choice == 255) return u32();
    return choice == 254 ? 0 : 0x50000001u + choice % 6u;
  }
  Command command() {
    const std::uint8_t choice = byte();
    if (choice == 255) return u32();
    if (choice >= 224) return expand_command(u16());
    return kLikelyCommands[choice % kLikelyCommands.size()];
  }
  /// Timestamps follow, repeat and overtake one another, and wrap.
  std::uint16_t stamp() {
    const std::uint8_t choice = byte();
    return choice < 128 ? choice : choice < 192 ? static_cast<std::uint16_t>(0xFF00u | choice) : u16();
  }
  double seconds() {
    static constexpr std::array<double, 12> kSeconds = {1.0 / 30.0, 0.05,  1.0,  0.0,     0.2,   0.00001,
                                                        10.0,       100.0, 1e-9, 86400.0, 1e300, -1.0};
    const std::uint8_t choice = byte();
    if (choice < 128) return static_cast<double>(choice) / 120.0;
    if (choice == 255) return static_cast<double>(real());
    return kSeconds[choice % kSeconds.size()];
  }

  /// Defaults, but for the fields that a mask names.
  MovementParameters parameters() {
    MovementParameters p;
    const std::uint8_t fields = byte();
    if ((fields & 0x01) != 0) p.flags = u32();
    if ((fields & 0x02) != 0) p.distance_to_object = real();
    if ((fields & 0x04) != 0) p.min_distance = real();
    if ((fields & 0x08) != 0) p.fail_distance = real();
    if ((fields & 0x10) != 0) p.desired_heading = real() * 30.0f;
    if ((fields & 0x20) != 0) p.speed = real();
    if ((fields & 0x40) != 0) p.walk_run_threshold = real();
    if ((fields & 0x80) != 0) {
      p.context_id = byte();
      p.hold_key_to_apply = static_cast<HoldKey>(below(4));
      p.action_stamp = stamp();
    }
    return p;
  }

 private:
  Bytes input_;
  std::size_t at_ = 0;
};

}  // namespace acm::fuzz
