// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "hook_view.h"

#include "assets/hook_fields.h"

#include <fmt/format.h>

#include "names.h"

namespace acm::tool {

namespace {

std::string field_text(HookFieldKind kind, std::uint32_t value) {
  if (kind == HookFieldKind::Id) return hex32(value);
  return value == 0xFFFFFFFF ? "-1" : fmt::format("{}", value);
}
std::string field_text(HookFieldKind, std::uint8_t value) {
  return fmt::format("{}", value);
}
std::string field_text(HookFieldKind, float value) {
  return fmt::format("{}", value);
}
template <class T>
std::string field_text(HookFieldKind, const T& value) {
  return text_of(value);
}

std::string direction_text(std::int32_t direction) {
  switch (direction) {
    case hook_direction::kBoth: return "both ways";
    case hook_direction::kForward: return "forward";
    case hook_direction::kBackward: return "backward";
    default: return fmt::format("never (direction {})", direction);
  }
}

}  // namespace

std::string text_of(const Hook& hook) {
  std::string text = fmt::format("{} {}", to_string(hook.type()), direction_text(hook.direction));
  const auto add = [&](const auto& field, const auto& value) {
    text += fmt::format(" {}={}", field.name, field_text(field.kind, value));
  };
  std::visit([&](const auto& payload) { for_each_field(payload, add); }, hook.payload);
  return text;
}

}  // namespace acm::tool
