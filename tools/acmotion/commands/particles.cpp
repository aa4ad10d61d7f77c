// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/draw/particle_paths.h"

#include <fmt/format.h>

#include <memory>

#include "subcommands.h"
#include "support/asset_loader.h"
#include "support/names.h"
#include "support/output.h"
#include "support/tool_error.h"

namespace acm::tool {

namespace {

struct ParticleCommandOptions {
  AssetOptions assets;
  std::string id;
  ParticleTrial trial;
  double rate = 30.0;
  std::string svg;
  std::string json;
};

// Of an emitter itself, or all that the hooks of a creature name.
std::vector<ObjectId> resolve_emitters(AssetLoader& loader, const AssetSource& source,
                                       const std::string& text) {
  const ObjectId id =
      resolve_object(text, source.ids(), {ObjectType::ParticleEmitterInfo, ObjectType::Setup});
  if (object_type(id) == ObjectType::ParticleEmitterInfo) {
    loader.load(id);
    return {id};
  }
  if (object_type(id) != ObjectType::Setup)
    throw ToolError(fmt::format("{}: neither a particle emitter nor a Setup", hex32(id)), kWrongUsage);
  loader.load_particles(id);
  if (const Result<const Setup*> setup = loader.store().setup(id); !setup)
    throw ToolError(describe(setup.error()));
  const Vector<ObjectId> found = loader.store().ids(ObjectType::ParticleEmitterInfo);
  if (found.empty()) throw ToolError(fmt::format("{}: no emitter of its hooks is there", hex32(id)));
  return {found.begin(), found.end()};
}

ParticlePaths tried(const AssetStore& store, ObjectId id, const ParticleTrial& trial) {
  const Result<const ParticleEmitterInfo*> info = store.get<ParticleEmitterInfo>(id);
  if (!info) throw ToolError(describe(info.error()));
  Result<ParticlePaths> paths = try_particle_emitter(**info, trial);
  if (!paths) throw ToolError(describe(paths.error()));
  return std::move(*paths);
}

void print_emitter(const ParticlePaths& paths) {
  const auto type = static_cast<std::uint32_t>(paths.info.particle_type);
  print("{}  {}: {}\n", colored(TextColor::Id, hex32(paths.info.id)),
        colored(TextColor::Name, particle_type_name(type)), particle_type_formula(type));
  print("  mesh {}, at most {} live, birthrate {:g}, lifespan {:g} s\n", hex32(paths.info.mesh),
        paths.info.max_particles, paths.info.birthrate, paths.info.lifespan);
  const ParticlePaths::Tally& last = paths.tallies.back();
  print("  after {:.2f} s: {} live, {} emitted{}\n", last.time, last.live, last.emitted,
        paths.stopped ? ", stopped" : "");
}

int run(const ParticleCommandOptions& options) {
  if (options.svg == "-" && options.json == "-")
    throw ToolError("only one output can be the standard output", kWrongUsage);
  ParticleTrial trial = options.trial;
  trial.step = 1.0 / options.rate;
  const AssetSource source = open_assets(options.assets);
  AssetLoader loader(source);
  const std::vector<ObjectId> ids = resolve_emitters(loader, source, options.id);
  const bool writes = !options.svg.empty() || !options.json.empty();
  if (writes && ids.size() > 1)
    throw ToolError(fmt::format("{}: {} emitters; name one of them", options.id, ids.size()), kWrongUsage);
  for (const ObjectId id : ids) {
    const ParticlePaths paths = tried(loader.store(), id, trial);
    if (!options.svg.empty()) write_file(options.svg, particle_paths_svg(paths));
    if (!options.json.empty()) write_file(options.json, particle_paths_json(paths));
    if (!writes) print_emitter(paths);
  }
  return 0;
}

}  // namespace

void add_particles(CLI::App& app, Outcome& outcome) {
  CLI::App* command =
      app.add_subcommand("particles", "Run a particle emitter and show the particles it emits");
  auto options = std::make_shared<ParticleCommandOptions>();
  command->add_option("ID", options->id, "Id of a particle emitter, or of a Setup whose hooks name emitters")
      ->required()
      ->type_name("");
  add_asset_options(*command, options->assets);
  command->add_option("--seconds", options->trial.seconds, "How long it runs")
      ->check(CLI::Range(0.0, 600.0))
      ->capture_default_str()
      ->type_name("SECONDS");
  command->add_option("--rate", options->rate, "Updates a second; each makes one particle at most")
      ->check(CLI::Range(1.0, 1000.0))
      ->capture_default_str()
      ->type_name("NUMBER");
  command->add_option("--seed", options->trial.seed, "Seed of the random numbers")
      ->capture_default_str()
      ->type_name("NUMBER");
  command
      ->add_option("--svg", options->svg,
                   "Draw the paths, from the side and from above; - for the standard output")
      ->type_name("FILE");
  command
      ->add_option("--json", options->json, "Write every particle at every update; - for the standard output")
      ->type_name("FILE");
  command->footer(
      "The body rests at the origin, so emitters that emit by distance emit only their initial particles.\n"
      "\n"
      "Examples:\n"
      "  acmotion particles 0x02000001\n"
      "  acmotion particles 0x32000001 --seconds 3 --svg sparks.svg\n"
      "  acmotion particles 0x32000001 --json - | jq '.updates[-1]'\n"
      "  acmotion particles 0x320009C4 --seed 7 --dat client_portal.dat");
  command->callback([options, &outcome] { outcome.exit_code = run(*options); });
}

}  // namespace acm::tool
