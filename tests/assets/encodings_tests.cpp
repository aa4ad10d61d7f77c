// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/encodings.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support/hex.h"

namespace acm {
namespace {

using test::from_hex;
using test::to_hex;
using Form = KnownTypeId::Form;

constexpr ObjectId kBase = 0x01000000;

struct CompactRow {
  std::uint32_t value;
  const char* hex;
};

class CompactU32Vector : public ::testing::TestWithParam<CompactRow> {};

TEST_P(CompactU32Vector, reads_and_writes_the_bytes_of_the_sheet) {
  const auto [value, hex] = GetParam();
  const auto bytes = from_hex(hex);
  ByteReader in(bytes);
  const CompactU32 number = read_compact_u32(in, "number");
  in.expect_end();
  ASSERT_TRUE(in.ok());
  EXPECT_EQ(number.value, value);
  EXPECT_EQ(in.oddities().kinds, 0);
  ByteWriter out;
  write_compact_u32(out, {value});
  EXPECT_EQ(to_hex(out.bytes()), to_hex(bytes));
}

INSTANTIATE_TEST_SUITE_P(dat_formats_4, CompactU32Vector,
                         ::testing::Values(CompactRow{0x0, "00"}, CompactRow{0x1, "01"},
                                           CompactRow{0x7f, "7f"}, CompactRow{0x80, "8080"},
                                           CompactRow{0x4d2, "84d2"}, CompactRow{0x162e, "962e"},
                                           CompactRow{0x3fff, "bfff"}, CompactRow{0x4000, "c0000040"},
                                           CompactRow{0x12345, "c0014523"},
                                           CompactRow{0x3fffffff, "ffffffff"}));

TEST(CompactU32, longer_than_needed_is_kept_and_noted) {
  for (const char* hex : {"8005", "c0000500", "c000ff3f"}) {
    const auto bytes = from_hex(hex);
    ByteReader in(bytes);
    const CompactU32 number = read_compact_u32(in, "number");
    ASSERT_TRUE(in.ok());
    EXPECT_TRUE(in.oddities().has(Oddity::LongEncoding)) << hex;
    ByteWriter out;
    write_compact_u32(out, number);
    EXPECT_EQ(to_hex(out.bytes()), to_hex(bytes));
  }
}

TEST(CompactU32, a_form_that_cannot_hold_the_value_gives_way) {
  ByteWriter out;
  write_compact_u32(out, {0x4000, 1});
  EXPECT_EQ(to_hex(out.bytes()), "c0000040");
}

TEST(CompactU32, every_cut_is_refused) {
  for (const char* hex : {"", "80", "c0", "c001", "c00145"}) {
    const auto bytes = from_hex(hex);
    ByteReader in(bytes);
    EXPECT_EQ(read_compact_u32(in, "number").value, 0u);
    EXPECT_FALSE(in.ok()) << hex;
    EXPECT_EQ(in.oddities().kinds, 0) << hex;
  }
}

struct KnownIdRow {
  std::uint32_t distance;
  const char* hex;
};

class KnownTypeIdVector : public ::testing::TestWithParam<KnownIdRow> {};

TEST_P(KnownTypeIdVector, reads_and_writes_the_bytes_of_the_sheet) {
  const auto [distance, hex] = GetParam();
  const auto bytes = from_hex(hex);
  ByteReader in(bytes);
  EXPECT_EQ(read_known_type_id(in, kBase, "id").id, kBase + distance);
  in.expect_end();
  ASSERT_TRUE(in.ok());
  EXPECT_EQ(in.oddities().kinds, 0);
  ByteWriter out;
  write_known_type_id(out, kBase, {kBase + distance});
  EXPECT_EQ(to_hex(out.bytes()), to_hex(bytes));
}

INSTANTIATE_TEST_SUITE_P(dat_formats_4, KnownTypeIdVector,
                         ::testing::Values(KnownIdRow{0x0, "0000"}, KnownIdRow{0x1, "0100"},
                                           KnownIdRow{0x4d2, "d204"}, KnownIdRow{0x3fff, "ff3f"},
                                           KnownIdRow{0x4000, "00800040"}, KnownIdRow{0x7ffe, "0080fe7f"},
                                           KnownIdRow{0x8001, "00800180"}));

struct OddFormRow {
  const char* hex;
  std::uint32_t distance;
  bool noted;
};

class KnownTypeIdOddForm : public ::testing::TestWithParam<OddFormRow> {};

TEST_P(KnownTypeIdOddForm, is_kept) {
  const auto [hex, distance, noted] = GetParam();
  const auto bytes = from_hex(hex);
  ByteReader in(bytes);
  const KnownTypeId id = read_known_type_id(in, kBase, "id");
  ASSERT_TRUE(in.ok());
  EXPECT_EQ(id.id, kBase + distance);
  EXPECT_EQ(in.oddities().has(Oddity::LongEncoding), noted);
  ByteWriter out;
  write_known_type_id(out, kBase, id);
  EXPECT_EQ(to_hex(out.bytes()), to_hex(bytes));
}

INSTANTIATE_TEST_SUITE_P(dat_formats_0_2, KnownTypeIdOddForm,
                         ::testing::Values(OddFormRow{"ff7f", 0x7fff, false},       // short above 0x3FFF
                                           OddFormRow{"00800100", 0x1, true},       // long below 0x4000
                                           OddFormRow{"00c00040", 0x4000, true}));  // the ignored bit set

TEST(KnownTypeId, a_form_that_cannot_hold_the_distance_gives_way) {
  ByteWriter out;
  write_known_type_id(out, kBase, {kBase + 0x8000, Form::Short});
  EXPECT_EQ(to_hex(out.bytes()), "00800080");
}

RC_GTEST_PROP(Encodings, readable_bytes_are_written_the_same, (std::vector<std::uint8_t> raw)) {
  const auto bytes = std::as_bytes(std::span(raw));
  ByteReader compact_in(bytes);
  const CompactU32 number = read_compact_u32(compact_in, "number");
  if (compact_in.ok()) {
    ByteWriter out;
    write_compact_u32(out, number);
    RC_ASSERT(to_hex(out.bytes()) == to_hex(bytes.first(compact_in.offset())));
  }
  ByteReader id_in(bytes);
  const KnownTypeId id = read_known_type_id(id_in, kBase, "id");
  if (id_in.ok()) {
    ByteWriter out;
    write_known_type_id(out, kBase, id);
    RC_ASSERT(to_hex(out.bytes()) == to_hex(bytes.first(id_in.offset())));
  }
}

}  // namespace
}  // namespace acm
