// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base/counter_random.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <set>

namespace acm {
namespace {

TEST(CounterRandom, a_number_depends_on_its_place_alone) {
  const CounterRandom row(7, 0x50000001);
  const float third = row.unit(3);
  EXPECT_EQ(row.unit(3), third);
  EXPECT_EQ(CounterRandom(7, 0x50000001).unit(3), third);
  EXPECT_NE(CounterRandom(8, 0x50000001).unit(3), third);
  EXPECT_NE(CounterRandom(7, 0x50000002).unit(3), third);
  EXPECT_NE(row.unit(4), third);
}

// The bits are part of what two machines must agree on.
TEST(CounterRandom, the_numbers_are_the_same_everywhere) {
  static_assert(CounterRandom(0, 0).bits(0) == 0xA706DD2F4D197E6Fu);
  EXPECT_EQ(CounterRandom(0, 0).bits(0), 0xA706DD2F4D197E6Fu);
  EXPECT_EQ(CounterRandom(1, 0x50000001).bits(9), 0x81114FECD2277484u);
}

TEST(CounterRandom, units_fill_0_to_1_evenly_and_stay_below_1) {
  constexpr int kBins = 16, kDraws = 160'000;
  int bins[kBins] = {};
  float most = 0.0f;
  for (std::uint32_t count = 0; count < kDraws; ++count) {
    const float u = CounterRandom(5, 0x50000001 + count % 4).unit(count / 4);
    ASSERT_GE(u, 0.0f);
    most = u > most ? u : most;
    ++bins[static_cast<int>(u * kBins)];
  }
  EXPECT_LT(most, 1.0f);
  for (const int bin : bins) EXPECT_NEAR(bin, kDraws / kBins, 500);
}

TEST(CounterRandom, rolls_reach_both_ends) {
  std::set<double> rolls;
  for (std::uint32_t count = 0; count < 500'000; ++count) rolls.insert(CounterRandom(0, 1).roll(count));
  EXPECT_EQ(*rolls.begin(), 0.0);
  EXPECT_EQ(*rolls.rbegin(), 1.0);
  EXPECT_EQ(rolls.size(), 32768u);
}

}  // namespace
}  // namespace acm
