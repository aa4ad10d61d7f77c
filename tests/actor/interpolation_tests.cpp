// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/position_manager.h"

#include <gtest/gtest.h>

#include <optional>

#include "steered_body.h"
#include "support/vec_near.h"

namespace acm {
namespace {

using namespace acm::test;
using Node = Interpolation::Node;
using NodeType = Interpolation::NodeType;

// At the origin, with a top speed of 4 m/s: interpolation goes at 8 m/s, 0.8 m a tick.
class InterpolationTest : public testing::Test {
 protected:
  static constexpr float kQuantum = 0.1f;

  InterpolationTest() { b_.stand({}); }

  void smooth_to(Vec3 place, bool keep_heading = true, float heading = 0.0f) {
    Position p = SteeredBody::at(place.x, place.y, place.z);
    set_heading(p.frame, heading);
    interpolate_to(b_.context, b_.actor(), p, keep_heading);
  }
  void push(NodeType type, Vec3 place, Vec3 velocity = {}) {
    b_.interpolation().nodes.push_back({type, SteeredBody::at(place.x, place.y, place.z), velocity});
  }
  // One tick, of which the body takes the given part.
  Frame tick(float taken = 1.0f) {
    Frame offset;
    offset.origin = {0, 0, 9};  // left by the animation
    adjust_offset(b_.context, b_.actor(), offset, kQuantum);
    if (offset.origin.z != 9.0f) {
      Frame part = offset;
      part.origin = offset.origin * taken;
      b_.body().position.frame = combine(b_.body().position.frame, part);
    }
    position_manager_use_time(b_.context, b_.actor());
    return offset;
  }
  static bool unchanged(const Frame& offset) { return offset.origin == Vec3{0, 0, 9}; }
  Vec3 place() { return b_.body().position.frame.origin; }
  Interpolation& in() { return b_.interpolation(); }

  SteeredBody b_;
};

TEST_F(InterpolationTest, in_1_begins_empty) {
  smooth_to({0, 0.01f, 0});
  EXPECT_TRUE(in().nodes.empty());
  EXPECT_EQ(in().original_distance, 999999.0f);
  EXPECT_EQ(in().frame_counter, 0u);
  EXPECT_EQ(in().progress_quantum, 0.0f);
  EXPECT_EQ(in().node_fail_counter, 0);
  EXPECT_FALSE(in().keep_heading);
  EXPECT_EQ(in().blip_position, Position{});
}

TEST_F(InterpolationTest, in_2_stopping_keeps_the_heading_rule_and_the_place_to_jump_to) {
  smooth_to({0, 5, 0});
  tick();
  in().node_fail_counter = 2;
  in().blip_position = SteeredBody::at(1, 1);
  stop_interpolating(b_.context, b_.actor());
  EXPECT_TRUE(in().nodes.empty());
  EXPECT_EQ(in().frame_counter, 0u);
  EXPECT_EQ(in().progress_quantum, 0.0f);
  EXPECT_EQ(in().node_fail_counter, 0);
  EXPECT_EQ(in().original_distance, 999999.0f);
  EXPECT_TRUE(in().keep_heading);
  EXPECT_EQ(in().blip_position, SteeredBody::at(1, 1));
}

TEST_F(InterpolationTest, in_3_interpolating_means_having_places_to_go) {
  EXPECT_FALSE(is_interpolating(b_.scene, b_.actor()));
  smooth_to({0, 5, 0});
  EXPECT_TRUE(is_interpolating(b_.scene, b_.actor()));
  stop_interpolating(b_.context, b_.actor());
  EXPECT_FALSE(is_interpolating(b_.scene, b_.actor()));
}

TEST_F(InterpolationTest, in_4_far_from_the_last_place_it_is_going_to_jump) {
  smooth_to({0, 90, 0});
  smooth_to({0, 180, 0});  // 90 m from the last place, 180 from the body
  EXPECT_EQ(in().node_fail_counter, 0);
  smooth_to({0, 60, 0});  // 120 m from the last place
  EXPECT_EQ(in().node_fail_counter, 4);
  EXPECT_EQ(in().nodes.size(), 3u);
}

TEST_F(InterpolationTest, in_4_far_away_the_heading_follows_the_rule_of_before) {
  b_.face(90);
  smooth_to({0, 150, 0}, true, 30.0f);
  EXPECT_NEAR(heading_of(in().nodes.back().position.frame), 30.0f, 1e-3f);
  EXPECT_FALSE(in().keep_heading);
  in().keep_heading = true;
  smooth_to({0, 0, 0}, false, 30.0f);
  EXPECT_NEAR(heading_of(in().nodes.back().position.frame), 90.0f, 1e-3f);
}

TEST_F(InterpolationTest, in_4_already_there_it_only_turns_and_forgets_all_places) {
  smooth_to({0, 5, 0});
  smooth_to({0, 0.05f, 0}, false, 40.0f);
  EXPECT_TRUE(in().nodes.empty());
  EXPECT_NEAR(b_.heading(), 40.0f, 1e-3f);
  smooth_to({0, 0.05f, 0}, true, 80.0f);
  EXPECT_NEAR(b_.heading(), 40.0f, 1e-3f);
}

TEST_F(InterpolationTest, in_4_a_place_near_the_last_one_replaces_it) {
  smooth_to({0, 5, 0});
  smooth_to({0, 5.04f, 0});
  ASSERT_EQ(in().nodes.size(), 1u);
  EXPECT_FLOAT_EQ(in().nodes.back().position.frame.origin.y, 5.04f);
  smooth_to({0, 5.2f, 0});
  EXPECT_EQ(in().nodes.size(), 2u);
}

TEST_F(InterpolationTest, in_4_keeping_the_heading_is_noted_with_the_place) {
  b_.face(120);
  smooth_to({0, 5, 0}, true, 30.0f);
  EXPECT_TRUE(in().keep_heading);
  EXPECT_NEAR(heading_of(in().nodes.back().position.frame), 120.0f, 1e-3f);
  smooth_to({0, 6, 0}, false, 30.0f);
  EXPECT_FALSE(in().keep_heading);
  EXPECT_NEAR(heading_of(in().nodes.back().position.frame), 30.0f, 1e-3f);
}

TEST_F(InterpolationTest, in_5_how_far_is_too_far) {
  EXPECT_EQ(blip_distance(b_.actor()), 100.0f);
  b_.actor().weenie.present = b_.actor().weenie.is_local_player = true;
  EXPECT_EQ(blip_distance(b_.actor()), 100.0f);
  b_.body().position.cell = 0xA9B40100;
  EXPECT_EQ(blip_distance(b_.actor()), 25.0f);
  b_.actor().weenie.is_local_player = false;
  EXPECT_EQ(blip_distance(b_.actor()), 20.0f);
}

TEST_F(InterpolationTest, in_6_the_next_place_is_measured_from_the_body) {
  smooth_to({0, 0.06f, 0});
  smooth_to({0, 7, 0});
  tick();  // to the first
  tick();  // reached
  EXPECT_EQ(in().nodes.size(), 1u);
  EXPECT_NEAR(in().original_distance, 6.94f, 1e-4f);
  EXPECT_EQ(in().frame_counter, 0u);
  EXPECT_EQ(in().progress_quantum, 0.0f);
}

TEST_F(InterpolationTest, in_6_failed_before_a_velocity_the_place_is_remembered) {
  smooth_to({0, 5, 0});
  push(NodeType::Velocity, {}, {1, 0, 0});
  for (int i = 0; i < 10; ++i) {
    Frame offset;
    adjust_offset(b_.context, b_.actor(), offset, kQuantum);
  }
  EXPECT_EQ(in().node_fail_counter, 1);
  EXPECT_EQ(in().nodes.size(), 1u);
  EXPECT_FLOAT_EQ(in().blip_position.frame.origin.y, 5.0f);
}

TEST_F(InterpolationTest, in_7_needs_contact) {
  smooth_to({0, 5, 0});
  b_.body().contact = false;
  EXPECT_TRUE(unchanged(tick()));
  b_.body().contact = true;
  EXPECT_VEC_NEAR(tick().origin, {0, 0.8f, 0});
}

TEST_F(InterpolationTest, in_7_waits_behind_a_jump_or_a_velocity) {
  smooth_to({0, 5, 0});
  stop_interpolating(b_.context, b_.actor());
  push(NodeType::Jump, {});
  push(NodeType::Position, {0, 5, 0});
  Frame offset;
  offset.origin = {0, 0, 9};
  adjust_offset(b_.context, b_.actor(), offset, kQuantum);
  EXPECT_TRUE(unchanged(offset));
}

TEST_F(InterpolationTest, in_7_speeds) {
  smooth_to({0, 50, 0});
  b_.motion_interp().interpreted.forward_command = command::kRunForward;
  b_.motion_interp().interpreted.forward_speed = 2.0f;
  EXPECT_VEC_NEAR(tick().origin, {0, 1.6f, 0});
  b_.motion_interp().exists = false;
  EXPECT_VEC_NEAR(tick().origin, {0, 0.75f, 0});
}

TEST_F(InterpolationTest, in_7_the_step_is_in_the_axes_of_the_body) {
  b_.face(90);
  smooth_to({0, 5, 0}, true);
  EXPECT_VEC_NEAR(tick().origin, {-0.8f, 0, 0});
  EXPECT_VEC_NEAR(place(), {0, 0.8f, 0});
}

TEST_F(InterpolationTest, in_8_a_velocity_is_set_and_a_jump_is_dropped) {
  smooth_to({0, 5, 0});
  stop_interpolating(b_.context, b_.actor());
  push(NodeType::Velocity, {}, {1, 2, 3});
  push(NodeType::Jump, {});
  b_.body().contact = false;  // does not matter
  tick();
  EXPECT_EQ(b_.body().velocity, (Vec3{1, 2, 3}));
  EXPECT_EQ(in().nodes.size(), 1u);
  tick();
  EXPECT_TRUE(in().nodes.empty());
}

TEST_F(InterpolationTest, in_8_where_it_jumps_to) {
  const auto jump_with = [this](std::initializer_list<Node> nodes) {
    stop_interpolating(b_.context, b_.actor());
    b_.stand({});
    b_.body().velocity = {};
    in().blip_position = SteeredBody::at(0, 77);
    for (const Node& node : nodes) in().nodes.push_back(node);
    in().node_fail_counter = 4;
    position_manager_use_time(b_.context, b_.actor());
    EXPECT_TRUE(in().nodes.empty());
    EXPECT_EQ(in().node_fail_counter, 0);
    return place().y;
  };
  smooth_to({0, 5, 0});
  const Node first{NodeType::Position, SteeredBody::at(0, 1), {}};
  const Node second{NodeType::Position, SteeredBody::at(0, 2), {}};
  const Node velocity{NodeType::Velocity, SteeredBody::at(0, 3), {1, 0, 0}};
  EXPECT_EQ(jump_with({}), 77.0f);
  EXPECT_EQ(jump_with({first, second}), 2.0f);
  EXPECT_EQ(jump_with({first, second, velocity}), 2.0f);
  EXPECT_EQ(b_.body().velocity, (Vec3{1, 0, 0}));
  EXPECT_EQ(jump_with({velocity}), 77.0f);
  EXPECT_EQ(b_.body().velocity, (Vec3{}));
}

TEST_F(InterpolationTest, in_9_only_places_are_ever_added) {
  smooth_to({0, 5, 0});
  smooth_to({0, 150, 0});
  ASSERT_EQ(in().nodes.size(), 2u);
  for (const Node& node : in().nodes.view()) EXPECT_EQ(node.type, NodeType::Position);
}

TEST_F(InterpolationTest, past_the_room_for_far_places_the_oldest_is_dropped_and_reported) {
  for (unsigned i = 0; i <= Interpolation::kMaxNodes; ++i)
    smooth_to({0, i % 2 == 0 ? 150.0f : 0.0f, 0}, true);
  EXPECT_EQ(in().nodes.size(), Interpolation::kMaxNodes);
  ASSERT_EQ(b_.all<LimitReachedEvent>().size(), 1u);
  EXPECT_EQ(b_.all<LimitReachedEvent>()[0].limit, Limit::InterpolationNodes);
}

TEST_F(InterpolationTest, managers_8_45_near_and_free) {
  smooth_to({0, 0.04f, 0}, false, 25.0f);
  EXPECT_NEAR(b_.heading(), 25.0f, 1e-3f);
  EXPECT_FALSE(is_interpolating(b_.scene, b_.actor()));
  b_.face(0);
  smooth_to({0, 2, 0});
  EXPECT_VEC_NEAR(tick().origin, {0, 0.8f, 0});
  EXPECT_VEC_NEAR(tick().origin, {0, 0.8f, 0});
  EXPECT_VEC_NEAR(tick().origin, {0, 0.4f, 0});
  EXPECT_TRUE(is_interpolating(b_.scene, b_.actor()));
  EXPECT_TRUE(unchanged(tick()));
  EXPECT_FALSE(is_interpolating(b_.scene, b_.actor()));
}

TEST_F(InterpolationTest, managers_8_46_at_most_twenty_places) {
  for (int i = 1; i <= 25; ++i) smooth_to({0, static_cast<float>(i), 0});
  EXPECT_EQ(in().nodes.size(), 20u);
  EXPECT_FLOAT_EQ(in().nodes.front().position.frame.origin.y, 6.0f);
  stop_interpolating(b_.context, b_.actor());
  smooth_to({0, 5, 0});
  smooth_to({0, 5.03f, 0});
  EXPECT_EQ(in().nodes.size(), 1u);
}

TEST_F(InterpolationTest, managers_8_47_blocked_it_gives_up_and_jumps) {
  smooth_to({0, 5, 0});
  for (int i = 1; i <= 9; ++i) EXPECT_VEC_NEAR(tick(0.0f).origin, {0, 0.8f, 0}) << i;
  EXPECT_EQ(b_.log(), "");
  tick(0.0f);
  EXPECT_EQ(b_.log(), "blipped");
  EXPECT_VEC_NEAR(place(), {0, 5, 0});
  EXPECT_EQ(in().node_fail_counter, 0);
}

TEST_F(InterpolationTest, managers_8_47_blocked_with_two_places) {
  smooth_to({0, 5, 0});
  smooth_to({0, 8, 0});
  for (int i = 1; i <= 14; ++i) {
    tick(0.0f);
    EXPECT_EQ(in().nodes.size(), i < 10 ? 2u : 1u) << i;
  }
  EXPECT_EQ(b_.log(), "");
  tick(0.0f);
  EXPECT_EQ(b_.log(), "blipped");
  EXPECT_VEC_NEAR(place(), {0, 8, 0});
}

TEST_F(InterpolationTest, managers_8_48_three_tenths_of_the_speed_are_enough) {
  for (const float part : {0.31f, 0.29f}) {
    stop_interpolating(b_.context, b_.actor());
    b_.stand({});
    smooth_to({0, 50, 0});
    for (int i = 0; i < 10; ++i) tick(part);
    EXPECT_EQ(is_interpolating(b_.scene, b_.actor()), part > 0.3f);
  }
}

TEST_F(InterpolationTest, managers_8_48_stuck_to_another_it_never_gives_up) {
  stick_to(b_.context, b_.actor(), 7, 0.5f);  // no update, so nothing moves
  smooth_to({0, 50, 0});
  b_.events.clear();
  for (int i = 0; i < 30; ++i) tick(0.0f);
  EXPECT_TRUE(is_interpolating(b_.scene, b_.actor()));
  EXPECT_EQ(b_.log(), "");
}

TEST_F(InterpolationTest, managers_8_49_far_away_it_jumps_in_the_same_tick) {
  smooth_to({0, 101, 0});
  EXPECT_EQ(in().node_fail_counter, 4);
  tick(0.0f);
  EXPECT_VEC_NEAR(place(), {0, 101, 0});
  EXPECT_FALSE(is_interpolating(b_.scene, b_.actor()));
}

TEST_F(InterpolationTest, managers_8_49_without_room_it_tries_again) {
  smooth_to({0, 101, 0});
  b_.body().placement_refused = true;
  tick(0.0f);
  EXPECT_VEC_NEAR(place(), {0, 0, 0});
  EXPECT_EQ(in().node_fail_counter, 4);
  EXPECT_EQ(in().nodes.size(), 1u);
  EXPECT_EQ(b_.log(), "");
  b_.body().placement_refused = false;
  tick(0.0f);
  EXPECT_VEC_NEAR(place(), {0, 101, 0});
}

TEST_F(InterpolationTest, managers_8_50_blocked_nearby_is_good_enough) {
  smooth_to({0, 0.15f, 0});
  for (int i = 0; i < 10; ++i) tick(0.0f);
  EXPECT_FALSE(is_interpolating(b_.scene, b_.actor()));
  EXPECT_EQ(in().node_fail_counter, 0);
  EXPECT_EQ(b_.log(), "");
  EXPECT_VEC_NEAR(place(), {0, 0, 0});
}

TEST_F(InterpolationTest, managers_8_51_turns_at_once_or_not_at_all) {
  b_.face(10);
  smooth_to({0, 5, 0}, false, 75.0f);
  EXPECT_NEAR(heading_of(tick()), 65.0f, 1e-3f);
  stop_interpolating(b_.context, b_.actor());
  smooth_to({5, 5, 0}, true, 200.0f);
  b_.face(130);  // since then turned by other means
  EXPECT_NEAR(heading_of(tick()), 0.0f, 1e-3f);
}

}  // namespace
}  // namespace acm
