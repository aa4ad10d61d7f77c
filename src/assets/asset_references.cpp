// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "asset_references.h"

#include "assets/asset_store.h"

namespace acm {

namespace {

using Ids = Vector<ObjectId>;

void add_references(Ids& ids, const Hook& hook, LoadPurpose purpose) {
  if (const auto* call = std::get_if<CallScriptHook>(&hook.payload)) ids.push_back(call->script);
  if (purpose != LoadPurpose::Looks) return;
  if (const auto* particle = std::get_if<CreateParticleHook>(&hook.payload))
    ids.push_back(particle->emitter_info);
  if (const auto* blocking = std::get_if<CreateBlockingParticleHook>(&hook.payload))
    ids.push_back(blocking->emitter_info);
  if (const auto* replaced = std::get_if<ReplaceObjectHook>(&hook.payload)) ids.push_back(replaced->gfxobj);
}

void add_references(Ids& ids, const Setup& setup, LoadPurpose purpose) {
  if (purpose == LoadPurpose::Looks) {
    ids = setup.parts;
    return;
  }
  ids = {setup.default_motion_table, setup.default_animation, setup.default_sound_table,
         setup.default_script_table, setup.default_script};
  for (const Setup::Placement& placement : setup.placements)
    for (const Hook& hook : placement.hooks) add_references(ids, hook, purpose);
}

void add_references(Ids& ids, const MotionTable& table, LoadPurpose) {
  for (const AnimData& anim : table.anims()) ids.push_back(anim.animation);
}

void add_references(Ids& ids, const Animation& animation, LoadPurpose purpose) {
  for (const Hook& hook : animation.hooks) add_references(ids, hook, purpose);
}

void add_references(Ids& ids, const PhysicsScript& script, LoadPurpose purpose) {
  for (const PhysicsScript::Entry& entry : script.entries) add_references(ids, entry.hook, purpose);
}

void add_references(Ids& ids, const PhysicsScriptTable& table, LoadPurpose) {
  for (const PhysicsScriptTable::Effect& effect : table.effects)
    for (const PhysicsScriptTable::Choice& choice : effect.choices) ids.push_back(choice.script);
}

void add_references(Ids& ids, const GfxObj& model, LoadPurpose) {
  ids = model.surfaces;
  ids.push_back(model.degrade);
}

void add_references(Ids& ids, const GfxObjDegradeInfo& info, LoadPurpose) {
  for (const GfxObjDegradeInfo::Level& level : info.levels) ids.push_back(level.gfxobj);
}

// Its palette is not used for drawing (CH-2).
void add_references(Ids& ids, const Surface& surface, LoadPurpose) {
  ids.push_back(surface.texture);
}

void add_references(Ids& ids, const SurfaceTexture& texture, LoadPurpose) {
  ids = texture.images;
}

void add_references(Ids& ids, const RenderSurface& image, LoadPurpose) {
  ids.push_back(image.palette);
}

void add_references(Ids& ids, const PaletteSet& set, LoadPurpose) {
  ids = set.palettes;
}

// The Setups are those of wearers, old textures those that are replaced, icons are shown elsewhere.
void add_references(Ids& ids, const ClothingTable& table, LoadPurpose purpose) {
  for (const ClothingTable::Template& entry : table.templates)
    for (const ClothingTable::PaletteEffect& effect : entry.palettes) ids.push_back(effect.palette_set);
  if (purpose == LoadPurpose::Dyes) return;
  for (const ClothingTable::Base& base : table.bases)
    for (const ClothingTable::ObjectEffect& object : base.objects) {
      ids.push_back(object.mesh);
      for (const ClothingTable::TextureEffect& texture : object.textures) ids.push_back(texture.new_texture);
    }
}

void add_references(Ids& ids, const ParticleEmitterInfo& info, LoadPurpose) {
  ids.push_back(info.mesh);
}

template <class T>
Ids references_of_type(const AssetStore& store, ObjectId id, LoadPurpose purpose) {
  Ids ids;
  if (const Result<const T*> object = store.get<T>(id)) add_references(ids, **object, purpose);
  return ids;
}

// Types that only looks need.
Ids references_of_looks(const AssetStore& store, ObjectId id, LoadPurpose purpose) {
  switch (object_type(id)) {
    case ObjectType::GfxObj: return references_of_type<GfxObj>(store, id, purpose);
    case ObjectType::GfxObjDegradeInfo: return references_of_type<GfxObjDegradeInfo>(store, id, purpose);
    case ObjectType::Surface: return references_of_type<Surface>(store, id, purpose);
    case ObjectType::SurfaceTexture: return references_of_type<SurfaceTexture>(store, id, purpose);
    case ObjectType::RenderSurface: return references_of_type<RenderSurface>(store, id, purpose);
    case ObjectType::PaletteSet: return references_of_type<PaletteSet>(store, id, purpose);
    case ObjectType::ClothingTable: return references_of_type<ClothingTable>(store, id, purpose);
    case ObjectType::ParticleEmitterInfo: return references_of_type<ParticleEmitterInfo>(store, id, purpose);
    default: return {};
  }
}

}  // namespace

Vector<ObjectId> references_of(const AssetStore& store, ObjectId id, LoadPurpose purpose) {
  if (purpose == LoadPurpose::Alone) return {};
  if (purpose == LoadPurpose::Dyes)
    return object_type(id) == ObjectType::ClothingTable
               ? references_of_type<ClothingTable>(store, id, purpose)
               : Vector<ObjectId>{};
  switch (object_type(id)) {
    case ObjectType::Setup: return references_of_type<Setup>(store, id, purpose);
    case ObjectType::MotionTable: return references_of_type<MotionTable>(store, id, purpose);
    case ObjectType::Animation: return references_of_type<Animation>(store, id, purpose);
    case ObjectType::PhysicsScript: return references_of_type<PhysicsScript>(store, id, purpose);
    case ObjectType::PhysicsScriptTable: return references_of_type<PhysicsScriptTable>(store, id, purpose);
    default:
      return purpose == LoadPurpose::Looks ? references_of_looks(store, id, purpose) : Vector<ObjectId>{};
  }
}

}  // namespace acm
