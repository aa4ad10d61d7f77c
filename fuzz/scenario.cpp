// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Scenarios of unknown origin, as a trace and as a story: each ends, and a trace is the same every time.
#include "acmotion/inspect/scenario.hpp"
#include "acmotion/sample.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#include <string_view>

#include "fail.h"
#include "record_fuzzer.h"

namespace {

using namespace acm;

constexpr ObjectId kTable = 0x09000001;
constexpr double kMostSteps = 500.0;

// To be removed when run_scenario has limits of its own (inspect::ScenarioLimits): then pass it
// {.steps = kMostSteps, .output_bytes = 16 << 20} instead. Until then: how many steps a line asks for.
double steps_of(std::string_view line) {
  double steps = 0.0;
  for (std::size_t i = 0; i < line.size();) {
    const std::size_t end = std::min(line.find_first_of(" \t=,", i), line.size());
    const double number = std::abs(std::strtod(std::string(line.substr(i, end - i)).c_str(), nullptr));
    if (!(number <= kMostSteps)) return kMostSteps + 1.0;
    steps = std::max(steps, number);
    i = end + 1;
  }
  return steps;
}

bool asks_for_too_much(std::string_view scenario) {
  double steps = 0.0;
  for (std::size_t i = 0; i < scenario.size();) {
    const std::size_t end = std::min(scenario.find('\n', i), scenario.size());
    const std::string_view line = scenario.substr(i, end - i);
    if (line.find("tick") != line.npos || line.find("update") != line.npos) steps += steps_of(line);
    i = end + 1;
  }
  return steps > kMostSteps;
}

std::string output_of(Assets& assets, std::string_view scenario, inspect::ScenarioForm form) {
  const auto run = inspect::run_scenario(assets, kTable, scenario, form);
  if (!run) fuzz::fail("run_scenario", "no table");
  if ((run->faulty_lines > 0) != run->first_fault.has_value()) fuzz::fail("run_scenario", "faulty lines");
  return run->output;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static Assets assets = sample_assets();
  const std::string_view scenario(reinterpret_cast<const char*>(data), size);
  if (size > 4096 || asks_for_too_much(scenario)) return 0;
  const std::string trace = output_of(assets, scenario, inspect::ScenarioForm::Trace);
  if (output_of(assets, scenario, inspect::ScenarioForm::Trace) != trace) fuzz::fail("run_scenario", "not the same twice");
  (void)output_of(assets, scenario, inspect::ScenarioForm::Story);
  return 0;
}
