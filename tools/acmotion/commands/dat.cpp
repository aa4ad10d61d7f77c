// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "dat_subcommands.h"
#include "subcommands.h"

namespace acm::tool {

void add_dat(CLI::App& app, Outcome& outcome) {
  CLI::App* dat = app.add_subcommand("dat", "Look into, check and change .dat containers");
  dat->require_subcommand(1);
  dat->footer(
      "Examples:\n"
      "  acmotion dat sample sample.dat\n"
      "  acmotion dat ls --dat sample.dat\n"
      "  acmotion dat verify --dat client_portal.dat\n"
      "\n"
      "All other subcommands read containers too: acmotion info --dat client_portal.dat");
  add_dat_ls(*dat, outcome);
  add_dat_extract(*dat, outcome);
  add_dat_verify(*dat, outcome);
  add_dat_add(*dat, outcome);
  add_dat_remove(*dat, outcome);
  add_dat_sample(*dat, outcome);
  add_dat_check_retail(*dat, outcome);
}

}  // namespace acm::tool
