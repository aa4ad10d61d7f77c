// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/error.hpp"

#include <nlohmann/json.hpp>

#include <string_view>

namespace acm {

/// Parses a text of unknown origin: the value, or what is wrong and where.
InspectResult<nlohmann::json> parse_json(std::string_view text);
/// The same, keeping the order of the keys; an object of a long text has at most 1000.
InspectResult<nlohmann::ordered_json> parse_ordered_json(std::string_view text);

}  // namespace acm
