// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/exact_json.h"

#include "acmotion/effect_types.hpp"
#include "assets/hook_fields.h"
#include "inspect/parse_double.h"

#include <fmt/format.h>

#include <bit>
#include <charconv>
#include <cmath>
#include <limits>
#include <string_view>

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

Json field_json(HookFieldKind kind, std::uint32_t value) {
  return kind == HookFieldKind::Id ? Json(fmt::format("0x{:08X}", value)) : Json(value);
}
Json field_json(HookFieldKind, std::uint8_t value) {
  return value;
}
template <class T>
Json field_json(HookFieldKind, const T& value) {
  return exact(value);
}

struct OddityName {
  Oddity oddity;
  const char* name;
};

constexpr OddityName kOddityNames[] = {{Oddity::NonZeroPadding, "non-zero-padding"},
                                       {Oddity::LongEncoding, "long-encoding"},
                                       {Oddity::UnknownFlags, "unknown-flags"},
                                       {Oddity::DuplicateKey, "duplicate-key"}};

const char* form_name(KnownTypeId::Form form) {
  switch (form) {
    case KnownTypeId::Form::Shortest: return "shortest";
    case KnownTypeId::Form::Short: return "short";
    case KnownTypeId::Form::Long: return "long";
    case KnownTypeId::Form::LongWithBit14: return "long-with-bit-14";
  }
  return "";
}

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

Json json_of(const Hook& hook) {
  Json json = {{"type", to_string(hook.type())}, {"direction", hook.direction}};
  const auto add = [&](const auto& field, const auto& value) {
    json[field.name] = field_json(field.kind, value);
  };
  std::visit([&](const auto& payload) { for_each_field(payload, add); }, hook.payload);
  if (const auto* sound = std::get_if<SoundTableHook>(&hook.payload)) {
    const std::string_view name = sound_type_name(sound->sound_type);
    json["sound_type_name"] = name.empty() ? Json(nullptr) : Json(name);
  }
  if (const auto* replace = std::get_if<ReplaceObjectHook>(&hook.payload)) {
    json["form"] = form_name(replace->form);
    json["padding"] = replace->padding;
  }
  return json;
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
