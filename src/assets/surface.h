// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"
#include "assets/color.h"
#include "base/bytes.h"

#include <cstdint>

namespace acm {

/// What a polygon is painted with: a texture or one colour (dat-formats 2.7).
struct Surface {
  enum Type : std::uint32_t {
    kSolid = 0x1,
    kImage = 0x2,
    kClipMap = 0x4,  ///< image with alpha test
    kTranslucent = 0x10,
    kDiffuse = 0x20,
    kLuminous = 0x40,
    kAlpha = 0x100,
    kInverseAlpha = 0x200,
    kAdditive = 0x10000,
    kDetail = 0x20000,
    kGouraud = 0x10000000,
    kStippled = 0x40000000,
    kPerspective = 0x80000000,
  };

  ObjectId id = 0;  ///< not in the record itself
  std::uint32_t type = kSolid;
  ObjectId texture = 0;       ///< a SurfaceTexture; only with has_texture()
  ObjectId palette = 0;       ///< 0: none; only with has_texture()
  Argb color = 0;             ///< only without has_texture()
  float translucency = 0.0f;  ///< 0: opaque
  float luminosity = 0.0f;
  float diffuse = 0.0f;
  Oddities oddities;

  /// Whether the record names a texture instead of a colour. kSolid does not decide this.
  [[nodiscard]] bool has_texture() const { return (type & (kImage | kClipMap)) != 0; }
};

/// The record does not hold its id, so the caller gives it.
Result<Surface> read_surface(Bytes bytes, ObjectId id);
Vector<std::byte> write_surface(const Surface& surface);

}  // namespace acm
