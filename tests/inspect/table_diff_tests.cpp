// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/diff/table_diff.h"

#include <gmock/gmock.h>

#include <limits>

#include "support/fixture_f.h"

namespace acm::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// "changed cycle NonCombat / WalkForward: framerate 30 -> 45"
std::vector<std::string> differences(const MotionTable& before, const MotionTable& after) {
  std::vector<std::string> out;
  for (const TableDifference& d : compare_tables(before, after))
    out.push_back(std::string(to_string(d.kind)) + " " + d.place + ": " + d.what);
  return out;
}

/// A table with one state, one modifier and one link.
MotionTable table_of(float framerate, Vec3 velocity = {}, bool with_link = true) {
  MotionTableBuilder builder(0x09000001, kNonCombat);
  builder.style_default(kNonCombat, kReady)
      .cycle(motion_key(kNonCombat, kReady),
             {.anims = {{0x03000001, 0, -1, framerate}}, .velocity = velocity})
      .modifier(kTurn & 0xFFFFFF, {.omega = {0, 0, -1.5f}});
  if (with_link)
    builder.link_group(motion_key(kNonCombat, kReady)).link(kWave, {.anims = {{0x03000002, 0, 5, 30}}});
  return std::move(builder).build();
}

TEST(TableDiff, a_table_means_the_same_as_itself) {
  EXPECT_THAT(differences(table_of(30), table_of(30)), IsEmpty());
}

TEST(TableDiff, numbers_that_are_none_are_the_same_as_themselves) {
  constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
  EXPECT_THAT(differences(table_of(kNan, {kNan, 1, kNan}), table_of(-kNan, {kNan, 1, -kNan})), IsEmpty());
  EXPECT_THAT(
      differences(table_of(-kNan, {0, -kNan, 0}), table_of(30, {kNan, 0, 0})),
      ElementsAre(
          "changed cycle NonCombat / Ready: framerate nan -> 30, velocity (0, nan, 0) -> (nan, 0, 0)"));
}

TEST(TableDiff, changes_name_place_and_field) {
  EXPECT_THAT(
      differences(table_of(30), table_of(45, {0, 4, 0})),
      ElementsAre("changed cycle NonCombat / Ready: framerate 30 -> 45, velocity (0, 0, 0) -> (0, 4, 0)"));
}

TEST(TableDiff, every_field_of_a_motion_counts) {
  using Motion = MotionTableBuilder::Motion;
  const Motion plain{.anims = {{0x03000001, 0, -1, 30}}};
  const auto changed = [&](const Motion& motion) {
    MotionTableBuilder a(0x09000001, kNonCombat), b(0x09000001, kNonCombat);
    a.cycle(motion_key(kNonCombat, kReady), plain);
    b.cycle(motion_key(kNonCombat, kReady), motion);
    const std::vector<std::string> found = differences(std::move(a).build(), std::move(b).build());
    return found.size() == 1 ? found[0].substr(found[0].find(": ") + 2) : "";
  };
  EXPECT_EQ(changed(plain), "");
  EXPECT_EQ(changed({.anims = plain.anims, .bits = 2}), "bits 0 -> 2");
  EXPECT_EQ(changed({.anims = plain.anims, .velocity = {1, 0, 0}}), "velocity (0, 0, 0) -> (1, 0, 0)");
  EXPECT_EQ(changed({.anims = plain.anims, .omega = {0, 0, 2}}), "omega (0, 0, 0) -> (0, 0, 2)");
  EXPECT_EQ(changed({.anims = {{0x03000002, 0, -1, 30}}}),
            "animation 0x03000001 0..end at 30/s -> 0x03000002 0..end at 30/s");
  EXPECT_EQ(changed({.anims = {{0x03000001, 1, -1, 30}}}), "frames 0..-1 -> 1..-1");
  EXPECT_EQ(changed({.anims = {{0x03000001, 0, 4, 30}}}), "frames 0..-1 -> 0..4");
}

TEST(TableDiff, added_and_removed_entries_are_described) {
  EXPECT_THAT(differences(table_of(30, {}, false), table_of(30)),
              ElementsAre("added link NonCombat / Ready > Wave: 0x03000002 0..5 at 30/s"));
  EXPECT_THAT(differences(table_of(30), table_of(30, {}, false)),
              ElementsAre("removed link NonCombat / Ready > Wave: 0x03000002 0..5 at 30/s"));
}

TEST(TableDiff, order_and_overridden_entries_do_not_count) {
  MotionTableBuilder a(0x09000001, kNonCombat), b(0x09000002, kNonCombat);
  a.cycle(1, {.bits = 1}).cycle(2, {.bits = 2});
  b.cycle(2, {.bits = 3}).cycle(2, {.bits = 2}).cycle(1, {.bits = 1});
  EXPECT_THAT(differences(std::move(a).build(), std::move(b).build()), IsEmpty());
}

TEST(TableDiff, defaults_count) {
  MotionTableBuilder a(1, kNonCombat), b(1, kSwordCombat);
  a.style_default(kNonCombat, kReady);
  b.style_default(kNonCombat, kWalk).style_default(kSwordCombat, kReady);
  EXPECT_THAT(differences(std::move(a).build(), std::move(b).build()),
              ElementsAre("changed default style: NonCombat -> SwordCombat",
                          "changed default of NonCombat: Ready -> WalkForward",
                          "added default of SwordCombat: Ready"));
}

}  // namespace
}  // namespace acm::test
