// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/scene.h"
#include "base/prefetch.h"

#include <cstddef>

namespace acm {

/// Actors of a crowd are ticked one after the other, and the data of the next ones lies far apart in memory:
/// the actor itself, its node when the list is long, the animation, its frame, the managers. Each is
/// prefetched in turn, so that it is in the cache when the next is found through it. No state changes.
inline constexpr std::size_t kActorAhead = 8;      ///< actors from the one that is ticked
inline constexpr std::size_t kNodeAhead = 6;       ///< needs the actor
inline constexpr std::size_t kAnimationAhead = 4;  ///< needs the node
inline constexpr std::size_t kFrameAhead = 2;      ///< needs the animation

/// What every tick reads of an actor itself: all that stands before the interpreter.
inline void prefetch_actor(const Actor& actor) {
  const auto* first = reinterpret_cast<const std::byte*>(&actor);
  const auto* end = reinterpret_cast<const std::byte*>(&actor.motion_interp);
  prefetch(first, static_cast<std::size_t>(end - first));
}

/// The node that it plays, where a long list has it in the pool; others lie in the actor.
inline void prefetch_node(const Scene& scene, const Actor& actor) {
  if (actor.sequence.nodes.spilled()) prefetch(current_node(actor.sequence, scene.pool));
}

/// Its managers, and the animation it plays unless no step of it is going to look there.
inline void prefetch_animation(const Scene& scene, const Actor& actor) {
  const SequenceNode* node = current_node(actor.sequence, scene.pool);
  if (node && (node->moves_root || node->hook_frames != 0)) prefetch(node->animation);
  const ManagerHandles& managers = actor.managers;
  if (!managers.has_any()) return;
  const auto fetch = [](const auto* block) {
    if (block) prefetch(block);
  };
  fetch(scene.targeting.find(managers.targeting));
  fetch(scene.move_to.find(managers.move_to));
  fetch(scene.sticky.find(managers.sticky));
  fetch(scene.interpolation.find(managers.interpolation));
  fetch(scene.constraint.find(managers.constraint));
}

/// The frame that is played, in the lists of the animation.
inline void prefetch_frame(const Scene& scene, const Actor& actor) {
  const SequenceNode* node = current_node(actor.sequence, scene.pool);
  const double number = actor.sequence.frame_number;
  if (!node || !(number >= 0.0 && number < 65536.0)) return;
  const auto frame = static_cast<std::uint32_t>(number);
  if (node->moves_root && frame < node->animation->position_frames.size())
    prefetch(&node->animation->position_frames[frame]);
  if (node->hook_frames & hook_frame_bit(frame) && frame < node->animation->hook_starts.size())
    prefetch(&node->animation->hook_starts[frame]);
}

/// To be called before actor number `i` of `count` is ticked; `at` gives an actor by its number.
template <class At>
void prefetch_ahead(const Scene& scene, std::size_t i, std::size_t count, At at) {
  if (i + kActorAhead < count) prefetch_actor(at(i + kActorAhead));
  if (i + kNodeAhead < count) prefetch_node(scene, at(i + kNodeAhead));
  if (i + kAnimationAhead < count) prefetch_animation(scene, at(i + kAnimationAhead));
  if (i + kFrameAhead < count) prefetch_frame(scene, at(i + kFrameAhead));
}

}  // namespace acm
