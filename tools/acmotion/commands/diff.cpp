// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/diff/animation_diff.h"
#include "inspect/diff/table_diff.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "subcommands.h"
#include "support/asset_loader.h"
#include "support/glob.h"
#include "support/json.h"
#include "support/names.h"
#include "support/output.h"
#include "support/progress.h"
#include "support/text_table.h"
#include "support/tool_error.h"

namespace acm::tool {

namespace {

struct DiffOptions {
  AssetOptions assets;
  AssetOptions other;
  std::string before;
  std::string after;
  bool json = false;
};

using Differences = std::vector<TableDifference>;

// Two objects of one type, by what they mean.
Differences compare_objects(const AssetSource& before, ObjectId before_id, const AssetSource& after,
                            ObjectId after_id) {
  AssetLoader old_loader(before), new_loader(after);
  const bool is_animation = object_type(before_id) == ObjectType::Animation;
  if (is_animation != (object_type(after_id) == ObjectType::Animation))
    throw ToolError(
        fmt::format("{} is an animation and {} is not; compare two animations, or two motion tables "
                    "or Setups",
                    hex32(is_animation ? before_id : after_id), hex32(is_animation ? after_id : before_id)),
        kWrongUsage);
  if (is_animation) {
    old_loader.load(before_id);
    new_loader.load(after_id);
    const auto a = old_loader.store().animation(before_id);
    const auto b = new_loader.store().animation(after_id);
    if (!a) throw ToolError(describe(a.error()));
    if (!b) throw ToolError(describe(b.error()));
    return compare_animations(**a, **b);
  }
  const ObjectId old_table = resolve_table(old_loader, before, before_id),
                 new_table = resolve_table(new_loader, after, after_id);
  old_loader.load(old_table);
  new_loader.load(new_table);
  const auto a = old_loader.store().motion_table(old_table);
  const auto b = new_loader.store().motion_table(new_table);
  if (!a) throw ToolError(describe(a.error()));
  if (!b) throw ToolError(describe(b.error()));
  return compare_tables(**a, **b);
}

// In a word or two; objects of types without a comparison of their own differ in their bytes.
std::string change_of(const AssetSource& before, const AssetSource& after, ObjectId id, std::size_t old_size,
                      std::size_t new_size) {
  const ObjectType type = object_type(id);
  if (type == ObjectType::MotionTable || type == ObjectType::Animation) try {
      const std::size_t count = compare_objects(before, id, after, id).size();
      if (count > 0) return fmt::format("{} (acmotion diff {})", counted(count, "difference"), hex32(id));
      return "other bytes that mean the same";
    } catch (const ToolError& error) {
      return error.what();
    }
  return old_size == new_size ? fmt::format("other bytes, {} as before", grouped(new_size))
                              : fmt::format("{} -> {} bytes", grouped(old_size), grouped(new_size));
}

// All entries when the pattern is empty.
std::vector<AssetSource::Entry> entries_matching(const AssetSource& source, const std::string& pattern) {
  std::vector<AssetSource::Entry> entries;
  for (const AssetSource::Entry& entry : source.entries())
    if (pattern.empty() || matches_id(pattern, entry.id)) entries.push_back(entry);
  return entries;
}

Vector<std::byte> read(const AssetSource& source, ObjectId id) {
  return source.read(*source.find(id));
}

// Object by object. The sources are whole, whatever is compared: other objects tell how these are read.
Differences compare_sources(const AssetSource& before, const AssetSource& after,
                            const std::string& pattern = {}) {
  using Kind = TableDifference::Kind;
  const std::vector<AssetSource::Entry> old_ones = entries_matching(before, pattern),
                                        new_ones = entries_matching(after, pattern);
  if (!pattern.empty() && old_ones.empty() && new_ones.empty()) {
    if (!is_pattern(pattern)) throw ToolError(fmt::format("neither has an object {}", pattern));
    (void)resolve_objects(pattern, {});  // says so
  }
  Differences out;
  Progress progress("comparing", old_ones.size() + new_ones.size());
  const auto place = [](ObjectId id) { return fmt::format("{} {}", to_string(object_type(id)), hex32(id)); };
  std::size_t i = 0, j = 0;
  while (i < old_ones.size() || j < new_ones.size()) {
    progress.show(i + j);
    const bool only_before = j == new_ones.size() || (i < old_ones.size() && old_ones[i].id < new_ones[j].id);
    const bool only_after = !only_before && (i == old_ones.size() || new_ones[j].id < old_ones[i].id);
    if (only_before) {
      const AssetSource::Entry& e = old_ones[i++];
      out.push_back({Kind::Removed, place(e.id), fmt::format("{} bytes", grouped(e.size))});
    } else if (only_after) {
      const AssetSource::Entry& e = new_ones[j++];
      out.push_back({Kind::Added, place(e.id), fmt::format("{} bytes", grouped(e.size))});
    } else {
      const ObjectId id = old_ones[i].id;
      ++i;
      ++j;
      const Vector<std::byte> old_bytes = read(before, id), new_bytes = read(after, id);
      if (old_bytes != new_bytes)
        out.push_back(
            {Kind::Changed, place(id), change_of(before, after, id, old_bytes.size(), new_bytes.size())});
    }
  }
  return out;
}

bool has_own_comparison(ObjectId id) {
  return std::ranges::find(kTableTypes, object_type(id)) != kTableTypes.end();
}

Differences differences_for(const DiffOptions& options) {
  const AssetSource source = open_assets(options.assets);
  const bool has_other = !options.other.is_builtin();
  if (options.after.empty() && !has_other)
    throw ToolError("nothing to compare with: give another id, --other-dat FILE or --other-assets DIR",
                    kWrongUsage);
  AssetOptions other_options = options.other;
  other_options.keep_ids = options.assets.keep_ids;
  const AssetSource other = has_other ? open_assets(other_options) : source;
  if (options.before.empty()) return compare_sources(source, other);
  if (options.after.empty() && is_pattern(options.before))
    return compare_sources(source, other, options.before);
  const ObjectId before = resolve_object(options.before, source.ids(), kTableTypes);
  if (options.after.empty() && !has_own_comparison(before))
    return compare_sources(source, other, hex32(before));
  return compare_objects(
      source, before, other,
      options.after.empty() ? before : resolve_object(options.after, other.ids(), kTableTypes));
}

int run(const DiffOptions& options) {
  const Differences differences = differences_for(options);
  if (options.json) {
    JsonArrayPrinter array;
    for (const TableDifference& d : differences)
      array.add({{"kind", to_string(d.kind)}, {"place", d.place}, {"what", d.what}});
    array.finish();
  } else if (differences.empty()) {
    print("the same\n");
  } else {
    TextTable rows({{"", TextTable::Column::Align::Left, TextColor::Strong},
                    {"place", TextTable::Column::Align::Left, TextColor::Name},
                    {"what", TextTable::Column::Align::Left, TextColor::Plain}});
    for (const TableDifference& d : differences) rows.add({to_string(d.kind), d.place, d.what});
    rows.print();
    print("\n{}\n", counted(differences.size(), "difference"));
  }
  return differences.empty() ? 0 : 1;
}

}  // namespace

void add_diff(CLI::App& app, Outcome& outcome) {
  CLI::App* command = app.add_subcommand("diff", "Compare motion tables, animations or whole containers");
  auto options = std::make_shared<DiffOptions>();
  options->other.is_other = true;
  command
      ->add_option(
          "BEFORE", options->before,
          "Id of a motion table, a Setup that names one, or an animation; with another source any id, "
          "or a pattern such as 0x0900*; none: everything there is")
      ->type_name("");
  command->add_option("AFTER", options->after, "Id of the other (default: the same id, in the other source)")
      ->type_name("");
  add_asset_options(*command, options->assets);
  CLI::Option* dat = command
                         ->add_option("--other-dat", options->other.dat,
                                      "Container file to compare with; - for the standard input")
                         ->type_name("FILE|-");
  command->add_option("--other-assets", options->other.folder, "Folder of raw objects to compare with")
      ->type_name("DIR")
      ->excludes(dat);
  command->add_flag("--other-older", options->other.older, "As --older, for the folder to compare with");
  command->add_flag("--json", options->json, "Print JSON");
  command->footer(
      "In tables, the order of entries, overridden entries and padding do not count. Exit "
      "code 1: "
      "they\n"
      "differ.\n"
      "\n"
      "Examples:\n"
      "  acmotion diff 0x09000001 0x09000002\n"
      "  acmotion diff 0x09000001 --dat client_portal.dat --other-dat modded.dat\n"
      "  acmotion diff 0x03000001 --dat client_portal.dat --other-dat modded.dat\n"
      "  acmotion diff --dat client_portal.dat --other-dat modded.dat\n"
      "  acmotion diff 0x09000001 0x09000002 --json");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
