// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "json.h"
#include "random_search.h"

namespace acm::tool {

/// What a search has found, for people; `saved` names the cases, when they were saved.
void print_search(const RandomSearchResult& result, const std::string& runner, std::uint64_t seed,
                  const std::vector<std::string>& saved);
Json json_of_search(const RandomSearchResult& result, const std::string& runner, std::uint64_t seed,
                    const std::vector<std::string>& saved);

}  // namespace acm::tool
