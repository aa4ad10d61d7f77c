// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "lint_pass.h"

namespace acm::lint {
namespace {

// The part that a hook names; nothing when it names none, or the body itself.
std::optional<std::uint32_t> part_of(const Hook& hook) {
  return std::visit(
      [](const auto& payload) -> std::optional<std::uint32_t> {
        if constexpr (requires { payload.part; }) {
          const auto part = static_cast<std::uint32_t>(payload.part);
          if (part != 0xFFFFFFFFu) return part;
        }
        return std::nullopt;
      },
      hook.payload);
}

bool is_attack(const Hook& hook) {
  return std::holds_alternative<AttackHook>(hook.payload);
}

// What is struck with a weapon or a limb. Missiles hit when they arrive, and special attacks may be anything.
bool is_blow(Command command) {
  constexpr std::array<std::string_view, 6> kWords{"Slash", "Thrust", "Backhand", "Punch", "Kick", "Attack"};
  const std::string_view name = command_name(command);
  return is_action(command) && name.find("Missile") == std::string_view::npos &&
         name.find("Special") == std::string_view::npos &&
         std::any_of(kWords.begin(), kWords.end(),
                     [&](std::string_view word) { return name.find(word) != std::string_view::npos; });
}

// The last frame that plays is never left (core 2.5).
std::int32_t last_played(const BoundAnim& anim) {
  return anim.framerate < 0.0f ? anim.low_frame : anim.high_frame;
}

void check_last_frame(Pass& pass, const Use& use, const BoundAnim& anim) {
  const std::int32_t direction = anim.framerate < 0.0f ? hook_direction::kBackward : hook_direction::kForward;
  const std::int32_t frame = last_played(anim);
  for (const Hook& hook : anim.animation->hooks_of(static_cast<std::uint32_t>(frame)))
    if (hook.direction == hook_direction::kBoth || hook.direction == direction)
      pass.add(LintRule::HookNeverFires,
               fmt::format("{}, animation 0x{:08X}, frame {}", use.place(), anim.animation->id, frame),
               fmt::format("{} hook on the last frame that plays", to_string(hook.type())));
}

// What is wrong with a hook whatever plays its animation.
void check_hooks_of(Pass& pass, const Use& use, const Animation& animation) {
  for (std::uint32_t frame = 0; frame < animation.frame_count; ++frame)
    for (const Hook& hook : animation.hooks_of(frame)) {
      const std::string place =
          fmt::format("{}, animation 0x{:08X}, frame {}", use.place(), animation.id, frame);
      const auto part = part_of(hook);
      if (part && *part >= animation.part_count)
        pass.add(
            LintRule::HookOfMissingPart, place,
            fmt::format("{} hook names part {} of {}", to_string(hook.type()), *part, animation.part_count));
      if (const Frame* placed = placed_by(hook)) check_placed_frame(pass, *placed, place);
    }
}

bool has_attack(std::span<const BoundAnim> anims) {
  return std::any_of(anims.begin(), anims.end(), [](const BoundAnim& anim) {
    return anim.animation &&
           std::any_of(anim.animation->hooks.begin(), anim.animation->hooks.end(), is_attack);
  });
}

}  // namespace

void check_hooks(Pass& pass) {
  std::set<ObjectId> seen;
  for (const Use& use : pass.uses) {
    const auto anims = pass.bound.anims_of(*use.data);
    for (const BoundAnim& anim : anims) {
      if (!anim.animation) continue;
      // A pose that is held has no last frame, and borrows its frame from an animation with hooks of its own.
      if (use.kind != Use::Kind::Cycle || anim.framerate != 0.0f) check_last_frame(pass, use, anim);
      if (seen.insert(anim.animation->id).second) check_hooks_of(pass, use, *anim.animation);
    }
    if (use.kind == Use::Kind::Link && is_blow(use.to) && !anims.empty() && !has_attack(anims))
      pass.add(LintRule::AttackWithoutHook, use.place(), "no animation of it has an Attack hook");
  }
}

}  // namespace acm::lint
