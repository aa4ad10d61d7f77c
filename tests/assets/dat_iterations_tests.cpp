// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/dat.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/record_checks.h"

namespace acm {
namespace {

using test::from_hex;
using Numbers = DatIterations::Run;
using ::testing::ElementsAre;

TEST(DatIterations, dat_4_iteration_records_read_and_write_the_same_bytes) {
  for (const char* hex : {"18080000 e8f7ffff 01000000", "01000000 ffffffff 01000000",
                          "05000000 feffffff 01000000 fdffffff 0a000000"})
    test::expect_sound_record(read_iterations, write_iterations, from_hex(hex));
  EXPECT_EQ(read_iterations(from_hex("18080000 e8f7ffff 01000000"))->last(), 2072u);
}

TEST(DatIterations, dat_1_4_number_on_its_own_is_read_and_written_as_a_run) {
  const Result<DatIterations> set = read_iterations(from_hex("02000000 07000000 09000040"));
  ASSERT_TRUE(set.ok());
  EXPECT_THAT(set->runs, ElementsAre(Numbers{7, 1}, Numbers{0xC0000009u, 1}));
  EXPECT_TRUE(set->has_single_form);
  EXPECT_EQ(write_iterations(*set), from_hex("02000000 ffffffff 07000000 ffffffff 090000c0"));
}

TEST(DatIterations, run_longer_than_the_total_is_refused) {
  EXPECT_EQ(read_iterations(from_hex("01000000 feffffff 01000000")).error().code, ErrorCode::LimitExceeded);
  EXPECT_EQ(read_iterations(from_hex("ffffff7f 00000080 01000000")).error().code, ErrorCode::LimitExceeded);
}

TEST(DatIterations, negative_total_and_run_past_the_last_number_are_refused) {
  EXPECT_EQ(read_iterations(from_hex("ffffffff ffffffff 01000000")).error().code, ErrorCode::BadValue);
  EXPECT_EQ(read_iterations(from_hex("02000000 feffffff ffffffff")).error().code, ErrorCode::BadValue);
  EXPECT_TRUE(read_iterations(from_hex("02000000 feffffff feffffff")).ok());
}

TEST(DatIterations, inserting_joins_runs_that_touch) {
  DatIterations set;
  for (const std::uint32_t i : {5u, 1u, 2u, 9u}) set.insert(i);
  EXPECT_THAT(set.runs, ElementsAre(Numbers{1, 2}, Numbers{5, 1}, Numbers{9, 1}));
  set.insert(4);
  set.insert(3);
  EXPECT_THAT(set.runs, ElementsAre(Numbers{1, 5}, Numbers{9, 1}));
  EXPECT_EQ(set.total(), 6u);
  EXPECT_EQ(set.last(), 9u);
  EXPECT_TRUE(set.contains(5));
  EXPECT_FALSE(set.contains(6));
  set.insert(0xFFFFFFFFu);
  EXPECT_EQ(set.last(), 0xFFFFFFFFu);
}

}  // namespace
}  // namespace acm
