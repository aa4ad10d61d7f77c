// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/gfxobj_degrade_info.h"

#include <gtest/gtest.h>

#include "support/hex.h"
#include "support/record_checks.h"

namespace acm {
namespace {

using test::from_hex;

const char* const kInfo =
    "01000011 02000000 01000001 01000000 00000000 0000803f 00000040 02000001 02000000 00000040 00004040 "
    "00008040";

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

TEST(GfxObjDegradeInfo, huge_count_is_refused) {
  test::expect_huge_count_refused(read_gfxobj_degrade_info, from_hex(kInfo), 4);
}

}  // namespace
}  // namespace acm
