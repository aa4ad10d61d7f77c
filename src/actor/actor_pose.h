// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/poses.hpp"
#include "actor/scene.h"
#include "anim/pose.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace acm {

/// Writes where the parts of an actor are: its body's frame followed by what its sequence shows, scaled by
/// the body's scale. Returns how many parts were written. The buffer must pass check_pose_buffer.
///
/// An actor that another one holds is shown where that one's part is: the pose of the holder's part, then the
/// location of the holder's Setup (see held_frame), then its own parts. Nothing is written, and 0 returned,
/// when the holder is not there, has no such location or does not show that part. A held thing may hold
/// things itself, to a depth of kMaxHoldDepth.
std::size_t pose_actor(const PoseBuffer& out, const PoseOptions& options, const Scene& scene,
                       const Actor& actor);

/// The poses of many actors, in the order given. `counts[i]` becomes the number of parts written for
/// `actors[i]`: 0 when that actor was removed. Both spans are equally long. Reads the scene alone, so several
/// threads may each do a part of the list.
void pose_actors(const PoseBuffer& out, const PoseOptions& options, std::span<std::uint32_t> counts,
                 const Scene& scene, std::span<const ActorId> actors);
/// By guid: 0 parts where there is none.
void pose_actors(const PoseBuffer& out, const PoseOptions& options, std::span<std::uint32_t> counts,
                 const Scene& scene, std::span<const Guid> guids);

/// Where the body of a held actor is, and in the landblock of which cell: false when it is not shown, as
/// above.
bool held_position(Position& shown, const PoseOptions& options, const Scene& scene, const Actor& actor);

}  // namespace acm
