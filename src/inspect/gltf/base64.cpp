// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base64.h"

#include <algorithm>
#include <array>

namespace acm::gltf {

namespace {

constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

constexpr std::uint8_t kNoDigit = 64;

constexpr std::array<std::uint8_t, 256> kValues = [] {
  std::array<std::uint8_t, 256> values{};
  values.fill(kNoDigit);
  for (std::size_t i = 0; i < kDigits.size(); ++i)
    values[static_cast<unsigned char>(kDigits[i])] = static_cast<std::uint8_t>(i);
  return values;
}();

}  // namespace

std::string to_base64(Bytes bytes) {
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const std::size_t n = std::min<std::size_t>(3, bytes.size() - i);
    std::uint32_t word = 0;
    for (std::size_t k = 0; k < 3; ++k)
      word = word << 8 | (k < n ? std::to_integer<std::uint32_t>(bytes[i + k]) : 0u);
    for (std::size_t k = 0; k < 4; ++k) text += k <= n ? kDigits[word >> (18 - 6 * k) & 63] : '=';
  }
  return text;
}

std::optional<Vector<std::byte>> from_base64(std::string_view text) {
  if (text.size() % 4 != 0) return std::nullopt;
  std::size_t padding = 0;
  while (padding < 2 && padding < text.size() && text[text.size() - 1 - padding] == '=') ++padding;
  Vector<std::byte> bytes;
  bytes.reserve(text.size() / 4 * 3);
  std::uint32_t word = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::uint32_t digit = i + padding < text.size() ? kValues[static_cast<unsigned char>(text[i])] : 0u;
    if (digit == kNoDigit) return std::nullopt;
    word = word << 6 | digit;
    if (i % 4 != 3) continue;
    for (int shift = 16; shift >= 0; shift -= 8)
      bytes.push_back(static_cast<std::byte>(word >> shift & 0xFF));
  }
  bytes.resize(bytes.size() - padding);
  return bytes;
}

}  // namespace acm::gltf
