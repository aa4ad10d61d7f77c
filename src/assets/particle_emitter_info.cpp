// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/particle_emitter_info.h"

#include "assets/record_fields.h"
#include "assets/record_reader.h"
#include "assets/record_writer.h"

#include <iterator>

namespace acm {

const char* particle_type_name(ParticleType type) {
  static constexpr const char* kNames[] = {
      nullptr,         "Still",           "LocalVelocity", "ParabolicLVGA", "ParabolicLVGAGR",
      "Swarm",         "Explode",         "Implode",       "ParabolicLVLA", "ParabolicLVLALR",
      "ParabolicGVGA", "ParabolicGVGAGR", "GlobalVelocity"};
  const auto number = static_cast<std::uint32_t>(type);
  return number < std::size(kNames) ? kNames[number] : nullptr;
}

Result<ParticleEmitterInfo> read_particle_emitter_info(Bytes bytes) {
  return read_record<ParticleEmitterInfo>(bytes);
}

Vector<std::byte> write_particle_emitter_info(const ParticleEmitterInfo& info) {
  return write_record(info);
}

}  // namespace acm
