// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/graph/state_graph.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "subcommands.h"
#include "support/asset_loader.h"
#include "support/names.h"
#include "support/output.h"
#include "support/tool_error.h"

namespace acm::tool {

namespace {

struct GraphOptions {
  AssetOptions assets;
  std::string id;
  std::string svg;
  std::string dot;
  std::string json;
};

int run(const GraphOptions& options) {
  const std::string* outputs[] = {&options.svg, &options.dot, &options.json};
  const auto count = [&](auto wanted) { return std::ranges::count_if(outputs, wanted); };
  if (count([](const std::string* o) { return !o->empty(); }) == 0)
    throw ToolError("no output was named: use --svg FILE, --dot FILE or --json FILE", kWrongUsage);
  if (count([](const std::string* o) { return *o == "-"; }) > 1)
    throw ToolError("only one output can be the standard output", kWrongUsage);
  const AssetSource source = open_assets(options.assets);
  AssetLoader loader(source);
  const BoundTable& table =
      loader.load_table(resolve_table(loader, source, resolve_object(options.id, source.ids(), kTableTypes)));
  for (const ObjectId missing : table.missing)
    report(fmt::format("{}: animation {} is missing", hex32(table.table->id()), hex32(missing)));
  const StateGraph graph = state_graph(table);
  if (!options.svg.empty()) write_file(options.svg, to_svg(graph));
  if (!options.dot.empty()) write_file(options.dot, to_dot(graph));
  if (!options.json.empty()) write_file(options.json, to_json(graph));
  return table.missing.empty() ? 0 : kBadData;
}

}  // namespace

void add_graph(CLI::App& app, Outcome& outcome) {
  CLI::App* command =
      app.add_subcommand("graph", "Draw the states of a motion table and what leads from one to another");
  auto options = std::make_shared<GraphOptions>();
  command
      ->add_option("ID", options->id, "Id of a motion table, of a Setup that names one, or of an animation")
      ->required()
      ->type_name("");
  add_asset_options(*command, options->assets);
  command->add_option("--svg", options->svg, "Write a picture; - for the standard output")->type_name("FILE");
  command->add_option("--dot", options->dot, "Write a graph for Graphviz; - for the standard output")
      ->type_name("FILE");
  command->add_option("--json", options->json, "Write everything as JSON; - for the standard output")
      ->type_name("FILE");
  command->footer(
      "Lengths are seconds at speed 1; dots mark actions, red ones those that hit.\n"
      "\n"
      "Examples:\n"
      "  acmotion graph 0x02000001 --svg mannequin.svg\n"
      "  acmotion graph 0x09000001 --dot - | dot -Tsvg -o mannequin.svg\n"
      "  acmotion graph 0x09000001 --json - | jq '.styles[].style'\n"
      "  acmotion graph 0x09000001 --svg table.svg --dat client_portal.dat");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
