// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/hooks.hpp"
#include "acmotion/host.hpp"
#include "acmotion/motions.hpp"
#include "acmotion/result.hpp"
#include "acmotion/types.hpp"

#include <cstdint>

/// What a motion will do and when, without an object and without playing it: which animations, how long,
/// which hooks.
namespace acm {

class Assets;

/// A motion begun in a steady state: its links have ended, only its cycle plays.
struct MotionQuery {
  ObjectId motion_table = 0;
  Command motion = 0;
  float speed = 1.0f;
  Command style = 0;  ///< 0: the default style of the table
  Command from = 0;   ///< the cycle that plays; 0: the default of the style
  float from_speed = 1.0f;
  /// Seconds of the server's ticks: ticks of hooks and of the end are worked out to the bit. 0: not wanted.
  double tick_seconds = 0.0;
};

/// Whether a hook fires, and if not, why.
enum class HookStatus : std::uint8_t {
  Fires,
  LastFrame,       ///< the last frame of a segment is never left (core 2.5)
  OtherDirection,  ///< meant for playing the other way (core 2.9)
  AnimDone,        ///< stored AnimationDone hooks do nothing (core 2.9)
  NotReached,      ///< what plays before it stands still
};

/// "never: last frame". Never null.
const char* to_string(HookStatus status);

/// A hook on a frame that plays.
struct HookTime {
  double time = 0.0;       ///< seconds after the command, when its frame is left, even if it does not fire;
                           ///< kNever: not reached
  std::uint64_t tick = 0;  ///< MotionQuery::tick_seconds: the tick in which it fires, 1 is the first; 0: none
  HookStatus status = HookStatus::Fires;
  HookType type = HookType::NoOp;
  HookSource source;
  std::uint32_t segment = 0;

  [[nodiscard]] bool fires() const { return status == HookStatus::Fires; }
};

/// One animation that plays.
struct MotionSegment {
  ObjectId animation = 0;
  std::int32_t low_frame = 0;   ///< inclusive
  std::int32_t high_frame = 0;  ///< inclusive
  float framerate = 30.0f;      ///< frames per second; negative plays backwards
  double start = 0.0;           ///< seconds after the command; kNever: it is not reached
  double end = 0.0;             ///< kNever: it stands still
  bool cyclic = false;
};

/// What a motion does. Times are seconds after the command.
struct MotionTimeline {
  MotionError error =
      MotionError::None;           ///< None, or why the client refuses the motion; then nothing else is set
  Vector<MotionSegment> segments;  ///< in order; the last repeats for ever
  Vector<HookTime> hooks;          ///< of all segments; those of the last as of its first pass
  double done = 0.0;  ///< when MotionDone comes; kNever: the motion waits for animations that are not loaded
  double steady = 0.0;          ///< when only the cycle is left
  double period = 0.0;          ///< once through the cycle; kNever: it stands still; 0: nothing plays
  std::uint64_t done_tick = 0;  ///< MotionQuery::tick_seconds: the tick in which it is done; 0: none
  Vec3 velocity;                ///< metres per second in the body's axes, from the command on
  Vec3 omega;                   ///< radians per second
  Frame moved;                  ///< how far the body gets until the state is steady, on the ground
  Command style = 0;            ///< the state after the command
  Command substate = 0;

  [[nodiscard]] bool ok() const { return error == MotionError::None; }
};

/// Fails when the motion table is not loaded. Times are exact for continuous time; in a World, the tick that
/// reaches a time carries it out (MotionQuery::tick_seconds).
Result<MotionTimeline> motion_timeline(Assets& assets, const MotionQuery& query);

/// The motions that a table may serve in a state, ascending: cycles, actions, modifiers and other styles.
/// motion_timeline returns whether one of them is refused. Style 0: the default style; state 0: its default.
/// Fails when the motion table is not loaded.
Result<Vector<Command>> motions_from(Assets& assets, ObjectId motion_table, Command style = 0,
                                     Command state = 0);

}  // namespace acm
