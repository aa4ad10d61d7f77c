// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A crowd that needs more blocks for its lists in one tick than its ranges have reserved.
#include "actor/body.h"
#include "actor/move_to.h"
#include "world/islands.h"
#include "world/snapshot.h"
#include "world/test_world.h"
#include "world/threads.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "support/event_lines.h"
#include "support/events.h"

namespace acm {
namespace {

using namespace test;

constexpr std::uint32_t kCrowd = 400;

// All have fallen from the same height and land in the same tick: each then goes on with style, walk,
// sidestep and turn, and with the move that it was on, whose course it no longer corrects. Five of these
// motions stay in its queues, which hold four inside.
class FallingCrowd {
 public:
  FallingCrowd() : world(&sample_store(), options()) {
    for (std::uint32_t i = 0; i < kCrowd; ++i) {
      NewObject p;
      p.setup = kSampleMannequin;
      p.position = at(20.0f + 0.3f * static_cast<float>(i % 20), 20.0f + 0.3f * static_cast<float>(i / 20));
      create_object(world, kFirst + i, p);
    }
    for (std::uint32_t i = 0; i < kCrowd; ++i) fall(i);
  }

  ClientWorld world;

 private:
  static WorldStateOptions options() {
    WorldStateOptions options;
    options.scene.range_size = 64;
    options.event_capacity = 100'000;
    return options;
  }
  void fall(std::uint32_t i) {
    Actor& actor = *world.find(kFirst + i);
    // Some go to another, of which ranges share a few.
    if (i % 7 == 0) {
      move_to_object(world.context(), actor, kFirst + (i * 31 + 170) % kCrowd, {});
    } else {
      Position goal = actor.body.position;
      goal.frame.origin.y += 50.0f;
      move_to_position(world.context(), actor, goal, {});
    }
    InterpretedMotionState& state = actor.motion_interp.interpreted;
    state.sidestep_command = command::kSideStepRight;
    state.turn_command = command::kTurnRight;
    world.scene.move_to[actor.managers.move_to].aux_command = command::kTurnRight;
    set_ground_contact(world.context(), actor, false, false);
    set_velocity(world.context(), actor, {0.0f, 0.0f, 2.0f});
  }
};

std::size_t limits_in(const WorldState& world) {
  return events_of<LimitReachedEvent>(world.events()).size();
}

TEST(ExhaustionThreads, bits_and_events_are_those_of_tick_on_one_two_and_four_threads) {
  FallingCrowd crowd;
  ClientWorld& plain = crowd.world;
  std::vector<std::unique_ptr<ClientWorld>> worlds;
  std::vector<std::unique_ptr<Threads>> threads;
  for (const std::size_t count : {1u, 2u, 4u}) {
    worlds.push_back(std::make_unique<ClientWorld>(plain));
    threads.push_back(std::make_unique<Threads>(*worlds.back(), count));
  }
  std::size_t refused = 0;
  for (int i = 0; i < 40; ++i) {
    plain.clear_events();
    tick(plain, kTick);
    refused += limits_in(plain);
    const std::vector<std::string> lines = event_lines(plain.events());
    for (std::size_t k = 0; k < worlds.size(); ++k) {
      worlds[k]->clear_events();
      threads[k]->tick(kTick);
      ASSERT_EQ(state_hash(plain), state_hash(*worlds[k])) << "tick " << i << ", world " << k;
      ASSERT_EQ(lines, event_lines(worlds[k]->events())) << "tick " << i << ", world " << k;
    }
  }
  EXPECT_GT(refused, 0u) << "nothing was exhausted";
}

TEST(Exhaustion, a_world_read_from_a_snapshot_is_refused_the_same) {
  FallingCrowd crowd;
  ClientWorld& first = crowd.world;
  ClientWorld second(&sample_store(), first.options);
  ASSERT_TRUE(read_snapshot(second, write_snapshot(first)));
  std::size_t refused = 0;
  for (int i = 0; i < 40; ++i) {
    first.clear_events();
    second.clear_events();
    tick(first, kTick);
    tick(second, kTick);
    ASSERT_EQ(state_hash(first), state_hash(second)) << "tick " << i;
    ASSERT_EQ(event_lines(first.events()), event_lines(second.events())) << "tick " << i;
    refused += limits_in(first);
  }
  EXPECT_GT(refused, 0u) << "nothing was exhausted";
}

TEST(Exhaustion, verbs_find_room_that_a_tick_has_used_up) {
  FallingCrowd crowd;
  while (limits_in(crowd.world) == 0 && crowd.world.ticks < 40) tick(crowd.world, kTick);
  ASSERT_GT(limits_in(crowd.world), 0u);
  crowd.world.clear_events();
  for (std::uint32_t i = 0; i < kCrowd; ++i)
    for (int k = 0; k < 3; ++k)
      do_motion(crowd.world.context(), *crowd.world.find(kFirst + i), command::kReady);
  EXPECT_EQ(limits_in(crowd.world), 0u);
}

}  // namespace
}  // namespace acm
