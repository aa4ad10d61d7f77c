// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace acm {

/// How the pixels of a RenderSurface are stored (RS-1). A pixel of 16, 24 or 32 bits is a little-endian word;
/// names give its channels from the highest bits down, as Direct3D's do.
enum class PixelFormat : std::uint32_t {
  R8G8B8 = 20,
  A8R8G8B8 = 21,
  X8R8G8B8 = 22,
  R5G6B5 = 23,
  X1R5G5B5 = 24,
  A1R5G5B5 = 25,
  A4R4G4B4 = 26,
  A8 = 28,
  X4R4G4B4 = 30,
  A2B10G10R10 = 31,
  A8B8G8R8 = 32,
  X8B8G8R8 = 33,
  A2R10G10B10 = 35,
  P8 = 41,    ///< indices of one byte into the palette
  V8U8 = 60,  ///< from here to D16: bump and depth maps, which are not pictures
  D16Lockable = 70,
  D32 = 71,
  D15S1 = 73,
  D24S8 = 75,
  D24X8 = 77,
  D24X4S4 = 79,
  D16 = 80,
  Index16 = 101,  ///< indices of two bytes into the palette
  CustomR8G8B8A8 = 240,
  CustomA8B8G8R8 = 241,
  CustomB8G8R8 = 242,  ///< bytes R, G, B
  CustomLscapeR8G8B8 = 243,
  CustomLscapeAlpha = 244,
  RawJpeg = 500,  ///< a whole JPEG file, which has its own width and height
  Dxt1 = 0x31545844,
  Dxt2 = 0x32545844,
  Dxt3 = 0x33545844,
  Dxt4 = 0x34545844,
  Dxt5 = 0x35545844,
};

/// The client's name, such as "A8R8G8B8" or "INDEX16"; null when the client knows no such format.
const char* pixel_format_name(PixelFormat format);
/// 0 for RawJpeg, whose pixels have no fixed size, and for unknown formats.
unsigned bits_per_pixel(PixelFormat format);
/// Whether pixels are indices into a palette, whose id then follows them in the record.
bool is_indexed(PixelFormat format);
/// Whether pixels come in compressed blocks of four by four.
bool is_block_compressed(PixelFormat format);
/// False for bump and depth maps, and for unknown formats.
bool is_picture(PixelFormat format);

}  // namespace acm
