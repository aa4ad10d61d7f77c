// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/text.h"

#include "acmotion/inspect/error.hpp"

#include <fmt/format.h>

#include <charconv>

namespace acm {

namespace inspect {

std::optional<std::uint32_t> parse_hex(std::string_view text) {
  if (text.starts_with("0x") || text.starts_with("0X")) text.remove_prefix(2);
  std::uint32_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
  if (text.empty() || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::string hex32(std::uint32_t value) {
  return fmt::format("0x{:08X}", value);
}

std::string grouped(std::uint64_t number) {
  std::string digits = fmt::format("{}", number);
  for (std::size_t at = digits.size(); at > 3; at -= 3) digits.insert(at - 3, ",");
  return digits;
}

std::string counted(std::uint64_t number, const char* noun) {
  return fmt::format("{} {}{}", grouped(number), noun, number == 1 ? "" : "s");
}

std::string bits_text(std::uint32_t bits, std::span<const BitName> names) {
  std::string text;
  const auto add = [&](const std::string& name) { text += (text.empty() ? "" : ", ") + name; };
  for (const BitName& name : names) {
    if ((bits & name.bit) == 0) continue;
    add(name.name);
    bits &= ~name.bit;
  }
  if (bits != 0) add(hex32(bits));
  return text.empty() ? "none" : text;
}

}  // namespace inspect

InspectError in_words(const Error& error) {
  const std::string object = error.object_id != 0 ? inspect::hex32(error.object_id) + ": " : std::string();
  // What is not there has no place either.
  const std::string text =
      error.code == ErrorCode::NotFound
          ? fmt::format("{}{}", object, error.what)
          : fmt::format("{}{} at byte {}: {}", object, to_string(error.code), error.offset, error.what);
  return {error.code, error.offset, text};
}

}  // namespace acm
