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

std::vector<ObjectId> chosen_tables(const LintOptions& options, const AssetSource& source,
                                    AssetLoader& loader) {
  std::vector<ObjectId> tables;
  for (const std::string& text : options.ids)
    for (const ObjectId table : resolve_tables(loader, source, text))
      if (std::ranges::find(tables, table) == tables.end()) tables.push_back(table);
  if (!tables.empty()) return tables;
  for (const AssetSource::Entry& entry : source.entries())
    if (object_type(entry.id) == ObjectType::MotionTable) tables.push_back(entry.id);
  if (tables.empty()) throw ToolError(fmt::format("{} holds no motion table", source.name()));
  return tables;
}

class Linter {
 public:
  explicit Linter(const LintOptions& options)
      : source_(open_assets(options.assets)),
        loader_(source_),
        known_(read_baseline(options.baseline)),
        setups_(setups_by_table(loader_, source_)),
        tables_(chosen_tables(options, source_, loader_)) {}

  void run() {
    Progress progress("lint", tables_.size());
    for (std::size_t i = 0; i < tables_.size(); ++i) {
      lint(tables_[i]);
      progress.show(i + 1);
    }
  }
  [[nodiscard]] const std::vector<LintFinding>& findings() const { return findings_; }
  [[nodiscard]] std::size_t tables() const { return tables_.size(); }
  [[nodiscard]] std::size_t in_baseline() const { return in_baseline_; }

 private:
  void lint(ObjectId table) {
    std::vector<const Setup*> bodies;
    for (auto [it, end] = setups_.equal_range(table); it != end; ++it)
      bodies.push_back(*loader_.store().setup(it->second));
    for (LintFinding& finding : lint_table(loader_.load_table(table), bodies)) {
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
  std::vector<ObjectId> tables_;
  std::vector<LintFinding> findings_;
  std::size_t in_baseline_ = 0;
};

// Per table, and per rule what it means and what to do once, with the places below.
void print_table(std::span<const LintFinding> findings) {
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
    print_table(all.subspan(first, end - first));
    first = end;
  }
  print("{} {}, {} {}", linter.tables(), linter.tables() == 1 ? "table" : "tables", all.size(),
        all.size() == 1 ? "finding" : "findings");
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
  CLI::App* command = app.add_subcommand("lint", "Check motion tables");
  auto options = std::make_shared<LintOptions>();
  command
      ->add_option("ID", options->ids,
                   "Motion tables, such as 0x09000001 or 0x0900*, or Setups or animations of some; none: all "
                   "there are")
      ->type_name("");
  command->add_flag("--all", options->all, "All tables, which is also the default");
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
