// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "support/retail_size_set.h"

namespace acm::test {
namespace {

template <class Items, class Key>
void expect_distinct(const Items& items, Key key) {
  std::set<std::uint32_t> met;
  for (const auto& item : items) EXPECT_TRUE(met.insert(item.*key).second);
}

TEST(RetailSizeSet, tables_have_distinct_keys_and_animations_of_their_own_body) {
  const RetailSizeSet set;
  for (std::uint32_t i = 0; i < set.counts().tables; i += 5) {
    const MotionTable table = set.table(i);
    expect_distinct(table.style_defaults(), &StyleDefault::style);
    expect_distinct(table.cycles(), &MotionTable::Entry::key);
    expect_distinct(table.modifiers(), &MotionTable::Entry::key);
    expect_distinct(table.link_groups(), &MotionTable::LinkGroup::key);
    for (const MotionTable::LinkGroup& g : table.link_groups())
      expect_distinct(table.links_of(g), &MotionTable::Link::to);
    for (const AnimData& anim : table.anims()) {
      const std::uint32_t index = anim.animation - RetailSizeSet::animation_id(0);
      ASSERT_LT(index, set.counts().animations);
      ASSERT_EQ(index % 10, i % 10);
    }
  }
}

TEST(RetailSizeSet, counts_and_spread_are_those_of_the_shipped_file) {
  const RetailSizeSet set;
  std::size_t motions = 0, largest = 0, smallest = 1 << 20;
  for (std::uint32_t i = 0; i < set.counts().tables; ++i) {
    const std::size_t n = set.table(i).motions().size();
    motions += n;
    largest = std::max(largest, n);
    smallest = std::min(smallest, n);
  }
  EXPECT_EQ(motions, 62000u);
  EXPECT_GT(largest, 1500u);
  EXPECT_LT(smallest, 50u);

  std::uint64_t frames = 0;
  for (std::uint32_t i = 0; i < 40; ++i) {
    const Animation a = set.animation(i);
    EXPECT_TRUE(a.is_consistent());
    EXPECT_EQ(a.part_count, RetailSizeSet::part_count(i));
    frames += a.part_frames.size() + a.position_frames.size();
  }
  EXPECT_EQ(RetailSizeSet(RetailCounts{.animations = 40}).frame_bytes(), frames * sizeof(Frame));
  EXPECT_NEAR(static_cast<double>(set.frame_bytes()) / sizeof(Frame) / set.counts().animations, 34 * 40, 20);
}

TEST(RetailSizeSet, container_holds_what_was_asked_for_and_all_of_it_decodes) {
  const RetailSizeSet set(RetailCounts().divided_by(100));
  const Result<Vector<std::byte>> file = set.container().build();
  ASSERT_TRUE(file.ok());
  const Result<DatFile> dat = DatFile::open(*file);
  EXPECT_EQ(dat->entries().size(), 800u);
  AssetStore store;
  Vector<std::byte> buffer;
  for (const DatEntry& entry : dat->entries()) {
    const Status status = store.add(entry.id, *dat->read(entry, buffer));
    EXPECT_TRUE(status.ok() || entry.id == kIterationsId) << std::hex << entry.id;
  }
  EXPECT_EQ(store.ids(ObjectType::Animation).size(), 20u);
  EXPECT_EQ(store.ids(ObjectType::GfxObj).size(), 153u);
  for (const ObjectId id : store.ids(ObjectType::SurfaceTexture))
    EXPECT_TRUE(store.status((*store.get<SurfaceTexture>(id))->images[0]).ok()) << std::hex << id;
  for (const ObjectId id : store.ids(ObjectType::RenderSurface))
    if (const ObjectId palette = (*store.get<RenderSurface>(id))->palette; palette != 0) {
      EXPECT_TRUE(store.status(palette).ok()) << std::hex << id;
    }
  EXPECT_TRUE((*store.bind(RetailSizeSet::table_id(0)))->missing.empty());
}

}  // namespace
}  // namespace acm::test
