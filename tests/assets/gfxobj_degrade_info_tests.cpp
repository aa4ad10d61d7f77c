// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/gfxobj_degrade_info.h"

#include <gtest/gtest.h>

#include <limits>

#include "support/hex.h"
#include "support/record_checks.h"

namespace acm {
namespace {

using test::from_hex;

const char* const kInfo =
    "01000011 02000000 01000001 01000000 00000000 0000803f 00000040 02000001 02000000 00000040 00004040 "
    "00008040";

const char* const kA26 =
    "00000011 03000000 69370001 01000000 00002041 0000c841 00004842 6e370001 01000000 0000c841 00004842 "
    "0000c842 00000000 01000000 ffff7f7f ffff7f7f ffff7f7f";

TEST(GfxObjDegradeInfo, dat_formats_2_6_levels) {
  const auto bytes = from_hex(kInfo);
  test::expect_sound_record(read_gfxobj_degrade_info, write_gfxobj_degrade_info, bytes);
  const auto info = read_gfxobj_degrade_info(bytes);
  ASSERT_TRUE(info.ok());
  EXPECT_EQ(info->id, 0x11000001u);
  ASSERT_EQ(info->levels.size(), 2u);
  EXPECT_EQ(info->levels[1].gfxobj, 0x01000002u);
  EXPECT_EQ(info->levels[1].mode, 2u);
  EXPECT_EQ(info->levels[1].min_distance, 2.0f);
  EXPECT_EQ(info->levels[1].ideal_distance, 3.0f);
  EXPECT_EQ(info->levels[1].max_distance, 4.0f);
}

TEST(GfxObjDegradeInfo, appearance_a26_levels_and_terminator) {
  const auto bytes = from_hex(kA26);
  ASSERT_EQ(bytes.size(), 68u);
  test::expect_sound_record(read_gfxobj_degrade_info, write_gfxobj_degrade_info, bytes);
  const auto info = read_gfxobj_degrade_info(bytes);
  ASSERT_TRUE(info.ok());
  EXPECT_EQ(info->id, 0x11000000u);
  ASSERT_EQ(info->levels.size(), 3u);
  EXPECT_EQ(info->levels[0].gfxobj, 0x01003769u);
  EXPECT_EQ(info->levels[0].mode, GfxObjDegradeInfo::kAsPlaced);
  EXPECT_EQ(info->levels[0].min_distance, 10.0f);
  EXPECT_EQ(info->levels[0].ideal_distance, 25.0f);
  EXPECT_EQ(info->levels[0].max_distance, 50.0f);
  EXPECT_EQ(info->levels[1].gfxobj, 0x0100376Eu);
  EXPECT_EQ(info->levels[2].gfxobj, 0u);
  EXPECT_EQ(info->levels[2].max_distance, std::numeric_limits<float>::max());
}

TEST(GfxObjDegradeInfo, gx_9_a_record_without_levels_is_read) {
  test::expect_sound_record(read_gfxobj_degrade_info, write_gfxobj_degrade_info,
                            from_hex("00000011 00000000"));
  EXPECT_EQ(GfxObjDegradeInfo{}.level_at(0.0f), nullptr);
  EXPECT_EQ(GfxObjDegradeInfo{}.greatest_distance(), 0.0f);
}

TEST(GfxObjDegradeInfo, appearance_g12_levels_by_distance) {
  const GfxObjDegradeInfo info = *read_gfxobj_degrade_info(from_hex(kA26));
  const auto level = [&](float eye, float scale = 1.0f, float bias = 0.0f) {
    return info.level_at(eye, scale, bias) - info.levels.data();
  };
  EXPECT_EQ(level(0.0f), 0);
  EXPECT_EQ(level(74.0f), 0);
  EXPECT_EQ(level(75.0f), 1);
  EXPECT_EQ(level(100.0f), 2);
  EXPECT_EQ(level(149.0f, 2.0f), 0);
  EXPECT_EQ(level(150.0f, 2.0f), 1);
}

TEST(GfxObjDegradeInfo, gx_10_bias_moves_the_ends_of_levels) {
  const GfxObjDegradeInfo info = *read_gfxobj_degrade_info(from_hex(kA26));
  EXPECT_EQ(info.level_at(99.0f, 1.0f, 1.0f), &info.levels[0]);
  EXPECT_EQ(info.level_at(100.0f, 1.0f, 1.0f), &info.levels[1]);
  EXPECT_EQ(info.level_at(59.0f, 1.0f, -1.0f), &info.levels[0]);
  EXPECT_EQ(info.level_at(60.0f, 1.0f, -1.0f), &info.levels[1]);
}

TEST(GfxObjDegradeInfo, gx_10_greatest_distance) {
  GfxObjDegradeInfo info = *read_gfxobj_degrade_info(from_hex(kA26));
  EXPECT_EQ(info.greatest_distance(), 100.0f);
  info.levels.pop_back();
  EXPECT_EQ(info.greatest_distance(), 50.0f);
}

TEST(GfxObjDegradeInfo, huge_count_is_refused) {
  test::expect_huge_count_refused(read_gfxobj_degrade_info, from_hex(kInfo), 4);
}

}  // namespace
}  // namespace acm
