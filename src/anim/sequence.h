// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "anim/context_ids.h"
#include "anim/hook_queue.h"
#include "assets/bound_table.h"
#include "assets/setup.h"
#include "base/frame.h"
#include "base/pooled_list.h"
#include "base/vec3.h"

#include <cmath>
#include <cstdint>
#include <span>

namespace acm {

/// What a node is played for. The engine does not use it; it is for inspection.
enum class NodeRole : std::uint8_t {
  Unknown,
  Link,      ///< on the way from one state to another
  Action,    ///< the action itself
  BackLink,  ///< from an action back to the state it was begun in
  Cycle,
};

/// "back link". Never null.
const char* to_string(NodeRole role);

/// A span of an animation that is playing or waits to play. retail: AnimSequenceNode (core 3)
struct SequenceNode {
  /// No node has more, so that no change of speed makes it infinite. Far beyond what is played.
  static constexpr float kLargestFramerate = 1e20f;

  const Animation* animation = nullptr;  ///< never null inside a sequence
  std::int32_t low_frame = 0;            ///< inclusive
  std::int32_t high_frame = 0;           ///< inclusive
  float framerate = 30.0f;               ///< frames per second; negative plays backwards
  NodeRole role = NodeRole::Unknown;
  bool moves_root = true;               ///< as of BoundAnim
  std::uint16_t hook_frames = 0xFFFFu;  ///< as of BoundAnim
  ContextIds ids = {};                  ///< of the motion that appended it; another speed keeps them

  /// The framerate that is played: 0 if `framerate` is NaN or absurdly large (core 2.5).
  [[nodiscard]] double playable_rate() const {
    constexpr double kMaxFramerate = 1e6;
    const double rate = framerate;
    return std::fabs(rate) <= kMaxFramerate ? rate : 0.0;
  }
  /// The frame number at which the node begins to play, and at which it ends (core 3).
  [[nodiscard]] double starting_frame() const;
  [[nodiscard]] double ending_frame() const;
};

/// The node that plays an animation of a table.
[[nodiscard]] inline SequenceNode sequence_node(const BoundAnim& anim, NodeRole role = NodeRole::Unknown,
                                                ContextIds ids = {}) {
  return {anim.animation, anim.low_frame,  anim.high_frame,  anim.framerate,
          role,           anim.moves_root, anim.hook_frames, ids};
}

/// The animations of one body: links, which play once, then the cyclic node, which repeats; with the
/// velocities that go with them. Plain data; a long list lives in the pool that every function is given.
/// retail: CSequence (core 2)
struct Sequence {
  static constexpr int kNone = -1;
  static constexpr int kMaxWraps = 4096;  ///< of nodes in one update, against hostile speeds (core 2.5)

  double frame_number = 0.0;          ///< within the current node; the shown key frame is its floor
  Vec3 velocity;                      ///< metres per second, in the body's axes
  Vec3 omega;                         ///< radians per second, in the body's axes
  std::int16_t current = kNone;       ///< index of the node that plays
  std::int16_t first_cyclic = kNone;  ///< index of the first node that repeats
  std::uint32_t placement_id = 0;     ///< the key of `placement`
  PooledList<SequenceNode, 3> nodes;
  const Setup::Placement* placement = nullptr;  ///< the pose shown while nothing plays; may be null

  static constexpr unsigned kMaxNodes = decltype(nodes)::kCapacity;

  [[nodiscard]] bool has_anims() const { return !nodes.empty(); }
};

/// Puts an animation at the end and makes it the cyclic one. An anim without animation changes nothing. False
/// when the list is full. retail: CSequence::append_animation (core 2.2)
bool append_animation(Sequence& seq, ListPool& pool, const BoundAnim& anim, NodeRole role = NodeRole::Unknown,
                      ContextIds ids = {});
void clear_animations(Sequence& seq, ListPool& pool);
void clear_physics(Sequence& seq);
/// Animations, velocities and placement.
void clear(Sequence& seq, ListPool& pool);
/// Deletes the cyclic node; a link that is left last becomes the cyclic one until more is appended.
void remove_cyclic_anims(Sequence& seq, ListPool& pool);
/// Deletes up to `count` links, the newest first.
void remove_link_animations(Sequence& seq, ListPool& pool, std::uint32_t count);
void remove_all_link_animations(Sequence& seq, ListPool& pool);
/// Deletes the links from `first` on, which is an index of `nodes`. If one of them plays, what follows
/// begins.
void remove_links(Sequence& seq, ListPool& pool, unsigned first, unsigned count);
void multiply_cyclic_framerate(Sequence& seq, ListPool& pool, float factor);

/// Adds to, or takes from, the velocities. retail: CSequence::combine_physics, subtract_physics (core 2.3)
void combine_physics(Sequence& seq, Vec3 velocity, Vec3 omega);
void subtract_physics(Sequence& seq, Vec3 velocity, Vec3 omega);

/// Plays on by `quantum` seconds: moves `root` (may be null: no root motion is worked out), queues hooks in
/// `hooks`, and drops links that have played. False when kMaxWraps were not enough; what was left of the time
/// is left out. retail: CSequence::update (core 2.4)
bool update(Sequence& seq, ListPool& pool, double quantum, Frame* root, HookQueue& hooks);

/// For viewers: plays a copy of a sequence on, without hooks and without dropping links. The copy reads its
/// nodes where the original has them, so it is only good for looking at.
void play_ahead(Sequence& copy, const ListPool& pool, double seconds, Frame& root);

/// For viewers: adds to `root` the current frame's root motion in proportion to how much of the frame has
/// played. `update` adds all of it once the frame is left.
void add_unapplied_motion(const Sequence& seq, const ListPool& pool, Frame& root);

/// Chooses the pose shown while nothing plays: this placement, else placement 0. False when the setup has
/// neither; then there is none. retail: CPartArray::SetPlacementFrame (core 2.10)
bool set_placement(Sequence& seq, const Setup& setup, std::uint32_t key);

/// Plays one animation from end to end for ever, for things that only animate; null: nothing.
/// retail: the Setup's default animation (core 2.10)
void play_default_animation(Sequence& seq, ListPool& pool, const Animation* animation);

/// The parts that are shown: of the current key frame, or of the placement when nothing plays. Empty when the
/// frame number lies outside the animation, or there is no placement. retail: get_curr_animframe (core 2.10)
[[nodiscard]] std::span<const Frame> current_parts(const Sequence& seq, const ListPool& pool);

/// The key frame that is shown: floor of the frame number, or -1 with no current node or outside the
/// animation (core 2.10).
[[nodiscard]] std::int32_t current_key_frame(const Sequence& seq, const ListPool& pool);

/// The node that plays; null when there is none.
[[nodiscard]] inline const SequenceNode* current_node(const Sequence& seq, const ListPool& pool) {
  return seq.current == Sequence::kNone ? nullptr : &seq.nodes.at(pool, static_cast<unsigned>(seq.current));
}

}  // namespace acm
