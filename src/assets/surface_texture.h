// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"
#include "base/bytes.h"

#include <cstdint>

namespace acm {

/// The images of a texture in one or two levels of detail (appearance 2).
struct SurfaceTexture {
  static constexpr std::uint8_t kShippedType = 2;

  ObjectId id = 0;
  std::uint32_t category = 0;        ///< 0 in all shipped files
  std::uint8_t type = kShippedType;  ///< the client reads it and does nothing with it
  Vector<ObjectId> images;           ///< RenderSurfaces, best first; other counts than 1 and 2 are kept too

  /// The best image for which `exists` is true: the first level often lies in the high-resolution file only
  /// (ST5-2). 0 when there is none.
  template <class Exists>
  [[nodiscard]] ObjectId best_image(Exists&& exists) const {
    for (const ObjectId image : images)
      if (exists(image)) return image;
    return 0;
  }
};

Result<SurfaceTexture> read_surface_texture(Bytes bytes);
Vector<std::byte> write_surface_texture(const SurfaceTexture& texture);

}  // namespace acm
