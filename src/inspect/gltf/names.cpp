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

}  // namespace acm::gltf
