// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "inspect/conformance/index.h"

#include <optional>
#include <string>
#include <string_view>

namespace acm {

/// The first place where an answer is not the expected one.
struct Departure {
  std::string where;            ///< the case, such as "scenario/01_links"
  std::size_t line = 0;         ///< of the scenario, or of the file of messages; 0: none
  std::size_t answer_line = 0;  ///< of the answer, counted from 1; 0: none
  std::string field;            ///< such as "fn"; may be empty
  std::string expected;         ///< a line, or a value; cut when it is long
  std::string actual;           ///< empty when the answer has ended
  std::string problem;          ///< of the runner itself: a crash, no answer in time; may be empty
  RuleSet rules;                ///< that this shows to be broken, as far as the difference shows
};

struct TraceJudgement {
  std::size_t part = 0;  ///< that departs; the number of parts when none does
  std::optional<Departure> departure;
};

/// Compares the trace of a scenario that was begun at part `from` with the recorded one.
TraceJudgement judge_trace(const ConformanceIndex& index, const ConformanceScenario& scenario,
                           std::size_t from, std::string_view recorded, std::string_view answer);

/// The scenario from a fresh part on: lines before it become blank, so that the numbers of lines stay, except
/// for the first line and for definitions, which a body does not own.
std::string scenario_from(std::string_view script, std::size_t line);

/// Compares the answer to a message with its vector, a line of JSON. Nothing when it is right.
std::optional<Departure> judge_message(const ConformanceIndex& index, const RuleSet& rules,
                                       std::string_view vector, std::string_view answer);

/// The question of a vector: direction and bytes. Empty when the line is not a vector.
std::string message_question(std::string_view vector);

/// Compares the listing of a container with the expected one.
std::optional<Departure> judge_container(const ConformanceContainer& container, std::string_view expected,
                                         std::string_view answer);

}  // namespace acm
