// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"
#include "acmotion/effect_types.hpp"
#include "inspect/text.h"
#include "wire/write.h"

#include <fmt/format.h>

#include <bit>

#include "appearance_json.h"
#include "message_object.h"

namespace acm::inspect {

namespace {

using namespace acm::wire;

Json number_json(float value) {
  const auto bits = std::bit_cast<std::uint32_t>(value);
  Json f = exact(value);
  if (f.is_number()) f = static_cast<double>(value);
  return {{"f", std::move(f)}, {"bits", hex32(bits)}};
}

Json number_json(const Vec3& v) {
  return {{"x", number_json(v.x)}, {"y", number_json(v.y)}, {"z", number_json(v.z)}};
}

/// A value after defaults: plain, because it is not read back.
Json plain(float value) {
  const Json f = exact(value);
  return f.is_number() ? Json(static_cast<double>(value)) : f;
}

Json command_json(CommandIndex index) {
  const Command full = expand_command(index);
  return {{"wire", index}, {"full", hex32(full)}, {"name", wire_command_name(full)}};
}

Json command_json(Command full) {
  return {{"full", hex32(full)}, {"name", wire_command_name(full)}};
}

Json type_json(std::uint32_t number, std::string_view name) {
  return {{"number", number}, {"name", name.empty() ? Json(nullptr) : Json(name)}};
}

template <class Value>
Json when(bool sent, const Value& json) {
  return sent ? json : Json(nullptr);
}

Json actions_json(const ActionList& actions) {
  Json list = Json::array();
  for (const ActionItem& item : actions.view())
    list.push_back({{"command", command_json(item.command)},
                    {"packed", item.packed},
                    {"stamp", item.timestamp()},
                    {"autonomous", item.autonomous() ? 1 : 0},
                    {"speed", number_json(item.speed)}});
  return list;
}

Json effective_json(const InterpretedMotionState& m) {
  return {{"current_style", hex32(m.current_style)},
          {"forward_command", hex32(m.forward_command)},
          {"sidestep_command", hex32(m.sidestep_command)},
          {"turn_command", hex32(m.turn_command)},
          {"forward_speed", plain(m.forward_speed)},
          {"sidestep_speed", plain(m.sidestep_speed)},
          {"turn_speed", plain(m.turn_speed)}};
}

/// Padding is shown only when it is not what it should be.
void add_padding(Json& json, std::uint32_t padding) {
  if (padding != 0) json["padding"] = hex32(padding);
}

Json state_json(const InterpretedMotionStatePack& s) {
  using S = InterpretedMotionStatePack;
  Json json = {{"flags_word", hex32(s.word())},
               {"flags", s.flags & S::kFields},
               {"num_actions", s.actions.count},
               {"current_style", when(s.sends(S::kCurrentStyle), command_json(s.current_style))},
               {"forward_command", when(s.sends(S::kForwardCommand), command_json(s.forward_command))},
               {"sidestep_command", when(s.sends(S::kSidestepCommand), command_json(s.sidestep_command))},
               {"turn_command", when(s.sends(S::kTurnCommand), command_json(s.turn_command))},
               {"forward_speed", when(s.sends(S::kForwardSpeed), number_json(s.forward_speed))},
               {"sidestep_speed", when(s.sends(S::kSidestepSpeed), number_json(s.sidestep_speed))},
               {"turn_speed", when(s.sends(S::kTurnSpeed), number_json(s.turn_speed))},
               {"actions", actions_json(s.actions)},
               {"pad", s.padding_size()}};
  add_padding(json, s.padding);
  json["effective"] = effective_json(unpack(s));
  return json;
}

Json raw_json(const RawMotionStatePack& s) {
  using S = RawMotionStatePack;
  const RawMotionState& m = s.state;
  const auto hold_key = [&](S::Flag flag, HoldKey key) {
    return when(s.sends(flag), Json(static_cast<std::uint32_t>(key)));
  };
  return {{"flags_word", hex32(s.word())},
          {"flags", s.flags & S::kFields},
          {"num_actions", s.actions.count},
          {"current_holdkey", hold_key(S::kCurrentHoldKey, m.current_hold_key)},
          {"current_style", when(s.sends(S::kCurrentStyle), command_json(m.current_style))},
          {"forward_command", when(s.sends(S::kForwardCommand), command_json(m.forward_command))},
          {"forward_holdkey", hold_key(S::kForwardHoldKey, m.forward_hold_key)},
          {"forward_speed", when(s.sends(S::kForwardSpeed), number_json(m.forward_speed))},
          {"sidestep_command", when(s.sends(S::kSidestepCommand), command_json(m.sidestep_command))},
          {"sidestep_holdkey", hold_key(S::kSidestepHoldKey, m.sidestep_hold_key)},
          {"sidestep_speed", when(s.sends(S::kSidestepSpeed), number_json(m.sidestep_speed))},
          {"turn_command", when(s.sends(S::kTurnCommand), command_json(m.turn_command))},
          {"turn_holdkey", hold_key(S::kTurnHoldKey, m.turn_hold_key)},
          {"turn_speed", when(s.sends(S::kTurnSpeed), number_json(m.turn_speed))},
          {"actions", actions_json(s.actions)}};
}

Json origin_json(const Origin& origin) {
  return {{"cell", hex32(origin.cell)}, {"pos", number_json(origin.point)}};
}

Json position_json(const Position& p) {
  const Quat& q = p.frame.rotation;
  return {
      {"cell", hex32(p.cell)},
      {"pos", number_json(p.frame.origin)},
      {"rot",
       {{"w", number_json(q.w)}, {"x", number_json(q.x)}, {"y", number_json(q.y)}, {"z", number_json(q.z)}}}};
}

Json parameters_json(const MovementParameters& p, ParametersForm form) {
  Json bits = Json::array();
  for (const BitName& b : parameter_bits())
    if ((p.flags & b.bit) != 0) bits.push_back(b.name);
  Json json = {{"bitfield", hex32(p.flags)}, {"bits", bits}};
  if (form == ParametersForm::MoveTo) {
    json["distance_to_object"] = number_json(p.distance_to_object);
    json["min_distance"] = number_json(p.min_distance);
    json["fail_distance"] = number_json(p.fail_distance);
  }
  json["speed"] = number_json(p.speed);
  if (form == ParametersForm::MoveTo) json["walk_run_threshold"] = number_json(p.walk_run_threshold);
  json["desired_heading"] = number_json(p.desired_heading);
  return json;
}

void add_content(Json& json, const MovementBody& body, const InterpretedMotionStatePack& state) {
  json["state"] = state_json(state);
  json["sticky_object"] = when(body.has(MovementBody::kStickToObject), Json(hex32(body.sticky_object)));
}

void add_content(Json& json, const MovementBody&, const MoveToObject& m) {
  json["target"] = hex32(m.target);
  json["origin"] = origin_json(m.origin);
  json["params"] = parameters_json(m.parameters, ParametersForm::MoveTo);
  json["run_rate"] = number_json(m.run_rate);
}

void add_content(Json& json, const MovementBody&, const MoveToPosition& m) {
  json["origin"] = origin_json(m.origin);
  json["params"] = parameters_json(m.parameters, ParametersForm::MoveTo);
  json["run_rate"] = number_json(m.run_rate);
}

void add_content(Json& json, const MovementBody&, const TurnToObject& m) {
  json["target"] = hex32(m.target);
  json["object_heading"] = number_json(m.heading);
  json["params"] = parameters_json(m.parameters, ParametersForm::TurnTo);
}

void add_content(Json& json, const MovementBody&, const TurnToHeading& m) {
  json["params"] = parameters_json(m.parameters, ParametersForm::TurnTo);
}

void add_content(Json&, const MovementBody&, const BareMovement&) {}

void add_body(Json& json, const MovementBody& body) {
  json["movement_type"] = static_cast<unsigned>(body.type());
  json["movement_type_name"] = wire::to_string(body.type());
  json["motion_flags"] = body.flags;
  json["stick_to_object"] = body.has(MovementBody::kStickToObject) ? 1 : 0;
  json["standing_longjump"] = body.has(MovementBody::kStandingLongJump) ? 1 : 0;
  json["style"] = command_json(body.style);
  std::visit([&](const auto& content) { add_content(json, body, content); }, body.content);
}

void add_pack(Json& json, const PositionPack& p) {
  using P = PositionPack;
  const Quat& q = p.position.frame.rotation;
  const auto part = [&](P::Flag left_out, float value) {
    Json number = number_json(value);
    if (p.has(left_out)) number["implied"] = true;
    return number;
  };
  json["flags"] = hex32(p.flags);
  json["has_velocity"] = p.has(P::kHasVelocity) ? 1 : 0;
  json["has_placement"] = p.has(P::kHasPlacement) ? 1 : 0;
  json["is_grounded"] = p.has(P::kContact) ? 1 : 0;
  json["cell"] = hex32(p.position.cell);
  json["pos"] = number_json(p.position.frame.origin);
  json["rot"] = {{"w", part(P::kNoW, q.w)},
                 {"x", part(P::kNoX, q.x)},
                 {"y", part(P::kNoY, q.y)},
                 {"z", part(P::kNoZ, q.z)}};
  json["velocity"] = when(p.has(P::kHasVelocity), number_json(p.velocity));
  json["placement"] = when(p.has(P::kHasPlacement), Json(p.placement));
  json["instance_seq"] = p.instance;
  json["position_seq"] = p.position_timestamp;
  json["teleport_seq"] = p.teleport;
  json["force_position_seq"] = p.force_position;
}

void add_timestamps(Json& json, const ClientTimestamps& timestamps) {
  json["instance_seq"] = timestamps.instance;
  json["server_control_seq"] = timestamps.server_control;
  json["teleport_seq"] = timestamps.teleport;
  json["force_position_seq"] = timestamps.force_position;
}

Json decoded(const UpdateMotion& m) {
  Json json = {{"guid", hex32(m.guid)},
               {"instance_seq", m.instance},
               {"movement_seq", m.movement},
               {"server_control_seq", m.server_control},
               {"autonomous", m.autonomous}};
  add_padding(json, m.padding);
  add_body(json, m.body);
  return json;
}

Json decoded(const UpdatePosition& m) {
  Json json = {{"guid", hex32(m.guid)}};
  add_pack(json, m.pack);
  return json;
}

Json decoded(const PositionAndMovement& m) {
  Json json = {{"guid", hex32(m.guid)}, {"position", Json::object()}};
  add_pack(json["position"], m.pack);
  Json movement = {
      {"movement_seq", m.movement}, {"server_control_seq", m.server_control}, {"autonomous", m.autonomous}};
  add_padding(movement, m.padding);
  add_body(movement, m.body);
  json["movement"] = std::move(movement);
  return json;
}

Json decoded(const VectorUpdate& m) {
  return {{"guid", hex32(m.guid)},
          {"velocity", number_json(m.velocity)},
          {"omega", number_json(m.omega)},
          {"instance_seq", m.instance},
          {"vector_seq", m.vector}};
}

Json decoded(const SetState& m) {
  return {{"guid", hex32(m.guid)},
          {"state", hex32(m.physics_state)},
          {"instance_seq", m.instance},
          {"state_seq", m.state}};
}

Json decoded(const ParentEvent& m) {
  return {{"parent", hex32(m.parent)},
          {"child", hex32(m.child)},
          {"location", m.location},
          {"placement", m.placement},
          {"parent_instance_seq", m.parent_instance},
          {"child_position_seq", m.child_position}};
}

Json decoded(const PickupEvent& m) {
  return {{"guid", hex32(m.guid)}, {"instance_seq", m.instance}, {"position_seq", m.position}};
}

Json decoded(const DeleteObject& m) {
  Json json = {{"guid", hex32(m.guid)}, {"instance_seq", m.instance}};
  if (!m.has_padding) json["pad"] = 0;
  add_padding(json, m.padding);
  return json;
}

Json decoded(const PlayerCreate& m) {
  return {{"guid", hex32(m.guid)}};
}

Json decoded(const PlayerTeleport& m) {
  Json json = {{"teleport_seq", m.teleport}};
  add_padding(json, m.padding);
  return json;
}

Json decoded(const PrivateUpdatePosition& m) {
  return {{"seq", m.sequence}, {"position_type", m.property}, {"position", position_json(m.position)}};
}

Json decoded(const PublicUpdatePosition& m) {
  return {{"seq", m.sequence},
          {"guid", hex32(m.guid)},
          {"position_type", m.property},
          {"position", position_json(m.position)}};
}

Json decoded(const Sound& m) {
  return {{"guid", hex32(m.guid)},
          {"sound_type", type_json(m.sound_type, sound_type_name(m.sound_type))},
          {"volume", number_json(m.volume)}};
}

Json decoded(const PlayScriptId& m) {
  return {{"guid", hex32(m.guid)}, {"script", hex32(m.script)}};
}

Json decoded(const PlayScriptType& m) {
  return {{"guid", hex32(m.guid)},
          {"script_type", type_json(m.script_type, script_type_name(m.script_type))},
          {"mod", number_json(m.mod)}};
}

Json timestamps_json(const TimestampTable& s) {
  return {{"position", s[Timestamp::Position]},
          {"movement", s[Timestamp::Movement]},
          {"state", s[Timestamp::State]},
          {"vector", s[Timestamp::Vector]},
          {"teleport", s[Timestamp::Teleport]},
          {"server_control", s[Timestamp::ServerControl]},
          {"force_position", s[Timestamp::ForcePosition]},
          {"objdesc", s[Timestamp::ObjDesc]},
          {"instance", s[Timestamp::Instance]}};
}

/// What stands for the movement: its length, bytes, fields and whose it was; a length alone when it is empty.
void add_movement(Json& json, const PhysicsDescription& p) {
  if (!p.has_body) {
    json["movement_len"] = 0;
    return;
  }
  ByteWriter bytes;
  encode(bytes, p.body);
  json["movement_len"] = bytes.size();
  json["movement_hex"] = hex_text(bytes.bytes());
  Json movement = Json::object();
  add_body(movement, p.body);
  json["movement"] = std::move(movement);
  json["autonomous"] = p.autonomous;
}

Json physics_json(const PhysicsDescription& p) {
  using P = PhysicsDescription;
  Json json = {{"bitfield", hex32(p.flags)}, {"state", hex32(p.state)}};
  if (p.has(P::kMovement)) {
    add_movement(json, p);
  } else if (p.has(P::kPlacement)) {
    json["placement_frame"] = p.placement;
  }
  if (p.has(P::kPosition)) json["position"] = position_json(p.position);
  if (p.has(P::kMotionTable)) json["motion_table"] = hex32(p.motion_table);
  if (p.has(P::kSoundTable)) json["sound_table"] = hex32(p.sound_table);
  if (p.has(P::kScriptTable)) json["pe_table"] = hex32(p.script_table);
  if (p.has(P::kSetup)) json["setup"] = hex32(p.setup);
  if (p.has(P::kParent)) json["parent"] = Json::array({hex32(p.parent), p.parent_location});
  if (p.has(P::kChildren)) {
    json["children"] = Json::array();
    for (std::size_t i = 0; i < p.children.size(); ++i)
      json["children"].push_back(Json::array({hex32(p.children[i].guid), p.children[i].location}));
  }
  if (p.has(P::kScale)) json["scale"] = number_json(p.scale);
  if (p.has(P::kFriction)) json["friction"] = number_json(p.friction);
  if (p.has(P::kElasticity)) json["elasticity"] = number_json(p.elasticity);
  if (p.has(P::kTranslucency)) json["translucency"] = number_json(p.translucency);
  if (p.has(P::kVelocity)) json["velocity"] = number_json(p.velocity);
  if (p.has(P::kAcceleration)) json["acceleration"] = number_json(p.acceleration);
  if (p.has(P::kOmega)) json["omega"] = number_json(p.omega);
  if (p.has(P::kDefaultScript)) json["default_script"] = hex32(p.default_script);
  if (p.has(P::kScriptIntensity)) json["default_script_intensity"] = number_json(p.script_intensity);
  json["timestamps"] = timestamps_json(p.timestamps);
  add_padding(json, p.padding);
  return json;
}

/// Only for the eye: what is written again are the bytes.
Json weenie_json(Bytes tail) {
  const auto head = decode_weenie_head(tail);
  if (!head) return nullptr;
  return {{"flags", hex32(head->flags)},
          {"name", utf8(head->name)},
          {"wcid", head->class_id},
          {"icon", head->icon},
          {"item_type", hex32(head->item_type)},
          {"obj_flags", hex32(head->object_flags)}};
}

Json decoded(const ObjectDescription& m) {
  Json json = {{"guid", hex32(m.guid)}};
  add_appearance(json, m.appearance);
  json["physics"] = physics_json(m.physics);
  json["weenie"] = weenie_json(m.tail);
  json["weenie_hex"] = hex_text(m.tail);
  return json;
}

Json decoded(const ObjDescEvent& m) {
  Json json = {{"guid", hex32(m.guid)}};
  add_appearance(json, m.appearance);
  json["instance_seq"] = m.instance;
  json["objdesc_seq"] = m.objdesc;
  return json;
}

Json decoded(const MoveToState& m) {
  Json json = {{"action_seq", m.action}, {"raw", raw_json(m.raw)}, {"position", position_json(m.position)}};
  add_timestamps(json, m.timestamps);
  json["contact_byte"] = m.contact;
  json["contact"] = m.has(MoveToState::kContact) ? 1 : 0;
  json["longjump"] = m.has(MoveToState::kStandingLongJump) ? 1 : 0;
  add_padding(json, m.padding);
  return json;
}

Json decoded(const AutonomousPosition& m) {
  Json json = {{"action_seq", m.action}, {"position", position_json(m.position)}};
  add_timestamps(json, m.timestamps);
  json["contact"] = m.contact;
  add_padding(json, m.padding);
  return json;
}

Json decoded(const Jump& m) {
  const bool retail = m.form == Jump::Form::Retail;
  Json json = {{"action_seq", m.action},
               {"extent", number_json(m.extent)},
               {"velocity", number_json(m.velocity)},
               {"variant", retail ? "retail" : "short"}};
  if (retail) json["position"] = position_json(m.position);
  add_timestamps(json, m.timestamps);
  if (!retail) {
    json["object"] = hex32(m.object);
    json["spell"] = m.spell;
  }
  return json;
}

Json decoded(const DoMovementCommand& m) {
  return {{"action_seq", m.action},
          {"motion", command_json(m.motion)},
          {"speed", number_json(m.speed)},
          {"holdkey", static_cast<std::uint32_t>(m.hold_key)}};
}

Json decoded(const StopMovementCommand& m) {
  return {{"action_seq", m.action},
          {"motion", command_json(m.motion)},
          {"holdkey", static_cast<std::uint32_t>(m.hold_key)}};
}

Json decoded(const TurnTo& m) {
  return {{"action_seq", m.action}, {"absolute_degrees", number_json(m.heading)}, {"run", m.run}};
}

Json decoded(const AutonomyLevel& m) {
  return {{"action_seq", m.action}, {"level", m.level}};
}

Json decoded(const JumpNonAutonomous& m) {
  return {{"action_seq", m.action}, {"extent", number_json(m.extent)}};
}

}  // namespace

std::span<const BitName> parameter_bits() {
  using P = MovementParameters;
  static constexpr BitName kBits[] = {{P::kCanWalk, "can_walk"},
                                      {P::kCanRun, "can_run"},
                                      {P::kCanSidestep, "can_sidestep"},
                                      {P::kCanWalkBackwards, "can_walk_backwards"},
                                      {P::kCanCharge, "can_charge"},
                                      {P::kFailWalk, "fail_walk"},
                                      {P::kUseFinalHeading, "use_final_heading"},
                                      {P::kSticky, "sticky"},
                                      {P::kMoveAway, "move_away"},
                                      {P::kMoveTowards, "move_towards"},
                                      {P::kUseSpheres, "use_spheres"},
                                      {P::kSetHoldKey, "set_hold_key"},
                                      {P::kAutonomous, "autonomous"},
                                      {P::kModifyRawState, "modify_raw_state"},
                                      {P::kModifyInterpretedState, "modify_interpreted_state"},
                                      {P::kCancelMoveTo, "cancel_moveto"},
                                      {P::kStopCompletely, "stop_completely"},
                                      {P::kDisableJumpDuringLink, "disable_jump_during_link"}};
  return kBits;
}

std::string wire_command_name(Command command) {
  const auto names = command_names();
  const std::uint32_t index = command & 0xFFFF;
  if (index == 0 || index >= names.size() || names[index].command != command) return "?";
  return std::string(names[index].alias.empty() ? names[index].name : names[index].alias);
}

std::string opcode_text(wire::Opcode opcode) {
  const char* envelope = wire::is_client_action(opcode) ? "0xF7B1/" : "";
  return fmt::format("{}0x{:04X}", envelope, static_cast<std::uint32_t>(opcode));
}

std::string utf8(Bytes name) {
  std::string text;
  for (const std::byte b : name) {
    const auto c = std::to_integer<unsigned>(b);
    if (c < 0x80) {
      text.push_back(static_cast<char>(c));
    } else {
      text.push_back(static_cast<char>(0xC0 | c >> 6));
      text.push_back(static_cast<char>(0x80 | (c & 0x3F)));
    }
  }
  return text;
}

Json message_object(const wire::Message& message, Bytes bytes) {
  const wire::Opcode opcode = wire::opcode_of(message);
  Json json = {{"direction", wire::is_client_action(opcode) ? "c2s" : "s2c"},
               {"opcode", opcode_text(opcode)},
               {"name", wire::to_string(opcode)},
               {"hex", hex_text(bytes)}};
  const Oddities oddities = wire::oddities_of(message);
  if (oddities.kinds != 0) json["oddities"] = json_of(oddities);
  json["decoded"] = std::visit([](const auto& m) { return decoded(m); }, message);
  return json;
}

std::string message_json(const wire::Message& message, Bytes bytes) {
  return message_object(message, bytes).dump();
}

}  // namespace acm::inspect
