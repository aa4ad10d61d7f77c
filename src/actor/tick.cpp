// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/tick.h"

#include "actor/body.h"
#include "actor/hook_effects.h"
#include "actor/motion_table_manager.h"
#include "actor/move_to.h"
#include "actor/pass.h"
#include "actor/position_manager.h"
#include "actor/scripts.h"
#include "actor/targeting.h"
#include "actor/timed_hooks.h"
#include "base/epsilon.h"
#include "base/finite.h"
#include "base/inlining.h"
#include "base/nearly_equal.h"

#include <cmath>

#include "report.h"
#include "step_motion.h"

namespace acm {

namespace {

constexpr float kSleepDistance = 96.0f;

void execute_queued_hook(StepContext& context, Actor& actor, const QueuedHook& queued, std::uint32_t index) {
  if (queued.is_anim_done()) {
    trace_anim_done(context, actor, index, queued.ids);
    animation_done(context, actor, true);
    return;
  }
  const Hook& hook = queued.hook();
  const bool has_effect = context.scene.options.hook_effects;
  const HookReport heard = has_effect ? report_of(context, actor, hook) : HookReport{};
  const HookSource source = {queued.animation->id, 0, queued.frame, queued.index};
  report_hook(context, actor, hook_event(hook.type(), source, index, queued.ids, heard), hook, heard);
  if (has_effect || hook.type() == HookType::Ethereal || hook.type() == HookType::NoDraw)
    execute_hook(context, actor, hook, queued.ids);
}

// core 11.4 f, effects HK-1
void process_hooks(StepContext& context, Actor& actor) {
  if (actor.effects_in_use.has(EffectsInUse::kTimed))
    run_timed_hooks(context, actor, context.scene.effects[actor.managers.effects]);
  for (std::uint32_t i = 0; i < context.hooks.size(); ++i)
    execute_queued_hook(context, actor, context.hooks[i], i);
  if (context.hooks.dropped() != 0)
    report(context, actor, LimitReachedEvent{Limit::Hooks, context.hooks.dropped()});
  context.hooks.clear();
}

// Time that a high speed would play beyond Sequence::kMaxWraps is dropped, and that is reported.
void play_on(StepContext& context, Actor& actor, double seconds, Frame* root) {
  if (!update(actor.sequence, context.pool(), seconds, root, context.hooks))
    report(context, actor, LimitReachedEvent{Limit::Wraps, 1});
}

// What the animation moves the body by, in its own axes (core 11.4 b).
Frame animate(StepContext& context, Actor& actor, float q) {
  Frame offset;
  if (actor.has_parts) play_on(context, actor, q, &offset);
  offset.origin = root_translation(actor.body, offset.origin);
  return offset;
}

ACMOTION_NEVER_INLINE bool is_far_from_viewer(const Scene& scene, const Actor& actor) {
  if (actor.guid == scene.options.viewer) return false;
  const Actor* viewer = scene.find(scene.options.viewer);
  return viewer && distance(viewer->body.position, actor.body.position) > kSleepDistance;
}

// A pass wakes bodies near the player (AU-11). With sleep_when_far, far ones were skipped before.
ACMOTION_NEVER_INLINE void wake_near_player(StepContext& context, Actor& actor) {
  const SceneOptions& options = context.scene.options;
  if (options.player_is_near || context.scene.find(options.viewer)) set_active(context, actor);
}

// QUIRK: by omega as it is, once for each update, however long that is (ST-4).
void turn_in_place(const Scene& scene, Body& body, double seconds) {
  if (length_squared(body.omega) < kEpsilon * kEpsilon) return;
  constexpr double kUpdatesPerSecond = 30.0;
  const float share =
      scene.options.quirk_fixes.even_static_turn ? static_cast<float>(kUpdatesPerSecond * seconds) : 1.0f;
  rotate_global(body.position.frame, body.omega * share);
}

// Seconds between passes, and between updates of static bodies.
double shortest_wait(const Scene& scene) {
  return scene.options.gate_passes ? kMinQuantum - scene.options.pass_tolerance : kMinQuantum;
}

// One update of a static body that animates, of the whole time (ST-3).
ACMOTION_NEVER_INLINE double update_in_place(StepContext& context, Actor& actor, double now) {
  Body& body = actor.body;
  if (!body.in_cell) return 0.0;
  body.physics_time = now;
  const double rest = now - body.update_time;
  const bool is_dropped = !(rest > kEpsilon && rest <= kHugeQuantum);
  if (!is_dropped && rest < shortest_wait(context.scene)) return 0.0;
  body.update_time = now;
  if (is_dropped) return 0.0;
  if (!actor.has_parts) return rest;
  if (body.has(physics_state::kHasDefaultAnimation)) {
    play_on(context, actor, rest, nullptr);
    turn_in_place(context.scene, body, rest);
    update_scripts_of_children(context, actor);
  }
  if (body.has(physics_state::kHasDefaultScript)) update_scripts(context, actor);
  process_hooks(context, actor);
  return rest;
}

StepPlan split(double rest) {
  StepPlan steps;
  if (rest <= kMaxQuantum) {
    steps.quanta[steps.count++] = rest;
    return steps;
  }
  for (; rest > kMaxQuantum; rest -= kMaxQuantum) steps.quanta[steps.count++] = kMaxQuantum;
  if (rest > kMinQuantum) steps.quanta[steps.count++] = rest;
  return steps;
}

// Nothing moves it, and nothing can but a call that wakes it (AU-12).
bool may_fall_asleep(const Actor& actor) {
  if (actor.movement_manager_exists || !actor.body.on_walkable) return false;
  const bool has_spheres = !actor.setup || !actor.setup->spheres.empty() || !actor.setup->cyl_spheres.empty();
  return !has_spheres || actor.body.velocity == Vec3{};
}

// Seconds to simulate; 0 when the body cannot be simulated or nothing is due (core 11.4, 1 and 2). A sleeping
// body has time due too, for its scripts.
ACMOTION_ALWAYS_INLINE double time_due(StepContext& context, Actor& actor, double now) {
  Body& body = actor.body;
  if (body.parent != 0 || !body.in_cell || body.has(physics_state::kFrozen)) {
    body.active = false;
    return 0.0;
  }
  // One that is far sleeps; its scripts go on (PS-6).
  if (context.scene.options.sleep_when_far && is_far_from_viewer(context.scene, actor))
    body.active = false;
  else if (!body.active)
    wake_near_player(context, actor);
  const double rest = now - body.update_time;
  // Written so that a clock that is not a number simulates nothing.
  if (!(rest > kEpsilon && rest <= kHugeQuantum)) {
    body.update_time = body.physics_time = now;
    return 0.0;
  }
  body.physics_time = body.update_time;
  return rest;
}

// The cell of a place outdoors, within its landblock (managers 5.1); 0 when the place has left the landblock.
CellId outdoor_cell_of(Vec3 origin) {
  const bool is_within =
      origin.x >= 0.0f && origin.x < kBlockLength && origin.y >= 0.0f && origin.y < kBlockLength;
  if (!is_within) return 0;
  return 1 + 8 * static_cast<CellId>(origin.x / kCellLength) + static_cast<CellId>(origin.y / kCellLength);
}

// Follows a body that walks outdoors from cell to cell, as retail's transitions do. At the edge of the map it
// stays in its last cell.
void update_cell(Position& position) {
  const CellId cell = position.cell & 0xFFFFu;
  if (cell == 0 || cell >= 0x100u || cell == outdoor_cell_of(position.frame.origin)) return;
  Position moved = position;
  if (adjust_to_outside(moved)) position = moved;
}

// Where the body has come to be: its cell, and the height where it stands.
void update_place(const Scene& scene, Body& body) {
  if (!body.in_cell || !scene.options.track_place) return;
  update_cell(body.position);
  if (body.ground == Ground::LastKnown && body.grounded()) body.ground_height = body.position.frame.origin.z;
}

// A step that moves a body on the ground works its acceleration out: it loses that, and its omega (core 11.4,
// effects HK-11). Nearly always both are 0 already. The reference body of scenarios keeps its acceleration.
ACMOTION_ALWAYS_INLINE void settle_on_ground(const Scene& scene, Actor& actor) {
  const bool has_any = actor.body.acceleration.z != 0.0f || actor.effects_in_use.has(EffectsInUse::kOmega);
  if (has_any && actor.body.grounded() && scene.options.hook_effects) update_acceleration(actor);
}

// core 11.4 h. Most bodies only have motions to complete.
ACMOTION_ALWAYS_INLINE void use_time(StepContext& context, Actor& actor) {
  if (!actor.managers.has_any()) {
    check_for_completed_motions(context, actor);
    return;
  }
  handle_targeting(context, actor);
  move_to_use_time(context, actor);
  check_for_completed_motions(context, actor);
  position_manager_use_time(context, actor);
}

// The same for a body with effects: between the scripts of what it holds and its own (effects PS-6, PS-7).
ACMOTION_NEVER_INLINE void use_time_of_effects(StepContext& context, Actor& actor) {
  update_scripts_of_children(context, actor);
  use_time(context, actor);
  update_scripts(context, actor);
}

// core 11.4 g, h
void take_step(StepContext& context, Actor& actor, const Frame& proposed, bool contact, bool walkable) {
  Body& body = actor.body;
  // A hostile speed can take a body anywhere, and overflow a float; the body then stays where it is.
  const Frame frame = can_be_reached(proposed) ? proposed : body.position.frame;
  const Vec3 moved = frame.origin - body.position.frame.origin;
  const bool stayed = nearly_equal(frame.origin, body.position.frame.origin);
  body.achieved_velocity = stayed ? Vec3{} : moved * (1.0f / body.step_quantum);
  if (!stayed) body.position.frame.origin = frame.origin;
  body.position.frame.rotation = frame.rotation;
  if (contact != body.contact || walkable != body.on_walkable)
    set_ground_contact(context, actor, contact, walkable);
  if (!stayed) settle_on_ground(context.scene, actor);
  if (actor.effects_in_use.any())
    use_time_of_effects(context, actor);
  else
    use_time(context, actor);
}

// Inlined into the one step that nearly every tick takes.
ACMOTION_ALWAYS_INLINE void step_on_ground(StepContext& context, Actor& actor, double quantum) {
  Frame proposed;
  if (!begin_step(context, actor, quantum, proposed)) return;
  const GroundAnswer answer = ask_ground(actor.body, proposed);
  take_step(context, actor, answer.frame, answer.contact, answer.walkable);
}

ACMOTION_NEVER_INLINE void take_many_steps(StepContext& context, Actor& actor, double rest) {
  const StepPlan steps = split(rest);
  for (int i = 0; i < steps.count; ++i) step_on_ground(context, actor, steps.quanta[i]);
}

void take_steps(StepContext& context, Actor& actor, double now) {
  // The host steps this body, so the time stays due.
  if (actor.body.ground == Ground::Host) return;
  const double rest = time_due(context, actor, now);
  if (!(rest > 0.0)) return;
  if (rest <= kMaxQuantum)
    step_on_ground(context, actor, rest);
  else
    take_many_steps(context, actor, rest);
}

// retail: CPhysicsObj::update_object (core 11.4). Cell and height are those of the last step.
void update_object(StepContext& context, Actor& actor, double now) {
  take_steps(context, actor, now);
  update_place(context.scene, actor.body);
}

// The same for one that was made static.
ACMOTION_NEVER_INLINE void update_static_object(StepContext& context, Actor& actor, double now) {
  if (actor.body.animates_in_place) update_in_place(context, actor, now);
  update_place(context.scene, actor.body);
}

}  // namespace

StepPlan plan(StepContext& context, Actor& actor, double now) {
  context.scene.clock = now;
  if (actor.body.was_made_static) return {};
  const double rest = time_due(context, actor, now);
  return rest > 0.0 ? split(rest) : StepPlan{};
}

bool begin_step(StepContext& context, Actor& actor, double quantum, Frame& proposed) {
  Body& body = actor.body;
  body.physics_time += quantum;
  body.update_time = body.physics_time;
  if (!body.active || !body.in_cell) {
    if (body.in_cell) update_scripts(context, actor);  // also of a body that sleeps (PS-6)
    return false;
  }
  const auto q = static_cast<float>(quantum);
  body.step_quantum = q;
  body.jumped_this_frame = false;
  if (body.is_leaving_ethereal) set_ethereal(body, false);
  const bool hidden = body.has(physics_state::kHidden);
  Frame offset = hidden ? Frame{} : animate(context, actor, q);
  if (actor.managers.has_position_manager()) adjust_offset(context, actor, offset, q);
  proposed = moved_by(body.position.frame, offset);
  if (!hidden) {
    if (may_fall_asleep(actor)) body.active = false;
    integrate(body, q, proposed);
  }
  process_hooks(context, actor);
  return true;
}

void end_step(StepContext& context, Actor& actor, const Frame& proposed, bool contact, bool walkable) {
  take_step(context, actor, proposed, contact, walkable);
  update_place(context.scene, actor.body);
}

double tick_in_place(StepContext& context, Actor& actor, double now) {
  context.scene.clock = now;
  return update_in_place(context, actor, now);
}

void step(StepContext& context, Actor& actor, double quantum) {
  step_on_ground(context, actor, quantum);
  update_place(context.scene, actor.body);
}

void tick(StepContext& context, Actor& actor, double now) {
  context.scene.clock = now;
  if (actor.body.was_made_static)
    update_static_object(context, actor, now);
  else
    update_object(context, actor, now);
}

bool begin_pass(Scene& scene, double now) {
  scene.clock = now;
  const bool runs_back = now < scene.last_pass;
  const bool is_due = !scene.options.gate_passes || now - scene.last_pass >= shortest_wait(scene);
  // A clock that runs backwards only resets the clock of passes (effects ST-2).
  if (is_due || runs_back) scene.last_pass = now;
  if (!is_due) return false;
  scene.begin_pass();
  return true;
}

bool tick_in_pass(StepContext& context, Actor& actor) {
  if (actor.body.was_made_static) {
    context.has_static_objects = true;
    return false;
  }
  update_object(context, actor, context.scene.clock);
  return true;
}

void tick_static_in_pass(StepContext& context, Actor& actor) {
  update_static_object(context, actor, context.scene.clock);
}

bool tick_all(StepContext& context, double now) {
  Scene& scene = context.scene;
  if (!begin_pass(scene, now)) return false;
  tick_places(
      context, scene.size(), [](std::size_t i) { return static_cast<std::uint32_t>(i); },
      [](std::uint32_t) {});
  scene.end_pass();
  return true;
}

}  // namespace acm
