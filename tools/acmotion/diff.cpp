// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/table_diff.h"

#include <fmt/format.h>

#include <memory>

#include "asset_loader.h"
#include "json.h"
#include "names.h"
#include "output.h"
#include "subcommands.h"
#include "text_table.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

struct DiffOptions {
  AssetOptions assets;
  std::string other_dat;
  std::string before;
  std::string after;
  bool json = false;
};

MotionTable load(const AssetSource& source, const std::string& id_text) {
  const ObjectId id = parse_object_id(id_text);
  AssetLoader loader(source);
  loader.load(id);
  const Result<const MotionTable*> table = loader.store().motion_table(id);
  if (!table) throw ToolError(describe(table.error()));
  return **table;
}

int run(const DiffOptions& options) {
  const AssetSource source = open_assets(options.assets);
  const MotionTable before = load(source, options.before);
  const std::string& other = options.after.empty() ? options.before : options.after;
  if (options.after.empty() && options.other_dat.empty())
    throw ToolError("compared with what? (another id, or --other-dat FILE)", kWrongUsage);
  const MotionTable after =
      options.other_dat.empty() ? load(source, other) : load(open_assets({options.other_dat, {}}), other);
  const std::vector<TableDifference> differences = compare_tables(before, after);
  if (options.json) {
    JsonArrayPrinter array;
    for (const TableDifference& d : differences)
      array.add({{"kind", to_string(d.kind)}, {"place", d.place}, {"what", d.what}});
    array.finish();
  } else if (differences.empty()) {
    print("the same\n");
  } else {
    TextTable rows({{"", TextTable::Column::Align::Left, Ink::Strong},
                    {"place", TextTable::Column::Align::Left, Ink::Name},
                    {"what", TextTable::Column::Align::Left, Ink::Plain}});
    for (const TableDifference& d : differences) rows.add({to_string(d.kind), d.place, d.what});
    rows.print();
    print("\n{}\n", counted(differences.size(), "difference"));
  }
  return differences.empty() ? 0 : 1;
}

}  // namespace

void add_diff(CLI::App& app, Outcome& outcome) {
  CLI::App* command = app.add_subcommand("diff", "Compare two motion tables by what they mean");
  auto options = std::make_shared<DiffOptions>();
  command->add_option("BEFORE", options->before, "Id of a motion table")->required()->type_name("");
  command->add_option("AFTER", options->after, "Id of the other (default: the same id, in --other-dat)")
      ->type_name("");
  add_asset_options(*command, options->assets);
  command->add_option("--other-dat", options->other_dat, "Container file that holds the other table")
      ->type_name("FILE");
  command->add_flag("--json", options->json, "Print JSON");
  command->footer(
      "The order of a file, entries that a later one overrides, and padding do not count. Exit code 1: they "
      "differ.\n"
      "\n"
      "Examples:\n"
      "  acmotion diff 0x09000001 0x09000002\n"
      "  acmotion diff 0x09000001 --dat client_portal.dat --other-dat modded.dat\n"
      "  acmotion diff 0x09000001 0x09000002 --json");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
