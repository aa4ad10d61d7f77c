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
    return fmt::format("every {} s", info.birthrate);
  if ((info.emitter_type & ParticleEmitterInfo::kPerMetre) != 0)
    return fmt::format("every {} m", info.birthrate);
  return "never";
}

std::string end_text(const ParticleEmitterInfo& info) {
  std::string text;
  if (info.total_particles != 0) text = fmt::format("after {} particles", info.total_particles);
  if (info.total_seconds != 0.0)
    text += fmt::format("{}after {} s", text.empty() ? "" : " or ", info.total_seconds);
  return text.empty() ? "never" : text;
}

// In the type of the field, so that 0.1 is printed as 0.1.
template <class Number>
std::string spread_text(Number value, Number rand) {
  return rand == 0 ? fmt::format("{}", value) : fmt::format("{} +- {}", value, rand);
}

void print_vector(const char* name, const Vec3& v, float min, float max) {
  print("  {}             {} times {} to {}\n", name, text_of(v), min, max);
}

}  // namespace

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
  print("  births        {} at once, then one {}; at most {} alive\n", info.initial_particles,
        birth_text(info), info.max_particles);
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
