// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT

// Assets that arrive after the actors that need them.
#include "actor/refresh.h"
#include "assets/asset_store.h"

#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "support/test_actor.h"

namespace acm {
namespace {

using test::TestActor;

constexpr ObjectId kSetup = 0x02000001;
constexpr ObjectId kTable = 0x09000001;
constexpr ObjectId kReadyAnim = 0x03000001;
constexpr ObjectId kWalkAnim = 0x03000002;
constexpr ObjectId kLinkAnim = 0x03000003;
constexpr ObjectId kIdleAnim = 0x03000009;
constexpr ActorAssets kWanted{kSetup, 0};

Animation animation_of(ObjectId id, std::uint32_t frames) {
  Animation a;
  a.id = id;
  a.part_count = 2;
  a.frame_count = frames;
  a.part_frames.resize(std::size_t{frames} * 2);
  a.hook_starts.assign(frames + 1, 0);
  return a;
}

MotionTable ready_and_walk() {
  MotionTableBuilder builder(kTable, command::kNonCombat);
  builder.style_default(command::kNonCombat, command::kReady);
  const auto one = [](ObjectId id) { return MotionTableBuilder::Motion{.anims = {{id, 0, -1, 30.0f}}}; };
  builder.cycle(motion_key(command::kNonCombat, command::kReady), one(kReadyAnim));
  MotionTableBuilder::Motion walk = one(kWalkAnim);
  walk.velocity = Vec3{0.0f, 1.0f, 0.0f};
  builder.cycle(motion_key(command::kNonCombat, command::kWalkForward), walk);
  builder.link_group(motion_key(command::kNonCombat, command::kReady))
      .link(command::kWalkForward, one(kLinkAnim));
  return std::move(builder).build();
}

Setup two_parts(ObjectId table = kTable, ObjectId animation = 0) {
  Setup setup;
  setup.id = kSetup;
  setup.parts = {0x01000001, 0x01000002};
  setup.placements = {{placement::kResting, Vector<Frame>(2), {}}};
  setup.radius = 0.7f;
  setup.height = 2.5f;
  setup.step_down_height = 0.9f;
  setup.default_motion_table = table;
  setup.default_animation = animation;
  return setup;
}

/// An actor that was spawned from whatever the store had then, as a world does it.
class StreamedActor : public TestActor {
 public:
  explicit StreamedActor(AssetStore& assets) : TestActor(nullptr), store(assets) {
    const Result<SpawnParameters> found = spawn_parameters(store, kSetup);
    spawn(context, actor(), found ? *found : SpawnParameters{.part_count = 0});
    if (!actor().table) set_motion_table(context, actor(), nullptr);
    pass(0.1);
    events.clear();
  }
  bool refresh() { return refresh_actor(context, actor(), store, kWanted); }
  /// The animations of the sequence: "3:Link 2:Cycle".
  std::string playing() {
    std::string text;
    for (const SequenceNode& node : seq().nodes.view(pool()))
      text +=
          (text.empty() ? "" : " ") + std::to_string(node.animation->id & 0xFF) + ":" + to_string(node.role);
    return text;
  }
  /// All that an actor is, as bytes.
  Vector<std::byte> bits() {
    Vector<std::byte> bytes(sizeof(Actor));
    std::memcpy(bytes.data(), static_cast<const void*>(&actor()), sizeof(Actor));
    return bytes;
  }

  AssetStore& store;
};

TEST(Refresh, a_table_that_comes_later_puts_the_actor_into_its_default_state) {
  AssetStore store;
  store.add(two_parts());
  StreamedActor walker(store);
  ASSERT_EQ(walker.actor().table, nullptr);
  EXPECT_FALSE(walker.refresh());

  store.add(animation_of(kReadyAnim, 4));
  store.add(ready_and_walk());
  EXPECT_TRUE(walker.refresh());
  ASSERT_NE(walker.actor().table, nullptr);
  EXPECT_EQ(walker.state().substate, command::kReady);
  EXPECT_EQ(walker.playing(), "1:cycle");
  EXPECT_TRUE(walker.motion_interp().exists);
  EXPECT_EQ(do_motion(walker.context, walker.actor(), command::kWalkForward), MotionError::None);
  EXPECT_EQ(walker.state().substate, command::kWalkForward);
  EXPECT_FALSE(walker.refresh()) << "the walk cycle is not there";
}

TEST(Refresh, the_table_that_was_asked_for_counts_before_that_of_the_setup) {
  AssetStore store;
  store.add(two_parts(0x09000002));
  StreamedActor walker(store);
  store.add(ready_and_walk());
  EXPECT_FALSE(walker.refresh());
  EXPECT_TRUE(refresh_actor(walker.context, walker.actor(), store, {kSetup, kTable}));
  EXPECT_EQ(walker.actor().table->table->id(), kTable);
}

TEST(Refresh, an_animation_that_comes_while_the_body_stands_in_its_state_plays) {
  AssetStore store;
  store.add(two_parts());
  store.add(ready_and_walk());
  StreamedActor walker(store);
  ASSERT_EQ(walker.state().substate, command::kReady);
  ASSERT_EQ(walker.playing(), "");
  EXPECT_FALSE(walker.refresh());

  store.add(animation_of(kReadyAnim, 4));
  EXPECT_TRUE(walker.refresh());
  EXPECT_EQ(walker.playing(), "1:cycle");
  EXPECT_EQ(walker.state().substate, command::kReady);
  walker.pass(0.1);
  EXPECT_EQ(current_key_frame(walker.seq(), walker.pool()), 3);
  EXPECT_FALSE(walker.refresh()) << "nothing is given twice";
}

TEST(Refresh, a_cycle_that_comes_later_follows_the_link_that_plays_at_the_speed_of_the_state) {
  AssetStore store;
  store.add(two_parts());
  store.add(ready_and_walk());
  store.add(animation_of(kReadyAnim, 4));
  store.add(animation_of(kLinkAnim, 6));
  StreamedActor walker(store);
  MovementParameters faster;
  faster.speed = 2.0f;
  ASSERT_EQ(do_motion(walker.context, walker.actor(), command::kWalkForward, faster), MotionError::None);
  ASSERT_EQ(walker.playing(), "3:link");
  const float speed = walker.state().substate_speed;
  const Vec3 velocity = walker.seq().velocity;
  walker.pass(0.05);
  const double frame = walker.seq().frame_number;

  store.add(animation_of(kWalkAnim, 8));
  EXPECT_TRUE(walker.refresh());
  EXPECT_EQ(walker.playing(), "3:link 2:cycle");
  EXPECT_EQ(walker.seq().frame_number, frame);
  EXPECT_EQ(walker.seq().velocity, velocity);
  EXPECT_EQ(walker.seq().nodes.at(walker.pool(), 1).framerate, speed * 30.0f);
  walker.pass(0.5);
  EXPECT_EQ(walker.playing(), "2:cycle");
}

TEST(Refresh, a_setup_that_comes_later_gives_parts_sizes_pose_and_table) {
  AssetStore store;
  StreamedActor walker(store);
  ASSERT_EQ(walker.actor().part_count, 0);
  EXPECT_FALSE(walker.refresh());

  store.add(two_parts());
  EXPECT_TRUE(walker.refresh());
  EXPECT_EQ(walker.actor().part_count, 2);
  EXPECT_EQ(walker.actor().body.radius, 0.7f);
  EXPECT_EQ(walker.actor().body.height, 2.5f);
  EXPECT_EQ(walker.actor().body.step_down_height, 0.9f);
  EXPECT_EQ(current_parts(walker.seq(), walker.pool()).size(), 2u);
  EXPECT_EQ(walker.actor().table, nullptr);
  EXPECT_FALSE(walker.refresh());

  store.add(ready_and_walk());
  EXPECT_TRUE(walker.refresh());
  EXPECT_EQ(walker.state().substate, command::kReady);
}

TEST(Refresh, a_setup_that_comes_later_leaves_what_plays) {
  AssetStore store;
  store.add(ready_and_walk());
  store.add(animation_of(kReadyAnim, 4));
  StreamedActor walker(store);
  set_motion_table(walker.context, walker.actor(), *store.bind(kTable));
  walker.pass(0.05);
  const double frame = walker.seq().frame_number;
  ASSERT_GT(frame, 0.0);
  store.add(two_parts());
  EXPECT_TRUE(walker.refresh());
  EXPECT_EQ(walker.actor().part_count, 2);
  EXPECT_EQ(walker.seq().frame_number, frame);
  EXPECT_EQ(walker.playing(), "1:cycle");
}

TEST(Refresh, a_default_animation_that_comes_later_plays) {
  AssetStore store;
  store.add(two_parts(0, kIdleAnim));
  StreamedActor thing(store);
  EXPECT_FALSE(thing.refresh());
  store.add(animation_of(kIdleAnim, 5));
  EXPECT_TRUE(thing.refresh());
  EXPECT_EQ(thing.playing(), "9:unknown");
  EXPECT_FALSE(thing.refresh());
}

TEST(Refresh, an_actor_without_parts_stays_without) {
  AssetStore store;
  StreamedActor thing(store);
  thing.actor().has_parts = false;
  store.add(two_parts());
  EXPECT_FALSE(thing.refresh());
  EXPECT_EQ(thing.actor().part_count, 0);
}

TEST(Refresh, actors_that_lack_nothing_keep_their_bits) {
  AssetStore store;
  store.add(two_parts());
  store.add(ready_and_walk());
  for (const ObjectId id : {kReadyAnim, kWalkAnim, kLinkAnim}) store.add(animation_of(id, 6));
  StreamedActor walker(store);
  const auto expect_unchanged = [&] {
    const Vector<std::byte> before = walker.bits();
    EXPECT_FALSE(walker.refresh());
    EXPECT_EQ(walker.bits(), before);
    EXPECT_EQ(walker.events.view().size(), 0u);
  };
  expect_unchanged();
  ASSERT_EQ(do_motion(walker.context, walker.actor(), command::kWalkForward), MotionError::None);
  walker.events.clear();
  for (int i = 0; i < 20; ++i) {
    expect_unchanged();
    walker.pass(0.04);
    walker.events.clear();
    store.add(animation_of(0x03000100 + static_cast<ObjectId>(i), 2));
  }
}

}  // namespace
}  // namespace acm
