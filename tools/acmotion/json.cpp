// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "json.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <limits>

#include "output.h"

namespace acm::tool {

namespace {

template <class Bits, class Float>
Json exact_non_finite(Float value) {
  if (std::isinf(value)) return value > 0 ? "Infinity" : "-Infinity";
  const auto bits = std::bit_cast<Bits>(value);
  if (bits == std::bit_cast<Bits>(std::numeric_limits<Float>::quiet_NaN())) return "NaN";
  return fmt::format("NaN:0x{:0{}X}", bits, 2 * sizeof(Bits));
}

struct OddityName {
  Oddity oddity;
  const char* name;
};

constexpr OddityName kOddityNames[] = {{Oddity::NonZeroPadding, "non-zero-padding"},
                                       {Oddity::LongEncoding, "long-encoding"},
                                       {Oddity::UnknownFlags, "unknown-flags"},
                                       {Oddity::DuplicateKey, "duplicate-key"}};

bool is_list_of_scalars(const Json& value) {
  return value.is_array() &&
         std::none_of(value.begin(), value.end(), [](const Json& v) { return v.is_structured(); });
}

// Vectors, frames and hooks read best on one line.
bool fits_on_a_line(const Json& value) {
  return !value.is_structured() || value.empty() ||
         std::all_of(value.begin(), value.end(),
                     [](const Json& v) { return !v.is_structured() || is_list_of_scalars(v); });
}

void print_indented(const Json& value, std::size_t depth) {
  if (fits_on_a_line(value) && depth > 0) return write_out(value.dump());
  const std::string indent(2 * (depth + 1), ' ');
  write_out(value.is_array() ? "[" : "{");
  const char* separator = "\n";
  for (const auto& [key, element] : value.items()) {
    write_out(separator);
    write_out(indent);
    if (value.is_object()) print("{}: ", Json(key).dump());
    print_indented(element, depth + 1);
    separator = ",\n";
  }
  print("\n{:{}}", "", 2 * depth);
  write_out(value.is_array() ? "]" : "}");
}

}  // namespace

Json exact(float value) {
  if (!std::isfinite(value)) return exact_non_finite<std::uint32_t>(value);
  // The double that has the decimal form of the float, so that 0.1f is printed as 0.1.
  char text[32];
  const auto end = std::to_chars(text, text + sizeof text, value).ptr;
  double number = 0;
  std::from_chars(text, end, number);
  return number;
}

Json exact(double value) {
  return std::isfinite(value) ? Json(value) : exact_non_finite<std::uint64_t>(value);
}

Json exact(const Vec3& v) {
  return Json::array({exact(v.x), exact(v.y), exact(v.z)});
}

Json exact(const Quat& q) {
  return Json::array({exact(q.w), exact(q.x), exact(q.y), exact(q.z)});
}

Json exact(const Frame& frame) {
  return {{"origin", exact(frame.origin)}, {"rotation", exact(frame.rotation)}};
}

Json json_of(const Oddities& oddities) {
  Json json = Json::object();
  if (oddities.kinds == 0) return json;
  json["kinds"] = Json::array();
  for (const OddityName& o : kOddityNames)
    if (oddities.has(o.oddity)) json["kinds"].push_back(o.name);
  json["first_offset"] = oddities.first_offset;
  return json;
}

void print_json(const Json& value) {
  print_indented(value, 0);
  write_out("\n");
}

JsonArrayPrinter::JsonArrayPrinter() {
  write_out("[");
}

void JsonArrayPrinter::add(const Json& element) {
  write_out(empty_ ? "\n  " : ",\n  ");
  write_out(element.dump());
  empty_ = false;
}

void JsonArrayPrinter::finish() {
  write_out(empty_ ? "]\n" : "\n]\n");
}

}  // namespace acm::tool
