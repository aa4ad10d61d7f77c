// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "motion/timeline.h"

#include "base/epsilon.h"

#include <algorithm>
#include <cmath>

namespace acm {

namespace {

// A transition never has more lists that spill than these three.
constexpr std::uint32_t kScratchBlocks = 3;

/// The frames that a segment leaves while it plays, in order: all but its last.
struct FramesLeft {
  std::int32_t first = 0;
  std::int32_t last = 0;  // the one that is not left
  std::int32_t step = 1;
};

FramesLeft frames_left(const TimelineSegment& segment) {
  const SequenceNode& node = segment.node;
  const bool forwards = !(node.framerate < 0.0f);
  const double low = node.low_frame;
  const double high = node.high_frame;
  // Not std::clamp, which must not be given a node turned inside out.
  const double shown = std::min(std::max(std::floor(segment.first_frame), low), high);
  const std::int32_t last = forwards ? node.high_frame : node.low_frame;
  if (is_inside_out(node)) return {last, last, 1};
  return {static_cast<std::int32_t>(shown), last, forwards ? 1 : -1};
}

/// What moves a body while animations play: their own steps, and velocities. Does what updates do, frame for
/// frame, so that the sums have the same bits.
class Mover {
 public:
  Mover(bool by_animation, Vec3 velocity, Vec3 omega)
      : by_animation_(by_animation), velocity_(velocity), omega_(omega) {}

  void play(const TimelineSegment& segment, const TimelineSegment* following, Frame& root) const {
    if (segment.end == kNever) return;
    const FramesLeft frames = frames_left(segment);
    for (std::int32_t f = frames.first; f != frames.last; f += frames.step)
      move(segment.node, f, frames.step > 0, root);
    // What happens between two nodes (core 2.6).
    if (segment.node.framerate < 0.0f) move(segment.node, segment.node.low_frame, false, root);
    if (following && following->node.framerate > 0.0f)
      move(following->node, following->node.low_frame, true, root);
  }

 private:
  void move(const SequenceNode& node, std::int32_t frame, bool forwards, Frame& root) const {
    const Vector<Frame>& steps = node.animation->position_frames;
    const auto f = static_cast<std::size_t>(frame);
    if (by_animation_ && f < steps.size())
      root = forwards ? combine(root, steps[f]) : subtract(root, steps[f]);
    const double rate = node.playable_rate();
    if (!(std::fabs(rate) > kEpsilon)) return;
    const auto quantum = static_cast<float>(std::fabs(1.0 / rate));
    root.origin = root.origin + velocity_ * quantum;
    if (omega_ != Vec3{}) rotate_local(root, omega_ * quantum);
  }

  bool by_animation_;
  Vec3 velocity_, omega_;
};

HookStatus status_of(const TimelineSegment& segment, const Hook& hook, bool last_frame) {
  if (segment.start == kNever || segment.end == kNever) return HookStatus::NotReached;
  if (hook.type() == HookType::AnimationDone) return HookStatus::AnimDone;
  const std::int32_t direction =
      segment.node.framerate < 0.0f ? hook_direction::kBackward : hook_direction::kForward;
  if (hook.direction != hook_direction::kBoth && hook.direction != direction)
    return HookStatus::OtherDirection;
  return last_frame ? HookStatus::LastFrame : HookStatus::Fires;
}

// At rate 0 the frames divide by 0, so what is not reached has no time of its own.
double time_of(const TimelineSegment& segment, HookStatus status, std::int32_t frame, bool last_frame) {
  if (status == HookStatus::NotReached) return kNever;
  return last_frame ? segment.end
                    : segment.start + seconds_until_left(segment.node, segment.first_frame, frame);
}

/// Fills a timeline from the nodes of a sequence.
class Writer {
 public:
  Writer(Timeline& out, const Sequence& seq) : out_(out) {
    out_.segments.clear();
    out_.hooks.clear();
    out_.events.clear();
    out_.first_repeated = 0;
    out_.velocity = seq.velocity;
    out_.omega = seq.omega;
  }

  void write(const Sequence& seq, const ListPool& pool) {
    if (seq.current == Sequence::kNone) return finish(seq);
    const std::span<const SequenceNode> nodes = seq.nodes.view(pool);
    const auto current = static_cast<std::size_t>(seq.current);
    add_segment(nodes[current], seq.frame_number, current >= first_cyclic(seq));
    for (std::size_t i = current + 1; i < nodes.size(); ++i)
      add_segment(nodes[i], nodes[i].starting_frame(), i >= first_cyclic(seq));
    // A cycle that is already on its way is written twice: what is left of this pass, and a whole one.
    const TimelineSegment& last = out_.segments.back();
    if (last.first_frame != last.node.starting_frame())
      add_segment(SequenceNode(last.node), last.node.starting_frame(), true);
    finish(seq);
  }

 private:
  static std::size_t first_cyclic(const Sequence& seq) { return static_cast<std::size_t>(seq.first_cyclic); }

  void add_segment(const SequenceNode& node, double first_frame, bool cyclic) {
    TimelineSegment segment;
    segment.node = node;
    segment.first_frame = first_frame;
    segment.start = time_;
    segment.end = time_ = time_ + seconds_from(node, first_frame);
    segment.cyclic = cyclic;
    segment.first_hook = static_cast<std::uint32_t>(out_.hooks.size());
    out_.first_repeated = static_cast<std::uint32_t>(out_.events.size());
    const FramesLeft frames = frames_left(segment);
    for (std::int32_t f = frames.first; f != frames.last; f += frames.step) add_hooks(segment, f, false);
    add_hooks(segment, frames.last, true);
    segment.hook_count = static_cast<std::uint32_t>(out_.hooks.size()) - segment.first_hook;
    if (segment.end != kNever)
      out_.events.push_back(
          {segment.end, TimelineEvent::Kind::SegmentEnd, static_cast<std::uint32_t>(out_.segments.size())});
    out_.segments.push_back(segment);
  }

  void add_hooks(const TimelineSegment& segment, std::int32_t frame, bool last_frame) {
    const Animation& animation = *segment.node.animation;
    const auto f = static_cast<std::uint32_t>(frame);
    if (animation.hooks.empty() || f >= animation.frame_count) return;
    const std::span<const Hook> hooks = animation.hooks_of(f);
    for (std::uint32_t i = 0; i < hooks.size(); ++i) {
      TimelineHook hook;
      hook.segment = static_cast<std::uint32_t>(out_.segments.size());
      hook.frame = f;
      hook.index = i;
      hook.animation = &animation;
      hook.status = status_of(segment, hooks[i], last_frame);
      hook.time = time_of(segment, hook.status, frame, last_frame);
      if (hook.fires())
        out_.events.push_back(
            {hook.time, TimelineEvent::Kind::Hook, static_cast<std::uint32_t>(out_.hooks.size())});
      out_.hooks.push_back(hook);
    }
  }

  void finish(const Sequence& seq) {
    out_.steady = 0.0;
    out_.period = 0.0;
    if (!out_.segments.empty()) {
      const TimelineSegment& cycle = out_.segments.back();
      out_.period = seconds_from(cycle.node, cycle.first_frame);
      for (const TimelineSegment& s : out_.segments)
        if (!s.cyclic) out_.steady = s.end;
    }
    write_movement(seq);
  }

  void write_movement(const Sequence& seq) {
    const bool by_animation = std::ranges::any_of(
        out_.segments, [](const TimelineSegment& s) { return s.node.animation->has_position_frames(); });
    const bool by_velocity = seq.velocity != Vec3{} || seq.omega != Vec3{};
    out_.moved = by_animation || by_velocity
                     ? add_up(Mover(by_animation, seq.velocity, seq.omega), &TimelineSegment::moved)
                     : Frame{};
    out_.animated = !by_animation ? Frame{} : by_velocity ? add_up(Mover(true, {}, {}), nullptr) : out_.moved;
    out_.driven = !by_velocity   ? Frame{}
                  : by_animation ? add_up(Mover(false, seq.velocity, seq.omega), nullptr)
                                 : out_.moved;
  }

  // Returns the body's motion until it is steady. Writes each segment's own motion to `part` unless null.
  Frame add_up(const Mover& mover, Frame TimelineSegment::* part) {
    Frame sum;
    for (std::size_t i = 0; i < out_.segments.size(); ++i) {
      TimelineSegment& segment = out_.segments[i];
      const TimelineSegment& following = i + 1 < out_.segments.size() ? out_.segments[i + 1] : segment;
      if (part) mover.play(segment, &following, segment.*part);
      if (!segment.cyclic) mover.play(segment, &following, sum);
      if (segment.end == kNever) break;
    }
    return sum;
  }

  Timeline& out_;
  double time_ = 0.0;
};

// When the last link that the motion waits for ends: the end of each link queues an AnimDone (core 2.5, 6).
double time_done(const Timeline& t) {
  if (t.anims == 0) return 0.0;
  const std::size_t last = t.anims - 1;
  return last < t.segments.size() && !t.segments[last].cyclic ? t.segments[last].end : kNever;
}

}  // namespace

const char* to_string(HookStatus status) {
  switch (status) {
    case HookStatus::Fires: return "fires";
    case HookStatus::LastFrame: return "never: last frame";
    case HookStatus::OtherDirection: return "never: other direction";
    case HookStatus::AnimDone: return "never: stored AnimationDone";
    case HookStatus::NotReached: return "never: not reached";
  }
  return "";
}

TimelineEvent Timeline::event(std::uint64_t number) const {
  if (number < events.size()) return events[number];
  const std::uint64_t each_pass = events.size() - first_repeated;
  const std::uint64_t pass = (number - first_repeated) / each_pass;
  TimelineEvent e = events[first_repeated + (number - first_repeated) % each_pass];
  e.time += static_cast<double>(pass) * period;
  return e;
}

std::span<const Frame> Timeline::end_pose() const {
  if (segments.empty()) return {};
  const auto stands =
      std::ranges::find_if(segments, [](const TimelineSegment& s) { return s.end == kNever; });
  const TimelineSegment& shown = stands != segments.end() ? *stands : segments.back();
  const double frame = std::floor(shown.first_frame);
  if (!(frame >= 0.0 && frame < shown.node.animation->frame_count)) return {};
  return shown.node.animation->parts(static_cast<std::uint32_t>(frame));
}

TimelineBuilder::TimelineBuilder(QuirkFixes quirk_fixes) : repairs_(quirk_fixes) {
  pool_.reserve_free(kScratchBlocks);
}

MotionError TimelineBuilder::start(const BoundTable& table, const TimelineQuery& query) {
  clear(sequence_, pool_);
  timeline_.anims = 0;
  const MotionBody scratch = body(table);
  const auto error_of = [](const Transition& t) {
    if (t.ok) return MotionError::None;
    return t.limit == TransitionLimit::None ? MotionError::NoMotionData : MotionError::GeneralMovementFailure;
  };
  const Command style = query.style != 0 ? query.style : table.table->default_style();
  const Command from = query.from != 0 ? query.from : table.table->default_substate(style);
  Transition t = enter_steady_state(scratch, style, {from, query.from_speed});
  for (std::size_t i = 0; t.ok && i < query.modifiers.size(); ++i)
    t = start_motion(scratch, query.modifiers[i].motion, query.modifiers[i].speed);
  if (!t.ok) return error_of(t);
  t = start_motion(scratch, query.motion, query.speed);
  timeline_.anims = t.anims;
  return error_of(t);
}

const Timeline& TimelineBuilder::make(const BoundTable& table, const TimelineQuery& query) {
  timeline_.error = start(table, query);
  timeline_.style = state_.style;
  timeline_.substate = state_.substate;
  timeline_.substate_speed = state_.substate_speed;
  Writer(timeline_, sequence_).write(sequence_, pool_);
  timeline_.done = time_done(timeline_);
  return timeline_;
}

const Timeline& TimelineBuilder::follow(const Sequence& seq, const ListPool& pool) {
  timeline_.error = MotionError::None;
  timeline_.style = timeline_.substate = 0;
  timeline_.substate_speed = 1.0f;
  Writer(timeline_, seq).write(seq, pool);
  timeline_.anims = static_cast<std::uint32_t>(
      std::ranges::count_if(timeline_.segments, [](const TimelineSegment& s) { return !s.cyclic; }));
  timeline_.done = timeline_.steady;
  return timeline_;
}

Timeline timeline(const BoundTable& table, const TimelineQuery& query) {
  return TimelineBuilder().make(table, query);
}

}  // namespace acm
