// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire.hpp"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <string>

#include "support/hex.h"
#include "vectors.h"

namespace acm::wire {
namespace {

using test::from_hex;
using Kind = FieldRecord::Kind;

TEST(Explain, lists_each_field_with_its_place_and_value) {
  std::array<FieldRecord, 32> fields;
  const auto bytes = from_hex(test::kUpdateMotionOddHalfword.hex);
  const Explanation e = explain(fields, bytes);
  ASSERT_TRUE(e.status.ok());
  ASSERT_EQ(e.fields, 14u);
  EXPECT_STREQ(fields[0].field, "opcode");
  EXPECT_EQ(fields[0].bits, 0xF74Cu);
  EXPECT_STREQ(fields[6].field, "padding");
  EXPECT_EQ(fields[6].kind, Kind::Padding);
  EXPECT_STREQ(fields[12].field, "forward_speed");
  EXPECT_EQ(fields[12].offset, 26u);
  EXPECT_EQ(fields[12].kind, Kind::Float);
  EXPECT_EQ(std::bit_cast<float>(fields[12].bits), -2.925f);
  EXPECT_EQ(fields[13].offset, 30u);
  EXPECT_EQ(fields[13].size, 2u);
}

TEST(Explain, the_parts_of_a_vector_are_named) {
  std::array<FieldRecord, 16> fields;
  const Explanation e = explain(fields, from_hex(test::kVectorUpdate.hex));
  ASSERT_TRUE(e.status.ok());
  EXPECT_STREQ(fields[3].field, "velocity");
  EXPECT_EQ(fields[3].component, 'y');
}

TEST(Explain, the_fields_of_every_message_cover_it_without_gap_or_overlap) {
  for (const auto* vector : test::kWireVectors) {
    std::array<FieldRecord, 256> fields;
    const auto bytes = from_hex(vector->hex);
    const Explanation e = explain(fields, bytes);
    ASSERT_TRUE(e.status.ok()) << vector->name;
    ASSERT_LE(e.fields, fields.size());
    std::size_t at = 0;
    for (std::size_t i = 0; i < e.fields; ++i) {
      EXPECT_EQ(fields[i].offset, at) << vector->name << ": " << fields[i].field;
      at += fields[i].size;
    }
    EXPECT_EQ(at, bytes.size()) << vector->name;
  }
}

TEST(Explain, fields_without_room_are_counted) {
  std::array<FieldRecord, 2> fields;
  const Explanation e = explain(fields, from_hex(test::kUpdateMotionOddHalfword.hex));
  EXPECT_EQ(e.fields, 14u);
  EXPECT_STREQ(fields[1].field, "guid");
}

TEST(Explain, a_cut_message_is_explained_up_to_the_cut) {
  std::array<FieldRecord, 32> fields;
  const auto bytes = from_hex(test::kUpdateMotionOddHalfword.hex);
  const Explanation e = explain(fields, Bytes(bytes).first(27));
  ASSERT_FALSE(e.status.ok());
  EXPECT_EQ(e.status.error().offset, 26u);
  EXPECT_EQ(e.fields, 12u);
}

TEST(Explain, an_unknown_message_has_no_fields) {
  std::array<FieldRecord, 2> fields;
  const Explanation e = explain(fields, from_hex("efbeadde"));
  EXPECT_EQ(e.fields, 0u);
  EXPECT_EQ(e.status.error().code, ErrorCode::WrongType);
}

}  // namespace
}  // namespace acm::wire
