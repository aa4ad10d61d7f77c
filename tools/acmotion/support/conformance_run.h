// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "inspect/conformance/report.h"

#include <filesystem>
#include <string>
#include <vector>

#include "runner.h"

namespace acm::tool {

/// The cases of a suite that are asked for.
struct ConformanceSelection {
  std::vector<std::string> patterns;  ///< of names, such as "scenario/0*"; none: all
  std::vector<std::string> rules;     ///< only cases that exercise one of these; none: all
};

/// conformance/index.json of a folder. Throws ToolError when it cannot be read.
ConformanceIndex open_suite(const std::filesystem::path& folder);

/// Asks the runner all that is selected and compares its answers. Throws ToolError (wrong usage) when nothing
/// is selected, and when the suite is not whole.
ConformanceReport run_suite(const std::filesystem::path& folder, const ConformanceIndex& index,
                            const ConformanceSelection& selection, Runner& runner);

}  // namespace acm::tool
