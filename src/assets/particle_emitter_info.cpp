// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/particle_emitter_info.h"

#include <iterator>

#include "record.h"

namespace acm {

namespace {

constexpr std::uint64_t kUnusedOffset = 4;
constexpr std::uint64_t kEmitterTypeOffset = 8;

void read_emission(ByteReader& in, ParticleEmitterInfo& info) {
  info.birthrate = in.f64("birthrate");
  info.max_particles = in.i32("max particles");
  info.initial_particles = in.i32("initial particles");
  info.total_particles = in.i32("total particles");
  info.total_seconds = in.f64("total seconds");
  info.lifespan = in.f64("lifespan");
  info.lifespan_rand = in.f64("lifespan rand");
  info.offset_dir = in.vec3("offset direction");
  info.min_offset = in.f32("min offset");
  info.max_offset = in.f32("max offset");
}

void read_vectors(ByteReader& in, ParticleEmitterInfo& info) {
  info.a = in.vec3("a");
  info.min_a = in.f32("min a");
  info.max_a = in.f32("max a");
  info.b = in.vec3("b");
  info.min_b = in.f32("min b");
  info.max_b = in.f32("max b");
  info.c = in.vec3("c");
  info.min_c = in.f32("min c");
  info.max_c = in.f32("max c");
}

void write_emission(ByteWriter& out, const ParticleEmitterInfo& info) {
  out.f64(info.birthrate);
  out.i32(info.max_particles);
  out.i32(info.initial_particles);
  out.i32(info.total_particles);
  out.f64(info.total_seconds);
  out.f64(info.lifespan);
  out.f64(info.lifespan_rand);
  out.vec3(info.offset_dir);
  out.f32(info.min_offset);
  out.f32(info.max_offset);
}

void write_vectors(ByteWriter& out, const ParticleEmitterInfo& info) {
  out.vec3(info.a);
  out.f32(info.min_a);
  out.f32(info.max_a);
  out.vec3(info.b);
  out.f32(info.min_b);
  out.f32(info.max_b);
  out.vec3(info.c);
  out.f32(info.min_c);
  out.f32(info.max_c);
}

}  // namespace

const char* particle_type_name(ParticleType type) {
  static constexpr const char* kNames[] = {
      nullptr,         "Still",           "LocalVelocity", "ParabolicLVGA", "ParabolicLVGAGR",
      "Swarm",         "Explode",         "Implode",       "ParabolicLVLA", "ParabolicLVLALR",
      "ParabolicGVGA", "ParabolicGVGAGR", "GlobalVelocity"};
  const auto number = static_cast<std::uint32_t>(type);
  return number < std::size(kNames) ? kNames[number] : nullptr;
}

Result<ParticleEmitterInfo> read_particle_emitter_info(Bytes bytes) {
  ByteReader in(bytes);
  ParticleEmitterInfo info;
  info.id = read_record_id(in, ObjectType::ParticleEmitterInfo);
  info.unused = in.u32("unused");
  if (info.unused != 0) in.record(Oddity::NonZeroPadding, kUnusedOffset);
  info.emitter_type = in.u32("emitter type");
  note_unknown_flags(in, info.emitter_type, ParticleEmitterInfo::kPerSecond | ParticleEmitterInfo::kPerMetre,
                     kEmitterTypeOffset);
  info.particle_type = static_cast<ParticleType>(in.u32("particle type"));
  info.software_mesh = in.u32("software mesh");
  info.mesh = in.u32("mesh");
  read_emission(in, info);
  read_vectors(in, info);
  info.start_scale = in.f32("start scale");
  info.final_scale = in.f32("final scale");
  info.scale_rand = in.f32("scale rand");
  info.start_trans = in.f32("start translucency");
  info.final_trans = in.f32("final translucency");
  info.trans_rand = in.f32("translucency rand");
  info.is_parent_local = in.u32("is parent local");
  return finish_record(in, std::move(info));
}

Vector<std::byte> write_particle_emitter_info(const ParticleEmitterInfo& info) {
  ByteWriter out;
  out.u32(info.id);
  out.u32(info.unused);
  out.u32(info.emitter_type);
  out.u32(static_cast<std::uint32_t>(info.particle_type));
  out.u32(info.software_mesh);
  out.u32(info.mesh);
  write_emission(out, info);
  write_vectors(out, info);
  out.f32(info.start_scale);
  out.f32(info.final_scale);
  out.f32(info.scale_rand);
  out.f32(info.start_trans);
  out.f32(info.final_trans);
  out.f32(info.trans_rand);
  out.u32(info.is_parent_local);
  return std::move(out).take();
}

}  // namespace acm
