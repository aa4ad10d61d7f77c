// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/object_effects.h"

#include "actor/actor_pose.h"
#include "actor/body.h"
#include "actor/hook_effects.h"
#include "actor/scripts.h"

namespace acm {

ObjectEffects effects_of(const ObjectRecord& record, const Setup* setup) {
  ObjectEffects out = record.effects;
  if (record.is_described || !setup) return out;
  if (out.sound_table == 0) out.sound_table = setup->default_sound_table;
  if (out.script_table == 0) out.script_table = setup->default_script_table;
  return out;
}

Position place_in_world(const WorldState& world, const Actor& actor) {
  Position held;
  return held_position(held, {}, world.scene, actor) ? held : actor.body.position;
}

// retail: the handler of Sound, 0xF750 (effects SN-12)
CheckReason apply_sound(WorldState& world, Actor& actor, const wire::Sound& m) {
  if (!actor.sound_table) return CheckReason::NoSoundTable;
  const std::optional<SoundChoice> sound = choose_sound(world.context(), actor, m.sound_type);
  if (sound && m.volume > 0.0f)
    world.report(actor.guid,
                 SoundHeardEvent{m.sound_type, sound->wave, m.volume, place_in_world(world, actor)});
  return CheckReason::Fresh;
}

CheckReason apply_script(WorldState& world, Actor& actor, const wire::PlayScriptId& m) {
  return play_script(world.context(), actor, m.script) ? CheckReason::Fresh : CheckReason::NoScript;
}

CheckReason apply_script(WorldState& world, Actor& actor, const wire::PlayScriptType& m) {
  if (play_script_type(world.context(), actor, m.script_type, m.mod)) return CheckReason::Fresh;
  return actor.script_table ? CheckReason::NoScript : CheckReason::NoScriptTable;
}

}  // namespace acm
