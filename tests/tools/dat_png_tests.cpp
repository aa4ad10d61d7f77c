// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// dat extract --png
#include "acmotion/inspect/images.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "dat_files.h"
#include "run_tool.h"
#include "support/image_vectors.h"
#include "support/jpeg.h"
#include "support/sanitized.h"

namespace acm::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

constexpr ObjectId kDirect = 0x06000010, kIndexed = 0x06000016, kDepth = 0x06000020, kEmpty = 0x06000021,
                   kTexture = 0x05000001, kPalette = 0x04000001, kViolet = 0x04000002;

Vector<std::byte> palette_record(ObjectId id, std::size_t colors, Argb color) {
  Vector<std::byte> bytes;
  const auto u32 = [&](std::uint32_t value) {
    for (unsigned shift = 0; shift < 32; shift += 8) bytes.push_back(static_cast<std::byte>(value >> shift));
  };
  u32(id);
  u32(static_cast<std::uint32_t>(colors));
  for (std::size_t i = 0; i < colors; ++i) u32(color);
  return bytes;
}

/// A folder with "i.dat" (two pictures, a texture of the second, two palettes) and "high.dat" (the indexed
/// picture alone).
struct PngFiles : TempFolder {
  PngFiles() {
    DatWriter writer = pictures();
    write("i.dat", *writer.build());
    DatWriter high;
    (void)high.put(kIndexed, from_hex(kA8));
    write("high.dat", *high.build());
  }
  static DatWriter pictures() {
    DatWriter writer;
    (void)writer.put(kPalette, palette_record(kPalette, 2048, 0xFF112233));
    (void)writer.put(kViolet, palette_record(kViolet, 2048, 0xFF7F007F));
    (void)writer.put(kTexture, from_hex("01000005 00000000 02 02000000 99000006 16000006"));
    (void)writer.put(kDirect, from_hex(kA2));
    (void)writer.put(kIndexed, from_hex(kA8));
    return writer;
  }

  [[nodiscard]] std::string at(const std::string& name) const { return (path() / name).string(); }
  [[nodiscard]] bool has(const std::string& name) const { return std::filesystem::exists(path() / name); }
  [[nodiscard]] std::string read(const std::string& name) const {
    std::ifstream file(path() / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  [[nodiscard]] ToolRun extract(const std::string& dat, std::vector<std::string> more = {}) const {
    std::vector<std::string> arguments = {"dat", "extract", "--dat", at(dat), "--png", "-o", at("out")};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run_tool(arguments);
  }
};

std::string png_text(const inspect::Image& image) {
  const Vector<std::byte> png = inspect::write_png(image);
  return {reinterpret_cast<const char*>(png.data()), png.size()};
}

std::string png_of(const char* record, const std::vector<Argb>& colors = {}) {
  return png_text(*inspect::decode_image_record(from_hex(record), {.colors = colors}));
}

TEST(DatPng, every_image_is_written_once) {
  const PngFiles files;
  const ToolRun run = files.extract("i.dat");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("2 pictures written to "));
  EXPECT_EQ(files.read("out/06000010.png"), png_of(kA2));
  EXPECT_EQ(files.read("out/06000016.png"), png_of(kA8, std::vector<Argb>(2048, 0xFF112233)));
  EXPECT_FALSE(files.has("out/05000001.png")) << "the same picture again";
  EXPECT_FALSE(files.has("out/04000001.bin")) << "no image";
}

TEST(DatPng, a_texture_that_is_named_is_its_first_image_that_is_there) {
  const PngFiles files;
  EXPECT_EQ(files.extract("i.dat", {"0x05000001"}).exit_code, 0);
  EXPECT_EQ(files.read("out/05000001.png"), png_of(kA8, std::vector<Argb>(2048, 0xFF112233)));
  EXPECT_EQ(files.extract("i.dat", {"--type", "surface-texture", "--force"}).exit_code, 0);
}

TEST(DatPng, another_palette_can_be_chosen) {
  const PngFiles files;
  EXPECT_EQ(files.extract("i.dat", {"0x06000016", "--palette", "0x04000002"}).exit_code, 0);
  EXPECT_EQ(files.read("out/06000016.png"), png_of(kA8, std::vector<Argb>(2048, 0xFF7F007F)));
  const ToolRun absent = files.extract("i.dat", {"0x06000016", "--force", "--palette", "0x04000077"});
  EXPECT_EQ(absent.exit_code, 1);
  EXPECT_THAT(absent.err, AllOf(HasSubstr("0x06000016"), HasSubstr("palette 0x04000077")));
}

TEST(DatPng, palettes_come_from_other_containers_too) {
  const PngFiles files;
  const ToolRun alone = files.extract("high.dat");
  EXPECT_EQ(alone.exit_code, 1);
  EXPECT_THAT(alone.err, AllOf(HasSubstr("high.dat: 0x06000016: palette 0x04000001"), HasSubstr("--also")));
  const ToolRun both = files.extract("high.dat", {"--also", files.at("i.dat")});
  EXPECT_EQ(both.exit_code, 0) << both.err;
  EXPECT_TRUE(files.has("out/06000016.png"));
}

TEST(DatPng, what_is_not_a_picture_is_reported_and_the_rest_is_written) {
  const PngFiles files;
  DatWriter writer = PngFiles::pictures();
  (void)writer.put(kDepth, image_record(1, 1, 80, Vector<std::byte>(2), kDepth));
  (void)writer.put(kEmpty, image_record(0, 0, 21, {}, kEmpty));
  (void)writer.put(0x06000022, from_hex("22000006 00"));
  (void)writer.put(0x0600001C, from_hex(kA17));
  files.write("mixed.dat", *writer.build());
  const ToolRun run = files.extract("mixed.dat");
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, HasSubstr("2 pictures written"));
  EXPECT_THAT(run.err, HasSubstr("0x06000020: bad value at byte 16: format D16 (80) is not a picture"));
  EXPECT_THAT(run.err, HasSubstr("0x06000021: an image without pixels"));
  EXPECT_THAT(run.err, HasSubstr("0x06000022: truncated at byte 4: category"));
  EXPECT_THAT(run.err, HasSubstr("0x0600001C: truncated at byte 32: JPEG without frame"));
  const ToolRun palette = files.extract("mixed.dat", {"0x04000001"});
  EXPECT_EQ(palette.exit_code, 1);
  EXPECT_THAT(palette.err, HasSubstr("0x04000001: not an image"));
}

TEST(DatPng, indices_outside_the_palette_are_counted_once) {
  const PngFiles files;
  DatWriter writer = PngFiles::pictures();
  (void)writer.put(kPalette, palette_record(kPalette, 8, 0xFF112233));
  files.write("few.dat", *writer.build());
  const ToolRun run = files.extract("few.dat");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.err, HasSubstr("0x06000016: 2 pixels outside the palette"));
}

TEST(DatPng, one_picture_goes_to_the_standard_output) {
  const PngFiles files;
  const ToolRun run =
      run_tool({"dat", "extract", "--dat", files.at("i.dat"), "--png", "0x06000010", "-o", "-"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.out, png_of(kA2));
  EXPECT_EQ(run_tool({"dat", "extract", "--dat", files.at("i.dat"), "--png", "-o", "-"}).exit_code, 2);
}

TEST(DatPng, options_that_make_no_sense_together_are_refused) {
  const PngFiles files;
  EXPECT_EQ(files.extract("i.dat", {"--raw"}).exit_code, 2);
  EXPECT_EQ(run_tool({"dat", "extract", "--dat", files.at("i.dat"), "--palette", "0x04000001", "-o",
                      files.at("out")})
                .exit_code,
            2);
  EXPECT_EQ(files.extract("i.dat", {"--palette", "red"}).exit_code, 2);
}

TEST(DatPng, files_stay_unless_forced) {
  const PngFiles files;
  EXPECT_EQ(files.extract("i.dat").exit_code, 0);
  const ToolRun again = files.extract("i.dat");
  EXPECT_EQ(again.exit_code, 1);
  EXPECT_THAT(again.err, HasSubstr("--force"));
  EXPECT_EQ(files.extract("i.dat", {"--force"}).exit_code, 0);
}

// 40 images of 4 MB each as RGBA: kept all together they would be 160 MB.
TEST(DatPng, memory_does_not_grow_with_the_number_of_images) {
  if (kSanitized) GTEST_SKIP() << "the sanitizers keep freed memory back; the optimised build runs it";
  const PngFiles files;
  const Vector<std::byte> pixels(1024 * 1024 / 2);
  DatWriter writer;
  for (ObjectId id = 0x06000001; id <= 0x06000028; ++id)
    (void)writer.put(id, image_record(1024, 1024, 0x31545844, pixels, id));
  files.write("large.dat", *writer.build());
  const ToolRun run = files.extract("large.dat");
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_LT(run.peak_kilobytes, 120 * 1024);
}

}  // namespace
}  // namespace acm::test
