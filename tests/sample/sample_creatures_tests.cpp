// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/sample.hpp"
#include "assets/asset_store.h"

#include <gtest/gtest.h>

namespace acm {
namespace {

Vector<std::byte> encoded_again(const AssetStore& store, ObjectId id) {
  switch (object_type(id)) {
    case ObjectType::GfxObj: return write_gfxobj(*store.gfxobj(id).value());
    case ObjectType::Setup: return write_setup(*store.setup(id).value());
    case ObjectType::Animation: return write_animation(*store.animation(id).value());
    case ObjectType::Surface: return write_surface(*store.surface(id).value());
    case ObjectType::MotionTable: return write_motion_table(*store.motion_table(id).value());
    case ObjectType::PhysicsScript: return write_physics_script(*store.get<PhysicsScript>(id).value());
    case ObjectType::PhysicsScriptTable:
      return write_physics_script_table(*store.get<PhysicsScriptTable>(id).value());
    case ObjectType::SurfaceTexture: return write_surface_texture(*store.get<SurfaceTexture>(id).value());
    case ObjectType::RenderSurface: return write_render_surface(*store.get<RenderSurface>(id).value());
    case ObjectType::Palette: return write_palette(*store.get<Palette>(id).value());
    case ObjectType::PaletteSet: return write_palette_set(*store.get<PaletteSet>(id).value());
    case ObjectType::ClothingTable: return write_clothing_table(*store.get<ClothingTable>(id).value());
    case ObjectType::GfxObjDegradeInfo:
      return write_gfxobj_degrade_info(*store.get<GfxObjDegradeInfo>(id).value());
    case ObjectType::ParticleEmitterInfo:
      return write_particle_emitter_info(*store.get<ParticleEmitterInfo>(id).value());
    case ObjectType::Wave: return write_wave(*store.get<Wave>(id).value());
    case ObjectType::SoundTable: return write_sound_table(*store.sound_table(id).value());
    default: return {};
  }
}

TEST(SampleCreatures, every_object_decodes_and_encodes_to_the_same_bytes) {
  AssetStore store;
  ObjectId last = 0;
  for (const SampleObject& o : sample_creatures()) {
    EXPECT_LT(last, o.id);
    last = o.id;
    ASSERT_TRUE(store.add(o.id, o.bytes).ok()) << std::hex << o.id;
    EXPECT_EQ(encoded_again(store, o.id), o.bytes) << std::hex << o.id;
  }
  EXPECT_TRUE(store.bind(0x09000001).value()->missing.empty());
}

}  // namespace
}  // namespace acm
