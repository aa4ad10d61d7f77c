// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/record_bytes.h"

#include "assets/asset_store.h"

namespace acm {

namespace {

template <class T, auto Write>
Result<Vector<std::byte>> written(const AssetStore& store, ObjectId id) {
  const Result<const T*> object = store.get<T>(id);
  if (!object) return object.error();
  return Write(**object);
}

}  // namespace

Result<Vector<std::byte>> record_bytes(const AssetStore& store, ObjectId id) {
  switch (object_type(id)) {
    case ObjectType::Animation: return written<Animation, write_animation>(store, id);
    case ObjectType::ClothingTable: return written<ClothingTable, write_clothing_table>(store, id);
    case ObjectType::GfxObj: return written<GfxObj, write_gfxobj>(store, id);
    case ObjectType::GfxObjDegradeInfo:
      return written<GfxObjDegradeInfo, write_gfxobj_degrade_info>(store, id);
    case ObjectType::MotionTable: return written<MotionTable, write_motion_table>(store, id);
    case ObjectType::Palette: return written<Palette, write_palette>(store, id);
    case ObjectType::PaletteSet: return written<PaletteSet, write_palette_set>(store, id);
    case ObjectType::ParticleEmitterInfo:
      return written<ParticleEmitterInfo, write_particle_emitter_info>(store, id);
    case ObjectType::PhysicsScript: return written<PhysicsScript, write_physics_script>(store, id);
    case ObjectType::PhysicsScriptTable:
      return written<PhysicsScriptTable, write_physics_script_table>(store, id);
    case ObjectType::RenderSurface: return written<RenderSurface, write_render_surface>(store, id);
    case ObjectType::Setup: return written<Setup, write_setup>(store, id);
    case ObjectType::SoundTable: return written<SoundTable, write_sound_table>(store, id);
    case ObjectType::Surface: return written<Surface, write_surface>(store, id);
    case ObjectType::SurfaceTexture: return written<SurfaceTexture, write_surface_texture>(store, id);
    case ObjectType::Wave: return written<Wave, write_wave>(store, id);
    case ObjectType::Iteration:
    case ObjectType::Unknown: break;
  }
  return Error{ErrorCode::NotFound, id, 0, "no such object"};
}

}  // namespace acm
