// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/result.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <string>
#include <utility>

namespace acm {
namespace {

constexpr Error kError{ErrorCode::Truncated, 0x09000001, 12, "field"};

TEST(Result, can_make_its_value_in_place_and_take_an_error_afterwards) {
  Result<std::string> r(std::in_place, 3u, 'x');
  ASSERT_TRUE(r.ok());
  EXPECT_EQ(*r, "xxx");
  r = Error{ErrorCode::Truncated, 0, 7, "field"};
  ASSERT_FALSE(r.ok());
  EXPECT_EQ(r.error().offset, 7u);
}

TEST(Result, holds_a_value) {
  const Result<int> result = 7;
  EXPECT_TRUE(result.ok());
  EXPECT_TRUE(static_cast<bool>(result));
  EXPECT_EQ(result.value(), 7);
  EXPECT_EQ(*result, 7);
}

TEST(Result, holds_the_reason_why_there_is_no_value) {
  const Result<int> result = kError;
  EXPECT_FALSE(result.ok());
  EXPECT_EQ(result.error(), kError);
}

TEST(Result, moves_its_value_out) {
  Result<std::unique_ptr<int>> result = std::make_unique<int>(3);
  const std::unique_ptr<int> value = *std::move(result);
  EXPECT_EQ(*value, 3);
}

TEST(Result, status_is_ok_or_an_error) {
  const Status fine;
  EXPECT_TRUE(fine.ok());
  const Status bad = kError;
  EXPECT_FALSE(bad.ok());
  EXPECT_EQ(bad.error().offset, 12u);
}

TEST(Result, every_code_has_a_name_of_its_own) {
  std::set<std::string> names;
  for (const ErrorCode code :
       {ErrorCode::WrongType, ErrorCode::Truncated, ErrorCode::TrailingBytes, ErrorCode::LimitExceeded,
        ErrorCode::BadValue, ErrorCode::NotFound, ErrorCode::Unsupported, ErrorCode::Contradiction,
        ErrorCode::Overlap, ErrorCode::Unfinished})
    names.insert(to_string(code));
  EXPECT_EQ(names.size(), 10u);
  EXPECT_STREQ(to_string(static_cast<ErrorCode>(255)), "unknown error");
}

TEST(Result, asking_for_what_is_not_there_is_a_programming_error) {
  const Result<int> bad = kError;
  EXPECT_DEATH(static_cast<void>(bad.value()), "programming error: Result::value");
  const Result<int> good = 1;
  EXPECT_DEATH(static_cast<void>(good.error()), "programming error: Result::error");
}

}  // namespace
}  // namespace acm
