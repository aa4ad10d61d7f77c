// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "view_text.h"

namespace acm::tool {

void print_heading(ObjectType type, ObjectId id) {
  print("{} {}\n", colored(TextColor::Strong, to_string(type)), colored(TextColor::Id, hex32(id)));
}

void print_title(const char* title, std::size_t count) {
  print("\n{} ({})\n", colored(TextColor::Strong, title), count);
}

void print_frames_hint() {
  print("{}\n", colored(TextColor::Faint, "(--frames shows the parts of every frame)"));
}

std::string id_text(ObjectId id) {
  return id == 0 ? "none" : colored(TextColor::Id, hex32(id));
}

std::string color_text(Argb color) {
  return alpha_of(color) == 0xFF ? fmt::format("#{:06X}", color & 0xFFFFFF) : fmt::format("#{:08X}", color);
}

std::string text_of(const Sphere& sphere) {
  return fmt::format("{} radius {}", text_of(sphere.center), sphere.radius);
}

}  // namespace acm::tool
