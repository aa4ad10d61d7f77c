// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/record_bytes.h"

#include "assets/asset_store.h"

namespace acm {

namespace {

/// Of an object whose status is good.
template <class T>
const T& known(const AssetStore& store, ObjectId id) {
  return **store.get<T>(id);
}

}  // namespace

Result<Vector<std::byte>> record_bytes(const AssetStore& store, ObjectId id) {
  if (const Status status = store.status(id); !status) return status.error();
  switch (object_type(id)) {
    case ObjectType::Animation: return write_animation(known<Animation>(store, id));
    case ObjectType::ClothingTable: return write_clothing_table(known<ClothingTable>(store, id));
    case ObjectType::GfxObj: return write_gfxobj(known<GfxObj>(store, id));
    case ObjectType::GfxObjDegradeInfo: return write_gfxobj_degrade_info(known<GfxObjDegradeInfo>(store, id));
    case ObjectType::MotionTable: return write_motion_table(known<MotionTable>(store, id));
    case ObjectType::Palette: return write_palette(known<Palette>(store, id));
    case ObjectType::PaletteSet: return write_palette_set(known<PaletteSet>(store, id));
    case ObjectType::ParticleEmitterInfo:
      return write_particle_emitter_info(known<ParticleEmitterInfo>(store, id));
    case ObjectType::PhysicsScript: return write_physics_script(known<PhysicsScript>(store, id));
    case ObjectType::PhysicsScriptTable:
      return write_physics_script_table(known<PhysicsScriptTable>(store, id));
    case ObjectType::RenderSurface: return write_render_surface(known<RenderSurface>(store, id));
    case ObjectType::Setup: return write_setup(known<Setup>(store, id));
    case ObjectType::SoundTable: return write_sound_table(known<SoundTable>(store, id));
    case ObjectType::Surface: return write_surface(known<Surface>(store, id));
    case ObjectType::SurfaceTexture:
      if (store.get<RenderSurface>(id).ok())
        return Error{ErrorCode::Unsupported, id, 0, "texture of an older file, which is an image itself"};
      return write_surface_texture(known<SurfaceTexture>(store, id));
    case ObjectType::Wave: return write_wave(known<Wave>(store, id));
    case ObjectType::Iteration:
    case ObjectType::Unknown: break;  // are never decoded
  }
  return Error{ErrorCode::NotFound, id, 0, "no such object"};
}

}  // namespace acm
