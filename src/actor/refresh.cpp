// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/refresh.h"

#include "actor/body.h"
#include "assets/asset_store.h"
#include "motion/late_cycle.h"

namespace acm {

namespace {

bool give_setup(Actor& actor, const Setup& setup) {
  if (actor.part_count != 0 || setup.parts.empty()) return false;
  actor.part_count = static_cast<std::uint16_t>(setup.parts.size());
  take_from_setup(actor, setup);
  return true;
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

}  // namespace

bool refresh_actor(StepContext& context, Actor& actor, AssetStore& store, const ActorAssets& wanted) {
  if (!actor.has_parts) return false;
  const Result<const Setup*> found = store.setup(wanted.setup);
  const Setup* setup = found ? *found : nullptr;
  bool changed = setup && give_setup(actor, *setup);
  if (actor.table) return give_cycle(context, actor) || changed;
  const ObjectId own_table = setup && wanted.takes_setup_table ? setup->default_motion_table : 0;
  changed |= give_table(context, actor, store, wanted.motion_table != 0 ? wanted.motion_table : own_table);
  if (!actor.table && setup) changed |= give_default_animation(context, actor, store, *setup);
  return changed;
}

}  // namespace acm
