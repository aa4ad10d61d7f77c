// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base/golden_hashes.h"

#include <gtest/gtest.h>

namespace acm {
namespace {

TEST(Golden, the_same_bits_with_every_compiler_and_target) {
  const auto hashes = test::golden_hashes();
  ASSERT_FALSE(hashes.empty());
  for (const test::GoldenHash& golden : hashes) {
    const std::uint64_t found = golden.compute();
    EXPECT_EQ(found, golden.expected)
        << golden.name << std::hex << ": expected 0x" << golden.expected << ", found 0x" << found;
  }
}

}  // namespace
}  // namespace acm
