// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire_messages.hpp"

#include "read.h"
#include "write.h"

namespace acm::wire {

namespace {

void write_opcode(FieldWriter& out, Opcode opcode) {
  out.u32(static_cast<std::uint32_t>(opcode));
}

}  // namespace

void write(FieldWriter& out, const Position& position) {
  out.u32(position.cell);
  out.frame(position.frame);
}

void PositionPack::leave_out_zeros() {
  const Quat& q = position.frame.rotation;
  flags &= ~static_cast<std::uint32_t>(kNoW | kNoX | kNoY | kNoZ);
  if (q.w == 0.0f) flags |= kNoW;
  if (q.x == 0.0f) flags |= kNoX;
  if (q.y == 0.0f) flags |= kNoY;
  if (q.z == 0.0f) flags |= kNoZ;
}

template <class Reader>
void read(Reader& in, PositionPack& p) {
  const std::uint64_t at = in.offset();
  p.flags = in.u32("flags");
  record_unknown(in, p.flags & ~PositionPack::kKnownFlags, at);
  p.position.cell = in.u32("cell");
  p.position.frame.origin = in.vec3("pos");
  Quat& q = p.position.frame.rotation;
  q.w = p.has(PositionPack::kNoW) ? 0.0f : in.f32("rot.w");
  q.x = p.has(PositionPack::kNoX) ? 0.0f : in.f32("rot.x");
  q.y = p.has(PositionPack::kNoY) ? 0.0f : in.f32("rot.y");
  q.z = p.has(PositionPack::kNoZ) ? 0.0f : in.f32("rot.z");
  if (p.has(PositionPack::kHasVelocity)) p.velocity = in.vec3("velocity");
  if (p.has(PositionPack::kHasPlacement)) p.placement = in.u32("placement");
  p.instance = in.u16("instance_seq");
  p.position_timestamp = in.u16("position_seq");
  p.teleport = in.u16("teleport_seq");
  p.force_position = in.u16("force_position_seq");
}
ACM_WIRE_READERS(read, PositionPack);

void write(FieldWriter& out, const PositionPack& p) {
  const Quat& q = p.position.frame.rotation;
  out.u32(p.flags);
  out.u32(p.position.cell);
  out.vec3(p.position.frame.origin);
  if (!p.has(PositionPack::kNoW)) out.f32(q.w);
  if (!p.has(PositionPack::kNoX)) out.f32(q.x);
  if (!p.has(PositionPack::kNoY)) out.f32(q.y);
  if (!p.has(PositionPack::kNoZ)) out.f32(q.z);
  if (p.has(PositionPack::kHasVelocity)) out.vec3(p.velocity);
  if (p.has(PositionPack::kHasPlacement)) out.u32(p.placement);
  out.u16(p.instance);
  out.u16(p.position_timestamp);
  out.u16(p.teleport);
  out.u16(p.force_position);
}

template <class Reader>
void read_body(Reader& in, UpdateMotion& m) {
  m.guid = in.u32("guid");
  m.instance = in.u16("instance_seq");
  m.movement = in.u16("movement_seq");
  m.server_control = in.u16("server_control_seq");
  m.autonomous = read_autonomous(in);
  m.padding = static_cast<std::uint8_t>(in.align4("padding"));
  read(in, m.body);
}
ACM_WIRE_READERS(read_body, UpdateMotion);

void encode(FieldWriter& out, const UpdateMotion& m) {
  write_opcode(out, UpdateMotion::kOpcode);
  out.u32(m.guid);
  out.u16(m.instance);
  out.u16(m.movement);
  out.u16(m.server_control);
  out.u8(m.autonomous);
  out.u8(m.padding);
  encode(out, m.body);
}

template <class Reader>
void read_body(Reader& in, UpdatePosition& m) {
  m.guid = in.u32("guid");
  read(in, m.pack);
}
ACM_WIRE_READERS(read_body, UpdatePosition);

void encode(FieldWriter& out, const UpdatePosition& m) {
  write_opcode(out, UpdatePosition::kOpcode);
  out.u32(m.guid);
  write(out, m.pack);
}

template <class Reader>
void read_body(Reader& in, PositionAndMovement& m) {
  m.guid = in.u32("guid");
  read(in, m.pack);
  m.movement = in.u16("movement_seq");
  m.server_control = in.u16("server_control_seq");
  m.autonomous = read_autonomous(in);
  m.padding = in.align4("padding");
  read(in, m.body);
}
ACM_WIRE_READERS(read_body, PositionAndMovement);

void encode(FieldWriter& out, const PositionAndMovement& m) {
  write_opcode(out, PositionAndMovement::kOpcode);
  out.u32(m.guid);
  write(out, m.pack);
  out.u16(m.movement);
  out.u16(m.server_control);
  out.u8(m.autonomous);
  out.align4(m.padding);
  encode(out, m.body);
}

template <class Reader>
void read_body(Reader& in, VectorUpdate& m) {
  m.guid = in.u32("guid");
  m.velocity = in.vec3("velocity");
  m.omega = in.vec3("omega");
  m.instance = in.u16("instance_seq");
  m.vector = in.u16("vector_seq");
}
ACM_WIRE_READERS(read_body, VectorUpdate);

void encode(FieldWriter& out, const VectorUpdate& m) {
  write_opcode(out, VectorUpdate::kOpcode);
  out.u32(m.guid);
  out.vec3(m.velocity);
  out.vec3(m.omega);
  out.u16(m.instance);
  out.u16(m.vector);
}

template <class Reader>
void read_body(Reader& in, SetState& m) {
  m.guid = in.u32("guid");
  m.physics_state = in.u32("state");
  m.instance = in.u16("instance_seq");
  m.state = in.u16("state_seq");
}
ACM_WIRE_READERS(read_body, SetState);

void encode(FieldWriter& out, const SetState& m) {
  write_opcode(out, SetState::kOpcode);
  out.u32(m.guid);
  out.u32(m.physics_state);
  out.u16(m.instance);
  out.u16(m.state);
}

template <class Reader>
void read_body(Reader& in, ParentEvent& m) {
  m.parent = in.u32("parent");
  m.child = in.u32("child");
  m.location = in.u32("location");
  m.placement = in.u32("placement");
  m.parent_instance = in.u16("parent_instance_seq");
  m.child_position = in.u16("child_position_seq");
}
ACM_WIRE_READERS(read_body, ParentEvent);

void encode(FieldWriter& out, const ParentEvent& m) {
  write_opcode(out, ParentEvent::kOpcode);
  out.u32(m.parent);
  out.u32(m.child);
  out.u32(m.location);
  out.u32(m.placement);
  out.u16(m.parent_instance);
  out.u16(m.child_position);
}

template <class Reader>
void read_body(Reader& in, PickupEvent& m) {
  m.guid = in.u32("guid");
  m.instance = in.u16("instance_seq");
  m.position = in.u16("position_seq");
}
ACM_WIRE_READERS(read_body, PickupEvent);

void encode(FieldWriter& out, const PickupEvent& m) {
  write_opcode(out, PickupEvent::kOpcode);
  out.u32(m.guid);
  out.u16(m.instance);
  out.u16(m.position);
}

template <class Reader>
void read_body(Reader& in, PlayerTeleport& m) {
  m.teleport = in.u16("teleport_seq");
  m.padding = static_cast<std::uint16_t>(in.align4("padding"));
}
ACM_WIRE_READERS(read_body, PlayerTeleport);

void encode(FieldWriter& out, const PlayerTeleport& m) {
  write_opcode(out, PlayerTeleport::kOpcode);
  out.u16(m.teleport);
  out.u16(m.padding);
}

template <class Reader>
void read_body(Reader& in, DeleteObject& m) {
  m.guid = in.u32("guid");
  m.instance = in.u16("instance_seq");
  m.has_padding = in.remaining() != 0;
  if (m.has_padding) {
    m.padding = static_cast<std::uint16_t>(in.align4("padding"));
  } else {
    in.record(Oddity::LongEncoding, in.offset());
  }
}
ACM_WIRE_READERS(read_body, DeleteObject);

void encode(FieldWriter& out, const DeleteObject& m) {
  write_opcode(out, DeleteObject::kOpcode);
  out.u32(m.guid);
  out.u16(m.instance);
  if (m.has_padding) out.u16(m.padding);
}

template <class Reader>
void read_body(Reader& in, PlayerCreate& m) {
  m.guid = in.u32("guid");
}
ACM_WIRE_READERS(read_body, PlayerCreate);

void encode(FieldWriter& out, const PlayerCreate& m) {
  write_opcode(out, PlayerCreate::kOpcode);
  out.u32(m.guid);
}

template <class Reader>
void read_body(Reader& in, PrivateUpdatePosition& m) {
  m.sequence = in.u8("seq");
  m.property = in.u32("position_type");
  m.position = read_position(in);
}
ACM_WIRE_READERS(read_body, PrivateUpdatePosition);

void encode(FieldWriter& out, const PrivateUpdatePosition& m) {
  write_opcode(out, PrivateUpdatePosition::kOpcode);
  out.u8(m.sequence);
  out.u32(m.property);
  write(out, m.position);
}

template <class Reader>
void read_body(Reader& in, PublicUpdatePosition& m) {
  m.sequence = in.u8("seq");
  m.guid = in.u32("guid");
  m.property = in.u32("position_type");
  m.position = read_position(in);
}
ACM_WIRE_READERS(read_body, PublicUpdatePosition);

void encode(FieldWriter& out, const PublicUpdatePosition& m) {
  write_opcode(out, PublicUpdatePosition::kOpcode);
  out.u8(m.sequence);
  out.u32(m.guid);
  out.u32(m.property);
  write(out, m.position);
}

template <class Reader>
void read_body(Reader& in, Sound& m) {
  m.guid = in.u32("guid");
  m.sound_type = in.u32("sound_type");
  m.volume = in.f32("volume");
}
ACM_WIRE_READERS(read_body, Sound);

void encode(FieldWriter& out, const Sound& m) {
  write_opcode(out, Sound::kOpcode);
  out.u32(m.guid);
  out.u32(m.sound_type);
  out.f32(m.volume);
}

template <class Reader>
void read_body(Reader& in, PlayScriptId& m) {
  m.guid = in.u32("guid");
  m.script = in.u32("script");
}
ACM_WIRE_READERS(read_body, PlayScriptId);

void encode(FieldWriter& out, const PlayScriptId& m) {
  write_opcode(out, PlayScriptId::kOpcode);
  out.u32(m.guid);
  out.u32(m.script);
}

template <class Reader>
void read_body(Reader& in, PlayScriptType& m) {
  m.guid = in.u32("guid");
  m.script_type = in.u32("script_type");
  m.mod = in.f32("mod");
}
ACM_WIRE_READERS(read_body, PlayScriptType);

void encode(FieldWriter& out, const PlayScriptType& m) {
  write_opcode(out, PlayScriptType::kOpcode);
  out.u32(m.guid);
  out.u32(m.script_type);
  out.f32(m.mod);
}

}  // namespace acm::wire
