// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/actor_pose.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "support/allocation_counter.h"

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

  Scene scene_;
  acm::Setup::Placement placement_;
  std::vector<ActorId> ids_;
};

TEST_F(ActorPose, parts_follow_the_body_and_its_scale) {
  Actor& actor = *scene_.find(ids_[2]);
  actor.body.scale = 3.0f;
  std::array<Frame, kRoom> out;
  ASSERT_EQ(pose_actor(out, scene_, actor, PoseMode::Keyframe), 2u);
  EXPECT_EQ(out[1].origin, (Vec3{2, 6, 0}));
}

TEST_F(ActorPose, many_at_once_equal_one_by_one) {
  struct Bone {
    Frame frame;
    float weight = 0.5f;
  };
  std::vector<Bone> bones(3 * kRoom);
  std::array<std::uint32_t, 3> counts{};
  pose_actors({&bones[0].frame, kRoom, kRoom * sizeof(Bone), sizeof(Bone)}, counts, scene_, ids_,
              PoseMode::Smooth);
  for (std::size_t i = 0; i < 3; ++i) {
    std::array<Frame, kRoom> alone;
    ASSERT_EQ(counts[i], pose_actor(alone, scene_, *scene_.find(ids_[i]), PoseMode::Smooth));
    for (std::size_t p = 0; p < counts[i]; ++p) EXPECT_EQ(bones[i * kRoom + p].frame, alone[p]);
    EXPECT_EQ(bones[i * kRoom].weight, 0.5f);
  }
}

TEST_F(ActorPose, removed_actor_gives_no_parts_and_room_is_kept_to) {
  scene_.destroy(ids_[1]);
  std::array<Frame, 3> out;
  std::array<std::uint32_t, 3> counts{9, 9, 9};
  const test::AllocationCounter counter;
  pose_actors({out.data(), 1, sizeof(Frame)}, counts, scene_, ids_, PoseMode::Keyframe);
  EXPECT_EQ(counter.allocations(), 0u);
  EXPECT_EQ(counts, (std::array<std::uint32_t, 3>{1, 0, 1}));
  EXPECT_EQ(out[2].origin.x, 2.0f);
}

}  // namespace
}  // namespace acm
