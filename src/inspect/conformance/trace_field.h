// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/trace_compare.hpp"

#include <string>
#include <string_view>

namespace acm {

/// The one field in which two lines of a trace differ (conformance/README.md names the fields of each tag).
struct FieldDifference {
  std::string path;      ///< such as "nodes[2].rate" or "pos.origin.x"; "line" for a line of another kind
  std::string expected;  ///< its value, or what is there instead of one, such as "2 items"
  std::string actual;
};

/// `difference` is what compare_traces has found.
FieldDifference field_difference(const inspect::TraceDifference& difference);

struct Excerpt {
  std::string text;
  std::size_t at = 0;  ///< where the place is in it
};

/// At most about `most` bytes of a line, with the place `at` among them; "..." stands for what is left out.
Excerpt excerpt(std::string_view line, std::size_t at, std::size_t most);

}  // namespace acm
