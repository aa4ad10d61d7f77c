// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/commands.hpp"
#include "acmotion/motions.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace acm::wire {

/// The low 16 bits of a command: an index into the receiver's table of commands (wire 5.4). Kept as sent, so
/// that an index past the table survives.
using CommandIndex = std::uint16_t;

constexpr CommandIndex command_index(Command command) {
  return static_cast<CommandIndex>(command & 0xFFFFu);
}

/// An action as it travels: 8 bytes (wire 2).
struct ActionItem {
  static constexpr std::uint16_t kTimestampMask = 0x7FFF;
  static constexpr std::uint16_t kAutonomous = 0x8000;

  CommandIndex command;
  std::uint16_t packed;  ///< the timestamp, and kAutonomous
  float speed;

  [[nodiscard]] constexpr std::uint16_t timestamp() const { return packed & kTimestampMask; }
  /// Begun by the owner's own input.
  [[nodiscard]] constexpr bool autonomous() const { return (packed & kAutonomous) != 0; }
};

MotionAction to_action(const ActionItem& item, CommandSet set = CommandSet::EndOfRetail);
/// Only 15 bits of the timestamp travel.
ActionItem to_item(const MotionAction& action);

/// The actions of one state. Their number travels in five bits.
struct ActionList {
  static constexpr std::uint32_t kCapacity = 31;

  std::uint32_t count = 0;      ///< at most kCapacity
  ActionItem items[kCapacity];  ///< those past the count are not set: clearing them costs as much as decoding

  ActionList() {}

  [[nodiscard]] std::span<const ActionItem> view() const { return {items, count}; }
  /// False, with nothing changed, when the list is full.
  bool push_back(const ActionItem& item) {
    if (count == kCapacity) return false;
    items[count++] = item;
    return true;
  }
};

/// Which fields a sender writes out although they hold their defaults.
enum class Sends : std::uint8_t {
  NonDefaults,      ///< retail: none
  StyleAndForward,  ///< ACE, for motions the server decides: current_style and forward_command always
                    ///< (wire 2.1)
};

/// What a body is to do (wire 2.1). Fields hold the values in force whether sent or left out; `flags` says
/// which is which, and so decides what is written: a field whose bit is clear is not sent, whatever it holds.
struct InterpretedMotionStatePack {
  enum Flag : std::uint32_t {
    kCurrentStyle = 0x01,
    kForwardCommand = 0x02,
    kForwardSpeed = 0x04,
    kSidestepCommand = 0x08,
    kSidestepSpeed = 0x10,
    kTurnCommand = 0x20,
    kTurnSpeed = 0x40,
  };
  static constexpr std::uint32_t kFields = 0x7F;
  static constexpr unsigned kCountShift = 7;
  static constexpr std::uint32_t kCountBits = 0x1Fu << kCountShift;
  static constexpr std::uint32_t kUnknownBits = ~(kFields | kCountBits);

  /// Bits of Flag, and unknown ones as they came. The bits of the count do not matter here: the list decides.
  std::uint32_t flags = 0;
  CommandIndex current_style = command_index(command::kNonCombat);
  CommandIndex forward_command = command_index(command::kReady);
  CommandIndex sidestep_command = 0;
  CommandIndex turn_command = 0;
  float forward_speed = 1.0f;
  float sidestep_speed = 1.0f;
  float turn_speed = 1.0f;
  ActionList actions;
  std::uint32_t padding = 0;  ///< the bytes after the last field, as they came

  [[nodiscard]] bool sends(Flag flag) const { return (flags & flag) != 0; }
  /// The word that travels: the flags with the number of actions.
  [[nodiscard]] std::uint32_t word() const { return (flags & ~kCountBits) | (actions.count << kCountShift); }
  /// Bytes of alignment that follow the last field, when the state begins at a multiple of four.
  [[nodiscard]] unsigned padding_size() const;
};

/// The values in force, with whole commands.
InterpretedMotionState to_movement(const InterpretedMotionStatePack& state,
                                   CommandSet set = CommandSet::EndOfRetail);
/// Speeds are compared with 1 bit by bit (core 8.5). Of more than 31 actions the first 31 travel.
InterpretedMotionStatePack to_state(const InterpretedMotionState& movement,
                                    std::span<const MotionAction> actions = {},
                                    Sends sends = Sends::NonDefaults);

/// What the keys ask for (wire 2.2), as InterpretedMotionStatePack.
struct RawMotionStatePack {
  enum Flag : std::uint32_t {
    kCurrentHoldKey = 0x001,
    kCurrentStyle = 0x002,
    kForwardCommand = 0x004,
    kForwardHoldKey = 0x008,
    kForwardSpeed = 0x010,
    kSidestepCommand = 0x020,
    kSidestepHoldKey = 0x040,
    kSidestepSpeed = 0x080,
    kTurnCommand = 0x100,
    kTurnHoldKey = 0x200,
    kTurnSpeed = 0x400,
  };
  static constexpr std::uint32_t kFields = 0x7FF;
  static constexpr unsigned kCountShift = 11;
  static constexpr std::uint32_t kCountBits = 0x1Fu << kCountShift;
  static constexpr std::uint32_t kUnknownBits = ~(kFields | kCountBits);

  std::uint32_t flags = 0;
  RawMotionState movement;  ///< commands travel whole here
  ActionList actions;

  [[nodiscard]] bool sends(Flag flag) const { return (flags & flag) != 0; }
  [[nodiscard]] std::uint32_t word() const { return (flags & ~kCountBits) | (actions.count << kCountShift); }
};

RawMotionStatePack to_state(const RawMotionState& movement, std::span<const MotionAction> actions = {});

}  // namespace acm::wire
