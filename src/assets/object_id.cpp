// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/types.hpp"

namespace acm {

namespace {

struct Range {
  ObjectId first, last;
  ObjectType type;
  const char* name;
};

// dat-formats 2.0; both ends inclusive.
constexpr Range kRanges[] = {
    {0x01000000, 0x0100FFFF, ObjectType::GfxObj, "gfxobj"},
    {0x02000000, 0x0200FFFF, ObjectType::Setup, "setup"},
    {0x03000000, 0x0300FFFF, ObjectType::Animation, "animation"},
    {0x04000000, 0x0400FFFF, ObjectType::Palette, "palette"},
    {0x05000000, 0x05FFFFFF, ObjectType::SurfaceTexture, "surface-texture"},
    {0x06000000, 0x07FFFFFF, ObjectType::RenderSurface, "render-surface"},
    {0x08000000, 0x0800FFFF, ObjectType::Surface, "surface"},
    {0x09000000, 0x0900FFFF, ObjectType::MotionTable, "motion-table"},
    {0x0A000000, 0x0A00FFFF, ObjectType::Wave, "wave"},
    {0x0F000000, 0x0F00FFFF, ObjectType::PaletteSet, "palette-set"},
    {0x10000000, 0x1000FFFF, ObjectType::ClothingTable, "clothing-table"},
    {0x11000000, 0x1100FFFF, ObjectType::GfxObjDegradeInfo, "gfxobj-degrade-info"},
    {0x20000000, 0x2000FFFF, ObjectType::SoundTable, "sound-table"},
    {0x32000000, 0x3200FFFF, ObjectType::ParticleEmitterInfo, "particle-emitter-info"},
    {0x33000000, 0x3300FFFF, ObjectType::PhysicsScript, "physics-script"},
    {0x34000000, 0x3400FFFF, ObjectType::PhysicsScriptTable, "physics-script-table"},
    {0xFFFF0001, 0xFFFF0001, ObjectType::Iteration, "iteration"},
};

}  // namespace

ObjectType object_type(ObjectId id) {
  for (const Range& r : kRanges)
    if (id >= r.first && id <= r.last) return r.type;
  return ObjectType::Unknown;
}

const char* to_string(ObjectType type) {
  for (const Range& r : kRanges)
    if (r.type == type) return r.name;
  return "unknown";
}

}  // namespace acm
