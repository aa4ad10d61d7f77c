// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "message_text.h"

#include "inspect/text/effect_text.h"
#include "inspect/text/text.h"

#include <fmt/format.h>

#include <string>

#include "field_text.h"
#include "message_json.h"

namespace acm::inspect {

namespace {

using namespace acm::wire;

/// Parts of a sentence, put together with ", ".
class Phrase {
 public:
  template <class... Args>
  void add(fmt::format_string<Args...> format, Args&&... args) {
    if (!text_.empty()) text_ += ", ";
    text_ += fmt::format(format, std::forward<Args>(args)...);
  }
  [[nodiscard]] bool empty() const { return text_.empty(); }
  [[nodiscard]] std::string take() && { return std::move(text_); }

 private:
  std::string text_;
};

std::string name_of(Command command) {
  const std::string name = wire_command_name(command);
  return name == "?" ? hex32(command) : name;
}

/// "RunForward at 2.5", or the name alone at normal speed.
std::string at_speed(Command command, float speed) {
  return speed == 1.0f ? name_of(command) : fmt::format("{} at {}", name_of(command), speed);
}

std::string place(CellId cell, const Vec3& p) {
  return fmt::format("{} ({:.2f}, {:.2f}, {:.2f})", hex32(cell), p.x, p.y, p.z);
}

std::string place(const Position& p) {
  return place(p.cell, p.frame.origin);
}

std::string vector_text(const Vec3& v) {
  return fmt::format("({:.2f}, {:.2f}, {:.2f})", v.x, v.y, v.z);
}

void add_actions(Phrase& phrase, const ActionList& actions) {
  for (const ActionItem& item : actions.view()) {
    const MotionAction action = unpack(item);
    phrase.add("action {} (timestamp {}{})", at_speed(action.command, action.speed), action.timestamp,
               action.autonomous ? ", own" : "");
  }
}

void add_movement(Phrase& phrase, const InterpretedMotionState& m) {
  if (m.current_style != command::kNonCombat) phrase.add("in {}", name_of(m.current_style));
  if (m.forward_command != command::kReady) phrase.add("{}", at_speed(m.forward_command, m.forward_speed));
  if (m.sidestep_command != 0) phrase.add("{}", at_speed(m.sidestep_command, m.sidestep_speed));
  if (m.turn_command != 0) phrase.add("{}", at_speed(m.turn_command, m.turn_speed));
}

void add_parameters(Phrase& phrase, const MovementParameters& p) {
  if (p.has(MovementParameters::kUseFinalHeading)) phrase.add("ending at {} degrees", p.desired_heading);
  if (p.has(MovementParameters::kMoveAway)) phrase.add("moving away");
  if (p.has(MovementParameters::kCanCharge)) phrase.add("may charge");
  if (p.has(MovementParameters::kSticky)) phrase.add("sticking");
  if (p.speed != 1.0f) phrase.add("at speed {}", p.speed);
}

std::string text_of_content(const MovementBody& body, const InterpretedMotionStatePack& state) {
  Phrase phrase;
  add_movement(phrase, unpack(state));
  if (phrase.empty()) phrase.add("stands still");
  add_actions(phrase, state.actions);
  if (body.has(MovementBody::kStickToObject)) phrase.add("sticks to {}", hex32(body.sticky_object));
  if (body.has(MovementBody::kStandingLongJump)) phrase.add("charges a standing long jump");
  return std::move(phrase).take();
}

std::string text_of_content(const MovementBody&, const MoveToObject& m) {
  Phrase phrase;
  phrase.add("moves to {} at {} up to {} m", hex32(m.target), place(m.origin.cell, m.origin.point),
             m.parameters.distance_to_object);
  phrase.add("run rate {}", m.run_rate);
  add_parameters(phrase, m.parameters);
  return std::move(phrase).take();
}

std::string text_of_content(const MovementBody&, const MoveToPosition& m) {
  Phrase phrase;
  phrase.add("moves to {}", place(m.origin.cell, m.origin.point));
  phrase.add("run rate {}", m.run_rate);
  add_parameters(phrase, m.parameters);
  return std::move(phrase).take();
}

std::string text_of_content(const MovementBody&, const TurnToObject& m) {
  return fmt::format("turns to {} (or to {} degrees)", hex32(m.target), m.heading);
}

std::string text_of_content(const MovementBody&, const TurnToHeading& m) {
  return fmt::format("turns to {} degrees", m.parameters.desired_heading);
}

std::string text_of_content(const MovementBody&, const BareMovement& m) {
  return fmt::format("{}, which clients ignore", wire::to_string(m.type));
}

std::string body_text(const MovementBody& body) {
  return std::visit([&](const auto& content) { return text_of_content(body, content); }, body.content);
}

std::string position_text(const PositionPack& p) {
  Phrase phrase;
  phrase.add("at {}", place(p.position));
  phrase.add("{}", p.has(PositionPack::kContact) ? "on the ground" : "in the air");
  if (p.has(PositionPack::kHasVelocity)) phrase.add("velocity {}", vector_text(p.velocity));
  if (p.has(PositionPack::kHasPlacement)) phrase.add("placement {}", p.placement);
  return std::move(phrase).take();
}

std::string whose(unsigned autonomous) {
  return autonomous != 0 ? "own input: " : "";
}

std::string words(const UpdateMotion& m) {
  return whose(m.autonomous) + body_text(m.body);
}

std::string words(const UpdatePosition& m) {
  return position_text(m.pack);
}

std::string words(const PositionAndMovement& m) {
  return fmt::format("{}; {}{}", position_text(m.pack), whose(m.autonomous), body_text(m.body));
}

std::string words(const VectorUpdate& m) {
  return fmt::format("velocity {}, turning {}", vector_text(m.velocity), vector_text(m.omega));
}

std::string words(const SetState& m) {
  return fmt::format("{}: {}", hex32(m.physics_state), physics_state_text(m.physics_state));
}

std::string words(const ParentEvent& m) {
  return fmt::format("held by {} at location {}", hex32(m.parent), m.location);
}

std::string words(const PickupEvent&) {
  return "picked up";
}

std::string words(const DeleteObject&) {
  return "gone";
}

std::string words(const PlayerCreate&) {
  return "is the player";
}

std::string words(const PlayerTeleport& m) {
  return fmt::format("the player is about to be teleported (timestamp {})", m.teleport);
}

std::string words(const PrivateUpdatePosition& m) {
  return fmt::format("the player's {} is {}", property_text(m.property), place(m.position));
}

std::string words(const PublicUpdatePosition& m) {
  return fmt::format("its {} is {}", property_text(m.property), place(m.position));
}

std::string words(const Sound& m) {
  return fmt::format("sounds {} at volume {}", numbered_sound_type(m.sound_type), m.volume);
}

std::string words(const PlayScriptId& m) {
  return fmt::format("plays script {}", hex32(m.script));
}

std::string words(const PlayScriptType& m) {
  return fmt::format("plays {} of its script table with mod {}", numbered_script_type(m.script_type), m.mod);
}

/// "3 sub-palettes over palette 0x0400007E, 2 texture changes": what a client keeps of it.
std::string appearance_text(const AppearanceView& view) {
  const auto a = view.decode();
  if (!a || a->empty()) return {};
  Phrase phrase;
  if (!a->sub_palettes.empty())
    phrase.add("{} over palette {}", counted(a->sub_palettes.size(), "sub-palette"), hex32(a->base_palette));
  if (!a->texture_changes.empty()) phrase.add("{}", counted(a->texture_changes.size(), "texture change"));
  if (!a->part_changes.empty()) phrase.add("{}", counted(a->part_changes.size(), "part change"));
  return std::move(phrase).take();
}

std::string words(const ObjDescEvent& m) {
  const std::string worn = appearance_text(m.appearance);
  return "looks different: " + (worn.empty() ? "nothing of its own" : worn);
}

std::string words(const ObjectDescription& m) {
  Phrase phrase;
  if (const auto head = decode_weenie_head(m.tail)) phrase.add("\"{}\"", printable(utf8(head->name)));
  const PhysicsDescription& p = m.physics;
  if (p.has(PhysicsDescription::kPosition)) phrase.add("at {}", place(p.position));
  if (p.has(PhysicsDescription::kParent)) phrase.add("held by {}", hex32(p.parent));
  if (p.has(PhysicsDescription::kMotionTable)) phrase.add("motion table {}", hex32(p.motion_table));
  if (p.has(PhysicsDescription::kSetup)) phrase.add("setup {}", hex32(p.setup));
  if (p.has_body) phrase.add("{}{}", whose(p.autonomous), body_text(p.body));
  if (const std::string worn = appearance_text(m.appearance); !worn.empty()) phrase.add("{}", worn);
  if (phrase.empty()) phrase.add("without place or motion");
  return std::move(phrase).take();
}

void add_key(Phrase& phrase, Command command, float speed, HoldKey key) {
  const char* hold = key == HoldKey::Run ? " (run)" : key == HoldKey::None ? " (walk)" : "";
  phrase.add("{}{}", at_speed(command, speed), hold);
}

std::string words(const MoveToState& m) {
  const RawMotionState& raw = m.raw.state;
  Phrase phrase;
  if (raw.current_style != command::kNonCombat) phrase.add("in {}", name_of(raw.current_style));
  if (raw.forward_command != command::kReady)
    add_key(phrase, raw.forward_command, raw.forward_speed, raw.forward_hold_key);
  if (raw.sidestep_command != 0)
    add_key(phrase, raw.sidestep_command, raw.sidestep_speed, raw.sidestep_hold_key);
  if (raw.turn_command != 0) add_key(phrase, raw.turn_command, raw.turn_speed, raw.turn_hold_key);
  if (phrase.empty()) phrase.add("no key held");
  if (raw.current_hold_key == HoldKey::Run) phrase.add("run key down");
  add_actions(phrase, m.raw.actions);
  if (m.has(MoveToState::kStandingLongJump)) phrase.add("charging a standing long jump");
  phrase.add("at {}", place(m.position));
  if (!m.has(MoveToState::kContact)) phrase.add("in the air");
  return std::move(phrase).take();
}

std::string words(const AutonomousPosition& m) {
  return fmt::format("at {}, {}", place(m.position), m.contact != 0 ? "on the ground" : "in the air");
}

std::string words(const Jump& m) {
  std::string text = fmt::format("jumps, charged to {}, velocity {}", m.extent, vector_text(m.velocity));
  if (m.form == Jump::Form::Retail) text += fmt::format(", from {}", place(m.position));
  return text;
}

std::string words(const DoMovementCommand& m) {
  return "asks for " + at_speed(m.motion, m.speed);
}

std::string words(const StopMovementCommand& m) {
  return "asks for the end of " + name_of(m.motion);
}

std::string words(const TurnTo& m) {
  return fmt::format("asks to be turned to {} degrees{}", m.heading, m.run != 0 ? ", running" : "");
}

std::string words(const AutonomyLevel& m) {
  return fmt::format("autonomy level {}", m.level);
}

std::string words(const JumpNonAutonomous& m) {
  return fmt::format("asks for a jump, charged to {}", m.extent);
}

}  // namespace

std::string meaning(const wire::Message& message) {
  return std::visit([](const auto& m) { return words(m); }, message);
}

}  // namespace acm::inspect
