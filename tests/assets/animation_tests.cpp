// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/animation.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string_view>

#include "support/arbitrary.h"
#include "support/hex.h"
#include "support/record_checks.h"

namespace acm {
namespace {

using test::from_hex;

// dat-formats 4: one part, one frame, a hook although the flag says none.
constexpr std::string_view kPlain =
    "01000003 00000000 01000000 01000000 0000803f 00000040 00004040 0000803f 00000000 00000000 00000000 "
    "01000000 04000000 ffffffff";

// dat-formats 4: root frames, two parts, one frame, SoundTable and ReplaceObject.
constexpr std::string_view kRich =
    "05000003 03000000 02000000 01000000 00000000 cdcccc3d 00000000 0000803f 00000000 00000000 00000000 "
    "00000000 00000000 00000000 0000803f 00000000 00000000 00000000 00000000 00000000 0000803f f304353f "
    "00000000 00000000 f304353f 02000000 02000000 01000000 0f000000 05000000 ffffffff 01b50b00";

// dat-formats 4: the AnimationFrame vector as the only frame of an animation.
constexpr std::string_view kKeyFrame =
    "02000003 02000000 01000000 01000000 0000803f 00000040 00004040 00008040 0000803f 00000040 00004040 "
    "02000000 04000000 00000000 11000000 ffffffff";

TEST(Animation, dat_4_vectors_are_read_and_written) {
  for (const std::string_view hex : {kPlain, kRich, kKeyFrame})
    test::expect_sound_record(read_animation, write_animation, from_hex(hex));
}

TEST(Animation, record_at_an_odd_address_reads_the_same) {
  const std::vector<std::byte> record = from_hex(kRich);
  for (std::size_t shift = 1; shift < 4; ++shift) {
    std::vector<std::byte> shifted(shift);
    shifted.insert(shifted.end(), record.begin(), record.end());
    const auto a = read_animation(Bytes(shifted).subspan(shift));
    ASSERT_TRUE(a.ok());
    EXPECT_EQ(write_animation(*a), record);
  }
}

TEST(Animation, dat_4_plain_fields) {
  const auto a = read_animation(from_hex(kPlain));
  ASSERT_TRUE(a.ok());
  EXPECT_EQ(a->id, 0x03000001u);
  EXPECT_EQ(a->flags, 0u);
  EXPECT_EQ(a->part_count, 1u);
  EXPECT_EQ(a->frame_count, 1u);
  EXPECT_FALSE(a->has_position_frames());
  EXPECT_EQ(a->parts(0)[0], (Frame{{1, 2, 3}, {1, 0, 0, 0}}));
  ASSERT_EQ(a->hooks_of(0).size(), 1u);
  EXPECT_EQ(a->hooks_of(0)[0].type(), HookType::AnimationDone);
  EXPECT_EQ(a->hooks_of(0)[0].direction, -1);
  EXPECT_TRUE(a->is_consistent());
}

TEST(Animation, dat_4_rich_fields) {
  const auto a = read_animation(from_hex(kRich));
  ASSERT_TRUE(a.ok());
  EXPECT_EQ(a->flags, Animation::kHasPositionFrames | Animation::kHasHooks);
  ASSERT_EQ(a->position_frames.size(), 1u);
  EXPECT_EQ(a->position_frames[0].origin, (Vec3{0, 0.1f, 0}));
  ASSERT_EQ(a->parts(0).size(), 2u);
  EXPECT_EQ(a->parts(0)[1], (Frame{{0, 0, 1}, {0.70710677f, 0, 0, 0.70710677f}}));
  ASSERT_EQ(a->hooks_of(0).size(), 2u);
  EXPECT_EQ(std::get<SoundTableHook>(a->hooks_of(0)[0].payload).sound_type, 0x0Fu);
  EXPECT_EQ(std::get<ReplaceObjectHook>(a->hooks_of(0)[1].payload).gfxobj, 0x01000BB5u);
}

TEST(Animation, dat_2_3_rotations_are_stored_scalar_first) {
  const auto a = read_animation(from_hex(kKeyFrame));
  ASSERT_TRUE(a.ok());
  EXPECT_EQ(a->parts(0)[0].rotation, (Quat{4, 1, 2, 3}));
}

// Three frames without parts; hooks only on the middle one.
TEST(Animation, frames_without_parts_keep_their_hooks_apart) {
  const std::vector<std::byte> bytes = from_hex(
      "03000003 02000000 00000000 03000000 00000000 02000000 11000000 00000000 00000000 01000000 00000000");
  test::expect_sound_record(read_animation, write_animation, bytes);
  const auto a = read_animation(bytes);
  ASSERT_TRUE(a.ok());
  EXPECT_TRUE(a->hooks_of(0).empty());
  EXPECT_EQ(a->hooks_of(1).size(), 2u);
  EXPECT_TRUE(a->hooks_of(2).empty());
  EXPECT_TRUE(a->parts(2).empty());
}

TEST(Animation, no_frames_at_all_is_sound) {
  const std::vector<std::byte> bytes = from_hex("03000003 01000000 11000000 00000000");
  test::expect_sound_record(read_animation, write_animation, bytes);
  EXPECT_EQ(read_animation(bytes)->part_count, 17u);
}

TEST(Animation, id_of_another_type_is_refused) {
  std::vector<std::byte> bytes = from_hex(kPlain);
  bytes[3] = std::byte{9};
  const auto a = read_animation(bytes);
  ASSERT_FALSE(a.ok());
  EXPECT_EQ(a.error().code, ErrorCode::WrongType);
}

TEST(Animation, unknown_flags_are_kept_and_noted) {
  std::vector<std::byte> bytes = from_hex(kPlain);
  bytes[4] = std::byte{0x80};
  test::expect_sound_record(read_animation, write_animation, bytes);
  const auto a = read_animation(bytes);
  EXPECT_TRUE(a->oddities.has(Oddity::UnknownFlags));
  EXPECT_EQ(a->oddities.first_offset, 4u);
  EXPECT_EQ(read_animation(from_hex(kPlain))->oddities.kinds, 0);
}

TEST(Animation, huge_counts_are_refused_without_allocating) {
  constexpr std::size_t kPartCountAt = 8;
  constexpr std::size_t kFrameCountAt = 12;
  for (const std::string_view hex : {kPlain, kRich, kKeyFrame}) {
    test::expect_huge_count_refused(read_animation, from_hex(hex), kPartCountAt);
    test::expect_huge_count_refused(read_animation, from_hex(hex), kFrameCountAt);
  }
  test::expect_huge_count_refused(read_animation, from_hex(kPlain), 44);
  test::expect_huge_count_refused(read_animation, from_hex("03000003 01000000 11000000 00000000"),
                                  kPartCountAt);
}

// Products that come out small when they wrap around at 32 or 64 bits.
TEST(Animation, overflowing_products_of_counts_are_refused) {
  for (const std::string_view counts : {"00000010 10000000", "00000080 00000002", "ffffffff ffffffff",
                                        "00000000 ffffffff", "25499224 07000000", "01000000 00000080"}) {
    const std::string hex = "01000003 03000000 " + std::string(counts) + " 00000000 00000000 00000000";
    const std::vector<std::byte> bytes = from_hex(hex);
    ASSERT_EQ(bytes.size(), 28u);
    const test::AllocationCounter count;
    const auto a = read_animation(bytes);
    EXPECT_EQ(count.allocations(), 0u) << counts;
    ASSERT_FALSE(a.ok());
    EXPECT_EQ(a.error().code, ErrorCode::LimitExceeded);
  }
}

TEST(Animation, nan_and_infinity_survive) {
  std::vector<std::byte> bytes = from_hex(kPlain);
  const std::vector<std::byte> signalling_nan = from_hex("0100a07f");
  std::copy(signalling_nan.begin(), signalling_nan.end(), bytes.begin() + 16);
  test::expect_sound_record(read_animation, write_animation, bytes);
}

TEST(Animation, is_consistent_sees_counts_that_disagree) {
  Animation a = *read_animation(from_hex(kRich));
  ASSERT_TRUE(a.is_consistent());
  Animation b = a;
  b.part_count = 3;
  EXPECT_FALSE(b.is_consistent());
  b = a;
  b.flags = 0;
  EXPECT_FALSE(b.is_consistent());
  b = a;
  b.hook_starts = {0, 1};
  EXPECT_FALSE(b.is_consistent());
  b = a;
  b.hook_starts.clear();
  EXPECT_FALSE(b.is_consistent());
  EXPECT_FALSE(Animation{}.is_consistent());
}

// A set of animations takes little more memory than its frames: arrays are sized exactly.
TEST(Animation, arrays_have_no_spare_room) {
  Animation a;
  a.id = 0x03000001;
  a.part_count = 3;
  a.frame_count = 100;
  a.part_frames.resize(300);
  a.hook_starts.assign(101, 0);
  for (std::uint32_t f = 50; f <= 100; ++f) a.hook_starts[f] = 5;
  a.hooks.resize(5);
  const auto read = read_animation(write_animation(a));
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(read->part_frames.capacity(), 300u);
  EXPECT_EQ(read->hook_starts.capacity(), 101u);
  EXPECT_EQ(read->hooks.capacity(), 5u);
}

Animation arbitrary_animation() {
  Animation a;
  a.id = 0x03000000 + *rc::gen::inRange<ObjectId>(0, 0x10000);
  a.flags = test::arbitrary_u32();
  a.part_count = *rc::gen::inRange<std::uint32_t>(0, 5);
  a.frame_count = *rc::gen::inRange<std::uint32_t>(0, 6);
  if ((a.flags & Animation::kHasPositionFrames) != 0)
    for (std::uint32_t f = 0; f < a.frame_count; ++f) a.position_frames.push_back(test::arbitrary_frame());
  a.hook_starts.push_back(0);
  for (std::uint32_t f = 0; f < a.frame_count; ++f) {
    for (std::uint32_t p = 0; p < a.part_count; ++p) a.part_frames.push_back(test::arbitrary_frame());
    for (std::size_t h = test::arbitrary_size(3); h > 0; --h) a.hooks.push_back(test::arbitrary_hook());
    a.hook_starts.push_back(static_cast<std::uint32_t>(a.hooks.size()));
  }
  return a;
}

RC_GTEST_PROP(AnimationProperty, anything_written_is_read_and_written_again, ()) {
  const Animation a = arbitrary_animation();
  RC_ASSERT(a.is_consistent());
  const std::vector<std::byte> bytes = write_animation(a);
  const auto read = read_animation(bytes);
  RC_ASSERT(read.ok());
  RC_ASSERT(read->is_consistent());
  RC_ASSERT(read->hook_starts == a.hook_starts);
  RC_ASSERT(write_animation(*read) == bytes);
}

RC_GTEST_PROP(AnimationProperty, a_changed_word_is_refused_or_kept, ()) {
  std::vector<std::byte> bytes = write_animation(arbitrary_animation());
  const std::size_t word = *rc::gen::inRange<std::size_t>(0, bytes.size() / 4);
  const std::uint32_t value = *rc::gen::element(0u, 1u, 2u, 0x7FFFFFFFu, 0x80000000u, 0xFFFFFFFFu);
  for (std::size_t i = 0; i < 4; ++i) bytes[4 * word + i] = static_cast<std::byte>(value >> (8 * i));
  const auto read = test::read_exactly_sized(read_animation, bytes);
  if (read.ok())
    RC_ASSERT(write_animation(*read) == bytes);
  else
    RC_ASSERT(read.error().offset <= bytes.size());
}

}  // namespace
}  // namespace acm
