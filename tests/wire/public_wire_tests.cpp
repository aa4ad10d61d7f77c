// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What a host can do with the installed headers alone.
#include "acmotion/wire.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string>

#include "support/allocation_counter.h"
#include "support/hex.h"
#include "vectors.h"

namespace acm::wire {
namespace {

using test::from_hex;
using test::to_hex;

std::string hex_of(const Message& message) {
  const Result<Vector<std::byte>> bytes = encode(message);
  EXPECT_TRUE(bytes.ok());
  return bytes ? to_hex(*bytes) : "";
}

template <class M>
Error refusal_of(const M& message) {
  std::array<std::byte, 1024> room;
  room.fill(std::byte{0xEE});
  const Result<std::size_t> size = encode(room, message);
  EXPECT_FALSE(size.ok());
  EXPECT_TRUE(std::ranges::all_of(room, [](std::byte b) { return b == std::byte{0xEE}; })) << "written";
  EXPECT_FALSE(encode(Message(message)).ok());
  EXPECT_EQ(encoded_size(message), 0u);
  return size.ok() ? Error{} : size.error();
}

TEST(PublicWire, every_message_gives_its_bytes_again_in_a_span_and_in_a_vector) {
  for (const test::WireVector* vector : test::kWireVectors) {
    const auto bytes = from_hex(vector->hex);
    const Result<Message> message = decode_message(bytes);
    ASSERT_TRUE(message.ok()) << vector->name;
    EXPECT_EQ(hex_of(*message), to_hex(bytes)) << vector->name;
    EXPECT_EQ(encoded_size(*message), bytes.size()) << vector->name;
    std::array<std::byte, 1024> room;
    for (const std::size_t size_of_room : {room.size(), bytes.size()}) {
      room.fill(std::byte{0xEE});
      const Result<std::size_t> size = encode(std::span(room).first(size_of_room), *message);
      ASSERT_TRUE(size.ok()) << vector->name;
      EXPECT_EQ(to_hex(std::span(room).first(*size)), to_hex(bytes)) << vector->name;
      EXPECT_EQ(room[*size], std::byte{0xEE}) << vector->name;
    }
  }
}

TEST(PublicWire, a_span_that_is_too_small_stays_as_it_was_and_the_error_says_what_is_needed) {
  for (const test::WireVector* vector : test::kWireVectors) {
    const auto bytes = from_hex(vector->hex);
    const Result<Message> message = decode_message(bytes);
    ASSERT_TRUE(message.ok()) << vector->name;
    for (std::size_t room = 0; room < bytes.size(); ++room) {
      Vector<std::byte> out(room, std::byte{0xEE});
      const Result<std::size_t> size = encode(out, *message);
      ASSERT_FALSE(size.ok()) << vector->name << " in " << room;
      EXPECT_EQ(size.error().code, ErrorCode::LimitExceeded);
      EXPECT_EQ(size.error().offset, bytes.size());
      EXPECT_EQ(out, Vector<std::byte>(room, std::byte{0xEE})) << vector->name << " in " << room;
    }
  }
}

TEST(PublicWire, only_the_vector_form_allocates_and_once) {
  const auto bytes = from_hex(test::kUpdateMotionActionsStickyLongJump.hex);
  std::array<std::byte, UpdateMotion::kMaxBytes> room;
  std::array<FieldRecord, 64> fields;
  test::AllocationCounter count;
  const Result<Message> message = decode_message(bytes);
  ASSERT_TRUE(message.ok());
  EXPECT_TRUE(encode(room, *message).ok());
  EXPECT_EQ(encoded_size(*message), bytes.size());
  EXPECT_TRUE(explain(fields, bytes).status.ok());
  EXPECT_EQ(count.allocations(), 0u);
  EXPECT_TRUE(encode(*message).ok());
  EXPECT_EQ(count.allocations(), 1u);
}

TEST(PublicWire, a_server_message_is_made_and_read_back) {
  InterpretedMotionState running;
  running.forward_command = command::kRunForward;
  running.forward_speed = 2.5f;
  const MotionAction wave{command::kWave, 1.25f, 7, true};
  UpdateMotion m;
  m.guid = 0x80000001;
  m.movement = 9;
  m.body.content = pack(running, {&wave, 1});
  m.body.flags = MovementBody::kStickToObject;
  m.body.sticky_object = 0x50000009;
  std::array<std::byte, UpdateMotion::kMaxBytes> room;
  const Result<std::size_t> size = encode(room, m);
  ASSERT_TRUE(size.ok());

  const Result<UpdateMotion> again = decode<UpdateMotion>(std::span(room).first(*size));
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(again->guid, 0x80000001u);
  EXPECT_EQ(again->movement, 9u);
  EXPECT_EQ(again->body.type(), MovementType::Invalid);
  EXPECT_EQ(again->body.sticky_object, 0x50000009u);
  const auto& state = std::get<InterpretedMotionStatePack>(again->body.content);
  EXPECT_EQ(unpack(state), running);
  ASSERT_EQ(state.actions.view().size(), 1u);
  EXPECT_EQ(unpack(state.actions.view()[0]), wave);
}

TEST(PublicWire, the_flags_of_a_body_decide_whether_a_sticky_object_is_sent) {
  MovementBody body;
  body.sticky_object = 0x50000009;
  std::array<std::byte, 64> room;
  EXPECT_EQ(*encode_body(room, body), 8u);
  body.flags = MovementBody::kStickToObject;
  const Result<std::size_t> size = encode_body(room, body);
  ASSERT_TRUE(size.ok());
  EXPECT_EQ(to_hex(std::span(room).first(*size)), "00013d00 00000000 09000050");
  const Result<MovementBody> again = decode_body(std::span(room).first(*size));
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(again->sticky_object, 0x50000009u);
  EXPECT_FALSE(encode_body(std::span(room).first(11), body).ok());
}

TEST(PublicWire, a_client_message_is_made_and_read_back) {
  RawMotionState keys;
  keys.current_hold_key = HoldKey::Run;
  keys.forward_command = command::kWalkForward;
  MoveToState m;
  m.action = 3;
  m.raw = pack(keys);
  m.position = {0xA9B40013, {{50.0f, 60.0f, 0.5f}, {}}};
  m.timestamps.teleport = 4;
  m.contact = MoveToState::kContact;
  const Result<Vector<std::byte>> bytes = encode(m);
  ASSERT_TRUE(bytes.ok());
  EXPECT_EQ(identify(*bytes)->opcode, kGameAction);

  const Result<Message> again = decode_message(*bytes);
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(opcode_of(*again), Opcode::MoveToState);
  EXPECT_EQ(guid_of(*again), 0u);
  const auto& read = std::get<MoveToState>(*again);
  EXPECT_EQ(read.action, 3u);
  EXPECT_EQ(unpack(read.raw), keys);
  EXPECT_EQ(read.position, m.position);
  EXPECT_EQ(read.timestamps.teleport, 4u);
  EXPECT_TRUE(read.has(MoveToState::kContact));
}

TEST(PublicWire, a_field_that_is_not_sent_is_unpacked_as_its_default) {
  RawMotionStatePack raw;
  raw.state.turn_command = command::kTurnLeft;
  raw.state.turn_speed = 1.5f;
  raw.flags = RawMotionStatePack::kTurnSpeed;
  RawMotionState expected;
  expected.turn_speed = 1.5f;
  EXPECT_EQ(unpack(raw), expected);

  InterpretedMotionStatePack state;
  state.turn_command = command_index(command::kTurnRight);
  state.turn_speed = 1.5f;
  state.flags = InterpretedMotionStatePack::kTurnSpeed;
  InterpretedMotionState turning;
  turning.turn_speed = 1.5f;
  EXPECT_EQ(unpack(state), turning);
}

TEST(PublicWire, a_description_is_changed_and_its_views_are_written_as_they_are) {
  const auto bytes = from_hex(test::kCreateObjectMovement.hex);
  Result<CreateObject> object = decode<CreateObject>(bytes);
  ASSERT_TRUE(object.ok());
  ASSERT_EQ(object->physics.children.size(), 1u);
  EXPECT_EQ(object->physics.children[0].guid, 0x80000777u);
  const Result<WeenieHead> head = decode_weenie_head(object->tail);
  ASSERT_TRUE(head.ok());
  EXPECT_EQ(head->name.size(), 14u);  // Training Dummy
  object->physics.scale = 2.0f;
  const Result<Vector<std::byte>> changed = encode(*object);
  ASSERT_TRUE(changed.ok());
  ASSERT_EQ(changed->size(), bytes.size());
  const Result<CreateObject> again = decode<CreateObject>(*changed);
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(again->physics.scale, 2.0f);
  EXPECT_EQ(to_hex(again->tail), to_hex(object->tail));
  EXPECT_EQ(to_hex(again->appearance.bytes), to_hex(object->appearance.bytes));
}

TEST(PublicWire, a_refusal_names_the_field_and_its_offset) {
  const auto bytes = from_hex(test::kVectorUpdate.hex);
  const Result<Message> cut = decode_message(Bytes(bytes).first(14));
  ASSERT_FALSE(cut.ok());
  EXPECT_EQ(cut.error().code, ErrorCode::Truncated);
  EXPECT_STREQ(cut.error().what, "velocity");
  EXPECT_EQ(cut.error().offset, 12u);

  const Result<MovementBody> unknown = decode_body(from_hex("0a003d00"));
  ASSERT_FALSE(unknown.ok());
  EXPECT_EQ(unknown.error().code, ErrorCode::BadValue);
  EXPECT_STREQ(unknown.error().what, "movement_type");
  EXPECT_EQ(unknown.error().offset, 0u);

  const Result<PickupEvent> other = decode<PickupEvent>(bytes);
  ASSERT_FALSE(other.ok());
  EXPECT_EQ(other.error().code, ErrorCode::WrongType);
}

TEST(PublicWire, a_message_that_cannot_be_sent_is_refused_by_field_and_writes_nothing) {
  UpdateMotion motion;
  std::get<InterpretedMotionStatePack>(motion.body.content).actions.count = 32;
  EXPECT_STREQ(refusal_of(motion).what, "num_actions");
  EXPECT_EQ(refusal_of(motion).code, ErrorCode::BadValue);
  motion.body.content = BareMovement{MovementType::MoveToObject};
  EXPECT_STREQ(refusal_of(motion).what, "movement_type");
  MoveToState keys;
  keys.raw.actions.count = 32;
  EXPECT_STREQ(refusal_of(keys).what, "num_actions");

  const std::array<std::byte, 12> zeros{};
  CreateObject object;
  object.physics.flags = PhysicsDescription::kChildren;
  object.physics.children.bytes = zeros;
  EXPECT_STREQ(refusal_of(object).what, "children");
  object.physics.flags = PhysicsDescription::kMovement;
  object.physics.has_body = true;
  object.physics.body = motion.body;
  EXPECT_STREQ(refusal_of(object).what, "movement_type");
  object.physics = {};
  object.appearance.bytes = zeros;
  EXPECT_STREQ(refusal_of(object).what, "objdesc");
  const auto appearance = from_hex("11000000");
  object.appearance.bytes = appearance;
  EXPECT_TRUE(encode(object).ok());
}

TEST(PublicWire, the_largest_message_without_views_fits_into_512_bytes) {
  PositionAndMovement m;
  m.pack.flags = PositionPack::kHasVelocity | PositionPack::kHasPlacement;
  InterpretedMotionStatePack state = pack(InterpretedMotionState{}, std::vector<MotionAction>(31));
  state.flags = InterpretedMotionStatePack::kFields;
  m.body.content = state;
  m.body.flags = MovementBody::kStickToObject;
  EXPECT_EQ(encoded_size(m), 356u);
  std::array<std::byte, 512> room;
  EXPECT_EQ(*encode(room, m), 356u);
}

TEST(PublicWire, parameters_are_written_in_each_form_and_read_back) {
  MovementParameters p;
  p.speed = 2.0f;
  p.desired_heading = 90.0f;
  for (const ParametersForm form : {ParametersForm::MoveTo, ParametersForm::TurnTo, ParametersForm::Whole}) {
    std::array<std::byte, 40> room;
    EXPECT_EQ(*encode_parameters(room, p, form), size_of(form));
    const Result<MovementParameters> again = decode_parameters(std::span(room).first(size_of(form)), form);
    ASSERT_TRUE(again.ok());
    EXPECT_EQ(*again, p);
    room.fill(std::byte{0xEE});
    const auto small = encode_parameters(std::span(room).first(size_of(form) - 1), p, form);
    ASSERT_FALSE(small.ok());
    EXPECT_EQ(small.error().offset, size_of(form));
    EXPECT_EQ(room[0], std::byte{0xEE});
  }
}

TEST(PublicWire, an_opcode_without_a_message_has_a_name_too) {
  EXPECT_STREQ(to_string(Opcode::UpdateMotion), "UpdateMotion");
  EXPECT_STREQ(to_string(static_cast<Opcode>(0xF74D)), "unknown");
  EXPECT_TRUE(is_client_action(Opcode::Jump));
  EXPECT_FALSE(is_client_action(static_cast<Opcode>(0xF74D)));
}

}  // namespace
}  // namespace acm::wire
