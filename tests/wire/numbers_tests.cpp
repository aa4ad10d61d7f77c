// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire.hpp"
#include "wire/numbers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <string>

#include "message_checks.h"
#include "vectors.h"

namespace acm::wire {
namespace {

using test::kNan;

constexpr float kInfinity = std::numeric_limits<float>::infinity();

TEST(Finite, the_vectors_are_finite) {
  for (const auto* vector : test::kWireVectors) {
    const auto bytes = test::from_hex(vector->hex);
    EXPECT_EQ(bad_number_field(*decode_message(bytes)), nullptr) << vector->name;
  }
}

// Each number of each message in turn is made infinite in its bytes; the answer must name the field that the
// explanation of the message has there.
TEST(Finite, every_number_of_every_message_is_looked_at_and_named) {
  unsigned numbers = 0;
  for (const auto* vector : test::kWireVectors) {
    FieldRecord fields[256];
    const auto sound = test::from_hex(vector->hex);
    const std::size_t count = std::min<std::size_t>(explain(fields, sound).fields, std::size(fields));
    for (std::size_t i = 0; i < count; ++i) {
      const FieldRecord& f = fields[i];
      if (f.kind != FieldRecord::Kind::Float) continue;
      auto bytes = sound;
      const std::byte infinite[4] = {{}, {}, std::byte{0x80}, i % 2 ? std::byte{0x7F} : std::byte{0xFF}};
      std::copy_n(infinite, 4, bytes.begin() + f.offset);
      const auto message = decode_message(bytes);
      ASSERT_TRUE(message.ok()) << vector->name << ": " << f.field;
      const char* named = bad_number_field(*message);
      ASSERT_NE(named, nullptr) << vector->name << ": " << f.field;
      std::string expected = f.field;
      if (f.component != 0) expected += std::string(".") + f.component;
      const bool of_an_action = std::string(named) == "actions.speed" && expected == "speed";
      EXPECT_TRUE(expected == named || of_an_action) << vector->name << ": " << expected << ", not " << named;
      ++numbers;
    }
  }
  EXPECT_GT(numbers, 100u);
}

TEST(Finite, not_a_number_and_both_infinities_count_the_largest_number_does_not) {
  VectorUpdate m;
  for (const float bad : {kNan, -kNan, kInfinity, -kInfinity}) {
    m.omega.y = bad;
    EXPECT_STREQ(bad_number_field(m), "omega.y");
  }
  m.omega.y = std::numeric_limits<float>::max();
  EXPECT_EQ(bad_number_field(m), nullptr);
}

TEST(Finite, messages_without_numbers_have_none_to_refuse) {
  EXPECT_EQ(bad_number_field(Message(SetState{})), nullptr);
  EXPECT_EQ(bad_number_field(Message(DeleteObject{})), nullptr);
}

}  // namespace
}  // namespace acm::wire
