// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "anim/script_player.h"

#include <gtest/gtest.h>

#include <limits>

#include "support/allocation_counter.h"

namespace acm::test {
namespace {

PhysicsScript script_of(std::initializer_list<double> starts) {
  PhysicsScript script;
  std::uint32_t sound = 1;
  for (const double start : starts) script.entries.push_back({start, {0, SoundHook{sound++}}});
  return script;
}

/// Which entries came.
std::vector<std::uint32_t> entries(std::span<const BoundScript::Cue> cues) {
  std::vector<std::uint32_t> out;
  for (const BoundScript::Cue& cue : cues) out.push_back(cue.entry);
  return out;
}

using Entries = std::vector<std::uint32_t>;

TEST(ScriptPlayer, hooks_come_by_time_and_those_of_one_time_in_file_order) {
  const PhysicsScript script = script_of({1.0, 0.5, 0.0, 0.5});
  const BoundScript bound = bind_script(script);
  EXPECT_EQ(entries(bound.cues), (Entries{2, 1, 3, 0}));
  EXPECT_EQ(bound.length, 1.0);
  EXPECT_EQ(std::get<SoundHook>(bound.cues[0].hook->payload).wave, 3u);
}

TEST(ScriptPlayer, a_hook_comes_in_the_tick_that_reaches_its_time) {
  const PhysicsScript script = script_of({0.0, 0.5, 0.5, 1.0});
  const BoundScript bound = bind_script(script);
  ScriptPlayer player{.started = 100.0};
  EXPECT_EQ(entries(advance(player, bound, 100.0)), (Entries{0}));
  EXPECT_EQ(entries(advance(player, bound, 100.4)), Entries{});
  EXPECT_EQ(entries(advance(player, bound, 100.5)), (Entries{1, 2}));
  EXPECT_FALSE(is_over(player, bound));
  EXPECT_EQ(entries(advance(player, bound, 200.0)), (Entries{3}));
  EXPECT_TRUE(is_over(player, bound));
  EXPECT_EQ(entries(advance(player, bound, 300.0)), Entries{});
}

TEST(ScriptPlayer, nan_times_hold_nothing_up) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const PhysicsScript script = script_of({nan, 2.0, nan, 1.0, -1.0});
  const BoundScript bound = bind_script(script);
  ScriptPlayer player;
  EXPECT_EQ(entries(advance(player, bound, 1e9)), (Entries{4, 3, 1}));
  EXPECT_FALSE(is_over(player, bound));
}

TEST(ScriptPlayer, playing_allocates_nothing) {
  const PhysicsScript script = script_of({0.0, 0.5, 1.0});
  const BoundScript bound = bind_script(script);
  ScriptPlayer player;
  const AllocationCounter counter;
  for (int i = 0; i < 60; ++i) advance(player, bound, i / 30.0);
  EXPECT_TRUE(is_over(player, bound));
  EXPECT_EQ(counter.allocations(), 0u);
}

}  // namespace
}  // namespace acm::test
