// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/sample.hpp"
#include "inspect/draw/contact_sheet.h"
#include "inspect/graph/table_motions.h"

#include <algorithm>

#include "subcommands.h"
#include "support/asset_loader.h"
#include "support/glob.h"
#include "support/jpeg.h"
#include "support/look_options.h"
#include "support/names.h"
#include "support/output.h"
#include "support/progress.h"
#include "support/suggestions.h"
#include "support/tool_error.h"

namespace acm::tool {

namespace {

struct DrawOptions {
  AssetOptions assets;
  LookOptions look;
  std::string id;
  std::string table;
  std::vector<std::string> motions;
  std::string from;
  std::string style;
  std::vector<std::string> held;
  std::string view = "side";
  std::size_t frames = 12;
  float scale = 90.0f;
  std::string out;
  ObjectId played = 0;  ///< the animation that was named instead of a table; 0: none
};

// "RightHand=02000010"
SampleEquipment parse_held(const AssetSource& source, const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos)
    throw ToolError(fmt::format("{}: expected LOCATION=SETUP", text), kWrongUsage);
  const std::string name = text.substr(0, equals);
  for (std::uint32_t key = parent_location::kRightHand; key <= parent_location::kLeftUnarmed; ++key)
    if (inspect::same_but_for_case(name, parent_location_name(key)))
      return {key, resolve_object(text.substr(equals + 1), source.ids(), {ObjectType::Setup})};
  std::string places;
  for (std::uint32_t key = parent_location::kRightHand; key <= parent_location::kLeftUnarmed; ++key)
    places += fmt::format("{}{}", places.empty() ? "" : ", ", parent_location_name(key));
  throw ToolError(fmt::format("'{}' is not a place to hold things; there are: {}", name, places),
                  kWrongUsage);
}

/// What is drawn when no motion is named: those that play an animation.
std::vector<MotionChoice> motions_playing(const MotionTable& table, ObjectId animation) {
  std::vector<MotionChoice> choices;
  for (const TableMotion& motion : table_motions(table))
    if (!motion.overridden && motion.kind != TableMotion::Kind::Modifier &&
        plays(table, *motion.data, animation))
      choices.push_back({motion.style, motion.from, motion.to});
  return choices;
}

std::vector<Command> chosen_styles(const MotionTable& table, const DrawOptions& options) {
  if (!options.style.empty()) return resolve_styles(table, options.style == "all" ? "*" : options.style);
  if (options.played == 0) return {table.default_style()};
  std::vector<Command> styles;
  for (const MotionChoice& choice : motions_playing(table, options.played))
    if (std::ranges::find(styles, choice.style) == styles.end()) styles.push_back(choice.style);
  return styles;
}

[[noreturn]] void fail_to_match(const MotionTable& table, const std::string& pattern, Command style) {
  std::string elsewhere;
  for (const StyleDefault& d : table.style_defaults())
    for (const MotionChoice& choice : motions_of(table, d.style))
      if (elsewhere.empty() && matches_glob(pattern, command_text(choice.motion)))
        elsewhere = fmt::format("; {} exists in {}", command_text(choice.motion), command_text(d.style));
  throw ToolError(fmt::format("{} has no motion {} in style {}{}", hex32(table.id()), pattern,
                              command_text(style), elsewhere));
}

std::vector<MotionChoice> chosen_motions(const MotionTable& table, const DrawOptions& options,
                                         Command style) {
  std::vector<MotionChoice> choices;
  if (options.motions.empty() && options.played != 0) {
    choices = motions_playing(table, options.played);
    std::erase_if(choices, [&](const MotionChoice& choice) { return choice.style != style; });
    return choices;
  }
  if (options.motions.empty()) return motions_of(table, style);
  const Command from = options.from.empty() ? 0 : parse_command(options.from);
  for (const std::string& motion : options.motions) {
    if (motion.find_first_of("*?") == std::string::npos) {
      choices.push_back({style, from, parse_command(motion)});
      continue;
    }
    const std::size_t before = choices.size();
    for (const MotionChoice& choice : motions_of(table, style))
      if (matches_glob(motion, command_text(choice.motion))) choices.push_back({style, from, choice.motion});
    if (choices.size() == before) fail_to_match(table, motion, style);
  }
  return choices;
}

/// One style of a creature: what it looks like and what it does.
struct Act {
  Figure figure;
  std::vector<MotionStrip> strips;
};

Figure equipped_figure(AssetLoader& loader, const AssetSource& source, const DrawOptions& options,
                       ObjectId id, Command style) {
  const Appearance look = load_look(loader, source, id, options.look);
  Result<Figure> figure = load_figure(loader.store(), id, {look, decode_jpeg, options.look.markers()});
  if (!figure) throw ToolError(describe(figure.error()));
  std::vector<SampleEquipment> held;
  for (const std::string& text : options.held) held.push_back(parse_held(source, text));
  if (held.empty() && options.assets.is_builtin()) held = sample_equipment(id, style);
  for (const SampleEquipment& thing : held) {
    loader.load_body(thing.setup);
    const Status status = hold(*figure, loader.store(), id, thing.location, thing.setup,
                               {.decode_jpeg = decode_jpeg, .markers = options.look.markers()});
    if (!status.ok()) throw ToolError(describe(status.error()));
  }
  for (const ObjectId missing : figure->missing)
    report(fmt::format("{}: missing, not drawn", hex32(missing)));
  for (const std::string& note : figure->notes) report(fmt::format("{}: {}", hex32(id), note));
  return std::move(*figure);
}

// A table of another body moves what parts it can.
void send_other_bodies(const Act& act) {
  for (const MotionStrip& strip : act.strips)
    for (const StripFrame& frame : strip.frames)
      if (frame.animation->part_count != act.figure.parts.size())
        return report(fmt::format("{}: moves {} parts, and the Setup has {}", hex32(frame.animation->id),
                                  frame.animation->part_count, act.figure.parts.size()));
}

Act load_act(AssetLoader& loader, const AssetSource& source, const DrawOptions& options,
             const BoundTable& table, ObjectId id, Command style) {
  Act act{equipped_figure(loader, source, options, id, style), {}};
  for (const MotionChoice& choice : chosen_motions(*table.table, options, style)) {
    std::optional<MotionStrip> strip = lay_out(table, choice);
    if (!strip)
      throw ToolError(fmt::format("{} has no motion {} in style {}{}", hex32(table.table->id()),
                                  command_text(choice.motion), command_text(style),
                                  where_motion_exists(*table.table, choice.motion, style)));
    act.strips.push_back(std::move(*strip));
  }
  send_other_bodies(act);
  return act;
}

// A motion table that is named instead of a Setup is the one to show.
ObjectId table_of(AssetLoader& loader, const AssetSource& source, const DrawOptions& options, ObjectId id) {
  if (!options.table.empty()) id = resolve_object(options.table, source.ids(), kTableTypes);
  return resolve_table(loader, source, id);
}

std::size_t count_figures(const std::vector<SheetStrip>& strips, std::size_t most) {
  std::size_t figures = 0;
  for (const SheetStrip& s : strips) {
    const std::size_t here = chosen_frames(s.strip, most).size();
    if (here == 0) report(fmt::format("{}: has no frames, nothing to draw", s.strip.title));
    figures += here;
  }
  return figures;
}

int run(const DrawOptions& given) {
  DrawOptions options = given;
  SheetStyle style;
  style.view = *find_view(options.view);
  style.frames = options.frames;
  style.pixels_per_metre = options.scale;
  const AssetSource source = open_assets(options.assets);
  AssetLoader loader(source);
  ObjectId named = resolve_object(options.id, source.ids(), kTableTypes);
  if (object_type(named) == ObjectType::Animation) options.played = named;
  named = table_instead_of_animation(loader, source, named);
  const ObjectId id = resolve_setup(loader, source, named);
  loader.load(id);
  const BoundTable& table = loader.load_table(table_of(loader, source, options, named));
  std::vector<Act> acts;
  for (const Command command : chosen_styles(*table.table, options))
    acts.push_back(load_act(loader, source, options, table, id, command));
  std::vector<SheetStrip> strips;
  for (const Act& act : acts)
    for (const MotionStrip& strip : act.strips) strips.push_back({&act.figure, strip});
  const std::size_t figures = count_figures(strips, style.frames);
  if (figures == 0)
    throw ToolError(fmt::format("nothing to draw: {} of {} has a frame",
                                strips.empty() ? "no motion" : "none",
                                strips.empty() ? "that name" : counted(strips.size(), "motion")));
  const std::string title = fmt::format("Setup {}, motion table {}", hex32(id), hex32(table.table->id()));
  Progress progress("drawing", strips.size());
  const std::string svg =
      draw_contact_sheet(title, strips, style, [&](std::size_t drawn) { progress.show(drawn); });
  progress.hide();
  write_file(options.out, svg);
  if (options.out != "-")
    print("{}: {}, {}\n", options.out, counted(strips.size(), "motion"), counted(figures, "figure"));
  return 0;
}

}  // namespace

void add_draw(CLI::App& app, Outcome& outcome) {
  CLI::App* command =
      app.add_subcommand("draw", "Draw motions of a creature, frame by frame, as an SVG picture");
  auto options = std::make_shared<DrawOptions>();
  command
      ->add_option("ID", options->id,
                   "Id of the creature's Setup, of a motion table that one names, or of an animation")
      ->required()
      ->type_name("");
  add_asset_options(*command, options->assets);
  CLI::Option* motion = command->add_option(
      "--motion", options->motions, "Cycle or action, with * and ?; may be repeated (default: all of them)");
  motion->type_name("NAME");
  command->add_option("--style", options->style, "Style, with * and ?, or all (default: the table's own)")
      ->type_name("NAME");
  command->add_option("--from", options->from, "Draw the link from this substate instead")
      ->type_name("NAME")
      ->needs(motion);
  command->add_option("--table", options->table, "Motion table (default: the Setup's own)")->type_name("ID");
  command->add_option("--hold", options->held, "Put a thing in a hand, such as RightHand=02000010")
      ->type_name("LOCATION=ID");
  add_look_options(*command, options->look);
  add_choice<std::string>(*command, "--view", options->view, "Where to look from: side, front, top or iso",
                          {{"side", "side"}, {"front", "front"}, {"top", "top"}, {"iso", "iso"}})
      ->default_str("side")
      ->type_name("VIEW");
  command->add_option("--frames", options->frames, "Maximum number of figures per motion")
      ->check(whole_within(1, 1000))
      ->capture_default_str();
  command->add_option("--scale", options->scale, "Pixels per metre")
      ->check(finite_within(1, 1000))
      ->capture_default_str();
  command->add_option("-o,--out", options->out, "File to write; - for the standard output")
      ->required()
      ->type_name("FILE");
  command->footer(
      "Examples:\n"
      "  acmotion draw 0x02000001 --motion WalkForward -o walk.svg\n"
      "  acmotion draw 0x02000001 --style SwordCombat --view iso -o sword.svg\n"
      "  acmotion draw 0x02000002 --motion RunForward --clothing 0x10000002 --template 1 --shade 0.5 -o "
      "snow.svg\n"
      "  acmotion draw 0x02000003 --from Off --motion On --view iso -o door.svg");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
