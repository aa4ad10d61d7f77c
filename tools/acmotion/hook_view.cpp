// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "hook_view.h"

#include "acmotion/assets/hook_fields.h"

#include <fmt/format.h>

#include "names.h"

namespace acm::tool {

namespace {

Json field_json(HookFieldKind kind, std::uint32_t value) {
  return kind == HookFieldKind::Id ? Json(hex32(value)) : Json(value);
}
Json field_json(HookFieldKind, std::uint8_t value) {
  return value;
}
template <class T>
Json field_json(HookFieldKind, const T& value) {
  return exact(value);
}

const char* to_string(KnownTypeId::Form form) {
  switch (form) {
    case KnownTypeId::Form::Shortest: return "shortest";
    case KnownTypeId::Form::Short: return "short";
    case KnownTypeId::Form::Long: return "long";
    case KnownTypeId::Form::LongWithBit14: return "long-with-bit-14";
  }
  return "";
}

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

Json json_of(const Hook& hook) {
  Json json = {{"type", to_string(hook.type())}, {"direction", hook.direction}};
  const auto add = [&](const auto& field, const auto& value) {
    json[field.name] = field_json(field.kind, value);
  };
  std::visit([&](const auto& payload) { for_each_field(payload, add); }, hook.payload);
  if (const auto* replace = std::get_if<ReplaceObjectHook>(&hook.payload)) {
    json["form"] = to_string(replace->form);
    json["padding"] = replace->padding;
  }
  return json;
}

std::string text_of(const Hook& hook) {
  std::string text = fmt::format("{} {}", to_string(hook.type()), direction_text(hook.direction));
  const auto add = [&](const auto& field, const auto& value) {
    text += fmt::format(" {}={}", field.name, field_text(field.kind, value));
  };
  std::visit([&](const auto& payload) { for_each_field(payload, add); }, hook.payload);
  return text;
}

}  // namespace acm::tool
