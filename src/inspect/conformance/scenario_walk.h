// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "inspect/conformance/report.h"
#include "inspect/conformance/unsupported.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace acm {

/// A trace, and for each line of the script that ran its number and where in the trace its text begins.
struct MarkedTrace {
  std::string trace;
  std::vector<std::pair<int, std::size_t>> starts;
};

/// What an engine has printed for a script.
struct ScenarioAnswer {
  std::string output;
  std::string error;       ///< why it may not be whole; empty when the engine ended well
  bool timed_out = false;  ///< the last line may be cut
};

/// Those who answer scripts of one scenario.
struct ScenarioEngines {
  std::function<ScenarioAnswer(const std::string& script)> asked;
  /// Right by definition.
  std::function<MarkedTrace(const std::string& script)> reference;
  bool is_reference = false;  ///< the engine that is asked: then only recorded answers count as expected
};

/// Asks for a scenario and, after a departure, for as much of the rest as can still be compared: parts that
/// begin anew alone, others in a script without the lines that departed or that the engine does not have. The
/// result of parts goes to the report.
CaseResult walk_scenario(const ConformanceIndex& index, const ConformanceScenario& scenario,
                         std::string_view script, std::string_view recorded, const ScenarioEngines& engines,
                         UnsupportedCommands& unsupported, ConformanceReport& report);

}  // namespace acm
