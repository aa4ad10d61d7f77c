// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/object_effects.h"

#include "actor/actor_pose.h"
#include "assets/sound_choice.h"
#include "base/counter_random.h"

namespace acm {

namespace {

template <class T>
const T* find_asset(const WorldState& world, ObjectId id) {
  if (id == 0 || !world.assets) return nullptr;
  const Result<const T*> found = world.assets->get<T>(id);
  return found ? *found : nullptr;
}

// Two numbers of the object's row, which count as drawn only when there is something to choose
// (effects 12.8).
SoundChance draw_chance(WorldState& world, ObjectRecord& record, Guid guid) {
  const CounterRandom row(world.options.random_seed, guid);
  const std::uint32_t first = record.random_count;
  record.random_count += 2;
  return {static_cast<double>(row.unit(first)), row.roll(first + 1)};
}

// PS-10, with a script that is named.
CheckReason play_script(WorldState& world, Actor& actor, ObjectId id) {
  const PhysicsScript* script = find_asset<PhysicsScript>(world, id);
  return script ? queue_script(world, actor, *script) : CheckReason::NoScript;
}

}  // namespace

ObjectEffects effects_of(const ObjectRecord& record, const Actor& actor) {
  ObjectEffects out = record.effects;
  if (!record.takes_setup_tables || !actor.setup) return out;
  if (out.sound_table == 0) out.sound_table = actor.setup->default_sound_table;
  if (out.script_table == 0) out.script_table = actor.setup->default_script_table;
  return out;
}

const SoundTable* find_sound_table(const WorldState& world, Guid guid) {
  const Actor* actor = world.find(guid);
  if (!actor) return nullptr;
  return find_asset<SoundTable>(world, effects_of(*world.record(guid), *actor).sound_table);
}

bool is_in_world(const Scene& scene, const Actor& actor) {
  const Actor* holder = &actor;
  for (int depth = 0; depth < kMaxHoldDepth && holder && holder->body.parent != 0; ++depth)
    holder = scene.find(holder->body.parent);
  return holder && holder->body.parent == 0 && holder->body.in_cell;
}

Position place_in_world(const WorldState& world, const Actor& actor) {
  Position held;
  return held_position(held, {}, world.scene, actor) ? held : actor.body.position;
}

// retail: the handler of Sound, 0xF750 (effects SN-12)
CheckReason apply_sound(WorldState& world, const Actor& actor, const wire::Sound& m) {
  const SoundTable* table = find_sound_table(world, actor.guid);
  if (!table) return CheckReason::NoSoundTable;
  if (!has_sound(*table, m.sound_type)) return CheckReason::Fresh;
  const SoundChance chance = draw_chance(world, *world.record(actor.guid), actor.guid);
  const std::optional<SoundChoice> sound = resolve_sound(*table, m.sound_type, chance);
  if (sound && m.volume > 0.0f)
    world.report(actor.guid, SoundHeard{m.sound_type, sound->wave, m.volume, place_in_world(world, actor)});
  return CheckReason::Fresh;
}

CheckReason apply_script(WorldState& world, Actor& actor, const wire::PlayScriptId& m) {
  return is_in_world(world.scene, actor) ? play_script(world, actor, m.script) : CheckReason::Fresh;
}

CheckReason apply_script(WorldState& world, Actor& actor, const wire::PlayScriptType& m) {
  if (!is_in_world(world.scene, actor)) return CheckReason::Fresh;
  const ObjectEffects effects = effects_of(*world.record(actor.guid), actor);
  const auto* table = find_asset<PhysicsScriptTable>(world, effects.script_table);
  if (!table) return CheckReason::NoScriptTable;
  return play_script(world, actor, table->select(m.script_type, m.mod));
}

CheckReason queue_script(WorldState&, Actor&, const PhysicsScript&) {
  return CheckReason::NotReceived;
}

}  // namespace acm
