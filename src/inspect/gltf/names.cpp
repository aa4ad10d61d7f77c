// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "names.h"

#include <fmt/format.h>

namespace acm::gltf {

std::string id_text(ObjectId id) {
  return fmt::format("0x{:08X}", id);
}

std::string part_name(std::size_t part) {
  return fmt::format("part_{:02}", part);
}

std::string printable(std::string_view name) {
  constexpr std::size_t kLongest = 80;
  std::string out;
  for (std::size_t i = 0; i < name.size() && out.size() < kLongest; ++i) {
    const auto byte = static_cast<unsigned char>(name[i]);
    // In UTF-8 the controls beyond ASCII are 0xC2 and a byte up to 0x9F.
    const bool high_control =
        byte == 0xC2 && i + 1 < name.size() && static_cast<unsigned char>(name[i + 1]) < 0xA0;
    out += byte < 0x20 || byte == 0x7F || high_control ? '?' : name[i];
    if (high_control) ++i;
  }
  // No half character at the end.
  if (out.size() < name.size())
    while (!out.empty() && (static_cast<unsigned char>(out.back()) & 0xC0) == 0x80) out.pop_back();
  if (!out.empty() && static_cast<unsigned char>(out.back()) >= 0xC0) out.pop_back();
  return out;
}

}  // namespace acm::gltf
