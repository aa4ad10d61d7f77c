// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/trace_compare.hpp"

#include "inspect/message/message_difference.h"
#include "inspect/text/parse_double.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace acm::inspect {

namespace {

constexpr std::string_view kCuts = " =,:/[]";

bool is_digits(std::string_view text, std::string_view digits) {
  return !text.empty() && text.find_first_not_of(digits) == std::string_view::npos;
}

std::string_view without_sign(std::string_view text) {
  return text.starts_with('-') || text.starts_with('+') ? text.substr(1) : text;
}

bool is_integer(std::string_view text) {
  return is_digits(without_sign(text), "0123456789");
}

bool is_id(std::string_view text) {
  return text.size() == 8 && is_digits(text, "0123456789ABCDEF");
}

std::optional<double> to_number(std::string_view text) {
  const std::string_view digits = text.starts_with('+') ? text.substr(1) : text;
  // Words such as "nan" are text, not numbers.
  if (digits.find_first_not_of("0123456789.eE+-") != std::string_view::npos) return std::nullopt;
  double value = 0.0;
  const auto [end, error] = parse_double(digits, value);
  if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
  return value;
}

// Tokens and the delimiters between them, alternating; a token may be empty.
std::vector<std::string_view> cut(std::string_view line) {
  std::vector<std::string_view> pieces;
  while (true) {
    const std::size_t at = line.find_first_of(kCuts);
    pieces.push_back(line.substr(0, at));
    if (at == std::string_view::npos) return pieces;
    pieces.push_back(line.substr(at, 1));
    line.remove_prefix(at + 1);
  }
}

bool same_token(std::string_view a, std::string_view b, double tolerance, double sign) {
  if (a == b && sign > 0.0) return true;
  if (is_id(a) || is_id(b)) return false;
  const std::optional<double> x = to_number(a), y = to_number(b);
  if (!x || !y) return a == b;
  if (sign > 0.0 && is_integer(a) && is_integer(b)) return *x == *y;
  return std::fabs(*x - sign * *y) <= tolerance * std::max({1.0, std::fabs(*x), std::fabs(*y)});
}

// Whether the four numbers of a rotation stand from here on, with commas between.
bool is_rotation(const std::vector<std::string_view>& pieces, std::size_t at) {
  if (at == 0 || at + 6 >= pieces.size() || pieces[at - 1] != "/") return false;
  for (std::size_t i = 0; i < 4; ++i)
    if (!to_number(pieces[at + 2 * i]) || (i < 3 && pieces[at + 2 * i + 1] != ",")) return false;
  return true;
}

// -1 when the two rotations lie on opposite sides, so that one must be negated.
double rotation_sign(const std::vector<std::string_view>& x, const std::vector<std::string_view>& y,
                     std::size_t at) {
  double dot = 0.0;
  for (std::size_t i = 0; i < 4; ++i) dot += *to_number(x[at + 2 * i]) * *to_number(y[at + 2 * i]);
  return dot < 0.0 ? -1.0 : 1.0;
}

// Whether a message stands here, as in "bytes=48f70000".
bool is_message(const std::vector<std::string_view>& pieces, std::size_t at) {
  return at >= 2 && pieces[at - 1] == "=" && pieces[at - 2] == "bytes";
}

// Index of the first piece that differs; nothing when the lines agree.
std::optional<std::size_t> first_difference(const std::vector<std::string_view>& x,
                                            const std::vector<std::string_view>& y, double tolerance) {
  double sign = 1.0;
  std::size_t rotation_end = 0;
  for (std::size_t i = 0; i < std::min(x.size(), y.size()); ++i) {
    const bool is_delimiter = i % 2 == 1;
    if (is_delimiter) {
      if (x[i] != y[i]) return i;
      continue;
    }
    if (is_rotation(x, i) && is_rotation(y, i)) {
      sign = rotation_sign(x, y, i);
      rotation_end = i + 8;
    }
    const bool same = is_message(x, i) ? !message_difference(x[i], y[i], tolerance)
                                       : same_token(x[i], y[i], tolerance, i < rotation_end ? sign : 1.0);
    if (!same) return i;
  }
  if (x.size() != y.size()) return std::min(x.size(), y.size());
  return std::nullopt;
}

std::string field_before(const std::vector<std::string_view>& pieces, std::size_t at) {
  for (std::size_t i = std::min(at, pieces.size()); i-- > 0;)
    if (i + 1 < pieces.size() && pieces[i + 1] == "=") return std::string(pieces[i]);
  return {};
}

std::size_t offset_of(const std::vector<std::string_view>& pieces, std::size_t at, std::string_view line) {
  return at < pieces.size() ? static_cast<std::size_t>(pieces[at].data() - line.data()) : line.size();
}

std::optional<std::string_view> next_line(std::string_view& text) {
  if (text.empty()) return std::nullopt;
  const std::size_t end = std::min(text.find('\n'), text.size());
  std::string_view line = text.substr(0, end);
  if (line.ends_with('\r')) line.remove_suffix(1);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

}  // namespace

std::optional<TraceDifference> compare_traces(std::string_view left, std::string_view right,
                                              double tolerance) {
  for (std::size_t number = 1;; ++number) {
    const std::optional<std::string_view> a = next_line(left), b = next_line(right);
    if (!a && !b) return std::nullopt;
    if (!a || !b)
      return TraceDifference{number, std::string(a.value_or("")), std::string(b.value_or("")), {}, 0, 0};
    if (*a == *b) continue;
    const std::vector<std::string_view> x = cut(*a), y = cut(*b);
    if (const auto at = first_difference(x, y, tolerance))
      return TraceDifference{number,
                             std::string(*a),
                             std::string(*b),
                             field_before(x, *at),
                             offset_of(x, *at, *a),
                             offset_of(y, *at, *b)};
  }
}

}  // namespace acm::inspect
