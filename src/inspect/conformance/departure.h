// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "inspect/conformance/index.h"
#include "inspect/conformance/trace_field.h"

#include <optional>
#include <string>
#include <string_view>

namespace acm {

/// A place where an answer is not the expected one.
struct Departure {
  std::string where;            ///< the case, such as "scenario/01_links"
  std::size_t line = 0;         ///< of the scenario, or of the file of messages; 0: none
  std::string command;          ///< that line of the scenario, or the message; may be empty
  std::size_t answer_line = 0;  ///< of the answer, counted from 1; 0: none
  std::string field;            ///< such as "nodes[2].rate"; may be empty
  std::string expected;         ///< value of that field
  std::string actual;
  Excerpt expected_line;  ///< the line around the field; may be empty
  Excerpt actual_line;    ///< empty when the answer has ended
  std::string error;      ///< of the runner itself: a crash, no answer in time; may be empty
  RuleSet rules;          ///< that this shows to be broken, as far as the difference shows
};

/// The rules that the fields of a line can show to be broken.
RuleSet rules_seen_in(const ConformanceIndex& index, std::string_view line);

/// What two lines of a trace have different, and which rules of the part that shows to be broken.
Departure line_departure(const ConformanceIndex& index, const ConformancePart& part,
                         const inspect::TraceDifference& difference);

/// Compares the answer to a message with its vector, a line of JSON. Nothing when it is right.
std::optional<Departure> message_departure(const ConformanceIndex& index, const RuleSet& rules,
                                           std::string_view vector, std::string_view answer);

/// The question of a vector: direction and bytes. Empty when the line is not a vector.
std::string message_question(std::string_view vector);

/// Compares the listing of a container with the expected one.
std::optional<Departure> container_departure(const ConformanceContainer& container, std::string_view expected,
                                             std::string_view answer);

}  // namespace acm
