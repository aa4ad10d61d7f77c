// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/particle_path.h"

#include "base/math.h"

#include <iterator>

namespace acm {

namespace {

constexpr const char* kStraightFormula = "P + o + A*t";
constexpr const char* kParabolaFormula = "P + o + A*t + B*t*t/2";
constexpr const char* kTurningFormula = "P + o + A*t + B*t*t/2, turned by C*t";

// By the number of the type.
constexpr const char* kParticleFormulas[] = {
    "where its slot last was",
    "P + o",
    kStraightFormula,
    kParabolaFormula,
    kTurningFormula,
    "P + o + A*t + (C.x*cos(B.x*t), C.y*sin(B.y*t), C.z*cos(B.z*t))",
    "P + o + (dir*A.x + B*t + (0, 0, A.z))*t",
    "P + o*C + B*t*t + o*C*cos(A.x*t)",
    kParabolaFormula,
    kTurningFormula,
    kParabolaFormula,
    kTurningFormula,
    kStraightFormula,
};

// QUIRK: C.y goes with a sine where the others have a cosine.
Vec3 swarm(const ParticleBirth& birth, float t) {
  const Vec3 b = birth.b, c = birth.c;
  return birth.a * t + Vec3{c.x * math::cos(b.x * t), c.y * math::sin(b.y * t), c.z * math::cos(b.z * t)};
}

// QUIRK: A.x counts on all axes, and A.z is added to z alone.
Vec3 explosion(const ParticleBirth& birth, float t) {
  return (birth.c * birth.a.x + birth.b * t + Vec3{0.0f, 0.0f, birth.a.z}) * t;
}

// QUIRK: A.x on all axes, and no half before B.
Vec3 implosion(const ParticleBirth& birth, float t) {
  return birth.c + birth.b * (t * t) + birth.c * math::cos(birth.a.x * t);
}

}  // namespace

const char* particle_type_name(std::uint32_t particle_type) {
  const char* name = particle_type_name(ParticleType{particle_type});
  return name != nullptr ? name : "unmoved";
}

const char* particle_type_formula(std::uint32_t particle_type) {
  return kParticleFormulas[particle_type < std::size(kParticleFormulas) ? particle_type : 0];
}

bool particle_moves(ParticleType type) {
  return type >= ParticleType::Still && type <= ParticleType::GlobalVelocity;
}

Vec3 particle_position(ParticleType type, const ParticleBirth& birth, Vec3 parent, float t) {
  const Vec3 from = parent + birth.offset;
  switch (type) {
    case ParticleType::LocalVelocity:
    case ParticleType::GlobalVelocity: return from + birth.a * t;
    case ParticleType::ParabolicLVGA:
    case ParticleType::ParabolicLVGAGR:
    case ParticleType::ParabolicLVLA:
    case ParticleType::ParabolicLVLALR:
    case ParticleType::ParabolicGVGA:
    case ParticleType::ParabolicGVGAGR: return from + birth.a * t + birth.b * (0.5f * t * t);
    case ParticleType::Swarm: return from + swarm(birth, t);
    case ParticleType::Explode: return from + explosion(birth, t);
    case ParticleType::Implode: return parent + implosion(birth, t);
    default: return from;
  }
}

Quat particle_rotation(ParticleType type, const ParticleBirth& birth, Quat parent, float t) {
  if (type != ParticleType::ParabolicLVGAGR && type != ParticleType::ParabolicLVLALR &&
      type != ParticleType::ParabolicGVGAGR)
    return {};
  Frame turned{{}, parent};
  rotate_local(turned, birth.c * t);
  return turned.rotation;
}

}  // namespace acm
