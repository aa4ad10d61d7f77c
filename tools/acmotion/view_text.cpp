// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "view_text.h"

namespace acm::tool {

void print_heading(ObjectType type, ObjectId id) {
  print("{} {}\n", inked(Ink::Strong, to_string(type)), inked(Ink::Id, hex32(id)));
}

void print_title(const char* title, std::size_t count) {
  print("\n{} ({})\n", inked(Ink::Strong, title), count);
}

void print_frames_hint() {
  print("{}\n", inked(Ink::Faint, "(--frames shows the parts of every frame)"));
}

std::string id_text(ObjectId id) {
  return id == 0 ? "none" : inked(Ink::Id, hex32(id));
}

std::string color_text(Argb color) {
  return alpha_of(color) == 0xFF ? fmt::format("#{:06X}", color & 0xFFFFFF) : fmt::format("#{:08X}", color);
}

std::string text_of(const Sphere& sphere) {
  return fmt::format("{} radius {}", text_of(sphere.center), sphere.radius);
}

}  // namespace acm::tool
