// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/acmotion.hpp"
#include "acmotion/sample.hpp"
#include "assets/dat_inflate.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "counting_allocator.h"
#include "support/allocation_counter.h"
#include "support/hex.h"

namespace acm {
namespace {

using test::AllocationCounter;
using test::CountingAllocator;

constexpr Guid kGuard = 0x80000001;
constexpr Guid kThief = 0x80000002;
constexpr double kTick = 1.0 / 30.0;

ObjectParameters creature(ObjectId setup, float x) {
  ObjectParameters p;
  p.setup = setup;
  p.position = {0xA9B40013, {{x, 50.0f, 0.0f}, {}}};
  return p;
}

// The allocator is set before anything is made; afterwards everything was given back as it was taken.
class HostAllocation : public testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(set_allocator(counting_.as_allocator())); }
  void TearDown() override {
    EXPECT_EQ(counting_.live(), 0u);
    EXPECT_EQ(counting_.mistakes(), 0u);
    EXPECT_EQ(counting_.unaligned(), 0u);
    EXPECT_TRUE(set_allocator({}));
  }

  // Does something of the library that takes memory, and sees that all of it comes from the host.
  template <class Act>
  void expect_only_the_hosts(const char* what, Act&& act) {
    const std::size_t before = counting_.calls();
    const AllocationCounter global;
    act();
    EXPECT_EQ(global.allocations(), 0u) << what;
    EXPECT_EQ(global.deallocations(), 0u) << what;
    EXPECT_GT(counting_.calls(), before) << what;
  }

  CountingAllocator counting_;
};

TEST_F(HostAllocation, all_memory_of_assets_comes_from_the_host) {
  const std::vector<SampleObject> objects = sample_creatures();
  expect_only_the_hosts("objects given one by one", [&] {
    Assets assets;
    for (const SampleObject& object : objects) ASSERT_TRUE(assets.add(object.id, object.bytes));
    ASSERT_TRUE(assets.load_setup(kSampleMannequin));
    EXPECT_FALSE(assets.load_setup(0x02000099));
    EXPECT_EQ(assets.missing().size(), 1u);
    EXPECT_GT(assets.setup(kSampleMannequin)->parts.size(), 10u);
    EXPECT_FALSE(assets.ids(ObjectType::Animation).empty());
    EXPECT_FALSE(assets.changed_since(0).empty());
    EXPECT_FALSE(motion_timeline(assets, {.motion_table = 0x09000001, .motion = command::kWalkForward})
                     ->segments.empty());
    EXPECT_FALSE(motions_from(assets, 0x09000001)->empty());
  });
  expect_only_the_hosts("a container written, read in memory and read piecewise", [&] {
    DatWriter writer;
    for (const SampleObject& object : objects) ASSERT_TRUE(writer.put(object.id, object.bytes));
    const Result<Vector<std::byte>> container = writer.build();
    ASSERT_TRUE(container);
    Result<Assets> assets = Assets::open(*container);
    ASSERT_TRUE(assets && assets->load_setup(kSampleBeast));
    Assets piecewise = Assets::open_piecewise(container->size());
    ASSERT_TRUE(piecewise.load_setup(kSampleBeast));
    while (const std::optional<DatRange> range = piecewise.needs())
      ASSERT_TRUE(piecewise.supply(Bytes(*container).subspan(range->offset, range->size)));
    EXPECT_TRUE(piecewise.missing().empty());
  });
}

#ifdef ACMOTION_HAS_ZLIB
TEST_F(HostAllocation, the_memory_of_zlib_comes_from_the_host) {
  const auto stream = test::from_hex("7801 01 0100 feff 61 00620062");  // one stored byte, "a"
  expect_only_the_hosts("inflating", [&] {
    std::array<std::byte, 1> out;
    const std::size_t before = counting_.live();
    DatInflater inflater(out);
    EXPECT_GE(counting_.live(), before + 2);  // the object itself, and what zlib takes by malloc otherwise
    const CompressedObject object{0x01000001, 12, 0};
    EXPECT_TRUE(inflater.feed(object, stream));
    EXPECT_TRUE(inflater.finish(object));
    EXPECT_EQ(out[0], std::byte{'a'});
  });
}
#endif

TEST_F(HostAllocation, all_memory_of_worlds_and_roles_comes_from_the_host) {
  Assets assets = sample_assets();
  Vector<std::byte> written;
  expect_only_the_hosts("a world and its snapshot", [&] {
    World world(assets);
    world.reserve(10);
    ASSERT_TRUE(world.create_object(kGuard, creature(kSampleMannequin, 50.0f)));
    ASSERT_TRUE(world.create_object(kThief, creature(kSampleBeast, 60.0f)));
    EXPECT_EQ(world.move_to_object(kGuard, kThief), MotionError::None);
    for (int i = 0; i < 60; ++i) {
      world.do_motion(kThief, i % 2 == 0 ? command::kWalkForward : command::kTurnRight);
      world.tick(kTick);
    }
    EXPECT_FALSE(world.events().empty());
    World copy = world;
    TickWorker worker(copy);
    std::size_t ranges = 0;
    copy.plan_tick(kTick, ranges);
    for (std::size_t i = 0; i < ranges; ++i) copy.run_range(i, worker);
    copy.finish_tick();
    EXPECT_EQ(first_difference(world, copy).field, "clock");
    written = write_snapshot(copy);
    ASSERT_TRUE(read_snapshot(world, written));
    EXPECT_EQ(state_hash(world), state_hash(copy));
    copy = world;
    EXPECT_TRUE(copy.delete_object(kThief));
  });
  expect_only_the_hosts("roles", [&] {
    World here(assets), there(assets);
    Server server(there);
    Client client(here);
    ASSERT_TRUE(there.create_object(kGuard, creature(kSampleMannequin, 50.0f)));
    server.set_player(kGuard, true);
    client.set_player(kGuard);
    ASSERT_TRUE(client.receive(server.describe(kGuard)).ok());
    client.press_key(command::kWalkForward);
    for (int i = 0; i < 60; ++i) {
      here.tick(kTick);
      client.update();
      for (const OutboundMessage& m : client.outbox()) EXPECT_TRUE(server.receive(kGuard, m.bytes));
      client.clear_outbox();
      there.tick(kTick);
      server.broadcast_due();
      server.clear_outbox();
    }
    written = write_snapshot(server);
    ASSERT_TRUE(read_snapshot(server, written));
    written = write_snapshot(client);
    ASSERT_TRUE(read_snapshot(client, written));
  });
}

TEST_F(HostAllocation, a_tick_calls_neither_function) {
  Assets assets = sample_assets();
  World world(assets);
  ASSERT_TRUE(world.create_object(kGuard, creature(kSampleMannequin, 50.0f)));
  ASSERT_TRUE(world.create_object(kThief, creature(kSampleBeast, 60.0f)));
  ASSERT_EQ(world.move_to_object(kGuard, kThief), MotionError::None);
  ASSERT_EQ(world.do_motion(kThief, command::kWalkForward), MotionError::None);
  world.tick(kTick);
  TickWorker worker(world);
  std::size_t planned = 0;
  world.plan_tick(kTick, planned);
  ASSERT_GT(planned, 0u);
  world.run_range(0, worker);
  world.finish_tick();
  const std::size_t before = counting_.calls();
  std::size_t events = 0;
  for (int i = 0; i < 300; ++i) {
    world.tick(kTick);
    std::size_t ranges = 0;
    world.plan_tick(kTick, ranges);
    for (std::size_t range = 0; range < ranges; ++range) world.run_range(range, worker);
    world.finish_tick();
    events += world.events().size();
    world.clear_events();
  }
  EXPECT_EQ(counting_.calls(), before);
  EXPECT_GT(events, 0u);
}

TEST_F(HostAllocation, the_first_ticks_of_a_copied_world_call_neither_function) {
  Assets assets = sample_assets();
  World world(assets);
  ASSERT_TRUE(world.create_object(kGuard, creature(kSampleMannequin, 50.0f)));
  ASSERT_EQ(world.do_motion(kGuard, command::kWalkForward), MotionError::None);
  world.tick(kTick);
  World copy = world;
  copy.tick(kTick);
  const std::size_t before = counting_.calls();
  std::size_t events = 0;
  for (int i = 0; i < 60; ++i) {
    events = copy.events().size();
    copy.tick(kTick);
  }
  EXPECT_EQ(counting_.calls(), before);
  EXPECT_GT(events, 0u);
}

TEST_F(HostAllocation, the_allocator_stays_while_memory_is_in_use) {
  CountingAllocator other;
  {
    const Vector<int> held(3);
    EXPECT_FALSE(set_allocator(other.as_allocator()));
    const Vector<int> more(3);
    EXPECT_EQ(counting_.live(), 2u);
    EXPECT_EQ(other.calls(), 0u);
  }
  EXPECT_TRUE(set_allocator(other.as_allocator()));
  EXPECT_EQ(Vector<int>(3).size(), 3u);
  EXPECT_EQ(other.calls(), 2u);
}

TEST(HostAllocatorDefault, memory_comes_from_the_global_operator_new) {
  const AllocationCounter global;
  {
    const Vector<int> held(3);
  }
  struct alignas(64) Line {
    int x;
  };
  const Vector<Line> aligned(2);
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(aligned.data()) % 64, 0u);
  EXPECT_EQ(global.allocations(), 2u);
  EXPECT_EQ(global.deallocations(), 1u);
}

}  // namespace
}  // namespace acm
