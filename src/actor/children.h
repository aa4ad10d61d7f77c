// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/scene.h"

#include <cstdint>

namespace acm {

// What a body holds: its children, in the order of attaching. A child whose holder is not there waits for it
// among the orphans of the scene.

/// Puts a body among the children of its parent. Past Effects::kMaxChildren it is not, and that is reported.
void add_child(StepContext& context, Actor& child);
/// Takes it from them again.
void remove_child(Scene& scene, const Actor& child);
/// The part of the holder that a location of its Setup belongs to; kNoPart when it has none such.
inline constexpr std::uint32_t kNoPart = 0xFFFFFFFFu;
[[nodiscard]] std::uint32_t part_at(const Actor* holder, std::uint32_t location);
/// A body that has its Setup now finds out at which parts it holds its children.
void find_parts_of_children(Scene& scene, const Actor& holder);
/// A new body takes those over that waited for it.
void adopt_orphans(StepContext& context, Actor& holder);
/// The children of a body that is destroyed wait for another of its guid.
void leave_orphans(Scene& scene, const Actor& holder);

}  // namespace acm
