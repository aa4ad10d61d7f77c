// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Scenarios of unknown origin, as a trace and as a story: each ends, and a trace is the same every time.
#include "acmotion/inspect/scenario.hpp"

#include "acmotion/sample.hpp"

#include <string>
#include <string_view>

#include "fail.h"
#include "record_fuzzer.h"

namespace {

using namespace acm;

constexpr ObjectId kTable = 0x09000001;
/// So that an input ends soon. A trace has a handful of lines for each step.
constexpr inspect::ScenarioLimits kLimits{.steps = 500, .output_bytes = 4 << 20};

std::string output_of(Assets& assets, std::string_view scenario, inspect::ScenarioForm form) {
  const auto run = inspect::run_scenario(assets, kTable, scenario, form, kLimits);
  if (!run) fuzz::fail("run_scenario", "no table");
  // The line that reaches the limit is written to its end.
  if (run->output.size() > 2 * kLimits.output_bytes) fuzz::fail("run_scenario", "beyond its limit");
  if ((run->error_lines > 0) != run->first_error.has_value()) fuzz::fail("run_scenario", "lines with errors");
  return run->output;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static Assets assets = sample_assets();
  const std::string_view scenario(reinterpret_cast<const char*>(data), size);
  const std::string trace = output_of(assets, scenario, inspect::ScenarioForm::Trace);
  if (output_of(assets, scenario, inspect::ScenarioForm::Trace) != trace)
    fuzz::fail("run_scenario", "not the same twice");
  (void)output_of(assets, scenario, inspect::ScenarioForm::Story);
  return 0;
}
