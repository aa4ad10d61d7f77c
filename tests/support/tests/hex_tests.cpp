// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "support/hex.h"

namespace acm::test {
namespace {

TEST(Hex, reads_what_it_writes_and_refuses_what_is_not_hexadecimal) {
  EXPECT_EQ(to_hex(from_hex("0001fF80 7f")), "0001ff80 7f");
  EXPECT_TRUE(from_hex("0g").empty());
  EXPECT_TRUE(from_hex("012").empty());
}

}  // namespace
}  // namespace acm::test
