// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <string>
#include <vector>

namespace acm::test {

struct ToolRun {
  std::string out;
  std::string err;
  int exit_code = -1;       ///< -1 when a signal ended the program
  long peak_kilobytes = 0;  ///< the most memory that it had
};

/// The kind of the program's standard output.
enum class ToolOutput {
  File,
  Terminal,
  FileWithErrorsOnTerminal,
  ClosedPipe,  ///< a pipe whose reader has gone
  Full         ///< a device without room
};

struct ToolSetting {
  ToolOutput output = ToolOutput::File;
  std::vector<std::string> environment = {};  ///< "NAME=value", in addition to a bare one
  std::string input = {};                     ///< what the standard input holds
};

/// Runs acmotion with these arguments to its end.
ToolRun run_tool(const std::vector<std::string>& arguments, const ToolSetting& setting = {});

/// The lines of what it printed.
std::vector<std::string> lines_of(const std::string& text);

/// Starts acmotion and ends it with SIGKILL after so long, unless it has ended by itself; its output is not
/// kept.
ToolRun run_tool_and_kill(const std::vector<std::string>& arguments, std::chrono::microseconds after);

}  // namespace acm::test
