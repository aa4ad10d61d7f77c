// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>

#include <string>

#include "random_search.h"

namespace acm::tool {

/// The options of `conformance --random`.
struct ConformanceRandomOptions {
  RandomSearchOptions search;
  bool no_effects = false;
  std::string save;
};

void add_random_options(CLI::App& command, ConformanceRandomOptions& options);
/// Searches, saves and prints; returns the exit code.
int run_random(ConformanceRandomOptions options, Runner& runner, const std::string& runner_name, bool json);

}  // namespace acm::tool
