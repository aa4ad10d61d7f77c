// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"
#include "base/frame.h"

#include <cstddef>
#include <string>
#include <string_view>

/// What export and import agree on.
namespace acm::gltf {

/// Extras of ours are one object of this name.
inline constexpr const char* kExtras = "acmotion";

inline constexpr std::size_t kRootNode = 0;
inline constexpr std::size_t kBodyNode = 1;
inline constexpr std::size_t kFirstPartNode = 2;

inline constexpr const char* kBodyName = "body";

/// How the root turns AC's axes (X right, Y forward, Z up) to glTF's (Y up, front at +Z): half a turn about
/// the line between the two ups.
inline constexpr float kHalfRoot = 0.70710678f;
inline constexpr Quat kRootRotation{0.0f, 0.0f, kHalfRoot, kHalfRoot};

/// "0x02000001"
std::string id_text(ObjectId id);
/// "part_07"
std::string part_name(std::size_t part);
/// A name from a file, for people: short, and without what a terminal would obey.
std::string printable(std::string_view name);

}  // namespace acm::gltf
