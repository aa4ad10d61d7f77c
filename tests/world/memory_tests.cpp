// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What a world asks for before an object more is created, on machines where memory ends.
#include "world/test_world.h"

#include <gtest/gtest.h>

#include "support/allocation_counter.h"

namespace acm::test {
namespace {

NewObject mannequin() {
  NewObject object;
  object.setup = kSampleMannequin;
  object.position = at(50, 50);
  return object;
}

// Creates objects, with a tick after some of them; a world that asks for too little would end a module of
// WebAssembly.
void expect_enough_for(WorldState& world, Guid objects, Guid ticks_every) {
  const NewObject object = mannequin();
  for (Guid i = 0; i < objects; ++i) {
    const std::uint64_t asked = world.memory_for_another();
    const AllocationCounter count;
    create_object(world, kFirst + i, object);
    if (i % ticks_every == 0) tick(world, kTick);
    ASSERT_LE(count.allocated_bytes(), asked) << i;
  }
}

TEST(Memory, a_world_asks_for_more_than_creating_an_object_and_the_next_tick_take) {
  WorldState world(&sample_store(), flat());
  expect_enough_for(world, 3000, 1);
}

TEST(Memory, so_does_one_that_has_made_room_for_some) {
  for (const std::size_t reserved : {1u, 100u, 777u}) {
    WorldState world(&sample_store(), flat());
    const std::uint64_t asked = world.memory_to_reserve(reserved);
    const AllocationCounter count;
    world.scene.reserve(reserved);
    EXPECT_LE(count.allocated_bytes(), asked);
    expect_enough_for(world, 2000, 700);
  }
}

TEST(Memory, an_object_that_goes_makes_room_for_another) {
  WorldState world(&sample_store(), flat());
  expect_enough_for(world, 1000, 100);
  for (Guid i = 0; i < 50; ++i) {
    delete_object(world, kFirst + i);
    const std::uint64_t asked = world.memory_for_another();
    EXPECT_LE(asked, 65536u);
    const AllocationCounter count;
    create_object(world, kFirst + 5000 + i, mannequin());
    EXPECT_LE(count.allocated_bytes(), asked) << i;
  }
}

TEST(Memory, a_small_world_asks_for_little_more_than_a_mebibyte) {
  WorldState world(&sample_store(), flat());
  create_object(world, kFirst, mannequin());
  EXPECT_LT(world.memory_for_another(), std::uint64_t{3} << 19);
}

}  // namespace
}  // namespace acm::test
