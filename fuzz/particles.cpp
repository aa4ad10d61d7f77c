// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Emitters of arbitrary infos: the input is read as infos, hooks, frames and times. After every step all
// numbers are finite and within their limits; updates allocate nothing; a copy stays the same.
#include "acmotion/particles.hpp"

#include "acmotion/assets.hpp"
#include "assets/particle_emitter_info.h"
#include "base/finite.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "fail.h"
#include "no_allocation.h"
#include "record_fuzzer.h"
#include "script.h"

namespace {

using namespace acm;

constexpr ObjectId kInfos = 0x32000001;
constexpr std::uint32_t kInfoCount = 3;
constexpr int kMaxSteps = 200;
constexpr std::size_t kPartCount = 2;

double any_double(fuzz::Script& s) {
  const std::uint8_t choice = s.byte();
  return choice == 255 ? 1.7e308 : choice == 254 ? -1e308 : static_cast<double>(s.real());
}

void read_ranges(ParticleEmitterInfo& info, fuzz::Script& s) {
  info.offset_dir = s.vec3();
  info.a = s.vec3();
  info.b = s.vec3();
  info.c = s.vec3();
  for (float* number : {&info.min_offset, &info.max_offset, &info.min_a, &info.max_a, &info.min_b,
                        &info.max_b, &info.min_c, &info.max_c, &info.start_scale, &info.final_scale,
                        &info.scale_rand, &info.start_trans, &info.final_trans, &info.trans_rand})
    *number = s.real();
}

ParticleEmitterInfo any_info(ObjectId id, fuzz::Script& s) {
  ParticleEmitterInfo info;
  info.id = id;
  info.mesh = s.byte() == 255 ? 0 : 0x01000001;
  info.emitter_type = s.byte() % 8u;
  info.particle_type = ParticleType{s.byte() % 16u};
  info.birthrate = any_double(s);
  const std::uint8_t many = s.byte();
  info.max_particles = many == 255 ? 5000 : many % 20 - 1;
  info.initial_particles = s.byte() % 24 - 2;
  info.total_particles = s.byte() % 24 - 2;
  info.total_seconds = s.flag() ? 0.0 : any_double(s);
  info.lifespan = any_double(s);
  info.lifespan_rand = any_double(s);
  info.is_parent_local = s.byte() & 1u;
  read_ranges(info, s);
  return info;
}

void check_numbers(const ParticleSystem& system) {
  for (std::size_t i = 0; i < system.body_count(); ++i)
    for (const ParticleEmitterState& state : system.emitters_of(system.body_at(i))) {
      if (state.live > state.max_particles || state.particles.size() != state.live)
        fuzz::fail("an emitter", "more live than it may have");
      if (!is_finite(state.origin) || !is_finite(state.sorting_radius))
        fuzz::fail("an emitter", "a number that is not finite");
      for (const Particle& particle : state.particles) {
        if (!is_finite(particle.position) || !is_finite(particle.rotation))
          fuzz::fail("a particle", "a number that is not finite");
        if (!(particle.scale >= 0.1f && particle.scale <= 10.0f)) fuzz::fail("a particle", "its scale");
        if (!(particle.translucency >= 0.0f && particle.translucency <= 1.0f))
          fuzz::fail("a particle", "its translucency");
      }
    }
}

void check_same(const ParticleSystem& a, const ParticleSystem& b) {
  if (a.body_count() != b.body_count() || a.live_particles() != b.live_particles())
    fuzz::fail("a copy", "differs in number");
  for (std::size_t i = 0; i < a.body_count(); ++i) {
    const auto first = a.emitters_of(a.body_at(i)), second = b.emitters_of(b.body_at(i));
    const auto same = [](const ParticleEmitterState& x, const ParticleEmitterState& y) {
      return x.emitter_id == y.emitter_id && x.emitted == y.emitted && x.stopped == y.stopped &&
             std::ranges::equal(std::as_bytes(x.particles), std::as_bytes(y.particles));
    };
    if (!std::ranges::equal(first, second, same)) fuzz::fail("a copy", "differs");
  }
}

struct Stage {
  Frame parts[kPartCount];
  ParticleFrames frames;
};

void create(ParticleSystem& system, fuzz::Script& s, const Stage& stage) {
  ParticleRequest request;
  request.info = kInfos + s.byte() % (kInfoCount + 1);  // the last is not there
  const std::uint8_t part = s.byte();
  request.part = part < 128 ? kWholeBody : part % 4u;
  request.offset = s.vec3();
  request.emitter_id = s.byte() % 4u;
  request.blocking = s.flag();
  (void)system.create(s.guid(), stage.frames, request);
}

void step(ParticleSystem& system, fuzz::Script& s, Stage& stage) {
  switch (s.below(8)) {
    case 0:
    case 1: return create(system, s, stage);
    case 2: (void)system.destroy(s.guid(), s.byte() % 4u); return;
    case 3: (void)system.stop(s.guid(), s.byte() % 4u); return;
    case 4: {
      const Guid guid = s.guid();
      return system.set_visible(guid, s.flag());
    }
    case 5: (void)system.remove(s.guid()); return;
    case 6:
      stage.frames.body = s.position();
      for (Frame& part : stage.parts) part = s.frame();
      return;
    default: break;
  }
  const double seconds = s.seconds();
  const fuzz::NoAllocation none("ParticleSystem::step");
  for (std::size_t i = 0; i < system.body_count(); ++i)
    (void)system.step(system.body_at(i), stage.frames, seconds);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Script s(fuzz::input(data, size));
  Assets assets;
  for (std::uint32_t i = 0; i < kInfoCount; ++i)
    (void)assets.add(kInfos + i, write_particle_emitter_info(any_info(kInfos + i, s)));
  ParticleOptions options;
  options.seed = s.byte();
  options.needs_meshes = false;
  ParticleSystem system(assets, options);
  ParticleSystem twin(system);
  Stage stage, stage_of_twin;
  stage.frames.parts = stage.parts;
  stage_of_twin.frames.parts = stage_of_twin.parts;
  for (int i = 0; i < kMaxSteps && !s.done(); ++i) {
    fuzz::Script again = s;
    step(system, s, stage);
    step(twin, again, stage_of_twin);
    check_numbers(system);
    check_same(system, twin);
    if (i % 16 == 15) twin = system;
  }
  return 0;
}
