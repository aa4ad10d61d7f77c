// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/body.h"
#include "actor/hook_effects.h"
#include "actor/motion_interp.h"
#include "actor/motion_table_manager.h"
#include "actor/movement.h"
#include "actor/tick.h"
#include "inspect/scenario/scenario.h"

#include <fmt/format.h>

#include <algorithm>

#include "session.h"

namespace acm::scenario {

namespace {

constexpr std::string_view kSettingKeys =
    "gravity hidden contact walkable cell autonomous scale creature player runrate canjump jumpvz stamina "
    "stamok flat frozen cloaked blocked held near";
// Those that only a body with effects has.
constexpr std::string_view kEffectSettings[] = {"frozen", "cloaked", "blocked", "held", "near"};
constexpr std::string_view kEffectSpawnKeys[] = {"static",   "create",     "anim",  "script",
                                                 "setsound", "setscripts", "sound", "scripts",
                                                 "deftype",  "defmod",     "trans"};

void refuse_keys(Arguments& args, std::span<const std::string_view> keys) {
  for (const std::string_view key : keys)
    if (args.key(key)) args.refuse(fmt::format("unknown key {}", key));
}

constexpr Guid kUnknownHolder = 0x50000000;  // nobody ever sets its frame

void set_bit(std::uint32_t& word, std::uint32_t bit, bool on) {
  word = on ? word | bit : word & ~bit;
}

// The settings of `spawn` and `set`, as they would be after the line.
struct Settings {
  Body body;
  WeenieFacts weenie;
  int near = 0;

  void read(Arguments& args) {
    bool gravity = body.has(physics_state::kGravity), hidden = body.has(physics_state::kHidden);
    args.flag_key("gravity", gravity);
    args.flag_key("hidden", hidden);
    set_bit(body.state, physics_state::kGravity, gravity);
    set_bit(body.state, physics_state::kHidden, hidden);
    args.flag_key("contact", body.contact);
    args.flag_key("walkable", body.on_walkable);
    args.flag_key("cell", body.in_cell);
    args.flag_key("autonomous", body.last_move_was_autonomous);
    args.real_key("scale", body.scale);
    read_effects(args);
    bool flat = body.ground == Ground::Flat;
    args.flag_key("flat", flat);
    body.ground = flat ? Ground::Flat : Ground::None;
    read_weenie(args);
  }

  void read_effects(Arguments& args) {
    bool frozen = body.has(physics_state::kFrozen), cloaked = body.has(physics_state::kCloaked);
    bool held = body.parent != 0;
    args.flag_key("frozen", frozen);
    args.flag_key("cloaked", cloaked);
    args.flag_key("blocked", body.is_blocked);
    args.flag_key("held", held);
    args.int_key("near", near);
    set_bit(body.state, physics_state::kFrozen, frozen);
    set_bit(body.state, physics_state::kCloaked, cloaked);
    body.parent = held ? kUnknownHolder : 0;
  }

  void read_weenie(Arguments& args) {
    args.flag_key("creature", weenie.is_creature);
    args.flag_key("player", weenie.is_local_player);
    float rate = weenie.knows_run_rate ? weenie.run_rate : -1.0f;
    args.real_key("runrate", rate);
    weenie.knows_run_rate = !(rate < 0.0f);
    weenie.run_rate = rate;
    args.flag_key("canjump", weenie.can_jump);
    float velocity = weenie.jump_model == JumpModel::Linear ? weenie.jump_velocity : -1.0f;
    args.real_key("jumpvz", velocity);
    weenie.jump_model = velocity < 0.0f ? JumpModel::Refuses : JumpModel::Linear;
    weenie.jump_velocity = velocity;
    args.int_key("stamina", weenie.stamina_cost);
    args.flag_key("stamok", weenie.knows_stamina_cost);
  }
};

void begin_world(Session& s) {
  s.bodies = std::make_unique<BodyLevel>(s.store);
}

void run_spawn(Session& s, Arguments& args) {
  make_body(s, args, BodyLevel::kBodyGuid, std::nullopt, begin_world);
}

// What `spawn fx=1` says beyond the settings.
struct EffectSpawn {
  bool has_weenie = true, no_parts = false, is_static = false, is_described = false;
  std::uint16_t parts = 30;
  std::optional<ObjectId> table;
  ObjectId animation = 0, script = 0, setup_sounds = 0, setup_scripts = 0;
  EffectKeys described;

  void read(Arguments& args) {
    args.flag_key("weenie", has_weenie);
    args.flag_key("noparts", no_parts);
    args.int_key("parts", parts);
    args.flag_key("static", is_static);
    args.flag_key("create", is_described);
    if (args.key("table")) args.hex_key("table", table.emplace());
    args.hex_key("anim", animation);
    args.hex_key("script", script);
    args.hex_key("setsound", setup_sounds);
    args.hex_key("setscripts", setup_scripts);
    described.read(args);
  }
  [[nodiscard]] bool is_static_from_setup() const { return is_static && !is_described; }
  [[nodiscard]] SpawnParameters parameters(Session& s) const {
    SpawnParameters p;
    const ObjectId id = table.value_or(is_static_from_setup() ? 0 : s.default_table->table->id());
    p.table = id == 0 ? nullptr : s.find_table(id);
    p.part_count = parts;
    p.has_parts = !no_parts;
    if (const Result<const Animation*> found = s.store.animation(animation)) p.default_animation = *found;
    p.names_default_animation = animation != 0;
    p.default_script = script;
    if (is_described) {
      described.put(s, p);
    } else {
      p.sound_table = s.definitions.find_sound_table(setup_sounds);
      p.script_table = s.definitions.find_script_table(setup_scripts);
    }
    return p;
  }
};

// A body as the settings have it, in no state yet.
Actor& place_body(Session& s, Guid guid, const Settings& settings) {
  BodyLevel& level = *s.bodies;
  Actor& actor = level.create(guid);
  level.selected = guid;
  s.write_about(guid);
  actor.body = settings.body;
  actor.body.position.cell = BodyLevel::kCell;
  actor.weenie = settings.weenie;
  level.has_bodies = true;
  level.event_timestamps.erase(guid);
  s.out.spawned();
  return actor;
}

void make_effect_body(Session& s, Arguments& args, Guid guid, void (*begin)(Session&)) {
  Settings settings;
  settings.body.ground = Ground::None;
  EffectSpawn made;
  made.read(args);
  settings.read(args);
  if (!args.ok()) return;

  settings.weenie.present = made.has_weenie;
  begin(s);
  BodyLevel& level = *s.bodies;
  level.has_effects = true;
  level.scene.options.hook_effects = true;
  level.near = settings.near;
  level.scene.scripts = &s.definitions;
  level.scene.random = &s.definitions;
  Actor& actor = place_body(s, guid, settings);
  if (made.is_static_from_setup()) actor.body.state |= physics_state::kStatic;
  SpawnParameters parameters = made.parameters(s);
  if (made.is_described) {
    parameters.described_state = actor.body.state | (made.is_static ? physics_state::kStatic : 0);
    actor.body.state &= ~physics_state::kHidden;
  }
  spawn(level.context, actor, parameters);
  s.write_events();
  s.write_state();
  deliver_deferred(s);
}

}  // namespace

void make_body(Session& s, Arguments& args, Guid guid, std::optional<bool> effects, void (*begin)(Session&)) {
  bool has_weenie = true, no_parts = false;
  std::uint16_t parts = 30;
  ObjectId table_id = s.default_table->table->id();
  bool has_effects = effects.value_or(false);
  args.flag_key("fx", has_effects);
  if (effects && has_effects != *effects) args.refuse(fmt::format("bad number {}", *args.key("fx")));
  if (has_effects) {
    make_effect_body(s, args, guid, begin);
    return;
  }
  refuse_keys(args, kEffectSettings);
  refuse_keys(args, kEffectSpawnKeys);
  Settings settings;
  settings.body.ground = Ground::None;
  settings.body.last_move_was_autonomous = true;
  args.flag_key("weenie", has_weenie);
  args.flag_key("noparts", no_parts);
  args.int_key("parts", parts);
  args.hex_key("table", table_id);
  settings.read(args);
  if (!args.ok()) return;

  settings.weenie.present = has_weenie;
  begin(s);
  BodyLevel& level = *s.bodies;
  Actor& body = place_body(s, guid, settings);
  level.scene.options.hook_effects = false;
  SpawnParameters made;
  made.table = table_id == 0 ? nullptr : s.find_table(table_id);
  made.part_count = parts;
  made.has_parts = !no_parts;
  made.has_interpreter = true;
  spawn(level.context, body, made);
  s.write_events();
  s.write_state();
}

namespace {

// Children are where their holder is.
void move_children_to_cell(Scene& scene, const Actor& actor) {
  if (const Effects* effects = scene.effects.find(actor.managers.effects))
    for (const Guid child : effects->children.view()) scene.find(child)->body.in_cell = actor.body.in_cell;
}

void run_set(Session& s, Arguments& args) {
  Actor& actor = s.bodies->body();
  Settings settings{actor.body, actor.weenie, s.bodies->near};
  if (!s.bodies->has_effects) refuse_keys(args, kEffectSettings);
  settings.read(args);
  if (!args.ok()) return;
  const bool enters_cell = settings.body.in_cell && !actor.body.in_cell;
  const bool leaves_cell = !settings.body.in_cell && actor.body.in_cell;
  actor.body = settings.body;
  actor.weenie = settings.weenie;
  if (enters_cell) set_active(s.bodies->context, actor);
  s.bodies->near = settings.near;
  if (s.bodies->has_effects) {
    if (leaves_cell) actor.body.active = false;
    move_children_to_cell(s.bodies->scene, actor);
  }
  s.out.settings(actor);
  if (s.bodies->has_effects) deliver_deferred(s);
}

void perform(Session& s, MovementType type, Command motion, const MovementParameters& params,
             std::string_view verb) {
  const MotionError error = perform_movement(s.bodies->context, s.bodies->body(), {type, motion, params});
  s.write_events();
  s.out.result(fmt::format("{} motion={:08X} speed={:.9g} err={}", verb, motion, params.speed,
                           static_cast<std::uint32_t>(error)));
  s.write_queues();
}

template <MovementType kType>
void run_movement(Session& s, Arguments& args) {
  const Command motion = args.command(0);
  const MovementParameters params = args.movement_parameters(1);
  if (args.ok()) perform(s, kType, motion, params, args.verb());
}

void run_raw(Session& s, Arguments& args) {
  Actor& actor = s.bodies->body();
  RawMotionState raw = actor.motion_interp.raw;
  args.int_key("hold", raw.current_hold_key);
  args.command_key("style", raw.current_style);
  args.command_key("fwd", raw.forward_command);
  args.real_key("fspd", raw.forward_speed);
  args.int_key("fhold", raw.forward_hold_key);
  args.command_key("ss", raw.sidestep_command);
  args.real_key("sspd", raw.sidestep_speed);
  args.int_key("shold", raw.sidestep_hold_key);
  args.command_key("turn", raw.turn_command);
  args.real_key("tspd", raw.turn_speed);
  args.int_key("thold", raw.turn_hold_key);
  if (!args.ok()) return;
  apply_raw(s.bodies->context, actor, raw);
  s.write_events();
  s.out.result("raw");
  s.write_queues();
}

// <hex>[:<float speed=1>[:<int timestamp=0>[:<flag auto=0>]]]
MotionAction read_action(Arguments& args, std::string_view text) {
  bool more = true;
  const auto next = [&] {
    const std::size_t end = std::min(text.find(':'), text.size());
    const std::string_view field = text.substr(0, end);
    more = end < text.size();
    text.remove_prefix(std::min(end + 1, text.size()));
    return field;
  };
  MotionAction action;
  action.command = args.to_command(next());
  if (more) action.speed = static_cast<float>(args.to_num(next()));
  if (more) action.timestamp = args.to_int<std::uint16_t>(next());
  if (more) action.autonomous = args.to_num(next()) != 0.0;
  if (more) args.refuse("bad number " + std::string(text));
  return action;
}

std::vector<MotionAction> read_actions(Arguments& args) {
  std::vector<MotionAction> actions;
  std::string_view rest = args.key("acts").value_or("");
  // An empty item, also one behind the last comma, is an error; no items at all are none.
  for (bool more = !rest.empty(); more;) {
    const std::size_t end = std::min(rest.find(','), rest.size());
    actions.push_back(read_action(args, rest.substr(0, end)));
    more = end < rest.size();
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return actions;
}

void run_interp(Session& s, Arguments& args) {
  std::vector<MotionAction> actions;
  const InterpretedMotionState state = read_interpreted_state(args, actions);
  if (!args.ok()) return;
  apply_interpreted(s.bodies->context, s.bodies->body(), state, actions);
  s.write_events();
  s.out.result("interp ret=1");
  s.write_queues();
}

void run_velocity(Session& s, Arguments&) {
  const Actor& actor = s.bodies->body();
  s.out.velocities({state_velocity(actor), leave_ground_velocity(actor), jump_velocity_z(actor),
                    max_speed(actor), adjusted_max_speed(actor)});
}

void run_ground(Session& s, Arguments& args) {
  const bool on = args.num(0, 1.0) != 0.0;
  if (!args.ok()) return;
  s.out.result(fmt::format("ground={:d}", on));
  set_ground_contact(s.bodies->context, s.bodies->body(), on, on);
  s.write_events();
  s.write_queues();
}

void run_jump(Session& s, Arguments& args) {
  const float extent = args.real(0, 1.0f);
  if (!args.ok()) return;
  Actor& actor = s.bodies->body();
  std::int32_t stamina = 0;
  const MotionError error = jump(s.bodies->context, actor, extent, stamina);
  s.write_events();
  const Vec3 v = actor.body.velocity;
  s.out.result(fmt::format("jump extent={:.9g} err={} stamina={} vel={:.9g},{:.9g},{:.9g}", extent,
                           static_cast<std::uint32_t>(error), stamina, v.x, v.y, v.z));
  s.write_queues();
}

void run_charge(Session& s, Arguments&) {
  Actor& actor = s.bodies->body();
  const MotionError error = charge_jump(actor);
  s.out.result(fmt::format("charge err={} longjump={:d}", static_cast<std::uint32_t>(error),
                           actor.motion_interp.standing_longjump));
}

void run_allow(Session& s, Arguments& args) {
  const Command motion = args.command(0);
  const float extent = args.real(1, 1.0f);
  if (!args.ok()) return;
  const Actor& actor = s.bodies->body();
  std::int32_t stamina = 0;
  s.out.permissions({contact_allows_move(actor, motion), motion_allows_jump(motion),
                     jump_is_allowed(s.bodies->context, actor, extent, stamina),
                     jump_charge_is_allowed(actor)});
}

void run_adjust(Session& s, Arguments& args) {
  const Command motion = args.command(0);
  const float speed = args.real(1, 1.0f);
  HoldKey hold = HoldKey::Invalid;
  args.int_key("hold", hold);
  if (args.ok()) s.out.adjusted(adjust_motion(motion, speed, hold, adjust_facts(s.bodies->body())));
}

void run_holdkey(Session& s, Arguments& args) {
  const auto key = args.integer<std::int32_t>(0, 1);
  if (!args.ok()) return;
  set_hold_key(s.bodies->context, s.bodies->body(), static_cast<HoldKey>(key), true);
  s.write_events();
  s.out.result(fmt::format("holdkey={}", key));
  s.write_queues();
}

void run_holdrun(Session& s, Arguments& args) {
  const auto run = args.integer<std::int32_t>(0, 1);
  if (!args.ok()) return;
  set_hold_run(s.bodies->context, s.bodies->body(), run != 0, true);
  s.write_events();
  s.out.result(fmt::format("holdrun={}", run));
  s.write_queues();
}

void run_exhaust(Session& s, Arguments&) {
  report_exhaustion(s.bodies->context, s.bodies->body());
  s.write_events();
  s.out.result("exhaust");
  s.write_queues();
}

void run_longjump(Session& s, Arguments& args) {
  const auto value = args.integer<std::int32_t>(0, 1);
  if (!args.ok()) return;
  s.bodies->body().motion_interp.standing_longjump = value != 0;
  s.out.result(fmt::format("longjump={}", value));
}

void run_tick(Session& s, Arguments& args) {
  const double dt = args.num(0, 1.0 / 30.0);
  const auto times = args.integer(1, std::int64_t{1});
  if (!args.ok() || !s.may_step(args, times)) return;
  BodyLevel& level = *s.bodies;
  for (std::int64_t i = 0; i < times && s.has_room(); ++i) {
    level.scene.clock += dt;
    if (level.has_effects) {
      update_effect_body(s);
      continue;
    }
    const StepPlan steps = plan(level.context, level.body(), level.scene.clock);
    for (int n = 0; n < steps.count; ++n) {
      step_without_landscape(level, steps.quanta[n]);
      s.write_events();
      s.out.stepped(static_cast<float>(steps.quanta[n]), level.body(), level.scene);
    }
    if (steps.count == 0) s.out.stepped(0.0, level.body(), level.scene);
    deliver_messages(s);
    if (!level.scene.find(level.selected)) return;  // a message has taken it away
  }
}

void run_istate(Session& s, Arguments&) {
  s.write_state();
}

void run_queue(Session& s, Arguments&) {
  s.write_queues();
}

void run_ipose(Session& s, Arguments&) {
  const Actor& actor = s.bodies->body();
  const float k = actor.body.scale;
  write_pose_of(s, actor.sequence, s.bodies->scene.pool, actor.body.position.frame, {k, k, k},
                actor.part_count);
}

void run_enterworld(Session& s, Arguments&) {
  s.out.result("enterworld");
  remove_link_animations(s.bodies->context, s.bodies->body());
  s.write_events();
  s.write_queues();
}

void run_exitworld(Session& s, Arguments&) {
  s.out.result("exitworld");
  abandon_queued_motions(s.bodies->context, s.bodies->body());
  abandon_pending_motions(s.bodies->context, s.bodies->body());
  s.write_events();
  s.write_queues();
}

constexpr std::string_view kParams = Arguments::kParameterKeys;

constexpr Verb kBodyVerbs[] = {
    {"spawn", "spawn [weenie=flag] [table=hex] [parts=int] [noparts=flag] [settings]", Needs::Nothing, 0, 0,
     kSpawnKeys, run_spawn},
    {"set", "set [settings]", Needs::Actor, 0, 0, kSettingKeys, run_set},
    {"domotion", "domotion command [float speed=1] [parameters]", Needs::Actor, 1, 2, kParams,
     run_movement<MovementType::RawCommand>},
    {"dointerp", "dointerp command [float speed=1] [parameters]", Needs::Actor, 1, 2, kParams,
     run_movement<MovementType::InterpretedCommand>},
    {"stopmotion", "stopmotion command [float speed=1] [parameters]", Needs::Actor, 1, 2, kParams,
     run_movement<MovementType::StopRawCommand>},
    {"stopinterp", "stopinterp command [float speed=1] [parameters]", Needs::Actor, 1, 2, kParams,
     run_movement<MovementType::StopInterpretedCommand>},
    {"stopcomplete", "stopcomplete [command=0] [float speed=1] [parameters]", Needs::Actor, 0, 2, kParams,
     run_movement<MovementType::StopCompletely>},
    {"raw",
     "raw [hold=int] [style=command] [fwd=command] [fspd=float] [fhold=int] [ss=command] [sspd=float] "
     "[shold=int] "
     "[turn=command] "
     "[tspd=float] [thold=int]",
     Needs::Actor, 0, 0, "hold style fwd fspd fhold ss sspd shold turn tspd thold", run_raw},
    {"interp",
     "interp [style=command] [fwd=command] [fspd=float] [ss=command] [sspd=float] [turn=command] "
     "[tspd=float] "
     "[acts=command:speed:stamp:auto,...]",
     Needs::Actor, 0, 0, "style fwd fspd ss sspd turn tspd acts", run_interp},
    {"velocity", "velocity", Needs::Actor, 0, 0, "", run_velocity},
    {"ground", "ground [flag on=1]", Needs::Actor, 0, 1, "", run_ground},
    {"jump", "jump [num extent=1]", Needs::Actor, 0, 1, "", run_jump},
    {"charge", "charge", Needs::Actor, 0, 0, "", run_charge},
    {"allow", "allow command [float extent=1]", Needs::Actor, 1, 2, "", run_allow},
    {"adjust", "adjust command [float speed=1] [hold=int]", Needs::Actor, 1, 2, "hold", run_adjust},
    {"holdkey", "holdkey [int key=1]", Needs::Actor, 0, 1, "", run_holdkey},
    {"holdrun", "holdrun [int v=1]", Needs::Actor, 0, 1, "", run_holdrun},
    {"exhaust", "exhaust", Needs::Actor, 0, 0, "", run_exhaust},
    {"longjump", "longjump [int v=1]", Needs::Actor, 0, 1, "", run_longjump},
    {"tick", "tick [num dt=1/30] [int n=1]", Needs::Actor, 0, 2, "", run_tick},
    {"istate", "istate", Needs::Actor, 0, 0, "", run_istate},
    {"queue", "queue", Needs::Actor, 0, 0, "", run_queue},
    {"ipose", "ipose", Needs::Actor, 0, 0, "", run_ipose},
    {"enterworld", "enterworld", Needs::Actor, 0, 0, "", run_enterworld},
    {"exitworld", "exitworld", Needs::Actor, 0, 0, "", run_exitworld},
};

}  // namespace

InterpretedMotionState read_interpreted_state(Arguments& args, std::vector<MotionAction>& actions) {
  InterpretedMotionState state;
  args.command_key("style", state.current_style);
  args.command_key("fwd", state.forward_command);
  args.real_key("fspd", state.forward_speed);
  args.command_key("ss", state.sidestep_command);
  args.real_key("sspd", state.sidestep_speed);
  args.command_key("turn", state.turn_command);
  args.real_key("tspd", state.turn_speed);
  actions = read_actions(args);
  return state;
}

void step_without_landscape(BodyLevel& level, double quantum) {
  level.scene.options.track_place = false;
  step(level.context, level.body(), quantum);
  level.scene.options.track_place = true;
}

void Session::write_host_report(Guid guid, const Hook& hook, const HookReport& report) {
  const std::string text = host_report(hook, report);
  if (!text.empty()) out.effect('Z', fmt::format("id={:08X} {}", guid, text));
}

void Session::write_effects(const TracedEvent& traced) {
  if (traced.kind != TracedEvent::Kind::Event) return;
  const Event& event = traced.event;
  if (event.type == EventType::Hook) {
    if (event.hook.source.script != 0 && !is_quiet) out.script_hook(traced);
    write_host_report(event.object, *traced.hook, traced.report);
  } else if (event.type == EventType::SoundHeard) {
    const SoundHeardEvent& sound = event.sound_heard;
    const Vec3 at = sound.position.frame.origin;
    out.effect('Z',
               fmt::format("id={:08X} message sound={:X} wave={:08X} volume={:.9g} at={:.9g},{:.9g},{:.9g}",
                           event.object, sound.sound_type, sound.wave, sound.volume, at.x, at.y, at.z));
  } else if (event.type == EventType::LimitReached && event.limit_reached.limit == Limit::ScriptHooks) {
    out.effect('G', fmt::format("id={:08X} hooks={}", event.object, event.limit_reached.count));
  }
}

void Session::write_state() {
  const Actor& actor = bodies->body();
  if (actor.motion_interp.exists)
    out.motion_interp(actor, bodies->scene.pool);
  else
    out.no_motion_interp(actor);
  if (actor.table) out.table_state(actor.motion_table_manager.state, actor.sequence, bodies->scene.pool);
  write_queues();
}

std::span<const Verb> body_verbs() {
  return kBodyVerbs;
}

}  // namespace acm::scenario
