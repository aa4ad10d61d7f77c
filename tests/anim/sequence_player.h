// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "anim/sequence.h"

#include <array>
#include <string>

#include "support/table_sketch.h"

namespace acm::test {

/// An animation of its own: frames, no root motion, no hooks.
inline Animation plain_animation(std::uint32_t frames) {
  Animation animation;
  animation.id = 0x03000001;
  animation.part_count = 1;
  animation.frame_count = frames;
  animation.part_frames.resize(frames);
  animation.hook_starts.assign(frames + 1, 0);
  return animation;
}

/// A hook with a letter, for tests that look at which hooks fire.
inline Hook lettered(char letter, std::int32_t direction) {
  return {direction, SoundTableHook{static_cast<std::uint32_t>(letter)}};
}

/// The animation of the worked examples: 10 frames; frame i moves the body by 0.1 (i + 1) forwards; hooks a
/// on frame 0 (forward), b on 3 (both), c on 4 (backward), d on 9 (both).
inline Animation example_animation() {
  Animation animation = plain_animation(10);
  animation.flags = Animation::kHasPositionFrames;
  animation.position_frames.resize(10);
  for (int i = 0; i < 10; ++i)
    animation.position_frames[static_cast<std::size_t>(i)].origin.y = 0.1f * static_cast<float>(i + 1);
  add_hook(animation, 0, lettered('a', hook_direction::kForward));
  add_hook(animation, 3, lettered('b', hook_direction::kBoth));
  add_hook(animation, 4, lettered('c', hook_direction::kBackward));
  add_hook(animation, 9, lettered('d', hook_direction::kBoth));
  return animation;
}

/// How far the frames first to last, counted upwards, of that animation move the body together.
inline float example_distance(int first, int last) {
  float sum = 0.0f;
  for (int i = first; i <= last; ++i) sum += 0.1f * static_cast<float>(i + 1);
  return sum;
}

/// A sequence and what its last update gave.
class Player {
 public:
  Player() { pool.reserve_free(1); }

  Player& append(const Animation& animation, float framerate = 30.0f, int low = 0, int high = -1) {
    append_animation(seq, pool, bind_anim({animation.id, low, high, framerate}, &animation));
    return *this;
  }
  /// Plays on; `root` and `hooks` are those of this update alone. Gives what update does.
  bool play(double quantum) {
    root = {};
    return play_into(quantum, &root);
  }
  bool play_without_root(double quantum) { return play_into(quantum, nullptr); }

  /// Index of the node that plays, and the node.
  [[nodiscard]] const SequenceNode& node(unsigned i) const { return seq.nodes.at(pool, i); }
  [[nodiscard]] unsigned size() const { return seq.nodes.size(); }

  Sequence seq;
  ListPool pool;
  Frame root;
  std::string hooks;  ///< letters in order; "!" is AnimDone

 private:
  bool play_into(double quantum, Frame* root_or_null) {
    HookQueue queue(memory_);
    const bool in_time = update(seq, pool, quantum, root_or_null, queue);
    hooks.clear();
    for (std::uint32_t i = 0; i < queue.size(); ++i) hooks += letter(queue[i]);
    return in_time;
  }
  static char letter(const QueuedHook& hook) {
    if (hook.is_anim_done()) return '!';
    const auto* sound = std::get_if<SoundTableHook>(&hook.hook().payload);
    return sound ? static_cast<char>(sound->sound_type) : '?';
  }

  std::array<QueuedHook, 4096> memory_;
};

}  // namespace acm::test
