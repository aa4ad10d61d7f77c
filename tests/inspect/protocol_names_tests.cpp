// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/message/protocol_names.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <string>

#include "support/hex.h"

namespace acm::inspect {
namespace {

using test::from_hex;

std::string label_of(const char* hex) {
  return message_label(*wire::identify(from_hex(hex)));
}

TEST(ProtocolNames, all_messages_events_and_actions_are_there_in_order) {
  std::size_t counts[3] = {};
  for (const ProtocolName& name : protocol_names()) ++counts[static_cast<std::size_t>(name.kind)];
  EXPECT_EQ(counts[0], 82u);
  EXPECT_EQ(counts[1], 104u);
  EXPECT_EQ(counts[2], 163u);
  EXPECT_TRUE(std::ranges::is_sorted(
      protocol_names(), {}, [](const ProtocolName& name) { return std::pair(name.kind, name.number); }));
  for (const ProtocolName& name : protocol_names()) EXPECT_FALSE(name.name.empty()) << name.number;
}

TEST(ProtocolNames, a_label_says_where_the_number_stands) {
  EXPECT_EQ(label_of("4cf70000"), "UpdateMotion");
  EXPECT_EQ(label_of("b1f70000 01000000 1cf60000"), "MoveToState");
  EXPECT_EQ(label_of("9e010000"), "PlayerKilled");
  EXPECT_EQ(label_of("b0f70000 01000050 02000000 bd020000"), "event Tell");
  EXPECT_EQ(label_of("b1f70000 02000000 5d000000"), "action Tell");
}

TEST(ProtocolNames, numbers_without_a_name_stay_numbers) {
  EXPECT_EQ(label_of("adde0000"), "0xDEAD");
  EXPECT_EQ(label_of("b0f70000 01000050 02000000 adde0000"), "event 0xDEAD");
  EXPECT_EQ(label_of("b1f70000 02000000 adde0000"), "action 0xDEAD");
  EXPECT_EQ(protocol_name(*wire::identify(from_hex("adde0000"))), "");
}

TEST(ProtocolNames, a_number_with_two_names_has_both) {
  EXPECT_EQ(label_of("43f60000"), "CharacterCreateResponse/CharacterRestoreResponse");
  EXPECT_EQ(label_of("b0f70000 01000050 02000000 62000000"), "event VendorInfoEvent/ApproachVendor");
}

TEST(ProtocolNames, an_opcode_is_shown_with_its_envelope) {
  EXPECT_EQ(opcode_text(*wire::identify(from_hex("4cf70000"))), "0xF74C");
  EXPECT_EQ(opcode_text(*wire::identify(from_hex("b1f70000 01000000 1cf60000"))), "0xF7B1/0xF61C");
}

// Compares the table with the sheet it was made from.
TEST(ProtocolNames, agree_with_the_sheet) {
  constexpr const char* kKinds[] = {"message", "event", "action"};
  std::ifstream sheet(ACMOTION_SOURCE_DIR "/tests/data/opcodes.csv");
  std::set<std::string> expected, found;
  std::string line;
  std::getline(sheet, line);
  while (std::getline(sheet, line)) {
    std::erase(line, '\r');
    EXPECT_TRUE(expected.insert(line).second) << line;
  }
  for (const ProtocolName& name : protocol_names()) {
    char number[16];
    std::snprintf(number, sizeof number, "0x%04X", name.number);
    found.insert(std::string(kKinds[static_cast<std::size_t>(name.kind)]) + "," + number + "," +
                 std::string(name.name));
  }
  EXPECT_EQ(found, expected);
}

}  // namespace
}  // namespace acm::inspect
