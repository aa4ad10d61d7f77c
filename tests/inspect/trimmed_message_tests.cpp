// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/capture.hpp"
#include "acmotion/inspect/message.hpp"
#include "inspect/capture/trimmed_message.h"
#include "wire/vectors.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "support/hex.h"

namespace acm::inspect {
namespace {

using test::from_hex;
using test::to_hex;
using testing::HasSubstr;

TEST(TrimmedMessage, stray_bytes_are_cut_off_a_message_that_is_whole) {
  const Vector<std::byte> whole = from_hex(test::kUpdatePositionUpright.hex);
  Vector<std::byte> longer = whole;
  for (const std::byte b : from_hex("0a0b0c")) longer.push_back(b);
  ASSERT_EQ(wire::decode_message(longer).error().code, ErrorCode::TrailingBytes) << "the library refuses it";
  const auto trimmed = decode_trimmed(longer);
  ASSERT_TRUE(trimmed.ok());
  EXPECT_EQ(to_hex(trimmed->bytes), to_hex(whole));
  EXPECT_EQ(to_hex(trimmed->stray), to_hex(from_hex("0a0b0c")));
  EXPECT_EQ(to_hex(*wire::encode(trimmed->message)), to_hex(whole));
}

TEST(TrimmedMessage, a_message_without_stray_bytes_stays_as_it_is) {
  const Vector<std::byte> whole = from_hex(test::kUpdateMotionAllFields.hex);
  const auto trimmed = decode_trimmed(whole);
  ASSERT_TRUE(trimmed.ok());
  EXPECT_EQ(trimmed->bytes.size(), whole.size());
  EXPECT_TRUE(trimmed->stray.empty());
}

TEST(TrimmedMessage, other_faults_are_still_refused) {
  const Vector<std::byte> whole = from_hex(test::kUpdateMotionAllFields.hex);
  EXPECT_EQ(decode_trimmed(Bytes(whole).first(whole.size() - 1)).error().code, ErrorCode::Truncated);
  EXPECT_EQ(decode_trimmed(from_hex("4cf70000 0320a170 03000201 01010000 0a003d00")).error().code,
            ErrorCode::BadValue);
  EXPECT_EQ(decode_trimmed(from_hex("adde0000")).error().code, ErrorCode::WrongType);
}

TEST(TrimmedMessage, json_of_a_capture_gives_them_apart_and_can_be_encoded) {
  Vector<std::byte> longer = from_hex(test::kUpdatePositionUpright.hex);
  longer.push_back(std::byte{0x0A});
  CapturedMessage captured;
  captured.bytes = longer;
  const auto json = captured_message_json(captured);
  ASSERT_TRUE(json.ok());
  EXPECT_THAT(*json, HasSubstr("\"stray_hex\":\"0a\""));
  const auto again = message_from_json(*json);
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(to_hex(*again), to_hex(from_hex(test::kUpdatePositionUpright.hex)));
}

// Real messages with stray bytes among the vectors that the library must refuse.
TEST(TrimmedMessage, negative_vectors_are_refused_by_the_library_and_cut_for_a_capture) {
  std::ifstream in(ACMOTION_SOURCE_DIR "/conformance/messages/wire-negative.jsonl");
  int cut = 0;
  for (std::string line; std::getline(in, line);) {
    const std::size_t from = line.find("\"hex\":\"") + 7;
    const Vector<std::byte> bytes = from_hex(line.substr(from, line.find('"', from) - from));
    const auto strict = wire::decode_message(bytes);
    ASSERT_FALSE(strict.ok()) << line;
    const bool has_stray_bytes = strict.error().code == ErrorCode::TrailingBytes;
    EXPECT_EQ(decode_trimmed(bytes).ok(), has_stray_bytes) << line;
    if (has_stray_bytes) ++cut;
  }
  EXPECT_GE(cut, 2);
}

}  // namespace
}  // namespace acm::inspect
