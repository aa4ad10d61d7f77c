// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/text/text.h"

#include <fmt/format.h>

#include <algorithm>
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

std::string hex_text(Bytes bytes) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string text(2 * bytes.size(), '0');
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    text[2 * i] = kDigits[std::to_integer<unsigned>(bytes[i]) >> 4];
    text[2 * i + 1] = kDigits[std::to_integer<unsigned>(bytes[i]) & 15];
  }
  return text;
}

InspectResult<Vector<std::byte>> bytes_of_hex(std::string_view text) {
  const auto digit = [](char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
  };
  Vector<std::byte> bytes;
  bytes.reserve(text.size() / 2);
  int high = -1;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (high < 0 && (text[i] == ' ' || text[i] == '\t' || text[i] == '\r')) continue;
    const int value = digit(text[i]);
    if (value < 0)
      return InspectError{ErrorCode::BadValue, i,
                          fmt::format("'{}' at character {} is not a hexadecimal digit",
                                      printable(text.substr(i, 1)), i + 1)};
    if (high < 0) {
      high = value;
    } else {
      bytes.push_back(static_cast<std::byte>(high << 4 | value));
      high = -1;
    }
  }
  if (high >= 0)
    return InspectError{ErrorCode::Truncated, text.size(), "an odd number of hexadecimal digits"};
  return bytes;
}

namespace {

struct Character {
  std::size_t size;  // bytes; 0: not UTF-8
  std::uint32_t code;
};

Character first_character(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  if (first < 0x80) return {1, first};
  const std::size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
  if (first < 0xC2 || first > 0xF4 || text.size() < size) return {0, 0};
  std::uint32_t code = first & (0xFFu >> (size + 1));
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return {0, 0};
    code = (code << 6) | (byte(i) & 0x3Fu);
  }
  constexpr std::uint32_t kMin[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool is_surrogate = code >= 0xD800 && code <= 0xDFFF;
  return code < kMin[size] || is_surrogate || code > 0x10FFFF ? Character{0, 0} : Character{size, code};
}

bool is_dangerous(std::uint32_t code) {
  const auto within = [code](std::uint32_t low, std::uint32_t high) { return code >= low && code <= high; };
  return code < 0x20 || within(0x7F, 0x9F) || within(0x200E, 0x200F) || within(0x2028, 0x202E) ||
         within(0x2066, 0x2069) || code == 0xFEFF;
}

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace

std::string printable(std::string_view text, bool keep_tabs) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const Character c = first_character(text);
    const std::size_t size = c.size == 0 ? 1 : c.size;
    if (c.size == 0)
      out += fmt::format("\\x{:02x}", static_cast<unsigned char>(text[0]));
    else if (c.code == '\n')
      out += "\\n";
    else if (!is_dangerous(c.code) || (keep_tabs && c.code == '\t'))
      out += text.substr(0, size);
    else
      out += c.code < 0x100 ? fmt::format("\\x{:02x}", c.code) : fmt::format("\\u{:04x}", c.code);
    text.remove_prefix(size);
  }
  return out;
}

bool same_but_for_case(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return lower(x) == lower(y); });
}

std::vector<std::string_view> lines_of(std::string_view text, std::size_t most) {
  std::vector<std::string_view> lines;
  while (!text.empty() && lines.size() < most) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    if (lines.back().ends_with('\r')) lines.back().remove_suffix(1);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
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

InspectError to_inspect_error(const Error& error) {
  const std::string object = error.object_id != 0 ? inspect::hex32(error.object_id) + ": " : std::string();
  // What is not there has no place either.
  const std::string text =
      error.code == ErrorCode::NotFound
          ? fmt::format("{}{}", object, error.what)
          : fmt::format("{}{} at byte {}: {}", object, to_string(error.code), error.offset, error.what);
  return {error.code, error.offset, text};
}

}  // namespace acm
