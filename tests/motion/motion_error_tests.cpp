// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/motions.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace acm {
namespace {

TEST(MotionError, core_9_codes_are_retails) {
  EXPECT_EQ(static_cast<unsigned>(MotionError::None), 0x00u);
  EXPECT_EQ(static_cast<unsigned>(MotionError::NoAnimationTable), 0x07u);
  EXPECT_EQ(static_cast<unsigned>(MotionError::NoPhysicsObject), 0x08u);
  EXPECT_EQ(static_cast<unsigned>(MotionError::NotInContact), 0x24u);
  EXPECT_EQ(static_cast<unsigned>(MotionError::ActionCancelled), 0x36u);
  EXPECT_EQ(static_cast<unsigned>(MotionError::Teleported), 0x3Cu);
  EXPECT_EQ(static_cast<unsigned>(MotionError::CantCrouchInCombat), 0x3Fu);
  EXPECT_EQ(static_cast<unsigned>(MotionError::CantSitInCombat), 0x40u);
  EXPECT_EQ(static_cast<unsigned>(MotionError::CantLieDownInCombat), 0x41u);
  EXPECT_EQ(static_cast<unsigned>(MotionError::CantChatEmoteInCombat), 0x42u);
  EXPECT_EQ(static_cast<unsigned>(MotionError::NoMotionData), 0x43u);
  EXPECT_EQ(static_cast<unsigned>(MotionError::CantChatEmoteNotStanding), 0x44u);
  EXPECT_EQ(static_cast<unsigned>(MotionError::TooManyActions), 0x45u);
  EXPECT_EQ(static_cast<unsigned>(MotionError::Hidden), 0x46u);
  EXPECT_EQ(static_cast<unsigned>(MotionError::GeneralMovementFailure), 0x47u);
  EXPECT_EQ(static_cast<unsigned>(MotionError::CantJumpFromThisPosition), 0x48u);
  EXPECT_EQ(static_cast<unsigned>(MotionError::CantJumpLoadedDown), 0x49u);
}

TEST(MotionError, core_9_every_code_has_a_text_of_its_own) {
  std::set<std::string> texts;
  const std::string unknown = to_string(static_cast<MotionError>(0xFFFF));
  for (unsigned code = 0; code <= 0x49; ++code) {
    const std::string text = to_string(static_cast<MotionError>(code));
    EXPECT_FALSE(text.empty());
    if (text == unknown) continue;
    EXPECT_TRUE(texts.insert(text).second) << text;
  }
  EXPECT_GE(texts.size(), 17u);
}

}  // namespace
}  // namespace acm
