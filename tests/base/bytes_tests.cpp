// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base/bytes.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "support/allocation_counter.h"

namespace acm {
namespace {

std::vector<std::byte> bytes_of(std::initializer_list<int> values) {
  std::vector<std::byte> bytes;
  for (const int v : values) bytes.push_back(static_cast<std::byte>(v));
  return bytes;
}

std::vector<std::byte> copy_of(Bytes bytes) {
  return {bytes.begin(), bytes.end()};
}

TEST(ByteReader, fields_are_little_endian) {
  const auto bytes =
      bytes_of({0x01, 0x23, 0x45, 0x67, 0x89, 0xAB, 0xCD, 0xEF, 0x10, 0x32, 0x54, 0x76, 0x98, 0xBA, 0xDC});
  ByteReader in(bytes);
  EXPECT_EQ(in.u8("a"), 0x01u);
  EXPECT_EQ(in.u16("b"), 0x4523u);
  EXPECT_EQ(in.u32("c"), 0xCDAB8967u);
  EXPECT_EQ(in.u64("d"), 0xDCBA9876543210EFu);
  EXPECT_EQ(in.offset(), 15u);
  EXPECT_EQ(in.remaining(), 0u);
  EXPECT_TRUE(in.ok());
}

TEST(ByteReader, signed_fields_keep_their_sign) {
  const auto bytes = bytes_of({0xFE, 0xFF, 0xFD, 0xFF, 0xFF, 0xFF});
  ByteReader in(bytes);
  EXPECT_EQ(in.i16("a"), -2);
  EXPECT_EQ(in.i32("b"), -3);
}

TEST(ByteReader, managers_5_5_a_frame_is_origin_then_w_x_y_z) {
  ByteWriter out;
  for (const float v : {1.0f, 2.0f, 3.0f, 4.0f, 5.0f, 6.0f, 7.0f}) out.f32(v);
  ByteReader in(out.bytes());
  EXPECT_EQ(in.frame("frame"), (Frame{{1, 2, 3}, {4, 5, 6, 7}}));
  EXPECT_EQ(in.offset(), 28u);
}

TEST(ByteReader, a_truncated_field_is_named_with_its_offset) {
  const auto bytes = bytes_of({1, 2, 3, 4, 5, 6, 7});
  ByteReader in(bytes);
  in.u32("first");
  EXPECT_EQ(in.u32("second"), 0u);
  ASSERT_FALSE(in.ok());
  EXPECT_EQ(in.error(), (Error{ErrorCode::Truncated, 0, 4, in.error().what}));
  EXPECT_STREQ(in.error().what, "second");
}

TEST(ByteReader, the_first_failure_stays) {
  const auto bytes = bytes_of({1, 2, 3, 4});
  ByteReader in(bytes);
  in.u8("first");
  in.u32("second");
  in.fail(ErrorCode::BadValue, "third");
  in.expect_end();
  EXPECT_EQ(in.error().code, ErrorCode::Truncated);
  EXPECT_STREQ(in.error().what, "second");
  EXPECT_EQ(in.error().offset, 1u);
}

TEST(ByteReader, after_a_failure_every_read_yields_zero_and_nothing_remains) {
  const std::vector<std::byte> bytes(64, std::byte{0xFF});
  ByteReader in(bytes);
  in.u8("first");
  in.fail(ErrorCode::BadValue, "first", 0);
  EXPECT_EQ(in.remaining(), 0u);
  EXPECT_EQ(in.u8("x"), 0u);
  EXPECT_EQ(in.u16("x"), 0u);
  EXPECT_EQ(in.u32("x"), 0u);
  EXPECT_EQ(in.u64("x"), 0u);
  EXPECT_EQ(in.i16("x"), 0);
  EXPECT_EQ(in.i32("x"), 0);
  EXPECT_EQ(in.f32("x"), 0.0f);
  EXPECT_EQ(in.f64("x"), 0.0);
  EXPECT_EQ(in.frame("x"), (Frame{{0, 0, 0}, {0, 0, 0, 0}}));
  EXPECT_EQ(in.count("x", 1), 0u);
  EXPECT_FALSE(in.accept_count("x", 0, 1, 0));
  EXPECT_TRUE(in.raw(4, "x").empty());
  EXPECT_EQ(in.align4("x"), 0u);
  EXPECT_EQ(in.offset(), 1u);
  EXPECT_STREQ(in.error().what, "first");
}

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

TEST(ByteReader, count_is_bounded_by_what_can_follow) {
  const auto reader_says = [](std::uint32_t count, std::size_t min_bytes_each) {
    ByteWriter out;
    out.u32(count);
    for (int i = 0; i < 12; ++i) out.u8(0);
    ByteReader in(out.bytes());
    in.count("things", min_bytes_each);
    return in.ok();
  };
  EXPECT_TRUE(reader_says(0, 4));
  EXPECT_TRUE(reader_says(3, 4));
  EXPECT_FALSE(reader_says(4, 4));
  EXPECT_TRUE(reader_says(2, 5));
  EXPECT_FALSE(reader_says(3, 5));
  EXPECT_FALSE(reader_says(1, 13));
}

TEST(ByteReader, accept_count_names_the_offset_of_the_count) {
  const std::vector<std::byte> bytes(8);
  ByteReader in(bytes);
  in.u32("a");
  EXPECT_TRUE(in.accept_count("pairs", 2, 2, 1));
  EXPECT_FALSE(in.accept_count("pairs", std::numeric_limits<std::uint64_t>::max(), 2, 1));
  EXPECT_EQ(in.error().offset, 1u);
}

TEST(ByteReader, raw_gives_the_bytes_themselves_or_none) {
  const auto bytes = bytes_of({1, 2, 3, 4});
  ByteReader in(bytes);
  const Bytes part = in.raw(3, "part");
  EXPECT_EQ(part.data(), bytes.data());
  EXPECT_EQ(part.size(), 3u);
  EXPECT_TRUE(in.raw(0, "nothing").empty());
  EXPECT_TRUE(in.ok());
  EXPECT_TRUE(in.raw(std::numeric_limits<std::size_t>::max(), "too much").empty());
  EXPECT_EQ(in.error().offset, 3u);
}

TEST(ByteReader, since_gives_the_bytes_that_were_read) {
  const auto bytes = bytes_of({1, 2, 3, 4, 5, 6});
  ByteReader in(bytes);
  in.u8("a");
  const std::uint64_t from = in.offset();
  in.u16("b"), in.u8("c");
  EXPECT_EQ(copy_of(in.since(from)), bytes_of({2, 3, 4}));
  EXPECT_TRUE(in.since(in.offset()).empty());
  in.u32("too much");
  EXPECT_EQ(copy_of(in.since(from)), bytes_of({2, 3, 4}));
}

TEST(ByteReader, align4_returns_the_padding_and_notes_what_is_not_zero) {
  const auto bytes = bytes_of({9, 0, 0, 0, 9, 0x11, 0x22, 0x33, 9, 9, 9, 9});
  ByteReader in(bytes);
  in.u8("a");
  EXPECT_EQ(in.align4("pad"), 0u);
  EXPECT_EQ(in.oddities().kinds, 0u);
  EXPECT_EQ(in.align4("pad"), 0u);
  EXPECT_EQ(in.offset(), 4u);
  in.u8("b");
  EXPECT_EQ(in.align4("pad"), 0x332211u);
  EXPECT_TRUE(in.oddities().has(Oddity::NonZeroPadding));
  EXPECT_FALSE(in.oddities().has(Oddity::LongEncoding));
  EXPECT_EQ(in.oddities().first_offset, 5u);
}

TEST(ByteReader, missing_padding_is_a_truncation) {
  const auto bytes = bytes_of({9, 1, 2});
  ByteReader in(bytes);
  in.u8("a");
  in.align4("pad");
  ASSERT_FALSE(in.ok());
  EXPECT_EQ(in.error().offset, 3u);
  EXPECT_STREQ(in.error().what, "pad");
  EXPECT_EQ(in.oddities().kinds, 0u);
}

TEST(ByteReader, bytes_after_the_end_are_refused) {
  const auto bytes = bytes_of({1, 2});
  ByteReader in(bytes);
  in.u8("a");
  in.expect_end();
  ASSERT_FALSE(in.ok());
  EXPECT_EQ(in.error().code, ErrorCode::TrailingBytes);
  EXPECT_EQ(in.error().offset, 1u);
}

TEST(ByteReader, an_exact_end_is_fine) {
  ByteReader in(Bytes{});
  in.expect_end();
  EXPECT_TRUE(in.ok());
}

TEST(Oddities, the_first_offset_is_the_lowest) {
  Oddities odd;
  odd.add(Oddity::LongEncoding, 9);
  odd.add(Oddity::UnknownFlags, 4);
  odd.add(Oddity::UnknownFlags, 20);
  EXPECT_EQ(odd.first_offset, 4u);
  EXPECT_TRUE(odd.has(Oddity::LongEncoding));
  EXPECT_TRUE(odd.has(Oddity::UnknownFlags));
  EXPECT_FALSE(odd.has(Oddity::DuplicateKey));
}

// Every kind of field once, 69 bytes.
void write_one_of_each(FieldWriter& out) {
  out.u8(0xF1);
  out.align4(0x00CCBBAA);
  out.u16(0xF2F3);
  out.i16(-7);
  out.u32(0xF4F5F6F7u);
  out.i32(-9);
  out.u64(0xF8F9FAFBFCFDFEFFu);
  out.f32(-1.5f);
  out.f64(2.25);
  out.frame({{1, 2, 3}, {0.5f, -0.5f, 0.5f, -0.5f}});
  out.raw(bytes_of({1, 2, 3, 4, 5}));
}
constexpr std::size_t kOneOfEach = 69;

void read_one_of_each(ByteReader& in) {
  EXPECT_EQ(in.u8("u8"), 0xF1u);
  EXPECT_EQ(in.align4("pad"), 0x00CCBBAAu);
  EXPECT_EQ(in.u16("u16"), 0xF2F3u);
  EXPECT_EQ(in.i16("i16"), -7);
  EXPECT_EQ(in.u32("u32"), 0xF4F5F6F7u);
  EXPECT_EQ(in.i32("i32"), -9);
  EXPECT_EQ(in.u64("u64"), 0xF8F9FAFBFCFDFEFFu);
  EXPECT_EQ(in.f32("f32"), -1.5f);
  EXPECT_EQ(in.f64("f64"), 2.25);
  EXPECT_EQ(in.frame("frame"), (Frame{{1, 2, 3}, {0.5f, -0.5f, 0.5f, -0.5f}}));
  EXPECT_EQ(copy_of(in.raw(5, "raw")), bytes_of({1, 2, 3, 4, 5}));
}

TEST(ByteWriter, every_field_is_read_as_it_was_written) {
  ByteWriter out;
  write_one_of_each(out);
  EXPECT_EQ(out.size(), kOneOfEach);
  ByteReader in(out.bytes());
  read_one_of_each(in);
  in.expect_end();
  EXPECT_TRUE(in.ok());
}

TEST(ByteReader, every_truncation_is_refused_without_reading_past_the_end) {
  ByteWriter whole;
  write_one_of_each(whole);
  for (std::size_t size = 0; size < kOneOfEach; ++size) {
    // An exact-size heap block, so that the address sanitizer sees any byte too far.
    const auto block = std::make_unique<std::byte[]>(size);
    std::copy_n(whole.bytes().begin(), size, block.get());
    ByteReader in(Bytes(block.get(), size));
    in.u8("u8"), in.align4("pad"), in.u16("u16"), in.i16("i16"), in.u32("u32"), in.i32("i32");
    in.u64("u64"), in.f32("f32"), in.f64("f64"), in.frame("frame"), in.raw(5, "raw");
    ASSERT_FALSE(in.ok()) << size;
    EXPECT_EQ(in.error().code, ErrorCode::Truncated) << size;
    EXPECT_LE(in.error().offset, size);
  }
}

TEST(ByteWriter, grows_over_any_number_of_fields) {
  ByteWriter out;
  for (std::uint32_t i = 0; i < 10'000; ++i) out.u32(i);
  EXPECT_TRUE(out.ok());
  ByteReader in(out.bytes());
  for (std::uint32_t i = 0; i < 10'000; ++i) ASSERT_EQ(in.u32("i"), i);
}

TEST(ByteWriter, take_hands_over_exactly_what_was_written) {
  ByteWriter out;
  out.u16(0x0201);
  EXPECT_EQ(std::move(out).take(), bytes_of({1, 2}));
}

TEST(ByteWriter, reserve_changes_nothing_but_the_room) {
  ByteWriter out;
  out.u8(1);
  out.reserve(1000);
  EXPECT_EQ(out.size(), 1u);
  out.u8(2);
  EXPECT_EQ(copy_of(out.bytes()), bytes_of({1, 2}));
}

TEST(ByteWriter, can_be_moved) {
  ByteWriter first;
  first.u8(1);
  ByteWriter second(std::move(first));
  second.u8(2);
  EXPECT_EQ(copy_of(second.bytes()), bytes_of({1, 2}));
}

TEST(ByteWriter, align4_counts_from_the_start_and_takes_the_low_byte_first) {
  ByteWriter out;
  out.align4(0x55);
  EXPECT_EQ(out.size(), 0u);
  out.u16(0);
  out.align4(0xDDCCBBAA);
  EXPECT_EQ(copy_of(out.bytes()), bytes_of({0, 0, 0xAA, 0xBB}));
}

TEST(SpanWriter, fills_the_callers_bytes_like_a_byte_writer) {
  ByteWriter expected;
  write_one_of_each(expected);
  std::array<std::byte, kOneOfEach> room{};
  SpanWriter out(room);
  write_one_of_each(out);
  EXPECT_TRUE(out.ok());
  EXPECT_EQ(out.bytes().data(), room.data());
  EXPECT_EQ(copy_of(out.bytes()), copy_of(expected.bytes()));
}

TEST(SpanWriter, any_smaller_room_is_refused_with_the_size_needed) {
  for (std::size_t capacity = 0; capacity < kOneOfEach; ++capacity) {
    const auto block = std::make_unique<std::byte[]>(capacity);
    SpanWriter out(std::span(block.get(), capacity));
    write_one_of_each(out);
    ASSERT_FALSE(out.ok()) << capacity;
    EXPECT_EQ(out.size(), kOneOfEach) << capacity;
    EXPECT_TRUE(out.bytes().empty()) << capacity;
  }
}

TEST(SpanWriter, nothing_is_written_from_the_first_overflow_on) {
  std::array<std::byte, 4> room{};
  SpanWriter out(room);
  out.u8(1);
  out.u32(0xFFFFFFFFu);
  out.u8(0xFF);
  out.align4(0xFFFFFFFFu);
  EXPECT_EQ(copy_of(room), bytes_of({1, 0, 0, 0}));
  EXPECT_EQ(out.size(), 8u);
}

TEST(SpanWriter, never_allocates) {
  std::array<std::byte, 16> room{};
  const test::AllocationCounter count;
  SpanWriter out(room);
  for (std::uint64_t i = 0; i < 100; ++i) out.u64(i);
  EXPECT_EQ(count.allocations(), 0u);
}

TEST(SpanWriter, an_empty_room_takes_empty_bytes_only) {
  SpanWriter out(std::span<std::byte>{});
  out.raw({});
  out.align4();
  EXPECT_TRUE(out.ok());
  out.u8(0);
  EXPECT_FALSE(out.ok());
}

RC_GTEST_PROP(SpanWriter, agrees_with_the_byte_writer_for_any_fields_and_room,
              (const std::vector<std::pair<std::uint8_t, std::uint64_t>>& fields, std::uint8_t capacity)) {
  const auto write = [&](FieldWriter& out) {
    for (const auto& [kind, value] : fields) switch (kind % 5) {
        case 0: out.u8(static_cast<std::uint8_t>(value)); break;
        case 1: out.u16(static_cast<std::uint16_t>(value)); break;
        case 2: out.u32(static_cast<std::uint32_t>(value)); break;
        case 3: out.u64(value); break;
        default: out.align4(static_cast<std::uint32_t>(value)); break;
      }
  };
  ByteWriter grown;
  write(grown);
  std::vector<std::byte> room(capacity);
  SpanWriter out(room);
  write(out);
  RC_ASSERT(out.size() == grown.size());
  RC_ASSERT(out.ok() == (grown.size() <= capacity));
  if (out.ok()) RC_ASSERT(copy_of(out.bytes()) == copy_of(grown.bytes()));
}

#ifndef NDEBUG
TEST(ByteReader, asking_for_an_error_that_did_not_happen_asserts) {
  const ByteReader in(Bytes{});
  EXPECT_DEATH(static_cast<void>(in.error()), "failed_");
}
#endif

}  // namespace
}  // namespace acm
