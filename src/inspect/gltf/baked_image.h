// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "inspect/image/image.h"
#include "inspect/image/material.h"

#include <compare>
#include <cstdint>

namespace acm::gltf {

/// What must be done to an image so that glTF, which only knows source alpha, shows about what the client
/// does.
struct Baking {
  enum class Alpha : std::uint8_t {
    AsIs,
    Bleed,       ///< clear pixels take the colour of their neighbours: the client mixes towards black (SF-5)
    Invert,      ///< the client blends by 1 - alpha; `factor` is multiplied into it before
    Brightness,  ///< colours are added as they are: black becomes clear
  };
  Alpha alpha = Alpha::AsIs;
  float factor = 1.0f;

  friend auto operator<=>(const Baking&, const Baking&) = default;
};

Baking baking_for(const Material& material);
Image baked(const Image& image, const Baking& baking);

}  // namespace acm::gltf
