// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "base/bytes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <vector>

#include "support/allocation_counter.h"
#include "support/hex.h"

namespace acm::test {

/// Reads from a heap block of exactly this size, so that a sanitizer sees a read past the end.
template <class Read>
auto read_exactly_sized(Read&& read, Bytes bytes) {
  const auto block = std::make_unique<std::byte[]>(bytes.size());
  std::copy(bytes.begin(), bytes.end(), block.get());
  return read(Bytes(block.get(), bytes.size()));
}

/// Reading and writing again gives the same bytes.
template <class Read, class Write>
void expect_identity(Read&& read, Write&& write, Bytes bytes) {
  const auto record = read_exactly_sized(read, bytes);
  ASSERT_TRUE(record.ok()) << to_string(record.error().code) << " at " << record.error().offset << ": "
                           << record.error().what;
  EXPECT_EQ(to_hex(write(*record)), to_hex(bytes));
}

/// Every beginning of a record that is shorter than it is refused, with an offset inside it.
template <class Read>
void expect_truncations_refused(Read&& read, Bytes bytes) {
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    const auto record = read_exactly_sized(read, bytes.first(size));
    ASSERT_FALSE(record.ok()) << "cut to " << size << " of " << bytes.size() << " bytes";
    const Error& error = record.error();
    EXPECT_TRUE(error.code == ErrorCode::Truncated || error.code == ErrorCode::LimitExceeded)
        << "cut to " << size << ": " << to_string(error.code);
    EXPECT_LE(error.offset, size);
    EXPECT_STRNE(error.what, "");
  }
}

/// One more byte is refused, and the error points at it.
template <class Read>
void expect_extra_byte_refused(Read&& read, Bytes bytes) {
  Vector<std::byte> longer(bytes.begin(), bytes.end());
  longer.push_back(std::byte{0});
  const auto record = read_exactly_sized(read, longer);
  ASSERT_FALSE(record.ok());
  EXPECT_EQ(record.error().code, ErrorCode::TrailingBytes);
  EXPECT_EQ(record.error().offset, bytes.size());
}

/// The duties of every reader towards a sound record.
template <class Read, class Write>
void expect_sound_record(Read&& read, Write&& write, Bytes bytes) {
  expect_identity(read, write, bytes);
  expect_truncations_refused(read, bytes);
  expect_extra_byte_refused(read, bytes);
}

/// The u32 count at `offset`, made 2^32 - 1, is refused where it stands, and nothing is sized by it.
template <class Read>
void expect_huge_count_refused(Read&& read, Vector<std::byte> bytes, std::size_t offset) {
  ASSERT_LE(offset + 4, bytes.size());
  std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(offset), 4, std::byte{0xFF});
  const AllocationCounter count;
  const auto record = read(Bytes(bytes));
  EXPECT_LE(count.allocated_bytes(), 64 * bytes.size());
  ASSERT_FALSE(record.ok());
  EXPECT_EQ(record.error().code, ErrorCode::LimitExceeded);
  EXPECT_EQ(record.error().offset, offset);
}

}  // namespace acm::test
