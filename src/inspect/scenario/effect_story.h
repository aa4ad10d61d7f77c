// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace acm::scenario {

// Lines of a trace about effects, in plain words.

/// A line of the tags Z, G, F, f and N, without its tag: one sentence or several.
std::vector<std::string> effect_sentences(char tag, std::string_view text);

/// The outcome of a verb, the rest of a C line; empty when there is nothing to add to the verb itself.
std::string outcome_sentence(std::string_view text);

}  // namespace acm::scenario
