// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"

#include <cctype>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace acm::test {

/// The bytes of a text of hexadecimal digits; blanks between them do not count. Any other character makes the
/// result empty, so that a comparison fails.
inline Vector<std::byte> from_hex(std::string_view text) {
  std::string digits;
  for (const char c : text) {
    if (c == ' ' || c == '\n') continue;
    if (std::isxdigit(static_cast<unsigned char>(c)) == 0) return {};
    digits.push_back(c);
  }
  if (digits.size() % 2 != 0) return {};
  Vector<std::byte> bytes;
  for (std::size_t i = 0; i < digits.size(); i += 2)
    bytes.push_back(static_cast<std::byte>(std::stoi(digits.substr(i, 2), nullptr, 16)));
  return bytes;
}

/// Groups of four bytes, as the format sheets print them.
template <class ByteRange>
std::string to_hex(const ByteRange& bytes) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string text;
  std::size_t i = 0;
  for (const std::byte b : bytes) {
    if (i != 0 && i % 4 == 0) text.push_back(' ');
    ++i;
    text.push_back(kDigits[std::to_integer<unsigned>(b) >> 4]);
    text.push_back(kDigits[std::to_integer<unsigned>(b) & 15]);
  }
  return text;
}

}  // namespace acm::test
