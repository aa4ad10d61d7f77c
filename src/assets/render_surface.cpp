// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/render_surface.h"

#include "record.h"

namespace acm {

namespace {

constexpr std::uint64_t kWidthOffset = 8;
constexpr std::uint64_t kHeightOffset = 12;
constexpr std::uint64_t kFormatOffset = 16;
constexpr std::uint64_t kLengthOffset = 20;

// RS-6 and RS-9.
void check_sides(ByteReader& in, const RenderSurface& image) {
  if (image.width > RenderSurface::kMaxSide) in.fail(ErrorCode::LimitExceeded, "width", kWidthOffset);
  if (image.height > RenderSurface::kMaxSide) in.fail(ErrorCode::LimitExceeded, "height", kHeightOffset);
  if (std::uint64_t{image.width} * image.height > RenderSurface::kMaxPixels)
    in.fail(ErrorCode::LimitExceeded, "width times height", kWidthOffset);
  if (!is_block_compressed(image.format)) return;
  if (image.width % 4 != 0) in.fail(ErrorCode::BadValue, "width of blocks of 4", kWidthOffset);
  if (image.height % 4 != 0) in.fail(ErrorCode::BadValue, "height of blocks of 4", kHeightOffset);
}

}  // namespace

Result<RenderSurface> read_render_surface(Bytes bytes) {
  ByteReader in(bytes);
  RenderSurface image;
  image.id = read_record_id(in, ObjectType::RenderSurface);
  image.category = in.u32("category");
  image.width = in.u32("width");
  image.height = in.u32("height");
  image.format = static_cast<PixelFormat>(in.u32("pixel format"));
  if (in.ok() && pixel_format_name(image.format) == nullptr)
    in.fail(ErrorCode::BadValue, "pixel format", kFormatOffset);
  check_sides(in, image);
  const std::uint32_t length = in.count("pixel bytes", 1);
  if (in.ok() && image.format != PixelFormat::RawJpeg && length != image.expected_bytes())
    in.fail(ErrorCode::BadValue, "pixel bytes for this width, height and format", kLengthOffset);
  const Bytes pixels = in.raw(length, "pixels");
  image.pixels.assign(pixels.begin(), pixels.end());
  if (is_indexed(image.format)) image.palette = in.u32("palette");
  return finish_record(in, std::move(image));
}

Vector<std::byte> write_render_surface(const RenderSurface& image) {
  ByteWriter out;
  out.reserve(image.pixels.size() + 28);
  out.u32(image.id);
  out.u32(image.category);
  out.u32(image.width);
  out.u32(image.height);
  out.u32(static_cast<std::uint32_t>(image.format));
  out.u32(static_cast<std::uint32_t>(image.pixels.size()));
  out.raw(image.pixels);
  if (is_indexed(image.format)) out.u32(image.palette);
  return std::move(out).take();
}

}  // namespace acm
