// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "random_search.h"

namespace acm::tool {

/// Saves findings in the shape of the suite: assets/NAME, scenarios/NAME.scn and .trace, with an index of all
/// that the folder holds, also from earlier runs. Returns their names, in order. Throws ToolError.
std::vector<std::string> save_cases(const std::filesystem::path& folder, std::uint64_t seed,
                                    const std::vector<RandomFinding>& findings);

}  // namespace acm::tool
