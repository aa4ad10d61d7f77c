// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/result.hpp"
#include "acmotion/types.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace acm {
class Assets;
}

/// Scenarios: small scripts that move bodies and print what happens (docs/scenarios.md has their verbs).
namespace acm::inspect {

/// A line that cannot run.
struct ScenarioError {
  int line = 0;  ///< counted from 1
  std::string reason;
  std::string expected;  ///< how the verb is written; empty when there is no such verb
};

enum class ScenarioForm : std::uint8_t {
  Trace,  ///< one line per event, for machines (trace_compare.hpp). Lines with errors are noted in it and
          ///< passed over.
  Story,  ///< for people: the commands, their results with times, and a timeline. Ends at the first line
          ///< with an error.
};

/// What one scenario may take. A line that asks for more steps than are left is an error and does nothing;
/// output beyond its limit ends the run with an error.
struct ScenarioLimits {
  std::uint64_t steps =
      10'000'000;  ///< of `tick`, `tickall` and `playframes` (for each actor), `update`, `updaten`
  std::uint64_t output_bytes = 1'000'000'000;
};

struct ScenarioRun {
  std::string output;
  int error_lines = 0;
  std::optional<ScenarioError> first_error;
};

/// Runs a scenario from its first line in a world of its own. `table` is the motion table of bodies that name
/// none; it is loaded with its animations if it is not there yet. Fails when it cannot be loaded. Lines
/// with errors are not an error of the call.
Result<ScenarioRun> run_scenario(Assets& assets, ObjectId table, std::string_view scenario,
                                 ScenarioForm form = ScenarioForm::Trace, const ScenarioLimits& limits = {});

}  // namespace acm::inspect
