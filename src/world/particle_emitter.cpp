// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/particle_emitter.h"

#include "base/finite.h"
#include "world/particle_path.h"

#include <algorithm>

namespace acm {

namespace {

// Without limits: its particles wait while it is not seen (PE-6).
bool is_endless(const ParticleEmitterInfo& info) {
  return info.total_particles == 0 && info.total_seconds == 0.0;
}

// Rounding leads beyond neither end: 0.25 to 0.1 would come to 0.09999999.
float value_between(float start, float final, float f) {
  return std::clamp(start + (final - start) * f, std::min(start, final), std::max(start, final));
}

// Places a particle according to its age. False: the result is not finite, which ends the particle.
bool place_particle(ParticleSlot& slot, const ParticleEmitterInfo& info, const Frame& base) {
  const ParticleBirth& birth = slot.birth;
  const Frame& parent = info.is_parent_local != 0 ? base : birth.start;
  const auto t = static_cast<float>(slot.lifetime);
  const float f = slot.lifetime < birth.lifespan ? static_cast<float>(slot.lifetime / birth.lifespan) : 1.0f;
  slot.shown.scale = value_between(birth.start_scale, birth.final_scale, f);
  slot.shown.translucency = value_between(birth.start_translucency, birth.final_translucency, f);
  if (!particle_moves(info.particle_type)) return true;
  const Vec3 position = particle_position(info.particle_type, birth, parent.origin, t);
  const Quat rotation = particle_rotation(info.particle_type, birth, parent.rotation, t);
  if (!is_finite(position) || !is_finite(rotation)) return false;
  slot.shown.position = position;
  slot.shown.rotation = rotation;
  return true;
}

void age_particles(ParticleEmitter& emitter, const ParticleStep& step) {
  const ParticleEmitterInfo& info = *emitter.info;
  const bool endless = is_endless(info);
  for (ParticleSlot& slot : emitter.slots) {
    if (!slot.live) continue;
    slot.lifetime = endless ? slot.lifetime + (step.now - emitter.last_update) : step.now - slot.born;
    if (place_particle(slot, info, step.base) && slot.lifetime < slot.birth.lifespan) continue;
    slot.live = false;
    --emitter.live;
  }
}

void mark_emission(ParticleEmitter& emitter, const ParticleStep& step) {
  if (emitter.emitted != UINT32_MAX) ++emitter.emitted;
  emitter.last_emit = step.now;
  emitter.last_point = emitter.origin;
}

// Into the first free slot.
void emit_particle(ParticleEmitter& emitter, const ParticleStep& step, ParticleRolls& rolls) {
  const auto free = std::ranges::find(emitter.slots, false, &ParticleSlot::live);
  if (free == emitter.slots.end()) return;
  mark_emission(emitter, step);
  free->birth = draw_particle_birth(*emitter.info, step.base, emitter.hook_offset, rolls);
  free->born = step.now;
  free->lifetime = 0.0;
  if (!place_particle(*free, *emitter.info, step.base)) return;
  free->live = true;
  ++emitter.live;
}

void emit_or_count(ParticleEmitter& emitter, const ParticleStep& step, ParticleRolls& rolls) {
  if (step.visible)
    emit_particle(emitter, step, rolls);
  else
    mark_emission(emitter, step);
}

// PE-4
bool should_emit(const ParticleEmitter& emitter, const ParticleStep& step) {
  const ParticleEmitterInfo& info = *emitter.info;
  if (info.total_particles > 0 && emitter.emitted >= static_cast<std::uint32_t>(info.total_particles))
    return false;
  if (emitter.live >= emitter.slots.size()) return false;
  if ((info.emitter_type & ParticleEmitterInfo::kPerSecond) != 0)
    return step.now - emitter.last_emit > info.birthrate;
  if ((info.emitter_type & ParticleEmitterInfo::kPerMetre) == 0) return false;
  const Vec3 path = emitter.origin - emitter.last_point;
  return static_cast<double>(length_squared(path)) > info.birthrate * info.birthrate;
}

// PE-5
bool has_ended(const ParticleEmitter& emitter, double now) {
  const ParticleEmitterInfo& info = *emitter.info;
  if (info.total_seconds > 0.0 && emitter.created + info.total_seconds < now) return true;
  if (info.total_particles == 0) return false;
  return info.total_particles < 0 || emitter.emitted >= static_cast<std::uint32_t>(info.total_particles);
}

// The current origin, or the previous one if the current is not finite.
Vec3 origin_or(const ParticleStep& step, Vec3 hook_offset, Vec3 before) {
  const Vec3 origin = local_to_global(step.base, hook_offset);
  return is_finite(origin) ? origin : before;
}

void list_drawn(ParticleEmitter& emitter) {
  std::size_t count = 0;
  for (const ParticleSlot& slot : emitter.slots)
    if (slot.live) emitter.drawn[count++] = slot.shown;
}

bool is_finite_range(Vec3 direction, float low, float high) {
  return is_finite(direction) && is_finite(low) && is_finite(high);
}

bool has_finite_numbers(const ParticleEmitterInfo& info) {
  return is_finite(info.birthrate) && is_finite(info.total_seconds) && is_finite(info.lifespan) &&
         is_finite(info.lifespan_rand) &&
         is_finite_range(info.offset_dir, info.min_offset, info.max_offset) &&
         is_finite_range(info.a, info.min_a, info.max_a) && is_finite_range(info.b, info.min_b, info.max_b) &&
         is_finite_range(info.c, info.min_c, info.max_c) &&
         is_finite_range({info.start_scale, info.final_scale, info.scale_rand}, 0.0f, 0.0f) &&
         is_finite_range({info.start_trans, info.final_trans, info.trans_rand}, 0.0f, 0.0f);
}

}  // namespace

Status check_particle_emitter_info(const ParticleEmitterInfo& info) {
  if (!has_finite_numbers(info)) return Error{ErrorCode::BadValue, info.id, 0, "a number that is not finite"};
  if (info.max_particles <= 0) return Error{ErrorCode::BadValue, info.id, 0, "max_particles: no particle"};
  if (info.max_particles > kMaxParticlesOfEmitter)
    return Error{ErrorCode::LimitExceeded, info.id, 0, "max_particles: above 4096"};
  return {};
}

ParticleEmitter make_particle_emitter(const ParticleEmitterInfo& info, std::uint32_t id, std::uint32_t part,
                                      Vec3 hook_offset, const ParticleStep& step, ParticleRolls& rolls) {
  ParticleEmitter emitter;
  emitter.id = id;
  emitter.part = part;
  emitter.info = &info;
  emitter.hook_offset = hook_offset;
  emitter.base = step.base;
  emitter.origin = emitter.last_point = origin_or(step, hook_offset, {});
  emitter.created = emitter.last_emit = emitter.last_update = step.now;
  emitter.slots.resize(static_cast<std::size_t>(info.max_particles));
  emitter.drawn.resize(emitter.slots.size());
  const std::int32_t first = std::min(info.initial_particles, info.max_particles);
  for (std::int32_t i = 0; i < first; ++i) emit_particle(emitter, step, rolls);
  emitter.stopped = info.total_particles < 0;
  list_drawn(emitter);
  return emitter;
}

void update_particle_emitter(ParticleEmitter& emitter, const ParticleStep& step, ParticleRolls& rolls) {
  emitter.base = step.base;
  emitter.origin = origin_or(step, emitter.hook_offset, emitter.origin);
  const bool frozen = !step.visible && is_endless(*emitter.info);
  if (!frozen) {
    age_particles(emitter, step);
    if (!emitter.stopped) {
      if (should_emit(emitter, step)) emit_or_count(emitter, step, rolls);
      emitter.stopped = has_ended(emitter, step.now);
    }
    list_drawn(emitter);
  }
  emitter.last_update = step.now;
}

bool has_finished(const ParticleEmitter& emitter) {
  return emitter.stopped && emitter.live == 0;
}

void shift_particles(ParticleEmitter& emitter, Vec3 by) {
  emitter.base.origin = emitter.base.origin + by;
  emitter.origin = emitter.origin + by;
  emitter.last_point = emitter.last_point + by;
  for (ParticleSlot& slot : emitter.slots) {
    slot.birth.start.origin = slot.birth.start.origin + by;
    slot.shown.position = slot.shown.position + by;
  }
  list_drawn(emitter);
}

float particle_sorting_radius(const ParticleEmitterInfo& info) {
  const double path = static_cast<double>(info.max_a) * info.lifespan;
  return static_cast<float>(std::clamp(std::max(static_cast<double>(info.max_offset), path), 0.0, 1e30));
}

}  // namespace acm
