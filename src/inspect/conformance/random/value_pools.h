// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "verb_shapes.h"

namespace acm::random_cases {

/// The values from which an argument is drawn, with blanks between; one that occurs twice is drawn twice as
/// often. A word that begins with @ stands for something of the assets: @style, @state, @command, @key,
/// @sidestep, @turn, @animation, @table, @flags, @time.
std::string_view pool_of(std::string_view verb, const ArgumentShape& argument);
/// Those of a field of a hook.
std::string_view hook_field_pool(std::string_view word, char kind);

}  // namespace acm::random_cases
