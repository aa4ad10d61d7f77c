// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire_messages.hpp"
#include "assets/appearance_format.h"

#include <cassert>

#include "read.h"
#include "write.h"

namespace acm::wire {

namespace {

/// A number that servers pack like the ids of an appearance, but with one bit more (wire 3.4).
std::uint32_t read_packed_number(ByteReader& in, const char* field) {
  const std::uint16_t first = in.u16(field);
  return (first & 0x8000u) == 0 ? first : (first & 0x7FFFu) << 16 | in.u16(field);
}

template <class Reader>
void read_view(Reader& in, AppearanceView& a) {
  const std::uint64_t at = in.offset();
  const AppearanceCounts counts = read_appearance(in, [](const auto&) {});
  a.subpalettes = counts.sub_palettes;
  a.textures = counts.textures;
  a.parts = counts.parts;
  a.bytes = in.since(at);
}

void write_view(FieldWriter& out, const AppearanceView& a) {
  if (a.bytes.empty()) {
    out.u32(kAppearanceVersion);
  } else {
    out.raw(a.bytes);
  }
}

template <class Reader>
void read_movement(Reader& in, PhysicsDescription& p) {
  const std::uint64_t at = in.offset();
  const std::uint32_t length = in.u32("movement_len");
  if (length == 0 || !in.accept_count("movement_len", length, 1, at)) return;
  p.has_body = true;
  const std::uint64_t begin = in.offset();
  read(in, p.body);
  if (in.ok() && in.offset() - begin != length) in.fail(ErrorCode::BadValue, "movement_len", at);
  p.autonomous = in.u32("autonomous");
}

template <class Reader>
void read_children(Reader& in, PhysicsDescription& p) {
  const std::uint64_t at = in.offset();
  const std::uint32_t count = in.u32("children");
  if (!in.accept_count("children", count, ChildList::kBytesEach, at)) return;
  p.children.bytes = in.raw(std::size_t{count} * ChildList::kBytesEach, "children");
}

/// The fields after the movement and before the timestamps, in the order of their bytes, not of their bits.
template <class Reader>
void read_optional_fields(Reader& in, PhysicsDescription& p) {
  using P = PhysicsDescription;
  if (p.has(P::kPosition)) p.position = read_position(in);
  if (p.has(P::kMotionTable)) p.motion_table = in.u32("motion_table");
  if (p.has(P::kSoundTable)) p.sound_table = in.u32("sound_table");
  if (p.has(P::kScriptTable)) p.script_table = in.u32("pe_table");
  if (p.has(P::kSetup)) p.setup = in.u32("setup");
  if (p.has(P::kParent)) {
    p.parent = in.u32("parent");
    p.parent_location = in.u32("parent.location");
  }
  if (p.has(P::kChildren)) read_children(in, p);
  if (p.has(P::kScale)) p.scale = in.f32("scale");
  if (p.has(P::kFriction)) p.friction = in.f32("friction");
  if (p.has(P::kElasticity)) p.elasticity = in.f32("elasticity");
  if (p.has(P::kTranslucency)) p.translucency = in.f32("translucency");
  if (p.has(P::kVelocity)) p.velocity = in.vec3("velocity");
  if (p.has(P::kAcceleration)) p.acceleration = in.vec3("acceleration");
  if (p.has(P::kOmega)) p.omega = in.vec3("omega");
  if (p.has(P::kDefaultScript)) p.default_script = in.u32("default_script");
  if (p.has(P::kScriptIntensity)) p.script_intensity = in.f32("default_script_intensity");
}

void write_optional_fields(FieldWriter& out, const PhysicsDescription& p) {
  using P = PhysicsDescription;
  if (p.has(P::kPosition)) write(out, p.position);
  if (p.has(P::kMotionTable)) out.u32(p.motion_table);
  if (p.has(P::kSoundTable)) out.u32(p.sound_table);
  if (p.has(P::kScriptTable)) out.u32(p.script_table);
  if (p.has(P::kSetup)) out.u32(p.setup);
  if (p.has(P::kParent)) {
    out.u32(p.parent);
    out.u32(p.parent_location);
  }
  if (p.has(P::kChildren)) {
    out.u32(static_cast<std::uint32_t>(p.children.size()));
    out.raw(p.children.bytes);
  }
  if (p.has(P::kScale)) out.f32(p.scale);
  if (p.has(P::kFriction)) out.f32(p.friction);
  if (p.has(P::kElasticity)) out.f32(p.elasticity);
  if (p.has(P::kTranslucency)) out.f32(p.translucency);
  if (p.has(P::kVelocity)) out.vec3(p.velocity);
  if (p.has(P::kAcceleration)) out.vec3(p.acceleration);
  if (p.has(P::kOmega)) out.vec3(p.omega);
  if (p.has(P::kDefaultScript)) out.u32(p.default_script);
  if (p.has(P::kScriptIntensity)) out.f32(p.script_intensity);
}

constexpr const char* kTimestampFields[TimestampTable::kCount] = {
    "position_seq",       "movement_seq",       "state_seq",   "vector_seq",  "teleport_seq",
    "server_control_seq", "force_position_seq", "objdesc_seq", "instance_seq"};

template <class Reader>
void read_physics(Reader& in, PhysicsDescription& p) {
  using P = PhysicsDescription;
  const std::uint64_t at = in.offset();
  p.flags = in.u32("bitfield");
  record_unknown(in, p.flags & ~P::kKnownFlags, at);
  p.state = in.u32("state");
  if (p.has(P::kMovement)) {
    read_movement(in, p);
  } else if (p.has(P::kPlacement)) {
    p.placement = in.u32("placement_frame");
  }
  read_optional_fields(in, p);
  for (std::size_t i = 0; i < TimestampTable::kCount; ++i)
    p.timestamps.values[i] = in.u16(kTimestampFields[i]);
  p.padding = static_cast<std::uint16_t>(in.align4("padding"));
}

void write_physics(FieldWriter& out, const PhysicsDescription& p) {
  using P = PhysicsDescription;
  out.u32(p.flags);
  out.u32(p.state);
  if (p.has(P::kMovement)) {
    out.u32(p.has_body ? static_cast<std::uint32_t>(size_of(p.body)) : 0u);
    if (p.has_body) {
      encode(out, p.body);
      out.u32(p.autonomous);
    }
  } else if (p.has(P::kPlacement)) {
    out.u32(p.placement);
  }
  write_optional_fields(out, p);
  for (const std::uint16_t timestamp : p.timestamps.values) out.u16(timestamp);
  out.u16(p.padding);
}

void encode_description(FieldWriter& out, Opcode opcode, const ObjectDescription& m) {
  out.u32(static_cast<std::uint32_t>(opcode));
  out.u32(m.guid);
  write_view(out, m.appearance);
  write_physics(out, m.physics);
  out.raw(m.tail);
}

}  // namespace

bool is_appearance(Bytes bytes) {
  ByteReader in(bytes);
  AppearanceView appearance;
  read_view(in, appearance);
  in.expect_end();
  return in.ok();
}

Result<Appearance> AppearanceView::decode() const {
  if (bytes.empty()) return Appearance{};
  return decode_appearance(bytes);
}

Child ChildList::operator[](std::size_t i) const {
  assert(i < size());
  ByteReader in(bytes.subspan(i * kBytesEach, kBytesEach));
  const Guid guid = in.u32("child");
  return {guid, in.u32("location")};
}

template <class Reader>
void read_body(Reader& in, ObjectDescription& m) {
  m.guid = in.u32("guid");
  read_view(in, m.appearance);
  read_physics(in, m.physics);
  const std::uint64_t at = in.offset();
  m.tail = in.raw(in.remaining(), "weenie");
  // A description may end before its weenie half, but not within the fields that every weenie has.
  if (m.tail.empty()) return;
  if (const Result<WeenieHead> head = decode_weenie_head(m.tail); !head)
    in.fail(head.error().code, head.error().what, at + head.error().offset);
}
ACM_WIRE_READERS(read_body, ObjectDescription);

void encode(FieldWriter& out, const CreateObject& m) {
  encode_description(out, CreateObject::kOpcode, m);
}

void encode(FieldWriter& out, const UpdateObject& m) {
  encode_description(out, UpdateObject::kOpcode, m);
}

template <class Reader>
void read_body(Reader& in, ObjDescEvent& m) {
  m.guid = in.u32("guid");
  read_view(in, m.appearance);
  m.instance = in.u16("instance_seq");
  m.objdesc = in.u16("objdesc_seq");
}
ACM_WIRE_READERS(read_body, ObjDescEvent);

void encode(FieldWriter& out, const ObjDescEvent& m) {
  out.u32(static_cast<std::uint32_t>(ObjDescEvent::kOpcode));
  out.u32(m.guid);
  write_view(out, m.appearance);
  out.u16(m.instance);
  out.u16(m.objdesc);
}

Result<WeenieHead> decode_weenie_head(Bytes tail) {
  ByteReader in(tail);
  WeenieHead head;
  head.flags = in.u32("flags");
  head.name = in.raw(in.u16("name"), "name");
  in.align4("name padding");
  head.class_id = read_packed_number(in, "wcid");
  head.icon = read_packed_number(in, "icon");
  head.item_type = in.u32("item_type");
  head.object_flags = in.u32("obj_flags");
  if (!in.ok()) return in.error();
  return head;
}

}  // namespace acm::wire
