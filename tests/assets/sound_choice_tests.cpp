// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/sound_choice.h"

#include <gtest/gtest.h>

#include <set>

namespace acm::test {
namespace {

constexpr std::uint32_t kSwoosh = 0x1F;

SoundTable table_of(Vector<SoundTable::Entry> entries) {
  SoundTable table;
  table.id = 0x200000A8;
  table.root.children.push_back({kSwoosh, std::move(entries), {}});
  return table;
}

TEST(SoundChoice, sn_2_a_type_without_waves_is_silent) {
  SoundTable table = table_of({});
  EXPECT_FALSE(resolve_sound(table, kSwoosh, {0.0, 0.0}));
  EXPECT_FALSE(resolve_sound(table, 0x20, {0.0, 0.0}));
  // Only children of the root count.
  table.root.children[0].children.push_back({0x20, {{0x0A000001, 0, 1, 1}}, {}});
  EXPECT_FALSE(resolve_sound(table, 0x20, {0.0, 0.0}));
}

TEST(SoundChoice, sn_3_the_last_of_several_is_never_picked) {
  const SoundTable two = table_of({{0x0A000519, 0, 1, 1}, {0x0A00051E, 0, 1, 1}});
  EXPECT_EQ(resolve_sound(two, kSwoosh, {0.999999, 0.0})->wave, 0x0A000519u);
  const SoundTable three = table_of({{1, 0, 1, 1}, {2, 0, 1, 1}, {3, 0, 1, 1}});
  EXPECT_EQ(resolve_sound(three, kSwoosh, {0.49, 0.0})->wave, 1u);
  EXPECT_EQ(resolve_sound(three, kSwoosh, {0.51, 0.0})->wave, 2u);
  EXPECT_EQ(resolve_sound(three, kSwoosh, {0.999999, 0.0})->wave, 2u);
}

TEST(SoundChoice, sn_8_a_fair_pick_reaches_all) {
  const SoundTable two = table_of({{1, 0, 1, 1}, {2, 0, 1, 1}});
  EXPECT_EQ(resolve_sound(two, kSwoosh, {0.49, 0.0}, SoundPick::Fair)->wave, 1u);
  EXPECT_EQ(resolve_sound(two, kSwoosh, {0.51, 0.0}, SoundPick::Fair)->wave, 2u);
}

TEST(SoundChoice, sn_4_the_roll_must_lie_below_the_probability) {
  const SoundTable half = table_of({{1, 0, 0.5f, 1}});
  EXPECT_TRUE(resolve_sound(half, kSwoosh, {0.0, 0.49}));
  EXPECT_FALSE(resolve_sound(half, kSwoosh, {0.0, 0.5}));
  EXPECT_FALSE(resolve_sound(table_of({{1, 0, 1.0f, 1}}), kSwoosh, {0.0, 1.0}));
  EXPECT_FALSE(resolve_sound(table_of({{1, 0, 0.0f, 1}}), kSwoosh, {0.0, 0.0}));
}

TEST(SoundChoice, sn_3_wave_0_is_silence) {
  EXPECT_FALSE(resolve_sound(table_of({{0, 0, 1, 1}}), kSwoosh, {0.0, 0.0}));
}

TEST(SoundChoice, sn_5_where_the_volume_comes_from) {
  const SoundTable table = table_of({{0x0A000002, 0.7f, 1.0f, 0.8f}});
  SoundDice dice(1);
  const auto by_table = resolve_sound(Hook{0, SoundTableHook{kSwoosh}}, &table, dice);
  EXPECT_EQ(by_table->volume, 0.8f);
  EXPECT_EQ(by_table->priority, 0.7f);
  const auto tweaked = resolve_sound(Hook{0, SoundTweakedHook{5, 1.0f, 0.9f, 0.2f}}, &table, dice);
  EXPECT_EQ(tweaked->wave, 5u);
  EXPECT_EQ(tweaked->volume, 0.2f);
  EXPECT_EQ(tweaked->priority, 0.9f);
  EXPECT_FALSE(resolve_sound(Hook{0, SoundTweakedHook{5, 0.0f, 0.9f, 0.2f}}, &table, dice));
  EXPECT_EQ(resolve_sound(Hook{0, SoundHook{7}}, nullptr, dice)->volume, 1.0f);
}

TEST(SoundChoice, sn_10_without_a_table_there_is_silence) {
  SoundDice dice(1);
  EXPECT_FALSE(resolve_sound(Hook{0, SoundTableHook{kSwoosh}}, nullptr, dice));
  EXPECT_FALSE(resolve_sound(Hook{0, NoOpHook{}}, nullptr, dice));
}

TEST(SoundChoice, sn_8_a_sound_without_a_choice_draws_no_number) {
  const SoundTable table = table_of({{1, 0, 1, 1}});
  SoundDice dice(42), untouched(42);
  resolve_sound(table, 0x20, dice);
  resolve_sound(Hook{0, SoundTableHook{kSwoosh}}, nullptr, dice);
  resolve_sound(Hook{0, SoundHook{7}}, &table, dice);
  EXPECT_EQ(dice.pick(), untouched.pick());
  resolve_sound(table, kSwoosh, dice);
  EXPECT_NE(dice.pick(), untouched.pick());
}

TEST(SoundDice, the_same_seed_gives_the_same_sounds) {
  SoundDice a(42), b(42), c(43);
  EXPECT_EQ(a.pick(), b.pick());
  EXPECT_EQ(a.roll(), b.roll());
  EXPECT_NE(a.pick(), c.pick());
}

TEST(SoundDice, picks_stay_below_1_and_rolls_reach_both_ends) {
  SoundDice dice;
  double most = 0.0;
  std::set<double> rolls;
  for (int i = 0; i < 500'000; ++i) {
    most = std::max(most, dice.pick());
    rolls.insert(dice.roll());
  }
  EXPECT_LT(most, 1.0);
  EXPECT_GT(most, 0.9999);
  EXPECT_EQ(*rolls.begin(), 0.0);
  EXPECT_EQ(*rolls.rbegin(), 1.0);
  EXPECT_EQ(rolls.size(), 32768u);
}

}  // namespace
}  // namespace acm::test
