// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/refresh.h"

#include "actor/body.h"
#include "actor/children.h"
#include "actor/hook_effects.h"
#include "actor/scripts.h"
#include "actor/timed_hooks.h"
#include "assets/asset_store.h"
#include "motion/late_cycle.h"

namespace acm {

namespace {

bool give_setup(Scene& scene, Actor& actor, const Setup& setup) {
  if (actor.part_count != 0 || setup.parts.empty()) return false;
  actor.part_count = static_cast<std::uint16_t>(setup.parts.size());
  take_from_setup(actor, setup);
  animate_in_place(actor.body, setup);
  actor.lacks_default_script = setup.default_script != 0;
  if (Effects* effects = scene.effects.find(actor.managers.effects)) resize_looks(*effects, actor);
  find_parts_of_children(scene, actor);
  return true;
}

template <class T>
bool give(const T*& to, const AssetStore& store, ObjectId id) {
  if (to || id == 0) return false;
  if (const Result<const T*> found = store.get<T>(id)) to = *found;
  return to != nullptr;
}

bool give_effect_tables(Actor& actor, const AssetStore& store, const ActorAssets& wanted,
                        const Setup* setup) {
  const bool from_setup = setup && wanted.takes_setup_tables;
  const auto or_own = [&](ObjectId id, ObjectId own) { return id == 0 && from_setup ? own : id; };
  const bool has_sounds =
      give(actor.sound_table, store, or_own(wanted.sound_table, setup ? setup->default_sound_table : 0));
  const bool has_scripts =
      give(actor.script_table, store, or_own(wanted.script_table, setup ? setup->default_script_table : 0));
  return has_sounds || has_scripts;
}

bool give_default_script(StepContext& context, Actor& actor, const Setup& setup) {
  if (!actor.lacks_default_script) return false;
  queue_default_script(context, actor, setup.default_script);
  return !actor.lacks_default_script;
}

bool give_table(StepContext& context, Actor& actor, AssetStore& store, ObjectId id) {
  const Result<const BoundTable*> table = store.bind(id);
  if (!table) return false;
  set_motion_table(context, actor, *table);
  return true;
}

bool give_cycle(StepContext& context, Actor& actor) {
  return append_late_cycle({*actor.table, actor.motion_table_manager.state, actor.sequence,
                            context.scene.pool, context.scene.options.quirk_fixes});
}

bool give_default_animation(StepContext& context, Actor& actor, const AssetStore& store, const Setup& setup) {
  if (actor.sequence.has_anims()) return false;
  const Result<const Animation*> animation = store.animation(setup.default_animation);
  if (!animation) return false;
  play_default_animation(actor.sequence, context.scene.pool, *animation);
  return actor.sequence.has_anims();
}

bool give_all(StepContext& context, Actor& actor, AssetStore& store, const ActorAssets& wanted) {
  const Result<const Setup*> found = store.setup(wanted.setup);
  const Setup* setup = found ? *found : nullptr;
  bool changed = setup && give_setup(context.scene, actor, *setup);
  changed |= give_effect_tables(actor, store, wanted, setup);
  if (setup) changed |= give_default_script(context, actor, *setup);
  if (actor.table) return give_cycle(context, actor) || changed;
  const ObjectId own_table = setup && wanted.takes_setup_tables ? setup->default_motion_table : 0;
  changed |= give_table(context, actor, store, wanted.motion_table != 0 ? wanted.motion_table : own_table);
  if (!actor.table && setup) changed |= give_default_animation(context, actor, store, *setup);
  return changed;
}

}  // namespace

bool refresh_actor(StepContext& context, Actor& actor, AssetStore& store, const ActorAssets& wanted) {
  if (!actor.has_parts) return false;
  const bool changed = give_all(context, actor, store, wanted);
  prepare_effects(context, actor);
  return changed;
}

}  // namespace acm
