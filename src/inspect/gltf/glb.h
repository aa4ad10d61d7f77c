// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "base/bytes.h"

#include <string>
#include <string_view>
#include <vector>

/// The container of binary glTF files, and the numbers of the format.
namespace acm::gltf {

inline constexpr int kI8Component = 5120;
inline constexpr int kU8Component = 5121;
inline constexpr int kI16Component = 5122;
inline constexpr int kU16Component = 5123;
inline constexpr int kU32Component = 5125;
inline constexpr int kFloatComponent = 5126;

Vector<std::byte> write_glb(std::string json, Bytes binary);

/// Views into the file.
struct Glb {
  std::string_view json;
  Bytes binary;  ///< empty when there is none
};
Result<Glb> read_glb(Bytes file);

}  // namespace acm::gltf
