// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/error.hpp"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <string_view>

namespace acm {

/// Parses a text of unknown origin: the value, or what is wrong and where.
InspectResult<nlohmann::json> parse_json(std::string_view text);
inline constexpr std::size_t kMaxOrderedKeys = 1000;
/// The same, keeping the order of the keys. In a long text, an object may have at most `max_keys` keys, and
/// the look-ups of all keys together are limited to about a tenth of a second.
InspectResult<nlohmann::ordered_json> parse_ordered_json(std::string_view text,
                                                         std::size_t max_keys = kMaxOrderedKeys);

}  // namespace acm
