// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "runner.h"
#include "tool_error.h"

namespace acm::tool {

std::unique_ptr<Runner> make_command_runner(const std::string&, std::chrono::milliseconds) {
  throw ToolError("--runner: this build of acmotion cannot start other programs", kWrongUsage);
}

}  // namespace acm::tool
