// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/body.h"
#include "actor/hook_effects.h"
#include "actor/movement_message.h"
#include "actor/scripts.h"
#include "actor/tick.h"
#include "base/bytes.h"
#include "inspect/text/text.h"
#include "wire/numbers.h"
#include "world/object_effects.h"

#include <fmt/format.h>

#include <array>

#include "session.h"

// The verbs of section 9 of the scenario language.
namespace acm::scenario {

namespace {

// --- Definitions

void run_script(Session& s, Arguments& args) {
  const ObjectId id = args.hex(0);
  if (!args.has(1)) {
    if (args.ok()) s.definitions.clear_script(id);
    return;
  }
  const double time = args.num(1);
  const std::optional<Hook> hook = read_hook(args, 2);
  if (args.ok() && !s.definitions.add_entry(id, time, *hook)) args.refuse("too many script entries");
}

void run_scripttable(Session& s, Arguments& args) {
  const ObjectId id = args.hex(0), script = args.hex(3);
  const std::uint32_t type = args.hex(1);
  const float mod = args.real(2);
  if (args.has(1) && !args.has(3)) args.refuse("missing argument");
  if (!args.ok()) return;
  PhysicsScriptTable& table = s.definitions.script_table(id);
  if (!args.has(1)) {
    table.effects.clear();
    return;
  }
  for (PhysicsScriptTable::Effect& effect : table.effects)
    if (effect.type == type) {
      effect.choices.push_back({mod, script});
      return;
    }
  table.effects.push_back({type, {{mod, script}}});
}

void run_soundtable(Session& s, Arguments& args) {
  const ObjectId id = args.hex(0);
  const std::uint32_t type = args.hex(1);
  const SoundTable::Entry entry{args.hex(2), args.real(3, 0.0f), args.real(4, 1.0f), args.real(5, 1.0f)};
  if (args.has(1) && !args.has(2)) args.refuse("missing argument");
  if (!args.ok()) return;
  SoundTable& table = s.definitions.sound_table(id);
  if (!args.has(1)) {
    table.root.children.clear();
    return;
  }
  for (SoundTable::Node& node : table.root.children)
    if (node.key == type) {
      node.entries.push_back(entry);
      return;
    }
  table.root.children.push_back({type, {entry}, {}});
}

void run_random(Session& s, Arguments& args) {
  std::vector<double> numbers;
  for (unsigned i = 0; args.has(i); ++i) numbers.push_back(args.num(i));
  if (args.ok()) s.definitions.set_numbers(std::move(numbers));
}

void run_quiet(Session& s, Arguments& args) {
  const bool on = args.num(0, 1.0) != 0.0;
  if (args.ok()) s.is_quiet = on;
}

// --- Verbs of a body

// The body, or the child, that `on` names; null with an error when there is none.
Actor* named_body(Session& s, Arguments& args) {
  Guid guid = s.bodies->selected;
  args.hex_key("on", guid);
  if (!args.ok()) return nullptr;
  Actor* actor = s.bodies->scene.find(guid);
  if (!actor) {
    args.refuse(fmt::format("no object {:08X}", guid));
    return nullptr;
  }
  const Actor& selected = s.bodies->body();
  if (actor->body.parent == selected.guid)  // a child's clock is that of its holder
    actor->body.physics_time = selected.body.physics_time;
  return actor;
}

void run_hook(Session& s, Arguments& args) {
  const std::optional<Hook> hook = read_hook(args, 0);
  Actor* actor = named_body(s, args);
  if (!args.ok()) return;
  const HookReport report = report_of(s.bodies->context, *actor, *hook);
  s.write_host_report(actor->guid, *hook, report);
  execute_hook(s.bodies->context, *actor, *hook);
  s.write_events();
  s.out.result(fmt::format("hook type={}", static_cast<unsigned>(hook->type())));
}

void run_addhook(Session& s, Arguments& args) {
  const std::optional<Hook> hook = read_hook(args, 0);
  if (!args.ok()) return;
  Animation& holder = s.bodies->given_hooks.emplace_back();
  holder.frame_count = 1;
  holder.hooks.push_back(*hook);
  holder.hook_starts = {0, 1};
  s.bodies->context.hooks.push({&holder, 0, 0, {}});
}

void run_playscript(Session& s, Arguments& args) {
  const ObjectId id = args.hex(0);
  Actor* actor = named_body(s, args);
  if (!args.ok()) return;
  const bool played = play_script(s.bodies->context, *actor, id);
  s.write_events();
  s.out.result(fmt::format("playscript={:08X} ret={:d}", id, played));
}

void run_playtype(Session& s, Arguments& args) {
  const std::uint32_t type = args.hex(0);
  const float mod = args.real(1, 1.0f);
  Actor* actor = named_body(s, args);
  if (!args.ok()) return;
  const bool played = play_script_type(s.bodies->context, *actor, type, mod);
  s.write_events();
  s.out.result(fmt::format("playtype={:X} mod={:.9g} ret={:d}", type, mod, played));
}

std::string_view name_of(TimedHook::Kind kind) {
  constexpr std::array<std::string_view, 8> kNames = {"scale",   "trans", "transpart", "lum",
                                                      "lumpart", "diff",  "diffpart",  "script"};
  return kNames[static_cast<std::size_t>(kind)];
}

std::string timed_text(const Effects* effects) {
  std::string out;
  for (unsigned i = effects ? effects->timed.size() : 0; i-- > 0;) {
    const TimedHook& hook = effects->timed[i];
    const bool is_script = hook.kind == TimedHook::Kind::Script;
    const std::string datum =
        is_script ? fmt::format("{:08X}", hook.datum) : fmt::format("{}", static_cast<int>(hook.datum));
    fmt::format_to(std::back_inserter(out), "{}{}:{}:{:.9g}:{:.9g}:{:.9g}:{:.9g}", out.empty() ? "" : ",",
                   name_of(hook.kind), datum, hook.created, hook.duration, hook.start, hook.end);
  }
  return out;
}

std::string scripts_text(const Effects* effects) {
  std::string out;
  if (!effects) return out;
  for (const QueuedScript& queued : effects->scripts.view())
    fmt::format_to(std::back_inserter(out), "{}{:08X}:{:.9g}:{}", out.empty() ? "" : ",", queued.script->id,
                   queued.start, queued.taken);
  return out;
}

void run_fx(Session& s, Arguments& args) {
  const Actor* actor = named_body(s, args);
  if (!args.ok()) return;
  const Body& body = actor->body;
  const Effects* effects = s.bodies->scene.effects.find(actor->managers.effects);
  const unsigned transient = (body.contact ? 1u : 0u) | (body.on_walkable ? 2u : 0u) |
                             (body.active ? 0x80u : 0u) | (body.is_leaving_ethereal ? 0x100u : 0u);
  s.out.effect(
      'F',
      fmt::format(
          "id={:08X} scale={:.9g} radius={:.9g} omega={:.9g},{:.9g},{:.9g} trans={:.9g} orig={:.9g} ps={:X} "
          "ts={:X} auto={:d} upd={:.9g} timed=[{}] scripts=[{}] next={}",
          actor->guid, body.scale, body.radius * body.scale, body.omega.x, body.omega.y, body.omega.z,
          effects ? effects->translucency : 0.0f, effects ? effects->original_translucency : 0.0f, body.state,
          transient, body.last_move_was_autonomous, body.update_time, timed_text(effects),
          scripts_text(effects),
          effects && !effects->scripts.empty() ? fmt::format("{:.9g}", effects->next_cue) : "none"));
}

void run_fxparts(Session& s, Arguments& args) {
  Actor* actor = named_body(s, args);
  if (!args.ok()) return;
  const Effects* effects = ensure_effects(s.bodies->context, *actor);
  for (std::size_t i = 0; i < effects->looks.size(); ++i) {
    const PartLook& look = effects->looks[i];
    s.out.effect('f', fmt::format("i={} draw={:d} trans={:.9g} lum={:.9g} diff={:.9g}", i, look.is_drawn,
                                  look.translucency, look.luminosity, look.diffuse));
  }
}

void run_tables(Session& s, Arguments& args) {
  const Actor* actor = named_body(s, args);
  if (!args.ok()) return;
  s.out.effect('N', fmt::format("id={:08X} sound={:08X} scripts={:08X} deftype={:X} defmod={:.9g}",
                                actor->guid, actor->sound_table ? actor->sound_table->id : 0,
                                actor->script_table ? actor->script_table->id : 0, actor->default_script,
                                actor->default_script_intensity));
}

// --- Time

void run_clock(Session& s, Arguments& args) {
  const double clock = args.num(0);
  if (args.ok()) s.bodies->scene.clock = clock;
}

void run_pass(Session& s, Arguments& args) {
  constexpr double kPass = 1.0 / 30.0;
  BodyLevel& level = *s.bodies;
  const double clock = args.num(0, level.scene.clock);
  if (!args.ok() || !s.may_step(args, 1)) return;
  level.scene.clock = clock;
  const bool runs = clock - level.last_pass >= kPass;
  if (runs || clock < level.last_pass) level.last_pass = clock;
  s.out.result(fmt::format("pass t={:.9g} run={:d}", clock, runs));
  if (runs) update_effect_body(s);
}

void run_wake(Session& s, Arguments&) {
  Actor& actor = s.bodies->body();
  set_active(s.bodies->context, actor);
  s.out.result(fmt::format("wake ret={:d}", !actor.body.has(physics_state::kStatic)));
}

void run_sleep(Session& s, Arguments&) {
  s.bodies->body().body.active = false;
  s.out.result("sleep");
}

// --- Facts and orders

void run_bodyvel(Session& s, Arguments& args) {
  const Vec3 velocity{args.real(0), args.real(1), args.real(2)};
  if (!args.ok()) return;
  Actor& actor = s.bodies->body();
  set_velocity(s.bodies->context, actor, velocity);
  const Vec3 v = actor.body.velocity;
  s.out.result(fmt::format("bodyvel vel={:.9g},{:.9g},{:.9g}", v.x, v.y, v.z));
}

void run_bodyomega(Session& s, Arguments& args) {
  const Vec3 omega{args.real(0), args.real(1), args.real(2)};
  if (!args.ok()) return;
  set_omega(s.bodies->body(), omega);
  s.out.result("bodyomega");
}

using BodyOrder = MotionError (*)(StepContext&, Actor&, Command, const MovementParameters&);
template <BodyOrder kOrder>
void run_order(Session& s, Arguments& args) {
  const Command motion = args.command(0);
  const MovementParameters params = args.movement_parameters(1);
  if (!args.ok()) return;
  const MotionError error = kOrder(s.bodies->context, s.bodies->body(), motion, params);
  s.write_events();
  s.out.result(fmt::format("{} motion={:08X} speed={:.9g} err={}", args.verb(), motion, params.speed,
                           static_cast<std::uint32_t>(error)));
  s.write_queues();
}

void run_child(Session& s, Arguments& args) {
  const Guid guid = args.hex(0);
  const auto part = args.integer(1, std::int32_t{0});
  std::uint16_t parts = 1;
  args.int_key("parts", parts);
  EffectKeys keys;
  keys.read(args);
  constexpr std::size_t kMaxObjects = 1000;
  constexpr std::uint16_t kMaxParts = 4096;
  if (args.ok() && (s.bodies->scene.size() > kMaxObjects || parts > kMaxParts)) args.refuse("too many parts");
  if (args.ok() && s.bodies->scene.find(guid)) args.refuse(fmt::format("object exists {:08X}", guid));
  if (!args.ok()) return;
  BodyLevel& level = *s.bodies;
  Actor& child = level.create(guid);  // may move the body
  child.body.state = 0;
  child.body.contact = child.body.on_walkable = false;
  child.body.in_cell = level.body().body.in_cell;
  child.has_parts = true;
  child.part_count = parts;
  SpawnParameters described;
  keys.put(s, described);
  take_effects(level.context, child, described);
  set_parent(level.context, child, level.selected, 0, static_cast<std::uint32_t>(part));
  s.write_events();
  s.out.result(fmt::format("child={:08X} part={}", guid, part));
  deliver_deferred(s);
}

// Checks the timestamps, then applies the event itself (effects AU-2, AU-13).
struct EventCheck {
  std::string_view word = "pass";
  bool is_applied = false;
};
EventCheck receive_event(BodyLevel& level, const wire::MovementBody& event, bool autonomous,
                         std::uint16_t movement, std::uint16_t control) {
  Actor& actor = level.body();
  BodyLevel::EventTimestamps& last = level.event_timestamps[actor.guid];
  if (!wire::is_newer(movement, last.movement)) return {"stale"};
  last.movement = movement;
  if (wire::is_newer(last.control, control)) return {"control"};
  last.control = control;
  if (actor.weenie.is_local_player && autonomous) return {"own"};
  actor.body.last_move_was_autonomous = autonomous;
  return {"pass", apply_movement(level.context, actor, event)};
}

void run_event(Session& s, Arguments& args) {
  BodyLevel& level = *s.bodies;
  bool autonomous = false;
  const BodyLevel::EventTimestamps last = level.event_timestamps[level.selected];
  auto movement = static_cast<std::uint16_t>(last.movement + 1);
  std::uint16_t control = last.control;
  std::uint8_t type = 0;
  args.flag_key("auto", autonomous);
  args.int_key("ms", movement);
  args.int_key("cs", control);
  args.int_key("type", type);
  constexpr std::uint8_t kLastBareType = 5;  // those behind it bring more than a state
  if (type > kLastBareType) args.refuse(fmt::format("bad number {}", *args.key("type")));
  std::vector<MotionAction> actions;
  const InterpretedMotionState state = read_interpreted_state(args, actions);
  if (!args.ok()) return;
  wire::MovementBody event;
  event.style = wire::command_index(state.current_style);
  if (type == 0)
    event.content = wire::pack(state, actions);
  else
    event.content = wire::BareMovement{static_cast<MovementType>(type)};
  const EventCheck gate = receive_event(level, event, autonomous, movement, control);
  s.write_events();
  s.out.result(fmt::format("event gate={} applied={:d} auto={:d}", gate.word, gate.is_applied,
                           level.body().body.last_move_was_autonomous));
  s.write_queues();
}

void run_minterp(Session& s, Arguments&) {
  Actor& actor = s.bodies->body();
  const bool is_new = !actor.motion_interp.exists;
  ensure_motion_interp(s.bodies->context, actor);
  s.write_events();
  s.out.result(fmt::format("minterp made={:d}", is_new));
  s.write_queues();
}

void run_settable(Session& s, Arguments& args) {
  const ObjectId id = args.hex(0);
  if (!args.ok()) return;
  const BoundTable* table = id != 0 ? s.find_table(id) : nullptr;
  const bool is_known = id == 0 || table;
  if (is_known) set_motion_table(s.bodies->context, s.bodies->body(), table);
  s.write_events();
  s.out.result(fmt::format("settable={:08X} ret={:d}", id, is_known));
  s.write_queues();
}

void run_setstate(Session& s, Arguments& args) {
  const std::uint32_t word = args.hex(0);
  if (!args.ok()) return;
  set_physics_state(s.bodies->context, s.bodies->body(), word);
  s.write_events();
  s.out.result(fmt::format("setstate ps={:X}", s.bodies->body().body.state));
}

// --- Messages

CheckReason apply_effect(WorldState& world, Actor& actor, const wire::Message& message) {
  if (const auto* m = std::get_if<wire::Sound>(&message)) return apply_sound(world, actor, *m);
  if (const auto* m = std::get_if<wire::PlayScriptId>(&message)) return apply_script(world, actor, *m);
  return apply_script(world, actor, std::get<wire::PlayScriptType>(message));
}

void handle_message(Session& s, const wire::Message& m) {
  const Guid guid = wire::guid_of(m);
  Actor* actor = s.bodies && s.bodies->has_effects ? s.bodies->scene.find(guid) : nullptr;
  std::string_view result = "parked";
  if (!actor) {
    s.deferred.push_back(m);
  } else {
    const bool accepted = apply_effect(s.bodies->world, *actor, m) == CheckReason::Fresh;
    s.write_events();
    result = accepted ? "accepted" : "refused";
  }
  s.out.result(fmt::format("message={:X} object={:08X} result={}",
                           static_cast<std::uint32_t>(wire::opcode_of(m)), guid, result));
}

template <class M>
void run_message_of(Session& s, Arguments& args) {
  M m{args.hex(0), args.hex(1)};
  if constexpr (requires { m.volume; }) m.volume = args.real(2, 1.0f);
  if constexpr (requires { m.mod; }) m.mod = args.real(2, 1.0f);
  if (args.ok()) handle_message(s, m);
}

// Nothing: it is malformed. Bytes behind the message do not matter.
std::optional<wire::Message> decode_effect(Bytes bytes, wire::Opcode opcode) {
  const std::size_t size = opcode == wire::Opcode::PlayScriptId                                      ? 12
                           : opcode == wire::Opcode::Sound || opcode == wire::Opcode::PlayScriptType ? 16
                                                                                                     : 0;
  if (size == 0 || bytes.size() < size) return std::nullopt;
  const Result<wire::Message> m = wire::decode_message(bytes.first(size));
  return m && !wire::bad_number_field(*m) ? std::optional(*m) : std::nullopt;
}

}  // namespace

void run_effect_message(Session& s, Arguments& args, const std::string& digits) {
  const InspectResult<Vector<std::byte>> bytes = inspect::bytes_of_hex(digits);
  if (!bytes) {
    args.refuse("bad hex " + digits);
    return;
  }
  const std::uint32_t opcode = bytes->size() < 4 ? 0 : ByteReader(*bytes).u32("opcode");
  if (const std::optional<wire::Message> m = decode_effect(*bytes, static_cast<wire::Opcode>(opcode)))
    handle_message(s, *m);
  else
    s.out.result(fmt::format("message={:X} result=malformed", opcode));
}

namespace {

constexpr unsigned kMany = 64;
constexpr std::string_view kOrderKeys = Arguments::kParameterKeys;

constexpr Verb kEffectVerbs[] = {
    {"script", "script hex id [num time HOOK]", Needs::Nothing, 1, kMany, "", run_script},
    {"scripttable", "scripttable hex id [hex type, float mod, hex script]", Needs::Nothing, 1, 4, "",
     run_scripttable},
    {"soundtable",
     "soundtable hex id [hex type, hex wave, float priority=0, float probability=1, float volume=1]",
     Needs::Nothing, 1, 6, "", run_soundtable},
    {"random", "random [num ...]", Needs::Nothing, 0, kMany, "", run_random},
    {"quiet", "quiet [flag=1]", Needs::Nothing, 0, 1, "", run_quiet},
    {"hook", "hook HOOK [on=hex]", Needs::Effects, 1, kMany, "on", run_hook},
    {"addhook", "addhook HOOK", Needs::Effects, 1, kMany, "", run_addhook},
    {"playscript", "playscript hex id [on=hex]", Needs::Effects, 1, 1, "on", run_playscript},
    {"playtype", "playtype hex type [float mod=1] [on=hex]", Needs::Effects, 1, 2, "on", run_playtype},
    {"fx", "fx [on=hex]", Needs::Effects, 0, 0, "on", run_fx},
    {"fxparts", "fxparts [on=hex]", Needs::Effects, 0, 0, "on", run_fxparts},
    {"tables", "tables [on=hex]", Needs::Effects, 0, 0, "on", run_tables},
    {"clock", "clock num t", Needs::Effects, 1, 1, "", run_clock},
    {"pass", "pass [num t]", Needs::Effects, 0, 1, "", run_pass},
    {"wake", "wake", Needs::Effects, 0, 0, "", run_wake},
    {"sleep", "sleep", Needs::Effects, 0, 0, "", run_sleep},
    {"bodyvel", "bodyvel num x, num y, num z", Needs::Effects, 3, 3, "", run_bodyvel},
    {"bodyomega", "bodyomega num x, num y, num z", Needs::Effects, 3, 3, "", run_bodyomega},
    {"child",
     "child hex id, int part [parts=int] [sound=hex] [scripts=hex] [deftype=hex] [defmod=float] "
     "[trans=float]",
     Needs::Effects, 2, 2, "parts sound scripts deftype defmod trans", run_child},
    {"bodymotion", "bodymotion command [float speed=1] [parameters]", Needs::Effects, 1, 2, kOrderKeys,
     run_order<do_motion>},
    {"bodystop", "bodystop command [float speed=1] [parameters]", Needs::Effects, 1, 2, kOrderKeys,
     run_order<stop_motion>},
    {"event", "event [auto=flag] [ms=int] [cs=int] [type=int] [keys of interp]", Needs::Effects, 0, 0,
     "auto ms cs type style fwd fspd ss sspd turn tspd acts", run_event},
    {"minterp", "minterp", Needs::Effects, 0, 0, "", run_minterp},
    {"settable", "settable hex id", Needs::Effects, 1, 1, "", run_settable},
    {"setstate", "setstate hex word", Needs::Effects, 1, 1, "", run_setstate},
    {"soundmsg", "soundmsg hex object, hex type [float volume=1]", Needs::Nothing, 2, 3, "",
     run_message_of<wire::Sound>},
    {"scriptmsg", "scriptmsg hex object, hex script", Needs::Nothing, 2, 2, "",
     run_message_of<wire::PlayScriptId>},
    {"typemsg", "typemsg hex object, hex type [float mod=1]", Needs::Nothing, 2, 3, "",
     run_message_of<wire::PlayScriptType>},
};

}  // namespace

void EffectKeys::read(Arguments& args) {
  args.hex_key("sound", sound_table);
  args.hex_key("scripts", script_table);
  args.hex_key("deftype", default_type);
  args.real_key("defmod", default_mod);
  args.real_key("trans", translucency);
}

void EffectKeys::put(Session& s, SpawnParameters& out) const {
  out.sound_table = s.definitions.find_sound_table(sound_table);
  out.script_table = s.definitions.find_script_table(script_table);
  out.default_script_type = default_type;
  out.default_script_intensity = default_mod;
  out.translucency = translucency;
}

void deliver_deferred(Session& s) {
  std::vector<wire::Message> waiting;
  std::swap(waiting, s.deferred);
  for (const wire::Message& m : waiting) {
    const Actor* actor = s.bodies->scene.find(wire::guid_of(m));
    if (actor && actor->body.in_cell)
      handle_message(s, m);
    else
      s.deferred.push_back(m);
  }
}

void update_effect_body(Session& s) {
  BodyLevel& level = *s.bodies;
  Actor& actor = level.body();
  Body& body = actor.body;
  const double now = level.scene.clock;
  if (body.was_made_static) {
    const double rest = body.animates_in_place ? tick_in_place(level.context, actor, now) : 0.0;
    s.write_events();
    s.out.stepped(rest, actor, level.scene);
    return;
  }
  const bool can_wake = body.in_cell && body.parent == 0 && !body.has(physics_state::kFrozen);
  if (can_wake && level.near == 1) set_active(level.context, actor);
  if (can_wake && level.near == 2) body.active = false;
  const StepPlan steps = plan(level.context, actor, now);
  for (int n = 0; n < steps.count; ++n) {
    step_without_landscape(level, steps.quanta[n]);
    s.write_events();
    s.out.stepped(static_cast<float>(steps.quanta[n]), actor, level.scene);
  }
  if (steps.count == 0) s.out.stepped(0.0, actor, level.scene);
}

std::span<const Verb> effect_verbs() {
  return kEffectVerbs;
}

}  // namespace acm::scenario
