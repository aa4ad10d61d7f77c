// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"

#include <cstdint>

namespace acm {

enum class ObjectType : std::uint8_t {
  Unknown,
  GfxObj,
  Setup,
  Animation,
  Palette,
  SurfaceTexture,
  RenderSurface,
  Surface,
  MotionTable,
  Wave,
  GfxObjDegradeInfo,
  SoundTable,
  ParticleEmitter,
  PhysicsScript,
  PhysicsScriptTable,
  Iteration,  ///< the record 0xFFFF0001 that every container holds
};

ObjectType object_type(ObjectId id);

/// Lower-case name with dashes, as the tools use it ("motion-table"). Never null.
const char* to_string(ObjectType type);

}  // namespace acm
