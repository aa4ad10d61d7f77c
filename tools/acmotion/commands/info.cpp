// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <map>

#include "subcommands.h"
#include "support/asset_source.h"
#include "support/json.h"
#include "support/names.h"
#include "support/output.h"
#include "support/text_table.h"

namespace acm::tool {

namespace {

struct Tally {
  std::uint64_t objects = 0;
  std::uint64_t bytes = 0;
  std::uint64_t bad = 0;

  void operator+=(const Tally& other) {
    objects += other.objects;
    bytes += other.bytes;
    bad += other.bad;
  }
};

struct InfoOptions {
  AssetOptions assets;
  bool json = false;
};

// Decodes every object, to find the bad ones, and keeps none.
std::map<ObjectType, Tally> count(const AssetSource& source) {
  std::map<ObjectType, Tally> tallies;
  for (std::size_t i = 0; i < source.entries().size(); ++i) {
    const AssetSource::Entry& entry = source.entries()[i];
    AssetStore store;
    const bool good = add_object(store, source, i);
    tallies[object_type(entry.id)] += Tally{1, entry.size, good ? 0u : 1u};
  }
  return tallies;
}

Tally sum(const std::map<ObjectType, Tally>& tallies) {
  Tally total;
  for (const auto& [type, tally] : tallies) total += tally;
  return total;
}

CommandNumbering numbering_of(const AssetSource& source) {
  return store_for_tables(source).numbering();
}

Json tally_json(const Tally& tally) {
  return {{"objects", tally.objects}, {"bytes", tally.bytes}, {"bad", tally.bad}};
}

void print_as_json(const AssetSource& source, const std::map<ObjectType, Tally>& tallies) {
  Json json = {{"source", source.name()}, {"types", Json::array()}};
  for (const auto& [type, tally] : tallies) {
    Json row = {{"type", to_string(type)}};
    row.update(tally_json(tally));
    json["types"].push_back(std::move(row));
  }
  json["total"] = tally_json(sum(tallies));
  json["command_numbering"] = to_string(numbering_of(source));
  print_json(json);
}

void print_as_text(const AssetSource& source, const std::map<ObjectType, Tally>& tallies) {
  using Align = TextTable::Column::Align;
  print("{}\n\n", colored(TextColor::Strong, source.name()));
  TextTable table({{"type", Align::Left, TextColor::Name},
                   {"objects", Align::Right, TextColor::Plain},
                   {"bytes", Align::Right, TextColor::Plain},
                   {"bad", Align::Right, TextColor::Plain}});
  const auto add = [&](const char* name, const Tally& t) {
    table.add({name, grouped(t.objects), grouped(t.bytes), grouped(t.bad)});
  };
  for (const auto& [type, tally] : tallies) add(to_string(type), tally);
  add("total", sum(tallies));
  table.print();
  print("\ncommands are numbered as in: {}\n", to_string(numbering_of(source)));
}

int run(const InfoOptions& options) {
  const AssetSource source = open_assets(options.assets);
  const std::map<ObjectType, Tally> tallies = count(source);
  options.json ? print_as_json(source, tallies) : print_as_text(source, tallies);
  return sum(tallies).bad + source.errors() > 0 ? 1 : 0;
}

}  // namespace

void add_info(CLI::App& app, Outcome& outcome) {
  CLI::App* command = app.add_subcommand("info", "Counts and sizes by type; names the objects that are bad");
  auto options = std::make_shared<InfoOptions>();
  add_asset_options(*command, options->assets);
  command->add_flag("--json", options->json, "Print JSON");
  command->footer(
      "Examples:\n"
      "  acmotion info\n"
      "  acmotion info --assets objects/\n"
      "  acmotion info --assets objects/ --json");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
