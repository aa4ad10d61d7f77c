// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/inspect/error.hpp"
#include "acmotion/types.hpp"

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Small pieces of text that inspection and the tool share.
namespace acm::inspect {

/// Hexadecimal digits, with or without 0x, that fit 32 bits.
std::optional<std::uint32_t> parse_hex(std::string_view text);

/// "0x0900001A"
std::string hex32(std::uint32_t value);

/// Two lower-case digits for each byte: "4cf70000".
std::string hex_text(Bytes bytes);
/// Hexadecimal digits with blanks anywhere between bytes; anything else is refused.
InspectResult<Vector<std::byte>> bytes_of_hex(std::string_view text);

/// Text of unknown origin as it may be shown on a terminal: control characters, bytes that are not UTF-8 and
/// what turns the direction of writing become escapes such as \x1b. Tabs stay when asked.
std::string printable(std::string_view text, bool keep_tabs = false);

/// Whether two texts are the same but for the case of ASCII letters. No locale is asked.
bool same_but_for_case(std::string_view a, std::string_view b);

/// The lines of a text without their ends, at most `most`: whoever prints it may print millions of them.
std::vector<std::string_view> lines_of(std::string_view text, std::size_t most = SIZE_MAX);

/// Number with thousands apart: "1,234".
std::string grouped(std::uint64_t number);

/// "1 frame", "20 frames"
std::string counted(std::uint64_t number, const char* noun);

/// A bit of a word and what it is called.
struct BitName {
  std::uint32_t bit;
  const char* name;
};
/// The names of the bits that are set, apart by commas; bits without a name as a number; "none" for 0.
std::string bits_text(std::uint32_t bits, std::span<const BitName> names);
inline std::string bits_text(std::uint32_t bits, std::initializer_list<BitName> names) {
  return bits_text(bits, std::span(names.begin(), names.size()));
}

}  // namespace acm::inspect
