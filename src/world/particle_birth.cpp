// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/particle_birth.h"

#include "base/epsilon.h"
#include "base/math.h"

#include <algorithm>

namespace acm {

namespace {

constexpr float kMinParticleScale = 0.1f;
constexpr float kMaxParticleScale = 10.0f;

float spread(float value, float by, float low, float high, ParticleRolls& rolls) {
  return std::clamp(value + static_cast<float>(rolls.signed_unit()) * by, low, high);
}

float between(float low, float high, ParticleRolls& rolls) {
  return low + static_cast<float>(rolls.unit()) * (high - low);
}

// In the plane across `offset_dir` when that is of unit length; everywhere when it is zero (PE-9).
Vec3 draw_offset(const ParticleEmitterInfo& info, ParticleRolls& rolls) {
  Vec3 v;
  v.z = static_cast<float>(rolls.signed_unit());
  v.y = static_cast<float>(rolls.signed_unit());
  v.x = static_cast<float>(rolls.signed_unit());
  v = v - info.offset_dir * dot(v, info.offset_dir);
  const float size = length(v);
  if (size < kEpsilon) return {};
  return v * (1.0f / size) * between(info.min_offset, info.max_offset, rolls);
}

// Where an exploding particle goes (PE-11).
Vec3 draw_direction(Vec3 c, ParticleRolls& rolls) {
  constexpr auto kPi = static_cast<float>(math::kPi);
  float sin_theta = 0.0f, cos_theta = 0.0f, sin_phi = 0.0f, cos_phi = 0.0f;
  math::sincos(static_cast<float>(rolls.signed_unit()) * kPi, sin_theta, cos_theta);
  math::sincos(static_cast<float>(rolls.signed_unit()) * kPi, sin_phi, cos_phi);
  const Vec3 stretched{c.x * cos_theta * cos_phi, c.y * sin_theta * cos_phi, c.z * sin_phi};
  const float size = length(stretched);
  return size < kEpsilon ? Vec3{} : stretched * (1.0f / size);
}

bool has_local_a(ParticleType type) {
  return type == ParticleType::LocalVelocity || type == ParticleType::ParabolicLVGA ||
         type == ParticleType::ParabolicLVGAGR || type == ParticleType::Swarm ||
         type == ParticleType::ParabolicLVLA || type == ParticleType::ParabolicLVLALR;
}

bool has_local_b(ParticleType type) {
  return type == ParticleType::ParabolicLVLA || type == ParticleType::ParabolicLVLALR;
}

bool has_local_c(ParticleType type) {
  return type == ParticleType::ParabolicLVLALR;
}

// Local vectors are turned once: they keep the directions of the birth, however the body turns (PE-10).
void turn_local_vectors(ParticleBirth& birth, ParticleType type) {
  const Quat rotation = birth.start.rotation;
  if (has_local_a(type)) birth.a = rotate_to_global(rotation, birth.a);
  if (has_local_b(type)) birth.b = rotate_to_global(rotation, birth.b);
  if (has_local_c(type)) birth.c = rotate_to_global(rotation, birth.c);
}

}  // namespace

ParticleBirth draw_particle_birth(const ParticleEmitterInfo& info, const Frame& start, Vec3 hook_offset,
                                  ParticleRolls& rolls) {
  ParticleBirth birth;
  birth.start = start;
  birth.lifespan = std::max(0.0, info.lifespan + rolls.signed_unit() * info.lifespan_rand);
  birth.final_translucency = spread(info.final_trans, info.trans_rand, 0.0f, 1.0f, rolls);
  birth.start_translucency = spread(info.start_trans, info.trans_rand, 0.0f, 1.0f, rolls);
  birth.final_scale = spread(info.final_scale, info.scale_rand, kMinParticleScale, kMaxParticleScale, rolls);
  birth.start_scale = spread(info.start_scale, info.scale_rand, kMinParticleScale, kMaxParticleScale, rolls);
  birth.c = info.c * between(info.min_c, info.max_c, rolls);
  birth.b = info.b * between(info.min_b, info.max_b, rolls);
  birth.a = info.a * between(info.min_a, info.max_a, rolls);
  birth.offset = rotate_to_global(start.rotation, hook_offset + draw_offset(info, rolls));
  turn_local_vectors(birth, info.particle_type);
  if (info.particle_type == ParticleType::Explode) birth.c = draw_direction(birth.c, rolls);
  if (info.particle_type == ParticleType::Implode) birth.c = scaled(birth.offset, birth.c);
  return birth;
}

}  // namespace acm
