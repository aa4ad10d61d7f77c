// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "message_checks.h"

namespace acm::wire {
namespace {

using test::from_hex;

/// The text of a field of a line of JSON that holds a plain string.
std::string text_field(const std::string& line, const std::string& key) {
  const std::string begin = "\"" + key + "\":\"";
  const std::size_t at = line.find(begin);
  if (at == std::string::npos) return {};
  const std::size_t from = at + begin.size();
  return line.substr(from, line.find('"', from) - from);
}

std::vector<std::string> recorded_lines(const std::string& name) {
  std::ifstream in(ACMOTION_SOURCE_DIR "/conformance/messages/" + name);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

class RecordedVectors : public testing::TestWithParam<const char*> {};

TEST_P(RecordedVectors, give_their_bytes_again_and_no_cut_or_longer_one_passes) {
  const auto lines = recorded_lines(GetParam());
  ASSERT_FALSE(lines.empty());
  for (const std::string& line : lines) {
    const auto bytes = from_hex(text_field(line, "hex"));
    test::expect_sound_message(bytes);
    const auto message = decode_message(bytes);
    ASSERT_TRUE(message.ok());
    EXPECT_EQ(to_string(opcode_of(*message)), text_field(line, "name"));
  }
}

INSTANTIATE_TEST_SUITE_P(wire, RecordedVectors,
                         testing::Values("wire-captured.jsonl", "wire-synthetic.jsonl"),
                         [](const auto& param_info) {
                           return param_info.index == 0 ? std::string("captured") : std::string("synthetic");
                         });

// The reasons read "UpdateMotion: 40 of 44 bytes used…" and "short read at 20 need 4 of 20".
TEST(NegativeVectors, are_refused_for_the_stated_reason) {
  const auto lines = recorded_lines("wire-negative.jsonl");
  ASSERT_FALSE(lines.empty());
  for (const std::string& line : lines) {
    const std::string reason = text_field(line, "must_fail_because");
    const Error error = test::decoding_error(text_field(line, "hex"));
    unsigned used = 0;
    if (std::sscanf(reason.c_str(), "short read at %u", &used) == 1) {
      EXPECT_EQ(error.code, ErrorCode::Truncated) << reason;
    } else {
      ASSERT_EQ(std::sscanf(reason.c_str(), "UpdateMotion: %u of", &used), 1) << reason;
      EXPECT_EQ(error.code, ErrorCode::TrailingBytes) << reason;
    }
    EXPECT_EQ(error.offset, used) << reason;
  }
}

}  // namespace
}  // namespace acm::wire
