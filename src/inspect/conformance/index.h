// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/error.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace acm {

/// Rules by their place in ConformanceIndex::rules, ascending.
using RuleSet = std::vector<std::uint16_t>;

struct ConformanceRule {
  std::string number;  ///< such as "core 2.5" or "MT-61"
  std::string title;   ///< of its section in docs/behaviour or docs/dat-formats.md
  std::string page;    ///< such as "docs/behaviour/sequence.md#core-25-playing-on"; may be empty
};

/// Lines of a scenario, from `line` to the next part.
struct ConformancePart {
  std::size_t line = 1;   ///< of the scenario, counted from 1
  std::size_t trace = 1;  ///< its first line of the trace
  bool fresh = false;     ///< does not depend on the parts before it, except for definitions
  RuleSet rules;
};

struct ConformanceScenario {
  std::string name;
  std::string assets;                  ///< the folder of its objects, below assets/
  std::vector<ConformancePart> parts;  ///< at least one; lines and lines of the trace ascend
};

struct ConformanceMessages {
  std::string file;
  std::vector<RuleSet> vectors;  ///< of each line of the file
};

struct ConformanceContainer {
  std::string name;
  RuleSet rules;
};

/// conformance/index.json: all that is asked of an engine, and the rules that each question is about.
struct ConformanceIndex {
  std::vector<ConformanceRule> rules;
  /// Rules that a field can show to be broken: "U.fn", "U" for the other fields of such a line,
  /// "message.raw".
  std::map<std::string, RuleSet, std::less<>> observed;
  std::vector<ConformanceScenario> scenarios;
  std::vector<ConformanceMessages> messages;
  std::vector<ConformanceContainer> containers;
};

/// An error names the entry that is missing or cannot be.
InspectResult<ConformanceIndex> read_conformance_index(std::string_view json);

}  // namespace acm
