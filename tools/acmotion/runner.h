// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

namespace acm::tool {

/// One question to an engine (conformance/README.md).
struct RunnerRequest {
  enum class Kind { Scenario, Messages, Container } kind = Kind::Scenario;
  std::string_view input;  ///< what the runner reads
  std::string assets;      ///< folder of the objects of a scenario; empty for the others
};

struct RunnerAnswer {
  std::string output;
  std::string problem;  ///< why the answer may not be whole, in words; empty when the runner ended well
  bool timed_out = false;
};

/// An engine that takes part.
class Runner {
 public:
  virtual ~Runner() = default;
  virtual RunnerAnswer ask(const RunnerRequest& request) = 0;
};

/// This program itself.
std::unique_ptr<Runner> make_builtin_runner();

/// A command for the shell, which is started anew for each question. It is ended with all that it has started
/// when it takes longer than `timeout` or prints more than kMaxRunnerOutput. Throws ToolError (wrong usage)
/// where programs cannot be started, or when the shell does not find this one.
std::unique_ptr<Runner> make_command_runner(const std::string& command, std::chrono::milliseconds timeout);

/// Bytes of one answer. The largest that is right has 300,000.
inline constexpr std::size_t kMaxRunnerOutput = 8u << 20;

}  // namespace acm::tool
