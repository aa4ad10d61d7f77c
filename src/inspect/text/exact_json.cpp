// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/text/exact_json.h"

#include "inspect/text/parse_double.h"

#include <fmt/format.h>

#include <bit>
#include <charconv>
#include <cmath>
#include <limits>

template class nlohmann::basic_json<nlohmann::ordered_map>;

namespace acm {

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

}  // namespace

Json exact(float value) {
  if (!std::isfinite(value)) return exact_non_finite<std::uint32_t>(value);
  // The double that has the decimal form of the float, so that 0.1f is printed as 0.1.
  char text[32];
  const auto end = std::to_chars(text, text + sizeof text, value).ptr;
  double number = 0;
  (void)parse_double({text, static_cast<std::size_t>(end - text)}, number);
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

}  // namespace acm
