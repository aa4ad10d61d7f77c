// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/bytes.h"

#include <string>

namespace acm::tool {

/// The text form (.gltf) of a binary glTF file, with its buffer inside as base64.
std::string gltf_text(Bytes glb);

}  // namespace acm::tool
