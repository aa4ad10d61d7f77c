// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/lint/lint.h"

#include "inspect/text/parse_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <set>

#include "subcommands.h"
#include "support/asset_loader.h"
#include "support/input_file.h"
#include "support/json.h"
#include "support/names.h"
#include "support/output.h"
#include "support/progress.h"
#include "support/standard_stream.h"
#include "support/tool_error.h"

namespace acm::tool {

namespace {

struct LintOptions {
  AssetOptions assets;
  std::vector<std::string> ids;
  bool all = false;
  bool json = false;
  bool rules = false;
  std::string baseline;
};

Json json_of_finding(const LintFinding& finding) {
  return {{"code", finding.text().code},   {"severity", to_string(finding.text().severity)},
          {"table", hex32(finding.table)}, {"place", finding.place},
          {"problem", finding.detail},     {"meaning", finding.text().meaning},
          {"fix", finding.text().fix}};
}

// What makes a finding the same one in another run. Its words may change.
std::string identity(std::string_view code, std::string_view table, std::string_view place) {
  return fmt::format("{}|{}|{}", code, table, place);
}

std::string text_in(const std::string& path, const Json& finding, const char* key) {
  const auto text = finding.is_object() ? finding.find(key) : finding.end();
  if (text == finding.end() || !text->is_string())
    throw ToolError(
        fmt::format("{}: not a list of findings as lint --json prints it (one has no \"{}\")", path, key));
  return text->get<std::string>();
}

std::set<std::string> read_baseline(const std::string& file_name) {
  if (file_name.empty()) return {};
  const InputFile file(file_name);
  const std::string path = input_name(file_name);
  const InspectResult<Json> findings = parse_ordered_json(file.text());
  if (!findings)
    throw ToolError(
        fmt::format("{}: not a list of findings as lint --json prints it ({})", path, findings.error().text));
  std::set<std::string> known;
  for (const Json& finding : *findings)
    known.insert(identity(text_in(path, finding, "code"), text_in(path, finding, "table"),
                          text_in(path, finding, "place")));
  return known;
}

/// What is checked: tables with the Setups that they move, and what stands alone, in the order of ids.
struct Chosen {
  std::vector<ObjectId> tables;
  std::set<ObjectId> setups;   ///< that none of the tables moves
  std::set<ObjectId> scripts;  ///< also those that the Setups begin with
};

Chosen all_there_are(const AssetSource& source, const std::multimap<ObjectId, ObjectId>& setups) {
  Chosen all;
  for (const AssetSource::Entry& entry : source.entries()) {
    if (object_type(entry.id) == ObjectType::MotionTable) all.tables.push_back(entry.id);
    if (object_type(entry.id) == ObjectType::PhysicsScript) all.scripts.insert(entry.id);
  }
  for (const auto& [table, setup] : setups)
    if (!source.find(table)) all.setups.insert(setup);
  if (all.tables.empty() && all.setups.empty() && all.scripts.empty())
    throw ToolError(fmt::format("{} holds no motion table, Setup or script", source.name()));
  return all;
}

// Setups without a motion table stand for themselves, all else for tables.
void add_named(Chosen& chosen, const std::string& text, const AssetSource& source, AssetLoader& loader,
               const std::multimap<ObjectId, ObjectId>& setups) {
  const std::vector<ObjectId> named = resolve_objects(text, source.ids(), kTableTypes);
  std::size_t alone = 0;
  for (auto [it, end] = setups.equal_range(0); it != end; ++it) {
    if (std::ranges::find(named, it->second) == named.end()) continue;
    chosen.setups.insert(it->second);
    ++alone;
  }
  if (alone == named.size()) return;
  for (const ObjectId table : resolve_tables(loader, source, text))
    if (std::ranges::find(chosen.tables, table) == chosen.tables.end()) chosen.tables.push_back(table);
}

Chosen choose(const LintOptions& options, const AssetSource& source, AssetLoader& loader,
              const std::multimap<ObjectId, ObjectId>& setups) {
  if (options.ids.empty()) return all_there_are(source, setups);
  Chosen chosen;
  for (const std::string& text : options.ids) add_named(chosen, text, source, loader, setups);
  return chosen;
}

class Linter {
 public:
  explicit Linter(const LintOptions& options)
      : source_(open_assets(options.assets)),
        loader_(source_),
        known_(read_baseline(options.baseline)),
        setups_(setups_by_table(loader_, source_)),
        chosen_(choose(options, source_, loader_, setups_)) {}

  void run() {
    Progress progress("lint", chosen_.tables.size());
    for (std::size_t i = 0; i < chosen_.tables.size(); ++i) {
      lint(chosen_.tables[i]);
      progress.show(i + 1);
    }
    for (const ObjectId id : chosen_.setups) keep(lint_setup(*body(id)));
    for (const ObjectId id : chosen_.scripts) lint_loaded_script(id);
  }
  [[nodiscard]] const std::vector<LintFinding>& findings() const { return findings_; }
  [[nodiscard]] std::size_t tables() const { return chosen_.tables.size(); }
  [[nodiscard]] std::size_t setups_alone() const { return chosen_.setups.size(); }
  [[nodiscard]] std::size_t in_baseline() const { return in_baseline_; }

 private:
  void lint(ObjectId table) {
    std::vector<const Setup*> bodies;
    for (auto [it, end] = setups_.equal_range(table); it != end; ++it) bodies.push_back(body(it->second));
    keep(lint_table(loader_.load_table(table), bodies));
  }
  // Its default script is checked, too.
  const Setup* body(ObjectId id) {
    const Setup* setup = *loader_.store().setup(id);
    if (setup->default_script != 0) chosen_.scripts.insert(setup->default_script);
    return setup;
  }
  // The loader has reported a script that cannot be read.
  void lint_loaded_script(ObjectId id) {
    loader_.load(id);
    if (const auto script = loader_.store().get<PhysicsScript>(id)) keep(lint_script(**script));
  }
  void keep(std::vector<LintFinding> found) {
    for (LintFinding& finding : found) {
      if (known_.contains(identity(finding.text().code, hex32(finding.table), finding.place)))
        ++in_baseline_;
      else
        findings_.push_back(std::move(finding));
    }
  }

  AssetSource source_;
  AssetLoader loader_;
  std::set<std::string> known_;
  std::multimap<ObjectId, ObjectId> setups_;
  Chosen chosen_;
  std::vector<LintFinding> findings_;
  std::size_t in_baseline_ = 0;
};

// Per table, Setup or script, and per rule what it means and what to do once, with the places below.
void print_object(std::span<const LintFinding> findings) {
  print("{}\n", colored(TextColor::Id, hex32(findings.front().table)));
  std::map<LintRule, std::vector<const LintFinding*>> by_rule;
  for (const LintFinding& finding : findings) by_rule[finding.rule].push_back(&finding);
  for (const auto& [rule, places] : by_rule) {
    const LintRuleText& text = text_of(rule);
    print("  {} {}: {}\n", to_string(text.severity), colored(TextColor::Strong, text.code), text.meaning);
    for (const LintFinding* finding : places) print("    {}: {}\n", finding->place, finding->detail);
    print("    {}\n", colored(TextColor::Faint, fmt::format("fix: {}", text.fix)));
  }
}

void print_findings(const Linter& linter) {
  const std::span<const LintFinding> all = linter.findings();
  for (std::size_t first = 0; first < all.size();) {
    std::size_t end = first;
    while (end < all.size() && all[end].table == all[first].table) ++end;
    print_object(all.subspan(first, end - first));
    first = end;
  }
  print("{}", counted(linter.tables(), "table"));
  if (linter.setups_alone() > 0) print(", {} without a table", counted(linter.setups_alone(), "Setup"));
  print(", {}", counted(all.size(), "finding"));
  if (linter.in_baseline() > 0) print(", {} more in the baseline", linter.in_baseline());
  print("\n");
}

void print_rules() {
  for (const LintRuleText& text : lint_rules())
    print("{} ({})\n  {}\n  fix: {}\n", colored(TextColor::Strong, text.code), to_string(text.severity),
          text.meaning, text.fix);
}

int run(const LintOptions& options) {
  if (options.all && !options.ids.empty())
    throw ToolError("--all cannot be combined with an id", kWrongUsage);
  if (options.rules) {
    if (!options.ids.empty()) throw ToolError("--rules cannot be combined with an id", kWrongUsage);
    print_rules();
    return 0;
  }
  Linter linter(options);
  linter.run();
  if (options.json) {
    JsonArrayPrinter array;
    for (const LintFinding& finding : linter.findings()) array.add(json_of_finding(finding));
    array.finish();
  } else {
    print_findings(linter);
  }
  for (const LintFinding& finding : linter.findings())
    if (finding.text().severity != LintSeverity::Note) return kBadData;
  return 0;
}

}  // namespace

void add_lint(CLI::App& app, Outcome& outcome) {
  CLI::App* command = app.add_subcommand("lint", "Check motion tables, Setups and scripts");
  auto options = std::make_shared<LintOptions>();
  command
      ->add_option("ID", options->ids,
                   "Motion tables, such as 0x09000001 or 0x0900*, or Setups or animations of some, or Setups "
                   "without a table; none: all there are, and all scripts")
      ->type_name("");
  command->add_flag("--all", options->all, "All tables, Setups and scripts, which is also the default");
  add_asset_options(*command, options->assets);
  command->add_flag("--json", options->json, "Print an array of findings");
  command
      ->add_option("--baseline", options->baseline,
                   "Leave out the findings of this file, which --json has printed; - for the standard input")
      ->type_name("FILE|-");
  command->add_flag("--rules", options->rules, "Explain every rule");
  command->footer(
      "Exits with 1 when there is an error or a warning.\n"
      "\n"
      "Examples:\n"
      "  acmotion lint\n"
      "  acmotion lint 0x09000001 --dat client_portal.dat\n"
      "  acmotion lint --all --dat client_portal.dat --json > known.json\n"
      "  acmotion lint --all --dat my_portal.dat --baseline known.json");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
