// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "support/builtin_sample.h"

namespace acm::test {
namespace {

TEST(BuiltinSample, is_what_the_sample_creatures_are) {
  const std::vector<SampleObject> held = tool::builtin_sample(), made = sample_creatures();
  ASSERT_EQ(held.size(), made.size());
  for (std::size_t i = 0; i < made.size(); ++i) {
    EXPECT_EQ(held[i].id, made[i].id);
    EXPECT_EQ(held[i].bytes, made[i].bytes) << std::hex << made[i].id;
  }
}

}  // namespace
}  // namespace acm::test
