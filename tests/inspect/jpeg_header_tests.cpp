// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What is asked of a JPEG before its decoder sees it. The decoder itself is the tool's.
#include "assets/render_surface.h"
#include "inspect/image/jpeg_header.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/image_vectors.h"

namespace acm::test {
namespace {

using inspect::decode_image_record;
using inspect::Image;
using testing::HasSubstr;

/// A file of 5,000 bytes that begins as a JPEG of three components does.
struct JpegSketch {
  std::uint8_t frame = 0xC0;
  std::uint8_t bits = 8;
  std::uint16_t width = 16;
  std::uint16_t height = 8;
  std::uint8_t components = 3;
  std::size_t size = 5000;

  [[nodiscard]] Vector<std::byte> file() const {
    Vector<std::byte> bytes = from_hex("ffd8 ffe00010 4a464946000101000048004800 00 ffff fffe0003 41");
    for (const int b : {0xFF, int{frame}, 0, 17, int{bits}, height >> 8, height & 255, width >> 8,
                        width & 255, int{components}})
      bytes.push_back(static_cast<std::byte>(b));
    bytes.resize(size);
    return bytes;
  }
};

Image grey(std::uint32_t width, std::uint32_t height) {
  return {width, height, std::vector<std::uint8_t>(std::size_t{width} * height * 4, 128), 0};
}

InspectResult<Image> decoded_by(const JpegSketch& sketch, const inspect::JpegDecoder& decoder) {
  return decode_image_record(image_record(0, 0, 500, sketch.file()), {.decode_jpeg = decoder});
}

TEST(JpegHeader, size_stands_behind_other_segments) {
  for (const std::uint8_t frame : {0xC0, 0xC1, 0xC2}) {
    const Result<JpegHeader> header = read_jpeg_header(JpegSketch{.frame = frame, .width = 300}.file());
    ASSERT_TRUE(header.ok()) << header.error().what;
    EXPECT_EQ(header->width, 300u);
    EXPECT_EQ(header->height, 8u);
  }
}

TEST(JpegHeader, rs_7_other_kinds_are_refused) {
  EXPECT_EQ(read_jpeg_header(JpegSketch{.components = 1}.file()).error().code, ErrorCode::BadValue);
  EXPECT_EQ(read_jpeg_header(JpegSketch{.components = 4}.file()).error().code, ErrorCode::BadValue);
  EXPECT_EQ(read_jpeg_header(JpegSketch{.bits = 12}.file()).error().code, ErrorCode::BadValue);
  EXPECT_EQ(read_jpeg_header(JpegSketch{.width = 0}.file()).error().code, ErrorCode::BadValue);
  EXPECT_EQ(read_jpeg_header(JpegSketch{.frame = 0xC3}.file()).error().code, ErrorCode::Unsupported);
  EXPECT_EQ(read_jpeg_header(JpegSketch{.frame = 0xC9}.file()).error().code, ErrorCode::Unsupported);
  EXPECT_EQ(read_jpeg_header(JpegSketch{.frame = 0xDA}.file()).error().code, ErrorCode::BadValue);
  EXPECT_EQ(read_jpeg_header(from_hex("89504e47")).error().code, ErrorCode::WrongType);
}

TEST(JpegHeader, rs_9_size_is_limited_before_decoding) {
  EXPECT_EQ(read_jpeg_header(JpegSketch{.width = 16385}.file()).error().code, ErrorCode::LimitExceeded);
  EXPECT_EQ(read_jpeg_header(JpegSketch{.width = 16384, .height = 4097, .size = 200000}.file()).error().code,
            ErrorCode::LimitExceeded);
  EXPECT_TRUE(read_jpeg_header(JpegSketch{.width = 16384, .height = 4096, .size = 200000}.file()).ok());
  EXPECT_EQ(read_jpeg_header(JpegSketch{.width = 16384, .height = 4096}.file()).error().code,
            ErrorCode::LimitExceeded)
      << "5,000 bytes cannot hold so many pixels";
}

TEST(JpegHeader, every_cut_is_refused_within_the_file) {
  const Vector<std::byte> file = JpegSketch{.size = 37}.file();
  ASSERT_TRUE(read_jpeg_header(file).ok());
  for (std::size_t size = 0; size < 37; ++size) {
    const Result<JpegHeader> header = read_jpeg_header(Bytes(file).first(size));
    ASSERT_FALSE(header.ok()) << size;
    EXPECT_LE(header.error().offset, size);
  }
}

TEST(JpegHeader, the_cut_jpeg_of_the_sheet_is_a_record_and_not_an_image) {
  EXPECT_TRUE(read_render_surface(from_hex(kA17)).ok());
  bool asked = false;
  const InspectResult<Image> image =
      decode_image_record(from_hex(kA17), {.decode_jpeg = [&](Bytes) -> InspectResult<Image> {
                            asked = true;
                            return grey(1, 1);
                          }});
  ASSERT_FALSE(image.ok());
  EXPECT_FALSE(asked);
  EXPECT_EQ(image.error().code, ErrorCode::Truncated);
  EXPECT_THAT(image.error().text, HasSubstr("0x0600001C: truncated at byte 32"));
}

TEST(JpegHeader, the_decoder_gets_the_whole_file_and_its_image_is_taken) {
  const JpegSketch sketch;
  const InspectResult<Image> image = decoded_by(sketch, [&](Bytes file) -> InspectResult<Image> {
    EXPECT_TRUE(std::ranges::equal(file, sketch.file()));
    return grey(16, 8);
  });
  ASSERT_TRUE(image.ok());
  EXPECT_EQ(image->width, 16u);
}

TEST(JpegHeader, a_decoder_that_fails_or_is_not_there_refuses_the_image) {
  const InspectResult<Image> failed = decoded_by({}, [](Bytes) -> InspectResult<Image> {
    return InspectError{ErrorCode::BadValue, 2, "bad Huffman code"};
  });
  EXPECT_THAT(failed.error().text, HasSubstr("0x06000020: bad value at byte 26: bad Huffman code"));
  EXPECT_EQ(decoded_by({}, {}).error().code, ErrorCode::Unsupported);
  EXPECT_FALSE(decoded_by({}, [](Bytes) -> InspectResult<Image> { return grey(8, 16); }).ok())
      << "another size";
}

}  // namespace
}  // namespace acm::test
