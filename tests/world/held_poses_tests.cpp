// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What a body shows in the cycles of shipped tables that look like faults (core 3): at rate 0, with the first
// frame above the last, past the end of the animation, and without an animation.
#include "actor/actor_pose.h"
#include "actor/movement.h"
#include "world/player_fixture.h"

#include <gtest/gtest.h>

#include <array>

#include "support/human_table.h"

namespace acm::test {
namespace {

constexpr float kPlacement = 100.0f;  // x of the part when nothing plays

/// The human table, whose animations show in x which of their frames a body is in.
AssetStore& numbered_assets() {
  static SketchedTable table = [] {
    TableSketch sketch = human_table();
    for (const char* name : {"ready", "reload", "pickup", "sleep"}) {
      Animation& animation = sketch.animation(name);
      for (std::uint32_t f = 0; f < animation.frame_count; ++f)
        animation.part_frames[f].origin.x = static_cast<float>(f);
    }
    sketch.cycle(command::kNonCombat, command::kDead, {.anims = {sketch.anim("ready", 33, 0.0f)}});
    SketchedTable finished = sketch.finish();
    acm::Setup setup;
    setup.id = kSampleMannequin;
    setup.parts = {0x01000001};
    setup.placements = {{placement::kDefault, {{{kPlacement, 0, 0}, {}}}, {}}};
    finished.store().add(setup);
    return finished;
  }();
  return table.store();
}

class HeldPoses : public testing::Test {
 protected:
  void order(Command motion) {
    ASSERT_EQ(do_motion(f_.context(), f_.actor(), motion, {}), MotionError::None);
  }
  /// The frame that is shown, in every way of showing one; the same in all.
  float shown(double since_tick = 0.0) {
    float first = -1.0f;
    for (const PoseMode mode : {PoseMode::Keyframe, PoseMode::Smooth})
      for (const BodyPlace place : {BodyPlace::Simulated, BodyPlace::Display}) {
        std::array<Frame, 2> parts;
        const PoseOptions options{.mode = mode, .place = place, .seconds_since_tick = since_tick};
        EXPECT_EQ(pose_actor({.data = parts.data(), .part_capacity = 2}, options, f_.world.scene, f_.actor()),
                  1u);
        const float x = parts[0].origin.x - f_.origin().x;
        if (first < 0.0f) first = x;
        EXPECT_EQ(x, first);
      }
    return first;
  }

  PlayerFixture f_{numbered_assets()};
};

TEST_F(HeldPoses, core_3_at_rate_0_a_body_holds_the_first_frame_for_ever) {
  for (const Command pose : {command::kReload, command::kDead}) {
    order(pose);
    for (int i = 0; i < 300; ++i) {
      f_.frame();
      ASSERT_EQ(shown(0.02), 0.0f);
    }
  }
}

TEST_F(HeldPoses, core_3_a_first_frame_above_the_last_is_the_one_that_is_held) {
  order(command::kPickup);
  for (int i = 0; i < 300; ++i) {
    f_.frame();
    ASSERT_EQ(shown(0.02), 12.0f);
  }
}

TEST_F(HeldPoses, core_3_a_range_past_the_end_plays_what_is_there) {
  order(command::kSleeping);
  float last = 0.0f;
  for (int i = 0; i < 60; ++i) {
    f_.frame(0.04);
    std::array<Frame, 2> parts;
    ASSERT_EQ(pose_actor({.data = parts.data(), .part_capacity = 2}, {}, f_.world.scene, f_.actor()), 1u);
    const float x = parts[0].origin.x - f_.origin().x;
    ASSERT_TRUE(x > last ? x <= 19.0f : x <= 1.0f) << x << " after " << last;
    last = x;
  }
}

TEST_F(HeldPoses, core_2_10_a_cycle_without_an_animation_shows_the_placement) {
  order(command::kSitting);
  for (int i = 0; i < 30; ++i) {
    f_.frame();
    ASSERT_EQ(shown(0.02), kPlacement);
  }
  order(command::kReady);
  EXPECT_EQ(shown(), 0.0f);
}

// The links of a list go when a cycle comes; without one, the last of them is what repeats (core 2.2).
TEST_F(HeldPoses, core_2_2_a_link_to_a_cycle_without_an_animation_repeats) {
  static SketchedTable table = [] {
    TableSketch sketch = human_table();
    sketch.link(command::kNonCombat, command::kReady, command::kSitting, {.anims = {sketch.anim("sit", 5)}});
    return sketch.finish();
  }();
  PlayerFixture f(table.store());
  ASSERT_EQ(do_motion(f.context(), f.actor(), command::kSitting, {}), MotionError::None);
  for (int i = 0; i < 30; ++i) {
    f.frame(0.1);
    ASSERT_EQ(table.names(f.actor().sequence, f.pool()), "sit");
  }
}

}  // namespace
}  // namespace acm::test
