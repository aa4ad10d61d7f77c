// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire_messages.hpp"

#include "read.h"
#include "write.h"

namespace acm::wire {

namespace {

void write_envelope(FieldWriter& out, std::uint32_t action, Opcode type) {
  out.u32(kGameAction);
  out.u32(action);
  out.u32(static_cast<std::uint32_t>(type));
}

template <class Reader>
ClientTimestamps read_timestamps(Reader& in) {
  ClientTimestamps timestamps;
  timestamps.instance = in.u16("instance_seq");
  timestamps.server_control = in.u16("server_control_seq");
  timestamps.teleport = in.u16("teleport_seq");
  timestamps.force_position = in.u16("force_position_seq");
  return timestamps;
}

void write_timestamps(FieldWriter& out, const ClientTimestamps& timestamps) {
  out.u16(timestamps.instance);
  out.u16(timestamps.server_control);
  out.u16(timestamps.teleport);
  out.u16(timestamps.force_position);
}

template <class Reader>
std::uint8_t read_contact(Reader& in, const char* field, unsigned known_bits) {
  const std::uint64_t at = in.offset();
  const std::uint8_t contact = in.u8(field);
  record_unknown(in, contact & ~known_bits, at);
  return contact;
}

}  // namespace

template <class Reader>
void read_body(Reader& in, MoveToState& m) {
  read(in, m.raw);
  m.position = read_position(in);
  m.timestamps = read_timestamps(in);
  m.contact = read_contact(in, "contact_byte", MoveToState::kContact | MoveToState::kStandingLongJump);
  m.padding = in.align4("padding");
}
ACM_WIRE_READERS(read_body, MoveToState);

void encode(FieldWriter& out, const MoveToState& m) {
  write_envelope(out, m.action, MoveToState::kOpcode);
  write(out, m.raw);
  write(out, m.position);
  write_timestamps(out, m.timestamps);
  out.u8(m.contact);
  out.align4(m.padding);
}

template <class Reader>
void read_body(Reader& in, AutonomousPosition& m) {
  m.position = read_position(in);
  m.timestamps = read_timestamps(in);
  m.contact = read_contact(in, "contact", 1);
  m.padding = in.align4("padding");
}
ACM_WIRE_READERS(read_body, AutonomousPosition);

void encode(FieldWriter& out, const AutonomousPosition& m) {
  write_envelope(out, m.action, AutonomousPosition::kOpcode);
  write(out, m.position);
  write_timestamps(out, m.timestamps);
  out.u8(m.contact);
  out.align4(m.padding);
}

template <class Reader>
void read_body(Reader& in, Jump& m) {
  constexpr std::size_t kShortBytes = 32;
  if (in.remaining() == kShortBytes) {
    m.form = Jump::Form::Short;
    in.record(Oddity::LongEncoding, in.offset());
  }
  m.extent = in.f32("extent");
  m.velocity = in.vec3("velocity");
  if (m.form == Jump::Form::Retail) m.position = read_position(in);
  m.timestamps = read_timestamps(in);
  if (m.form == Jump::Form::Short) {
    m.object = in.u32("object");
    m.spell = in.u32("spell");
  }
}
ACM_WIRE_READERS(read_body, Jump);

void encode(FieldWriter& out, const Jump& m) {
  write_envelope(out, m.action, Jump::kOpcode);
  out.f32(m.extent);
  out.vec3(m.velocity);
  if (m.form == Jump::Form::Retail) write(out, m.position);
  write_timestamps(out, m.timestamps);
  if (m.form == Jump::Form::Short) {
    out.u32(m.object);
    out.u32(m.spell);
  }
}

template <class Reader>
void read_body(Reader& in, DoMovementCommand& m) {
  m.motion = in.u32("motion");
  m.speed = in.f32("speed");
  m.hold_key = static_cast<HoldKey>(in.u32("holdkey"));
}
ACM_WIRE_READERS(read_body, DoMovementCommand);

void encode(FieldWriter& out, const DoMovementCommand& m) {
  write_envelope(out, m.action, DoMovementCommand::kOpcode);
  out.u32(m.motion);
  out.f32(m.speed);
  out.u32(static_cast<std::uint32_t>(m.hold_key));
}

template <class Reader>
void read_body(Reader& in, StopMovementCommand& m) {
  m.motion = in.u32("motion");
  m.hold_key = static_cast<HoldKey>(in.u32("holdkey"));
}
ACM_WIRE_READERS(read_body, StopMovementCommand);

void encode(FieldWriter& out, const StopMovementCommand& m) {
  write_envelope(out, m.action, StopMovementCommand::kOpcode);
  out.u32(m.motion);
  out.u32(static_cast<std::uint32_t>(m.hold_key));
}

template <class Reader>
void read_body(Reader& in, TurnTo& m) {
  m.heading = in.f32("absolute_degrees");
  m.run = in.u32("run");
}
ACM_WIRE_READERS(read_body, TurnTo);

void encode(FieldWriter& out, const TurnTo& m) {
  write_envelope(out, m.action, TurnTo::kOpcode);
  out.f32(m.heading);
  out.u32(m.run);
}

template <class Reader>
void read_body(Reader& in, AutonomyLevel& m) {
  m.level = in.u32("level");
}
ACM_WIRE_READERS(read_body, AutonomyLevel);

void encode(FieldWriter& out, const AutonomyLevel& m) {
  write_envelope(out, m.action, AutonomyLevel::kOpcode);
  out.u32(m.level);
}

template <class Reader>
void read_body(Reader& in, JumpNonAutonomous& m) {
  m.extent = in.f32("extent");
}
ACM_WIRE_READERS(read_body, JumpNonAutonomous);

void encode(FieldWriter& out, const JumpNonAutonomous& m) {
  write_envelope(out, m.action, JumpNonAutonomous::kOpcode);
  out.f32(m.extent);
}

}  // namespace acm::wire
