// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire.hpp"

#include <gtest/gtest.h>

#include "support/hex.h"

namespace acm::wire {
namespace {

using test::from_hex;

TEST(Opcodes, every_message_has_one_and_each_is_found_by_its_name) {
  EXPECT_EQ(all_opcodes().size(), std::variant_size_v<Message>);
  for (const Opcode opcode : all_opcodes()) {
    ASSERT_NE(to_string(opcode), nullptr);
    EXPECT_EQ(opcode_named(to_string(opcode)), opcode);
  }
  EXPECT_EQ(opcode_named("updatemotion"), Opcode::UpdateMotion);
  EXPECT_EQ(opcode_named("Update"), std::nullopt);
}

TEST(Identify, a_bare_message_is_named_by_its_first_word) {
  const auto id = identify(from_hex("4cf70000"));
  ASSERT_TRUE(id.ok());
  EXPECT_TRUE(id->known);
  EXPECT_EQ(id->code(), Opcode::UpdateMotion);
}

TEST(Identify, an_action_is_named_by_the_third_word_of_its_envelope) {
  const auto id = identify(from_hex("b1f70000 07000000 1cf60000"));
  ASSERT_TRUE(id.ok());
  EXPECT_TRUE(id->known);
  EXPECT_EQ(id->code(), Opcode::MoveToState);
  EXPECT_FALSE(identify(from_hex("b1f70000 07000000 1cf600")).ok());
}

TEST(Identify, an_event_is_named_by_its_fourth_word_and_is_none_of_ours) {
  const auto id = identify(from_hex("b0f70000 01000050 07000000 1cf60000"));
  ASSERT_TRUE(id.ok());
  EXPECT_FALSE(id->known);
  EXPECT_EQ(id->type, 0xF61Cu);
}

TEST(Identify, what_is_unknown_keeps_its_number) {
  const auto id = identify(from_hex("efbeadde"));
  ASSERT_TRUE(id.ok());
  EXPECT_FALSE(id->known);
  EXPECT_EQ(id->opcode, 0xDEADBEEFu);
}

TEST(Identify, three_bytes_are_no_opcode) {
  const auto id = identify(from_hex("4cf700"));
  ASSERT_FALSE(id.ok());
  EXPECT_EQ(id.error().code, ErrorCode::Truncated);
}

TEST(Identify, wire_1_a_message_in_the_wrong_envelope_is_not_known) {
  EXPECT_FALSE(identify(from_hex("1cf60000"))->known);
  EXPECT_FALSE(identify(from_hex("b1f70000 07000000 4cf70000"))->known);
}

}  // namespace
}  // namespace acm::wire
