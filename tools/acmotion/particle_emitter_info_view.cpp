// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "asset_view.h"
#include "view_text.h"

namespace acm::tool {

namespace {

std::string particle_type_text(ParticleType type) {
  const char* name = particle_type_name(type);
  return name != nullptr ? name : fmt::format("particle type {}", static_cast<std::uint32_t>(type));
}

std::string birth_text(const ParticleEmitterInfo& info) {
  if ((info.emitter_type & ParticleEmitterInfo::kPerSecond) != 0)
    return fmt::format("a birth every {} s", info.birthrate);
  if ((info.emitter_type & ParticleEmitterInfo::kPerMetre) != 0)
    return fmt::format("a birth every {} m", info.birthrate);
  return "no births after the first";
}

std::string end_text(const ParticleEmitterInfo& info) {
  std::string text;
  if (info.total_particles != 0) text = fmt::format("after {} particles", info.total_particles);
  if (info.total_seconds != 0.0)
    text += fmt::format("{}after {} s", text.empty() ? "" : " or ", info.total_seconds);
  return text.empty() ? "never" : text;
}

std::string spread_text(double value, double rand) {
  return rand == 0.0 ? fmt::format("{}", value) : fmt::format("{} +- {}", value, rand);
}

void print_vector(const char* name, const Vec3& v, float min, float max) {
  print("  {}             {} times {} to {}\n", name, text_of(v), min, max);
}

void add_vectors(Json& json, const ParticleEmitterInfo& info) {
  json["offset_dir"] = exact(info.offset_dir);
  json["min_offset"] = exact(info.min_offset);
  json["max_offset"] = exact(info.max_offset);
  json["a"] = exact(info.a);
  json["min_a"] = exact(info.min_a);
  json["max_a"] = exact(info.max_a);
  json["b"] = exact(info.b);
  json["min_b"] = exact(info.min_b);
  json["max_b"] = exact(info.max_b);
  json["c"] = exact(info.c);
  json["min_c"] = exact(info.min_c);
  json["max_c"] = exact(info.max_c);
}

void add_drawing(Json& json, const ParticleEmitterInfo& info) {
  json["start_scale"] = exact(info.start_scale);
  json["final_scale"] = exact(info.final_scale);
  json["scale_rand"] = exact(info.scale_rand);
  json["start_trans"] = exact(info.start_trans);
  json["final_trans"] = exact(info.final_trans);
  json["trans_rand"] = exact(info.trans_rand);
}

}  // namespace

Json json_of(const ParticleEmitterInfo& info) {
  const char* name = particle_type_name(info.particle_type);
  Json json = {{"id", hex32(info.id)},
               {"type", to_string(ObjectType::ParticleEmitterInfo)},
               {"unused", info.unused},
               {"emitter_type", info.emitter_type},
               {"particle_type", static_cast<std::uint32_t>(info.particle_type)},
               {"particle_type_name", name == nullptr ? "" : name},
               {"software_mesh", hex32(info.software_mesh)},
               {"mesh", hex32(info.mesh)},
               {"birthrate", exact(info.birthrate)},
               {"max_particles", info.max_particles},
               {"initial_particles", info.initial_particles},
               {"total_particles", info.total_particles},
               {"total_seconds", exact(info.total_seconds)},
               {"lifespan", exact(info.lifespan)},
               {"lifespan_rand", exact(info.lifespan_rand)}};
  add_vectors(json, info);
  add_drawing(json, info);
  json["is_parent_local"] = info.is_parent_local;
  json["oddities"] = json_of(info.oddities);
  return json;
}

Json summary_of(const ParticleEmitterInfo& info) {
  return {{"particles", particle_type_text(info.particle_type)},
          {"mesh", hex32(info.mesh)},
          {"births", birth_text(info)},
          {"at_most", info.max_particles},
          {"ends", end_text(info)}};
}

void print_text(const ParticleEmitterInfo& info, const TextOptions& options) {
  print_heading(ObjectType::ParticleEmitterInfo, info.id);
  print("  {}, {}, mesh {}\n", counted(options.bytes, "byte"), particle_type_text(info.particle_type),
        id_text(info.mesh));
  print("  births        {} at once, then {}; at most {} alive\n", info.initial_particles, birth_text(info),
        info.max_particles);
  print("  ends          {}\n", end_text(info));
  print("  life          {} s\n", spread_text(info.lifespan, info.lifespan_rand));
  print("  offset        {} to {} m across {}\n", info.min_offset, info.max_offset, text_of(info.offset_dir));
  print_vector("a", info.a, info.min_a, info.max_a);
  print_vector("b", info.b, info.min_b, info.max_b);
  print_vector("c", info.c, info.min_c, info.max_c);
  print("  scale         {} to {}\n", info.start_scale, spread_text(info.final_scale, info.scale_rand));
  print("  translucency  {} to {}\n", info.start_trans, spread_text(info.final_trans, info.trans_rand));
  print("  moves         {}\n", info.is_parent_local != 0 ? "with the body" : "on its own");
}

}  // namespace acm::tool
