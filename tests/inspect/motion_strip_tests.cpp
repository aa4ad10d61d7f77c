// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"
#include "inspect/draw/motion_strip.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/human_table.h"
#include "support/sample_store.h"

namespace acm {
namespace {

using test::sample_store;
using testing::ElementsAre;
using testing::HasSubstr;

class Strips : public testing::Test {
 protected:
  static Command named(const char* name) { return find_command(name).value(); }
  static const BoundTable& man() { return **sample_store().bind(0x09000001); }
  static const BoundTable& door() { return **sample_store().bind(0x09000003); }
};

MotionStrip of_frames(std::size_t count, bool loops) {
  MotionStrip strip;
  strip.loops = loops;
  strip.frames.resize(count);
  return strip;
}

TEST(ChosenFrames, are_evenly_spaced) {
  EXPECT_THAT(chosen_frames(of_frames(6, true), 12), ElementsAre(0, 1, 2, 3, 4, 5));
  EXPECT_THAT(chosen_frames(of_frames(18, true), 6), ElementsAre(0, 3, 6, 9, 12, 15));
  EXPECT_THAT(chosen_frames(of_frames(18, true), 7), ElementsAre(0, 3, 6, 9, 12, 15));
  EXPECT_THAT(chosen_frames(of_frames(9, false), 5), ElementsAre(0, 2, 4, 6, 8));
}

TEST(ChosenFrames, a_one_shot_keeps_its_last) {
  EXPECT_THAT(chosen_frames(of_frames(10, false), 4), ElementsAre(0, 3, 6, 9));
  EXPECT_THAT(chosen_frames(of_frames(11, false), 4), ElementsAre(0, 4, 8, 10));
  EXPECT_THAT(chosen_frames(of_frames(11, false), 1), ElementsAre(0));
}

TEST(ChosenFrames, are_never_more_than_asked_for) {
  for (const bool loops : {false, true})
    for (std::size_t total = 0; total < 40; ++total)
      for (std::size_t count = 0; count < 15; ++count)
        EXPECT_LE(chosen_frames(of_frames(total, loops), count).size(), std::min(total, count));
}

TEST_F(Strips, a_cycle_gives_time_and_place_of_each_frame) {
  const auto strip = lay_out(man(), {named("NonCombat"), 0, named("WalkForward")});
  ASSERT_TRUE(strip.has_value());
  EXPECT_EQ(strip->title, "NonCombat: WalkForward");
  EXPECT_THAT(strip->note, HasSubstr("3.12 m/s"));
  EXPECT_TRUE(strip->loops);
  ASSERT_EQ(strip->frames.size(), 18u);
  EXPECT_NEAR(strip->frames[15].time, 0.5, 1e-9);
  EXPECT_NEAR(strip->frames[15].body.origin.y, 1.56f, 1e-4f);
}

TEST_F(Strips, a_link_played_backwards_runs_from_its_last_frame) {
  const auto strip = lay_out(door(), {named("NonCombat"), named("On"), named("Off")});
  ASSERT_TRUE(strip.has_value());
  EXPECT_EQ(strip->title, "NonCombat: On to Off");
  EXPECT_FALSE(strip->loops);
  EXPECT_TRUE(strip->frames.front().backward);
  EXPECT_EQ(strip->frames.front().frame, 28u);
  EXPECT_EQ(strip->frames.back().frame, 0u);
}

TEST_F(Strips, position_frames_move_the_body) {
  const auto strip = lay_out(man(), {named("NonCombat"), 0, named("StaggerBackward")});
  ASSERT_TRUE(strip.has_value());
  EXPECT_NEAR(strip->frames.back().body.origin.y, -0.5f, 0.01f);
}

TEST_F(Strips, a_held_pose_is_its_one_frame) {
  const test::SketchedTable table = test::human_table().finish();
  const auto strip = [&](Command motion) {
    return *lay_out(table.bound(), {command::kNonCombat, 0, motion});
  };
  const MotionStrip pickup = strip(command::kPickup);
  ASSERT_EQ(pickup.frames.size(), 1u);
  EXPECT_EQ(pickup.frames[0].frame, 12u);
  EXPECT_EQ(pickup.note, "1 frame, held for ever");
  EXPECT_EQ(strip(command::kReload).note, "1 frame, held for ever");
  EXPECT_EQ(strip(command::kSleeping).note, "20 frames at 30 per second, 0.67 s") << "cut to what is there";
  EXPECT_EQ(strip(command::kSitting).frames.size(), 0u);
}

TEST_F(Strips, cycles_beyond_the_catalogue_are_offered_as_what_lays_them_out) {
  test::TableSketch sketch = test::human_table();
  sketch.cycle(command::kNonCombat, 0x43008140u, {.anims = {sketch.anim("point", 3)}});
  const test::SketchedTable table = sketch.finish();
  const std::vector<MotionChoice> choices = motions_of(*table.bound().table, command::kNonCombat);
  for (const MotionChoice& choice : choices)
    EXPECT_TRUE(lay_out(table.bound(), choice).has_value()) << std::hex << choice.motion;
  EXPECT_TRUE(std::ranges::any_of(choices, [](const MotionChoice& c) { return c.motion == 0x8140u; }));
}

TEST_F(Strips, a_style_offers_its_cycles_and_actions) {
  const std::vector<MotionChoice> choices = motions_of(*man().table, named("BowCombat"));
  const auto offers = [&](const char* motion) {
    return std::any_of(choices.begin(), choices.end(),
                       [&](const MotionChoice& c) { return c.motion == named(motion); });
  };
  EXPECT_TRUE(offers("Ready") && offers("WalkForward") && offers("Shoot") && offers("Twitch1"));
  EXPECT_FALSE(offers("SlashHigh"));
  EXPECT_FALSE(lay_out(man(), {named("BowCombat"), 0, named("SlashHigh")}).has_value());
}

}  // namespace
}  // namespace acm
