// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/inspect/error.hpp"
#include "acmotion/types.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace acm {
class Assets;
}

/// Textures as pictures. Experimental: a minor version may change it.
namespace acm::inspect {

/// A picture with 8 bits for each channel.
struct Image {
  std::uint32_t width = 0;   ///< pixels, at most kMaxImageSide
  std::uint32_t height = 0;  ///< pixels, at most kMaxImageSide
  /// Four bytes for each pixel: red, green, blue, alpha. Rows from the top to the bottom, left to right,
  /// without padding. Alpha 0 is clear. Texture coordinate v runs down: v = 0 is the first row.
  std::vector<std::uint8_t> rgba;
  std::uint64_t outside_palette = 0;  ///< pixels whose index the palette does not have; they are clear
};

/// Larger images are refused before anything is decoded.
inline constexpr std::uint32_t kMaxImageSide = 16384;
inline constexpr std::uint64_t kMaxImagePixels = std::uint64_t{1} << 26;

/// Decodes a whole JPEG file, opaque. Size and kind of the file were checked before; the image must have the
/// size that the file states. This component has no JPEG library: the tool uses libjpeg-turbo, a page the
/// browser.
using JpegDecoder = std::function<InspectResult<Image>(Bytes file)>;

struct PixelOptions {
  /// What an image with alpha alone becomes. All others are the same for both.
  enum class Use : std::uint8_t {
    Picture,  ///< opaque grey, to be looked at
    Texture,  ///< black with that alpha, as graphics hardware samples it
  };

  /// Colours of an indexed image, 0xAARRGGBB: a palette of 2,048, or one of 256 whose colours stand for eight
  /// indices each. Empty: the palette that the image names. Must stay until the call returns.
  std::span<const std::uint32_t> colors = {};
  /// Whether the surface that the image is drawn with is a clip map: then the indices 0 to 7 are clear.
  bool clip_map = false;
  Use use = Use::Picture;
  JpegDecoder decode_jpeg = {};  ///< empty: JPEG images are refused as Unsupported
};

/// A texture as a picture. `id` is an image (RenderSurface 0x06) or a SurfaceTexture (0x05), which stands for
/// the first of its images that is there. An indexed image is drawn with `options.colors`, else with
/// `palette`, else (0) with the palette that it names. What is needed is loaded if it is not there yet, and
/// then kept by the assets as it is in the file; to go through many images, use decode_image_record.
///
/// Fails when the image or its palette cannot be loaded, and for formats that are not pictures (bump maps,
/// depth).
InspectResult<Image> decode_image(Assets& assets, ObjectId id, const PixelOptions& options = {},
                                  ObjectId palette = 0);

/// The same for the bytes of a RenderSurface. An indexed image needs `options.colors`; palette_of_record says
/// which palette it names. Any bytes may be given.
InspectResult<Image> decode_image_record(Bytes record, const PixelOptions& options = {});
/// The palette that an indexed image names; 0 when the image is not indexed.
Result<ObjectId> palette_of_record(Bytes record);

/// Grey and violet squares, 8 x 8 pixels: what to draw for an image that cannot be loaded.
Image missing_image();

/// A PNG file, with alpha only where a pixel needs it. The same image gives the same bytes on every platform.
/// Empty when the image has no pixels, which PNG cannot hold, or `rgba` does not fit its size.
Vector<std::byte> write_png(const Image& image);

}  // namespace acm::inspect
