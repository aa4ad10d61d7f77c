// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/children.h"
#include "actor/hook_effects.h"
#include "base/epsilon.h"
#include "world/object_appearance.h"

#include "apply_parts.h"

namespace acm {

namespace {

using Physics = wire::PhysicsDescription;

constexpr std::uint32_t kCreatureType = 0x10;  // of a weenie's item types

// Who owns the body. Without a readable weenie it counts as a creature.
WeenieFacts weenie_of(const ClientState& client, Guid guid, const Result<wire::WeenieHead>& head) {
  WeenieFacts weenie;
  weenie.present = true;
  weenie.is_local_player = client.is_player(guid);
  if (head) weenie.is_creature = (head->item_type & kCreatureType) != 0;
  return weenie;
}

// Exactly those of the description: a clear bit means none (effects SN-10).
ObjectEffects described_effects(const Physics& p) {
  ObjectEffects out;
  if (p.has(Physics::kSoundTable)) out.sound_table = p.sound_table;
  if (p.has(Physics::kScriptTable)) out.script_table = p.script_table;
  if (p.has(Physics::kDefaultScript)) out.default_script = p.default_script;
  if (p.has(Physics::kScriptIntensity)) out.script_intensity = p.script_intensity;
  if (p.has(Physics::kTranslucency)) out.translucency = p.translucency;
  return out;
}

std::string_view name_in(const Result<wire::WeenieHead>& head) {
  if (!head) return {};
  return {reinterpret_cast<const char*>(head->name.data()), head->name.size()};
}

void attach_silently(WorldState& world, Actor& actor, Guid parent, std::uint32_t location) {
  set_parent(world.context(), actor, parent, location, part_at(world.scene.find(parent), location));
  actor.body.in_cell = false;
}

ReceivedPosition described_position(const Physics& p) {
  return {p.position, true, false, {}, false, 0};
}

}  // namespace

void apply_placement(WorldState& world, Actor& actor, std::uint32_t placement) {
  if (actor.sequence.has_anims() || !world.assets) return;
  const ObjectRecord* record = world.record(actor.guid);
  if (const Result<const Setup*> setup = world.assets->setup(record->setup))
    set_placement(actor.sequence, **setup, placement);
}

void apply_state(ClientState& client, Actor& actor, std::uint32_t state) {
  change_physics_state(client.world.context(), actor, state);
  const bool is_player = client.is_player(actor.guid);
  if (is_player && !actor.body.has(physics_state::kHidden)) client.waits_for_teleport = false;
}

void attach(WorldState& world, Actor& actor, Guid parent, std::uint32_t location) {
  exit_world(world.context(), actor);
  attach_silently(world, actor, parent == actor.guid ? 0 : parent, location);
}

wire::CheckReason create_from(ClientState& client, const wire::ObjectDescription& d) {
  const Physics& p = d.physics;
  NewObject parameters;
  parameters.setup = p.setup;
  if (p.has(Physics::kMotionTable)) parameters.motion_table = p.motion_table;
  parameters.position = with_valid_rotation(client.world, d.guid, p.position);
  parameters.in_world = p.has(Physics::kPosition) && !p.has(Physics::kParent);
  parameters.facts.state = p.state;
  parameters.facts.scale = p.scale;
  const Result<wire::WeenieHead> head = wire::decode_weenie_head(d.tail);
  parameters.facts.weenie = weenie_of(client, d.guid, head);
  parameters.effects = described_effects(p);
  parameters.is_described = true;
  parameters.name = name_in(head);
  Actor& actor = create_object(client.world, d.guid, parameters);
  client.timestamps[client.world.scene.id_of(d.guid)] = p.timestamps;
  apply_first_appearance(client.world, d.guid, d.appearance);
  if (p.has(Physics::kParent))
    attach_silently(client.world, actor, p.parent == d.guid ? 0 : p.parent, p.parent_location);
  if (p.has(Physics::kPlacement)) apply_placement(client.world, actor, p.placement);
  if (length(p.velocity) > kEpsilon || length(p.omega) > kEpsilon)
    apply_vector(client, actor, p.velocity, p.omega);
  const wire::CheckReason movement =
      p.has_body ? apply_movement_event(client, actor, p.body, p.autonomous != 0) : wire::CheckReason::Fresh;
  if (client.is_player(d.guid)) {
    client.player_updates.created = true;
    client.player_updates.control_lost = p.autonomous == 0;  // LP-52
  }
  return movement;
}

wire::CheckReason merge(ClientState& client, Actor& actor, const wire::ObjectDescription& d,
                        const wire::ObjectCheckResult& checked) {
  const Physics& p = d.physics;
  if (checked.objdesc.accepted()) apply_appearance(client.world, actor, d.appearance);
  if (checked.state.accepted()) apply_state(client, actor, p.state);
  if (checked.position.accepted()) {
    if (p.has(Physics::kParent))
      attach(client.world, actor, p.parent, p.parent_location);
    else if (p.has(Physics::kPosition))
      apply_position(client, actor, described_position(p), checked.position.effect);
  }
  // The omega stays, unlike in a VectorUpdate (effects SN-10).
  if (checked.vector.accepted() && p.has(Physics::kVelocity))
    apply_vector(client, actor, p.velocity, actor.body.omega);
  if (!p.has_body) return wire::CheckReason::Fresh;
  if (!checked.movement.accepted()) return checked.movement.reason;
  // QUIRK: no control is lost this way (managers LP-52).
  const bool control_lost = client.player_updates.control_lost;
  const wire::CheckReason movement = apply_movement_event(client, actor, p.body, p.autonomous != 0);
  client.player_updates.control_lost = control_lost;
  return movement;
}

}  // namespace acm
