// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>

namespace acm::tool {

/// Calls with each line of the standard input that is not blank. A ToolError of one line is reported with the
/// line's number and the others go on. Returns the exit code: 1 when a line failed.
int for_each_input_line(const std::function<void(const std::string&)>& handle);

}  // namespace acm::tool
