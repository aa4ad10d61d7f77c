// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/base/bytes.h"

#include <gtest/gtest.h>

namespace acm {
namespace {

TEST(ByteReader, count_beyond_the_remaining_bytes_is_refused) {
  ByteWriter out;
  out.u32(0xFFFFFFFFu);
  out.u32(7);
  ByteReader in(out.bytes());
  EXPECT_EQ(in.count("things", 4), 0u);
  ASSERT_FALSE(in.ok());
  EXPECT_EQ(in.error().code, ErrorCode::LimitExceeded);
  EXPECT_EQ(in.error().offset, 0u);
  EXPECT_STREQ(in.error().what, "things");
}

}  // namespace
}  // namespace acm
