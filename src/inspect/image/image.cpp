// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/image/image.h"

#include "assets/surface_texture.h"
#include "inspect/image/jpeg_header.h"
#include "inspect/image/pixels.h"
#include "inspect/text/text.h"

#include <fmt/format.h>

#include <utility>

namespace acm {

namespace {

// Where the record of an image has its fields.
constexpr std::uint64_t kWidthAt = 8;
constexpr std::uint64_t kFormatAt = 16;
constexpr std::uint64_t kLengthAt = 20;
constexpr std::uint64_t kPixelsAt = 24;

InspectError refused(const RenderSurface& surface, ErrorCode code, std::uint64_t offset,
                     std::string_view what) {
  return {code, offset,
          fmt::format("{}: {} at byte {}: {}", inspect::hex32(surface.id), to_string(code), offset, what)};
}

std::string format_text(PixelFormat format) {
  const char* name = pixel_format_name(format);
  return fmt::format("format {} ({})", name != nullptr ? name : "unknown",
                     static_cast<std::uint32_t>(format));
}

// A record that was read keeps these rules; one that was made in memory may not.
InspectResult<void> check_sizes(const RenderSurface& surface) {
  const std::uint64_t pixels = std::uint64_t{surface.width} * surface.height;
  if (surface.width > inspect::kMaxImageSide || surface.height > inspect::kMaxImageSide ||
      pixels > inspect::kMaxImagePixels)
    return refused(surface, ErrorCode::LimitExceeded, kWidthAt,
                   fmt::format("{} x {} pixels", surface.width, surface.height));
  if (is_block_compressed(surface.format) && (surface.width % 4 != 0 || surface.height % 4 != 0))
    return refused(surface, ErrorCode::BadValue, kWidthAt,
                   fmt::format("{} x {} pixels are not whole blocks", surface.width, surface.height));
  if (surface.pixels.size() != surface.expected_bytes())
    return refused(
        surface, ErrorCode::BadValue, kLengthAt,
        fmt::format("{} bytes of pixels instead of {}", surface.pixels.size(), surface.expected_bytes()));
  return {};
}

// RS-7. The size that the decoder returns is checked, because drawing code relies on it.
InspectResult<Image> decode_jpeg(const RenderSurface& surface, const JpegDecoder& decode) {
  const Result<JpegHeader> header = read_jpeg_header(surface.pixels);
  if (!header) {
    Error error = header.error();
    error.object_id = surface.id;
    error.offset += kPixelsAt;
    return to_inspect_error(error);
  }
  if (!decode)
    return refused(surface, ErrorCode::Unsupported, kFormatAt, "a JPEG, and there is no decoder for it");
  InspectResult<Image> image = decode(surface.pixels);
  if (!image)
    return refused(surface, image.error().code, kPixelsAt + image.error().offset, image.error().text);
  if (image->width != header->width || image->height != header->height ||
      image->rgba.size() != std::size_t{header->width} * header->height * 4)
    return refused(surface, ErrorCode::BadValue, kPixelsAt,
                   "the decoder's picture has another size than the JPEG");
  return image;
}

}  // namespace

InspectResult<Image> decode_image(const RenderSurface& surface, const PixelOptions& options) {
  const PixelFormat format = surface.format;
  if (format == PixelFormat::RawJpeg) return decode_jpeg(surface, options.decode_jpeg);
  if (!is_picture(format))
    return refused(surface, ErrorCode::BadValue, kFormatAt, format_text(format) + " is not a picture");
  if (InspectResult<void> sizes = check_sizes(surface); !sizes) return sizes.error();
  if (is_indexed(format) && options.colors.empty())
    return refused(surface, ErrorCode::NotFound, kPixelsAt + surface.pixels.size(),
                   fmt::format("an indexed image without its palette {}", inspect::hex32(surface.palette)));

  Image image{surface.width, surface.height, {}, 0};
  const std::size_t count = std::size_t{surface.width} * surface.height;
  image.rgba.resize(count * 4);
  const std::byte* const pixels = surface.pixels.data();
  std::uint8_t* const out = image.rgba.data();
  if (const Unpack unpack = unpack_of(format))
    unpack(pixels, count, out);
  else if (is_indexed(format))
    image.outside_palette =
        unpack_indexed(pixels, count, bits_per_pixel(format) / 8, options.colors, options.clip_map, out);
  else if (is_block_compressed(format))
    unpack_dxt(pixels, surface.width, surface.height, format, out);
  else
    unpack_alpha(pixels, count, options.use == PixelOptions::Use::Texture, out);
  return image;
}

Result<const RenderSurface*> find_image(const AssetStore& store, ObjectId id) {
  if (object_type(id) != ObjectType::SurfaceTexture) return store.get<RenderSurface>(id);
  const Result<const SurfaceTexture*> texture = store.get<SurfaceTexture>(id);
  if (!texture) return texture.error();
  const ObjectId image = (*texture)->best_image([&](ObjectId level) { return store.status(level).ok(); });
  // The first level says why there is none.
  if (image == 0 && (*texture)->images.empty())
    return Error{ErrorCode::NotFound, id, 0, "a texture without image"};
  return store.get<RenderSurface>(image != 0 ? image : (*texture)->images.front());
}

}  // namespace acm
