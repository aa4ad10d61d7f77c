// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <fmt/chrono.h>

#include "dat_subcommands.h"
#include "support/json.h"
#include "support/names.h"
#include "support/open_dat.h"
#include "support/output.h"
#include "support/text_table.h"

namespace acm::tool {

namespace {

struct DatLsOptions {
  std::string dat;
  DatSelection selection;
  bool json = false;
};

std::string date_of(const DatEntry& entry) {
  if (entry.time == 0) return "";
  return fmt::format("{:%Y-%m-%d}", fmt::gmtime(static_cast<std::time_t>(entry.time)));
}

void print_as_text(const std::vector<DatEntry>& entries) {
  using Align = TextTable::Column::Align;
  if (entries.empty()) return;
  TextTable table({{"id", Align::Left, TextColor::Id},
                   {"type", Align::Left, TextColor::Name},
                   {"bytes", Align::Right, TextColor::Plain},
                   {"iteration", Align::Right, TextColor::Plain},
                   {"version", Align::Right, TextColor::Plain},
                   {"date", Align::Left, TextColor::Plain},
                   {"", Align::Left, TextColor::Plain}});
  for (const DatEntry& e : entries)
    table.add({hex32(e.id), to_string(object_type(e.id)), grouped(e.size), grouped(e.iteration),
               grouped(e.version), date_of(e), e.compressed() ? "compressed" : ""});
  table.print();
}

void print_as_json(const std::vector<DatEntry>& entries) {
  JsonArrayPrinter array;
  for (const DatEntry& e : entries)
    array.add({{"id", hex32(e.id)},
               {"type", to_string(object_type(e.id))},
               {"bytes", e.size},
               {"offset", e.offset},
               {"iteration", e.iteration},
               {"version", e.version},
               {"time", e.time},
               {"compressed", e.compressed()}});
  array.finish();
}

int run(const DatLsOptions& options) {
  const OpenDat file(options.dat);
  const std::vector<DatEntry> entries = options.selection.select(file.dat);
  options.json ? print_as_json(entries) : print_as_text(entries);
  return 0;
}

}  // namespace

void add_dat_ls(CLI::App& dat, Outcome& outcome) {
  CLI::App* command = dat.add_subcommand("ls", "List the objects of a container");
  auto options = std::make_shared<DatLsOptions>();
  add_read_dat_option(*command, options->dat);
  command->add_option("ID", options->selection.ids, "Only these objects; patterns such as 0x0900* too")
      ->type_name("");
  command->add_option("--type", options->selection.type, "Only objects of this type")->type_name("TYPE");
  command->add_flag("--json", options->json, "Print an array of objects with id");
  command->footer(
      "Examples:\n"
      "  acmotion dat ls --dat client_portal.dat --type motion-table\n"
      "  acmotion dat ls --dat client_portal.dat --json | jq -r '.[].id'");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
