// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/scene.h"

#include <cstdint>

namespace acm {

// What a body holds: its children, in the order of attaching. A child whose holder is not there waits for it
// among the orphans of the scene.

/// Adds a body to the children of its parent. At most Effects::kMaxEntries are kept; a further one takes the
/// place of the oldest, and that is reported.
void add_child(StepContext& context, Actor& child);
/// Removes it from them.
void remove_child(Scene& scene, const Actor& child);
/// The part of the holder that a location of its Setup belongs to; kNoPart when it has none such.
inline constexpr std::uint32_t kNoPart = 0xFFFFFFFFu;
[[nodiscard]] std::uint32_t part_at(const Actor* holder, std::uint32_t location);
/// Looks up at which parts a body holds its children, once its Setup is loaded.
void find_parts_of_children(Scene& scene, const Actor& holder);
/// A new body takes over the orphans that waited for it.
void adopt_orphans(StepContext& context, Actor& holder);
/// The children of a destroyed body become orphans and wait for a new body with its guid.
void leave_orphans(Scene& scene, const Actor& holder);

}  // namespace acm
