// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "subcommands.h"
#include "support/asset_source.h"
#include "support/json.h"
#include "support/names.h"
#include "support/output.h"
#include "support/text_table.h"
#include "views/asset_view.h"

namespace acm::tool {

namespace {

struct ListOptions {
  AssetOptions assets;
  std::string type;
  bool json = false;
};

Json row_of(const AssetSource& source, const AssetStore& store, std::size_t index) {
  const AssetSource::Entry& entry = source.entries()[index];
  Json row = {{"id", hex32(entry.id)}, {"bytes", entry.size}};
  with_object(store, entry.id, [&](const auto& object) { row.update(summary_of(object)); });
  return row;
}

std::string cell_of(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (value.is_boolean()) return value.get<bool>() ? "yes" : "no";
  if (value.is_number_unsigned()) return grouped(value.get<std::uint64_t>());
  return value.dump();
}

void print_as_text(const std::vector<Json>& rows) {
  if (rows.empty()) return;
  std::vector<TextTable::Column> columns;
  for (const auto& [name, value] : rows.front().items()) {
    const bool number = value.is_number();
    std::string title = name;
    std::replace(title.begin(), title.end(), '_', ' ');
    columns.push_back({title, number ? TextTable::Column::Align::Right : TextTable::Column::Align::Left,
                       name == "id" ? TextColor::Id : TextColor::Plain});
  }
  TextTable table(std::move(columns));
  for (const Json& row : rows) {
    std::vector<std::string> cells;
    for (const Json& value : row) cells.push_back(cell_of(value));
    table.add(std::move(cells));
  }
  table.print();
}

void print_as_json(const std::vector<Json>& rows) {
  JsonArrayPrinter array;
  for (const Json& row : rows) array.add(row);
  array.finish();
}

int run(const ListOptions& options) {
  const ObjectType type = parse_object_type(options.type);
  const AssetSource source = open_assets(options.assets);
  std::size_t bad = source.errors();
  std::vector<Json> rows;
  for (std::size_t i = 0; i < source.entries().size(); ++i) {
    if (object_type(source.entries()[i].id) != type) continue;
    AssetStore store = store_for(source, source.entries()[i].id);
    if (add_object(store, source, i))
      rows.push_back(row_of(source, store, i));
    else
      ++bad;
  }
  options.json ? print_as_json(rows) : print_as_text(rows);
  return bad > 0 ? 1 : 0;
}

}  // namespace

void add_list(CLI::App& app, Outcome& outcome) {
  CLI::App* command = app.add_subcommand("list", "List the objects of one type");
  auto options = std::make_shared<ListOptions>();
  command->add_option("TYPE", options->type, "motion-table, animation, setup, gfxobj, ...")
      ->required()
      ->type_name("");
  add_asset_options(*command, options->assets);
  command->add_flag("--json", options->json, "Print an array of objects with id");
  command->footer(
      "Examples:\n"
      "  acmotion list motion-table\n"
      "  acmotion list animation --assets objects/\n"
      "  acmotion list animation --assets objects/ --json | jq -r '.[].id'");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
