// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "base/bytes.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace acm::gltf {

std::string to_base64(Bytes bytes);

/// Nothing when the text is not base64 with its padding.
std::optional<Vector<std::byte>> from_base64(std::string_view text);

}  // namespace acm::gltf
