// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/looks.hpp"
#include "actor/actor_pose.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "support/allocation_counter.h"
#include "support/vec_near.h"

namespace acm {
namespace {

constexpr std::size_t kRoom = 8;

// A scene of bodies that stand in a placement pose of two parts, the i-th at x = i.
class ActorPose : public testing::Test {
 protected:
  ActorPose() {
    placement_.parts = {{{0, 1, 0}, {}}, {{0, 2, 0}, {}}};
    for (int i = 0; i < 3; ++i) {
      ids_.push_back(scene_.create(static_cast<Guid>(100 + i)));
      Actor& actor = *scene_.find(ids_.back());
      actor.sequence.placement = &placement_;
      actor.body.position.frame.origin.x = static_cast<float>(i);
    }
  }

  Actor& actor(std::size_t i) { return *scene_.find(ids_[i]); }

  // One actor's parts as frames.
  std::vector<Frame> posed(std::size_t i, const PoseOptions& options = {}) {
    std::vector<Frame> out(kRoom);
    out.resize(pose_actor({.data = out.data(), .part_capacity = kRoom}, options, scene_, actor(i)));
    return out;
  }

  // A Setup whose part 1 holds things one metre to its right, in the right hand.
  void give_hands_to(std::size_t i) {
    hands_.holding_locations = {{parent_location::kRightHand, 1, {{1, 0, 0}, {}}}};
    actor(i).setup = &hands_;
  }
  void put_into_hand(std::size_t i, std::size_t holder) {
    actor(i).body.parent = actor(holder).guid;
    actor(i).body.hold_location = parent_location::kRightHand;
  }

  Scene scene_;
  acm::Setup::Placement placement_;
  acm::Setup hands_;
  std::vector<ActorId> ids_;
};

TEST_F(ActorPose, parts_follow_the_body_and_its_scale) {
  actor(2).body.scale = 3.0f;
  const std::vector<Frame> out = posed(2);
  ASSERT_EQ(out.size(), 2u);
  EXPECT_EQ(out[1].origin, (Vec3{2, 6, 0}));
}

TEST_F(ActorPose, many_at_once_equal_one_by_one) {
  struct Bone {
    Frame frame;
    float weight = 0.5f;
  };
  std::vector<Bone> bones(3 * kRoom);
  std::array<std::uint32_t, 3> counts{}, counts_by_guid{};
  give_hands_to(0);
  put_into_hand(1, 0);
  const PoseOptions options{.mode = PoseMode::Smooth};
  const PoseBuffer buffer{.data = bones.data(), .part_capacity = kRoom, .part_stride = sizeof(Bone)};
  pose_actors(buffer, options, counts, scene_, ids_);
  for (std::size_t i = 0; i < 3; ++i) {
    const std::vector<Frame> alone = posed(i, options);
    ASSERT_EQ(counts[i], alone.size());
    for (std::size_t p = 0; p < counts[i]; ++p) EXPECT_EQ(bones[i * kRoom + p].frame, alone[p]);
    EXPECT_EQ(bones[i * kRoom].weight, 0.5f);
  }
  std::vector<Bone> by_guid(3 * kRoom);
  const std::array<Guid, 3> guids{100, 101, 102};
  pose_actors({.data = by_guid.data(), .part_capacity = kRoom, .part_stride = sizeof(Bone)}, options,
              counts_by_guid, scene_, guids);
  EXPECT_EQ(counts_by_guid, counts);
  for (std::size_t i = 0; i < bones.size(); ++i) EXPECT_EQ(by_guid[i].frame, bones[i].frame);
}

TEST_F(ActorPose, a_crowd_beyond_the_look_ahead_keeps_its_order) {
  for (int i = 3; i < 40; ++i) {
    ids_.push_back(scene_.create(static_cast<Guid>(100 + i)));
    actor(ids_.size() - 1).sequence.placement = &placement_;
    actor(ids_.size() - 1).body.position.frame.origin.x = static_cast<float>(i);
  }
  scene_.destroy(ids_[17]);
  std::vector<Frame> out(40);
  std::vector<std::uint32_t> counts(40, 9);
  pose_actors({.data = out.data(), .part_capacity = 1}, {}, counts, scene_, ids_);
  for (std::size_t i = 0; i < 40; ++i) {
    EXPECT_EQ(counts[i], i == 17 ? 0u : 1u);
    EXPECT_EQ(out[i].origin.x, i == 17 ? 0.0f : static_cast<float>(i));
  }
}

TEST_F(ActorPose, removed_actor_gives_no_parts_and_room_is_kept_to) {
  scene_.destroy(ids_[1]);
  std::array<Frame, 3> out;
  std::array<std::uint32_t, 3> counts{9, 9, 9};
  const test::AllocationCounter counter;
  pose_actors({.data = out.data(), .part_capacity = 1}, {}, counts, scene_, ids_);
  EXPECT_EQ(counter.allocations(), 0u);
  EXPECT_EQ(counts, (std::array<std::uint32_t, 3>{1, 0, 1}));
  EXPECT_EQ(out[2].origin.x, 2.0f);
}

TEST_F(ActorPose, unused_room_is_left_alone_or_cleared) {
  const Frame mark{{7, 7, 7}, {7, 7, 7, 7}};
  const Vec3 marked_scale{8, 8, 8};
  for (const UnusedParts unused : {UnusedParts::Untouched, UnusedParts::Zeroed}) {
    std::array<Frame, 4> out{mark, mark, mark, mark};
    std::array<Vec3, 4> scales{marked_scale, marked_scale, marked_scale, marked_scale};
    pose_actor({.data = out.data(), .part_capacity = 3, .scales = {.data = scales.data()}},
               {.unused_parts = unused}, scene_, actor(0));
    const bool zeroed = unused == UnusedParts::Zeroed;
    EXPECT_EQ(out[2], zeroed ? (Frame{{}, {0, 0, 0, 0}}) : mark);
    EXPECT_EQ(scales[2], zeroed ? Vec3{} : marked_scale);
    EXPECT_EQ(out[3], mark) << "beyond the room";
    EXPECT_EQ(scales[3], marked_scale);
  }
}

TEST_F(ActorPose, matrices_hold_what_frames_say_and_more_parts_than_are_made_at_a_time) {
  placement_.parts.clear();
  for (int i = 0; i < 150; ++i) placement_.parts.push_back({{static_cast<float>(i), 1, 0}, {}});
  std::vector<std::array<float, 12>> out(150);
  PoseOptions options{.format = PoseFormat::Matrix3x4};
  ASSERT_EQ(pose_actor({.data = out.data(), .part_capacity = 150}, options, scene_, actor(2)), 150u);
  for (std::size_t i = 0; i < 150; ++i)
    EXPECT_EQ(out[i], (std::array<float, 12>{1, 0, 0, 2 + static_cast<float>(i), 0, 1, 0, 1, 0, 0, 1, 0}));
  ASSERT_EQ(pose_actor({.data = out.data(), .part_capacity = 100}, options, scene_, actor(2)), 100u);
}

TEST_F(ActorPose, part_scales_are_applied_to_matrices_or_reported) {
  acm::Setup setup;
  setup.scales = {{1, 2, 3}};  // the second part has none
  actor(0).setup = &setup;
  actor(0).body.scale = 2.0f;
  std::array<std::array<float, 12>, 2> matrices;
  std::array<Vec3, 2> scales;
  const PoseBuffer buffer{.data = matrices.data(), .part_capacity = 2, .scales = {.data = scales.data()}};
  pose_actor(buffer, {.format = PoseFormat::Matrix3x4}, scene_, actor(0));
  EXPECT_EQ(matrices[0], (std::array<float, 12>{2, 0, 0, 0, 0, 4, 0, 2, 0, 0, 6, 0}));
  EXPECT_EQ(matrices[1], (std::array<float, 12>{2, 0, 0, 0, 0, 2, 0, 4, 0, 0, 2, 0}));
  const PoseOptions rigid{.format = PoseFormat::Matrix3x4, .part_scales = PartScales::Reported};
  pose_actor(buffer, rigid, scene_, actor(0));
  EXPECT_EQ(matrices[0], (std::array<float, 12>{1, 0, 0, 0, 0, 1, 0, 2, 0, 0, 1, 0}));
  EXPECT_EQ(scales, (std::array<Vec3, 2>{Vec3{2, 4, 6}, Vec3{2, 2, 2}}));
}

// A look with these meshes for the first parts.
Look look_of_meshes(std::initializer_list<ObjectId> drawn) {
  Look look;
  for (const ObjectId mesh : drawn) look.parts.emplace_back().drawn_mesh = mesh;
  return look;
}

TEST_F(ActorPose, meshes_are_those_of_the_setup_or_of_a_look) {
  acm::Setup setup;
  setup.parts = {0x01000001, 0x01000002};
  for (std::size_t i = 0; i < 3; ++i) actor(i).setup = &setup;
  const Look dressed = look_of_meshes({0x01000011, 0});
  const Look short_one = look_of_meshes({0x01000021});
  std::array<Frame, 6> out;
  std::array<ObjectId, 6> meshes;
  std::array<std::uint32_t, 3> counts;
  const PoseBuffer buffer{.data = out.data(), .part_capacity = 2, .meshes = {.data = meshes.data()}};
  pose_actors(buffer, {}, counts, scene_, ids_);
  EXPECT_EQ(meshes, (std::array<ObjectId, 6>{0x01000001, 0x01000002, 0x01000001, 0x01000002, 0x01000001,
                                             0x01000002}));
  const std::array<const Look*, 3> each{&dressed, nullptr, &short_one};
  pose_actors(buffer, {.looks = each}, counts, scene_, ids_);
  EXPECT_EQ(meshes, (std::array<ObjectId, 6>{0x01000011, 0, 0x01000001, 0x01000002, 0x01000021, 0}));
  pose_actors(buffer, {.looks = std::span(each).first(1)}, counts, scene_, ids_);
  EXPECT_EQ(meshes, (std::array<ObjectId, 6>{0x01000011, 0, 0x01000011, 0, 0x01000011, 0}));
}

TEST_F(ActorPose, meshes_go_where_their_strides_say) {
  struct Instance {
    ObjectId mesh = 0xA5A5A5A5;
    Frame frame;
  };
  acm::Setup setup;
  setup.parts = {0x01000001, 0x01000002};
  actor(0).setup = &setup;
  std::array<Instance, 4> out;
  PoseBuffer buffer{.data = &out[0].frame, .part_capacity = 3, .part_stride = sizeof(Instance)};
  buffer.meshes = {.data = &out[0].mesh, .part_stride = sizeof(Instance)};
  pose_actor(buffer, {}, scene_, actor(0));
  EXPECT_EQ(out[1].mesh, 0x01000002u);
  EXPECT_EQ(out[2].mesh, 0xA5A5A5A5u);
  pose_actor(buffer, {.unused_parts = UnusedParts::Zeroed}, scene_, actor(0));
  EXPECT_EQ(out[2].mesh, 0u);
  EXPECT_EQ(out[3].mesh, 0xA5A5A5A5u) << "beyond the room";
}

TEST_F(ActorPose, a_landblock_of_the_callers_choice_is_the_origin) {
  actor(1).body.position.cell = 0xA9B40001;
  PoseOptions options{.origin = PoseOrigin::GivenLandblock, .landblock = 0xA8B60123};
  EXPECT_EQ(posed(1, options)[0].origin, (Vec3{1 + 192.0f, 1 - 2 * 192.0f, 0}));
  options.landblock = 0xA9B4FFFF;
  EXPECT_EQ(posed(1, options)[0].origin, (Vec3{1, 1, 0}));
  options.origin = PoseOrigin::OwnLandblock;
  EXPECT_EQ(posed(1, options)[0].origin, (Vec3{1, 1, 0}));
}

TEST_F(ActorPose, a_held_thing_follows_the_part_that_holds_it_in_its_holders_landblock) {
  give_hands_to(0);
  put_into_hand(2, 0);
  Body& holder = actor(0).body;
  holder.position = {0xA9B40001, {{10, 0, 0}, from_rotation_vector({0, 0, 1.5707963f})}};
  holder.scale = 3.0f;
  actor(2).body.position.cell = 0x01010001;  // where it lay before
  actor(2).body.scale = 0.5f;
  // The hand is 2 m ahead, so 6 of the holder; ahead is west. What it holds is 1 m to its right, and its own
  // first part half a metre ahead.
  const std::vector<Frame> out = posed(2, {.origin = PoseOrigin::GivenLandblock, .landblock = 0xA8B40001});
  ASSERT_EQ(out.size(), 2u);
  EXPECT_VEC_NEAR(out[0].origin, {192 + 10 - 6 - 0.5f, 1, 0});
  Position place;
  ASSERT_TRUE(held_position(place, {}, scene_, actor(2)));
  EXPECT_EQ(place.cell, 0xA9B40001u);
  EXPECT_VEC_NEAR(place.frame.origin, {4, 1, 0});
}

TEST_F(ActorPose, managers_5_6_a_held_thing_is_not_turned_by_a_place_whose_rotation_is_invalid) {
  give_hands_to(0);
  put_into_hand(2, 0);
  const std::vector<Frame> expected = posed(2);
  ASSERT_EQ(expected.size(), 2u);
  for (const Quat invalid : {Quat{0, 0, 0, 0}, Quat{0, 0, 0, 2}}) {
    hands_.holding_locations[0].frame.rotation = invalid;
    EXPECT_EQ(posed(2), expected);
  }
}

TEST_F(ActorPose, things_held_by_a_held_thing_go_along) {
  give_hands_to(0);
  give_hands_to(1);
  put_into_hand(1, 0);
  put_into_hand(2, 1);
  const std::vector<Frame> out = posed(2);
  ASSERT_EQ(out.size(), 2u);
  EXPECT_EQ(out[0].origin, (Vec3{2, 2 + 2 + 1, 0}));
}

TEST_F(ActorPose, a_thing_whose_place_is_not_known_is_not_shown) {
  give_hands_to(0);
  put_into_hand(1, 0);
  EXPECT_EQ(posed(1).size(), 2u);
  actor(1).body.hold_location = parent_location::kShield;
  EXPECT_TRUE(posed(1).empty()) << "no such location";
  put_into_hand(1, 0);
  hands_.holding_locations[0].part = 2;
  EXPECT_TRUE(posed(1).empty()) << "a part that is not shown";
  give_hands_to(0);
  actor(1).body.parent = 999;
  EXPECT_TRUE(posed(1).empty()) << "no such holder";
  put_into_hand(1, 0);
  actor(0).setup = nullptr;
  EXPECT_TRUE(posed(1).empty()) << "a holder without Setup";
}

TEST_F(ActorPose, things_that_hold_one_another_are_not_shown) {
  give_hands_to(0);
  give_hands_to(1);
  put_into_hand(0, 1);
  put_into_hand(1, 0);
  EXPECT_TRUE(posed(0).empty());
}

}  // namespace
}  // namespace acm
