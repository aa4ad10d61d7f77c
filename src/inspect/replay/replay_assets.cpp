// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "replay_assets.h"

#include <variant>
#include <vector>

namespace acm::inspect {

namespace {

void add_called(const Hook& hook, std::vector<ObjectId>& scripts) {
  if (const auto* call = std::get_if<CallScriptHook>(&hook.payload)) scripts.push_back(call->script);
}

}  // namespace

void ReplayAssets::load_object(const wire::ObjectDescription& d) {
  load_body(d.physics.setup, d.physics.motion_table);
  load_once(d.physics.sound_table);
  load_script_table(d.physics.script_table);
}

void ReplayAssets::load_body(ObjectId setup_id, ObjectId motion_table) {
  load_once(setup_id);
  if (const auto setup = store_.setup(setup_id)) {
    if (motion_table == 0) motion_table = (*setup)->default_motion_table;
    load_animation((*setup)->default_animation);
    load_script((*setup)->default_script);
  }
  load_motion_table(motion_table);
}

// A list instead of recursion: scripts may call one another in chains of any length.
void ReplayAssets::load_script(ObjectId id) {
  std::vector<ObjectId> scripts = {id};
  while (!scripts.empty()) {
    const ObjectId next = scripts.back();
    scripts.pop_back();
    if (!load_once(next)) continue;
    if (const auto script = store_.get<PhysicsScript>(next))
      for (const PhysicsScript::Entry& entry : (*script)->entries) add_called(entry.hook, scripts);
  }
}

bool ReplayAssets::load_once(ObjectId id) {
  if (id == 0 || !seen_.insert(id).second) return false;
  if (!store_.status(id)) load_(id);
  return true;
}

void ReplayAssets::load_motion_table(ObjectId id) {
  if (!load_once(id)) return;
  if (const auto table = store_.motion_table(id))
    for (const AnimData& data : (*table)->anims()) load_animation(data.animation);
}

void ReplayAssets::load_animation(ObjectId id) {
  if (!load_once(id)) return;
  std::vector<ObjectId> scripts;
  if (const auto animation = store_.animation(id))
    for (const Hook& hook : (*animation)->hooks) add_called(hook, scripts);
  for (const ObjectId script : scripts) load_script(script);
}

void ReplayAssets::load_script_table(ObjectId id) {
  if (!load_once(id)) return;
  if (const auto table = store_.get<PhysicsScriptTable>(id))
    for (const PhysicsScriptTable::Effect& effect : (*table)->effects)
      for (const PhysicsScriptTable::Choice& choice : effect.choices) load_script(choice.script);
}

}  // namespace acm::inspect
