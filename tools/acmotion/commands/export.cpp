// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/gltf/gltf.h"
#include "inspect/graph/state_graph.h"

#include <algorithm>
#include <filesystem>

#include "subcommands.h"
#include "support/asset_loader.h"
#include "support/glob.h"
#include "support/gltf_text.h"
#include "support/jpeg.h"
#include "support/look_options.h"
#include "support/names.h"
#include "support/object_files.h"
#include "support/output.h"
#include "support/progress.h"
#include "support/standard_stream.h"
#include "support/suggestions.h"
#include "support/tool_error.h"

namespace acm::tool {

namespace {

namespace fs = std::filesystem;

struct ExportOptions {
  AssetOptions assets;
  LookOptions look;
  std::string id;
  std::string table;
  std::vector<std::string> motions;
  GltfOptions gltf;
  bool plain = false;
  bool flat = false;
  bool all = false;
  std::string out;
  std::string graph;
  ObjectId played = 0;  ///< the animation that was named instead of a table; 0: none
};

/// What becomes one file.
struct Body {
  ObjectId setup = 0;
  ObjectId table = 0;  ///< 0: none, so it only stands there
};

// "SlashHigh" means it in every style and from every state.
bool is_wanted(const TableMotion& motion, const std::string& pattern) {
  const std::string name = clip_name(motion);
  return name == pattern || matches_glob(pattern, name) || matches_glob(pattern, command_text(motion.to));
}

std::string nearest(const std::vector<TableMotion>& motions, const std::string& pattern) {
  std::vector<std::string> names;
  for (const TableMotion& motion : motions) {
    names.push_back(clip_name(motion));
    names.push_back(command_text(motion.to));
  }
  std::ranges::sort(names);
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return did_you_mean(pattern, names);
}

std::vector<TableMotion> chosen_motions(const MotionTable& table, const ExportOptions& options) {
  const std::vector<std::string>& patterns = options.motions;
  std::vector<TableMotion> motions = table_motions(table);
  std::erase_if(motions, [](const TableMotion& motion) { return motion.overridden; });
  for (const std::string& pattern : patterns)
    if (std::ranges::none_of(motions, [&](const TableMotion& m) { return is_wanted(m, pattern); }))
      throw ToolError(
          fmt::format("{} has no motion {}{}", hex32(table.id()), pattern, nearest(motions, pattern)));
  if (patterns.empty()) {
    std::erase_if(motions, [&](const TableMotion& motion) {
      return options.played != 0 && !plays(table, *motion.data, options.played);
    });
    return motions;
  }
  std::erase_if(motions, [&](const TableMotion& motion) {
    return std::ranges::none_of(patterns, [&](const std::string& p) { return is_wanted(motion, p); });
  });
  return motions;
}

Body find_body(AssetLoader& loader, const AssetSource& source, ExportOptions& options) {
  const ObjectId named = resolve_object(options.id, source.ids(), kTableTypes);
  if (object_type(named) == ObjectType::Animation) options.played = named;
  const ObjectId id = table_instead_of_animation(loader, source, named);
  const ObjectId setup_id = resolve_setup(loader, source, id);
  if (setup_id != id) return {setup_id, id};
  loader.load(id);
  const Result<const Setup*> setup = loader.store().setup(id);
  if (!setup) throw ToolError(describe(setup.error()));
  return {id, options.table.empty()
                  ? (*setup)->default_motion_table
                  : resolve_table(loader, source, resolve_object(options.table, source.ids(), kTableTypes))};
}

struct Written {
  std::size_t clips = 0;
  std::size_t bytes = 0;
  bool whole = true;
};

bool is_text_form(const fs::path& path) {
  return inspect::same_but_for_case(path.extension().string(), ".gltf");
}

Written write_body(AssetLoader& loader, const AssetSource& source, const ExportOptions& options,
                   const Body& body, const fs::path& out, const fs::path& graph) {
  GltfOptions gltf = options.gltf;
  gltf.appearance = load_look(loader, source, body.setup, options.look);
  gltf.markers = options.look.markers();
  const BoundTable* table = body.table != 0 ? &loader.load_table(body.table) : nullptr;
  if (!table && !options.motions.empty())
    throw ToolError(fmt::format("{} names no motion table", hex32(body.setup)));
  const std::vector<TableMotion> motions =
      table ? chosen_motions(*table->table, options) : std::vector<TableMotion>();
  const Result<GltfExport> made = export_gltf(loader.store(), body.setup, table, motions, gltf);
  if (!made) throw ToolError(describe(made.error()));
  const std::string file =
      is_text_form(out) ? gltf_text(made->glb)
                        : std::string(reinterpret_cast<const char*>(made->glb.data()), made->glb.size());
  write_file(out.string(), file);
  if (table && !graph.empty()) write_file(graph.string(), to_json(state_graph(*table)));
  for (const ObjectId id : made->missing)
    report(fmt::format("{}: model {} is missing", hex32(body.setup), hex32(id)));
  for (const std::string& note : made->notes) report(fmt::format("{}: {}", hex32(body.setup), note));
  if (table)
    for (const ObjectId id : table->missing)
      report(fmt::format("{}: animation {} is missing", hex32(body.table), hex32(id)));
  return {made->clips, file.size(), made->missing.empty() && (!table || table->missing.empty())};
}

int export_one(AssetLoader& loader, const AssetSource& source, ExportOptions& options) {
  if (options.id.empty()) throw ToolError("name a Setup or a motion table, or use --all", kWrongUsage);
  if (options.out == "-" && options.graph == "-")
    throw ToolError("only one of -o and --graph can be the standard output", kWrongUsage);
  const Body body = find_body(loader, source, options);
  const Written written = write_body(loader, source, options, body, options.out, options.graph);
  if (options.out != "-" && options.graph != "-")
    print("{}: {}, {}\n", options.out, counted(written.clips, "motion"), counted(written.bytes, "byte"));
  return written.whole ? 0 : kBadData;
}

int export_all(AssetLoader& loader, const AssetSource& source, const ExportOptions& options) {
  if (!options.id.empty() || !options.table.empty() || !options.motions.empty())
    throw ToolError("--all cannot be combined with an id, --table or --motion", kWrongUsage);
  if (!options.look.is_plain())
    throw ToolError("--all cannot be combined with --clothing or --look", kWrongUsage);
  refuse_standard_stream(options.out, "-o", "--all writes a file for each Setup; name a folder (-o DIR)");
  refuse_standard_stream(options.graph, "--graph",
                         "--all writes a file for each table; name a folder (--graph DIR)");
  std::vector<Body> bodies;
  for (const auto& [table, setup] : setups_by_table(loader, source))
    if (source.find(table)) bodies.push_back({setup, table});
  if (bodies.empty()) throw ToolError(fmt::format("{}: no Setup names a motion table", source.name()));
  make_folder(options.out);
  if (!options.graph.empty()) make_folder(options.graph);
  Progress progress("export", bodies.size());
  std::size_t clips = 0, bytes = 0, failed = 0;
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    progress.show(i);
    try {
      const fs::path out = fs::path(options.out) / fmt::format("{:08X}.glb", bodies[i].setup);
      const fs::path graph = options.graph.empty()
                                 ? fs::path()
                                 : fs::path(options.graph) / fmt::format("{:08X}.json", bodies[i].table);
      const Written written = write_body(loader, source, options, bodies[i], out, graph);
      clips += written.clips;
      bytes += written.bytes;
      failed += written.whole ? 0 : 1;
    } catch (const ToolError& error) {
      progress.hide();
      report(error.what());
      ++failed;
    }
  }
  progress.hide();
  print("{}: {}, {}, {}\n", options.out, counted(bodies.size(), "Setup"), counted(clips, "motion"),
        counted(bytes, "byte"));
  return failed == 0 ? 0 : kBadData;
}

int run(const ExportOptions& given) {
  ExportOptions options = given;
  options.gltf.tree = options.flat ? GltfOptions::Tree::Flat : GltfOptions::Tree::Parents;
  options.gltf.textures = !options.plain;
  options.gltf.decode_jpeg = decode_jpeg;
  const AssetSource source = open_assets(options.assets);
  AssetLoader loader(source);
  return options.all ? export_all(loader, source, options) : export_one(loader, source, options);
}

}  // namespace

void add_export(CLI::App& app, Outcome& outcome) {
  CLI::App* command = app.add_subcommand("export", "Write a creature with all its motions as glTF");
  auto options = std::make_shared<ExportOptions>();
  command
      ->add_option("ID", options->id, "Id of a Setup, of a motion table that one names, or of an animation")
      ->type_name("");
  add_asset_options(*command, options->assets);
  command
      ->add_option("--motion", options->motions,
                   "Only this motion; by its name in the file, with * and ?, or by command; may be repeated")
      ->type_name("NAME");
  command->add_option("--table", options->table, "Motion table (default: the Setup's own)")->type_name("ID");
  add_choice<GltfOptions::Keys>(*command, "--interpolation", options->gltf.keys,
                                "Between key frames: step (as the client shows them, default) or linear",
                                {{"step", GltfOptions::Keys::Step}, {"linear", GltfOptions::Keys::Linear}})
      ->type_name("KIND");
  command->add_flag("--root-motion", options->gltf.root_motion,
                    "Let velocity and position frames move the body");
  command->add_flag("--flat", options->flat,
                    "Hang all parts on the body, with the frames of the file bit for bit, instead of on "
                    "their parents");
  add_look_options(*command, options->look);
  command->add_flag("--no-textures", options->plain,
                    "Paint every surface in one colour, the mean of its texture");
  command->add_flag("--all", options->all, "Every Setup that names a motion table, into a folder");
  command
      ->add_option("-o,--out", options->out,
                   "File to write: .glb, or .gltf for text with everything in it; - for the standard output "
                   "(.glb); with --all a folder")
      ->required()
      ->type_name("PATH");
  command
      ->add_option("--graph", options->graph,
                   "Also write the state graph as JSON into this file; with --all a folder, one file a table")
      ->type_name("PATH");
  command->footer(
      "Motions become animations called NonCombat/RunForward (cycles), SwordCombat/Ready>SlashHigh (links),\n"
      "NonCombat/+TurnRight (modifiers); * stands for every style or state. `acmotion "
      "import` takes edited animations back.\n"
      "\n"
      "Examples:\n"
      "  acmotion export 0x02000001 -o mannequin.glb\n"
      "  acmotion export 0x09000002 --interpolation linear --root-motion -o beast.glb\n"
      "  acmotion export 0x02000001 --motion 'SwordCombat/Ready>SlashHigh' -o slash.glb\n"
      "  acmotion export 0x02000001 --motion 'NonCombat/*' -o peace.glb --dat client_portal.dat\n"
      "  acmotion export 0x02000001 --clothing 0x10000001 --template 2 --shade 0.3 -o knight.glb\n"
      "  acmotion export --all -o creatures/ --dat client_portal.dat");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
