// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/message.hpp"

#include <memory>
#include <string>

#include "subcommands.h"
#include "support/input_lines.h"
#include "support/names.h"
#include "support/output.h"
#include "support/tool_error.h"

namespace acm::tool {

namespace {

void encode_text(const std::string& text) {
  const auto bytes = inspect::message_from_json(text);
  if (!bytes) throw ToolError(bytes.error().text);
  write_out(hex_text(*bytes));
  write_out("\n");
}

int run(const std::string& source) {
  if (source == "-") return for_each_input_line(encode_text);
  encode_text(source);
  return 0;
}

}  // namespace

void add_encode(CLI::App& app, Outcome& outcome) {
  CLI::App* command =
      app.add_subcommand("encode", "Make movement messages from the objects of decode --json");
  auto source = std::make_shared<std::string>();
  command->add_option("OBJECT", *source, "An object, or - for one a line from the standard input")
      ->type_name("JSON|-")
      ->required();
  command->footer(
      "Examples:\n"
      "  acmotion encode '{\"name\": \"PlayerCreate\", \"decoded\": {\"guid\": \"0x50000001\"}}'\n"
      "  acmotion decode --json - < messages.txt | acmotion encode -\n"
      "\n"
      "The fields under \"decoded\" make the message; \"hex\" is ignored. What is null or missing is "
      "not sent.\n"
      "A line that makes no message gives an error with its number; the others go on, and the exit code is "
      "1.");
  command->callback([source, &outcome] { outcome.exit_code = run(*source); });
}

}  // namespace acm::tool
