// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/actor_pose.h"
#include "actor/display_frame.h"
#include "actor/position_manager.h"
#include "base/heading.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "drawn_body.h"
#include "support/allocation_counter.h"
#include "support/vec_near.h"

namespace acm {
namespace {

using test::draw;
using test::Drawn;
using test::forward;
using test::Host;
using test::Mover;

const std::vector<Host> kHosts = {{60, 0},   {144, 0},      {60, 30},      {144, 30},
                                  {144, 60}, {60, 0, true}, {144, 0, true}};

struct Steps {
  double least, most, mean;
};

template <class Measure>
Steps steps_of(const std::vector<Position>& path, Measure measure) {
  Steps steps{1e9, 0.0, 0.0};
  for (std::size_t i = 1; i < path.size(); ++i) {
    const double step = measure(path[i - 1], path[i]);
    steps.least = std::min(steps.least, step);
    steps.most = std::max(steps.most, step);
    steps.mean += step / static_cast<double>(path.size() - 1);
  }
  return steps;
}

double walked(const Position& a, const Position& b) {
  return distance(a, b);
}

double turned(const Position& a, const Position& b) {
  const double degrees = std::fabs(heading_of(b.frame) - heading_of(a.frame));
  return std::min(degrees, 360.0 - degrees);
}

double metres_per_second(const Drawn& drawn, const Host& host) {
  return distance(drawn.shown.front(), drawn.shown.back()) / static_cast<double>(drawn.shown.size() - 1) *
         host.draws_per_second;
}

void expect_near_the_simulated(const Drawn& drawn, double speed, double key_frame_seconds,
                               const std::string& name) {
  for (std::size_t i = 0; i < drawn.shown.size(); ++i) {
    const double most = speed * (key_frame_seconds + drawn.ahead[i]) * 1.01 + 1e-3;
    ASSERT_LE(distance(drawn.shown[i], drawn.simulated[i]), most) << name << ", frame " << i;
  }
}

class DisplayFrame : public testing::TestWithParam<ObjectId> {};

TEST_P(DisplayFrame, every_drawn_frame_of_a_walk_or_run_moves_by_as_much) {
  for (const Host& host : kHosts)
    for (const Command motion : {command::kWalkForward, command::kRunForward})
      for (const float speed : {0.5f, 1.0f, 2.0f, 3.0f, -0.5f, -1.0f, -2.0f, -3.0f}) {
        const std::string name = name_of(host) + ", " + std::string(command_name(motion)) + " at " +
                                 std::to_string(static_cast<double>(speed));
        Mover mover(host.gated);
        const Drawn drawn = draw(mover.creature(GetParam()).moving(forward(motion, speed)), host, 2.0);
        const double key_frame =
            1.0 / std::fabs(current_node(mover.actor().sequence, mover.scene.pool)->framerate);
        const Steps steps = steps_of(drawn.shown, walked);
        EXPECT_GT(steps.least, 0.8 * steps.mean) << name;
        EXPECT_LE(steps.most, 1.2 * steps.mean) << name;
        EXPECT_GT(steps.mean * host.draws_per_second, 0.5) << name;
        expect_near_the_simulated(drawn, metres_per_second(drawn, host), key_frame, name);
      }
}

TEST_P(DisplayFrame, the_simulated_body_stands_still_and_jumps_instead) {
  Mover mover;
  const Drawn drawn =
      draw(mover.creature(GetParam()).moving(forward(command::kRunForward, 1.0f)), {60, 0}, 2.0);
  const Steps steps = steps_of(drawn.simulated, walked);
  EXPECT_EQ(steps.least, 0.0);
  EXPECT_GT(steps.most, 1.9 * steps.mean);
}

TEST_P(DisplayFrame, a_body_that_turns_in_place_turns_evenly) {
  for (const Host& host : kHosts)
    for (const float speed : {0.5f, 1.0f, 2.0f, -1.0f}) {
      InterpretedMotionState turn;
      turn.turn_command = command::kTurnRight;
      turn.turn_speed = speed;
      Mover mover(host.gated);
      const Steps steps = steps_of(draw(mover.creature(GetParam()).moving(turn), host, 2.0).shown, turned);
      const std::string name = name_of(host) + " at " + std::to_string(static_cast<double>(speed));
      EXPECT_GT(steps.least, 0.8 * steps.mean) << name;
      EXPECT_LE(steps.most, 1.2 * steps.mean) << name;
      EXPECT_GT(steps.mean, 0.1) << name;
    }
}

TEST_P(DisplayFrame, the_simulation_does_not_notice_who_looks) {
  Mover watched, alone;
  InterpretedMotionState movement = forward(command::kRunForward, 1.7f);
  movement.turn_command = command::kTurnRight;
  watched.creature(GetParam()).moving(movement);
  alone.creature(GetParam()).moving(movement);
  std::array<Frame, 64> parts;
  for (int i = 0; i < 200; ++i) {
    watched.pass(1.0 / 60.0);
    alone.pass(1.0 / 60.0);
    for (const double since_tick : {0.0, 0.004, 0.1, 5.0}) {
      EXPECT_TRUE(std::isfinite(watched.shown(since_tick).frame.origin.x));
      pose_actor({.data = parts.data(), .part_capacity = parts.size()},
                 {.mode = PoseMode::Smooth, .place = BodyPlace::Display, .seconds_since_tick = since_tick},
                 watched.scene, watched.actor());
    }
    ASSERT_EQ(watched.bits(), alone.bits()) << i;
  }
}

INSTANTIATE_TEST_SUITE_P(Creatures, DisplayFrame, testing::Values(kSampleMannequin, kSampleBeast),
                         [](const auto& creature) {
                           return creature.param == kSampleMannequin ? "mannequin" : "beast";
                         });

// An animation whose root motion stands in its position frames: each key frame leads `step` further.
Animation walking_by(const Frame& step) {
  Animation animation;
  animation.id = 0x03000001;
  animation.part_count = 1;
  animation.frame_count = 7;
  animation.part_frames.resize(7);
  animation.hook_starts.assign(8, 0);
  animation.position_frames.assign(7, step);
  return animation;
}

TEST(DisplayFramePlaces, position_frames_are_divided_over_their_time_and_scaled_with_the_body) {
  const Animation animation = walking_by({{0, 0.1f, 0}, {}});
  for (const Host& host : kHosts)
    for (const float framerate : {15.0f, 30.0f, 90.0f, -15.0f, -30.0f, -90.0f}) {
      Mover mover(host.gated);
      mover.body().scale = 2.0f;
      const Drawn drawn = draw(mover.playing(animation, framerate), host, 2.0);
      const std::string name = name_of(host) + " at " + std::to_string(static_cast<double>(framerate));
      const Steps steps = steps_of(drawn.shown, walked);
      EXPECT_NEAR(steps.mean * host.draws_per_second, 0.2 * std::fabs(static_cast<double>(framerate)), 0.02)
          << name;
      EXPECT_GT(steps.least, 0.95 * steps.mean) << name;
      EXPECT_LE(steps.most, 1.05 * steps.mean) << name;
    }
}

TEST(DisplayFramePlaces, in_the_air_the_velocity_moves_a_body_and_the_ground_stops_it) {
  const Animation animation = walking_by({{0, 0.1f, 0}, {}});
  Mover mover;
  mover.playing(animation, 30.0f);
  mover.body().position.frame.origin.z = 10.0f;
  set_ground_contact(mover.context, mover.actor(), false, false);
  set_velocity(mover.context, mover.actor(), {1, 0, 2});
  mover.pass(1.0 / 45.0);  // in the middle of a key frame
  const Vec3 at = mover.body().position.frame.origin, v = mover.body().velocity;
  EXPECT_EQ(mover.shown().frame.origin, at) << "no root motion in the air";
  EXPECT_VEC_NEAR(mover.shown(0.1).frame.origin,
                  {at.x + 0.1f * v.x, at.y, at.z + 0.1f * v.z - 0.5f * 9.8f * 0.01f});
  mover.body().position.frame.origin.z = 0.1f;
  mover.body().velocity = {0, 0, -9};
  EXPECT_EQ(mover.shown(0.1).frame.origin.z, 0.0f) << "not below the ground";
}

TEST(DisplayFramePlaces, a_fall_is_shown_as_evenly_as_it_is_drawn) {
  Mover mover(true);
  mover.creature(kSampleMannequin);
  mover.body().position.frame.origin.z = 100.0f;
  set_ground_contact(mover.context, mover.actor(), false, false);
  set_velocity(mover.context, mover.actor(), {3, 0, 0});
  const Steps steps =
      steps_of(draw(mover, {144, 0, true}, 1.0).shown, [](const Position& a, const Position& b) {
        return static_cast<double>(b.frame.origin.x - a.frame.origin.x);
      });
  EXPECT_NEAR(steps.mean, 3.0 / 144.0, 1e-4);
  EXPECT_GT(steps.least, 0.9 * steps.mean);
  EXPECT_LE(steps.most, 1.1 * steps.mean);
}

TEST(DisplayFramePlaces, bodies_that_are_not_simulated_stand_still) {
  const Animation animation = walking_by({{0, 0.1f, 0}, {}});
  const auto stands_still = [&](auto stop) {
    Mover mover;
    mover.playing(animation, 30.0f).pass(0.09);
    EXPECT_NE(mover.shown(0.1), mover.shown(0.0)) << "moves before";
    stop(mover);
    return mover.shown(0.1) == mover.shown(0.0);
  };
  EXPECT_TRUE(stands_still([](Mover& m) { m.body().state |= physics_state::kFrozen; })) << "frozen";
  EXPECT_TRUE(stands_still([](Mover& m) { m.body().state |= physics_state::kHidden; })) << "hidden";
  EXPECT_TRUE(stands_still([](Mover& m) { m.body().was_made_static = true; })) << "static";
  EXPECT_TRUE(stands_still([](Mover& m) { m.body().active = false; })) << "asleep";
  EXPECT_TRUE(stands_still([](Mover& m) { m.body().in_cell = false; })) << "in no cell";
  EXPECT_TRUE(stands_still([](Mover& m) { m.body().parent = 7; })) << "held";
}

TEST(DisplayFramePlaces, falling_asleep_moves_nothing) {
  const Animation animation = walking_by({{0, 0.1f, 0}, {}});
  Mover mover;
  mover.playing(animation, 30.0f).pass(0.05);
  const Position before = mover.shown();
  EXPECT_NE(before, mover.body().position) << "in the middle of a key frame";
  mover.body().active = false;
  EXPECT_EQ(mover.shown(), before);
}

TEST(DisplayFramePlaces, a_manager_that_replaces_root_motion_replaces_the_unapplied_part) {
  const Animation animation = walking_by({{0, 0.1f, 0}, {}});
  Mover mover;
  mover.playing(animation, 30.0f).pass(0.05);
  Position goal = mover.body().position;
  goal.frame.origin.x += 3.0f;
  interpolate_to(mover.context, mover.actor(), goal, false);
  const Vec3 at = mover.body().position.frame.origin;
  EXPECT_VEC_NEAR(mover.shown(0.0).frame.origin, {at.x, at.y, at.z});
  const Vec3 later = mover.shown(0.1).frame.origin;
  EXPECT_GT(later.x, at.x + 0.1f);
  EXPECT_EQ(later.y, at.y);
  mover.pass(0.1);
  EXPECT_VEC_NEAR(mover.body().position.frame.origin, {later.x, later.y, later.z});
}

TEST(DisplayFramePlaces, times_that_make_no_sense_are_bounded) {
  const Animation animation = walking_by({{0, 0.1f, 0}, {}});
  Mover mover;
  mover.playing(animation, 30.0f).pass(0.05);
  const Position now = mover.shown(0.0), most = mover.shown(0.2);
  EXPECT_EQ(mover.shown(-1.0), now);
  EXPECT_EQ(mover.shown(std::numeric_limits<double>::quiet_NaN()), now);
  EXPECT_EQ(mover.shown(1e30), most);
}

TEST(DisplayFramePlaces, a_step_that_leaves_the_numbers_behind_is_not_shown) {
  const Animation animation = walking_by({{0, 3e38f, 0}, {}});
  Mover mover;
  mover.body().scale = 100.0f;
  mover.playing(animation, 30.0f).pass(0.02);
  EXPECT_EQ(mover.shown(0.1), mover.body().position);
}

TEST(DisplayFramePlaces, many_at_once_equal_one_by_one_and_allocate_nothing) {
  struct Row {
    Position position;
    float tag = 0.5f;
  };
  Mover mover;
  mover.creature(kSampleMannequin).moving(forward(command::kRunForward, 1.0f)).pass(0.1).pass(0.11);
  ActorId removed = mover.scene.create(0x50000002);
  mover.scene.destroy(removed);
  const std::array<ActorId, 3> ids{mover.id(), removed, mover.id()};
  std::array<Row, 3> rows;
  rows[1].position.cell = 1;
  const test::AllocationCounter counter;
  EXPECT_EQ(display_positions(&rows[0].position, sizeof(Row), mover.scene, ids, 0.01), 2u);
  EXPECT_EQ(counter.allocations(), 0u);
  EXPECT_EQ(rows[0].position, mover.shown(0.01));
  EXPECT_EQ(rows[1].position, Position{}) << "was removed";
  EXPECT_EQ(rows[2].position, mover.shown(0.01));
  EXPECT_EQ(rows[1].tag, 0.5f);
}

TEST(DisplayFramePlaces, a_pose_at_the_display_frame_is_played_on_as_the_body_is_moved_on) {
  // One part that is left behind by as much as the body moves, so that it stays where it is, as a foot does.
  Animation animation = walking_by({{0, 0.1f, 0}, {}});
  for (std::size_t i = 0; i < 7; ++i) animation.part_frames[i].origin.y = -0.1f * static_cast<float>(i);
  Mover mover;
  mover.playing(animation, 30.0f);
  const float before = mover.body().position.frame.origin.y;
  for (const double since_tick : {0.0, 0.01, 0.02, 0.05, 0.07, 0.11, 0.15}) {
    Frame foot;
    ASSERT_EQ(
        pose_actor({.data = &foot, .part_capacity = 1},
                   {.mode = PoseMode::Smooth, .place = BodyPlace::Display, .seconds_since_tick = since_tick},
                   mover.scene, mover.actor()),
        1u);
    EXPECT_NEAR(foot.origin.y, before, 1e-4) << since_tick;
  }
}

}  // namespace
}  // namespace acm
