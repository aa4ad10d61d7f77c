// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire_messages.hpp"
#include "base/inlining.h"
#include "base/is.h"

#include <cstdint>
#include <type_traits>
#include <variant>

#include "field_kinds.h"

namespace acm::wire {

// Every field of every message and of what messages consist of, listed once, in the order of the bytes, for
// all archives: those that read, trace, write and check bytes, and those that write and read JSON. A name is
// a static text, that of errors and of JSON, where the key is what follows its last dot. An archive offers
//   field(kind, name, x)          one field
//   padding(name, x)              the bytes up to a multiple of four
//   part(name, x, extra…)         a struct of fields: an object of its own in JSON
//   word(kind, name, x)           a field with bits that say which of the next fields are sent
//   has(word, bit, name)          whether the field of that name is sent, by its bit
//   optional(word, bit, field…)   a field that may be sent
//   bit(word, bit, name)          a bit that no field stands for, which JSON shows
//   left_out(word, bit, name, x)  a part of a rotation, which is 0 and not sent if its bit is set
//   is_sent(condition)            whether the next fields are sent
//   derived(name, make)           a value for people: only JSON shows it, and it is not read back
// and a function of its own for each shape that is not regular: opcode, state_word, actions, action_stamp,
// parameter_bits, movement_type, content, form, has_padding, held_by, children, movement, appearance, tail.
//
// Archives that check take all fields for sent: what a host leaves in one that is not is taken over too.
//
// An archive is little more than a reference, and passed by value to stay in a register. Lists that compilers
// should take apart at their few callers say so: the instructions of every message depend on it.

// ---- Parts of messages

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<Position> auto& p) {
  a.field(kCell, "cell", p.cell);
  a.field(kPoint, "pos", p.frame.origin);
  a.field(kRotation, "rot", p.frame.rotation);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<Origin> auto& o) {
  a.field(kCell, "cell", o.cell);
  a.field(kPoint, "pos", o.point);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<ActionItem> auto& item) {
  a.field(kCommand, "command", item.command);
  a.action_stamp("packed", item.packed);
  a.field(kSpeed, "speed", item.speed);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<InterpretedMotionStatePack> auto& s) {
  using S = InterpretedMotionStatePack;
  const auto word = a.state_word("flags_word", s);
  a.optional(s.flags, S::kCurrentStyle, kCommand, "current_style", s.current_style);
  a.optional(s.flags, S::kForwardCommand, kCommand, "forward_command", s.forward_command);
  a.optional(s.flags, S::kSidestepCommand, kCommand, "sidestep_command", s.sidestep_command);
  a.optional(s.flags, S::kTurnCommand, kCommand, "turn_command", s.turn_command);
  a.optional(s.flags, S::kForwardSpeed, kSpeed, "forward_speed", s.forward_speed);
  a.optional(s.flags, S::kSidestepSpeed, kSpeed, "sidestep_speed", s.sidestep_speed);
  a.optional(s.flags, S::kTurnSpeed, kSpeed, "turn_speed", s.turn_speed);
  a.actions("actions", s.actions, word);
  a.derived("pad", [&] { return s.padding_size(); });
  a.padding("padding", s.padding);
  a.derived("effective", [&] { return unpack(s); });
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<RawMotionStatePack> auto& s) {
  using S = RawMotionStatePack;
  auto& m = s.state;
  const auto word = a.state_word("flags_word", s);
  a.optional(s.flags, S::kCurrentHoldKey, kHoldKey, "current_holdkey", m.current_hold_key);
  a.optional(s.flags, S::kCurrentStyle, kCommand, "current_style", m.current_style);
  a.optional(s.flags, S::kForwardCommand, kCommand, "forward_command", m.forward_command);
  a.optional(s.flags, S::kForwardHoldKey, kHoldKey, "forward_holdkey", m.forward_hold_key);
  a.optional(s.flags, S::kForwardSpeed, kSpeed, "forward_speed", m.forward_speed);
  a.optional(s.flags, S::kSidestepCommand, kCommand, "sidestep_command", m.sidestep_command);
  a.optional(s.flags, S::kSidestepHoldKey, kHoldKey, "sidestep_holdkey", m.sidestep_hold_key);
  a.optional(s.flags, S::kSidestepSpeed, kSpeed, "sidestep_speed", m.sidestep_speed);
  a.optional(s.flags, S::kTurnCommand, kCommand, "turn_command", m.turn_command);
  a.optional(s.flags, S::kTurnHoldKey, kHoldKey, "turn_holdkey", m.turn_hold_key);
  a.optional(s.flags, S::kTurnSpeed, kSpeed, "turn_speed", m.turn_speed);
  a.actions("actions", s.actions, word);
}

template <class A>
void fields(A a, Is<MovementParameters> auto& p, ParametersForm form) {
  using enum ParametersForm;
  a.parameter_bits("bitfield", p.flags);
  if (a.is_sent(form != TurnTo)) {
    a.field(kReal, "distance_to_object", p.distance_to_object);
    a.field(kReal, "min_distance", p.min_distance);
    a.field(kReal, "fail_distance", p.fail_distance);
  }
  if (form == Whole) a.field(kHeading, "desired_heading", p.desired_heading);
  a.field(kSpeed, "speed", p.speed);
  if (a.is_sent(form != TurnTo)) a.field(kReal, "walk_run_threshold", p.walk_run_threshold);
  if (form != Whole) a.field(kHeading, "desired_heading", p.desired_heading);
  if (form == Whole) {
    a.field(kNumber, "context_id", p.context_id);
    a.field(kHoldKey, "hold_key_to_apply", p.hold_key_to_apply);
    a.field(kNumber, "action_stamp", p.action_stamp);
  }
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<MoveToObject> auto& m) {
  a.field(kGuid, "target", m.target);
  a.part("origin", m.origin);
  a.part("params", m.parameters, ParametersForm::MoveTo);
  a.field(kSpeed, "run_rate", m.run_rate);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<MoveToPosition> auto& m) {
  a.part("origin", m.origin);
  a.part("params", m.parameters, ParametersForm::MoveTo);
  a.field(kSpeed, "run_rate", m.run_rate);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<TurnToObject> auto& m) {
  a.field(kGuid, "target", m.target);
  a.field(kHeading, "object_heading", m.heading);
  a.part("params", m.parameters, ParametersForm::TurnTo);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<TurnToHeading> auto& m) {
  a.part("params", m.parameters, ParametersForm::TurnTo);
}

/// Gives a body the content of a type. False for a type that does not exist.
ACMOTION_ALWAYS_INLINE bool make_content(MovementBody& body, MovementType type) {
  switch (type) {
    case MovementType::Invalid:
      // A fresh body holds a fresh state already.
      if (body.content.index() != 0) body.content.emplace<InterpretedMotionStatePack>();
      return true;
    case MovementType::MoveToObject: body.content.emplace<MoveToObject>(); return true;
    case MovementType::MoveToPosition: body.content.emplace<MoveToPosition>(); return true;
    case MovementType::TurnToObject: body.content.emplace<TurnToObject>(); return true;
    case MovementType::TurnToHeading: body.content.emplace<TurnToHeading>(); return true;
    case MovementType::RawCommand:
    case MovementType::InterpretedCommand:
    case MovementType::StopRawCommand:
    case MovementType::StopInterpretedCommand:
    case MovementType::StopCompletely: body.content = BareMovement{type}; return true;
  }
  return false;
}

// What follows the style in a body.
template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<MovementBody> auto&, auto& content) {
  fields(a, content);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<MovementBody> auto& body,
                                   Is<InterpretedMotionStatePack> auto& state) {
  a.part("state", state);
  a.optional(body.flags, MovementBody::kStickToObject, kGuid, "sticky_object", body.sticky_object);
}

/// Of the content that a body has.
template <class A, class Body>
ACMOTION_ALWAYS_INLINE void content_fields(A a, Body& body) {
  switch (body.content.index()) {
    case 0: return fields(a, body, *std::get_if<0>(&body.content));
    case 1: return fields(a, body, *std::get_if<1>(&body.content));
    case 2: return fields(a, body, *std::get_if<2>(&body.content));
    case 3: return fields(a, body, *std::get_if<3>(&body.content));
    case 4: return fields(a, body, *std::get_if<4>(&body.content));
    default: return;  // BareMovement
  }
}

// retail: MovementManager::unpack_movement (wire 2.3, managers MM-22 to MM-24)
template <class A>
void fields(A a, Is<MovementBody> auto& body) {
  using B = MovementBody;
  const auto type = a.movement_type("movement_type", body);
  a.word(kMotionFlags, "motion_flags", body.flags);
  a.derived("stick_to_object", [&] { return body.has(B::kStickToObject); });
  a.bit(body.flags, B::kStandingLongJump, "standing_longjump");
  a.field(kCommand, "style", body.style);
  a.content(body, type);
}

/// The parts of a pack's rotation, each with its bit.
template <class Pack>
struct PackedRotation {
  Pack& pack;
};

template <class A, class Pack>
ACMOTION_ALWAYS_INLINE void fields(A a, const PackedRotation<Pack>& r) {
  using P = PositionPack;
  auto& q = r.pack.position.frame.rotation;
  a.left_out(r.pack.flags, P::kNoW, "rot.w", q.w);
  a.left_out(r.pack.flags, P::kNoX, "rot.x", q.x);
  a.left_out(r.pack.flags, P::kNoY, "rot.y", q.y);
  a.left_out(r.pack.flags, P::kNoZ, "rot.z", q.z);
}

template <class A>
void fields(A a, Is<PositionPack> auto& p) {
  using P = PositionPack;
  a.word(kPositionFlags, "flags", p.flags);
  a.derived("has_velocity", [&] { return p.has(P::kHasVelocity); });
  a.derived("has_placement", [&] { return p.has(P::kHasPlacement); });
  a.bit(p.flags, P::kContact, "is_grounded");
  a.field(kCell, "cell", p.position.cell);
  a.field(kPoint, "pos", p.position.frame.origin);
  a.part("rot", PackedRotation{p});
  a.optional(p.flags, P::kHasVelocity, kVelocity, "velocity", p.velocity);
  a.optional(p.flags, P::kHasPlacement, kNumber, "placement", p.placement);
  a.field(kTimestamp, "instance_seq", p.instance);
  a.field(kTimestamp, "position_seq", p.position_timestamp);
  a.field(kTimestamp, "teleport_seq", p.teleport);
  a.field(kTimestamp, "force_position_seq", p.force_position);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<TimestampTable> auto& t) {
  a.field(kTimestamp, "timestamps.position", t.values[0]);
  a.field(kTimestamp, "timestamps.movement", t.values[1]);
  a.field(kTimestamp, "timestamps.state", t.values[2]);
  a.field(kTimestamp, "timestamps.vector", t.values[3]);
  a.field(kTimestamp, "timestamps.teleport", t.values[4]);
  a.field(kTimestamp, "timestamps.server_control", t.values[5]);
  a.field(kTimestamp, "timestamps.force_position", t.values[6]);
  a.field(kTimestamp, "timestamps.objdesc", t.values[7]);
  a.field(kTimestamp, "timestamps.instance", t.values[8]);
}

// The optional fields are in the order of their bytes, not of their bits.
template <class A>
void fields(A a, Is<PhysicsDescription> auto& p) {
  using P = PhysicsDescription;
  a.word(kPhysicsParts, "bitfield", p.flags);
  a.field(kPhysicsState, "state", p.state);
  a.movement(p);
  if (a.has(p.flags, P::kPosition, "position")) a.part("position", p.position);
  a.optional(p.flags, P::kMotionTable, kId, "motion_table", p.motion_table);
  a.optional(p.flags, P::kSoundTable, kId, "sound_table", p.sound_table);
  a.optional(p.flags, P::kScriptTable, kId, "pe_table", p.script_table);
  a.optional(p.flags, P::kSetup, kId, "setup", p.setup);
  if (a.has(p.flags, P::kParent, "parent"))
    a.held_by("parent", p.parent, "parent.location", p.parent_location);
  if (a.has(p.flags, P::kChildren, "children")) a.children("children", p.children);
  a.optional(p.flags, P::kScale, kScale, "scale", p.scale);
  a.optional(p.flags, P::kFriction, kReal, "friction", p.friction);
  a.optional(p.flags, P::kElasticity, kReal, "elasticity", p.elasticity);
  a.optional(p.flags, P::kTranslucency, kReal, "translucency", p.translucency);
  a.optional(p.flags, P::kVelocity, kVelocity, "velocity", p.velocity);
  a.optional(p.flags, P::kAcceleration, kAcceleration, "acceleration", p.acceleration);
  a.optional(p.flags, P::kOmega, kOmega, "omega", p.omega);
  a.optional(p.flags, P::kDefaultScript, kDefaultScript, "default_script", p.default_script);
  a.optional(p.flags, P::kScriptIntensity, kReal, "default_script_intensity", p.script_intensity);
  a.part("timestamps", p.timestamps);
  a.padding("padding", p.padding);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<ClientTimestamps> auto& t) {
  a.field(kTimestamp, "instance_seq", t.instance);
  a.field(kTimestamp, "server_control_seq", t.server_control);
  a.field(kTimestamp, "teleport_seq", t.teleport);
  a.field(kTimestamp, "force_position_seq", t.force_position);
}

// ---- From the server

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<UpdateMotion> auto& m) {
  a.field(kGuid, "guid", m.guid);
  a.field(kTimestamp, "instance_seq", m.instance);
  a.field(kTimestamp, "movement_seq", m.movement);
  a.field(kTimestamp, "server_control_seq", m.server_control);
  a.field(kYesNo, "autonomous", m.autonomous);
  a.padding("padding", m.padding);
  fields(a, m.body);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<UpdatePosition> auto& m) {
  a.field(kGuid, "guid", m.guid);
  fields(a, m.pack);
}

/// What follows the position in a PositionAndMovement.
template <class M>
struct MovementHalf {
  M& message;
};

template <class A, class M>
ACMOTION_ALWAYS_INLINE void fields(A a, const MovementHalf<M>& half) {
  auto& m = half.message;
  a.field(kTimestamp, "movement_seq", m.movement);
  a.field(kTimestamp, "server_control_seq", m.server_control);
  a.field(kYesNo, "autonomous", m.autonomous);
  a.padding("padding", m.padding);
  fields(a, m.body);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<PositionAndMovement> auto& m) {
  a.field(kGuid, "guid", m.guid);
  a.part("position", m.pack);
  a.part("movement", MovementHalf{m});
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<VectorUpdate> auto& m) {
  a.field(kGuid, "guid", m.guid);
  a.field(kVelocity, "velocity", m.velocity);
  a.field(kOmega, "omega", m.omega);
  a.field(kTimestamp, "instance_seq", m.instance);
  a.field(kTimestamp, "vector_seq", m.vector);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<SetState> auto& m) {
  a.field(kGuid, "guid", m.guid);
  a.field(kPhysicsState, "state", m.physics_state);
  a.field(kTimestamp, "instance_seq", m.instance);
  a.field(kTimestamp, "state_seq", m.state);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<ParentEvent> auto& m) {
  a.field(kGuid, "parent", m.parent);
  a.field(kGuid, "child", m.child);
  a.field(kNumber, "location", m.location);
  a.field(kNumber, "placement", m.placement);
  a.field(kTimestamp, "parent_instance_seq", m.parent_instance);
  a.field(kTimestamp, "child_position_seq", m.child_position);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<PickupEvent> auto& m) {
  a.field(kGuid, "guid", m.guid);
  a.field(kTimestamp, "instance_seq", m.instance);
  a.field(kTimestamp, "position_seq", m.position);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<DeleteObject> auto& m) {
  a.field(kGuid, "guid", m.guid);
  a.field(kTimestamp, "instance_seq", m.instance);
  a.has_padding("pad", m.has_padding);
  if (a.is_sent(m.has_padding)) a.padding("padding", m.padding);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<PlayerCreate> auto& m) {
  a.field(kGuid, "guid", m.guid);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<PlayerTeleport> auto& m) {
  a.field(kTimestamp, "teleport_seq", m.teleport);
  a.padding("padding", m.padding);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<PrivateUpdatePosition> auto& m) {
  a.field(kNumber, "seq", m.sequence);
  a.field(kPositionProperty, "position_type", m.property);
  a.part("position", m.position);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<PublicUpdatePosition> auto& m) {
  a.field(kNumber, "seq", m.sequence);
  a.field(kGuid, "guid", m.guid);
  a.field(kPositionProperty, "position_type", m.property);
  a.part("position", m.position);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<Sound> auto& m) {
  a.field(kGuid, "guid", m.guid);
  a.field(kSoundType, "sound_type", m.sound_type);
  a.field(kReal, "volume", m.volume);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<PlayScriptId> auto& m) {
  a.field(kGuid, "guid", m.guid);
  a.field(kId, "script", m.script);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<PlayScriptType> auto& m) {
  a.field(kGuid, "guid", m.guid);
  a.field(kScriptType, "script_type", m.script_type);
  a.field(kReal, "mod", m.mod);
}

// What the tail of a description begins with. Only archives that decode it and that show it offer
//   text(name, x), packed_number(name, x)
template <class A>
void fields(A a, Is<WeenieHead> auto& w) {
  a.field(kId, "flags", w.flags);
  a.text("name", w.name);
  a.packed_number("wcid", w.class_id);
  a.packed_number("icon", w.icon);
  a.field(kId, "item_type", w.item_type);
  a.field(kId, "obj_flags", w.object_flags);
}

// CreateObject and UpdateObject.
template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<ObjectDescription> auto& m) {
  a.field(kGuid, "guid", m.guid);
  a.appearance(m.appearance);
  a.part("physics", m.physics);
  a.tail(m.tail);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<ObjDescEvent> auto& m) {
  a.field(kGuid, "guid", m.guid);
  a.appearance(m.appearance);
  a.field(kTimestamp, "instance_seq", m.instance);
  a.field(kTimestamp, "objdesc_seq", m.objdesc);
}

// ---- From a client

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<MoveToState> auto& m) {
  a.part("raw", m.raw);
  a.part("position", m.position);
  fields(a, m.timestamps);
  a.word(kContact, "contact_byte", m.contact);
  a.bit(m.contact, MoveToState::kContact, "contact");
  a.bit(m.contact, MoveToState::kStandingLongJump, "longjump");
  a.padding("padding", m.padding);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<AutonomousPosition> auto& m) {
  a.part("position", m.position);
  fields(a, m.timestamps);
  a.field(kYesNo, "contact", m.contact);
  a.padding("padding", m.padding);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<Jump> auto& m) {
  a.field(kReal, "extent", m.extent);
  a.field(kVelocity, "velocity", m.velocity);
  a.form("variant", m.form);
  if (a.is_sent(m.form == Jump::Form::Retail)) a.part("position", m.position);
  fields(a, m.timestamps);
  if (a.is_sent(m.form == Jump::Form::Short)) {
    a.field(kGuid, "object", m.object);
    a.field(kCode, "spell", m.spell);
  }
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<DoMovementCommand> auto& m) {
  a.field(kCommand, "motion", m.motion);
  a.field(kSpeed, "speed", m.speed);
  a.field(kHoldKey, "holdkey", m.hold_key);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<StopMovementCommand> auto& m) {
  a.field(kCommand, "motion", m.motion);
  a.field(kHoldKey, "holdkey", m.hold_key);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<TurnTo> auto& m) {
  a.field(kHeading, "absolute_degrees", m.heading);
  a.field(kNumber, "run", m.run);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<AutonomyLevel> auto& m) {
  a.field(kNumber, "level", m.level);
}

template <class A>
ACMOTION_ALWAYS_INLINE void fields(A a, Is<JumpNonAutonomous> auto& m) {
  a.field(kReal, "extent", m.extent);
}

// ---- Whole messages

/// CreateObject and UpdateObject have the fields of what they derive from.
template <class M>
auto& listed(M& m) {
  if constexpr (std::is_base_of_v<ObjectDescription, M>) {
    using Description = std::conditional_t<std::is_const_v<M>, const ObjectDescription, ObjectDescription>;
    return static_cast<Description&>(m);
  } else {
    return m;
  }
}

/// A message from its opcode on.
template <class A, class M>
ACMOTION_ALWAYS_INLINE void whole_message(A a, M& m) {
  constexpr auto kType = static_cast<std::uint32_t>(M::kOpcode);
  a.opcode("opcode", kIsClientAction<M> ? kGameAction : kType);
  if constexpr (kIsClientAction<M>) {
    a.field(kNumber, "action_seq", m.action);
    a.opcode("action", kType);
  }
  fields(a, listed(m));
}

}  // namespace acm::wire
