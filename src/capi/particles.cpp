// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/particles.hpp"

#include "acmotion/acmotion.h"
#include "acmotion/world.hpp"
#include "base/finite.h"
#include "capi/boxes.h"
#include "capi/call.h"
#include "capi/changing_assets.h"
#include "capi/convert.h"
#include "capi/lists.h"
#include "capi/options.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

using namespace acm::capi;
using acm::ParticleEmitterState;

namespace {

static_assert(ACM_WHOLE_BODY == acm::kWholeBody);
// Particles are copied as they lie in memory.
static_assert(sizeof(acm_particle) == sizeof(acm::Particle) &&
              offsetof(acm_particle, rotation) == offsetof(acm::Particle, rotation) &&
              offsetof(acm_particle, scale) == offsetof(acm::Particle, scale) &&
              offsetof(acm_particle, translucency) == offsetof(acm::Particle, translucency));

acm_particle_options default_particle_options() {
  const acm::ParticleOptions defaults;
  acm_particle_options to = {};
  to.size = sizeof to;
  to.fixed_roll = -1.0f;
  to.max_emitters = defaults.max_emitters;
  to.max_particles = defaults.max_particles;
  to.needs_meshes = defaults.needs_meshes;
  return to;
}

bool read_particle_options(Call& call, const acm_particle_options* from, acm::ParticleOptions& to) {
  acm_particle_options o = default_particle_options();
  if (from && !read_options(call, from, o, "options")) return false;
  if (!call.check_finite(o.fixed_roll <= 1.0f, "fixed_roll")) return false;
  if (o.fixed_roll >= 0.0f) to.fixed_roll = o.fixed_roll;
  to.seed = o.seed;
  to.max_emitters = o.max_emitters;
  to.max_particles = o.max_particles;
  to.needs_meshes = is_set(o.needs_meshes);
  return true;
}

acm_particle_request default_particle_request() {
  acm_particle_request to = {};
  to.size = sizeof to;
  to.part = ACM_WHOLE_BODY;
  return to;
}

bool read_particle_request(Call& call, const acm_particle_request* from, acm::ParticleRequest& to) {
  acm_particle_request r = default_particle_request();
  if (!read_options(call, from, r, "request") ||
      !call.check_finite(acm::is_within(to_cpp<acm::Vec3>(r.offset), acm::limits::kCoordinate), "offset"))
    return false;
  to = {r.info, r.part, to_cpp<acm::Vec3>(r.offset), r.emitter_id, is_set(r.blocking)};
  return true;
}

// Where the host says that a body is.
bool read_particle_frames(Call& call, const acm_position* position, const acm_frame* parts,
                          std::size_t part_count, acm::ParticleFrames& to) {
  if (!call.require(position, "position") || !call.require(parts, part_count, "parts") ||
      !call.check_frame(to_cpp<acm::Frame>(position->frame), "position", "position.rotation"))
    return false;
  static_assert(kSameNumbers<acm_frame, acm::Frame>);
  const std::span frames(reinterpret_cast<const acm::Frame*>(parts), part_count);
  const bool are_finite =
      std::ranges::all_of(frames, [](const acm::Frame& frame) { return acm::is_in_range(frame); });
  to = {to_cpp<acm::Position>(*position), frames};
  return call.check_finite(are_finite, "parts");
}

acm_particle_emitter emitter_to_c(const ParticleEmitterState& e, std::uint32_t first) {
  acm_particle_emitter to = {};
  to.body = e.body;
  to.emitter_id = e.emitter_id;
  to.part = e.part;
  to.info = e.info;
  to.mesh = e.mesh;
  to.particle_type = e.particle_type;
  to.cell = e.cell;
  to.origin = to_c<acm_vec3>(e.origin);
  to.sorting_radius = e.sorting_radius;
  to.first = first;
  to.live = e.live;
  to.emitted = e.emitted;
  to.max_particles = e.max_particles;
  to.total_particles = e.total_particles;
  to.total_seconds = e.total_seconds;
  to.age = e.age;
  to.stopped = e.stopped;
  return to;
}

acm_particle_report report_to_c(const acm::ParticleReport& r) {
  acm_particle_report to = {r.created, r.refused, ACM_OK, 0, nullptr};
  if (r.refused == 0) return to;
  to.status = status_of(r.first_refusal.code);
  to.object_id = r.first_refusal.object_id;
  to.field = r.first_refusal.what;
  return to;
}

// The emitters of a body, or of all bodies.
template <class Use>
void for_each_emitter(const acm::ParticleSystem& system, acm_guid body, Use&& use) {
  if (body != 0)
    for (const ParticleEmitterState& emitter : system.emitters_of(body)) use(emitter);
  else
    for (std::size_t i = 0; i < system.body_count(); ++i)
      for (const ParticleEmitterState& emitter : system.emitters_of(system.body_at(i))) use(emitter);
}

std::int32_t hand_out_particles(Call& call, ParticlesBox* box, acm_particles** out) {
  acm_particles* handle = nullptr;
  if (hand_out(call, box, &handle) != ACM_OK) return call.status();
  add_user(box->assets, handle);
  *out = handle;
  return call.done();
}

}  // namespace

void acm_particle_options_init(acm_particle_options* options) {
  if (options) *options = default_particle_options();
}
void acm_particle_request_init(acm_particle_request* request) {
  if (request) *request = default_particle_request();
}

std::int32_t acm_particles_create(acm_assets* assets, const acm_particle_options* options,
                                  acm_particles** out, acm_error* error) {
  Call call(error);
  AssetsBox* box = use_assets(call, assets);
  acm::ParticleOptions o;
  if (!box || !call.require(out, "out") || !read_particle_options(call, options, o)) return call.status();
  return hand_out_particles(call, new ParticlesBox(box, o), out);
}

std::int32_t acm_particles_copy(acm_particles* particles, acm_particles** out, acm_error* error) {
  Call call(error);
  const auto* box = call.use<ParticlesBox>(particles, "particles");
  if (!box || !call.require(out, "out")) return call.status();
  return hand_out_particles(call, new ParticlesBox(*box), out);
}

std::int32_t acm_particles_free(acm_particles* particles, acm_error* error) {
  Call call(error);
  auto* box = call.use<ParticlesBox>(particles, "particles");
  if (!box) return call.status();
  remove_user(box->assets, particles);
  call.end(particles);
  delete box;
  return call.done();
}

std::int32_t acm_particles_update(acm_particles* particles, acm_world* world, acm_guid guid,
                                  acm_particle_report* report, acm_error* error) {
  Call call(error);
  auto* box = call.use<ParticlesBox>(particles, "particles");
  const WorldBox* followed = box ? call.use<WorldBox>(world, "world") : nullptr;
  if (!followed || !call.check(followed->assets.get() == box->assets.get(), ACM_FOREIGN_HANDLE, "world"))
    return call.status();
  const std::span<const acm::Event> events = followed->world.events();
  const acm::ParticleReport done = guid != 0 ? box->system.update(followed->world, events, guid)
                                             : box->system.update(followed->world, events);
  if (report) *report = report_to_c(done);
  return call.done();
}

std::int32_t acm_particles_emit(acm_particles* particles, acm_guid body, const acm_particle_request* request,
                                const acm_position* position, const acm_frame* parts, std::size_t part_count,
                                std::uint32_t* emitter_id, acm_error* error) {
  Call call(error);
  auto* box = call.use<ParticlesBox>(particles, "particles");
  acm::ParticleRequest asked;
  acm::ParticleFrames frames;
  if (!box || !call.check(body != 0, ACM_BAD_ARGUMENT, "body") ||
      !read_particle_request(call, request, asked) ||
      !read_particle_frames(call, position, parts, part_count, frames))
    return call.status();
  const acm::Result<std::uint32_t> made = box->system.create(body, frames, asked);
  if (!made) return call.fail(made.error());
  if (emitter_id) *emitter_id = *made;
  return call.done();
}

std::int32_t acm_particles_step(acm_particles* particles, acm_guid body, const acm_position* position,
                                const acm_frame* parts, std::size_t part_count, double seconds,
                                acm_error* error) {
  Call call(error);
  auto* box = call.use<ParticlesBox>(particles, "particles");
  acm::ParticleFrames frames;
  const bool is_step = seconds >= 0.0 && seconds <= acm::limits::kTick;
  if (!box || !read_particle_frames(call, position, parts, part_count, frames) ||
      !call.check_finite(is_step, "seconds"))
    return call.status();
  return call.answer(box->system.step(body, frames, seconds));
}

std::int32_t acm_particles_stop(acm_particles* particles, acm_guid body, std::uint32_t emitter_id,
                                acm_error* error) {
  Call call(error);
  auto* box = call.use<ParticlesBox>(particles, "particles");
  if (!box) return call.status();
  return box->system.stop(body, emitter_id) ? call.done() : call.fail(ACM_NOT_FOUND, "emitter_id", body);
}

std::int32_t acm_particles_destroy(acm_particles* particles, acm_guid body, std::uint32_t emitter_id,
                                   acm_error* error) {
  Call call(error);
  auto* box = call.use<ParticlesBox>(particles, "particles");
  if (!box) return call.status();
  return box->system.destroy(body, emitter_id) ? call.done() : call.fail(ACM_NOT_FOUND, "emitter_id", body);
}

std::int32_t acm_particles_remove(acm_particles* particles, acm_guid body, acm_error* error) {
  Call call(error);
  auto* box = call.use<ParticlesBox>(particles, "particles");
  if (!box) return call.status();
  return box->system.remove(body) ? call.done() : call.fail(ACM_NO_OBJECT, "body", body);
}

std::int32_t acm_particles_set_visible(acm_particles* particles, acm_guid body, acm_bool visible,
                                       acm_error* error) {
  Call call(error);
  auto* box = call.use<ParticlesBox>(particles, "particles");
  if (!box || !call.check(body != 0, ACM_BAD_ARGUMENT, "body")) return call.status();
  box->system.set_visible(body, is_set(visible));
  return call.done();
}

std::int32_t acm_particles_emitters(acm_particles* particles, acm_guid body, acm_particle_emitter* out,
                                    std::size_t capacity, std::size_t* count, acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  const auto* box = call.use<ParticlesBox>(particles, "particles");
  if (!box || !check_list(call, list)) return call.status();
  std::size_t total = 0;
  std::uint32_t first = 0;
  for_each_emitter(box->system, body, [&](const ParticleEmitterState& emitter) {
    if (total < capacity) out[total] = emitter_to_c(emitter, first);
    ++total;
    first += emitter.live;
  });
  return answer_list(call, list, total);
}

std::int32_t acm_particles_read(acm_particles* particles, acm_guid body, acm_particle* out,
                                std::size_t capacity, std::size_t* count, acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  const auto* box = call.use<ParticlesBox>(particles, "particles");
  if (!box || !check_list(call, list)) return call.status();
  std::size_t total = 0;
  for_each_emitter(box->system, body, [&](const ParticleEmitterState& emitter) {
    const std::size_t room = capacity - std::min(total, capacity);
    const std::span<const acm::Particle> fits =
        emitter.particles.first(std::min(room, emitter.particles.size()));
    if (!fits.empty()) std::memcpy(out + total, fits.data(), fits.size_bytes());
    total += emitter.particles.size();
  });
  return answer_list(call, list, total);
}

const char* acm_particle_type_name(std::uint32_t particle_type) {
  return acm::particle_type_name(particle_type);
}
