// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"

#include <source_location>

namespace acm {

/// Calls the host's error handler.
void report_programming_error(const ProgrammingError& error);

/// For the public functions: checks, in every build, what their documentation asks of the caller. False: the
/// handler was called and came back, and the function is to return its empty value.
///
///   if (!require(done(), "DatIndexer::take: not done")) return {};
///
/// What the library promises itself is an assert instead.
[[nodiscard]] inline bool require(bool condition, const char* what,
                                  std::source_location at = std::source_location::current()) {
  if (condition) [[likely]]
    return true;
  report_programming_error({at.file_name(), static_cast<int>(at.line()), what});
  return false;
}

}  // namespace acm
