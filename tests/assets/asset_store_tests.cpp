// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/asset_store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>
#include <thread>

namespace acm {
namespace {

using testing::ElementsAre;

Animation animation_of(ObjectId id, std::uint32_t frame_count) {
  Animation a;
  a.id = id;
  a.part_count = 1;
  a.frame_count = frame_count;
  a.part_frames.resize(frame_count);
  a.hook_starts.assign(frame_count + 1, 0);
  return a;
}

MotionTable table_of(ObjectId id, Vector<AnimData> anims) {
  MotionTableBuilder builder(id, command::kNonCombat);
  builder.cycle(1, {.anims = std::move(anims)});
  return std::move(builder).build();
}

Setup setup_of(ObjectId id, ObjectId default_animation) {
  Setup setup;
  setup.id = id;
  setup.default_animation = default_animation;
  return setup;
}

void expect_range(std::int32_t low, std::int32_t high, std::int32_t bound_low, std::int32_t bound_high) {
  const Animation ten = animation_of(0x03000001, 10);
  const BoundAnim bound = bind_anim({0x03000001, low, high, 15.0f}, &ten);
  EXPECT_EQ(bound.animation, &ten);
  EXPECT_EQ(bound.low_frame, bound_low) << low << ", " << high;
  EXPECT_EQ(bound.high_frame, bound_high) << low << ", " << high;
  EXPECT_EQ(bound.framerate, 15.0f);
}

TEST(BindAnim, core_13_3_ranges) {
  expect_range(0, -1, 0, 9);
  expect_range(12, 20, 9, 9);
  expect_range(5, 2, 5, 5);
  expect_range(-1, -1, 9, 9);
  expect_range(3, 99, 3, 9);
}

TEST(BindAnim, core_3_extremes) {
  expect_range(0, std::numeric_limits<std::int32_t>::min(), 0, 9);
  expect_range(std::numeric_limits<std::int32_t>::min(), 4, 9, 9);
  expect_range(std::numeric_limits<std::int32_t>::max(), 0, 9, 9);
  expect_range(9, 9, 9, 9);
  expect_range(10, 10, 9, 9);
}

TEST(BindAnim, core_3_an_animation_without_frames_counts_as_none) {
  const Animation empty = animation_of(0x03000001, 0);
  EXPECT_EQ(bind_anim({0x03000001, 0, -1, 30.0f}, &empty).animation, nullptr);
  EXPECT_EQ(bind_anim({0x03000001, 0, -1, 30.0f}, nullptr).animation, nullptr);
}

TEST(AssetStore, hands_out_what_was_added) {
  AssetStore store;
  ASSERT_TRUE(store.add(0x03000002, write_animation(animation_of(0x03000002, 4))).ok());
  store.add(table_of(0x09000001, {}));
  ASSERT_TRUE(store.animation(0x03000002).ok());
  EXPECT_EQ(store.animation(0x03000002).value()->frame_count, 4u);
  EXPECT_EQ(store.motion_table(0x09000001).value()->id(), 0x09000001u);
}

TEST(AssetStore, missing_objects_are_named) {
  const AssetStore store;
  const auto missing = store.animation(0x03000002);
  ASSERT_FALSE(missing.ok());
  EXPECT_EQ(missing.error().code, ErrorCode::NotFound);
  EXPECT_EQ(missing.error().object_id, 0x03000002u);
}

TEST(AssetStore, bad_objects_are_named_and_remembered) {
  AssetStore store;
  Vector<std::byte> bytes = write_animation(animation_of(0x03000002, 4));
  bytes.pop_back();
  const Status added = store.add(0x03000002, bytes);
  ASSERT_FALSE(added.ok());
  EXPECT_EQ(added.error().object_id, 0x03000002u);
  ASSERT_FALSE(store.animation(0x03000002).ok());
  EXPECT_EQ(store.animation(0x03000002).error(), added.error());
  EXPECT_TRUE(store.ids(ObjectType::Animation).empty());
}

TEST(AssetStore, a_record_that_holds_another_id_is_refused) {
  AssetStore store;
  const Status added = store.add(0x03000003, write_animation(animation_of(0x03000002, 4)));
  ASSERT_FALSE(added.ok());
  EXPECT_EQ(added.error().code, ErrorCode::WrongType);
  EXPECT_EQ(added.error().object_id, 0x03000003u);
}

TEST(AssetStore, types_it_does_not_decode_are_unsupported) {
  AssetStore store;
  const Status added = store.add(0xFFFF0001, {});
  ASSERT_FALSE(added.ok());
  EXPECT_EQ(added.error().code, ErrorCode::Unsupported);
  EXPECT_EQ(added.error().object_id, 0xFFFF0001u);
}

TEST(AssetStore, ids_ascend) {
  AssetStore store;
  for (const ObjectId id : {0x03000007u, 0x03000001u, 0x03000004u}) store.add(animation_of(id, 1));
  EXPECT_THAT(store.ids(ObjectType::Animation), ElementsAre(0x03000001u, 0x03000004u, 0x03000007u));
  EXPECT_TRUE(store.ids(ObjectType::MotionTable).empty());
  EXPECT_TRUE(store.ids(ObjectType::Unknown).empty());
}

TEST(AssetStore, an_id_added_again_replaces) {
  AssetStore store;
  store.add(animation_of(0x03000001, 1));
  store.add(animation_of(0x03000001, 2));
  EXPECT_EQ(store.animation(0x03000001).value()->frame_count, 2u);
}

TEST(AssetStore, pointers_survive_more_objects_and_a_move) {
  AssetStore store;
  store.add(animation_of(0x03000001, 1));
  const Animation* first = store.animation(0x03000001).value();
  for (ObjectId id = 0x03000002; id < 0x03000100; ++id) store.add(animation_of(id, 1));
  const AssetStore moved = std::move(store);
  EXPECT_EQ(moved.animation(0x03000001).value(), first);
}

TEST(BindAnim, a_rate_beyond_all_sense_is_0_and_such_root_motion_is_none) {
  Animation wild = animation_of(0x03000001, 2);
  wild.position_frames.resize(2);
  EXPECT_TRUE(bind_anim({0x03000001, 0, -1, 1e6f}, &wild).moves_root);
  EXPECT_EQ(bind_anim({0x03000001, 0, -1, 1e6f}, &wild).framerate, 1e6f);
  for (const float rate : {1e30f, -1e30f, std::numeric_limits<float>::quiet_NaN()})
    EXPECT_EQ(bind_anim({0x03000001, 0, -1, rate}, &wild).framerate, 0.0f) << rate;
  wild.position_frames[1].origin.y = 1e30f;
  EXPECT_FALSE(bind_anim({0x03000001, 0, -1, 30.0f}, &wild).moves_root);
}

TEST(AssetStore, velocities_beyond_the_limits_are_0_in_a_bound_table_and_kept_in_the_record) {
  MotionTableBuilder builder(0x09000001, command::kNonCombat);
  builder.cycle(1, {.velocity = {0.0f, 1e17f, 0.0f}, .omega = {0.0f, 0.0f, 1.0f}});
  builder.cycle(2, {.velocity = {0.0f, 3.0f, 0.0f}});
  AssetStore store;
  store.add(std::move(builder).build());
  const Result<const BoundTable*> bound = store.bind(0x09000001);
  ASSERT_TRUE(bound.ok());
  EXPECT_EQ((*bound)->table->find_cycle(1)->velocity, Vec3{});
  EXPECT_EQ((*bound)->table->find_cycle(1)->omega.z, 1.0f);
  EXPECT_EQ((*bound)->table->find_cycle(2)->velocity.y, 3.0f);
  EXPECT_EQ((*store.motion_table(0x09000001))->find_cycle(1)->velocity.y, 1e17f);
}

TEST(AssetStore, bind_resolves_every_animation_once) {
  AssetStore store;
  store.add(animation_of(0x03000001, 10));
  store.add(animation_of(0x03000002, 5));
  store.add(table_of(0x09000001, {{0x03000001, 3, 99, 30.0f}, {0x03000002, 0, -1, -15.0f}}));
  const auto bound = store.bind(0x09000001);
  ASSERT_TRUE(bound.ok());
  EXPECT_EQ((*bound)->table, store.motion_table(0x09000001).value());
  const auto anims = (*bound)->anims_of((*bound)->table->motions()[0]);
  ASSERT_EQ(anims.size(), 2u);
  EXPECT_EQ(anims[0].animation, store.animation(0x03000001).value());
  EXPECT_EQ(anims[0].high_frame, 9);
  EXPECT_EQ(anims[1].high_frame, 4);
  EXPECT_EQ(anims[1].framerate, -15.0f);
  EXPECT_TRUE((*bound)->missing.empty());
  EXPECT_EQ(store.bind(0x09000001).value(), bound.value());
}

TEST(AssetStore, bind_lists_missing_and_bad_animations_ascending_once) {
  AssetStore store;
  EXPECT_FALSE(store.add(0x03000005, {}).ok());
  store.add(table_of(0x09000001, {{.animation = 0x03000009},
                                  {.animation = 0x03000005},
                                  {.animation = 0},
                                  {.animation = 0x03000009},
                                  {.animation = 0x12345678}}));
  const auto bound = store.bind(0x09000001);
  ASSERT_TRUE(bound.ok());
  EXPECT_THAT((*bound)->missing, ElementsAre(0x03000005u, 0x03000009u, 0x12345678u));
  for (const BoundAnim& anim : (*bound)->anims) EXPECT_EQ(anim.animation, nullptr);
}

TEST(AssetStore, bind_of_a_missing_or_bad_table_fails_with_its_id) {
  AssetStore store;
  EXPECT_EQ(store.bind(0x09000001).error().object_id, 0x09000001u);
  EXPECT_EQ(store.bind(0x09000001).error().code, ErrorCode::NotFound);
  EXPECT_FALSE(store.add(0x09000002, {}).ok());
  EXPECT_EQ(store.bind(0x09000002).error().object_id, 0x09000002u);
  EXPECT_EQ(store.bind(0x09000002).error().code, ErrorCode::Truncated);
}

TEST(AssetStore, an_animation_that_comes_later_is_bound_in_place) {
  AssetStore store;
  store.add(animation_of(0x03000001, 10));
  store.add(table_of(0x09000001,
                     {{0x03000002, 1, -1, 30.0f}, {0x03000001, 0, -1, 15.0f}, {0x03000003, 0, -1, 5.0f}}));
  const BoundTable* bound = *store.bind(0x09000001);
  const BoundAnim before = bound->anims[1];
  ASSERT_THAT(bound->missing, ElementsAre(0x03000002, 0x03000003));

  store.add(animation_of(0x03000002, 4));
  EXPECT_EQ(*store.bind(0x09000001), bound);
  EXPECT_THAT(bound->missing, ElementsAre(0x03000003));
  EXPECT_EQ(bound->anims[0].animation, *store.animation(0x03000002));
  EXPECT_EQ(bound->anims[0].low_frame, 1);
  EXPECT_EQ(bound->anims[0].high_frame, 3);
  EXPECT_EQ(bound->anims[1].animation, before.animation);
  EXPECT_EQ(bound->anims[1].framerate, before.framerate);
  EXPECT_EQ(bound->anims[2].animation, nullptr);
}

TEST(AssetStore, an_animation_that_was_bad_is_bound_when_it_comes_again) {
  AssetStore store;
  store.add(table_of(0x09000001, {{0x03000001, 0, -1, 30.0f}}));
  EXPECT_FALSE(store.add(0x03000001, Bytes()).ok());
  const BoundTable* bound = *store.bind(0x09000001);
  ASSERT_EQ(bound->anims[0].animation, nullptr);
  EXPECT_TRUE(store.add(0x03000001, write_animation(animation_of(0x03000001, 2))).ok());
  EXPECT_NE(bound->anims[0].animation, nullptr);
  EXPECT_TRUE(bound->missing.empty());
}

TEST(AssetStore, changed_since_names_tables_and_setups_that_came_or_became_more_complete) {
  AssetStore store;
  store.add(table_of(0x09000001, {{0x03000001, 0, -1, 30.0f}}));
  store.add(table_of(0x09000002, {{0x03000002, 0, -1, 30.0f}}));
  store.add(setup_of(0x02000001, 0));
  store.add(setup_of(0x02000002, 0x03000002));
  (void)store.bind(0x09000001);
  EXPECT_THAT(store.changed_since(0), ElementsAre(0x02000001, 0x02000002, 0x09000001, 0x09000002));
  const std::uint64_t generation = store.generation();
  EXPECT_TRUE(store.changed_since(generation).empty());

  store.add(animation_of(0x03000001, 1));
  EXPECT_THAT(store.changed_since(generation), ElementsAre(0x09000001));
  store.add(animation_of(0x03000002, 1));  // nothing is bound that lacks it, but it is a Setup's own
  EXPECT_THAT(store.changed_since(generation), ElementsAre(0x02000002, 0x09000001));
  store.add(animation_of(0x03000003, 1));
  EXPECT_THAT(store.changed_since(generation), ElementsAre(0x02000002, 0x09000001));
  EXPECT_FALSE(store.add(0x02000004, Bytes()).ok());
  EXPECT_EQ(store.generation(), generation + 3);
}

TEST(AssetStore, status_is_that_of_the_object_whatever_its_type) {
  AssetStore store;
  store.add(animation_of(0x03000001, 1));
  EXPECT_FALSE(store.add(0x09000001, Bytes()).ok());
  EXPECT_TRUE(store.status(0x03000001).ok());
  EXPECT_EQ(store.status(0x03000002).error().code, ErrorCode::NotFound);
  EXPECT_EQ(store.status(0x09000001).error().code, ErrorCode::Truncated);
  EXPECT_EQ(store.status(0x05000001).error().code, ErrorCode::NotFound);
}

TEST(AssetStore, may_be_read_from_several_threads) {
  AssetStore store;
  for (ObjectId id = 0x03000001; id < 0x03000040; ++id) store.add(animation_of(id, 2));
  const AssetStore& shared = store;
  std::uint32_t frames[2] = {0, 0};
  const auto read = [&](std::uint32_t& sum) {
    for (const ObjectId id : shared.ids(ObjectType::Animation))
      sum += shared.animation(id).value()->frame_count;
  };
  std::thread other([&] { read(frames[1]); });
  read(frames[0]);
  other.join();
  EXPECT_EQ(frames[0], 63u * 2);
  EXPECT_EQ(frames[1], frames[0]);
}

}  // namespace
}  // namespace acm
