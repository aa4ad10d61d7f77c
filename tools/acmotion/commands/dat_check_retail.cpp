// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <map>

#include "dat_subcommands.h"
#include "support/json.h"
#include "support/names.h"
#include "support/open_dat.h"
#include "support/output.h"
#include "support/retail_facts.h"
#include "support/tool_error.h"

namespace acm::tool {

namespace {

using CheckAction = RetailCheck::CheckAction;

struct DatCheckRetailOptions {
  std::string dat;
  bool json = false;
};

const char* to_text(CheckAction verdict) {
  switch (verdict) {
    case CheckAction::Pass: return "pass";
    case CheckAction::Fail: return "fail";
    case CheckAction::Note: return "note";
    case CheckAction::Absent: break;
  }
  return "absent";
}

void print_as_text(const std::vector<RetailCheck>& checks, std::map<CheckAction, std::size_t>& counts) {
  for (const RetailCheck& c : checks) {
    const TextColor color = c.verdict == CheckAction::Pass   ? TextColor::Name
                            : c.verdict == CheckAction::Fail ? TextColor::Strong
                            : c.verdict == CheckAction::Note ? TextColor::Plain
                                                             : TextColor::Faint;
    print("{}  {}{}{}\n", colored(color, fmt::format("{:6}", to_text(c.verdict))), c.what,
          c.difference.empty() ? "" : ": ", c.difference);
  }
  print("\n{} passed, {} failed, {} absent\n", counts[CheckAction::Pass], counts[CheckAction::Fail],
        counts[CheckAction::Absent]);
}

void print_as_json(const std::vector<RetailCheck>& checks) {
  JsonArrayPrinter array;
  for (const RetailCheck& c : checks)
    array.add({{"what", c.what}, {"verdict", to_text(c.verdict)}, {"difference", c.difference}});
  array.finish();
}

int run(const DatCheckRetailOptions& options) {
  const OpenDat file(options.dat);
  const std::vector<RetailCheck> checks = check_retail_facts(file.dat);
  std::map<CheckAction, std::size_t> counts;
  for (const RetailCheck& c : checks) ++counts[c.verdict];
  if (options.json)
    print_as_json(checks);
  else
    print_as_text(checks, counts);
  return counts[CheckAction::Fail] == 0 ? 0 : kBadData;
}

}  // namespace

void add_dat_check_retail(CLI::App& dat, Outcome& outcome) {
  CLI::App* command = dat.add_subcommand(
      "check-retail", "Check a file against the known facts about the End of Retail files");
  auto options = std::make_shared<DatCheckRetailOptions>();
  add_read_dat_option(*command, options->dat);
  command->add_flag("--json", options->json, "Print an array of checks");
  command->footer(
      "Example:\n"
      "  acmotion dat check-retail --dat client_portal.dat\n"
      "Works on client_portal, client_cell_1, client_local_English and client_highres. A file that was "
      "changed\n"
      "fails some checks, which is not an error in it. Exits with 1 when a check fails.");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
