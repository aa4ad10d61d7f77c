// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/actor_pose.h"
#include "actor/body.h"
#include "actor/move_to.h"
#include "actor/position_manager.h"
#include "world/crowd.h"
#include "world/invariants.h"
#include "world/snapshot.h"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <limits>
#include <random>
#include <string>

namespace acm {
namespace {

using namespace test;

// A world in the middle of everything.
ClientWorld busy_world(CrowdMessages& crowd) {
  ClientWorld world(&sample_store());
  for (const wire::Message& message : crowd.creations()) apply_message(world, message);
  for (int i = 0; i < 120; ++i) {
    apply_message(world, crowd.next());
    tick(world, kTick);
  }
  apply_message(world, TestServer(0x60000001).position(at(1, 2)));  // waits for ever
  return world;
}

TEST(Snapshot, a_copy_goes_on_as_the_original) {
  CrowdMessages crowd(30, 5);
  ClientWorld world = busy_world(crowd);
  ClientWorld copy = world;
  for (int i = 0; i < 120; ++i) {
    const wire::Message message = crowd.next();
    apply_message(world, message);
    apply_message(copy, message);
    tick(world, kTick);
    tick(copy, kTick);
    ASSERT_EQ(first_difference(world, copy).field, "") << "tick " << i;
  }
}

TEST(Snapshot, assigning_a_copy_restores_it) {
  CrowdMessages crowd(30, 5);
  ClientWorld world = busy_world(crowd);
  const ClientWorld snapshot = world;
  const std::uint64_t hash = state_hash(world);
  pass(world, 2.0);
  EXPECT_NE(state_hash(world), hash);
  world = snapshot;
  EXPECT_EQ(state_hash(world), hash);
  pass(world, 2.0);
}

TEST(Snapshot, bytes_give_the_same_world_and_the_same_future) {
  CrowdMessages crowd(30, 5);
  ClientWorld world = busy_world(crowd);
  const Vector<std::byte> bytes = write_snapshot(world);
  ClientWorld loaded(&sample_store());
  const Status status = read_snapshot(loaded, bytes);
  ASSERT_TRUE(status.ok()) << status.error().what;
  EXPECT_EQ(write_snapshot(loaded), bytes);
  EXPECT_EQ(loaded.client.deferred.message_count(), 1u);
  for (int i = 0; i < 120; ++i) {
    const wire::Message message = crowd.next();
    apply_message(world, message);
    apply_message(loaded, message);
    tick(world, kTick);
    tick(loaded, kTick);
    ASSERT_EQ(first_difference(world, loaded).field, "") << "tick " << i;
  }
}

TEST(Snapshot, validate_names_object_and_field) {
  CrowdMessages crowd(5, 5);
  ClientWorld a = busy_world(crowd);
  ClientWorld b = a;
  EXPECT_FALSE(first_difference(a, b).found);
  b.find(0x50000003)->body.position.frame.origin.y += 1.0f;
  Difference difference = first_difference(a, b);
  EXPECT_TRUE(difference.found);
  EXPECT_EQ(difference.object, 0x50000003u);
  EXPECT_EQ(difference.field, "body.position.origin.y");
  b = a;
  b.find(0x50000003)->weenie.run_rate += 1.0f;
  EXPECT_EQ(first_difference(a, b).field, "weenie.run_rate");
  b = a;
  delete_object(b, 0x50000005);
  EXPECT_EQ(first_difference(a, b).field, "objects");
  b = a;
  ++b.ticks;
  EXPECT_EQ(first_difference(a, b).field, "ticks");
}

// The same world, in which one object was asked for things under another number.
ClientWorld busy_world_with_context_ids(std::uint32_t id) {
  CrowdMessages crowd(5, 5);
  ClientWorld world = busy_world(crowd);
  Actor& actor = *world.find(0x50000003);
  StepContext& context = world.context();
  MovementParameters p;
  p.context_id = id;
  do_motion(context, actor, command::kRunForward, p);
  p.context_id = id + 1;
  move_to_position(context, actor, at(90, 90), p);
  return world;
}

TEST(Snapshot, context_ids_are_kept) {
  const ClientWorld world = busy_world_with_context_ids(70);
  ClientWorld loaded(&sample_store());
  ASSERT_TRUE(read_snapshot(loaded, write_snapshot(world)).ok());
  const Actor& actor = *loaded.find(0x50000003);
  const ListPool& pool = loaded.scene.pool;
  EXPECT_EQ(find_move_to(loaded.scene, actor)->params.context_id, 71u);
  EXPECT_EQ(actor.sequence.nodes.view(pool).back().ids, (ContextIds{0, 71}));
  EXPECT_EQ(actor.motion_table_manager.pending.view(pool).back().ids, (ContextIds{0, 71}));
}

TEST(Snapshot, context_ids_are_compared_but_not_hashed) {
  const ClientWorld a = busy_world_with_context_ids(70);
  const ClientWorld b = busy_world_with_context_ids(80);
  EXPECT_EQ(first_difference(a, b).object, 0x50000003u);
  EXPECT_EQ(first_difference(a, b).field, "sequence.nodes.ids.context_id");
  EXPECT_EQ(state_hash(a), state_hash(b));
}

TEST(Snapshot, another_version_is_refused) {
  ClientWorld world(&sample_store());
  Vector<std::byte> bytes = write_snapshot(world);
  bytes[4] = std::byte{99};
  EXPECT_EQ(read_snapshot(world, bytes).error().code, ErrorCode::Unsupported);
  bytes[0] = std::byte{0};
  EXPECT_EQ(read_snapshot(world, bytes).error().code, ErrorCode::WrongType);
}

TEST(Snapshot, a_held_thing_is_shown_in_the_same_hand) {
  ClientWorld world(&sample_store());
  NewObject creature, sword;
  creature.setup = kSampleMannequin;
  sword.setup = kSampleSword;
  create_object(world, 0x50000001, creature);
  create_object(world, 0x70000001, sword).body.parent = 0x50000001;
  const std::uint64_t hash = state_hash(world);
  Body& held = world.find(0x70000001)->body;
  held.hold_location = parent_location::kRightHand;
  EXPECT_NE(state_hash(world), hash);
  ClientWorld loaded(&sample_store());
  ASSERT_TRUE(read_snapshot(loaded, write_snapshot(world)).ok());
  std::array<std::array<Frame, 4>, 2> shown;
  const std::array<const ClientWorld*, 2> worlds{&world, &loaded};
  for (std::size_t i = 0; i < 2; ++i)
    EXPECT_GT(pose_actor({.data = shown[i].data(), .part_capacity = 4}, {}, worlds[i]->scene,
                         *worlds[i]->find(0x70000001)),
              0u);
  EXPECT_EQ(shown[0], shown[1]);
  EXPECT_GT(shown[0][0].origin.z, 0.5f) << "above the ground on which it would lie";
  held.hold_location = parent_location::kShield;
  EXPECT_EQ(first_difference(world, loaded).field, "body.hold_location");
}

TEST(Snapshot, an_asset_that_is_not_at_hand_is_named) {
  CrowdMessages crowd(2, 5);
  const ClientWorld world = busy_world(crowd);
  AssetStore nothing;
  ClientWorld empty(&nothing);
  const Status status = read_snapshot(empty, write_snapshot(world));
  ASSERT_FALSE(status.ok());
  EXPECT_EQ(status.error().code, ErrorCode::NotFound);
  EXPECT_EQ(status.error().object_id, kMannequinTable);
  EXPECT_EQ(empty.scene.size(), 0u);
}

TEST(Snapshot, cut_off_bytes_are_refused_and_change_nothing) {
  CrowdMessages crowd(3, 5);
  const ClientWorld world = busy_world(crowd);
  const Vector<std::byte> bytes = write_snapshot(world);
  ClientWorld other(&sample_store());
  NewObject door;
  door.setup = kSampleDoor;
  create_object(other, 0x70000001, door);
  const std::uint64_t hash = state_hash(other);
  for (std::size_t size = 0; size < bytes.size(); size += 7)
    ASSERT_FALSE(read_snapshot(other, Bytes(bytes).first(size)).ok()) << size;
  Vector<std::byte> longer = bytes;
  longer.push_back(std::byte{0});
  EXPECT_EQ(read_snapshot(other, longer).error().code, ErrorCode::TrailingBytes);
  EXPECT_EQ(state_hash(other), hash);
}

// The result of loading a snapshot of a changed world: "loaded", or why it was refused.
template <class Change>
std::string outcome_after(Change change) {
  CrowdMessages crowd(3, 5);
  ClientWorld world = busy_world(crowd);
  change(*world.find(0x50000002));
  ClientWorld other(&sample_store());
  const Status status = read_snapshot(other, write_snapshot(world));
  return status.ok() ? "loaded" : to_string(status.error().code);
}

TEST(Snapshot, states_that_would_break_a_world_are_refused) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  EXPECT_EQ(outcome_after([](Actor&) {}), "loaded");
  EXPECT_EQ(outcome_after([&](Actor& a) { a.body.velocity.y = nan; }), "bad value");
  EXPECT_EQ(outcome_after([&](Actor& a) { a.body.update_time = nan; }), "bad value");
  EXPECT_EQ(outcome_after([](Actor& a) { a.sequence.current = 100; }), "bad value");
  EXPECT_EQ(outcome_after([](Actor& a) { a.sequence.first_cyclic = 100; }), "bad value");
  EXPECT_EQ(outcome_after([](Actor& a) { a.sequence.frame_number = 1e9; }), "bad value");
  EXPECT_EQ(outcome_after([](Actor& a) { a.sequence.first_cyclic = Sequence::kNone; }), "bad value");
  EXPECT_EQ(outcome_after([](Actor& a) { a.body.parent = a.guid; }), "bad value");
  EXPECT_EQ(outcome_after([](Actor& a) { a.body.ground = static_cast<Ground>(77); }), "bad value");
}

TEST(Snapshot, all_bits_of_not_a_number_hash_alike) {
  CrowdMessages crowd(3, 5);
  ClientWorld world = busy_world(crowd);
  const std::uint64_t sound = state_hash(world);
  const auto hash_with = [&](std::uint32_t velocity, std::uint64_t time) {
    ClientWorld changed = world;
    Actor& actor = *changed.find(0x50000002);
    if (velocity != 0) actor.body.velocity.y = std::bit_cast<float>(velocity);
    if (time != 0) actor.body.update_time = std::bit_cast<double>(time);
    return state_hash(changed);
  };
  EXPECT_NE(hash_with(0x7FC00000, 0), sound);
  EXPECT_EQ(hash_with(0x7FC00000, 0), hash_with(0xFFC00001, 0));
  EXPECT_EQ(hash_with(0, 0x7FF8000000000000), hash_with(0, 0xFFF8000000000001));
  // Infinite numbers, whose sum is not a number, are hashed as they are.
  EXPECT_NE(hash_with(0x7F800000, 0), hash_with(0xFF800000, 0));
}

// Every byte of a small world in turn.
TEST(Snapshot, any_one_byte_changed_is_refused_or_makes_a_world_that_runs) {
  CrowdMessages crowd(2, 5);
  const ClientWorld world = busy_world(crowd);
  const Vector<std::byte> bytes = write_snapshot(world);
  ClientWorld other(&sample_store());
  for (std::size_t at = 0; at < bytes.size(); ++at)
    for (const unsigned value : {0x00u, 0x01u, 0x7Fu, 0xFFu}) {
      Vector<std::byte> hostile = bytes;
      hostile[at] = static_cast<std::byte>(value);
      if (!read_snapshot(other, hostile).ok()) continue;
      ASSERT_EQ(broken_invariant(other.scene), nullptr);
      for (int i = 0; i < 4; ++i) tick(other, 0.2);
      ASSERT_EQ(broken_invariant(other.scene), nullptr) << "byte " << at << " as " << value;
    }
}

TEST(Snapshot, hostile_bytes_are_refused_or_make_a_world_that_runs) {
  CrowdMessages crowd(4, 5);
  const ClientWorld world = busy_world(crowd);
  const Vector<std::byte> bytes = write_snapshot(world);
  std::mt19937 dice(1);
  int loaded = 0;
  for (int i = 0; i < 400; ++i) {
    Vector<std::byte> hostile = bytes;
    for (int k = 0; k < 3; ++k) hostile[8 + dice() % (bytes.size() - 8)] = static_cast<std::byte>(dice());
    ClientWorld other(&sample_store());
    if (!read_snapshot(other, hostile).ok()) continue;
    ++loaded;
    pass(other, 0.5);
  }
  EXPECT_GT(loaded, 0);
}

}  // namespace
}  // namespace acm
