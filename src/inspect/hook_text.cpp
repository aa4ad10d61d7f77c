// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/hook_text.h"

#include "assets/hook_fields.h"
#include "base/frame.h"
#include "inspect/effect_text.h"
#include "inspect/text.h"

#include <fmt/format.h>

namespace acm::inspect {

namespace {

std::string value_text(HookFieldKind kind, std::uint32_t value) {
  if (kind == HookFieldKind::SoundType) return numbered_sound_type(value);
  if (kind == HookFieldKind::Id) return hex32(value);
  return value == 0xFFFFFFFF ? "-1" : fmt::format("{}", value);
}
std::string value_text(HookFieldKind, std::uint8_t value) {
  return fmt::format("{}", value);
}
std::string value_text(HookFieldKind, float value) {
  return fmt::format("{}", value);
}
std::string value_text(HookFieldKind, const Vec3& v) {
  return fmt::format("({}, {}, {})", v.x, v.y, v.z);
}
std::string value_text(HookFieldKind kind, const Frame& f) {
  const Quat& q = f.rotation;
  const std::string origin = value_text(kind, f.origin);
  return q == Quat{} ? origin : fmt::format("{} turned ({}, {}, {}, {})", origin, q.w, q.x, q.y, q.z);
}

std::string hook_direction_text(std::int32_t direction) {
  switch (direction) {
    case hook_direction::kBoth: return "both ways";
    case hook_direction::kForward: return "forward";
    case hook_direction::kBackward: return "backward";
    default: return fmt::format("never (direction {})", direction);
  }
}

}  // namespace

std::string hook_fields_text(const Hook& hook) {
  std::string text;
  const auto add = [&](const auto& field, const auto& value) {
    text += fmt::format("{}{}={}", text.empty() ? "" : " ", field.name, value_text(field.kind, value));
  };
  std::visit([&](const auto& payload) { for_each_field(payload, add); }, hook.payload);
  return text;
}

std::string hook_text(const Hook& hook) {
  const std::string fields = hook_fields_text(hook);
  return fmt::format("{} {}{}{}", to_string(hook.type()), hook_direction_text(hook.direction),
                     fields.empty() ? "" : " ", fields);
}

}  // namespace acm::inspect
