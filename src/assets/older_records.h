// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"
#include "assets/clothing_table.h"
#include "assets/gfxobj.h"
#include "assets/physics_script_table.h"
#include "assets/render_surface.h"
#include "assets/surface.h"

/// Records of files before Throne of Destiny (dat-formats 1.5, retail-facts 4). Each reader gives what the
/// later layout would say, so that nothing else needs to know where a record came from. There are no writers.
namespace acm {

/// Counts are whole words; vertices, polygons and lists of trees are aligned. The mesh uses the degrade
/// record of its own number, if there is one: `degrade` names it.
Result<GfxObj> read_older_gfxobj(Bytes bytes);
/// Begins with its id.
Result<Surface> read_older_surface(Bytes bytes, ObjectId id);
/// A texture (0x05) that is itself the image. An index of 8 bits is a colour of a palette of 256: it becomes
/// one of 16 bits, eight times as large, into the palette of 2,048 that the other is expanded to.
Result<RenderSurface> read_older_texture(Bytes bytes);
/// An image (0x06): bytes R, G, B.
Result<RenderSurface> read_older_render_surface(Bytes bytes);
/// Script types from 30 on are one lower.
Result<PhysicsScriptTable> read_older_physics_script_table(Bytes bytes);
/// Ranges count 256 colours.
Result<ClothingTable> read_older_clothing_table(Bytes bytes);

}  // namespace acm
