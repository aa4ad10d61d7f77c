// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace acm::tool {

/// Whether a text has * or ?.
bool is_pattern(std::string_view text);

/// Whether the whole text matches a pattern in which * stands for any characters and ? for one. Upper and
/// lower case count as the same.
bool matches_glob(std::string_view pattern, std::string_view text);

}  // namespace acm::tool
