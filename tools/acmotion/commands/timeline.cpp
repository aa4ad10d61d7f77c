// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/draw/timeline_strip.h"
#include "inspect/graph/table_motions.h"
#include "motion/table_listing.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <set>

#include "subcommands.h"
#include "support/asset_loader.h"
#include "support/glob.h"
#include "support/names.h"
#include "support/output.h"
#include "support/progress.h"
#include "support/standard_stream.h"
#include "support/suggestions.h"
#include "support/text_table.h"
#include "support/timeline_rows.h"
#include "support/tool_error.h"
#include "views/timeline_view.h"

namespace acm::tool {

namespace {

struct TimelineOptions {
  AssetOptions assets;
  std::string id;
  std::string motion;
  std::string style;
  std::string from;
  std::vector<std::string> modifiers;
  float speed = 1.0f;
  float from_speed = 1.0f;
  double tick_rate = 0.0;
  bool all = false;
  bool json = false;
  std::string svg;
  std::string csv;
  std::string sqlite;
  bool only_table = false;  ///< of --all: one table was named
};

void check(const TimelineOptions& o) {
  if (!o.all && (!o.csv.empty() || !o.sqlite.empty()))
    throw ToolError("--csv and --sqlite go only with --all", kWrongUsage);
  if (o.csv == "-" && o.sqlite == "-")
    throw ToolError("only one output can be the standard output", kWrongUsage);
  if (o.all && (!o.motion.empty() || !o.svg.empty()))
    throw ToolError("--all goes with neither a motion nor --svg", kWrongUsage);
  if (!o.all && o.id.empty()) throw ToolError("which table or setup? (or --all)", kWrongUsage);
  if (o.json)
    refuse_standard_stream(o.svg, "--svg", "--json goes to the standard output already; name a file");
  if (o.from == "all" && !o.all) throw ToolError("--from all goes only with --all", kWrongUsage);
}

// Reports missing animations; a motion that needs one never finishes.
bool report_missing(const BoundTable& table) {
  for (const ObjectId id : table.missing)
    report(fmt::format("{}: animation {} is missing", hex32(table.table->id()), hex32(id)));
  return table.missing.empty();
}

std::vector<ActiveMotion> modifiers_of(const TimelineOptions& options) {
  std::vector<ActiveMotion> out;
  for (const std::string& name : options.modifiers) out.push_back({parse_command(name), 1.0f});
  return out;
}

int show_script(AssetLoader& loader, const TimelineOptions& options, ObjectId id) {
  if (!options.motion.empty() || !options.style.empty() || !options.from.empty() ||
      !options.modifiers.empty() || !options.svg.empty())
    throw ToolError("a script has one timeline: no motion, style, state, modifier or --svg goes with it",
                    kWrongUsage);
  loader.load(id);
  const Result<const PhysicsScript*> script = loader.store().get<PhysicsScript>(id);
  if (!script) throw ToolError(describe(script.error()));
  const BoundScript bound = bind_script(**script);
  options.json ? print_json(json_of(**script, bound)) : print_text(**script, bound);
  return 0;
}

// A pattern stands for the only motion that matches, of the style or else of the whole table.
Command resolve_motion(const MotionTable& table, const std::string& text, Command style) {
  if (!is_pattern(text)) return parse_command(text);
  std::set<Command> matching, of_style;
  for (const TableMotion& motion : table_motions(table)) {
    if (!matches_glob(text, command_text(motion.to))) continue;
    matching.insert(motion.to);
    if (motion.style == style || motion.style == 0) of_style.insert(motion.to);
  }
  if (!of_style.empty()) matching = of_style;
  if (matching.empty()) return parse_command(text);
  std::vector<std::string> names;
  for (const Command motion : matching) names.push_back(command_text(motion));
  if (names.size() > 1) fail_as_ambiguous(text, "motion", names);
  return *matching.begin();
}

int show_one(AssetLoader& loader, const AssetSource& source, const TimelineOptions& options, ObjectId id) {
  if (options.motion.empty()) throw ToolError("which motion? (or --all)", kWrongUsage);
  const std::vector<ActiveMotion> modifiers = modifiers_of(options);
  TimelineQuery query;
  query.speed = options.speed;
  query.from_speed = options.from_speed;
  query.modifiers = modifiers;
  const BoundTable& table = loader.load_table(resolve_table(loader, source, id));
  query.style = options.style.empty() ? table.table->default_style() : parse_command(options.style);
  query.motion = resolve_motion(*table.table, options.motion, query.style);
  query.from =
      options.from.empty() ? table.table->default_substate(query.style) : parse_command(options.from);
  const bool whole = report_missing(table);
  const Timeline answer = timeline(table, query);
  const ShownTimeline shown{table.table->id(), query, &answer,
                            options.tick_rate > 0.0 ? 1.0 / options.tick_rate : 0.0};
  if (!options.svg.empty() && answer.ok())
    write_file(options.svg,
               draw_timeline(fmt::format("{}  {}", hex32(shown.table), title_of(shown)), answer));
  const std::string elsewhere =
      answer.ok() ? std::string() : where_motion_exists(*table.table, query.motion, query.style);
  if (!elsewhere.empty()) report(fmt::format("{} is refused{}", command_text(query.motion), elsewhere));
  if (options.svg != "-" || !answer.ok()) options.json ? print_json(json_of(shown)) : print_text(shown);
  return answer.ok() && whole ? 0 : kBadData;
}

// Of many tables some lack a style; of one it is a mistake.
std::vector<Command> chosen_styles(const MotionTable& table, const TimelineOptions& options) {
  if (options.style.empty()) return {};
  try {
    return resolve_styles(table, options.style);
  } catch (const ToolError& error) {
    if (options.only_table || error.exit_code() == kWrongUsage) throw;
    return {};
  }
}

/// Everything that tables can do, one motion after the other.
template <class Show>
void for_each_motion(const BoundTable& table, const TimelineOptions& options, TimelineBuilder& maker,
                     Show show) {
  const MotionTable& t = *table.table;
  const std::vector<Command> styles = chosen_styles(t, options);
  for (const StyleDefault& d : t.style_defaults()) {
    if (!options.style.empty() && std::ranges::find(styles, d.style) == styles.end()) continue;
    Vector<Command> states = {d.substate};
    if (options.from == "all")
      states = states_of(t, d.style);
    else if (!options.from.empty())
      states = {parse_command(options.from)};
    for (const Command state : states)
      for (const Command motion : motions_from(t, d.style, state)) {
        const TimelineQuery query{motion, options.speed, d.style, state, options.from_speed, {}};
        const Timeline& answer = maker.make(table, query);
        if (answer.ok()) show(ShownTimeline{t.id(), query, &answer});
      }
  }
}

// False when an animation is missing.
template <class Show>
bool for_each_table(AssetLoader& loader, const std::vector<ObjectId>& ids, const TimelineOptions& options,
                    Show show) {
  Progress progress("timelines", ids.size());
  if (output_is_terminal() && options.json) progress.disable();
  TimelineBuilder maker;
  bool whole = true;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const BoundTable& table = loader.load_table(ids[i]);
    if (!table.missing.empty()) progress.hide();
    whole &= report_missing(table);
    for_each_motion(table, options, maker, show);
    progress.show(i + 1);
  }
  return whole;
}

int write_rows(AssetLoader& loader, const std::vector<ObjectId>& ids, const TimelineOptions& options) {
  std::vector<MotionRow> rows;
  const bool whole = for_each_table(loader, ids, options,
                                    [&](const ShownTimeline& shown) { rows.push_back(row_of(shown)); });
  std::size_t hits = 0;
  for (const MotionRow& row : rows) hits += row.hits.size();
  if (!options.csv.empty()) write_file(options.csv, timeline_csv(rows));
  if (!options.sqlite.empty()) write_file(options.sqlite, timeline_sqlite(rows));
  if (options.csv != "-" && options.sqlite != "-")
    print("{}, {}, {}\n", counted(ids.size(), "table"), counted(rows.size(), "motion"), counted(hits, "hit"));
  return whole ? 0 : kBadData;
}

int show_all(AssetLoader& loader, const AssetSource& source, TimelineOptions& options) {
  std::vector<ObjectId> ids;
  if (!options.id.empty()) {
    ids = resolve_tables(loader, source, options.id);
    options.only_table = ids.size() == 1;
  } else {
    for (const AssetSource::Entry& entry : source.entries())
      if (object_type(entry.id) == ObjectType::MotionTable) ids.push_back(entry.id);
  }
  if (!options.csv.empty() || !options.sqlite.empty()) return write_rows(loader, ids, options);
  std::optional<JsonArrayPrinter> array;
  if (options.json) array.emplace();
  using Align = TextTable::Column::Align;
  TextTable rows({{"table", Align::Left, TextColor::Id},
                  {"style", Align::Left, TextColor::Plain},
                  {"from", Align::Left, TextColor::Plain},
                  {"motion", Align::Left, TextColor::Name},
                  {"done", Align::Right, TextColor::Strong},
                  {"cycle", Align::Right, TextColor::Plain},
                  {"hits", Align::Left, TextColor::Plain}});
  const bool whole = for_each_table(loader, ids, options, [&](const ShownTimeline& shown) {
    options.json ? array->add(summary_of(shown)) : rows.add(cells_of(shown));
  });
  options.json ? array->finish() : rows.print();
  return whole ? 0 : kBadData;
}

int run(const TimelineOptions& given) {
  TimelineOptions options = given;
  check(options);
  const AssetSource source = open_assets(options.assets);
  AssetLoader loader(source);
  if (options.all) return show_all(loader, source, options);
  ObjectTypes types = kTableTypes;
  types.push_back(ObjectType::PhysicsScript);
  const ObjectId id = resolve_object(options.id, source.ids(), types);
  if (object_type(id) == ObjectType::PhysicsScript) return show_script(loader, options, id);
  return show_one(loader, source, options, id);
}

}  // namespace

void add_timeline(CLI::App& app, Outcome& outcome) {
  CLI::App* command =
      app.add_subcommand("timeline", "What a motion plays, when its hooks fire, and how long it takes");
  auto options = std::make_shared<TimelineOptions>();
  command
      ->add_option("ID", options->id,
                   "Id of a motion table, of a Setup that names one, of an animation, or of a script")
      ->type_name("");
  command
      ->add_option("MOTION", options->motion,
                   "Motion command, by name or number, with * and ? where one matches")
      ->type_name("");
  add_asset_options(*command, options->assets);
  command
      ->add_option("--style", options->style,
                   "Style (default: the table's own; with --all: every style, and * and ? match several)")
      ->type_name("NAME");
  command
      ->add_option("--from", options->from,
                   "State it begins in (default: the style's default; with --all also: all)")
      ->type_name("NAME");
  command->add_option("--speed", options->speed, "Speed of the motion")
      ->check(finite())
      ->capture_default_str()
      ->type_name("X");
  command->add_option("--from-speed", options->from_speed, "Speed of the state it begins in")
      ->check(finite())
      ->capture_default_str()
      ->type_name("X");
  command->add_option("--with", options->modifiers, "Modifier laid over that state; may be repeated")
      ->type_name("NAME");
  command
      ->add_option("--tick-rate", options->tick_rate,
                   "Also list ticks, at this rate per second; the first is 1")
      ->check(finite_within(0.001, 1e6))
      ->type_name("HZ");
  command->add_flag("--json", options->json, "Print everything, exact, as JSON");
  command->add_option("--svg", options->svg, "Also draw it into a file; - for the standard output, alone")
      ->type_name("FILE");
  command->add_flag("--all", options->all,
                    "Every motion of the table, or of all tables: length and hit times");
  command
      ->add_option("--csv", options->csv, "With --all: write a row for each hit; - for the standard output")
      ->type_name("FILE");
  command
      ->add_option("--sqlite", options->sqlite,
                   "With --all: write a database with the tables motions and hits; - for the standard output")
      ->type_name("FILE");
  command->footer(
      "Times are seconds after the command. A hook fires in the tick that reaches its time; those on the "
      "last\n"
      "frame of an animation never do.\n"
      "\n"
      "Examples:\n"
      "  acmotion timeline 0x02000001 SlashHigh --style SwordCombat\n"
      "  acmotion timeline 0x09000001 SlashHigh --style SwordCombat --speed 1.5 --tick-rate 30\n"
      "  acmotion timeline 0x09000001 WalkForward --speed -0.65 --from RunForward\n"
      "  acmotion timeline 0x09000001 SlashHigh --style SwordCombat --svg slash.svg\n"
      "  acmotion timeline 0x09000001 --all\n"
      "  acmotion timeline --all --json --dat client_portal.dat > database.json\n"
      "  acmotion timeline --all --csv hits.csv --dat client_portal.dat\n"
      "  acmotion timeline --all --sqlite hits.sqlite --dat client_portal.dat");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
