// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/images.hpp"
#include "capi/changing_assets.h"
#include "capi/inspect_boxes.h"
#include "capi/options.h"
#include "inspect/image/jpeg_header.h"

#include <cstring>

namespace acm::capi {

namespace {

// What a texture has turned out to be.
struct FoundImage {
  acm_image_info info = {};
  Vector<std::byte> bytes;
};

// The decoder that decodes nothing: a JPEG leaves the library as the file that it is.
InspectResult<inspect::Image> keep_jpeg(FoundImage& found, Bytes file) {
  const Result<JpegHeader> header = read_jpeg_header(file);  // has been read before, so it is good
  if (header) {
    found.info = {ACM_IMAGE_JPEG, header->width, header->height, 0, 0};
    found.bytes.assign(file.begin(), file.end());
  }
  return InspectError{ErrorCode::Unsupported, 0, "a JPEG"};
}

FoundImage found_pixels(const inspect::Image& image) {
  const auto* first = reinterpret_cast<const std::byte*>(image.rgba.data());
  return {{ACM_IMAGE_RGBA, image.width, image.height, 0, image.outside_palette},
          Vector<std::byte>(first, first + image.rgba.size())};
}

bool read_image_options(Call& call, const acm_image_options* from, acm_image_options& to) {
  acm_image_options_init(&to);
  if (from && !read_options(call, from, to, "options")) return false;
  // No palette is longer, and a count that lies must not be followed.
  constexpr std::size_t kMaxColors = 2048;
  return call.check(to.color_count <= kMaxColors, ACM_BAD_ARGUMENT, "options.color_count") &&
         call.require(to.colors, to.color_count, "options.colors");
}

InspectResult<FoundImage> found_image(Assets& assets, acm_object_id id, const acm_image_options& options) {
  FoundImage jpeg;
  inspect::PixelOptions meant;
  meant.colors = {options.colors, options.color_count};
  meant.clip_map = options.clip_map != 0;
  meant.use =
      options.as_texture != 0 ? inspect::PixelOptions::Use::Texture : inspect::PixelOptions::Use::Picture;
  meant.decode_jpeg = [&jpeg](Bytes file) { return keep_jpeg(jpeg, file); };
  const InspectResult<inspect::Image> image = inspect::decode_image(assets, id, meant, options.palette);
  if (image) return found_pixels(*image);
  return jpeg.bytes.empty() ? InspectResult<FoundImage>(image.error()) : std::move(jpeg);
}

}  // namespace

}  // namespace acm::capi

using namespace acm::capi;

void acm_image_options_init(acm_image_options* options) {
  if (options) *options = {sizeof *options, 0, nullptr, 0, 0, 0, {}};
}

int32_t acm_image_decode(acm_assets* assets, acm_object_id id, const acm_image_options* options,
                         acm_image_info* info, acm_bytes** out, acm_error* error) {
  Call call(error);
  if (!call.require(info, "info") || !call.require(out, "out")) return call.status();
  *out = nullptr;
  acm_image_options read;
  if (!read_image_options(call, options, read)) return call.status();
  const ChangingAssets changing(call, assets);
  if (!changing.get()) return call.status();
  acm::InspectResult<FoundImage> found = found_image(*changing.get(), id, read);
  if (!found) return fail_with_message(call, found.error());
  *info = found->info;
  return give<BytesBox>(call, out, std::move(found->bytes));
}

int32_t acm_image_png(const void* rgba, size_t size, uint32_t width, uint32_t height, acm_bytes** out,
                      acm_error* error) {
  Call call(error);
  if (!call.require(out, "out")) return call.status();
  *out = nullptr;
  const std::uint64_t pixels = std::uint64_t{width} * height;
  if (!call.check(width > 0 && width <= acm::inspect::kMaxImageSide, ACM_BAD_ARGUMENT, "width") ||
      !call.check(height > 0 && height <= acm::inspect::kMaxImageSide, ACM_BAD_ARGUMENT, "height") ||
      !call.check(pixels <= acm::inspect::kMaxImagePixels, ACM_LIMIT_EXCEEDED, "height") ||
      !call.check(size == pixels * 4, ACM_BAD_ARGUMENT, "size") || !call.require(rgba, "rgba"))
    return call.status();
  acm::inspect::Image image{width, height, std::vector<std::uint8_t>(size), 0};
  std::memcpy(image.rgba.data(), rgba, size);
  return give<BytesBox>(call, out, acm::inspect::write_png(image));
}
