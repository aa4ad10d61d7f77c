// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/pixel_format.h"

#include <algorithm>
#include <iterator>

namespace acm {

namespace {

enum class PixelKind : std::uint8_t { Colors, Indices, Blocks, Jpeg, NotPicture };

struct PixelFormatFacts {
  PixelFormat format;
  const char* name;
  unsigned bits;
  PixelKind kind;
};

// RS-1. All other numbers of Direct3D are refused by the client.
constexpr PixelFormatFacts kPixelFormats[] = {
    {PixelFormat::R8G8B8, "R8G8B8", 24, PixelKind::Colors},
    {PixelFormat::A8R8G8B8, "A8R8G8B8", 32, PixelKind::Colors},
    {PixelFormat::X8R8G8B8, "X8R8G8B8", 32, PixelKind::Colors},
    {PixelFormat::R5G6B5, "R5G6B5", 16, PixelKind::Colors},
    {PixelFormat::X1R5G5B5, "X1R5G5B5", 16, PixelKind::Colors},
    {PixelFormat::A1R5G5B5, "A1R5G5B5", 16, PixelKind::Colors},
    {PixelFormat::A4R4G4B4, "A4R4G4B4", 16, PixelKind::Colors},
    {PixelFormat::A8, "A8", 8, PixelKind::Colors},
    {PixelFormat::X4R4G4B4, "X4R4G4B4", 16, PixelKind::Colors},
    {PixelFormat::A2B10G10R10, "A2B10G10R10", 32, PixelKind::Colors},
    {PixelFormat::A8B8G8R8, "A8B8G8R8", 32, PixelKind::Colors},
    {PixelFormat::X8B8G8R8, "X8B8G8R8", 32, PixelKind::Colors},
    {PixelFormat::A2R10G10B10, "A2R10G10B10", 32, PixelKind::Colors},
    {PixelFormat::P8, "P8", 8, PixelKind::Indices},
    {PixelFormat::V8U8, "V8U8", 16, PixelKind::NotPicture},
    {PixelFormat::D16Lockable, "D16_LOCKABLE", 16, PixelKind::NotPicture},
    {PixelFormat::D32, "D32", 32, PixelKind::NotPicture},
    {PixelFormat::D15S1, "D15S1", 16, PixelKind::NotPicture},
    {PixelFormat::D24S8, "D24S8", 32, PixelKind::NotPicture},
    {PixelFormat::D24X8, "D24X8", 32, PixelKind::NotPicture},
    {PixelFormat::D24X4S4, "D24X4S4", 32, PixelKind::NotPicture},
    {PixelFormat::D16, "D16", 16, PixelKind::NotPicture},
    {PixelFormat::Index16, "INDEX16", 16, PixelKind::Indices},
    {PixelFormat::CustomR8G8B8A8, "CUSTOM_R8G8B8A8", 32, PixelKind::Colors},
    {PixelFormat::CustomA8B8G8R8, "CUSTOM_A8B8G8R8", 32, PixelKind::Colors},
    {PixelFormat::CustomB8G8R8, "CUSTOM_B8G8R8", 24, PixelKind::Colors},
    {PixelFormat::CustomLscapeR8G8B8, "CUSTOM_LSCAPE_R8G8B8", 24, PixelKind::Colors},
    {PixelFormat::CustomLscapeAlpha, "CUSTOM_LSCAPE_ALPHA", 8, PixelKind::Colors},
    {PixelFormat::RawJpeg, "CUSTOM_RAW_JPEG", 0, PixelKind::Jpeg},
    {PixelFormat::Dxt1, "DXT1", 4, PixelKind::Blocks},
    {PixelFormat::Dxt2, "DXT2", 8, PixelKind::Blocks},
    {PixelFormat::Dxt3, "DXT3", 8, PixelKind::Blocks},
    {PixelFormat::Dxt4, "DXT4", 8, PixelKind::Blocks},
    {PixelFormat::Dxt5, "DXT5", 8, PixelKind::Blocks},
};

const PixelFormatFacts* facts_of_format(PixelFormat format) {
  const auto* found = std::find_if(std::begin(kPixelFormats), std::end(kPixelFormats),
                                   [&](const PixelFormatFacts& facts) { return facts.format == format; });
  return found == std::end(kPixelFormats) ? nullptr : found;
}

bool is_of_kind(PixelFormat format, PixelKind kind) {
  const PixelFormatFacts* facts = facts_of_format(format);
  return facts != nullptr && facts->kind == kind;
}

}  // namespace

const char* pixel_format_name(PixelFormat format) {
  const PixelFormatFacts* facts = facts_of_format(format);
  return facts == nullptr ? nullptr : facts->name;
}

unsigned bits_per_pixel(PixelFormat format) {
  const PixelFormatFacts* facts = facts_of_format(format);
  return facts == nullptr ? 0 : facts->bits;
}

bool is_indexed(PixelFormat format) {
  return is_of_kind(format, PixelKind::Indices);
}

bool is_block_compressed(PixelFormat format) {
  return is_of_kind(format, PixelKind::Blocks);
}

bool is_picture(PixelFormat format) {
  const PixelFormatFacts* facts = facts_of_format(format);
  return facts != nullptr && facts->kind != PixelKind::NotPicture;
}

}  // namespace acm
