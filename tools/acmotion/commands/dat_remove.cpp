// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>

#include "dat_subcommands.h"
#include "support/change_dat.h"
#include "support/glob.h"
#include "support/names.h"
#include "support/object_ids.h"
#include "support/open_dat.h"
#include "support/output.h"
#include "support/standard_stream.h"
#include "support/tool_error.h"

namespace acm::tool {

namespace {

struct DatRemoveOptions {
  std::string dat;
  std::vector<std::string> ids;
  bool backup = false;
};

// A pattern never stands for the record of iterations, which must stay.
std::set<ObjectId> chosen_ids(const DatRemoveOptions& options) {
  std::vector<ObjectId> there;
  if (std::ranges::any_of(options.ids, is_pattern)) there = ids_of(OpenDat(options.dat).dat.entries());
  std::erase(there, kIterationsId);
  std::set<ObjectId> ids;
  for (const std::string& text : options.ids)
    for (const ObjectId id : resolve_objects(text, there)) ids.insert(id);
  return ids;
}

int run(const DatRemoveOptions& options) {
  refuse_standard_stream(options.dat, "--dat", kChangedInPlace);
  const std::set<ObjectId> ids = chosen_ids(options);
  change_dat(options.dat, options.backup, [&](DatWriter& writer, const DatFile&) {
    for (const ObjectId id : ids) {
      if (id == kIterationsId) throw ToolError("a container must keep its record of iterations");
      if (!writer.remove(id)) throw ToolError(fmt::format("{}: no object {}", options.dat, hex32(id)));
    }
    return true;
  });
  print("{}: {} removed\n", options.dat, counted(ids.size(), "object"));
  return 0;
}

}  // namespace

void add_dat_remove(CLI::App& dat, Outcome& outcome) {
  CLI::App* command = dat.add_subcommand("remove", "Remove objects from a container");
  auto options = std::make_shared<DatRemoveOptions>();
  add_dat_option(*command, options->dat);
  command->add_option("ID", options->ids, "The objects; patterns such as 0x0900* too")
      ->required()
      ->type_name("");
  command->add_flag("--backup", options->backup, "Keep the old file as FILE.bak, or FILE.bak.2 and so on");
  command->footer(
      "Example:\n"
      "  acmotion dat remove --dat client_portal.dat --backup 0x0900001A\n"
      "The file is written anew beside the old one, which stays whole until the new one is complete. An "
      "object\n"
      "that is not there is an error, and then nothing changes.");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
