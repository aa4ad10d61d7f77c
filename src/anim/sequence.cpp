// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "anim/sequence.h"

#include "anim/playing.h"
#include "base/epsilon.h"
#include "base/finite.h"
#include "base/inlining.h"

#include <algorithm>
#include <cmath>

// What a rewrite of this file would silently lose (core 2.5 to 2.8):
//
// - Only whole key frames count. Root motion and velocity are applied when a frame is left, so the distance
//   follows the frames that were played and not the clock. Interpolating here moves every creature of the
//   game differently.
// - A hook fires when its frame is left, and the last frame of a node is never left. Its hooks never fire.
// - The time that is left at the end of a node is spent in the next node within the same step. Dropping it
//   makes every chain of links a little longer, and swings late.
// - Entering a node applies its first frame, which counts a second time when it is left (QUIRK).
// - Links that have played are dropped after the whole step, so AnimDone may be reported more often than
//   links ended.

namespace acm {

namespace {

bool plays_backwards(const SequenceNode& node) {
  return node.framerate < 0.0f;
}

double past_last_frame(const SequenceNode& node) {
  return static_cast<double>(node.high_frame + 1) - static_cast<double>(kEpsilon);
}

// The frame of a number, kept inside the node whatever the number is.
int frame_within(const SequenceNode& node, double frame_number) {
  if (frame_number >= node.low_frame && frame_number < node.high_frame + 1.0)
    return static_cast<int>(frame_number);
  const double low = std::min(node.low_frame, node.high_frame);
  const double high = std::max(node.low_frame, node.high_frame);
  const double frame = std::floor(frame_number);
  return static_cast<int>(frame >= low ? std::min(frame, high) : low);
}

// retail: CSequence::apply_physics (core 2.3)
void apply_physics(const Sequence& seq, Frame& root, double quantum, double sign) {
  const double magnitude = std::fabs(quantum);
  const auto q = static_cast<float>(sign < 0.0 ? -magnitude : magnitude);
  root.origin = root.origin + seq.velocity * q;
  if (seq.omega != Vec3{}) rotate_local(root, seq.omega * q);
}

enum class Direction { Forward, Backward };

void move_by_frame(const Animation& animation, std::size_t frame, Direction direction, Frame& root) {
  if (frame >= animation.position_frames.size()) return;
  const Frame& step = animation.position_frames[frame];
  root = direction == Direction::Forward ? combine(root, step) : subtract(root, step);
}

// One frame's worth of root motion: the animation's own, then that of the velocities.
void move_root(const Sequence& seq, const SequenceNode& node, int frame, Direction direction, double quantum,
               Frame& root) {
  if (node.moves_root) move_by_frame(*node.animation, static_cast<std::size_t>(frame), direction, root);
  const double rate = node.playable_rate();
  if (std::fabs(rate) > kEpsilon) apply_physics(seq, root, 1.0 / rate, quantum);
}

// retail: CSequence::execute_hooks (core 2.9)
void queue_hooks(const SequenceNode& node, int frame, std::int32_t direction, HookQueue& out) {
  const auto f = static_cast<std::uint32_t>(frame);
  if (!(node.hook_frames & hook_frame_bit(f))) return;
  const Animation& animation = *node.animation;
  if (animation.hooks.empty() || f >= animation.frame_count) return;
  const std::span<const Hook> hooks = animation.hooks_of(f);
  for (std::uint32_t i = 0; i < hooks.size(); ++i) {
    const bool fires = hooks[i].direction == hook_direction::kBoth || hooks[i].direction == direction;
    // A stored AnimationDone hook keeps its place in the numbering but does nothing.
    if (fires && hooks[i].type() != HookType::AnimationDone) out.push({&animation, f, i, node.ids});
  }
}

// The frames that were left on the way to where the node plays now.
void leave_forward(const Sequence& seq, const SequenceNode& node, double quantum, int last, Frame* root,
                   HookQueue& hooks) {
  for (const int goal = frame_within(node, seq.frame_number); last < goal; ++last) {
    if (root) move_root(seq, node, last, Direction::Forward, quantum, *root);
    queue_hooks(node, last, hook_direction::kForward, hooks);
  }
}

void leave_backward(const Sequence& seq, const SequenceNode& node, double quantum, int last, Frame* root,
                    HookQueue& hooks) {
  for (const int goal = frame_within(node, seq.frame_number); last > goal; --last) {
    if (root) move_root(seq, node, last, Direction::Backward, quantum, *root);
    queue_hooks(node, last, hook_direction::kBackward, hooks);
  }
}

// retail: CSequence::advance_to_next_animation (core 2.6). The engine only ever lets time run forwards; a
// negative quantum walks the list the other way.
void advance_to_next(Sequence& seq, const ListPool& pool, double quantum, Frame* root) {
  const bool onwards = quantum >= 0.0;
  const SequenceNode& left = seq.nodes.at(pool, static_cast<unsigned>(seq.current));
  if (root && plays_backwards(left) == onwards)
    move_root(seq, left, frame_within(left, seq.frame_number), Direction::Backward, quantum, *root);
  const int tail = static_cast<int>(seq.nodes.size()) - 1;
  if (onwards)
    seq.current = static_cast<std::int16_t>(seq.current < tail ? seq.current + 1 : seq.first_cyclic);
  else
    seq.current = static_cast<std::int16_t>(seq.current > 0 ? seq.current - 1 : tail);
  const SequenceNode& entered = seq.nodes.at(pool, static_cast<unsigned>(seq.current));
  seq.frame_number = onwards ? entered.starting_frame() : entered.ending_frame();
  if (root && (onwards ? entered.framerate > 0.0f : plays_backwards(entered)))
    move_root(seq, entered, frame_within(entered, seq.frame_number), Direction::Forward, quantum, *root);
}

// retail: CSequence::update_internal (core 2.5)
bool play(Sequence& seq, const ListPool& pool, double quantum, Frame* root, HookQueue& hooks) {
  bool in_time = true;
  for (int wraps = 1;; ++wraps) {
    const SequenceNode& node = seq.nodes.at(pool, static_cast<unsigned>(seq.current));
    const double rate = node.playable_rate();
    const double frames = rate * quantum;
    const int last = frame_within(node, seq.frame_number);
    if (!(frames > 0.0) && !(frames < 0.0)) {
      if (root && std::fabs(quantum) > kEpsilon) apply_physics(seq, *root, quantum, quantum);
      return in_time;
    }
    const NodeStep step = play_within(node, rate, frames, seq.frame_number);
    if (frames > 0.0)
      leave_forward(seq, node, quantum, last, root, hooks);
    else
      leave_backward(seq, node, quantum, last, root, hooks);
    if (!step.finished) return in_time;
    if (seq.first_cyclic != 0) hooks.push({.ids = node.ids});
    const bool goes_on = hands_time_on(node, wraps);
    if (wraps == Sequence::kMaxWraps && step.time_left != 0.0) in_time = false;
    advance_to_next(seq, pool, quantum, root);
    quantum = goes_on ? step.time_left : 0.0;
  }
}

// A share of one frame's motion: all of it is what `move_root` applies.
void move_root_partly(const Sequence& seq, const SequenceNode& node, int frame, Direction direction,
                      double share, Frame& root) {
  const Animation& animation = *node.animation;
  if (node.moves_root && static_cast<std::size_t>(frame) < animation.position_frames.size()) {
    const auto t = static_cast<float>(share);
    const Frame& whole = animation.position_frames[static_cast<std::size_t>(frame)];
    const Quat& q = whole.rotation;
    // On the shorter arc from no rotation at all.
    const float side = q.w < 0.0f ? -t : t;
    const Quat turned = normalized_or({1.0f - t + q.w * side, q.x * side, q.y * side, q.z * side}, {});
    const Frame step{whole.origin * t, turned};
    root = direction == Direction::Forward ? combine(root, step) : subtract(root, step);
  }
  const double rate = node.playable_rate();
  if (std::fabs(rate) > kEpsilon) apply_physics(seq, root, share / rate, 1.0);
}

// retail: CSequence::apricot (core 2.8)
void drop_played_links(Sequence& seq, ListPool& pool) {
  const int played = std::min(seq.current, seq.first_cyclic);
  if (played <= 0) return;
  seq.nodes.erase(pool, 0, static_cast<unsigned>(played));
  seq.current = static_cast<std::int16_t>(seq.current - played);
  seq.first_cyclic = static_cast<std::int16_t>(seq.first_cyclic - played);
}

// Plays on by `quantum`. Links that have played are dropped from the list in the pool `dropped_from`; if it
// is null they stay. Not inlined: one copy serves all callers.
ACMOTION_NEVER_INLINE bool pass_time(Sequence& seq, const ListPool& pool, ListPool* dropped_from,
                                     double quantum, Frame* root, HookQueue& hooks) {
  if (seq.current == Sequence::kNone) {
    if (root) apply_physics(seq, *root, quantum, quantum);
    return true;
  }
  const bool in_time = play(seq, pool, quantum, root, hooks);
  if (dropped_from) drop_played_links(seq, *dropped_from);
  return in_time;
}

}  // namespace

const char* to_string(NodeRole role) {
  switch (role) {
    case NodeRole::Unknown: return "unknown";
    case NodeRole::Link: return "link";
    case NodeRole::Action: return "action";
    case NodeRole::BackLink: return "back link";
    case NodeRole::Cycle: return "cycle";
  }
  return "unknown";
}

double SequenceNode::starting_frame() const {
  return plays_backwards(*this) ? past_last_frame(*this) : static_cast<double>(low_frame);
}

double SequenceNode::ending_frame() const {
  return plays_backwards(*this) ? static_cast<double>(low_frame) : past_last_frame(*this);
}

bool append_animation(Sequence& seq, ListPool& pool, const BoundAnim& anim, NodeRole role, ContextIds ids) {
  if (!anim.animation) return true;
  if (!seq.nodes.push_back(pool, sequence_node(anim, role, ids))) return false;
  seq.first_cyclic = static_cast<std::int16_t>(seq.nodes.size() - 1);
  if (seq.current == Sequence::kNone) {
    seq.current = 0;
    seq.frame_number = seq.nodes.at(pool, 0).starting_frame();
  }
  return true;
}

void clear_animations(Sequence& seq, ListPool& pool) {
  seq.nodes.clear(pool);
  seq.current = Sequence::kNone;
  seq.first_cyclic = Sequence::kNone;
  seq.frame_number = 0.0;
}

void clear_physics(Sequence& seq) {
  seq.velocity = {};
  seq.omega = {};
}

void clear(Sequence& seq, ListPool& pool) {
  clear_animations(seq, pool);
  clear_physics(seq);
  seq.placement = nullptr;
  seq.placement_id = 0;
}

void remove_cyclic_anims(Sequence& seq, ListPool& pool) {
  if (seq.first_cyclic == Sequence::kNone) return;
  const int first = seq.first_cyclic;
  if (seq.current >= first) {
    seq.current = static_cast<std::int16_t>(first - 1);
    const SequenceNode* before = current_node(seq, pool);
    seq.frame_number = before ? before->ending_frame() : 0.0;
  }
  seq.nodes.erase(pool, static_cast<unsigned>(first), seq.nodes.size() - static_cast<unsigned>(first));
  seq.first_cyclic = static_cast<std::int16_t>(first - 1);
}

void remove_link_animations(Sequence& seq, ListPool& pool, std::uint32_t count) {
  if (seq.first_cyclic <= 0) return;
  const int links = seq.first_cyclic;
  const int removed = static_cast<int>(std::min(static_cast<std::uint32_t>(links), count));
  const int kept = links - removed;
  if (seq.current >= kept && seq.current < links) {
    seq.current = seq.first_cyclic;
    seq.frame_number = seq.nodes.at(pool, static_cast<unsigned>(links)).starting_frame();
  }
  if (seq.current >= links) seq.current = static_cast<std::int16_t>(seq.current - removed);
  seq.first_cyclic = static_cast<std::int16_t>(kept);
  seq.nodes.erase(pool, static_cast<unsigned>(kept), static_cast<unsigned>(removed));
}

void remove_all_link_animations(Sequence& seq, ListPool& pool) {
  remove_link_animations(seq, pool, Sequence::kMaxNodes);
}

void remove_links(Sequence& seq, ListPool& pool, unsigned first, unsigned count) {
  const auto links = static_cast<unsigned>(std::max<int>(seq.first_cyclic, 0));
  if (first >= links) return;
  const unsigned removed = std::min(count, links - first);
  const auto end = static_cast<int>(first + removed);
  if (seq.current >= static_cast<int>(first) && seq.current < end) {
    seq.current = static_cast<std::int16_t>(end);
    seq.frame_number = seq.nodes.at(pool, first + removed).starting_frame();
  }
  if (seq.current >= end) seq.current = static_cast<std::int16_t>(seq.current - static_cast<int>(removed));
  seq.first_cyclic = static_cast<std::int16_t>(seq.first_cyclic - static_cast<int>(removed));
  seq.nodes.erase(pool, first, removed);
}

void multiply_cyclic_framerate(Sequence& seq, ListPool& pool, float factor) {
  if (seq.first_cyclic == Sequence::kNone) return;
  for (SequenceNode& node : seq.nodes.view(pool).subspan(static_cast<std::size_t>(seq.first_cyclic))) {
    if (factor < 0.0f) std::swap(node.low_frame, node.high_frame);
    node.framerate = clamped_to(factor * node.framerate, SequenceNode::kLargestFramerate);
  }
}

void combine_physics(Sequence& seq, Vec3 velocity, Vec3 omega) {
  seq.velocity = seq.velocity + velocity;
  seq.omega = seq.omega + omega;
}

void subtract_physics(Sequence& seq, Vec3 velocity, Vec3 omega) {
  seq.velocity = seq.velocity - velocity;
  seq.omega = seq.omega - omega;
}

bool update(Sequence& seq, ListPool& pool, double quantum, Frame* root, HookQueue& hooks) {
  return pass_time(seq, pool, &pool, quantum, root, hooks);
}

void play_ahead(Sequence& copy, const ListPool& pool, double seconds, Frame& root) {
  HookQueue dropped({});
  pass_time(copy, pool, nullptr, seconds, &root, dropped);
}

void add_unapplied_motion(const Sequence& seq, const ListPool& pool, Frame& root) {
  const SequenceNode* node = current_node(seq, pool);
  if (!node || node->playable_rate() == 0.0) return;
  const int frame = frame_within(*node, seq.frame_number);
  const bool backwards = plays_backwards(*node);
  const double into = std::clamp(seq.frame_number - frame, 0.0, 1.0);
  const double share = backwards ? 1.0 - into : into;
  const bool is_last = backwards ? frame <= node->low_frame : frame >= node->high_frame;
  if (backwards || !is_last)
    move_root_partly(seq, *node, frame, backwards ? Direction::Backward : Direction::Forward, share, root);
  if (!is_last) return;
  // The end of a node applies the motion of the frame where the next one begins (core 2.6).
  const int tail = static_cast<int>(seq.nodes.size()) - 1;
  const int next = seq.current < tail ? seq.current + 1 : seq.first_cyclic;
  if (next == Sequence::kNone) return;
  const SequenceNode& entered = seq.nodes.at(pool, static_cast<unsigned>(next));
  if (entered.framerate > 0.0f)
    move_root_partly(seq, entered, frame_within(entered, entered.starting_frame()), Direction::Forward, share,
                     root);
}

bool set_placement(Sequence& seq, const Setup& setup, std::uint32_t key) {
  seq.placement = setup.find_placement(key);
  seq.placement_id = seq.placement ? seq.placement->key : 0;
  return seq.placement != nullptr;
}

void play_default_animation(Sequence& seq, ListPool& pool, const Animation* animation) {
  clear_animations(seq, pool);
  if (animation) append_animation(seq, pool, bind_anim({animation->id, 0, -1, 30.0f}, animation));
}

std::span<const Frame> current_parts(const Sequence& seq, const ListPool& pool) {
  const SequenceNode* node = current_node(seq, pool);
  if (!node) return seq.placement ? std::span<const Frame>(seq.placement->parts) : std::span<const Frame>();
  const std::int32_t frame = current_key_frame(seq, pool);
  return frame < 0 ? std::span<const Frame>() : node->animation->parts(static_cast<std::uint32_t>(frame));
}

std::int32_t current_key_frame(const Sequence& seq, const ListPool& pool) {
  const SequenceNode* node = current_node(seq, pool);
  if (!node) return -1;
  const double frame = std::floor(seq.frame_number);
  return frame >= 0.0 && frame < node->animation->frame_count ? static_cast<std::int32_t>(frame) : -1;
}

}  // namespace acm
