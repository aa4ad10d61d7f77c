// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire_movement.hpp"

#include "read.h"
#include "write.h"

namespace acm::wire {

namespace {

constexpr std::uint32_t kKnownParameterFlags = 0x3FFFF;

template <class Reader>
void read_parameters(Reader& in, MovementParameters& p, ParametersForm form) {
  const std::uint64_t at = in.offset();
  p.flags = in.u32("bitfield");
  record_unknown(in, p.flags & ~kKnownParameterFlags, at);
  if (form != ParametersForm::TurnTo) {
    p.distance_to_object = in.f32("distance_to_object");
    p.min_distance = in.f32("min_distance");
    p.fail_distance = in.f32("fail_distance");
  }
  if (form == ParametersForm::Whole) p.desired_heading = in.f32("desired_heading");
  p.speed = in.f32("speed");
  if (form != ParametersForm::TurnTo) p.walk_run_threshold = in.f32("walk_run_threshold");
  if (form != ParametersForm::Whole) p.desired_heading = in.f32("desired_heading");
  if (form == ParametersForm::Whole) {
    p.context_id = in.u32("context_id");
    p.hold_key_to_apply = static_cast<HoldKey>(in.u32("hold_key_to_apply"));
    p.action_stamp = in.u32("action_stamp");
  }
}

template <class Reader>
Origin read_origin(Reader& in) {
  const CellId cell = in.u32("cell");
  return {cell, in.vec3("pos")};
}

void write_origin(FieldWriter& out, const Origin& origin) {
  out.u32(origin.cell);
  out.vec3(origin.point);
}

template <class Reader>
void read_content(Reader& in, MovementBody& body, InterpretedMotionStatePack& state) {
  read(in, state);
  if (body.has(MovementBody::kStickToObject)) body.sticky_object = in.u32("sticky_object");
}

template <class Reader>
void read_content(Reader& in, const MovementBody&, MoveToObject& m) {
  m.target = in.u32("target");
  m.origin = read_origin(in);
  read_parameters(in, m.parameters, ParametersForm::MoveTo);
  m.run_rate = in.f32("run_rate");
}

template <class Reader>
void read_content(Reader& in, const MovementBody&, MoveToPosition& m) {
  m.origin = read_origin(in);
  read_parameters(in, m.parameters, ParametersForm::MoveTo);
  m.run_rate = in.f32("run_rate");
}

template <class Reader>
void read_content(Reader& in, const MovementBody&, TurnToObject& m) {
  m.target = in.u32("target");
  m.heading = in.f32("object_heading");
  read_parameters(in, m.parameters, ParametersForm::TurnTo);
}

template <class Reader>
void read_content(Reader& in, const MovementBody&, TurnToHeading& m) {
  read_parameters(in, m.parameters, ParametersForm::TurnTo);
}

template <class Content, class Reader>
void read_content(Reader& in, MovementBody& body) {
  Content* content = std::get_if<Content>(&body.content);  // a fresh body holds a fresh state already
  read_content(in, body, content != nullptr ? *content : body.content.emplace<Content>());
}

void write_content(FieldWriter& out, const MovementBody& body, const InterpretedMotionStatePack& state) {
  write(out, state);
  if (body.has(MovementBody::kStickToObject)) out.u32(body.sticky_object);
}

void write_content(FieldWriter& out, const MovementBody&, const MoveToObject& m) {
  out.u32(m.target);
  write_origin(out, m.origin);
  encode(out, m.parameters, ParametersForm::MoveTo);
  out.f32(m.run_rate);
}

void write_content(FieldWriter& out, const MovementBody&, const MoveToPosition& m) {
  write_origin(out, m.origin);
  encode(out, m.parameters, ParametersForm::MoveTo);
  out.f32(m.run_rate);
}

void write_content(FieldWriter& out, const MovementBody&, const TurnToObject& m) {
  out.u32(m.target);
  out.f32(m.heading);
  encode(out, m.parameters, ParametersForm::TurnTo);
}

void write_content(FieldWriter& out, const MovementBody&, const TurnToHeading& m) {
  encode(out, m.parameters, ParametersForm::TurnTo);
}

void write_content(FieldWriter&, const MovementBody&, const BareMovement&) {}

}  // namespace

Result<MovementParameters> decode_parameters(Bytes bytes, ParametersForm form) {
  ByteReader in(bytes);
  MovementParameters parameters;
  read_parameters(in, parameters, form);
  in.expect_end();
  if (!in.ok()) return in.error();
  return parameters;
}

void encode(FieldWriter& out, const MovementParameters& p, ParametersForm form) {
  out.u32(p.flags);
  if (form != ParametersForm::TurnTo) {
    out.f32(p.distance_to_object);
    out.f32(p.min_distance);
    out.f32(p.fail_distance);
  }
  if (form == ParametersForm::Whole) out.f32(p.desired_heading);
  out.f32(p.speed);
  if (form != ParametersForm::TurnTo) out.f32(p.walk_run_threshold);
  if (form != ParametersForm::Whole) out.f32(p.desired_heading);
  if (form == ParametersForm::Whole) {
    out.u32(p.context_id);
    out.u32(static_cast<std::uint32_t>(p.hold_key_to_apply));
    out.u32(p.action_stamp);
  }
}

MovementType MovementBody::type() const {
  static constexpr MovementType kTypes[] = {MovementType::Invalid, MovementType::MoveToObject,
                                            MovementType::MoveToPosition, MovementType::TurnToObject,
                                            MovementType::TurnToHeading};
  if (const auto* bare = std::get_if<BareMovement>(&content)) return bare->type;
  return kTypes[content.index()];
}

// retail: MovementManager::unpack_movement (wire 2.3, managers MM-22 to MM-24)
template <class Reader>
void read(Reader& in, MovementBody& body) {
  const std::uint64_t at = in.offset();
  const std::uint8_t type = in.u8("movement_type");
  body.flags = in.u8("motion_flags");
  record_unknown(in, body.flags & ~(MovementBody::kStickToObject | MovementBody::kStandingLongJump), at + 1);
  body.style = in.u16("style");
  switch (static_cast<MovementType>(type)) {
    case MovementType::Invalid: read_content<InterpretedMotionStatePack>(in, body); break;
    case MovementType::MoveToObject: read_content<MoveToObject>(in, body); break;
    case MovementType::MoveToPosition: read_content<MoveToPosition>(in, body); break;
    case MovementType::TurnToObject: read_content<TurnToObject>(in, body); break;
    case MovementType::TurnToHeading: read_content<TurnToHeading>(in, body); break;
    case MovementType::RawCommand:
    case MovementType::InterpretedCommand:
    case MovementType::StopRawCommand:
    case MovementType::StopInterpretedCommand:
    case MovementType::StopCompletely: body.content = BareMovement{static_cast<MovementType>(type)}; break;
    default: in.fail(ErrorCode::BadValue, "movement_type", at);
  }
}
ACM_WIRE_READERS(read, MovementBody);

void encode(FieldWriter& out, const MovementBody& body) {
  out.u8(static_cast<std::uint8_t>(body.type()));
  out.u8(body.flags);
  out.u16(body.style);
  std::visit([&](const auto& content) { write_content(out, body, content); }, body.content);
}

Result<MovementBody> decode_body(Bytes bytes) {
  Result<MovementBody> body(std::in_place);
  ByteReader in(bytes);
  read(in, *body);
  in.expect_end();
  if (!in.ok()) body = in.error();
  return body;
}

std::size_t size_of(const MovementBody& body) {
  SpanWriter counter({});
  encode(counter, body);
  return counter.size();
}

const char* to_string(MovementType type) {
  switch (type) {
    case MovementType::Invalid: return "Interpreted";
    case MovementType::RawCommand: return "RawCommand";
    case MovementType::InterpretedCommand: return "InterpretedCommand";
    case MovementType::StopRawCommand: return "StopRaw";
    case MovementType::StopInterpretedCommand: return "StopInterpreted";
    case MovementType::StopCompletely: return "StopCompletely";
    case MovementType::MoveToObject: return "MoveToObject";
    case MovementType::MoveToPosition: return "MoveToPosition";
    case MovementType::TurnToObject: return "TurnToObject";
    case MovementType::TurnToHeading: return "TurnToHeading";
  }
  return "unknown";
}

}  // namespace acm::wire
