// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/gfxobj_degrade_info.h"
#include "base/frame.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace acm {

// Which mesh a part shows at a distance, and how that is turned towards the eye. For drawing alone.

/// How the mesh of a level is placed (appearance GX-11).
namespace degrade_mode {
inline constexpr std::uint32_t kAsPlaced = 1;
inline constexpr std::uint32_t kFacesEye = 2;
inline constexpr std::uint32_t kTurnsAboutX = 3;  ///< towards the eye as far as turning about one axis goes
inline constexpr std::uint32_t kTurnsAboutY = 4;
inline constexpr std::uint32_t kTurnsAboutZ = 5;
}  // namespace degrade_mode

/// The level that is drawn when the eye is `distance` metres from the mesh's sort_center. `part_scale_z` is
/// the part's scale on z; `bias` above 0 keeps the better levels longer, to their max_distance at 1, and
/// below 0 gives them up sooner. Nothing without levels (appearance GX-10).
std::optional<std::size_t> degrade_level(const GfxObjDegradeInfo& info, float distance,
                                         float part_scale_z = 1.0f, float bias = 0.0f);

/// Beyond it a mesh is not drawn, and particles that show it count as not visible (appearance PE-6, GX-10).
/// Nothing without levels.
std::optional<float> greatest_degrade_distance(const GfxObjDegradeInfo& info);

/// The rotation that a part is drawn with: meshes are modelled to be seen from -y, so +y points away from the
/// eye. Other modes, and an eye at the part's own place: as placed.
Quat rotation_towards_eye(std::uint32_t mode, const Frame& placed, Vec3 eye);

}  // namespace acm
