// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/dat_check.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "support/retail_size_records.h"
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

/// What the cycles of all tables are, counted.
struct CycleCensus {
  double all = 0, held = 0, held_frames = 0, one_frame = 0, upside_down = 0, empty = 0, travelling = 0;
};

CycleCensus census_of_cycles(const RetailSizeSet& set) {
  CycleCensus c;
  for (std::uint32_t i = 0; i < set.counts().tables; ++i) {
    const MotionTable table = set.table(i);
    for (const MotionTable::Entry& cycle : table.cycles()) {
      const MotionData& motion = table.motions()[cycle.motion];
      ++c.all;
      c.travelling += motion.velocity.y != 0.0f;
      if (table.anims_of(motion).empty()) {
        ++c.empty;
        continue;
      }
      const AnimData& anim = table.anims_of(motion)[0];
      const bool one = anim.low_frame == anim.high_frame;
      c.held += anim.framerate == 0.0f;
      c.held_frames += anim.framerate == 0.0f && one;
      c.one_frame += anim.framerate == 30.0f && one;
      c.upside_down += anim.framerate == 0.0f && anim.high_frame >= 0 && anim.low_frame > anim.high_frame;
    }
  }
  return c;
}

TEST(RetailSizeSet, half_of_the_cycles_are_held_poses) {
  const CycleCensus c = census_of_cycles(RetailSizeSet());
  EXPECT_NEAR(c.all, 18457, 500);
  EXPECT_NEAR(c.held / c.all, 0.5, 0.05);
  EXPECT_GT(c.held_frames / c.held, 0.7) << "most of one frame";
  EXPECT_NEAR(c.one_frame / c.all, 0.05, 0.015);
  EXPECT_GT(c.upside_down, 10);
  EXPECT_LT(c.upside_down / c.all, 0.03);
  EXPECT_GT(c.empty, 0);
  EXPECT_LT(c.empty / c.all, 0.005);
  EXPECT_EQ(c.travelling, 0) << "gaits travel by position frames";
}

TEST(RetailSizeSet, links_between_states_take_a_fifth_of_a_second_to_one) {
  const RetailSizeSet set;
  for (std::uint32_t i = 0; i < set.counts().tables; i += 7) {
    const MotionTable table = set.table(i);
    for (const MotionTable::LinkGroup& group : table.link_groups())
      for (const MotionTable::Link& link : table.links_of(group)) {
        if (is_action(link.to)) continue;
        const AnimData& anim = table.anims_of(table.motions()[link.motion])[0];
        const float seconds = static_cast<float>(anim.high_frame + 1) / std::fabs(anim.framerate);
        ASSERT_GE(seconds, 0.2f);
        ASSERT_LE(seconds, 1.0f);
      }
  }
}

TEST(RetailSizeSet, root_frames_are_the_rule_and_movement_the_exception) {
  const RetailSizeSet set(RetailCounts{.animations = 840});
  double rooted = 0, moving = 0;
  std::map<HookType, int> hooks;
  int both = 0, all = 0;
  for (std::uint32_t i = 0; i < set.counts().animations; ++i) {
    const Animation a = set.animation(i);
    rooted += a.has_position_frames();
    moving += a.has_position_frames() && a.position_frames[0] != Frame{};
    EXPECT_EQ(a.has_position_frames() && a.position_frames[0] != Frame{}, RetailSizeSet::moves_body(i));
    for (const Hook& hook : a.hooks) {
      ++hooks[hook.type()];
      ++all;
      both += hook.direction == hook_direction::kBoth;
    }
  }
  EXPECT_GT(rooted / 840, 0.8);
  EXPECT_NEAR(moving / rooted, 0.1, 0.02);
  EXPECT_GT(both, all * 9 / 10);
  EXPECT_GT(hooks[HookType::SoundTable], hooks[HookType::CreateParticle]);
  EXPECT_NEAR(hooks[HookType::SoundTweaked], 173 * 840 / 2066, 25);
  for (const auto& [type, count] : hooks)
    if (type != HookType::SoundTable) EXPECT_LE(count, hooks[HookType::CreateParticle]);
  for (const HookType never : {HookType::NoDraw, HookType::Scale, HookType::TextureVelocity})
    EXPECT_EQ(hooks[never], 0);
}

TEST(RetailSizeSet, animations_switch_ethereal_on_as_often_as_off) {
  const RetailSizeSet set;
  int animations = 0, on = 0, off = 0;
  for (std::uint32_t i = 7; i < set.counts().animations; i += 44) {
    ++animations;
    for (const Hook& hook : set.animation(i).hooks)
      if (const auto* e = std::get_if<EtherealHook>(&hook.payload)) ++(e->ethereal != 0 ? on : off);
  }
  EXPECT_EQ(animations, 47);
  EXPECT_EQ(on, 47);
  EXPECT_EQ(off, 47);
}

TEST(RetailSizeSet, half_of_the_scripts_have_ties) {
  int tied = 0, long_ones = 0, tweaked = 0, both = 0, all = 0;
  for (std::uint32_t i = 0; i < RetailCounts().scripts; ++i) {
    const PhysicsScript script = retail_size_script(i);
    const auto same = [](const auto& a, const auto& b) { return a.start == b.start; };
    const bool ties = std::ranges::adjacent_find(script.entries, same) != script.entries.end();
    tied += ties;
    long_ones += ties && script.entries.size() > 8;
    for (const PhysicsScript::Entry& entry : script.entries) {
      EXPECT_NE(entry.hook.type(), HookType::Attack);
      EXPECT_NE(entry.hook.type(), HookType::Transparent);
      tweaked += entry.hook.type() == HookType::SoundTweaked;
      both += entry.hook.direction == hook_direction::kBoth;
      ++all;
    }
  }
  EXPECT_EQ(tied, 2294);
  EXPECT_EQ(long_ones, 166);
  EXPECT_NEAR(tweaked, 368, 30);
  EXPECT_GT(both, all * 9 / 10);
}

TEST(RetailSizeSet, setups_have_default_scripts_and_meshes_degrade) {
  const RetailSizeSet set;
  int scripted = 0, degrading = 0;
  for (std::uint32_t i = 0; i < set.counts().setups; ++i) scripted += set.setup(i).default_script != 0;
  for (std::uint32_t i = 0; i < set.counts().gfxobjs; i += 1) degrading += set.gfxobj(i).degrade != 0;
  EXPECT_EQ(scripted, 2161);
  EXPECT_EQ(degrading, 4131);
}

TEST(RetailSizeSet, default_scripts_have_the_hooks_of_shipped_ones) {
  const RetailSizeSet set;
  std::map<HookType, int> setups;
  for (std::uint32_t i = 0; i < set.counts().setups; ++i) {
    const ObjectId id = set.setup(i).default_script;
    if (id == 0) continue;
    std::set<HookType> types;
    for (const PhysicsScript::Entry& entry : retail_size_script(id - 0x33000001).entries)
      types.insert(entry.hook.type());
    for (const HookType type : types) ++setups[type];
  }
  EXPECT_EQ(setups[HookType::CreateParticle], 2046);
  EXPECT_EQ(setups[HookType::CallScript], 317);
  EXPECT_EQ(setups[HookType::SoundTweaked], 302);
  EXPECT_EQ(setups[HookType::SoundTable], 49);
  EXPECT_EQ(setups[HookType::Scale], 43);
  EXPECT_EQ(setups[HookType::TextureVelocity], 11);
}

TEST(RetailSizeSet, the_file_is_fragmented_and_of_whole_mebibytes) {
  const RetailSizeSet set(RetailCounts().divided_by(100));
  const Result<Vector<std::byte>> file = set.file();
  ASSERT_TRUE(file.ok());
  EXPECT_EQ(file->size() % (1 << 20), 0u);
  const Result<DatFile> dat = DatFile::open(*file);
  ASSERT_TRUE(dat.ok());
  EXPECT_EQ(dat->header().free_count, 20u);
  const DatBlockCheck check = check_blocks(*dat);
  EXPECT_EQ(check.error_count, 0u);
  EXPECT_FALSE(check.free_list.has_value());
  EXPECT_EQ(check.lost_blocks(), 0u);
  const Result<Vector<std::byte>> compact = set.container().build();
  const Result<DatFile> plain = DatFile::open(*compact);
  ASSERT_EQ(dat->entries().size(), plain->entries().size());
  Vector<std::byte> a, b;
  int jumps = 0;
  for (const DatEntry& entry : plain->entries()) {
    const DatEntry* same = dat->find(entry.id);
    ASSERT_NE(same, nullptr);
    jumps += same->offset != entry.offset;
    if (entry.id != 0x0D000001) {
      EXPECT_TRUE(std::ranges::equal(*plain->read(entry, a), *dat->read(*same, b)));
    }
  }
  EXPECT_GT(jumps, 100);
}

TEST(RetailSizeSet, retail_facts_2_the_whole_file_holds_as_many_objects_as_the_shipped_one) {
  const Result<Vector<std::byte>> file = RetailSizeSet().file();
  ASSERT_TRUE(file.ok());
  EXPECT_EQ(file->size() % (1 << 20), 0u);
  const Result<DatFile> dat = DatFile::open(*file);
  ASSERT_TRUE(dat.ok());
  EXPECT_EQ(dat->header().free_count, 2052u);
  EXPECT_EQ(check_blocks(*dat).free_blocks, 2052u) << "the list is as long as the header says";
  EXPECT_EQ(dat->entries().size(), 79694u);
  EXPECT_EQ(dat->entries(0x30000000, 0x30FFFFFF).size(), 71u) << "combat tables";
  std::map<ObjectType, std::uint32_t> objects;
  for (const DatEntry& entry : dat->entries()) ++objects[object_type(entry.id)];
  const std::map<ObjectType, std::uint32_t> shipped = {
      {ObjectType::GfxObj, 15318},        {ObjectType::GfxObjDegradeInfo, 4131},
      {ObjectType::Setup, 5935},          {ObjectType::Animation, 2066},
      {ObjectType::MotionTable, 436},     {ObjectType::Palette, 4521},
      {ObjectType::SurfaceTexture, 7221}, {ObjectType::RenderSurface, 20684},
      {ObjectType::Surface, 6152},        {ObjectType::Wave, 786},
      {ObjectType::PaletteSet, 2681},     {ObjectType::ClothingTable, 1917},
      {ObjectType::SoundTable, 190},      {ObjectType::ParticleEmitterInfo, 2051},
      {ObjectType::PhysicsScript, 4248},  {ObjectType::PhysicsScriptTable, 164},
  };
  for (const auto& [type, count] : shipped) EXPECT_EQ(objects[type], count) << to_string(type);
}

TEST(RetailSizeSet, retail_facts_2_nineteen_types_of_hooks_occur) {
  const RetailSizeSet set;
  std::map<HookType, int> hooks;
  const auto count = [&](const Hook& hook) {
    ++hooks[hook.type()];
    EXPECT_GE(hook.direction, hook_direction::kBackward);
    EXPECT_LE(hook.direction, hook_direction::kForward);
  };
  for (std::uint32_t i = 0; i < set.counts().animations; ++i)
    for (const Hook& hook : set.animation(i).hooks) count(hook);
  for (std::uint32_t i = 0; i < set.counts().scripts; ++i)
    for (const PhysicsScript::Entry& entry : retail_size_script(i).entries) count(entry.hook);
  EXPECT_EQ(hooks.size(), kHookTypeCount - 8);
  EXPECT_FALSE(hooks.contains(HookType::AnimationDone));
  EXPECT_EQ(hooks[HookType::ReplaceObject], 2);
  EXPECT_EQ(hooks[HookType::SetOmega], 8) << "one in each animation";
}

TEST(RetailSizeSet, container_holds_what_was_asked_for_and_all_of_it_decodes) {
  const RetailSizeSet set(RetailCounts().divided_by(100));
  const Result<Vector<std::byte>> file = set.container().build();
  ASSERT_TRUE(file.ok());
  const Result<DatFile> dat = DatFile::open(*file);
  EXPECT_EQ(dat->entries().size(), 796u);
  AssetStore store;
  Vector<std::byte> buffer;
  for (const DatEntry& entry : dat->entries()) {
    const Status status = store.add(entry.id, *dat->read(entry, buffer));
    const bool unread = object_type(entry.id) == ObjectType::Unknown || entry.id == kIterationsId;
    EXPECT_TRUE(status.ok() || unread) << std::hex << entry.id;
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
