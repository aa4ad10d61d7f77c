// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <charconv>
#include <string_view>

namespace acm {

/// std::from_chars for a double, which clang's library has no earlier than version 20. For texts without
/// white space, hexadecimal digits and words: those it may read differently.
std::from_chars_result parse_double(std::string_view text, double& value);

}  // namespace acm
