// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What each object may report however many events the others have.
#include "acmotion/acmotion.hpp"
#include "acmotion/sample.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace acm {
namespace {

constexpr Guid kSwinger = 0x80000002;
constexpr Guid kNoisy = 0x80000001;  // its events come first

Assets& sample() {
  static Assets assets = sample_assets();
  return assets;
}

std::ptrdiff_t count(const World& world, Guid guid, EventType type) {
  return std::ranges::count_if(world.events(),
                               [&](const Event& e) { return e.object == guid && e.type == type; });
}
std::ptrdiff_t swings(const World& world, Guid guid) {
  return std::ranges::count_if(world.events(), [&](const Event& e) {
    return e.object == guid && e.type == EventType::Hook && e.hook.type == HookType::Attack;
  });
}

class EventSlotsOfWorld : public testing::Test {
 protected:
  static WorldOptions options(std::size_t capacity) {
    return {.ground = Ground::Flat, .event_capacity = capacity};
  }
  static void create(World& world, Guid guid) {
    ObjectParameters p;
    p.setup = kSampleMannequin;
    p.position = {0xA9B40013, {{50.0f, 50.0f, 0.0f}, {}}};
    ASSERT_TRUE(world.create_object(guid, p));
    world.do_motion(guid, command::kSwordCombat);
  }
  // Motions that take no time: each reports MotionDone in the next tick.
  static void ask(World& world, Guid guid, int motions) {
    for (int i = 0; i < motions; ++i)
      world.do_motion(guid, i % 2 == 0 ? command::kTurnRight : command::kTurnLeft);
  }
  static void swing(World& world, Guid guid) { world.do_motion(guid, command::kSlashHigh); }
};

TEST_F(EventSlotsOfWorld, a_noisy_object_does_not_crowd_out_the_swing_of_another) {
  World world(sample(), options(4));
  create(world, kNoisy);
  create(world, kSwinger);
  swing(world, kSwinger);
  std::ptrdiff_t seen = 0, done = 0;
  std::uint64_t dropped = 0;
  for (int i = 0; i < 100; ++i) {
    ask(world, kNoisy, 60);
    world.tick(1.0 / 30);
    seen += swings(world, kSwinger);
    done += count(world, kSwinger, EventType::MotionDone);
    dropped += world.dropped_events();
    world.clear_events();
  }
  EXPECT_EQ(seen, 1);
  EXPECT_GE(done, 2);  // into the stance, and the swing
  EXPECT_GT(dropped, 0u);
}

TEST_F(EventSlotsOfWorld, an_object_has_eight_and_the_ninth_competes) {
  World none(sample(), options(0)), two(sample(), options(2));
  for (World* world : {&none, &two}) {
    create(*world, kNoisy);
    for (int i = 0; i < 60; ++i) world->tick(1.0 / 30);
    world->clear_events();
    ask(*world, kNoisy, 40);
    for (int i = 0; i < 60; ++i) world->tick(1.0 / 30);
    EXPECT_GT(world->dropped_events(), 0u);
  }
  EXPECT_EQ(count(none, kNoisy, EventType::MotionDone), 8);
  EXPECT_EQ(none.events().size(), 8u);
  EXPECT_EQ(two.events().size(), 9u) << "one object alone gets half of the rest";
}

TEST_F(EventSlotsOfWorld, slots_are_free_again_when_the_events_are_cleared) {
  World world(sample(), options(0));
  create(world, kNoisy);
  for (int round = 0; round < 3; ++round) {
    ask(world, kNoisy, 40);
    for (int i = 0; i < 60; ++i) world.tick(1.0 / 30);
    EXPECT_EQ(count(world, kNoisy, EventType::MotionDone), 8) << round;
    world.clear_events();
  }
}

TEST_F(EventSlotsOfWorld, the_host_chooses_how_many) {
  WorldOptions three = options(0), none = options(0);
  three.event_slots = 3;
  none.event_slots = 0;
  World some(sample(), three), silent(sample(), none);
  for (World* world : {&some, &silent}) {
    create(*world, kNoisy);
    ask(*world, kNoisy, 40);
    for (int i = 0; i < 60; ++i) world->tick(1.0 / 30);
  }
  EXPECT_EQ(some.events().size(), 3u);
  EXPECT_EQ(silent.events().size(), 0u);
}

TEST_F(EventSlotsOfWorld, objects_created_meanwhile_have_theirs_and_no_event_is_lost) {
  World world(sample(), options(0));
  create(world, kNoisy);
  ask(world, kNoisy, 40);
  for (int i = 0; i < 60; ++i) world.tick(1.0 / 30);
  const std::vector<Event> before(world.events().begin(), world.events().end());
  ASSERT_EQ(before.size(), 8u);
  for (Guid guid = kSwinger; guid < kSwinger + 100; ++guid) {
    create(world, guid);
    ask(world, guid, 40);
  }
  for (int i = 0; i < 60; ++i) world.tick(1.0 / 30);
  for (std::size_t i = 0; i < before.size(); ++i) {
    EXPECT_EQ(world.events()[i].time, before[i].time);
    EXPECT_EQ(world.events()[i].motion_done.motion, before[i].motion_done.motion);
  }
  for (Guid guid = kNoisy; guid < kSwinger + 100; ++guid)
    EXPECT_EQ(count(world, guid, EventType::MotionDone), 8) << guid;
}

TEST_F(EventSlotsOfWorld, a_copy_has_all_slots_and_one_assigned_to_keeps_its_events) {
  World world(sample(), options(0));
  create(world, kNoisy);
  World large(world);
  for (Guid guid = kSwinger; guid < kSwinger + 50; ++guid) create(large, guid);
  large.clear_events();
  ask(world, kNoisy, 40);
  for (int i = 0; i < 60; ++i) world.tick(1.0 / 30);
  ASSERT_EQ(world.events().size(), 8u);

  World copy(world);
  ask(copy, kNoisy, 40);
  for (int i = 0; i < 60; ++i) copy.tick(1.0 / 30);
  EXPECT_EQ(count(copy, kNoisy, EventType::MotionDone), 8);

  world = large;
  for (Guid guid = kSwinger; guid < kSwinger + 50; ++guid) ask(world, guid, 40);
  for (int i = 0; i < 60; ++i) world.tick(1.0 / 30);
  EXPECT_EQ(world.events().size(), 8u + 50 * 8u);
}

}  // namespace
}  // namespace acm
