// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Worlds that meet a bad network or a hostile server.
#include "actor/move_to.h"
#include "actor/position_manager.h"
#include "actor/targeting.h"
#include "world/apply.h"
#include "world/crowd.h"
#include "world/snapshot.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

namespace acm {
namespace {

using namespace test;
using wire::CheckReason;

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr float kInfinity = std::numeric_limits<float>::infinity();

class Disturbances : public testing::Test {
 protected:
  Disturbances() {
    apply_message(world, server.create(at(10, 20)));
    apply_message(world, other.create(at(10, 40)));
    world.clear_events();
  }
  Actor& actor() { return *world.find(kFirst); }

  ClientWorld world{&sample_store()};
  TestServer server{kFirst};
  TestServer other{kSecond};
};

bool has_finite_numbers(const Body& b) {
  const Vec3 o = b.position.frame.origin;
  const Quat q = b.position.frame.rotation;
  for (const float x : {o.x, o.y, o.z, q.w, q.x, q.y, q.z, b.velocity.x, b.velocity.y, b.velocity.z})
    if (!std::isfinite(x)) return false;
  return true;
}

TEST_F(Disturbances, messages_in_the_wrong_order_leave_the_newest) {
  const wire::UpdateMotion walk = server.motion(state_of(command::kWalkForward));
  const wire::UpdateMotion stop = server.motion(state_of(command::kReady));
  EXPECT_EQ(apply_message(world, stop).action, wire::CheckAction::Accept);
  EXPECT_EQ(apply_message(world, walk).reason, CheckReason::StaleMovement);
  pass(world, 1.0);
  EXPECT_EQ(actor().body.position.frame, at(10, 20).frame);
}

TEST_F(Disturbances, duplicates_change_nothing) {
  const std::vector<wire::Message> messages = {
      server.motion(body_of(wire::MoveToObject{kSecond, {}, {}, 1.0f})), server.position(at(11, 20)),
      server.vector({0, 0, 3}), server.state(physics_state::kDefault)};
  for (const wire::Message& m : messages) apply_message(world, m);
  const std::uint64_t hash = state_hash(world);
  for (const wire::Message& m : messages) EXPECT_EQ(apply_message(world, m).action, wire::CheckAction::Drop);
  EXPECT_EQ(apply_message(world, TestServer(kFirst).create(at(50, 50))).action, wire::CheckAction::Accept);
  EXPECT_EQ(state_hash(world), hash);
}

TEST_F(Disturbances, a_target_that_is_deleted_ends_the_chase) {
  apply_message(world, server.motion(body_of(wire::MoveToObject{kSecond, {}, {}, 1.0f})));
  pass(world, 0.5);
  apply_message(world, other.removal());
  ASSERT_EQ(all<MoveFinishedEvent>(world).size(), 1u);
  EXPECT_EQ(all<MoveFinishedEvent>(world)[0].code, MotionError::ObjectGone);
  pass(world, 1.0);
  EXPECT_FALSE(is_moving_to(world.context(), actor()));
}

TEST_F(Disturbances, a_body_stuck_to_what_is_deleted_comes_free) {
  stick_to_object(world.context(), actor(), kSecond);
  apply_message(world, other.removal());
  EXPECT_EQ(sticky_object(world.scene, actor()), 0u);
  pass(world, 1.5);
}

TEST_F(Disturbances, a_watcher_that_is_deleted_is_forgotten_by_its_target) {
  apply_message(world, server.motion(body_of(wire::MoveToObject{kSecond, {}, {}, 1.0f})));
  EXPECT_TRUE(has_voyeurs(world.scene, *world.find(kSecond)));
  apply_message(world, server.removal());
  EXPECT_FALSE(has_voyeurs(world.scene, *world.find(kSecond)));
  pass(world, 1.0);
}

TEST_F(Disturbances, a_body_ordered_to_chase_turn_to_and_stick_to_itself_stands) {
  apply_message(world, server.motion(body_of(wire::MoveToObject{kFirst, {}, {}, 1.0f})));
  EXPECT_FALSE(is_moving_to(world.context(), actor()));
  apply_message(world, server.motion(body_of(wire::TurnToObject{kFirst, 0.0f, {}})));
  EXPECT_FALSE(is_moving_to(world.context(), actor()));
  EXPECT_FALSE(has_voyeurs(world.scene, actor()));
  apply_message(world, server.motion(sticking_to(kFirst)));
  pass(world, 3.0);
  EXPECT_TRUE(has_finite_numbers(actor().body));
  EXPECT_EQ(actor().body.position.frame.origin, at(10, 20).frame.origin);
  EXPECT_FALSE(is_moving_to(world.context(), actor()));
  EXPECT_EQ(sticky_object(world.scene, actor()), 0u);
  apply_message(world, server.removal());
  EXPECT_EQ(world.find(kFirst), nullptr);
}

TEST_F(Disturbances, an_object_that_holds_itself_is_taken_out_of_its_cell) {
  apply_message(world, wire::ParentEvent{kFirst, kFirst, 0, 0, 0,
                                         server.timestamps.advance(wire::Timestamp::Position)});
  EXPECT_EQ(actor().body.parent, 0u);
  EXPECT_FALSE(actor().body.in_cell);
  stick_to_object(world.context(), *world.find(kSecond), kFirst);
  pass(world, 1.0);
}

// The client has no timestamps of either object yet; making room for one must not lose those of the other.
TEST_F(Disturbances, one_of_many_objects_of_the_host_may_be_held_by_another) {
  constexpr Guid kHolder = kFirst + 100, kHeld = kFirst + 164;
  for (Guid guid = kHolder; guid <= kHeld; ++guid) create_object(world, guid, {});
  const wire::ParentEvent first{kHolder, kHeld, 1, 0, 0, 1};
  const wire::ParentEvent second{kHeld - 1, kHolder + 1, 1, 0, 0, 1};
  EXPECT_EQ(apply_message(world, first).action, wire::CheckAction::Accept);
  EXPECT_EQ(world.find(kHeld)->body.parent, kHolder);
  EXPECT_EQ(apply_message(world, second).action, wire::CheckAction::Accept);
  EXPECT_EQ(world.find(kHolder + 1)->body.parent, kHeld - 1);
}

TEST_F(Disturbances, numbers_that_are_not_finite_are_refused_with_their_names_and_touch_no_timestamp) {
  const wire::TimestampTable before = world.client.timestamps[world.scene.id_of(kFirst)];
  wire::UpdatePosition position = server.position(at(11, 20));
  position.pack.position.frame.origin.y = kNan;
  wire::CheckResult result = apply_message(world, position);
  EXPECT_EQ(result.reason, CheckReason::BadNumber);
  EXPECT_STRNE(result.field, nullptr);
  EXPECT_EQ(apply_message(world, server.vector({0, kInfinity, 0})).reason, CheckReason::BadNumber);
  EXPECT_EQ(apply_message(world, server.motion(state_of(command::kWalkForward, kNan))).reason,
            CheckReason::BadNumber);
  EXPECT_EQ(
      apply_message(world, server.motion(body_of(wire::MoveToObject{kSecond, {}, {}, kInfinity}))).reason,
      CheckReason::BadNumber);
  wire::CreateObject m = TestServer(0x50000009).create(at(kNan, 0));
  EXPECT_EQ(apply_message(world, m).reason, CheckReason::BadNumber);
  EXPECT_EQ(world.find(0x50000009), nullptr);
  EXPECT_EQ(world.client.timestamps[world.scene.id_of(kFirst)], before);
}

TEST_F(Disturbances, huge_numbers_leave_finite_bodies) {
  const float huge = std::numeric_limits<float>::max();
  const std::vector<wire::Message> messages = {
      server.vector({huge, -huge, huge}, {huge, huge, huge}),
      server.position(at(huge, -huge, huge)),
      server.motion(state_of(command::kWalkForward, huge)),
      server.motion(state_of(command::kRunForward, -huge)),
      server.motion(body_of(wire::MoveToPosition{{0xFFFFFFFF, {huge, huge, huge}}, {}, huge})),
      other.motion(body_of(wire::MoveToObject{kFirst, {}, {}, -huge})),
      server.teleport(at(-huge, huge, 0)),
  };
  const ClientWorld before = world;
  for (const wire::Message& m : messages) {
    apply_message(world, m);
    pass(world, 0.3);
  }
  EXPECT_TRUE(has_finite_numbers(world.find(kFirst)->body));
  EXPECT_TRUE(has_finite_numbers(world.find(kSecond)->body));
  // Each alone, with nothing after it that would put the body somewhere else.
  for (const wire::Message& m : messages) {
    ClientWorld alone = before;
    apply_message(alone, m);
    pass(alone, 2.0);
    EXPECT_TRUE(has_finite_numbers(alone.find(kFirst)->body)) << "message " << &m - messages.data();
    EXPECT_TRUE(has_finite_numbers(alone.find(kSecond)->body)) << "message " << &m - messages.data();
  }
}

TEST_F(Disturbances, a_guid_that_is_used_again_is_another_object) {
  apply_message(world, other.motion(body_of(wire::MoveToObject{kFirst, {}, {}, 1.0f})));
  const ActorId before = world.scene.id_of(kFirst);
  server.timestamps.advance(wire::Timestamp::Instance);
  apply_message(world, server.create(at(80, 80), kSampleBeast));
  EXPECT_EQ(world.scene.find(before), nullptr);
  EXPECT_EQ(all<MoveFinishedEvent>(world).size(), 1u);  // the chase was of the one before
  EXPECT_EQ(apply_message(world, TestServer(kFirst).motion(state_of(command::kWalkForward))).reason,
            CheckReason::PastInstance);
  pass(world, 1.0);
  EXPECT_EQ(actor().body.position.frame, at(80, 80).frame);
}

TEST_F(Disturbances, a_body_leaves_the_world_in_the_middle_of_everything) {
  apply_message(world, other.motion(body_of(wire::MoveToObject{kFirst, {}, {}, 1.0f})));
  apply_message(world, server.motion(body_of(wire::MoveToObject{kSecond, {}, {}, 1.0f})));
  pass(world, 0.4);
  apply_message(world, server.position(at(14, 22)));
  stick_to_object(world.context(), actor(), kSecond);
  apply_message(world, server.vector({1, 1, 4}));
  pass(world, 0.1);
  apply_message(world, wire::PickupEvent{kFirst, 0, server.timestamps.advance(wire::Timestamp::Position)});
  EXPECT_EQ(sticky_object(world.scene, actor()), 0u);
  const Position left = actor().body.position;
  pass(world, 1.0);
  EXPECT_EQ(actor().body.position, left);
  apply_message(world, server.position(at(30, 30)));
  apply_message(world, server.motion(state_of(command::kWalkForward)));
  pass(world, 2.0);
  EXPECT_GT(actor().body.position.frame.origin.y, 30.5f);
}

TEST_F(Disturbances, everything_is_deleted_while_everything_is_linked) {
  CrowdMessages crowd(30, 3);
  ClientWorld busy(&sample_store());
  for (const wire::Message& m : crowd.creations()) apply_message(busy, m);
  for (int i = 0; i < 300; ++i) apply_message(busy, crowd.next());
  pass(busy, 0.5);
  while (busy.scene.size() > 0) {
    delete_object(busy, busy.scene.in_order(busy.scene.size() / 2).guid);
    tick(busy, kTick);
  }
  EXPECT_EQ(busy.scene.targeting.used() + busy.scene.move_to.used() + busy.scene.sticky.used() +
                busy.scene.constraint.used() + busy.scene.interpolation.used(),
            0u);
  EXPECT_EQ(busy.scene.pool.free_count(), busy.scene.pool.block_count());
}

TEST_F(Disturbances, messages_shuffled_lost_and_doubled_leave_worlds_that_agree) {
  std::mt19937 dice(9);
  CrowdMessages crowd(20, 9);
  ClientWorld one(&sample_store()), two(&sample_store());
  std::vector<wire::Message> messages = crowd.creations();
  for (int i = 0; i < 600; ++i) messages.push_back(crowd.next());
  for (std::size_t i = 0; i + 8 < messages.size(); i += 4)
    std::shuffle(messages.begin() + static_cast<std::ptrdiff_t>(i),
                 messages.begin() + static_cast<std::ptrdiff_t>(i + 8), dice);
  for (const wire::Message& m : messages) {
    if (dice() % 10 == 0) continue;
    const int times = dice() % 10 == 0 ? 2 : 1;
    for (int k = 0; k < times; ++k) ASSERT_EQ(apply_message(one, m), apply_message(two, m));
    tick(one, kTick);
    tick(two, kTick);
    ASSERT_EQ(state_hash(one), state_hash(two)) << first_difference(one, two).field;
  }
  EXPECT_GT(one.scene.size(), 10u);
}

TEST_F(Disturbances, a_full_event_buffer_only_drops_events) {
  WorldStateOptions small;
  small.event_capacity = 3;
  small.event_slots = 0;
  ClientWorld other_world(&sample_store(), small), full(&sample_store());
  CrowdMessages crowd(10, 2);
  for (const wire::Message& m : crowd.creations()) {
    apply_message(other_world, m);
    apply_message(full, m);
  }
  pass(other_world, 1.0);
  pass(full, 1.0);
  EXPECT_EQ(other_world.events().size(), 3u);
  EXPECT_GT(other_world.dropped_events(), 0u);
  EXPECT_EQ(state_hash(other_world), state_hash(full));
}

}  // namespace
}  // namespace acm
