// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "input_lines.h"

#include <fmt/format.h>

#include <iostream>

#include "output.h"
#include "tool_error.h"

namespace acm::tool {

int for_each_input_line(const std::function<void(const std::string&)>& handle) {
  std::ios::sync_with_stdio(false);
  int exit_code = 0;
  std::size_t number = 0;
  for (std::string line; std::getline(std::cin, line);) {
    ++number;
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    try {
      handle(line);
    } catch (const ToolError& error) {
      report(fmt::format("line {}: {}", number, error.what()));
      exit_code = kBadData;
    }
  }
  return exit_code;
}

}  // namespace acm::tool
