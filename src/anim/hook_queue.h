// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "anim/context_ids.h"
#include "assets/animation.h"

#include <cstdint>
#include <span>

namespace acm {

/// A hook that waits to be executed: the place where it is stored, or the engine's own AnimDone.
struct QueuedHook {
  const Animation* animation = nullptr;  ///< null: AnimDone, which stands in no animation
  std::uint32_t frame = 0;               ///< frame of the animation
  std::uint32_t index = 0;               ///< place among the hooks stored on that frame
  ContextIds ids = {};                   ///< of the node that played it

  [[nodiscard]] bool is_anim_done() const { return animation == nullptr; }
  /// The stored hook. Only when it is not AnimDone.
  [[nodiscard]] const Hook& hook() const { return animation->hooks_of(frame)[index]; }
};

/// Hooks collected during one update, in order, in memory of the caller. Past its end hooks are dropped and
/// counted.
class HookQueue {
 public:
  /// The last `kept_for_anim_done` places take AnimDone only: with other hooks in its place, a motion whose
  /// animations have all ended would wait on.
  explicit HookQueue(std::span<QueuedHook> memory, std::size_t kept_for_anim_done = 0)
      : memory_(memory), room_(memory.size() - kept_for_anim_done) {}

  void push(const QueuedHook& hook) {
    if (size_ < (hook.is_anim_done() ? memory_.size() : room_))
      memory_[size_++] = hook;
    else
      ++dropped_;
  }
  void clear() {
    size_ = 0;
    dropped_ = 0;
  }
  [[nodiscard]] std::uint32_t size() const { return size_; }
  [[nodiscard]] std::uint32_t dropped() const { return dropped_; }
  [[nodiscard]] const QueuedHook& operator[](std::uint32_t i) const { return memory_[i]; }

 private:
  std::span<QueuedHook> memory_;
  std::size_t room_;  // for hooks that are not AnimDone
  std::uint32_t size_ = 0;
  std::uint32_t dropped_ = 0;
};

}  // namespace acm
