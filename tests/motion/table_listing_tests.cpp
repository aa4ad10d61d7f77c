// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "motion/table_listing.h"

#include <gmock/gmock.h>

#include "support/fixture_f.h"

namespace acm::test {
namespace {

using testing::ElementsAre;

TEST(TableListing, states_are_the_cycles_of_a_style) {
  const SketchedTable table = fixture_f().finish();
  EXPECT_THAT(states_of(*table.bound().table, kSwordCombat), ElementsAre(kReady));
  EXPECT_THAT(states_of(*table.bound().table, kNonCombat), ElementsAre(kReady, kRun, kWalk, kTurn, kSide));
}

TEST(TableListing, motions_are_cycles_of_the_style_and_of_the_default_style_links_modifiers_and_styles) {
  TableSketch sketch = fixture_f();
  add_slash(sketch);
  const SketchedTable table = sketch.finish();
  EXPECT_THAT(motions_from(*table.bound().table, kSwordCombat, kReady),
              ElementsAre(kSlashHigh, kReady, kRun, kWalk, kTurn, kSide, kNonCombat));
  // The wave is filed under Ready, through which it is reached from the walk too.
  EXPECT_THAT(motions_from(*table.bound().table, kNonCombat, kWalk),
              ElementsAre(kWave, kReady, kRun, kWalk, kTurn, kSide, kSwordCombat));
}

TEST(TableListing, keys_that_are_not_commands_are_left_out) {
  MotionTableBuilder builder(0x09000001, kNonCombat);
  builder.cycle(motion_key(kNonCombat, 0xFFFF), {}).cycle(motion_key(kNonCombat, kReady), {});
  const MotionTable table = std::move(builder).build();
  EXPECT_THAT(states_of(table, kNonCombat), ElementsAre(kReady));
}

}  // namespace
}  // namespace acm::test
