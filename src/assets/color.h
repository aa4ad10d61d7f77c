// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace acm {

/// A colour as files hold it: 0xAARRGGBB.
using Argb = std::uint32_t;

constexpr Argb make_argb(std::uint8_t alpha, std::uint8_t red, std::uint8_t green, std::uint8_t blue) {
  return (Argb{alpha} << 24) | (Argb{red} << 16) | (Argb{green} << 8) | blue;
}
constexpr std::uint8_t alpha_of(Argb c) {
  return static_cast<std::uint8_t>(c >> 24);
}
constexpr std::uint8_t red_of(Argb c) {
  return static_cast<std::uint8_t>(c >> 16);
}
constexpr std::uint8_t green_of(Argb c) {
  return static_cast<std::uint8_t>(c >> 8);
}
constexpr std::uint8_t blue_of(Argb c) {
  return static_cast<std::uint8_t>(c);
}

}  // namespace acm
