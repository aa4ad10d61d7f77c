// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "asset_references.h"

#include "assets/asset_store.h"

namespace acm {

namespace {

using Ids = Vector<ObjectId>;

void add_called_script(Ids& ids, const Hook& hook) {
  if (const auto* call = std::get_if<CallScriptHook>(&hook.payload)) ids.push_back(call->script);
}

void add_references(Ids& ids, const Setup& setup, LoadPurpose purpose) {
  if (purpose == LoadPurpose::Looks) {
    ids = setup.parts;
    return;
  }
  ids = {setup.default_motion_table, setup.default_animation, setup.default_sound_table,
         setup.default_script_table, setup.default_script};
  for (const Setup::Placement& placement : setup.placements)
    for (const Hook& hook : placement.hooks) add_called_script(ids, hook);
}

void add_references(Ids& ids, const MotionTable& table, LoadPurpose) {
  for (const AnimData& anim : table.anims()) ids.push_back(anim.animation);
}

void add_references(Ids& ids, const Animation& animation, LoadPurpose) {
  for (const Hook& hook : animation.hooks) add_called_script(ids, hook);
}

void add_references(Ids& ids, const PhysicsScript& script, LoadPurpose) {
  for (const PhysicsScript::Entry& entry : script.entries) add_called_script(ids, entry.hook);
}

void add_references(Ids& ids, const PhysicsScriptTable& table, LoadPurpose) {
  for (const PhysicsScriptTable::Effect& effect : table.effects)
    for (const PhysicsScriptTable::Choice& choice : effect.choices) ids.push_back(choice.script);
}

void add_references(Ids& ids, const GfxObj& model, LoadPurpose) {
  ids = model.surfaces;
}

template <class T>
Ids references_of_type(const AssetStore& store, ObjectId id, LoadPurpose purpose) {
  Ids ids;
  if (const Result<const T*> object = store.get<T>(id)) add_references(ids, **object, purpose);
  return ids;
}

}  // namespace

Vector<ObjectId> references_of(const AssetStore& store, ObjectId id, LoadPurpose purpose) {
  if (purpose == LoadPurpose::Alone) return {};
  switch (object_type(id)) {
    case ObjectType::Setup: return references_of_type<Setup>(store, id, purpose);
    case ObjectType::MotionTable: return references_of_type<MotionTable>(store, id, purpose);
    case ObjectType::Animation: return references_of_type<Animation>(store, id, purpose);
    case ObjectType::PhysicsScript: return references_of_type<PhysicsScript>(store, id, purpose);
    case ObjectType::PhysicsScriptTable: return references_of_type<PhysicsScriptTable>(store, id, purpose);
    case ObjectType::GfxObj: return references_of_type<GfxObj>(store, id, purpose);
    default: return {};
  }
}

}  // namespace acm
