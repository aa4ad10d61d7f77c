// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/older_records.h"

#include "assets/palette.h"

#include <limits>

#include "record.h"

namespace acm {

namespace {

constexpr std::uint32_t kColorsPerOlder = Palette::kColors / Palette::kShortColors;
constexpr std::uint32_t kFirstMovedScriptType = 30;

/// Types of older textures (retail-facts 4).
std::optional<PixelFormat> format_of_older(std::uint32_t type) {
  switch (type) {
    case 2: return PixelFormat::P8;
    case 3: return PixelFormat::A1R5G5B5;
    case 4: return PixelFormat::A4R4G4B4;
    case 7: return PixelFormat::R5G6B5;
    case 10: return PixelFormat::CustomLscapeR8G8B8;
    case 11: return PixelFormat::CustomLscapeAlpha;
    default: return std::nullopt;
  }
}

// RS-9. The limits of later images hold for these too.
void read_sides(ByteReader& in, RenderSurface& image) {
  const std::uint64_t at = in.offset();
  image.width = in.u32("width");
  image.height = in.u32("height");
  if (image.width > RenderSurface::kMaxSide) in.fail(ErrorCode::LimitExceeded, "width", at);
  if (image.height > RenderSurface::kMaxSide) in.fail(ErrorCode::LimitExceeded, "height", at + 4);
  if (std::uint64_t{image.width} * image.height > RenderSurface::kMaxPixels)
    in.fail(ErrorCode::LimitExceeded, "width times height", at);
}

void read_pixels(ByteReader& in, RenderSurface& image) {
  if (!in.ok()) return;
  const Bytes pixels = in.raw(static_cast<std::size_t>(image.expected_bytes()), "pixels");
  image.pixels.assign(pixels.begin(), pixels.end());
}

void widen_indices(RenderSurface& image) {
  Vector<std::byte> wide;
  wide.reserve(image.pixels.size() * 2);
  for (const std::byte pixel : image.pixels) {
    const std::uint32_t index = std::to_integer<std::uint32_t>(pixel) * kColorsPerOlder;
    wide.push_back(static_cast<std::byte>(index & 0xFFu));
    wide.push_back(static_cast<std::byte>(index >> 8));
  }
  image.pixels = std::move(wide);
  image.format = PixelFormat::Index16;
}

// Beyond any palette already; a product that wraps would come back into it.
std::uint32_t in_later_colors(std::uint32_t older) {
  constexpr std::uint32_t kMost = std::numeric_limits<std::uint32_t>::max();
  return older > kMost / kColorsPerOlder ? kMost : older * kColorsPerOlder;
}

}  // namespace

Result<Surface> read_older_surface(Bytes bytes, ObjectId id) {
  ByteReader in(bytes);
  const ObjectId own = read_record_id(in, ObjectType::Surface);
  if (!in.ok()) return in.error();
  if (own != id) return Error{ErrorCode::WrongType, id, 0, "record holds another id"};
  Result<Surface> surface = read_surface(bytes.subspan(4), id);
  if (surface) return surface;
  Error error = surface.error();
  error.offset += 4;
  return error;
}

Result<RenderSurface> read_older_texture(Bytes bytes) {
  ByteReader in(bytes);
  RenderSurface image;
  image.id = read_record_id(in, ObjectType::SurfaceTexture);
  const std::uint64_t at = in.offset();
  const std::optional<PixelFormat> format = format_of_older(in.u32("image type"));
  if (in.ok() && !format) in.fail(ErrorCode::BadValue, "image type", at);
  image.format = format.value_or(PixelFormat::P8);
  read_sides(in, image);
  read_pixels(in, image);
  if (image.format == PixelFormat::P8) image.palette = in.u32("palette");
  in.align4("end of the record");
  if (in.ok() && image.format == PixelFormat::P8) widen_indices(image);
  return finish_record(in, std::move(image));
}

Result<RenderSurface> read_older_render_surface(Bytes bytes) {
  ByteReader in(bytes);
  RenderSurface image;
  image.id = read_record_id(in, ObjectType::RenderSurface);
  image.format = PixelFormat::CustomB8G8R8;
  read_sides(in, image);
  read_pixels(in, image);
  return finish_record(in, std::move(image));
}

Result<PhysicsScriptTable> read_older_physics_script_table(Bytes bytes) {
  Result<PhysicsScriptTable> table = read_physics_script_table(bytes);
  if (table)
    for (PhysicsScriptTable::Effect& effect : table->effects)
      if (effect.type >= kFirstMovedScriptType && effect.type != std::numeric_limits<std::uint32_t>::max())
        ++effect.type;
  return table;
}

Result<ClothingTable> read_older_clothing_table(Bytes bytes) {
  Result<ClothingTable> table = read_clothing_table(bytes);
  if (!table) return table;
  for (ClothingTable::Template& dye : table->templates)
    for (ClothingTable::PaletteEffect& effect : dye.palettes)
      for (ClothingTable::Range& range : effect.ranges)
        range = {in_later_colors(range.start), in_later_colors(range.length)};
  return table;
}

}  // namespace acm
