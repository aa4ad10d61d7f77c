// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/inside.hpp"

#include "actor/move_to.h"
#include "world/world_access.h"

#include <algorithm>
#include <span>

namespace acm::inspect {

namespace {

static_assert(static_cast<int>(NodeRole::Cycle) == static_cast<int>(acm::NodeRole::Cycle));
static_assert(static_cast<int>(RampKind::Script) == static_cast<int>(TimedHook::Kind::Script));

template <class To, class From, class Convert>
void copy_list(Vector<To>& to, std::span<const From> from, Convert&& convert) {
  to.resize(from.size());
  std::transform(from.begin(), from.end(), to.begin(), convert);
}

MoveKind kind_of_move(MovementType type) {
  switch (type) {
    case MovementType::MoveToObject: return MoveKind::Object;
    case MovementType::MoveToPosition: return MoveKind::Position;
    case MovementType::TurnToObject: return MoveKind::TurnToObject;
    case MovementType::TurnToHeading: return MoveKind::TurnToHeading;
    default: return MoveKind::None;
  }
}

SequenceNodeFacts inside_item(const SequenceNode& n) {
  return {.animation = n.animation->id,
          .low_frame = n.low_frame,
          .high_frame = n.high_frame,
          .framerate = n.framerate,
          .context_id = n.ids.context_id,
          .move_context_id = n.ids.move_context_id,
          .role = static_cast<NodeRole>(n.role)};
}
QueuedMotionFacts inside_item(const QueuedMotion& m) {
  return {m.motion, m.anims, m.ids.context_id, m.ids.move_context_id};
}
PendingMotionFacts inside_item(const PendingMotion& m) {
  return {m.motion, m.context_id, m.jump_error};
}
MotionAction inside_item(const ActiveMotion& m) {
  return {.command = m.motion, .speed = m.speed};
}
MoveLegFacts inside_item(const MoveNode& n) {
  return {static_cast<std::uint32_t>(kind_of_move(n.type)), n.heading};
}
InterpolationNodeFacts inside_item(const Interpolation::Node& n) {
  return {static_cast<std::uint32_t>(n.type), n.position, n.velocity};
}
RampFacts inside_item(const TimedHook& h) {
  return {h.created, h.duration,       static_cast<RampKind>(h.kind), h.datum, h.start,
          h.end,     h.ids.context_id, h.ids.move_context_id};
}
QueuedScriptFacts inside_item(const QueuedScript& s) {
  return {.start = s.start,
          .length = s.script->length,
          .script = s.script->id,
          .hooks = static_cast<std::uint32_t>(s.script->cues.size()),
          .fired = s.taken,
          .context_id = s.ids.context_id,
          .move_context_id = s.ids.move_context_id};
}
constexpr auto kInsideItem = [](const auto& item) { return inside_item(item); };
constexpr auto kSameItem = [](const auto& item) { return item; };

void read_sequence(ObjectInside& out, const Sequence& s, const ListPool& pool) {
  out.sequence = {.frame_number = s.frame_number,
                  .velocity = s.velocity,
                  .omega = s.omega,
                  .current = s.current,
                  .first_cyclic = s.first_cyclic,
                  .key_frame = current_key_frame(s, pool),
                  .placement = s.placement_id};
  copy_list(out.nodes, s.nodes.view(pool), kInsideItem);
}

void read_motion_table_manager(ObjectInside& out, const MotionTableManager& m, const ListPool& pool) {
  out.motion_table_manager = {m.state.style, m.state.substate, m.state.substate_speed, m.animation_counter};
  copy_list(out.queued_motions, m.pending.view(pool), kInsideItem);
  copy_list(out.modifiers, m.state.modifiers.view(pool), kInsideItem);
  std::reverse(out.modifiers.begin(), out.modifiers.end());  // a stack, whose head is its last entry
  copy_list(out.actions, m.state.actions.view(pool), kInsideItem);
}

void read_motion_interp(ObjectInside& out, const MotionInterp& in, const ListPool& pool) {
  out.motion_interp = {.exists = in.exists,
                       .initted = in.initted,
                       .standing_longjump = in.standing_longjump,
                       .jump_extent = in.jump_extent,
                       .my_run_rate = in.my_run_rate,
                       .current_speed_factor = in.current_speed_factor,
                       .server_action_stamp = in.server_action_stamp,
                       .raw = in.raw,
                       .interpreted = in.interpreted};
  copy_list(out.pending_motions, in.pending.view(pool), kInsideItem);
  copy_list(out.raw_actions, in.raw_actions.view(pool), kSameItem);
  copy_list(out.interpreted_actions, in.interpreted_actions.view(pool), kSameItem);
}

void read_move_to(ObjectInside& out, const MoveTo& m) {
  out.move_to = {.previous_distance_time = m.previous_distance_time,
                 .original_distance_time = m.original_distance_time,
                 .exists = true,
                 .kind = kind_of_move(m.type),
                 .moving_away = m.moving_away,
                 .initialized = m.initialized,
                 .parameters = m.params,
                 .sought_position = m.sought_position,
                 .current_target_position = m.current_target_position,
                 .starting_position = m.starting_position,
                 .previous_heading = m.previous_heading,
                 .previous_distance = m.previous_distance,
                 .original_distance = m.original_distance,
                 .fail_progress_count = m.fail_progress_count,
                 .sought_object = m.sought_object,
                 .top_level_object = m.top_level_object,
                 .sought_size = m.sought_size,
                 .current_command = m.current_command,
                 .aux_command = m.aux_command};
  copy_list(out.legs, m.nodes.view(), kInsideItem);
}

void read_sticky(ObjectInside& out, const Sticky& s) {
  out.sticky = {.timeout = s.timeout,
                .exists = true,
                .initialized = s.initialized,
                .target = s.target,
                .target_radius = s.target_radius,
                .target_position = s.target_position};
}

void read_constraint(ObjectInside& out, const Constraint& c) {
  out.constraint = {.exists = true,
                    .is_constrained = c.is_constrained,
                    .offset = c.offset,
                    .start_distance = c.start_distance,
                    .max_distance = c.max_distance,
                    .position = c.position};
}

void read_interpolation(ObjectInside& out, const Interpolation& in) {
  out.interpolation = {.exists = true,
                       .keep_heading = in.keep_heading,
                       .frame_counter = in.frame_counter,
                       .original_distance = in.original_distance,
                       .progress_quantum = in.progress_quantum,
                       .node_fail_counter = in.node_fail_counter,
                       .blip_position = in.blip_position};
  copy_list(out.interpolation_nodes, in.nodes.view(), kInsideItem);
}

void read_target(ObjectInside& out, const Targeting& t, const Scene& scene) {
  const TargetInfo& info = t.info;
  out.target = {.last_update_time = info.last_update_time,
                .voyeur_check_time = t.last_update_time,
                .exists = true,
                .has_target = t.has_target,
                .status = info.status,
                .object = info.object,
                .context_id = info.context_id,
                .radius = info.radius,
                .quantum = info.quantum,
                .target_position = info.target_position,
                .interpolated_position = info.interpolated_position,
                .interpolated_heading = info.interpolated_heading,
                .velocity = info.velocity,
                .last_sent_position = t.last_sent_position};
  const Targeting* voyeur = scene.targeting.find(t.first_voyeur);
  for (; voyeur; voyeur = scene.targeting.find(voyeur->next_voyeur)) out.watchers.push_back(voyeur->watcher);
}

void read_body(ObjectInside& out, const Body& b) {
  out.body = {.update_time = b.update_time,
              .physics_time = b.physics_time,
              .acceleration = b.acceleration,
              .step_quantum = b.step_quantum,
              .ground_height = b.ground_height,
              .held_at_part = b.held_at_part,
              .jumped_this_frame = b.jumped_this_frame,
              .placement_refused = b.placement_refused,
              .is_blocked = b.is_blocked,
              .is_leaving_ethereal = b.is_leaving_ethereal,
              .was_made_static = b.was_made_static,
              .animates_in_place = b.animates_in_place};
}

void read_effects(ObjectInside& out, const Effects& e) {
  out.effects = {e.scripts.empty() ? 0.0 : e.next_cue, e.translucency, e.original_translucency};
  copy_list(out.ramps, e.timed.view(), kInsideItem);
  copy_list(out.scripts, e.scripts.view(), kInsideItem);
  copy_list(out.children, e.children.view(), kSameItem);
}

}  // namespace

std::optional<ObjectInside> inside_of(const World& world, Guid guid) {
  const Scene& scene = WorldAccess::state(world).scene;
  const Actor* actor = scene.find(guid);
  if (!actor) return std::nullopt;
  const ManagerHandles& managers = actor->managers;
  std::optional<ObjectInside> out(std::in_place);
  read_sequence(*out, actor->sequence, scene.pool);
  read_motion_table_manager(*out, actor->motion_table_manager, scene.pool);
  read_motion_interp(*out, actor->motion_interp, scene.pool);
  read_body(*out, actor->body);
  if (const MoveTo* m = find_move_to(scene, *actor)) read_move_to(*out, *m);
  if (const Sticky* s = scene.sticky.find(managers.sticky)) read_sticky(*out, *s);
  if (const Constraint* c = scene.constraint.find(managers.constraint)) read_constraint(*out, *c);
  if (const Interpolation* i = scene.interpolation.find(managers.interpolation)) read_interpolation(*out, *i);
  if (const Targeting* t = scene.targeting.find(managers.targeting)) read_target(*out, *t, scene);
  if (const Effects* e = scene.effects.find(managers.effects)) read_effects(*out, *e);
  return out;
}

}  // namespace acm::inspect
