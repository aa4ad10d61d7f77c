// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/effect_types.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

namespace acm {
namespace {

TEST(EffectTypes, sn_14_footsteps_are_numbered_and_there_are_no_left_and_right_ones) {
  EXPECT_EQ(sound_type_name(0x37), "Footstep1");
  EXPECT_EQ(sound_type_name(0x38), "Footstep2");
  EXPECT_EQ(sound_type_name(0x39), "Walk1");
  EXPECT_EQ(find_sound_type("StepLeft"), std::nullopt);
  EXPECT_EQ(find_sound_type("StepRight"), std::nullopt);
}

TEST(EffectTypes, sn_15_no_sound_type_is_an_armour_rustle) {
  EXPECT_EQ(sound_type_names().size(), 0xCDu);
  for (const std::string_view name : sound_type_names()) {
    EXPECT_EQ(name.find("Armor"), std::string_view::npos) << name;
    EXPECT_EQ(name.find("Rustle"), std::string_view::npos) << name;
  }
}

TEST(EffectTypes, the_types_that_rules_name_have_these_names) {
  EXPECT_EQ(sound_type_name(sound_type::kSwoosh2), "Swoosh2");
  EXPECT_EQ(sound_type::kSwoosh2, 0x1Fu);
  EXPECT_EQ(script_type::kHidden, 0x76u);
  EXPECT_EQ(script_type::kUnHide, 0x75u);
  EXPECT_EQ(script_type_name(0x75), "UnHide");
  EXPECT_EQ(script_type_names().size(), 0xAEu);
}

TEST(EffectTypes, every_name_leads_back_to_its_number_in_any_case) {
  for (std::uint32_t i = 0; i < sound_type_names().size(); ++i)
    EXPECT_EQ(find_sound_type(sound_type_name(i)), i) << i;
  for (std::uint32_t i = 0; i < script_type_names().size(); ++i)
    EXPECT_EQ(find_script_type(script_type_name(i)), i) << i;
  EXPECT_EQ(find_sound_type("sWOOSH2"), sound_type::kSwoosh2);
}

TEST(EffectTypes, other_numbers_and_texts_have_no_names) {
  EXPECT_EQ(sound_type_name(0xCD), "");
  EXPECT_EQ(script_type_name(0xAE), "");
  EXPECT_EQ(sound_type_name(0xFFFFFFFF), "");
  EXPECT_EQ(find_sound_type(""), std::nullopt);
  EXPECT_EQ(find_script_type("Swoosh2"), std::nullopt);
}

// The rows of a sheet of tests/data: "0x1F,Swoosh2" and so on.
void expect_names_of(const char* sheet, std::span<const std::string_view> names) {
  std::ifstream in(sheet);
  std::string line;
  std::getline(in, line);
  std::size_t count = 0;
  for (; std::getline(in, line); ++count) {
    const std::size_t comma = line.find(',');
    ASSERT_NE(comma, std::string::npos) << line;
    const unsigned long number = std::stoul(line.substr(0, comma), nullptr, 16);
    ASSERT_LT(number, names.size());
    EXPECT_EQ(names[number], line.substr(comma + 1));
  }
  EXPECT_EQ(count, names.size());
}

TEST(EffectTypes, the_names_are_those_of_the_sheets) {
  expect_names_of(ACMOTION_SOURCE_DIR "/tests/data/sound_types.csv", sound_type_names());
  expect_names_of(ACMOTION_SOURCE_DIR "/tests/data/script_types.csv", script_type_names());
}

}  // namespace
}  // namespace acm
