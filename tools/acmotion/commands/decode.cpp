// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/message.hpp"
#include "acmotion/wire.hpp"

#include <fmt/format.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "subcommands.h"
#include "support/input_lines.h"
#include "support/json.h"
#include "support/names.h"
#include "support/output.h"
#include "support/tool_error.h"

namespace acm::tool {

namespace {

struct DecodeOptions {
  std::vector<std::string> hex;
  bool json = false;
};

/// The bytes of a field as the message has them; long ones are cut.
std::string field_bytes(Bytes message, const inspect::MessageField& f) {
  constexpr std::uint32_t kShown = 8;
  const std::string text = hex_text(message.subspan(f.offset, std::min(f.size, kShown)));
  return f.size > kShown ? text + "…" : text;
}

void print_fields(Bytes message, const std::vector<inspect::MessageField>& fields) {
  for (const inspect::MessageField& f : fields) {
    const std::string bytes = field_bytes(message, f);
    const std::size_t width =
        bytes.size() - (f.size > 8 ? 2 : 0);  // the ellipsis takes one column, three bytes
    print("{:>5}  {}{:{}}  {}  {}\n", f.offset, colored(TextColor::Faint, bytes), "",
          width < 18 ? 18 - width : 0, colored(TextColor::Name, fmt::format("{:25}", f.name)), f.value);
  }
}

/// Field by field as far as it goes, then what it means. Throws when it is not a message.
void explain(Bytes bytes) {
  const inspect::MessageFields taken_apart = inspect::message_fields(bytes);
  print_fields(bytes, taken_apart.fields);
  if (!taken_apart.status) throw ToolError(describe(taken_apart.status.error()));
  const inspect::MessageSummary summary = inspect::message_summary(bytes).value();
  print("{} ({}), {}: {}\n", colored(TextColor::Strong, summary.name),
        summary.from_server ? "from the server" : "from the client", counted(bytes.size(), "byte"),
        summary.meaning);
  const Oddities oddities = wire::oddities_of(*wire::decode_message(bytes));
  if (oddities.kinds != 0) print("odd: {}\n", json_of(oddities).dump());
}

void print_json_line(Bytes bytes) {
  const auto json = inspect::message_json(bytes);
  if (!json) throw ToolError(describe(json.error()));
  write_untrusted_line(*json);
}

void decode_text(const DecodeOptions& options, std::string_view hex) {
  const auto bytes = inspect::bytes_of_hex(hex);
  if (!bytes) throw ToolError(bytes.error().text);
  options.json ? print_json_line(*bytes) : explain(*bytes);
}

int run(const DecodeOptions& options) {
  if (options.hex.size() == 1 && options.hex[0] == "-") {
    bool first = true;
    return for_each_input_line([&](const std::string& line) {
      if (!options.json && !std::exchange(first, false)) write_out("\n");
      decode_text(options, line);
    });
  }
  std::string all;
  for (const std::string& part : options.hex) all += part + " ";
  decode_text(options, all);
  return 0;
}

}  // namespace

void add_decode(CLI::App& app, Outcome& outcome) {
  CLI::App* command = app.add_subcommand("decode", "Explain a movement message given in hexadecimal digits");
  auto options = std::make_shared<DecodeOptions>();
  command
      ->add_option(
          "HEX", options->hex,
          "The message from its opcode on; blanks between bytes do not matter. - reads one message a "
          "line from the standard input")
      ->type_name("HEX...|-")
      ->required();
  command->add_flag("--json", options->json, "One object per message and line, for acmotion encode");
  command->footer(
      "Examples:\n"
      "  acmotion decode 47f70000 01000050 0d00 0000\n"
      "  acmotion decode --json - < messages.txt\n"
      "  acmotion decode --json - < messages.txt | acmotion encode -\n"
      "\n"
      "A line that is not a message gives an error with its number; the others go on, and the exit code is "
      "1.");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
