// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/motions.hpp"
#include "acmotion/timelines.hpp"
#include "anim/playing.h"
#include "anim/sequence.h"
#include "assets/bound_table.h"
#include "motion/motion_state.h"
#include "motion/transition.h"

#include <cstdint>
#include <span>

namespace acm {

// Predicts what a motion will do and when, without an actor and without playing it: which animations, how
// long, which hooks. Times are seconds after the command. They are exact for continuous time; a body is
// simulated in ticks, and TimelineClock gives the exact tick of each event.

/// A motion begun in a steady state: its links have ended, only its cycle plays.
struct TimelineQuery {
  Command motion = 0;
  float speed = 1.0f;
  Command style = 0;  ///< 0: the default style of the table
  Command from = 0;   ///< the cycle that plays; 0: the default of the style
  float from_speed = 1.0f;
  std::span<const ActiveMotion> modifiers = {};  ///< laid over that cycle, in the order they were begun
};

/// One animation that plays.
struct TimelineSegment {
  SequenceNode node;             ///< which, its frames, its rate, and what it is played for
  double first_frame = 0.0;      ///< the frame number at which it begins
  double start = 0.0;            ///< kNever: it is not reached
  double end = 0.0;              ///< kNever: it stands still
  bool cyclic = false;           ///< its end queues no AnimDone, unless links ended within the same update
  std::uint32_t first_hook = 0;  ///< index into Timeline::hooks
  std::uint32_t hook_count = 0;
  Frame moved;  ///< of the body, from its start to its end, with the first step of what follows (core 2.6)

  [[nodiscard]] double length() const { return end - start; }
};

/// A hook on a frame that plays.
struct TimelineHook {
  double time = 0.0;  ///< when its frame is left, even if it does not fire; kNever: not reached
  std::uint32_t segment = 0;
  std::uint32_t frame = 0;  ///< of the segment's animation
  std::uint32_t index = 0;  ///< place among the hooks of that frame
  HookStatus status = HookStatus::Fires;
  const Animation* animation = nullptr;

  [[nodiscard]] bool fires() const { return status == HookStatus::Fires; }
  [[nodiscard]] const Hook& hook() const { return animation->hooks_of(frame)[index]; }
};

/// Something that happens: a hook fires, or a segment ends.
struct TimelineEvent {
  enum class Kind : std::uint8_t { Hook, SegmentEnd };
  double time = 0.0;
  Kind kind = Kind::Hook;
  std::uint32_t index = 0;  ///< of the hook or the segment
};

/// The answer. Plain data, in the order of time; points into the animations of the table.
struct Timeline {
  /// None, or why the motion was refused; all other fields then describe the starting state, or are empty.
  MotionError error = MotionError::None;
  Vector<TimelineSegment> segments;  ///< the last repeats for ever, whatever it is played for
  Vector<TimelineHook> hooks;        ///< of all segments; those of the last as of its first pass
  Vector<TimelineEvent> events;      ///< what happens; of the last segment its first pass
  std::uint32_t first_repeated = 0;  ///< the events from this one on come again every `period`
  std::uint32_t anims = 0;           ///< how many AnimDones the motion waits for (core 6)
  double done = 0.0;    ///< when the motion counts as done; kNever: it waits for what is not there
  double steady = 0.0;  ///< when only the cycle is left; kNever: a link stands still
  double period = 0.0;  ///< once through the cycle; kNever: it stands still; 0: nothing plays
  Vec3 velocity;        ///< metres per second in the body's axes, from the command on
  Vec3 omega;           ///< radians per second
  Frame moved;  ///< of the body until it is steady: what the updates of a sequence add up to, on the ground
  Frame animated;     ///< the same by the animations alone
  Frame driven;       ///< the same by the velocities alone
  Command style = 0;  ///< the state after the command
  Command substate = 0;
  float substate_speed = 1.0f;

  [[nodiscard]] bool ok() const { return error == MotionError::None; }
  /// The event of a number, counting on through the repetitions. Only if there is one.
  [[nodiscard]] TimelineEvent event(std::uint64_t number) const;
  [[nodiscard]] bool has_event(std::uint64_t number) const {
    return number < events.size() || first_repeated < events.size();
  }
  /// What is shown once steady: the parts of the first key frame of the cycle, or of the one that stands
  /// still before it. Empty when nothing plays.
  [[nodiscard]] std::span<const Frame> end_pose() const;
};

/// Works out timelines, one after another, in the same memory: after the first few nothing is allocated.
class TimelineBuilder {
 public:
  explicit TimelineBuilder(QuirkFixes quirk_fixes = {});

  /// Refused with NoMotionData when the table has no such state or no data for the motion, and with
  /// GeneralMovementFailure when a limit of the engine is reached. The result is valid until the next call.
  const Timeline& make(const BoundTable& table, const TimelineQuery& query);

  /// What is still to come of a sequence that plays, from where it is: nothing, or links and the cycle. The
  /// motion counts as done with the last link.
  const Timeline& follow(const Sequence& seq, const ListPool& pool);

 private:
  MotionBody body(const BoundTable& table) { return {table, state_, sequence_, pool_, repairs_}; }
  MotionError start(const BoundTable& table, const TimelineQuery& query);

  QuirkFixes repairs_;
  ListPool pool_;
  MotionState state_;
  Sequence sequence_;
  Timeline timeline_;
};

/// One timeline in memory of its own.
Timeline timeline(const BoundTable& table, const TimelineQuery& query);

}  // namespace acm
