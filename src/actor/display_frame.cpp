// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/display_frame.h"

#include "actor/position_manager.h"
#include "actor/prefetch.h"

#include <cassert>
#include <cstring>

#include "step_motion.h"

namespace acm {

namespace {

// What would be simulated if time went on.
bool is_simulated(const Body& body) {
  return body.active && body.in_cell && body.parent == 0 && !body.has(physics_state::kFrozen);
}

// Whether its animation plays on as time passes. Bodies that were made static do nothing else (effects ST-3).
bool plays(const Actor& actor) {
  const Body& body = actor.body;
  if (!actor.has_parts) return false;
  if (body.was_made_static)
    return body.animates_in_place && body.in_cell && body.has(physics_state::kHasDefaultAnimation);
  return is_simulated(body) && !body.has(physics_state::kHidden);
}

// Whether steps move it by anything but its managers (core 11.4).
bool moves(const Body& body) {
  return body.parent == 0 && !body.was_made_static && !body.has(physics_state::kHidden);
}

// A body that neither flies nor turns by itself is spared the copy.
void integrate_ahead(const Body& body, double ahead, Frame& frame) {
  if (!(ahead > 0.0) || (body.velocity == Vec3{} && body.omega == Vec3{})) return;
  Body copy = body;
  integrate(copy, static_cast<float>(ahead), frame);
}

// Where root motion to come, in the body's axes, takes a body.
Frame moved_ahead(const Scene& scene, const Actor& actor, Frame root, double ahead) {
  const Body& body = actor.body;
  root.origin = root_translation(body, root.origin);
  if (is_simulated(body) && actor.managers.has_position_manager())
    preview_offset(scene, actor, root, static_cast<float>(ahead));
  Frame frame = moved_by(body.position.frame, root);
  integrate_ahead(body, ahead, frame);
  if (frame == body.position.frame || !has_finite_sum(frame)) return body.position.frame;
  return ask_ground(body, frame).frame;
}

}  // namespace

double seconds_ahead(const Scene& scene, const Actor& actor, double seconds_since_tick) {
  if (!is_simulated(actor.body) && !plays(actor)) return 0.0;
  const double since_tick = seconds_since_tick > 0.0 ? seconds_since_tick : 0.0;
  const double ahead = scene.clock - actor.body.update_time + since_tick;
  // Written so that what is not a number counts as nothing.
  return ahead > 0.0 ? (ahead < kMaxQuantum ? ahead : kMaxQuantum) : 0.0;
}

DisplayState display_state(const Scene& scene, const Actor& actor, double seconds_since_tick,
                           Sequence& memory) {
  const double ahead = seconds_ahead(scene, actor, seconds_since_tick);
  DisplayState shown{actor.body.position.frame, &actor.sequence};
  Frame root;
  if (ahead > 0.0 && plays(actor)) {
    memory = actor.sequence;
    play_ahead(memory, scene.pool, ahead, root);
    shown.sequence = &memory;
  }
  if (!moves(actor.body)) return shown;
  if (actor.has_parts) add_unapplied_motion(*shown.sequence, scene.pool, root);
  shown.frame = moved_ahead(scene, actor, root, ahead);
  return shown;
}

Frame display_frame(const Scene& scene, const Actor& actor, double seconds_since_tick) {
  Sequence memory;
  return display_state(scene, actor, seconds_since_tick, memory).frame;
}

namespace {

template <class Name>
std::size_t display_many(Position* out, std::size_t stride, const Scene& scene, std::span<const Name> names,
                         double seconds_since_tick) {
  assert(stride >= sizeof(Position) && stride % alignof(Position) == 0);
  const std::size_t count = names.size();
  const auto actor_at = [&](std::size_t i) { return i < count ? scene.find(names[i]) : nullptr; };
  std::size_t found = 0;
  for (std::size_t i = 0; i < count; ++i) {
    if (const Actor* next = actor_at(i + kActorAhead)) prefetch_actor(*next);
    if (const Actor* next = actor_at(i + kNodeAhead)) prefetch_node(scene, *next);
    if (const Actor* next = actor_at(i + kAnimationAhead)) prefetch_animation(scene, *next);
    if (const Actor* next = actor_at(i + kFrameAhead)) prefetch_frame(scene, *next);
    Position shown;
    if (const Actor* actor = actor_at(i)) {
      shown = {actor->body.position.cell, display_frame(scene, *actor, seconds_since_tick)};
      ++found;
    }
    std::memcpy(reinterpret_cast<std::byte*>(out) + i * stride, &shown, sizeof shown);
  }
  return found;
}

}  // namespace

std::size_t display_positions(Position* out, std::size_t stride, const Scene& scene,
                              std::span<const ActorId> actors, double seconds_since_tick) {
  return display_many(out, stride, scene, actors, seconds_since_tick);
}
std::size_t display_positions(Position* out, std::size_t stride, const Scene& scene,
                              std::span<const Guid> guids, double seconds_since_tick) {
  return display_many(out, stride, scene, guids, seconds_since_tick);
}

}  // namespace acm
