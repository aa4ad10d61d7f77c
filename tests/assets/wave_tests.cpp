// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/wave.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support/hex.h"
#include "support/record_checks.h"

namespace acm {
namespace {

using test::from_hex;
using test::to_hex;

const char* const kPcmWave =
    "0100000a 12000000 08000000 01000100 112b0000 22560000 02001000 0000 0000 e803 18fc ff7f";

TEST(Wave, dat_formats_2_10_vector_of_a_pcm_wave) {
  const auto bytes = from_hex(kPcmWave);
  ASSERT_EQ(bytes.size(), 38u);
  test::expect_sound_record(read_wave, write_wave, bytes);
  const auto wave = read_wave(bytes);
  ASSERT_TRUE(wave.ok());
  EXPECT_EQ(wave->id, 0x0A000001u);
  EXPECT_EQ(to_hex(wave->samples), "0000e803 18fcff7f");
  const auto format = wave_format(*wave);
  ASSERT_TRUE(format.ok());
  EXPECT_EQ(format->tag, WaveFormat::kPcm);
  EXPECT_EQ(format->channels, 1);
  EXPECT_EQ(format->samples_per_second, 11025u);
  EXPECT_EQ(format->bytes_per_second, 22050u);
  EXPECT_EQ(format->block_align, 2);
  EXPECT_EQ(format->bits_per_sample, 16);
}

TEST(Wave, dat_formats_2_10_vector_with_a_short_header_reads_but_is_not_audio) {
  const auto bytes = from_hex("0100000a 04000000 07000000 04030201 01020304 050607");
  ASSERT_EQ(bytes.size(), 23u);
  test::expect_sound_record(read_wave, write_wave, bytes);
  const auto wave = read_wave(bytes);
  ASSERT_TRUE(wave.ok());
  EXPECT_EQ(wave->header.size(), 4u);
  EXPECT_EQ(wave->samples.size(), 7u);
  const auto format = wave_format(*wave);
  ASSERT_FALSE(format.ok());
  EXPECT_EQ(format.error().code, ErrorCode::BadValue);
  EXPECT_EQ(format.error().offset, 4u);
  EXPECT_EQ(format.error().object_id, 0x0A000001u);
  EXPECT_FALSE(to_wav_file(*wave).ok());
}

TEST(Wave, sizes_past_the_end_are_refused_where_they_stand) {
  test::expect_huge_count_refused(read_wave, from_hex(kPcmWave), 4);
  test::expect_huge_count_refused(read_wave, from_hex(kPcmWave), 8);
  // Each alone would fit, both together do not.
  const auto wave = read_wave(from_hex("0100000a 03000000 02000000 01020304"));
  ASSERT_FALSE(wave.ok());
  EXPECT_EQ(wave.error().offset, 8u);
}

TEST(Wave, made_header_is_that_of_the_vector) {
  EXPECT_EQ(to_hex(make_pcm_header(1, 11025, 16)), to_hex(read_wave(from_hex(kPcmWave))->header));
  EXPECT_EQ(to_hex(make_pcm_header(2, 44100, 8)), "01000200 44ac0000 88580100 02000800 0000");
}

TEST(Wave, wav_file_holds_the_whole_header_and_pads_odd_chunks) {
  Wave wave;
  wave.header =
      from_hex("55000100 112b0000 d0070000 01000000 0c00 010002000000640001007105");  // MP3, 30 bytes
  wave.samples = from_hex("fffb10");
  const auto file = to_wav_file(wave);
  ASSERT_TRUE(file.ok());
  EXPECT_EQ(
      to_hex(*file),
      to_hex(from_hex("52494646 36000000 57415645 666d7420 1e000000 55000100 112b0000 d0070000 01000000 "
                      "0c00 010002000000640001007105 64617461 03000000 fffb1000")));
}

RC_GTEST_PROP(Wave, any_wave_round_trips,
              (std::vector<std::uint8_t> header, std::vector<std::uint8_t> samples)) {
  Wave wave;
  wave.id = 0x0A000007;
  for (const auto b : header) wave.header.push_back(std::byte{b});
  for (const auto b : samples) wave.samples.push_back(std::byte{b});
  const auto again = read_wave(write_wave(wave));
  RC_ASSERT(again.ok());
  RC_ASSERT(again->header == wave.header);
  RC_ASSERT(again->samples == wave.samples);
}

}  // namespace
}  // namespace acm
