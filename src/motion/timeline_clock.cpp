// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "motion/timeline_clock.h"

#include <cassert>

namespace acm {

TimelineClock::TimelineClock(const Timeline& timeline) : timeline_(&timeline) {
  if (!timeline.segments.empty()) frame_number_ = timeline.segments[0].first_frame;
}

// One event is over; after the last the cycle's come again.
void TimelineClock::pass_one() {
  ++events_;
  if (++next_ == timeline_->events.size()) next_ = timeline_->first_repeated;
}

// All hooks of the frames that have been left.
void TimelineClock::pass_hooks(double quantum_frames) {
  for (;;) {
    const TimelineEvent& event = timeline_->events[next_];
    if (event.kind != TimelineEvent::Kind::Hook) return;
    const double frame = timeline_->hooks[event.index].frame;
    const bool left = quantum_frames > 0.0 ? frame_number_ >= frame + 1.0 : frame_number_ < frame;
    if (!left) return;
    pass_one();
  }
}

void TimelineClock::enter_next() {
  if (segment_ + 1 < timeline_->segments.size()) ++segment_;
  frame_number_ = timeline_->segments[segment_].node.starting_frame();
}

// The sums of core 2.5 and 2.6, in their order.
TimelineClock::Tick TimelineClock::advance(double quantum) {
  assert(quantum >= 0.0);
  ++ticks_;
  Tick tick{events_, events_, 0};
  if (timeline_->segments.empty()) return tick;
  const bool links_play = !steady();
  for (int wraps = 1;; ++wraps) {
    const SequenceNode& node = timeline_->segments[segment_].node;
    const double rate = node.playable_rate();
    const double frames = rate * quantum;
    if (!(frames > 0.0) && !(frames < 0.0)) break;
    const NodeStep step = play_within(node, rate, frames, frame_number_);
    pass_hooks(frames);
    if (!step.finished) break;
    pass_one();
    if (links_play) ++tick.anim_dones;
    quantum = hands_time_on(node, wraps) ? step.time_left : 0.0;
    enter_next();
  }
  tick.end_event = events_;
  anim_dones_ += tick.anim_dones;
  return tick;
}

std::uint64_t tick_of_event(const Timeline& timeline, std::uint64_t event, double quantum) {
  if (!(quantum > 0.0) || !timeline.has_event(event)) return kNoTick;
  TimelineClock clock(timeline);
  while (clock.ticks() < kMaxTicks) {
    clock.advance(quantum);
    if (clock.events() > event) return clock.ticks();
  }
  return kNoTick;
}

std::uint64_t tick_of_hook(const Timeline& timeline, std::uint32_t hook, double quantum) {
  for (std::size_t i = 0; i < timeline.events.size(); ++i)
    if (timeline.events[i].kind == TimelineEvent::Kind::Hook && timeline.events[i].index == hook)
      return tick_of_event(timeline, i, quantum);
  return kNoTick;
}

std::uint64_t tick_of_done(const Timeline& timeline, double quantum) {
  if (!(quantum > 0.0)) return kNoTick;
  TimelineClock clock(timeline);
  do {
    clock.advance(quantum);
    if (clock.done()) return clock.ticks();
    // From here on no AnimDone comes.
  } while (!clock.steady() && clock.ticks() < kMaxTicks);
  return kNoTick;
}

}  // namespace acm
