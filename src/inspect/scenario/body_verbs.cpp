// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/body.h"
#include "actor/motion_interp.h"
#include "actor/motion_table_manager.h"
#include "actor/movement.h"
#include "actor/tick.h"
#include "inspect/scenario.h"

#include <fmt/format.h>

#include <algorithm>

#include "session.h"

namespace acm::scenario {

namespace {

constexpr std::string_view kSettingKeys =
    "gravity hidden contact walkable cell autonomous scale creature player runrate canjump jumpvz stamina "
    "stamok flat";

void set_bit(std::uint32_t& word, std::uint32_t bit, bool on) {
  word = on ? word | bit : word & ~bit;
}

// The settings of `spawn` and `set`, as they would be after the line.
struct Settings {
  Body body;
  WeenieFacts weenie;

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
    bool flat = body.ground == Ground::Flat;
    args.flag_key("flat", flat);
    body.ground = flat ? Ground::Flat : Ground::None;
    read_owner(args);
  }

  void read_owner(Arguments& args) {
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
  make_body(s, args, BodyLevel::kBodyGuid, begin_world);
}

}  // namespace

void make_body(Session& s, Arguments& args, Guid guid, void (*begin)(Session&)) {
  bool has_owner = true, no_parts = false;
  std::uint16_t parts = 30;
  ObjectId table_id = s.default_table->table->id();
  Settings settings;
  settings.body.ground = Ground::None;
  args.flag_key("weenie", has_owner);
  args.flag_key("noparts", no_parts);
  args.int_key("parts", parts);
  args.hex_key("table", table_id);
  settings.read(args);
  if (!args.ok()) return;

  settings.weenie.present = has_owner;
  begin(s);
  BodyLevel& level = *s.bodies;
  Actor& body = level.create(guid);
  level.selected = guid;
  s.write_about(guid);
  body.body = settings.body;
  body.body.position.cell = BodyLevel::kCell;
  body.weenie = settings.weenie;
  s.out.spawned();
  spawn(level.context, body, {table_id == 0 ? nullptr : s.find_table(table_id), parts, !no_parts});
  s.write_events();
  s.tell_state();
}

namespace {

void run_set(Session& s, Arguments& args) {
  Actor& actor = s.bodies->body();
  Settings settings{actor.body, actor.weenie};
  settings.read(args);
  if (!args.ok()) return;
  const bool enters_cell = settings.body.in_cell && !actor.body.in_cell;
  actor.body = settings.body;
  actor.weenie = settings.weenie;
  if (enters_cell) set_active(s.bodies->context, actor);
  s.out.settings(actor);
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
  // An empty item, also one behind the last comma, is a fault; no items at all are none.
  for (bool more = !rest.empty(); more;) {
    const std::size_t end = std::min(rest.find(','), rest.size());
    actions.push_back(read_action(args, rest.substr(0, end)));
    more = end < rest.size();
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return actions;
}

void run_interp(Session& s, Arguments& args) {
  InterpretedMotionState state;
  args.command_key("style", state.current_style);
  args.command_key("fwd", state.forward_command);
  args.real_key("fspd", state.forward_speed);
  args.command_key("ss", state.sidestep_command);
  args.real_key("sspd", state.sidestep_speed);
  args.command_key("turn", state.turn_command);
  args.real_key("tspd", state.turn_speed);
  const std::vector<MotionAction> actions = read_actions(args);
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

// The recorded traces of single bodies have no landscape: all stays in the cell of its spawn.
void step_without_landscape(BodyLevel& level, double quantum) {
  level.scene.options.track_place = false;
  step(level.context, level.body(), quantum);
  level.scene.options.track_place = true;
}

void run_tick(Session& s, Arguments& args) {
  const double dt = args.num(0, 1.0 / 30.0);
  const auto times = args.integer(1, std::int64_t{1});
  if (!args.ok() || !s.may_step(args, times)) return;
  BodyLevel& level = *s.bodies;
  for (std::int64_t i = 0; i < times && s.has_room(); ++i) {
    level.scene.clock += dt;
    const StepPlan steps = plan(level.context, level.body(), level.scene.clock);
    for (int n = 0; n < steps.count; ++n) {
      step_without_landscape(level, steps.quanta[n]);
      s.write_events();
      s.out.stepped(static_cast<float>(steps.quanta[n]), level.body(), level.scene);
    }
    if (steps.count == 0) s.out.stepped(0.0f, level.body(), level.scene);
    deliver_messages(s);
    if (!level.scene.find(level.selected)) return;  // a message has taken it away
  }
}

void run_istate(Session& s, Arguments&) {
  s.tell_state();
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

void Session::tell_state() {
  const Actor& actor = bodies->body();
  out.motion_interp(actor, bodies->scene.pool);
  if (actor.table) out.table_state(actor.motion_table_manager.state, actor.sequence, bodies->scene.pool);
  write_queues();
}

std::span<const Verb> body_verbs() {
  return kBodyVerbs;
}

}  // namespace acm::scenario
