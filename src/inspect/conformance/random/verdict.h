// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "inspect/conformance/unsupported.h"
#include "inspect/scenario/scenario.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "random_case.h"

namespace acm::random_cases {

/// The trace of acmotion.
struct ReferenceRun {
  std::string trace;
  /// Lines of the script that ran, and where the text of each begins.
  std::vector<std::pair<int, std::size_t>> starts;
};
ReferenceRun run_reference(AssetStore& store, ObjectId table, std::string_view script);
/// The objects are read from their bytes, as an engine reads them.
ReferenceRun run_reference(const RandomCase& asked);

/// What an engine said to a case.
struct CaseAnswer {
  std::string output;
  std::string error;            ///< of the runner: a crash, no answer in time; empty when it ended well
  bool is_unsupported = false;  ///< the runner states that it does not do what would come next
  std::string lacks = {};       ///< what it says to lack then: a verb, perhaps with a key; may be empty
  /// Lines and fields that the engine never prints; null: it prints all.
  std::shared_ptr<const UnsupportedCommands> hidden = {};
};

/// Reads what a runner printed. Lines that say what it never prints are added to `hidden`; where it says that
/// it lacks something, the answer ends.
CaseAnswer read_answer(std::string_view printed, std::string error,
                       std::shared_ptr<const UnsupportedCommands>& hidden);

enum class DifferenceKind {
  Rule,      ///< the engine does something else
  Boundary,  ///< acmotion gives the same answer when numbers change in their last bit
  Rounding,  ///< acmotion parts from itself in that field when numbers change in their last bit
  Broken     ///< the runner crashed, hung or said nothing
};
/// "rule", "boundary", "rounding", "runner". Never null.
const char* to_string(DifferenceKind kind);

/// The first place where an answer is not that of acmotion.
struct CaseDifference {
  DifferenceKind kind = DifferenceKind::Rule;
  std::string tag;              ///< of the line of the trace, "D/T" when another line was expected
  std::string field;            ///< such as "fn"; may be empty
  std::size_t trace_line = 0;   ///< counted from 1
  std::size_t script_line = 0;  ///< the command that printed it; counted from 1
  std::string verb;             ///< of the command
  std::string expected;         ///< the line; empty: the answer should have ended
  std::string actual;           ///< empty: the answer has ended
  std::string error;            ///< of the runner

  /// Whether two differences show the same.
  [[nodiscard]] bool is_like(const CaseDifference& other) const {
    return tag == other.tag && field == other.field &&
           (kind == DifferenceKind::Broken) == (other.kind == DifferenceKind::Broken) &&
           (kind != DifferenceKind::Broken || error == other.error);
  }
};

/// Nothing when the answer is right, as far as it goes.
std::optional<CaseDifference> case_difference(const RandomCase& asked, const ReferenceRun& expected,
                                              const CaseAnswer& answer);

}  // namespace acm::random_cases
