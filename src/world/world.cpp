// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/world.hpp"

#include "actor/actor_pose.h"
#include "actor/body.h"
#include "actor/display_frame.h"
#include "actor/hook_effects.h"
#include "actor/move_to.h"
#include "actor/movement.h"
#include "actor/position_manager.h"
#include "actor/refresh.h"
#include "actor/scripts.h"
#include "actor/targeting.h"
#include "actor/tick.h"
#include "assets/appearance_format.h"
#include "assets/assets_access.h"
#include "assets/hook_values.h"
#include "assets/sound_choice.h"
#include "base/programming_error.h"
#include "world/apply_parts.h"
#include "world/numbers.h"
#include "world/object_appearance.h"
#include "world/object_effects.h"
#include "world/object_state.h"
#include "world/world_access.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace acm {

namespace {

// Seconds. A velocity over a shorter step might not be finite.
constexpr float kShortestStep = 1e-12f;

// Brings the speeds among a host's numbers down to the world's limit, and reports it.
template <class... Numbers>
void limit_speeds_of(WorldState& world, Guid guid, Numbers&... numbers) {
  bool has_limited = false;
  ((has_limited |= limit_speeds(numbers, world.options.max_speed)), ...);
  if (has_limited) world.report(guid, LimitReachedEvent{Limit::Speed, 1});
}

// Calls `act(context, actor, arguments…)` for an object that is there, when all arguments are in range.
template <class Act, class... Arguments>
Outcome carry_out(WorldState& world, Guid guid, Act&& act, Arguments... arguments) {
  if (const Outcome checked = check_all(arguments...); !checked) return checked;
  Actor* actor = world.find(guid);
  if (!actor) return no_object();
  limit_speeds_of(world, guid, arguments...);
  world.scene.prepare_pools();
  if constexpr (std::is_void_v<decltype(act(world.context(), *actor, arguments...))>) {
    act(world.context(), *actor, arguments...);
    return {};
  } else {
    return outcome_of(act(world.context(), *actor, arguments...));
  }
}

// Accepted when the script could be queued.
Outcome found_script(bool is_queued, const char* field) {
  return is_queued ? Outcome{} : not_possible(OutcomeKind::NotFound, field);
}

// Whether an object is asked to go to one that is not there. Retail's code for that is not the caller's
// mistake.
bool misses_target(const WorldState& world, Guid guid, Guid target) {
  return world.find(guid) && !world.find(target);
}

bool is_tick(const WorldState& world, double seconds) {
  return seconds >= 0.0 && seconds <= limits::kTick && world.scene.clock + seconds <= limits::kClock;
}

// Null: there is no such object, or no such hook is loaded.
const Hook* find_hook_of(const WorldState& world, Guid guid, const HookSource& source) {
  if (!world.assets || !world.find(guid)) return nullptr;
  const Result<const Hook*> hook = find_hook(*world.assets, source);
  return hook ? *hook : nullptr;
}

const SoundTable* sound_table_of(const WorldState& world, Guid guid) {
  const Actor* actor = world.find(guid);
  return actor ? actor->sound_table : nullptr;
}

template <class T>
bool can_hold(std::size_t stride) {
  return stride >= sizeof(T) && stride % alignof(T) == 0;
}
template <class T>
T& at(T* first, std::size_t i, std::size_t stride) {
  return *reinterpret_cast<T*>(reinterpret_cast<std::byte*>(first) + i * stride);
}

}  // namespace

World::Impl::Impl(AssetStore* store, const WorldOptions& options) : state(store, options) {
  if (store) assets_generation = store->generation();
}

World::Impl::Impl(const Impl& other) : assets_generation(other.assets_generation), state(other.state) {}

World::World(const WorldOptions& options) : impl_(std::make_unique<Impl>(nullptr, options)) {}
// The store stays where it is when the Assets are moved.
World::World(Assets& assets, const WorldOptions& options)
    : impl_(std::make_unique<Impl>(&AssetsAccess::store(assets), options)) {}
World::~World() = default;
World::World(const World& other) : impl_(std::make_unique<Impl>(*other.impl_)) {}
World& World::operator=(const World& other) {
  if (this == &other) return *this;
  // In place: roles hold on to the state.
  impl_->assets_generation = other.impl_->assets_generation;
  impl_->state = other.impl_->state;
  return *this;
}
World::World(World&&) noexcept = default;
World& World::operator=(World&&) noexcept = default;

// --- Time

Outcome World::tick(double seconds) {
  if (!is_tick(impl_->state, seconds)) return not_finite("seconds");
  if (!require(!impl_->has_plan, "World::tick: a tick was planned and not finished"))
    return not_possible(OutcomeKind::NotNow, "");
  acm::tick(impl_->state, seconds);
  return {};
}
Outcome World::plan_tick(double seconds, std::size_t& ranges) {
  ranges = 0;
  if (!is_tick(impl_->state, seconds)) return not_finite("seconds");
  if (!require(!impl_->has_plan, "World::plan_tick: a tick was planned and not finished"))
    return not_possible(OutcomeKind::NotNow, "");
  impl_->has_plan = acm::plan_tick(impl_->state, seconds, impl_->plan);
  if (impl_->has_plan) ranges = impl_->plan.range_count();
  if (impl_->has_plan && ranges == 0) finish_tick();  // an empty world has nothing to run
  return {};
}
void World::run_range(std::size_t range, TickWorker& worker) {
  const TickPlan& plan = impl_->plan;
  WorkerContext& context = worker.impl_->context;
  if (!require(impl_->has_plan && range < plan.range_count(), "World::run_range: no such range is planned"))
    return;
  if (!require(!plan.was_run(range), "World::run_range: the range was run already")) return;
  if (!require(&context.context.scene == &impl_->state.scene, "World::run_range: a worker of another world"))
    return;
  acm::run_range(impl_->state, impl_->plan, range, context);
}
void World::finish_tick() {
  if (!require(impl_->has_plan, "World::finish_tick: no tick was planned")) return;
  for (std::size_t i = 0; i < impl_->plan.range_count(); ++i)
    if (!require(impl_->plan.was_run(i), "World::finish_tick: a range was not run")) return;
  impl_->has_plan = false;
  acm::finish_tick(impl_->state, impl_->plan);
}

TickWorker::TickWorker(World& world) : impl_(std::make_unique<Impl>(WorldAccess::state(world))) {}
TickWorker::~TickWorker() = default;
TickWorker::TickWorker(TickWorker&&) noexcept = default;
TickWorker& TickWorker::operator=(TickWorker&&) noexcept = default;
double World::clock() const {
  return impl_->state.scene.clock;
}
std::uint64_t World::ticks() const {
  return impl_->state.ticks;
}

// --- Objects

Outcome World::create_object(Guid guid, const ObjectParameters& parameters) {
  if (guid == 0) return bad_argument("guid");
  if (const Outcome checked = check_all(parameters.position, parameters.facts, parameters.effects); !checked)
    return checked;
  if (!has_room_for(impl_->state, guid)) {
    impl_->state.report(guid, LimitReachedEvent{Limit::Objects, 1});
    return not_possible(OutcomeKind::LimitExceeded, "objects");
  }
  NewObject object{parameters, /*has_all_facts=*/true};
  limit_speeds_of(impl_->state, guid, object.facts);
  acm::create_object(impl_->state, guid, object);
  return {};
}

Outcome World::delete_object(Guid guid) {
  return acm::delete_object(impl_->state, guid) ? Outcome{} : no_object();
}
bool World::contains(Guid guid) const {
  return impl_->state.find(guid) != nullptr;
}
std::size_t World::size() const {
  return impl_->state.scene.size();
}
Guid World::guid_at(std::size_t i) const {
  return i < size() ? impl_->state.scene.in_order(i).guid : 0;
}
Outcome World::reserve(std::size_t objects) {
  if (!has_memory(impl_->state.memory_to_reserve(objects)))
    return not_possible(OutcomeKind::LimitExceeded, "objects");
  impl_->state.scene.reserve(objects);
  return {};
}

ObjectFacts World::facts(Guid guid) const {
  ObjectFacts out;
  const Actor* actor = std::as_const(impl_->state).find(guid);
  if (!actor) return out;
  const Body& body = actor->body;
  out.weenie = actor->weenie;
  out.state = body.state;
  out.scale = body.scale;
  out.ground = body.ground;
  out.ground_height = body.ground_height;
  out.step_down_height = body.step_down_height;
  out.placement_blocked = body.placement_refused;
  out.blocked = body.is_blocked;
  return out;
}

Outcome World::set_facts(Guid guid, const ObjectFacts& facts) {
  const Actor* actor = std::as_const(impl_->state).find(guid);
  ObjectFacts checked = facts;
  // A hook may have left a scale that a host cannot choose.
  if (actor && actor->body.scale == facts.scale) checked.scale = 1.0f;
  return carry_out(
      impl_->state, guid,
      [&](StepContext& context, Actor& a, ObjectFacts f) {
        f.scale = facts.scale;
        a.weenie = f.weenie;
        set_body_facts(a.body, f);
        if (a.body.state != f.state) change_physics_state(context, a, f.state);
      },
      checked);
}

Outcome World::set_weenie(Guid guid, const WeenieFacts& weenie) {
  return carry_out(
      impl_->state, guid, [](StepContext& c, Actor& a, const WeenieFacts& w) { acm::set_weenie(c, a, w); },
      weenie);
}

ObjectState World::state(Guid guid) const {
  return object_state(impl_->state, guid);
}
std::string_view World::name(Guid guid) const {
  const WorldState& world = impl_->state;
  return world.find(guid) ? world.name(world.scene.id_of(guid)) : std::string_view();
}

const Appearance* World::appearance(Guid guid) const {
  const WorldState& world = impl_->state;
  return world.find(guid) ? world.appearance(world.scene.id_of(guid)) : nullptr;
}
Outcome World::set_appearance(Guid guid, const Appearance& appearance) {
  if (const Outcome checked = check(appearance); !checked) return checked;
  if (!impl_->state.find(guid)) return no_object();
  if (!has_room_for_appearance(impl_->state)) return not_possible(OutcomeKind::LimitExceeded, "memory");
  change_appearance(impl_->state, guid, appearance);
  return {};
}

std::size_t World::read_states(ObjectState* out, std::span<const Guid> guids, std::size_t stride) const {
  if (!require(can_hold<ObjectState>(stride), "World::read_states: stride")) return 0;
  std::size_t found = 0;
  for (std::size_t i = 0; i < guids.size(); ++i) {
    ObjectState& state = at(out, i, stride);
    state = object_state(impl_->state, guids[i]);
    if (state.guid != 0) ++found;
  }
  return found;
}

std::size_t World::read_positions(Position* out, std::span<const Guid> guids, std::size_t stride) const {
  if (!require(can_hold<Position>(stride), "World::read_positions: stride")) return 0;
  std::size_t found = 0;
  for (std::size_t i = 0; i < guids.size(); ++i) {
    const Actor* actor = std::as_const(impl_->state).find(guids[i]);
    at(out, i, stride) = actor ? actor->body.position : Position{};
    if (actor) ++found;
  }
  return found;
}

float World::distance_between(Guid a, Guid b) const {
  const Actor* first = std::as_const(impl_->state).find(a);
  const Actor* second = std::as_const(impl_->state).find(b);
  if (!first || !second) return std::numeric_limits<float>::infinity();
  return cylinder_distance(first->body.position, size_of(first->body), second->body.position,
                           size_of(second->body));
}

std::size_t World::refresh() {
  if (!impl_->state.assets) return 0;
  const std::uint64_t generation = impl_->state.assets->generation();
  if (generation == impl_->assets_generation) return 0;
  impl_->assets_generation = generation;
  WorldState& world = impl_->state;
  std::size_t changed = 0;
  for (std::size_t i = 0; i < world.scene.size(); ++i) {
    Actor& actor = world.scene.in_order(i);
    ObjectRecord& record = world.records[world.scene.id_in_order(i).index];
    const ActorAssets wanted{record.setup, record.wanted_table, !record.is_described,
                             record.effects.sound_table, record.effects.script_table};
    if (!refresh_actor(world.context(), actor, *world.assets, wanted)) continue;
    if (actor.table) record.motion_table = actor.table->table->id();
    ++changed;
  }
  return changed;
}

// --- Motions

Outcome World::do_motion(Guid guid, Command motion, const MovementParameters& p) {
  return carry_out(
      impl_->state, guid,
      [&](StepContext& c, Actor& a, const MovementParameters& b) { return acm::do_motion(c, a, motion, b); },
      p);
}
Outcome World::stop_motion(Guid guid, Command motion, const MovementParameters& p) {
  return carry_out(
      impl_->state, guid,
      [&](StepContext& c, Actor& a, const MovementParameters& b) {
        return acm::stop_motion(c, a, motion, b);
      },
      p);
}
Outcome World::stop_completely(Guid guid) {
  return carry_out(impl_->state, guid, [](StepContext& c, Actor& a) { acm::stop_completely(c, a); });
}
Outcome World::apply_raw_state(Guid guid, const RawMotionState& s) {
  return carry_out(
      impl_->state, guid, [](StepContext& c, Actor& a, const RawMotionState& b) { apply_raw(c, a, b); }, s);
}
Outcome World::apply_interpreted_state(Guid guid, const InterpretedMotionState& s,
                                       std::span<const MotionAction> actions, bool autonomous) {
  Vector<MotionAction> bounded(actions.begin(), actions.end());
  for (MotionAction& action : bounded) {
    if (const Outcome checked = check(action); !checked) return checked;
    if (contains(guid)) limit_speeds_of(impl_->state, guid, action);
  }
  return carry_out(
      impl_->state, guid,
      [&](StepContext& c, Actor& a, const InterpretedMotionState& b) {
        a.body.last_move_was_autonomous = autonomous;
        apply_interpreted(c, a, b, bounded);
      },
      s);
}
Outcome World::jump(Guid guid, float extent) {
  if (!is_finite(extent)) return not_finite("extent");
  const float bounded = std::clamp(extent, 0.0f, 1.0f);
  return carry_out(impl_->state, guid, [&](StepContext& c, Actor& a) { return acm::jump(c, a, bounded); });
}

// --- Moves

Outcome World::move_to_object(Guid guid, Guid target, const MovementParameters& p) {
  if (check(p) && misses_target(impl_->state, guid, target)) return outcome_of(MotionError::NoObject);
  return carry_out(
      impl_->state, guid,
      [&](StepContext& c, Actor& a, const MovementParameters& b) { acm::move_to_object(c, a, target, b); },
      p);
}
Outcome World::move_to_object(Guid guid, const TargetSnapshot& target, const MovementParameters& p) {
  return carry_out(
      impl_->state, guid,
      [](StepContext& c, Actor& a, const MovementParameters& b, const TargetSnapshot& t) {
        acm::move_to_object(c, a, t, b);
      },
      p, target);
}
Outcome World::move_to_position(Guid guid, const Position& position, const MovementParameters& p) {
  return carry_out(
      impl_->state, guid,
      [](StepContext& c, Actor& a, const MovementParameters& b, const Position& to) {
        acm::move_to_position(c, a, to, b);
      },
      p, position);
}
Outcome World::turn_to_object(Guid guid, Guid target, const MovementParameters& p) {
  if (check(p) && misses_target(impl_->state, guid, target)) return outcome_of(MotionError::NoObject);
  return carry_out(
      impl_->state, guid,
      [&](StepContext& c, Actor& a, const MovementParameters& b) { acm::turn_to_object(c, a, target, b); },
      p);
}
Outcome World::turn_to_heading(Guid guid, const MovementParameters& p) {
  return carry_out(
      impl_->state, guid,
      [](StepContext& c, Actor& a, const MovementParameters& b) { acm::turn_to_heading(c, a, b); }, p);
}
Outcome World::cancel_move(Guid guid) {
  return carry_out(impl_->state, guid, [](StepContext& c, Actor& a) { acm::cancel_move(c, a); });
}
Outcome World::update_target(Guid guid, const TargetSnapshot& target) {
  return carry_out(
      impl_->state, guid,
      [](StepContext& c, Actor& a, const TargetSnapshot& t) { acm::update_target(c, a, t); }, target);
}
Outcome World::lose_target(Guid guid, Guid target, TargetStatus status) {
  if (status > TargetStatus::TimedOut) return bad_argument("status");
  return carry_out(impl_->state, guid,
                   [&](StepContext& c, Actor& a) { acm::lose_target(c, a, target, status); });
}
Outcome World::stick_to(Guid guid, Guid target) {
  if (misses_target(impl_->state, guid, target)) return outcome_of(MotionError::NoObject);
  return carry_out(impl_->state, guid, [&](StepContext& c, Actor& a) { stick_to_object(c, a, target); });
}
Outcome World::unstick(Guid guid) {
  return carry_out(impl_->state, guid, [](StepContext& c, Actor& a) { unstick_from_object(c, a); });
}
Outcome World::interpolate_to(Guid guid, const Position& position, bool keep_heading) {
  return carry_out(
      impl_->state, guid,
      [&](StepContext& c, Actor& a, const Position& to) { acm::interpolate_to(c, a, to, keep_heading); },
      position);
}
Outcome World::stop_interpolating(Guid guid) {
  return carry_out(impl_->state, guid, [](StepContext& c, Actor& a) { acm::stop_interpolating(c, a); });
}
Outcome World::constrain_to(Guid guid, const Position& position, float constraint_start,
                            float constraint_max) {
  if (!is_within(constraint_start, limits::kCoordinate)) return not_finite("constraint_start");
  if (!is_within(constraint_max, limits::kCoordinate)) return not_finite("constraint_max");
  return carry_out(
      impl_->state, guid,
      [&](StepContext& c, Actor& a, const Position& at) {
        acm::constrain_to(c, a, at, constraint_start, constraint_max);
      },
      position);
}
Outcome World::unconstrain(Guid guid) {
  return carry_out(impl_->state, guid, [](StepContext& c, Actor& a) { acm::unconstrain(c, a); });
}

// --- Facts on which the client acts at once

Outcome World::teleport(Guid guid, const Position& position) {
  return carry_out(
      impl_->state, guid, [](StepContext& c, Actor& a, const Position& to) { acm::teleport(c, a, to); },
      position);
}
Outcome World::set_ground_contact(Guid guid, bool contact, bool walkable) {
  return carry_out(impl_->state, guid,
                   [&](StepContext& c, Actor& a) { acm::set_ground_contact(c, a, contact, walkable); });
}
Outcome World::set_velocity(Guid guid, Vec3 velocity) {
  if (!is_within(velocity, limits::kVelocity)) return not_finite("velocity");
  return carry_out(impl_->state, guid, [&](StepContext& c, Actor& a) { acm::set_velocity(c, a, velocity); });
}
Outcome World::set_local_velocity(Guid guid, Vec3 velocity) {
  if (!is_within(velocity, limits::kVelocity)) return not_finite("velocity");
  return carry_out(impl_->state, guid,
                   [&](StepContext& c, Actor& a) { acm::set_local_velocity(c, a, velocity); });
}
Outcome World::set_omega(Guid guid, Vec3 omega) {
  if (!is_within(omega, limits::kOmega)) return not_finite("omega");
  return carry_out(impl_->state, guid, [&](StepContext&, Actor& a) { acm::set_omega(a, omega); });
}
Outcome World::enter_world(Guid guid) {
  return carry_out(impl_->state, guid, [](StepContext& c, Actor& a) { acm::enter_world(c, a); });
}
Outcome World::exit_world(Guid guid) {
  return carry_out(impl_->state, guid, [](StepContext& c, Actor& a) { acm::exit_world(c, a); });
}
Outcome World::attach(Guid guid, Guid parent, std::uint32_t location, std::uint32_t placement) {
  Actor* actor = impl_->state.find(guid);
  if (!actor) return no_object();
  acm::attach(impl_->state, *actor, parent, location);
  apply_placement(impl_->state, *actor, placement);
  return {};
}
Outcome World::set_motion_table(Guid guid, ObjectId id) {
  WorldState& world = impl_->state;
  Actor* actor = world.find(guid);
  if (!actor) return no_object();
  const BoundTable* table = nullptr;
  if (id != 0) {
    const Result<const BoundTable*> bound =
        world.assets ? world.assets->bind(id) : Result<const BoundTable*>(Error{});
    if (!bound) return not_possible(OutcomeKind::NotFound, "motion_table");
    table = *bound;
  }
  acm::set_motion_table(world.context(), *actor, table);
  world.record(guid)->motion_table = id;
  return {};
}

// --- Own collision

StepPlan World::plan_steps(Guid guid) {
  WorldState& world = impl_->state;
  Actor* actor = world.find(guid);
  return actor ? plan(world.context(), *actor, world.scene.clock) : StepPlan{};
}
Outcome World::begin_step(Guid guid, double quantum, Frame& proposed) {
  if (!(quantum > 0.0 && quantum <= limits::kTick)) return not_finite("quantum");
  Actor* actor = impl_->state.find(guid);
  if (!actor) return no_object();
  const bool is_begun = acm::begin_step(impl_->state.context(), *actor, quantum, proposed);
  return is_begun ? Outcome{} : not_possible(OutcomeKind::NotNow, "guid");
}
Outcome World::end_step(Guid guid, const StepAnswer& answer) {
  if (const Outcome checked = check_frame(answer.frame, "answer", "answer.rotation"); !checked)
    return checked;
  // Without a step that was begun there is no time to divide by.
  const Actor* actor = std::as_const(impl_->state).find(guid);
  if (actor && actor->body.step_quantum < kShortestStep) return not_possible(OutcomeKind::NotNow, "guid");
  return carry_out(impl_->state, guid, [&](StepContext& c, Actor& a) {
    acm::end_step(c, a, answer.frame, answer.contact, answer.walkable);
  });
}

// --- Scripts

Outcome World::play_script(Guid guid, ObjectId script) {
  Actor* actor = impl_->state.find(guid);
  if (!actor) return no_object();
  return found_script(acm::play_script(impl_->state.context(), *actor, script), "script");
}
Outcome World::play_script_type(Guid guid, std::uint32_t type, float mod) {
  if (!is_finite(mod)) return not_finite("mod");
  Actor* actor = impl_->state.find(guid);
  if (!actor) return no_object();
  return found_script(acm::play_script_type(impl_->state.context(), *actor, type, mod), "type");
}
Outcome World::play_default_script(Guid guid) {
  Actor* actor = impl_->state.find(guid);
  if (!actor) return no_object();
  return found_script(acm::play_default_script(impl_->state.context(), *actor), "default_script");
}

// --- Poses

std::size_t World::write_pose(const PoseBuffer& out, Guid guid, const PoseOptions& options) const {
  const WorldState& world = impl_->state;
  const Actor* actor = world.find(guid);
  return actor && check_pose_buffer(options, out, 1) ? pose_actor(out, options, world.scene, *actor) : 0;
}
Status World::write_poses(const PoseBuffer& out, std::span<std::uint32_t> counts, std::span<const Guid> guids,
                          const PoseOptions& options) const {
  if (counts.size() != guids.size())
    return Error{ErrorCode::BadValue, 0, 0, "counts and guids differ in number"};
  if (const Status status = check_pose_buffer(options, out, guids.size()); !status) return status;
  pose_actors(out, options, counts, impl_->state.scene, guids);
  return {};
}
Position World::display_position(Guid guid, double seconds_since_tick) const {
  const WorldState& world = impl_->state;
  const Actor* actor = world.find(guid);
  if (!actor) return {};
  return {actor->body.position.cell, display_frame(world.scene, *actor, seconds_since_tick)};
}
std::size_t World::read_display_positions(Position* out, std::span<const Guid> guids,
                                          double seconds_since_tick, std::size_t stride) const {
  if (!require(can_hold<Position>(stride), "World::read_display_positions: stride")) return 0;
  return display_positions(out, stride, impl_->state.scene, guids, seconds_since_tick);
}

std::size_t World::read_part_looks(Guid guid, std::span<PartLook> out) const {
  const Actor* actor = std::as_const(impl_->state).find(guid);
  if (!actor || !actor->has_parts) return 0;
  const std::size_t count = std::min<std::size_t>(actor->part_count, out.size());
  const Effects* effects = std::as_const(impl_->state).scene.effects.find(actor->managers.effects);
  if (effects) {
    std::ranges::copy_n(effects->looks.begin(), static_cast<std::ptrdiff_t>(count), out.begin());
    return count;
  }
  PartLook look;
  look.is_drawn = !actor->body.has(physics_state::kNoDraw);
  std::ranges::fill(out.first(count), look);
  return count;
}

// --- Events

std::span<const Event> World::events() const {
  return impl_->state.events();
}
std::uint64_t World::dropped_events() const {
  return impl_->state.dropped_events();
}
void World::clear_events() {
  impl_->state.clear_events();
}

Result<HookFields> World::hook_fields(const HookSource& source) const {
  const AssetStore* store = impl_->state.assets;
  if (!store) return Error{ErrorCode::NotFound, source.animation, 0, "no assets"};
  return fields_of(*store, source);
}

// --- Sounds

std::optional<SoundChoice> World::resolve_sound(Guid guid, std::uint32_t sound_type,
                                                const SoundChance& chance, SoundPick how) const {
  const SoundTable* table = sound_table_of(impl_->state, guid);
  return table ? acm::resolve_sound(*table, sound_type, chance, how) : std::nullopt;
}
std::optional<SoundChoice> World::resolve_sound(Guid guid, const HookSource& hook, const SoundChance& chance,
                                                SoundPick how) const {
  const Hook* found = find_hook_of(impl_->state, guid, hook);
  if (!found) return std::nullopt;
  return acm::resolve_sound(*found, sound_table_of(impl_->state, guid), chance, how);
}
std::optional<SoundChoice> World::resolve_sound(Guid guid, const HookSource& hook, SoundDice& dice,
                                                SoundPick how) const {
  const Hook* found = find_hook_of(impl_->state, guid, hook);
  if (!found) return std::nullopt;
  return acm::resolve_sound(*found, sound_table_of(impl_->state, guid), dice, how);
}

}  // namespace acm
