// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "particles.h"

#include "beast.h"
#include "content.h"
#include "mesh.h"
#include "scripts.h"
#include "surfaces.h"

namespace acm::sample {

namespace {

constexpr ObjectId kSparkMesh = 0x01000501, kBreathMesh = 0x01000502;
constexpr ObjectId kSparkLevels = 0x11000001, kBreathLevels = 0x11000002;

// A square that faces -y, as particles do that are turned to the eye (GX-11). Scales below a tenth do not
// occur (PE-8), so that it is larger than what it shows.
GfxObj square(ObjectId id, SurfaceId surface, ObjectId degrade) {
  constexpr float kHalf = 0.2f;
  MeshBuilder b(id);
  b.paint(surface);
  b.polygon({{{-kHalf, 0.0f, -kHalf}, {0.0f, 1.0f}},
             {{kHalf, 0.0f, -kHalf}, {1.0f, 1.0f}},
             {{kHalf, 0.0f, kHalf}, {1.0f, 0.0f}},
             {{-kHalf, 0.0f, kHalf}, {0.0f, 0.0f}}});
  GfxObj mesh = std::move(b).build();
  mesh.flags |= GfxObj::kHasDegrade;
  mesh.degrade = degrade;
  return mesh;
}

GfxObjDegradeInfo facing_eye(ObjectId id, ObjectId mesh) {
  GfxObjDegradeInfo info;
  info.id = id;
  info.levels = {{mesh, GfxObjDegradeInfo::kFacingEye, 10.0f, 25.0f, 50.0f}};
  return info;
}

// They fly out of the hand in all directions, and fall.
ParticleEmitterInfo sparks() {
  ParticleEmitterInfo info;
  info.id = kSparks;
  info.particle_type = ParticleType::ParabolicLVGA;
  info.mesh = info.software_mesh = kSparkMesh;
  info.birthrate = 0.04;
  info.max_particles = 32;
  info.initial_particles = 6;
  info.lifespan = 0.7;
  info.lifespan_rand = 0.25;
  info.max_offset = 0.06f;
  info.a = {0.0f, 0.0f, 1.0f};
  info.min_a = 0.3f;
  info.max_a = 0.9f;
  info.b = {0.0f, 0.0f, -1.6f};
  info.min_b = info.max_b = 1.0f;
  info.start_scale = 0.35f;
  info.final_scale = 0.1f;
  info.scale_rand = 0.1f;
  info.final_trans = 1.0f;
  return info;
}

// It goes forward with the head, grows and fades.
ParticleEmitterInfo breath() {
  ParticleEmitterInfo info;
  info.id = kBreathPuffs;
  info.particle_type = ParticleType::LocalVelocity;
  info.mesh = info.software_mesh = kBreathMesh;
  info.birthrate = 0.1;
  info.max_particles = 16;
  info.total_seconds = 1.2;
  info.lifespan = 1.1;
  info.lifespan_rand = 0.2;
  info.offset_dir = {0.0f, 1.0f, 0.0f};
  info.max_offset = 0.015f;
  info.a = {0.0f, 0.34f, 0.06f};
  info.min_a = 0.7f;
  info.max_a = 1.2f;
  info.start_scale = 0.2f;
  info.final_scale = 0.9f;
  info.scale_rand = 0.1f;
  info.start_trans = 0.45f;
  info.final_trans = 1.0f;
  info.trans_rand = 0.1f;
  return info;
}

PhysicsScript breathing() {
  CreateParticleHook hook{kBreathPuffs, beast::kHead, {}, 1};
  hook.offset.origin = {0.0f, 0.24f, -0.02f};
  PhysicsScript script;
  script.id = kBreathing;
  script.entries = {{0.0, {hook_direction::kForward, hook}}};
  return script;
}

}  // namespace

void add_particles(Content& content) {
  content.add(square(kSparkMesh, kSpark, kSparkLevels));
  content.add(square(kBreathMesh, kBreath, kBreathLevels));
  content.add(facing_eye(kSparkLevels, kSparkMesh));
  content.add(facing_eye(kBreathLevels, kBreathMesh));
  content.add(sparks());
  content.add(breath());
  content.add(breathing());
}

}  // namespace acm::sample
