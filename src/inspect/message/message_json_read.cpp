// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"
#include "acmotion/effect_types.hpp"
#include "acmotion/inspect/message.hpp"
#include "inspect/parse_json.h"
#include "wire/write.h"

#include <fmt/format.h>

#include <optional>

#include "appearance_json.h"
#include "json_fields.h"
#include "message_json.h"
#include "message_object.h"

namespace acm::inspect {

namespace {

using namespace acm::wire;

ActionItem read_action(const Fields& f) {
  const std::uint16_t parts = static_cast<std::uint16_t>(
      f.number_or<std::uint16_t>("stamp", 0) |
      (f.number_or<std::uint16_t>("autonomous", 0) != 0 ? ActionItem::kAutonomous : 0));
  return {f.command_index("command"), f.number_or<std::uint16_t>("packed", parts), f.real("speed")};
}

ActionList read_actions(const Fields& f) {
  ActionList actions;
  if (!f.has("actions")) return actions;
  for (const Json& action : f.list("actions"))
    if (!actions.push_back(read_action(f.element("actions", action)))) {
      f.fail("actions", "more than 31");
      break;
    }
  return actions;
}

std::uint32_t read_padding(const Fields& f) {
  return f.number_or<std::uint32_t>("padding", 0);
}

InterpretedMotionStatePack read_state(const Fields& f) {
  using S = InterpretedMotionStatePack;
  InterpretedMotionStatePack s;
  Presence sent(f, "flags_word", S::kFields | S::kCountBits);
  if (sent(S::kCurrentStyle, "current_style")) s.current_style = f.command_index("current_style");
  if (sent(S::kForwardCommand, "forward_command")) s.forward_command = f.command_index("forward_command");
  if (sent(S::kSidestepCommand, "sidestep_command")) s.sidestep_command = f.command_index("sidestep_command");
  if (sent(S::kTurnCommand, "turn_command")) s.turn_command = f.command_index("turn_command");
  if (sent(S::kForwardSpeed, "forward_speed")) s.forward_speed = f.real("forward_speed");
  if (sent(S::kSidestepSpeed, "sidestep_speed")) s.sidestep_speed = f.real("sidestep_speed");
  if (sent(S::kTurnSpeed, "turn_speed")) s.turn_speed = f.real("turn_speed");
  s.flags = sent.flags();
  s.actions = read_actions(f);
  s.padding = read_padding(f);
  return s;
}

RawMotionStatePack read_raw(const Fields& f) {
  using S = RawMotionStatePack;
  const auto hold_key = [&f](const char* key) { return static_cast<HoldKey>(f.number<std::uint32_t>(key)); };
  RawMotionStatePack s;
  RawMotionState& m = s.state;
  Presence sent(f, "flags_word", S::kFields | S::kCountBits);
  if (sent(S::kCurrentHoldKey, "current_holdkey")) m.current_hold_key = hold_key("current_holdkey");
  if (sent(S::kCurrentStyle, "current_style")) m.current_style = f.command("current_style");
  if (sent(S::kForwardCommand, "forward_command")) m.forward_command = f.command("forward_command");
  if (sent(S::kForwardHoldKey, "forward_holdkey")) m.forward_hold_key = hold_key("forward_holdkey");
  if (sent(S::kForwardSpeed, "forward_speed")) m.forward_speed = f.real("forward_speed");
  if (sent(S::kSidestepCommand, "sidestep_command")) m.sidestep_command = f.command("sidestep_command");
  if (sent(S::kSidestepHoldKey, "sidestep_holdkey")) m.sidestep_hold_key = hold_key("sidestep_holdkey");
  if (sent(S::kSidestepSpeed, "sidestep_speed")) m.sidestep_speed = f.real("sidestep_speed");
  if (sent(S::kTurnCommand, "turn_command")) m.turn_command = f.command("turn_command");
  if (sent(S::kTurnHoldKey, "turn_holdkey")) m.turn_hold_key = hold_key("turn_holdkey");
  if (sent(S::kTurnSpeed, "turn_speed")) m.turn_speed = f.real("turn_speed");
  s.flags = sent.flags();
  s.actions = read_actions(f);
  return s;
}

Origin read_origin(const Fields& f) {
  return {f.number<CellId>("cell"), f.vec3("pos")};
}

Quat read_rotation(const Fields& f) {
  return {f.real("w"), f.real("x"), f.real("y"), f.real("z")};
}

Position read_position(const Fields& f) {
  return {f.number<CellId>("cell"), {f.vec3("pos"), read_rotation(f.object("rot"))}};
}

/// "bitfield", or the names in "bits".
std::uint32_t read_parameter_flags(const Fields& f) {
  if (f.has("bitfield")) return f.number<std::uint32_t>("bitfield");
  std::uint32_t flags = 0;
  for (const Json& name : f.list("bits")) {
    std::uint32_t found = 0;
    for (const BitName& b : parameter_bits())
      if (name.is_string() && name.get_ref<const std::string&>() == b.name) found = b.bit;
    if (found == 0)
      f.fail("bits", name.is_structured() ? "not a name" : fmt::format("no bit is called {}", name.dump()));
    flags |= found;
  }
  return flags;
}

MovementParameters read_parameters(const Fields& f, ParametersForm form) {
  MovementParameters p;
  p.flags = read_parameter_flags(f);
  if (form == ParametersForm::MoveTo) {
    p.distance_to_object = f.real("distance_to_object");
    p.min_distance = f.real("min_distance");
    p.fail_distance = f.real("fail_distance");
    p.walk_run_threshold = f.real("walk_run_threshold");
  }
  p.speed = f.real("speed");
  p.desired_heading = f.real("desired_heading");
  return p;
}

MoveToObject read_move_to_object(const Fields& f) {
  return {f.number<Guid>("target"), read_origin(f.object("origin")),
          read_parameters(f.object("params"), ParametersForm::MoveTo), f.real("run_rate")};
}

MoveToPosition read_move_to_position(const Fields& f) {
  return {read_origin(f.object("origin")), read_parameters(f.object("params"), ParametersForm::MoveTo),
          f.real("run_rate")};
}

TurnToObject read_turn_to_object(const Fields& f) {
  return {f.number<Guid>("target"), f.real("object_heading"),
          read_parameters(f.object("params"), ParametersForm::TurnTo)};
}

InterpretedMotionStatePack read_type_0(const Fields& f, MovementBody& body) {
  Presence sent(f, "motion_flags", MovementBody::kStickToObject | MovementBody::kStandingLongJump);
  const InterpretedMotionStatePack state = read_state(f.object("state"));
  if (sent(MovementBody::kStickToObject, "sticky_object"))
    body.sticky_object = f.number<Guid>("sticky_object");
  sent.bit_alone(MovementBody::kStandingLongJump, "standing_longjump");
  body.flags = static_cast<std::uint8_t>(sent.flags());
  return state;
}

MovementBody read_movement_body(const Fields& f) {
  MovementBody body;
  body.flags = f.number_or<std::uint8_t>("motion_flags", 0);
  body.style = f.command_index("style");
  const auto type = static_cast<MovementType>(f.number<std::uint8_t>("movement_type"));
  switch (type) {
    case MovementType::Invalid: body.content = read_type_0(f, body); break;
    case MovementType::MoveToObject: body.content = read_move_to_object(f); break;
    case MovementType::MoveToPosition: body.content = read_move_to_position(f); break;
    case MovementType::TurnToObject: body.content = read_turn_to_object(f); break;
    case MovementType::TurnToHeading:
      body.content = TurnToHeading{read_parameters(f.object("params"), ParametersForm::TurnTo)};
      break;
    default:
      if (type > MovementType::TurnToHeading) f.fail("movement_type", "there are none above 9");
      body.content = BareMovement{type};
  }
  return body;
}

/// A part of a rotation is left out when it says so; without that, when it is 0.
void read_rotation_parts(const Fields& f, PositionPack& p, bool given) {
  using P = PositionPack;
  struct Part {
    const char* key;
    P::Flag left_out;
    float Quat::* value;
  };
  constexpr Part kParts[] = {
      {"w", P::kNoW, &Quat::w}, {"x", P::kNoX, &Quat::x}, {"y", P::kNoY, &Quat::y}, {"z", P::kNoZ, &Quat::z}};
  const Fields rotation = f.object("rot");
  for (const Part& part : kParts) {
    float& value = p.position.frame.rotation.*part.value;
    value = rotation.real(part.key);
    if (!given && value == 0.0f) p.flags |= part.left_out;
    if (p.has(part.left_out) && value != 0.0f) rotation.fail(part.key, "left out by the flags, but not 0");
  }
}

PositionPack read_pack(const Fields& f) {
  using P = PositionPack;
  PositionPack p;
  constexpr std::uint32_t kRotation = P::kNoW | P::kNoX | P::kNoY | P::kNoZ;
  Presence sent(f, "flags", P::kKnownFlags & ~kRotation);
  if (sent(P::kHasVelocity, "velocity")) p.velocity = f.vec3("velocity");
  if (sent(P::kHasPlacement, "placement")) p.placement = f.number<std::uint32_t>("placement");
  sent.bit_alone(P::kContact, "is_grounded");
  p.flags = sent.flags();
  p.position.cell = f.number<CellId>("cell");
  p.position.frame.origin = f.vec3("pos");
  read_rotation_parts(f, p, f.has("flags"));
  p.instance = f.number<std::uint16_t>("instance_seq");
  p.position_timestamp = f.number<std::uint16_t>("position_seq");
  p.teleport = f.number<std::uint16_t>("teleport_seq");
  p.force_position = f.number<std::uint16_t>("force_position_seq");
  return p;
}

ClientTimestamps read_timestamps(const Fields& f) {
  return {f.number<std::uint16_t>("instance_seq"), f.number<std::uint16_t>("server_control_seq"),
          f.number<std::uint16_t>("teleport_seq"), f.number<std::uint16_t>("force_position_seq")};
}

void read(const Fields& f, UpdateMotion& m) {
  m.guid = f.number<Guid>("guid");
  m.instance = f.number<std::uint16_t>("instance_seq");
  m.movement = f.number<std::uint16_t>("movement_seq");
  m.server_control = f.number<std::uint16_t>("server_control_seq");
  m.autonomous = f.number<std::uint8_t>("autonomous");
  m.padding = static_cast<std::uint8_t>(read_padding(f));
  m.body = read_movement_body(f);
}

void read(const Fields& f, UpdatePosition& m) {
  m.guid = f.number<Guid>("guid");
  m.pack = read_pack(f);
}

void read(const Fields& f, PositionAndMovement& m) {
  m.guid = f.number<Guid>("guid");
  m.pack = read_pack(f.object("position"));
  const Fields movement = f.object("movement");
  m.movement = movement.number<std::uint16_t>("movement_seq");
  m.server_control = movement.number<std::uint16_t>("server_control_seq");
  m.autonomous = movement.number<std::uint8_t>("autonomous");
  m.padding = read_padding(movement);
  m.body = read_movement_body(movement);
}

void read(const Fields& f, VectorUpdate& m) {
  m = {f.number<Guid>("guid"), f.vec3("velocity"), f.vec3("omega"), f.number<std::uint16_t>("instance_seq"),
       f.number<std::uint16_t>("vector_seq")};
}

void read(const Fields& f, SetState& m) {
  m = {f.number<Guid>("guid"), f.number<std::uint32_t>("state"), f.number<std::uint16_t>("instance_seq"),
       f.number<std::uint16_t>("state_seq")};
}

void read(const Fields& f, ParentEvent& m) {
  m = {f.number<Guid>("parent"),
       f.number<Guid>("child"),
       f.number<std::uint32_t>("location"),
       f.number<std::uint32_t>("placement"),
       f.number<std::uint16_t>("parent_instance_seq"),
       f.number<std::uint16_t>("child_position_seq")};
}

void read(const Fields& f, PickupEvent& m) {
  m = {f.number<Guid>("guid"), f.number<std::uint16_t>("instance_seq"),
       f.number<std::uint16_t>("position_seq")};
}

void read(const Fields& f, DeleteObject& m) {
  m.guid = f.number<Guid>("guid");
  m.instance = f.number<std::uint16_t>("instance_seq");
  m.has_padding = f.number_or<std::uint32_t>("pad", 2) != 0;
  m.padding = static_cast<std::uint16_t>(read_padding(f));
}

void read(const Fields& f, PlayerCreate& m) {
  m.guid = f.number<Guid>("guid");
}

void read(const Fields& f, PlayerTeleport& m) {
  m.teleport = f.number<std::uint16_t>("teleport_seq");
  m.padding = static_cast<std::uint16_t>(read_padding(f));
}

void read(const Fields& f, PrivateUpdatePosition& m) {
  m = {f.number<std::uint8_t>("seq"), f.number<std::uint32_t>("position_type"),
       read_position(f.object("position"))};
}

void read(const Fields& f, PublicUpdatePosition& m) {
  m = {f.number<std::uint8_t>("seq"), f.number<Guid>("guid"), f.number<std::uint32_t>("position_type"),
       read_position(f.object("position"))};
}

/// "number" decides; "name" may stand instead of it, and must not contradict it.
template <class Find>
std::uint32_t read_type(const Fields& f, const char* key, Find find) {
  const Fields type = f.object(key);
  const bool is_named = type.has("name");
  const std::optional<std::uint32_t> named = is_named ? find(type.text("name")) : std::nullopt;
  if (!type.has("number")) {
    if (!named) type.fail(is_named ? "no type has this name" : "neither number nor name");
    return named.value_or(0);
  }
  const auto number = type.number<std::uint32_t>("number");
  if (is_named && named != number) f.fail(key, "\"number\" and \"name\" are different types; leave one out");
  return number;
}

void read(const Fields& f, Sound& m) {
  m = {f.number<Guid>("guid"), read_type(f, "sound_type", find_sound_type), f.real("volume")};
}

void read(const Fields& f, PlayScriptId& m) {
  m = {f.number<Guid>("guid"), f.number<ObjectId>("script")};
}

void read(const Fields& f, PlayScriptType& m) {
  m = {f.number<Guid>("guid"), read_type(f, "script_type", find_script_type), f.real("mod")};
}

void read(const Fields& f, MoveToState& m) {
  m.action = f.number<std::uint32_t>("action_seq");
  m.raw = read_raw(f.object("raw"));
  m.position = read_position(f.object("position"));
  m.timestamps = read_timestamps(f);
  const bool contact = f.number_or<std::uint32_t>("contact", 0) != 0;
  const bool long_jump = f.number_or<std::uint32_t>("longjump", 0) != 0;
  const auto bits = static_cast<std::uint8_t>((contact ? MoveToState::kContact : 0) |
                                              (long_jump ? MoveToState::kStandingLongJump : 0));
  m.contact = f.number_or<std::uint8_t>("contact_byte", bits);
  m.padding = read_padding(f);
}

void read(const Fields& f, AutonomousPosition& m) {
  m.action = f.number<std::uint32_t>("action_seq");
  m.position = read_position(f.object("position"));
  m.timestamps = read_timestamps(f);
  m.contact = f.number<std::uint8_t>("contact");
  m.padding = read_padding(f);
}

void read(const Fields& f, Jump& m) {
  m.action = f.number<std::uint32_t>("action_seq");
  m.extent = f.real("extent");
  m.velocity = f.vec3("velocity");
  m.timestamps = read_timestamps(f);
  const std::string variant = f.has("variant") ? f.text("variant") : "retail";
  if (variant == "retail") {
    m.position = read_position(f.object("position"));
  } else if (variant == "short") {
    m.form = Jump::Form::Short;
    m.object = f.number<Guid>("object");
    m.spell = f.number<std::uint32_t>("spell");
  } else {
    f.fail("variant", "neither \"retail\" nor \"short\"");
  }
}

void read(const Fields& f, DoMovementCommand& m) {
  m = {f.number<std::uint32_t>("action_seq"), f.command("motion"), f.real("speed"),
       static_cast<HoldKey>(f.number<std::uint32_t>("holdkey"))};
}

void read(const Fields& f, StopMovementCommand& m) {
  m = {f.number<std::uint32_t>("action_seq"), f.command("motion"),
       static_cast<HoldKey>(f.number<std::uint32_t>("holdkey"))};
}

void read(const Fields& f, TurnTo& m) {
  m = {f.number<std::uint32_t>("action_seq"), f.real("absolute_degrees"), f.number<std::uint32_t>("run")};
}

void read(const Fields& f, AutonomyLevel& m) {
  m = {f.number<std::uint32_t>("action_seq"), f.number<std::uint32_t>("level")};
}

void read(const Fields& f, JumpNonAutonomous& m) {
  m = {f.number<std::uint32_t>("action_seq"), f.real("extent")};
}

/// What the views of a message view.
struct CarriedBytes {
  Vector<std::byte> appearance;
  Vector<std::byte> children;
  Vector<std::byte> tail;
};

TimestampTable read_timestamp_table(const Fields& f) {
  TimestampTable s;
  s[Timestamp::Position] = f.number<std::uint16_t>("position");
  s[Timestamp::Movement] = f.number<std::uint16_t>("movement");
  s[Timestamp::State] = f.number<std::uint16_t>("state");
  s[Timestamp::Vector] = f.number<std::uint16_t>("vector");
  s[Timestamp::Teleport] = f.number<std::uint16_t>("teleport");
  s[Timestamp::ServerControl] = f.number<std::uint16_t>("server_control");
  s[Timestamp::ForcePosition] = f.number<std::uint16_t>("force_position");
  s[Timestamp::ObjDesc] = f.number<std::uint16_t>("objdesc");
  s[Timestamp::Instance] = f.number<std::uint16_t>("instance");
  return s;
}

Child read_child(const Fields& f, const char* key, const Json& pair) {
  if (!pair.is_array() || pair.size() != 2) {
    f.fail(key, "not a pair of guid and location");
    return {};
  }
  return {f.to_number<Guid>(key, pair[0]), f.to_number<std::uint32_t>(key, pair[1])};
}

Vector<std::byte> read_children(const Fields& f) {
  ByteWriter out;
  for (const Json& pair : f.list("children")) {
    const Child child = read_child(f, "children", pair);
    out.u32(child.guid);
    out.u32(child.location);
  }
  return std::move(out).take();
}

void read_physics(const Fields& f, PhysicsDescription& p, CarriedBytes& carried) {
  using P = PhysicsDescription;
  Presence sent(f, "bitfield", P::kKnownFlags & ~P::kPlacement);
  p.state = f.number<std::uint32_t>("state");
  if (sent(P::kMovement, "movement_len") && f.has("movement")) {
    p.has_body = true;
    p.body = read_movement_body(f.object("movement"));
    p.autonomous = f.number<std::uint32_t>("autonomous");
  }
  if (sent(P::kPosition, "position")) p.position = read_position(f.object("position"));
  if (sent(P::kMotionTable, "motion_table")) p.motion_table = f.number<std::uint32_t>("motion_table");
  if (sent(P::kSoundTable, "sound_table")) p.sound_table = f.number<std::uint32_t>("sound_table");
  if (sent(P::kScriptTable, "pe_table")) p.script_table = f.number<std::uint32_t>("pe_table");
  if (sent(P::kSetup, "setup")) p.setup = f.number<std::uint32_t>("setup");
  if (sent(P::kParent, "parent")) {
    const Child parent = read_child(f, "parent", f.at("parent"));
    p.parent = parent.guid;
    p.parent_location = parent.location;
  }
  if (sent(P::kChildren, "children")) p.children.bytes = carried.children = read_children(f);
  if (sent(P::kScale, "scale")) p.scale = f.real("scale");
  if (sent(P::kFriction, "friction")) p.friction = f.real("friction");
  if (sent(P::kElasticity, "elasticity")) p.elasticity = f.real("elasticity");
  if (sent(P::kTranslucency, "translucency")) p.translucency = f.real("translucency");
  if (sent(P::kVelocity, "velocity")) p.velocity = f.vec3("velocity");
  if (sent(P::kAcceleration, "acceleration")) p.acceleration = f.vec3("acceleration");
  if (sent(P::kOmega, "omega")) p.omega = f.vec3("omega");
  if (sent(P::kDefaultScript, "default_script")) p.default_script = f.number<std::uint32_t>("default_script");
  if (sent(P::kScriptIntensity, "default_script_intensity"))
    p.script_intensity = f.real("default_script_intensity");
  p.flags = sent.flags();
  // Beside a movement the bit of the placement means nothing, and no field stands for it.
  if (f.has("placement_frame")) {
    if (p.has(P::kMovement)) f.fail("placement_frame", "not beside a movement");
    p.flags |= P::kPlacement;
    p.placement = f.number<std::uint32_t>("placement_frame");
  } else if (!p.has(P::kMovement) && p.has(P::kPlacement)) {
    f.fail("placement_frame", "missing");
  }
  p.timestamps = read_timestamp_table(f.object("timestamps"));
  p.padding = static_cast<std::uint16_t>(read_padding(f));
}

void read(const Fields& f, ObjectDescription& m, CarriedBytes& carried) {
  m.guid = f.number<Guid>("guid");
  carried.appearance = read_objdesc(f);
  carried.tail = f.bytes("weenie_hex");
  m.appearance.bytes = carried.appearance;
  m.tail = carried.tail;
  read_physics(f.object("physics"), m.physics, carried);
}

void read(const Fields& f, ObjDescEvent& m, CarriedBytes& carried) {
  m.guid = f.number<Guid>("guid");
  m.appearance.bytes = carried.appearance = read_objdesc(f);
  m.instance = f.number<std::uint16_t>("instance_seq");
  m.objdesc = f.number<std::uint16_t>("objdesc_seq");
}

/// The first of its kind; the rest of the message decides which it is.
template <class M>
Vector<std::byte> bytes_of(const Fields& decoded) {
  M m;
  CarriedBytes carried;
  if constexpr (requires { m.appearance; }) {
    read(decoded, m, carried);
  } else {
    read(decoded, m);
  }
  if (!decoded.ok()) return {};
  ByteWriter out;
  encode(out, m);
  return std::move(out).take();
}

template <class... Ms>
Vector<std::byte> bytes_of_opcode(Opcode opcode, const Fields& decoded, std::variant<Ms...>*) {
  Vector<std::byte> bytes;
  static_cast<void>(((Ms::kOpcode == opcode && (bytes = bytes_of<Ms>(decoded), true)) || ...));
  return bytes;
}

/// By "opcode", "name" or both. Nothing after a fault.
std::optional<Opcode> read_opcode(const Fields& f) {
  if (!f.has("opcode") && !f.has("name")) f.fail("neither opcode nor name");
  if (!f.ok()) return std::nullopt;
  for (const Opcode opcode : all_opcodes()) {
    const bool by_opcode = f.has("opcode") && f.text("opcode") == opcode_text(opcode);
    const bool by_name = f.has("name") && f.text("name") == to_string(opcode);
    if (by_opcode && f.has("name") && !by_name) f.fail("name", "another message's than the opcode");
    if (by_opcode || (by_name && !f.has("opcode"))) return opcode;
  }
  f.fail(f.has("opcode") ? "opcode" : "name", "no movement message");
  return std::nullopt;
}

// A key that nobody asked for is a mistake, unless it is one of those that decoding adds for people.
void refuse_unknown_keys(const Json& given, const Json& decoded, const std::string& path, Reading& reading) {
  if (given.is_array())
    for (std::size_t i = 0; i < given.size(); ++i)
      refuse_unknown_keys(given[i], decoded.is_array() && i < decoded.size() ? decoded[i] : empty_json(),
                          path, reading);
  if (!given.is_object()) return;
  for (const auto& [key, value] : given.items()) {
    // What a capture adds.
    if (path.empty() && (key == "time" || key == "packet" || key == "oddities" || key == "stray_hex"))
      continue;
    const std::string at = path.empty() ? key : path + "." + key;
    const bool is_shown = decoded.is_object() && decoded.contains(key);
    if (!is_shown && !value.is_null() && !reading.keys[&given].contains(key))
      reading.record(fmt::format("{}: unknown key", printable(at)));
    refuse_unknown_keys(value, is_shown ? decoded[key] : empty_json(), at, reading);
  }
}

}  // namespace

InspectResult<Vector<std::byte>> message_from_json(std::string_view json) {
  const InspectResult<Json> object = parse_ordered_json(json);
  if (!object && object.error().code == ErrorCode::LimitExceeded) return object.error();
  if (!object)
    return InspectError{object.error().code, object.error().offset, "not JSON: " + object.error().text};
  Reading fault;
  const Fields f(*object, "", fault);
  const std::optional<Opcode> opcode = read_opcode(f);
  if (!fault.ok()) return fault.error();
  Vector<std::byte> bytes = bytes_of_opcode(*opcode, f.object("decoded"), static_cast<Message*>(nullptr));
  if (!fault.ok()) return fault.error();
  // Carried bytes come from outside: what is given back must be a message.
  const auto message = decode_message(bytes);
  if (!message)
    return InspectError{message.error().code, message.error().offset,
                        "the fields make no message: " + to_inspect_error(message.error()).text};
  refuse_unknown_keys(*object, message_object(*message, bytes), "", fault);
  if (!fault.ok()) return fault.error();
  return bytes;
}

}  // namespace acm::inspect
