// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/asset_store.h"
#include "assets/bound_script.h"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

namespace acm::test {
namespace {

PhysicsScript script_of(std::initializer_list<double> starts) {
  PhysicsScript script;
  script.id = 0x33000001;
  std::uint32_t sound = 1;
  for (const double start : starts) script.entries.push_back({start, {0, SoundHook{sound++}}});
  return script;
}

TEST(BoundScript, ps_1_hooks_come_by_time_and_those_of_one_time_in_file_order) {
  const PhysicsScript script = script_of({1.0, 0.5, 0.0, 0.5});
  const BoundScript bound = bind_script(script);
  std::vector<std::uint32_t> entries;
  for (const BoundScript::Cue& cue : bound.cues) entries.push_back(cue.entry);
  EXPECT_EQ(entries, (std::vector<std::uint32_t>{2, 1, 3, 0}));
  EXPECT_EQ(bound.length, 1.0);
  EXPECT_EQ(std::get<SoundHook>(bound.cues[0].hook->payload).wave, 3u);
  EXPECT_TRUE(bound.is_playable);
}

TEST(BoundScript, ps_1_empty_scripts_and_times_that_are_not_finite_cannot_be_played) {
  EXPECT_FALSE(bind_script(script_of({})).is_playable);
  for (const double bad : {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()})
    EXPECT_FALSE(bind_script(script_of({0.0, bad})).is_playable) << bad;
}

TEST(BoundScript, the_store_binds_scripts_as_they_arrive) {
  AssetStore store;
  EXPECT_EQ(store.find_script(0x33000001), nullptr);
  store.add(script_of({0.5, 0.25}));
  const BoundScript* bound = store.find_script(0x33000001);
  ASSERT_NE(bound, nullptr);
  EXPECT_EQ(bound->id, 0x33000001u);
  EXPECT_EQ(bound->cues[0].time, 0.25);
}

}  // namespace
}  // namespace acm::test
