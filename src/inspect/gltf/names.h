// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"

#include <cstddef>
#include <string>

/// What export and import agree on.
namespace acm::gltf {

/// Extras of ours are one object of this name.
inline constexpr const char* kExtras = "acmotion";

inline constexpr std::size_t kRootNode = 0;
inline constexpr std::size_t kBodyNode = 1;
inline constexpr std::size_t kFirstPartNode = 2;

inline constexpr const char* kBodyName = "body";
/// "0x02000001"
std::string id_text(ObjectId id);
/// "part_07"
std::string part_name(std::size_t part);

}  // namespace acm::gltf
