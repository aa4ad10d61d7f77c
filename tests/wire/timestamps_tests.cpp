// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire_movement.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace acm::wire {
namespace {

TEST(Timestamps, wire_5_1_equal_is_not_newer) {
  EXPECT_FALSE(is_newer(5, 5));
  EXPECT_TRUE(is_newer(6, 5));
  EXPECT_FALSE(is_newer(4, 5));
}

TEST(Timestamps, wire_5_1_zero_is_newer_than_65535) {
  EXPECT_TRUE(is_newer(0, 0xFFFF));
  EXPECT_FALSE(is_newer(0xFFFF, 0));
  EXPECT_TRUE(is_newer(0x7FFF, 0));
  EXPECT_FALSE(is_newer(0x8001, 0));
}

TEST(Timestamps, wire_5_1_exactly_opposite_the_smaller_is_newer) {
  EXPECT_TRUE(is_newer(0, 0x8000));
  EXPECT_FALSE(is_newer(0x8000, 0));
}

TEST(Timestamps, advance_wraps_around) {
  TimestampTable table;
  table[Timestamp::Movement] = 0xFFFF;
  EXPECT_EQ(table.advance(Timestamp::Movement), 0u);
  EXPECT_EQ(table[Timestamp::Movement], 0u);
  EXPECT_EQ(table[Timestamp::Position], 0u);
}

RC_GTEST_PROP(Timestamps, of_two_different_timestamps_exactly_one_is_newer,
              (std::uint16_t a, std::uint16_t b)) {
  RC_ASSERT(is_newer(a, b) + is_newer(b, a) == (a != b));
}

}  // namespace
}  // namespace acm::wire
