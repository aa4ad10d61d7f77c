// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "inspect/conformance/scenario_walk.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>

namespace acm::tool {

/// One question to an engine (conformance/README.md).
struct RunnerRequest {
  enum class Kind { Scenario, Messages, Container, Batch } kind = Kind::Scenario;
  std::string_view input;  ///< what the runner reads
  std::string assets;      ///< folder of the objects of a scenario; empty for the others
};

/// What the variable CONFORMANCE_REQUEST says.
constexpr const char* request_word(RunnerRequest::Kind kind) {
  switch (kind) {
    case RunnerRequest::Kind::Scenario: return "scenario";
    case RunnerRequest::Kind::Messages: return "messages";
    case RunnerRequest::Kind::Container: return "container";
    case RunnerRequest::Kind::Batch: break;
  }
  return "batch";
}

struct RunnerAnswer {
  std::string output;
  std::string error;  ///< why the answer may not be whole, in words; empty when the runner ended well
  bool timed_out = false;
};

/// An engine that takes part.
class Runner {
 public:
  virtual ~Runner() = default;
  virtual RunnerAnswer ask(const RunnerRequest& request) = 0;
  [[nodiscard]] virtual bool is_builtin() const { return false; }
};

/// This program itself.
std::unique_ptr<Runner> make_builtin_runner();

/// Its trace of a scenario, with the places of the lines.
MarkedTrace builtin_trace(std::string_view scenario, const std::string& assets);
/// Answers the question of the environment and the standard input, as a runner does; CONFORMANCE_REQUEST says
/// what it is. Throws ToolError (wrong usage) without it.
void answer_as_runner();

/// A command for the shell, which is started anew for each question. It is ended with all that it has started
/// when it takes longer than `timeout` or prints more than kMaxRunnerOutput, in a batch for one answer.
/// Throws ToolError (wrong usage) where programs cannot be started, or when the shell does not find this one.
std::unique_ptr<Runner> make_command_runner(const std::string& command, std::chrono::milliseconds timeout);

/// How long to wait for the next answer. A runner that always hangs must not take half a minute for each of a
/// hundred questions: after each time-out in a row the limit is halved, down to a second; an answer in time
/// sets it back.
class RunnerPatience {
 public:
  explicit RunnerPatience(std::chrono::milliseconds full) : full_(full), limit_(full) {}
  [[nodiscard]] std::chrono::milliseconds limit() const { return limit_; }
  void saw(const RunnerAnswer& answer) {
    const auto least = std::min(full_, std::chrono::milliseconds(1000));
    limit_ = answer.timed_out ? std::max(limit_ / 2, least) : full_;
  }

 private:
  std::chrono::milliseconds full_;
  std::chrono::milliseconds limit_;
};

/// Of what a runner wrote to its standard error the line to be shown: the first, but of a traceback of Python
/// the last.
inline std::string telling_line(std::string_view errors) {
  constexpr std::size_t kMostShown = 200;
  while (errors.ends_with('\n') || errors.ends_with('\r')) errors.remove_suffix(1);
  if (errors.starts_with("Traceback ")) errors.remove_prefix(errors.find_last_of("\r\n") + 1);
  return std::string(errors.substr(0, std::min(errors.find_first_of("\r\n"), kMostShown)));
}

/// Bytes of one answer. The largest that is right has 300,000.
inline constexpr std::size_t kMaxRunnerOutput = 8u << 20;

}  // namespace acm::tool
