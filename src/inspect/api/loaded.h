// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/assets_access.h"
#include "assets/render_surface.h"

namespace acm::inspect {

/// A motion table with its animations, which are loaded if they are not there yet.
Result<const BoundTable*> loaded_table(Assets& assets, ObjectId table);
/// A Setup alone, loaded if it is not there yet.
Result<const Setup*> loaded_setup(Assets& assets, ObjectId setup);
/// A script alone, loaded if it is not there yet.
Result<const PhysicsScript*> loaded_script(Assets& assets, ObjectId script);
/// The motion table that is meant: `table` or, when that is 0, the one that the Setup names, which may be 0
/// too.
Result<ObjectId> meant_table(Assets& assets, ObjectId setup, ObjectId table);
/// The image of a RenderSurface or SurfaceTexture, loaded if it is not there yet; of a texture the first that
/// can be had.
Result<const RenderSurface*> loaded_image(Assets& assets, ObjectId id);

}  // namespace acm::inspect
