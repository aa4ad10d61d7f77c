// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>

#include "subcommands.h"

namespace acm::tool {

// Each of these adds one subcommand of `dat`.
void add_dat_add(CLI::App& dat, Outcome& outcome);
void add_dat_check_retail(CLI::App& dat, Outcome& outcome);
void add_dat_extract(CLI::App& dat, Outcome& outcome);
void add_dat_ls(CLI::App& dat, Outcome& outcome);
void add_dat_remove(CLI::App& dat, Outcome& outcome);
void add_dat_sample(CLI::App& dat, Outcome& outcome);
void add_dat_verify(CLI::App& dat, Outcome& outcome);

}  // namespace acm::tool
