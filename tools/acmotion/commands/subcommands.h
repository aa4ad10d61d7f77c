// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>

namespace acm::tool {

/// What a subcommand returns: 0 success, 1 bad data or a failed check (wrong usage, 2, is thrown).
struct Outcome {
  int exit_code = 0;
};

// Each of these adds one subcommand, which runs while the command line is parsed.
void add_capture(CLI::App& app, Outcome& outcome);
void add_commands(CLI::App& app, Outcome& outcome);
void add_completion(CLI::App& app, Outcome& outcome);
void add_conformance(CLI::App& app, Outcome& outcome);
void add_man(CLI::App& app, Outcome& outcome);
void add_compare(CLI::App& app, Outcome& outcome);
void add_diff(CLI::App& app, Outcome& outcome);
void add_draw(CLI::App& app, Outcome& outcome);
void add_dat(CLI::App& app, Outcome& outcome);
void add_decode(CLI::App& app, Outcome& outcome);
void add_dump(CLI::App& app, Outcome& outcome);
void add_encode(CLI::App& app, Outcome& outcome);
void add_export(CLI::App& app, Outcome& outcome);
void add_graph(CLI::App& app, Outcome& outcome);
void add_import(CLI::App& app, Outcome& outcome);
void add_info(CLI::App& app, Outcome& outcome);
void add_list(CLI::App& app, Outcome& outcome);
void add_particles(CLI::App& app, Outcome& outcome);
void add_replay(CLI::App& app, Outcome& outcome);
void add_run(CLI::App& app, Outcome& outcome);
void add_simulate(CLI::App& app, Outcome& outcome);
void add_lint(CLI::App& app, Outcome& outcome);
void add_timeline(CLI::App& app, Outcome& outcome);
void add_view(CLI::App& app, Outcome& outcome);

}  // namespace acm::tool
