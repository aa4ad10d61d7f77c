// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "change_dat.h"
#include "dat_subcommands.h"
#include "names.h"
#include "open_dat.h"
#include "output.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

struct DatRemoveOptions {
  std::string dat;
  std::vector<std::string> ids;
  bool backup = false;
};

int run(const DatRemoveOptions& options) {
  std::vector<ObjectId> ids;
  for (const std::string& text : options.ids) ids.push_back(parse_object_id(text));
  change_dat(options.dat, options.backup, [&](DatWriter& writer) {
    for (const ObjectId id : ids) {
      if (id == kIterationsId) throw ToolError("a container must keep its record of iterations");
      if (!writer.remove(id)) throw ToolError(fmt::format("{}: no object {}", options.dat, hex32(id)));
    }
  });
  print("{}: {} removed\n", options.dat, counted(ids.size(), "object"));
  return 0;
}

}  // namespace

void add_dat_remove(CLI::App& dat, Outcome& outcome) {
  CLI::App* command = dat.add_subcommand("remove", "Remove objects from a container");
  auto options = std::make_shared<DatRemoveOptions>();
  add_dat_option(*command, options->dat);
  command->add_option("ID", options->ids, "The objects")->required()->type_name("");
  command->add_flag("--backup", options->backup, "Keep the old file as FILE.bak");
  command->footer(
      "Example:\n"
      "  acmotion dat remove --dat client_portal.dat --backup 0x0900001A\n"
      "The file is written anew beside the old one, which stays whole until the new one is complete. An "
      "object\n"
      "that is not there is an error, and then nothing changes.");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
