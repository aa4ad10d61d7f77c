// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/particles.hpp"
#include "assets/particle_emitter_info.h"
#include "base/frame.h"
#include "world/particle_emitter.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <numbers>
#include <optional>

namespace acm::test {

inline constexpr ObjectId kEmitterInfo = 0x32000F01;
inline constexpr ObjectId kParticleMesh = 0x01000F02;

/// The emitter of vector A25 of the sheet but for its id, which the sample has too: sparks that rise and
/// fall.
inline ParticleEmitterInfo emitter_a25() {
  ParticleEmitterInfo info;
  info.id = kEmitterInfo;
  info.emitter_type = 1;
  info.particle_type = ParticleType::ParabolicLVGA;
  info.software_mesh = 0x01000001;
  info.mesh = kParticleMesh;
  info.birthrate = 0.1;
  info.max_particles = 20;
  info.initial_particles = 5;
  info.lifespan = 2.0;
  info.lifespan_rand = 0.5;
  info.offset_dir = {0, 0, 1};
  info.min_offset = 0.1f;
  info.max_offset = 0.3f;
  info.a = {0, 0, 1};
  info.min_a = 1.0f;
  info.max_a = 2.0f;
  info.b = {0, 0, -2};
  info.min_b = 1.0f;
  info.max_b = 1.0f;
  info.c = {};
  info.min_c = 1.0f;
  info.max_c = 1.0f;
  info.start_scale = 0.5f;
  info.final_scale = 0.1f;
  info.scale_rand = 0.05f;
  info.start_trans = 0.0f;
  info.final_trans = 1.0f;
  info.trans_rand = 0.1f;
  return info;
}

/// A plain emitter: particles stand where they are born and live for ten seconds.
inline ParticleEmitterInfo plain_emitter() {
  ParticleEmitterInfo info;
  info.id = kEmitterInfo;
  info.emitter_type = 1;
  info.particle_type = ParticleType::Still;
  info.mesh = kParticleMesh;
  info.birthrate = 0.1;
  info.max_particles = 3;
  info.lifespan = 10.0;
  info.start_scale = info.final_scale = 1.0f;
  return info;
}

/// 90 degrees to the left: x becomes y.
inline Quat quarter_turn() {
  const auto half = static_cast<float>(std::numbers::sqrt2 / 2);
  return {half, 0, 0, half};
}

/// An emitter and its draws, without a body.
class LoneEmitter {
 public:
  explicit LoneEmitter(const ParticleEmitterInfo& its_info, const Frame& base = {}, Vec3 offset = {},
                       std::optional<float> fixed = 0.5f)
      : info_(its_info),
        rolls_(1, 0x50000001, fixed),
        emitter_(make_particle_emitter(info_, 1, kWholeBody, offset, {base, 0.0, true}, rolls_)),
        base_(base) {}
  LoneEmitter(const LoneEmitter&) = delete;
  LoneEmitter& operator=(const LoneEmitter&) = delete;

  void update(double now, bool visible = true) {
    update_particle_emitter(emitter_, {base_, now, visible}, rolls_);
  }
  void move_to(const Frame& base) { base_ = base; }
  void stop() { emitter_.stopped = true; }
  [[nodiscard]] const ParticleEmitter& emitter() const { return emitter_; }
  [[nodiscard]] const ParticleEmitter* operator->() const { return &emitter_; }
  [[nodiscard]] bool finished() const { return has_finished(emitter_); }
  [[nodiscard]] const Particle& first() const { return emitter_.drawn.at(0); }
  [[nodiscard]] std::uint32_t draws() const { return rolls_.count(); }

 private:
  ParticleEmitterInfo info_;
  ParticleRolls rolls_;
  ParticleEmitter emitter_;
  Frame base_;
};

inline void expect_near(Vec3 actual, Vec3 expected, float tolerance = 1e-5f) {
  EXPECT_NEAR(actual.x, expected.x, tolerance);
  EXPECT_NEAR(actual.y, expected.y, tolerance);
  EXPECT_NEAR(actual.z, expected.z, tolerance);
}

}  // namespace acm::test
