// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/server.hpp"
#include "acmotion/types.hpp"
#include "acmotion/wire_messages.hpp"
#include "acmotion/world.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "script.h"

namespace acm::test::cheat {

/// What a client that lies tries for a while.
enum class Trick : std::uint8_t {
  Silence,
  AnyMessages,    ///< any of a client's messages, with any numbers
  Jumps,          ///< one in every tick
  LandsAndJumps,  ///< says that it stands, then jumps
  Staircase,      ///< places that are each a little farther
  RunsAhead,      ///< keys of a runner, and places before it
  LongRotations,  ///< rotations whose length is not 1
  Attacks,        ///< chooses level 0 and orders a swing
  Emotes,         ///< six at a time, at any speed
  Dies,           ///< Dead as a key
  Requests,       ///< what level 0 allows, at any speed
  FloodOfPlaces,  ///< far ones, which are corrected
  FloodOfKeys,    ///< fast ones, which are clamped
  FloodOfJumps,
  FloodOfSteps,     ///< places that are each a little less than a centimetre farther
  Tilts,            ///< rotations of length 1 that no body has which stands
  ContactBytes,     ///< leaves the ground and lands without a jump, or while it rises
  FalseCommands,    ///< keys that are others' commands in some bits
  Rhythm,           ///< the same few messages over and over
  FloodOfMessages,  ///< any of a client's messages, with any numbers and timestamps
  FloodOfRequests,  ///< what level 0 allows, at any speed
  FloodOfEmotes,
  Count,
};
const char* to_string(Trick trick);

/// As many choices as `count`, of a seed: SplitMix64.
std::vector<std::byte> drawn_choices(std::uint64_t seed, std::size_t count);

/// A client that sends what it likes. It knows everything that a real one could know of its body and the
/// timestamps.
class Liar {
 public:
  using Send = std::function<void(const wire::Message&)>;

  explicit Liar(Guid guid) : guid_(guid) {}

  /// Chooses what it does from now on, and for how long.
  void choose(fuzz::Script& script);
  /// Tries one trick for `ticks` ticks.
  void begin(Trick trick, int ticks);
  [[nodiscard]] bool has_plan() const { return ticks_left_ > 0; }
  /// What it sends in one tick.
  void play(const World& world, fuzz::Script& script, const Send& send);
  /// "Jumps, Emotes": what it has tried so far.
  [[nodiscard]] std::string tried() const;
  [[nodiscard]] const wire::ClientTimestamps& timestamps() const { return timestamps_; }
  /// Reads the timestamps that the server would send.
  void hear_timestamps(const Server& server);

 private:
  /// A message of a rhythm.
  struct Beat {
    int tick;  ///< of the rhythm
    std::uint8_t what;
    Vec3 way;       ///< metres ahead of the body
    Vec3 velocity;  ///< of a jump
    std::uint8_t number;
  };

  wire::MoveToState keys(Command forward, float speed = 1.0f);
  wire::AutonomousPosition place(const Position& position, bool stands = true);
  wire::Jump jump();
  wire::Message any_message(fuzz::Script& script);
  wire::Message any_request(fuzz::Script& script);
  wire::MoveToState any_keys(fuzz::Script& script);
  wire::MoveToState emotes();
  Position any_place(fuzz::Script& script);
  void lie_about_timestamps(wire::ClientTimestamps& t, fuzz::Script& script);
  void play_once(fuzz::Script& script, const Send& send);
  void attack(const Send& send);
  void tilt(const Quat& rotation, const Send& send);
  void flood(const Send& send);
  void drawn_flood(const Send& send);
  void choose_rhythm(fuzz::Script& script);
  [[nodiscard]] wire::Message message_of(const Beat& beat);

  Guid guid_;
  Trick trick_ = Trick::Silence;
  int ticks_left_ = 0;
  int tick_ = 0;
  Vec3 way_;            // of a staircase, metres a tick
  Vec3 velocity_;       // of jumps
  Quat rotation_;       // of the wrong length
  float speed_ = 1.0f;  // of emotes and keys
  bool stands_ = true;
  std::uint32_t tried_ = 0;
  std::array<Beat, 4> rhythm_{};
  int rhythm_ticks_ = 1;
  int floods_left_ = 4;           // of 1,000 messages each, so that a session stays short
  std::uint32_t flood_seed_ = 0;  // of a flood that is drawn: the choices of an input are too few for it
  std::uint32_t action_ = 1;
  std::uint16_t action_stamp_ = 1;
  wire::ClientTimestamps timestamps_;
  Position own_;  // where the server has it
};

}  // namespace acm::test::cheat
