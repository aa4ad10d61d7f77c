// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"

#include "subcommands.h"
#include "support/glob.h"
#include "support/json.h"
#include "support/names.h"
#include "support/object_ids.h"
#include "support/output.h"
#include "support/suggestions.h"
#include "support/text_table.h"
#include "support/tool_error.h"

namespace acm::tool {

namespace {

struct CommandsOptions {
  std::string query;
  CommandSet set = CommandSet::EndOfRetail;
  bool json = false;
};

std::vector<CommandName> matching(std::string_view pattern, CommandSet set) {
  std::vector<CommandName> found;
  for (const CommandName& c : command_names(set))
    if (matches_glob(pattern, c.name) || matches_id(pattern, c.command) ||
        (!c.alias.empty() && matches_glob(pattern, c.alias)))
      found.push_back(c);
  return found;
}

// A full command, or the low word that travels on the wire.
const CommandName* find_by_id(std::uint32_t id, CommandSet set) {
  const auto names = command_names(set);
  const std::uint32_t index = id & 0xFFFF;
  if (index >= names.size()) return nullptr;
  return id <= 0xFFFF || names[index].command == id ? &names[index] : nullptr;
}

[[noreturn]] void fail_to_find(const CommandsOptions& options) {
  std::string text = fmt::format("no command '{}'", options.query);
  std::string similar;
  if (!is_pattern(options.query))
    for (const CommandName& c : matching("*" + options.query + "*", options.set))
      similar += fmt::format(" {}", c.name);
  if (!similar.empty()) {
    text += "; similar:" + similar;
  } else {
    std::vector<std::string> known;
    for (const CommandName& c : command_names(options.set)) known.emplace_back(c.name);
    text += did_you_mean(options.query, known);
  }
  throw ToolError(text);
}

// Names go before numbers, because some are both (Dead).
std::vector<CommandName> look_up(const CommandsOptions& options) {
  if (options.query.empty()) return matching("*", options.set);
  std::vector<CommandName> found;
  if (is_pattern(options.query)) {
    found = matching(options.query, options.set);
  } else if (const auto command = find_command(options.query, options.set)) {
    found.push_back(*find_by_id(*command, options.set));
  } else if (const auto id = parse_hex(options.query)) {
    if (const CommandName* by_id = find_by_id(*id, options.set)) found.push_back(*by_id);
  }
  if (found.empty()) fail_to_find(options);
  return found;
}

void print_as_json(const std::vector<CommandName>& commands) {
  JsonArrayPrinter array;
  for (const CommandName& c : commands)
    array.add({{"id", hex32(c.command)},
               {"index", c.command & 0xFFFF},
               {"name", c.name},
               {"class", class_names(c.command)},
               {"alias", c.alias}});
  array.finish();
}

void print_as_text(const std::vector<CommandName>& commands) {
  using Align = TextTable::Column::Align;
  TextTable table({{"id", Align::Left, TextColor::Id},
                   {"name", Align::Left, TextColor::Name},
                   {"class", Align::Left, TextColor::Plain},
                   {"elsewhere called", Align::Left, TextColor::Faint}});
  for (const CommandName& c : commands)
    table.add({hex32(c.command), std::string(c.name), class_names(c.command), std::string(c.alias)});
  table.print();
}

int run(const CommandsOptions& options) {
  const std::vector<CommandName> found = look_up(options);
  options.json ? print_as_json(found) : print_as_text(found);
  return 0;
}

}  // namespace

void add_commands(CLI::App& app, Outcome& outcome) {
  CLI::App* command = app.add_subcommand("commands", "Look up motion commands by name or number");
  auto options = std::make_shared<CommandsOptions>();
  command
      ->add_option("QUERY", options->query,
                   "A name, an id (hexadecimal, 32 or 16 bits) or a pattern with * and ?; all when left out")
      ->type_name("[NAME|ID|PATTERN]");
  add_choice<CommandSet>(*command, "--set", options->set,
                         "Numbering of which client: eor (End of Retail, default) or 2013",
                         {{"eor", CommandSet::EndOfRetail}, {"2013", CommandSet::Client2013}})
      ->type_name("SET");
  command->add_flag("--json", options->json, "Print an array of objects with id");
  command->footer(
      "Examples:\n"
      "  acmotion commands WalkForward\n"
      "  acmotion commands 0x45000005\n"
      "  acmotion commands 0x0005 --set 2013\n"
      "  acmotion commands '*Slash*' --json");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
