// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/assets/hook_fields.h"

#include "asset_text.h"
#include "names.h"
#include "output.h"

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

std::string hook_text(const Hook& hook) {
  std::string text = fmt::format("{} {}", to_string(hook.type()), direction_text(hook.direction));
  const auto add = [&](const auto& field, const auto& value) {
    text += fmt::format(" {}={}", field.name, field_text(field.kind, value));
  };
  std::visit([&](const auto& payload) { for_each_field(payload, add); }, hook.payload);
  return text;
}

void print_frame(const Animation& a, std::uint32_t f, FrameDetail detail) {
  const bool has_root = a.has_position_frames();
  if (detail == FrameDetail::Hooks && !has_root && a.hooks_of(f).empty()) return;
  print("frame {}\n", f);
  if (has_root) print("  root    {}\n", text_of(a.position_frames[f]));
  if (detail == FrameDetail::All)
    for (std::size_t p = 0; p < a.part_count; ++p) print("  part {:<2} {}\n", p, text_of(a.parts(f)[p]));
  for (const Hook& hook : a.hooks_of(f)) print("  hook    {}\n", inked(Ink::Name, hook_text(hook)));
}

}  // namespace

void print_text(const Animation& a, std::size_t bytes, FrameDetail detail) {
  print("{} {}\n", inked(Ink::Strong, "animation"), inked(Ink::Id, hex32(a.id)));
  print("  {}, {}, {}, {}, {}\n", counted(bytes, "byte"), counted(a.frame_count, "frame"),
        counted(a.part_count, "part"), counted(a.hooks.size(), "hook"),
        a.has_position_frames() ? "with root motion" : "without root motion");
  for (std::uint32_t f = 0; f < a.frame_count; ++f) print_frame(a, f, detail);
  if (detail == FrameDetail::Hooks && a.part_count > 0)
    print("{}\n", inked(Ink::Faint, "(--frames shows the parts of every frame)"));
}

}  // namespace acm::tool
