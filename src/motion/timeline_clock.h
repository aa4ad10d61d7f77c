// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "motion/timeline.h"

#include <cstdint>

namespace acm {

/// Finds the tick of each event of a timeline. Ticks may differ in length, and frame numbers are sums of
/// rounded products, so when a hook falls on a whole number of ticks, rounding alone decides between two of
/// them. The clock does the same arithmetic as the engine, so it always agrees with a sequence that is
/// updated with the same quanta. Plain data; the timeline must outlive it.
class TimelineClock {
 public:
  explicit TimelineClock(const Timeline& timeline);

  /// What fell into one tick.
  struct Tick {
    std::uint64_t first_event = 0;  ///< numbers for Timeline::event: from this one on
    std::uint64_t end_event = 0;    ///< up to before this one
    std::uint32_t anim_dones = 0;
  };
  /// Lets `quantum` seconds pass, at least 0.
  Tick advance(double quantum);

  [[nodiscard]] std::uint64_t ticks() const { return ticks_; }
  /// How many events there have been.
  [[nodiscard]] std::uint64_t events() const { return events_; }
  /// Whether the motion has been reported as done, which is never before the first tick.
  [[nodiscard]] bool done() const { return ticks_ > 0 && anim_dones_ >= timeline_->anims; }
  /// Whether only the cycle is left.
  [[nodiscard]] bool steady() const {
    return timeline_->segments.empty() || timeline_->segments[segment_].cyclic;
  }
  [[nodiscard]] std::uint32_t segment() const { return segment_; }
  [[nodiscard]] double frame_number() const { return frame_number_; }

 private:
  void pass_hooks(double quantum_frames);
  void pass_one();
  void enter_next();

  const Timeline* timeline_;
  double frame_number_ = 0.0;
  std::uint32_t segment_ = 0;
  std::uint32_t next_ = 0;  // index into the timeline's events
  std::uint64_t events_ = 0;
  std::uint64_t anim_dones_ = 0;
  std::uint64_t ticks_ = 0;
};

/// The tick of an event that does not occur, or not within kMaxTicks.
inline constexpr std::uint64_t kNoTick = 0;
inline constexpr std::uint64_t kMaxTicks = 10'000'000;

/// The tick in which an event falls when every tick is `quantum` seconds long; the first after the command is
/// tick 1. Costs a few nanoseconds a tick.
std::uint64_t tick_of_event(const Timeline& timeline, std::uint64_t event, double quantum);
/// The same of a hook's first time.
std::uint64_t tick_of_hook(const Timeline& timeline, std::uint32_t hook, double quantum);
/// The tick in which the motion is reported as done.
std::uint64_t tick_of_done(const Timeline& timeline, double quantum);

}  // namespace acm
