// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/animation.h"
#include "assets/clothing_table.h"
#include "assets/gfxobj_degrade_info.h"
#include "assets/palette.h"
#include "assets/palette_set.h"
#include "assets/particle_emitter_info.h"
#include "assets/physics_script.h"
#include "assets/physics_script_table.h"
#include "assets/render_surface.h"
#include "assets/sound_table.h"
#include "assets/surface.h"
#include "assets/surface_texture.h"
#include "assets/wave.h"

#include <cstdint>

// The smaller records of a RetailSizeSet, each by its index. They refer to one another within the counts.
namespace acm::test {

struct RetailCounts;
class SetRandom;

/// One of the hooks that shipped animations have, about as often.
Hook animation_hook(SetRandom& random);
PhysicsScript retail_size_script(std::uint32_t index);
Surface retail_size_surface(std::uint32_t index, const RetailCounts& counts);
SurfaceTexture retail_size_texture(std::uint32_t index, const RetailCounts& counts);
Palette retail_size_palette(std::uint32_t index);
RenderSurface retail_size_image(std::uint32_t index, const RetailCounts& counts);
Wave retail_size_wave(std::uint32_t index);
PaletteSet retail_size_palette_set(std::uint32_t index, const RetailCounts& counts);
ClothingTable retail_size_clothing(std::uint32_t index, const RetailCounts& counts);
SoundTable retail_size_sound_table(std::uint32_t index, const RetailCounts& counts);
PhysicsScriptTable retail_size_script_table(std::uint32_t index, const RetailCounts& counts);
ParticleEmitterInfo retail_size_emitter(std::uint32_t index, const RetailCounts& counts);
/// Of the mesh that names it.
GfxObjDegradeInfo retail_size_degrade(std::uint32_t index, ObjectId mesh);

}  // namespace acm::test
