// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "asset_references.h"

#include "assets/asset_store.h"

#include <algorithm>
#include <span>

namespace acm {

namespace {

using Ids = Vector<ObjectId>;

void add_references(Ids& ids, const Hook& hook, LoadPurpose purpose) {
  if (const auto* call = std::get_if<CallScriptHook>(&hook.payload)) ids.push_back(call->script);
  if (purpose == LoadPurpose::Motion) return;
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

void add_worn_references(Ids& ids, const ClothingTable& table) {
  for (const ClothingTable::Base& base : table.bases)
    for (const ClothingTable::ObjectEffect& object : base.objects) {
      ids.push_back(object.mesh);
      for (const ClothingTable::TextureEffect& texture : object.textures) ids.push_back(texture.new_texture);
    }
}

// Not loaded: the Setups, which belong to the wearers; old textures, which are replaced; icons, which are
// shown elsewhere.
void add_references(Ids& ids, const ClothingTable& table, LoadPurpose purpose) {
  if (purpose == LoadPurpose::Looks) add_worn_references(ids, table);
  for (const ClothingTable::Template& entry : table.templates)
    for (const ClothingTable::PaletteEffect& effect : entry.palettes) ids.push_back(effect.palette_set);
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

// Ids that an object names but that are not loaded with it.

void add_waves(Ids& ids, std::span<const Hook> hooks) {
  for (const Hook& hook : hooks) {
    if (const auto* sound = std::get_if<SoundHook>(&hook.payload)) ids.push_back(sound->wave);
    if (const auto* tweaked = std::get_if<SoundTweakedHook>(&hook.payload)) ids.push_back(tweaked->wave);
  }
}

void add_waves(Ids& ids, const SoundTable::Node& node) {
  for (const SoundTable::Entry& entry : node.entries) ids.push_back(entry.wave);
  for (const SoundTable::Node& child : node.children) add_waves(ids, child);
}

void add_wearers(Ids& ids, const ClothingTable& table) {
  for (const ClothingTable::Template& entry : table.templates) ids.push_back(entry.icon);
  for (const ClothingTable::Base& base : table.bases) {
    ids.push_back(base.setup);
    for (const ClothingTable::ObjectEffect& object : base.objects)
      for (const ClothingTable::TextureEffect& texture : object.textures) ids.push_back(texture.old_texture);
  }
}

void add_unloaded(Ids& ids, const AssetStore& store, ObjectId id) {
  if (const auto table = store.get<SoundTable>(id)) add_waves(ids, (*table)->root);
  if (const auto animation = store.get<Animation>(id)) add_waves(ids, (*animation)->hooks);
  if (const auto clothes = store.get<ClothingTable>(id)) add_wearers(ids, **clothes);
  if (const auto surface = store.get<Surface>(id)) ids.push_back((*surface)->palette);
  if (const auto script = store.get<PhysicsScript>(id))
    for (const PhysicsScript::Entry& entry : (*script)->entries) add_waves(ids, {&entry.hook, 1});
  if (const auto setup = store.get<Setup>(id))
    for (const Setup::Placement& placement : (*setup)->placements) add_waves(ids, placement.hooks);
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
      return purpose != LoadPurpose::Motion ? references_of_looks(store, id, purpose) : Vector<ObjectId>{};
  }
}

Vector<ObjectId> ids_named_by(const AssetStore& store, ObjectId id) {
  Ids ids = references_of(store, id, LoadPurpose::Particles);
  const Ids seen = references_of(store, id, LoadPurpose::Looks);
  ids.insert(ids.end(), seen.begin(), seen.end());
  add_unloaded(ids, store, id);
  std::sort(ids.begin(), ids.end());
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
  if (!ids.empty() && ids.front() == 0) ids.erase(ids.begin());
  return ids;
}

Vector<ObjectId> objects_that_name(const AssetStore& store, ObjectId id) {
  Ids users;
  for (auto type = static_cast<unsigned>(ObjectType::GfxObj);
       type <= static_cast<unsigned>(ObjectType::PhysicsScriptTable); ++type)
    for (const ObjectId user : store.ids(static_cast<ObjectType>(type))) {
      const Ids named = ids_named_by(store, user);
      if (std::binary_search(named.begin(), named.end(), id)) users.push_back(user);
    }
  std::sort(users.begin(), users.end());
  return users;
}

}  // namespace acm
