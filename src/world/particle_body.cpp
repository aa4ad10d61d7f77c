// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/particle_body.h"

#include "base/finite.h"
#include "base/frame.h"

#include <algorithm>
#include <span>

namespace acm {

namespace {

constexpr std::uint32_t kFirstGivenId = 0xFFFF0000;
constexpr Quat kUnturned{};

// Body or part as it is now. A part that the body no longer has: the body.
Frame base_frame(const ParticleFrames& frames, std::uint32_t part) {
  Frame base = part < frames.parts.size() ? frames.parts[part] : frames.body.frame;
  base.rotation = normalized_or(base.rotation, kUnturned);
  return base;
}

// Places are kept in the landblock of the body.
void move_to_landblock(ParticleBody& body, CellId cell) {
  const Vec3 shift = block_offset(cell, body.cell);
  body.cell = cell;
  if (shift == Vec3{}) return;
  for (ParticleEmitter& emitter : body.emitters) shift_particles(emitter, shift);
}

void note_call(ParticleBody& body, const ParticleFrames& frames, double now) {
  if (body.has_clock) move_to_landblock(body, frames.body.cell);
  body.cell = frames.body.cell;
  body.now = now;
  body.has_clock = true;
}

// The next of those that hooks do not name; one that is still in use is left out.
std::uint32_t next_given_id(ParticleBody& body) {
  std::uint32_t id = 0;
  do id = kFirstGivenId + body.next_id++;
  while (find_emitter(body, id) != nullptr);
  return id;
}

Status check_room(const ParticleBody& body, const ParticleEmitterInfo& info, const ParticleOptions& options) {
  if (body.emitters.size() >= options.max_emitters)
    return Error{ErrorCode::LimitExceeded, info.id, 0, "emitters of one body: ParticleOptions::max_emitters"};
  std::size_t reserved = static_cast<std::size_t>(info.max_particles);
  for (const ParticleEmitter& emitter : body.emitters) reserved += emitter.slots.size();
  if (reserved > options.max_particles)
    return Error{ErrorCode::LimitExceeded, info.id, 0,
                 "particles of one body: ParticleOptions::max_particles"};
  return {};
}

void remove_finished(ParticleBody& body) {
  std::erase_if(body.emitters, has_finished);
  refresh_states(body);
}

}  // namespace

Status check_particle_frames(const ParticleFrames& frames) {
  if (!is_valid_rotation(frames.body.frame.rotation))
    return Error{ErrorCode::BadValue, 0, 0, "rotation of the body: not of length 1"};
  if (!is_valid_frame(frames.body.frame))
    return Error{ErrorCode::BadValue, 0, 0, "frame of the body: not finite, or out of range"};
  if (!std::ranges::all_of(frames.parts, [](const Frame& frame) { return is_finite(frame); }))
    return Error{ErrorCode::BadValue, 0, 0, "frame of a part: not finite"};
  return {};
}

Result<std::uint32_t> create_emitter(ParticleBody& body, const ParticleEmitterInfo& info,
                                     const ParticleRequest& request, const ParticleFrames& frames,
                                     const ParticleOptions& options) {
  if (!is_finite(request.offset)) return Error{ErrorCode::BadValue, info.id, 0, "offset: not finite"};
  if (request.part != kWholeBody && request.part >= frames.parts.size())
    return Error{ErrorCode::BadValue, info.id, 0, "part: the body has no such part"};
  if (const Status room = check_room(body, info, options); !room) return room.error();
  note_call(body, frames, body.now);
  const std::uint32_t id = request.emitter_id != 0 ? request.emitter_id : next_given_id(body);
  body.emitters.push_back(make_particle_emitter(info, id, request.part, request.offset,
                                                {base_frame(frames, request.part), body.now, true},
                                                body.rolls));
  refresh_states(body);
  return id;
}

ParticleEmitter* find_emitter(ParticleBody& body, std::uint32_t id) {
  const auto found = std::ranges::find(body.emitters, id, &ParticleEmitter::id);
  return found != body.emitters.end() ? &*found : nullptr;
}

bool destroy_emitter(ParticleBody& body, std::uint32_t id) {
  if (id == 0 || find_emitter(body, id) == nullptr) return false;
  std::erase_if(body.emitters, [id](const ParticleEmitter& emitter) { return emitter.id == id; });
  refresh_states(body);
  return true;
}

bool stop_emitter(ParticleBody& body, std::uint32_t id) {
  ParticleEmitter* emitter = id != 0 ? find_emitter(body, id) : nullptr;
  if (emitter == nullptr) return false;
  emitter->stopped = true;
  refresh_states(body);
  return true;
}

void update_emitters(ParticleBody& body, const ParticleFrames& frames, double now) {
  note_call(body, frames, now);
  for (ParticleEmitter& emitter : body.emitters)
    update_particle_emitter(emitter, {base_frame(frames, emitter.part), now, body.visible}, body.rolls);
  remove_finished(body);
}

void update_emitters_unseen(ParticleBody& body, double now) {
  body.now = now;
  for (ParticleEmitter& emitter : body.emitters)
    update_particle_emitter(emitter, {emitter.base, now, false}, body.rolls);
  remove_finished(body);
}

void refresh_states(ParticleBody& body) {
  body.states.resize(body.emitters.size());
  for (std::size_t i = 0; i < body.emitters.size(); ++i) {
    const ParticleEmitter& emitter = body.emitters[i];
    const ParticleEmitterInfo& info = *emitter.info;
    body.states[i] = {.body = body.guid,
                      .emitter_id = emitter.id,
                      .part = emitter.part,
                      .info = info.id,
                      .mesh = info.mesh,
                      .particle_type = static_cast<std::uint32_t>(info.particle_type),
                      .cell = body.cell,
                      .origin = emitter.origin,
                      .sorting_radius = particle_sorting_radius(info),
                      .live = emitter.live,
                      .emitted = emitter.emitted,
                      .max_particles = static_cast<std::uint32_t>(emitter.slots.size()),
                      .total_particles = info.total_particles,
                      .total_seconds = info.total_seconds,
                      .age = body.now - emitter.created,
                      .stopped = emitter.stopped,
                      .particles = std::span(emitter.drawn).first(emitter.live)};
  }
}

}  // namespace acm
