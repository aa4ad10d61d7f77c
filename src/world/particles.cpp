// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/particles.hpp"

#include "acmotion/assets.hpp"
#include "acmotion/world.hpp"
#include "actor/actor_pose.h"
#include "assets/assets_access.h"
#include "assets/hook_values.h"
#include "base/finite.h"
#include "base/host_memory.h"
#include "base/programming_error.h"
#include "world/particle_body.h"
#include "world/world_access.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace acm {

struct ParticleSystem::Impl : HostAllocated {
  Impl(const AssetStore& its_store, const ParticleOptions& its_options)
      : store(&its_store), options(its_options) {}
  Impl(const Impl& other)
      : store(other.store), options(other.options), bodies(other.bodies), parts(other.parts) {
    for (ParticleBody& body : bodies) refresh_states(body);  // the copies point into the other's memory
  }

  const AssetStore* store;  ///< at the same address as long as the Assets live
  ParticleOptions options;
  Vector<ParticleBody> bodies;  ///< in ascending order of guids
  Vector<Frame> parts;          ///< of the body that is being updated

  ParticleBody* find(Guid guid);
  ParticleBody& find_or_add(Guid guid);
  bool remove(Guid guid);
  Result<std::uint32_t> create(ParticleBody& body, const ParticleFrames& frames,
                               const ParticleRequest& request);
  [[nodiscard]] Result<const ParticleEmitterInfo*> usable_info(ObjectId id) const;

  bool read_frames(ParticleFrames& frames, const World& world, Guid guid);
  void execute(ParticleReport& report, const World& world, ParticleBody& body, const Hook& hook);
  void find_late_hooks(const World& world, std::span<const Event> events, Guid object);
  void execute_hooks(ParticleReport& report, const World& world, std::span<const Event> events, Guid object,
                     bool late);
  void update_body(const World& world, ParticleBody& body);
  ParticleReport follow(const World& world, std::span<const Event> events, Guid object);
};

namespace {

bool is_particle_hook(const Event& event) {
  if (event.type != EventType::Hook) return false;
  switch (event.hook.type) {
    case HookType::CreateParticle:
    case HookType::CreateBlockingParticle:
    case HookType::DestroyParticle:
    case HookType::StopParticle: return true;
    default: return false;
  }
}

bool begins_anew(const Event& event) {
  return event.type == EventType::ObjectCreated || event.type == EventType::ObjectDeleted;
}

void begin_anew(ParticleBody& body, const ParticleOptions& options) {
  const std::size_t late_from = body.late_from;
  body = ParticleBody(body.guid, options);
  body.late_from = late_from;
}

template <class CreateHook>
ParticleRequest request_of(const CreateHook& hook, bool blocking) {
  return {hook.emitter_info, hook.part, hook.offset.origin, hook.emitter_id, blocking};
}

std::optional<ParticleRequest> request_of(const Hook& hook) {
  if (const auto* create = std::get_if<CreateParticleHook>(&hook.payload)) return request_of(*create, false);
  if (const auto* create = std::get_if<CreateBlockingParticleHook>(&hook.payload))
    return request_of(*create, true);
  return {};
}

// Whether a hook comes after the particles of its step: moving bodies run scripts last (effects PS-7), static
// ones the hooks of their animation (ST-3).
bool comes_after_particles(const World& world, const Event& event) {
  const Actor* actor = WorldAccess::state(world).find(event.object);
  const bool is_static = actor != nullptr && actor->body.was_made_static;
  return (event.hook.source.animation == 0) != is_static;
}

}  // namespace

// --- Bodies

ParticleBody* ParticleSystem::Impl::find(Guid guid) {
  const auto at = std::ranges::lower_bound(bodies, guid, {}, &ParticleBody::guid);
  return at != bodies.end() && at->guid == guid ? &*at : nullptr;
}

ParticleBody& ParticleSystem::Impl::find_or_add(Guid guid) {
  const auto at = std::ranges::lower_bound(bodies, guid, {}, &ParticleBody::guid);
  if (at != bodies.end() && at->guid == guid) return *at;
  return *bodies.emplace(at, guid, options);
}

bool ParticleSystem::Impl::remove(Guid guid) {
  return std::erase_if(bodies, [guid](const ParticleBody& body) { return body.guid == guid; }) > 0;
}

Result<const ParticleEmitterInfo*> ParticleSystem::Impl::usable_info(ObjectId id) const {
  const Result<const ParticleEmitterInfo*> info = store->get<ParticleEmitterInfo>(id);
  if (!info) return info;
  if ((*info)->mesh == 0) return Error{ErrorCode::NotFound, id, 0, "mesh: the emitter names none"};
  if (options.needs_meshes)
    if (const Status mesh = store->status((*info)->mesh); !mesh) return mesh.error();
  if (const Status usable = check_particle_emitter_info(**info); !usable) return usable.error();
  return info;
}

Result<std::uint32_t> ParticleSystem::Impl::create(ParticleBody& body, const ParticleFrames& frames,
                                                   const ParticleRequest& request) {
  if (const Status usable = check_particle_frames(frames); !usable) return usable.error();
  if (request.blocking && request.emitter_id != 0 && find_emitter(body, request.emitter_id) != nullptr)
    return request.emitter_id;
  (void)destroy_emitter(body, request.emitter_id);
  const Result<const ParticleEmitterInfo*> info = usable_info(request.info);
  if (!info) return info.error();
  return create_emitter(body, **info, request, frames, options);
}

// --- Following a world

// False: the object is nowhere.
bool ParticleSystem::Impl::read_frames(ParticleFrames& frames, const World& world, Guid guid) {
  const WorldState& state = WorldAccess::state(world);
  const Actor* actor = state.find(guid);
  if (actor == nullptr) return false;
  const PoseOptions options_of_pose;
  frames.body = actor->body.position;
  if (actor->body.parent != 0) {
    if (!held_position(frames.body, options_of_pose, state.scene, *actor)) return false;
  } else if (!actor->body.in_cell) {
    return false;
  }
  parts.resize(actor->part_count);
  const PoseBuffer out{.data = parts.data(), .part_capacity = parts.size()};
  frames.parts = std::span(parts).first(world.write_pose(out, guid, options_of_pose));
  return true;
}

void ParticleSystem::Impl::execute(ParticleReport& report, const World& world, ParticleBody& body,
                                   const Hook& hook) {
  if (const auto* destroy = std::get_if<DestroyParticleHook>(&hook.payload))
    (void)destroy_emitter(body, destroy->emitter_id);
  if (const auto* stop = std::get_if<StopParticleHook>(&hook.payload))
    (void)stop_emitter(body, stop->emitter_id);
  const std::optional<ParticleRequest> request = request_of(hook);
  if (!request) return;
  ParticleFrames frames;
  Result<std::uint32_t> made = Error{ErrorCode::NotFound, request->info, 0, "the object is not in the world"};
  body.now = std::max(body.now, world.clock());
  if (read_frames(frames, world, body.guid)) made = create(body, frames, *request);
  if (made) {
    ++report.created;
  } else if (report.refused++ == 0) {
    report.first_refusal = made.error();
  }
}

// Finds each body's last run of hooks that the client executes after the particles: those from `late_from` on
// are executed after the update. With one step per tick this is the client's order; in a longer tick only the
// last step is split.
void ParticleSystem::Impl::find_late_hooks(const World& world, std::span<const Event> events, Guid object) {
  for (ParticleBody& body : bodies) body.late_from = 0;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const Event& event = events[i];
    if (object != 0 && event.object != object) continue;
    if (is_particle_hook(event)) (void)find_or_add(event.object);
    const bool comes_before =
        begins_anew(event) || (is_particle_hook(event) && !comes_after_particles(world, event));
    ParticleBody* body = comes_before ? find(event.object) : nullptr;
    if (body != nullptr) body->late_from = i + 1;
  }
}

void ParticleSystem::Impl::execute_hooks(ParticleReport& report, const World& world,
                                         std::span<const Event> events, Guid object, bool late) {
  for (std::size_t i = 0; i < events.size(); ++i) {
    const Event& event = events[i];
    if ((object != 0 && event.object != object) || !(is_particle_hook(event) || begins_anew(event))) continue;
    ParticleBody* body = find(event.object);
    if (body == nullptr || (i >= body->late_from) != late) continue;
    if (begins_anew(event))
      begin_anew(*body, options);
    else if (const Result<const Hook*> hook = find_hook(*store, event.hook.source))
      execute(report, world, *body, **hook);
  }
}

void ParticleSystem::Impl::update_body(const World& world, ParticleBody& body) {
  const double now = world.clock();
  ParticleFrames frames;
  if (body.has_clock && now < body.now) return;
  if (read_frames(frames, world, body.guid) && check_particle_frames(frames))
    update_emitters(body, frames, now);
  else
    update_emitters_unseen(body, now);
}

ParticleReport ParticleSystem::Impl::follow(const World& world, std::span<const Event> events, Guid object) {
  ParticleReport report;
  find_late_hooks(world, events, object);
  execute_hooks(report, world, events, object, false);
  std::erase_if(bodies, [&](const ParticleBody& body) {
    return (object == 0 || body.guid == object) && !world.contains(body.guid);
  });
  for (ParticleBody& body : bodies)
    if (object == 0 || body.guid == object) update_body(world, body);
  execute_hooks(report, world, events, object, true);
  return report;
}

// --- The class itself

ParticleSystem::ParticleSystem(const Assets& assets, const ParticleOptions& options)
    : impl_(std::make_unique<Impl>(AssetsAccess::store(assets), options)) {
  const std::optional<float>& roll = options.fixed_roll;
  if (roll && !require(*roll >= 0.0f && *roll <= 1.0f, "ParticleOptions::fixed_roll: not from 0 to 1"))
    impl_->options.fixed_roll.reset();
}
ParticleSystem::~ParticleSystem() = default;
ParticleSystem::ParticleSystem(const ParticleSystem& other) : impl_(std::make_unique<Impl>(*other.impl_)) {}
ParticleSystem& ParticleSystem::operator=(const ParticleSystem& other) {
  if (this != &other) impl_ = std::make_unique<Impl>(*other.impl_);
  return *this;
}
ParticleSystem::ParticleSystem(ParticleSystem&&) noexcept = default;
ParticleSystem& ParticleSystem::operator=(ParticleSystem&&) noexcept = default;

ParticleReport ParticleSystem::update(const World& world, std::span<const Event> events) {
  return impl_->follow(world, events, 0);
}

ParticleReport ParticleSystem::update(const World& world, std::span<const Event> events, Guid object) {
  return object != 0 ? impl_->follow(world, events, object) : ParticleReport{};
}

Result<std::uint32_t> ParticleSystem::create(Guid body, const ParticleFrames& frames,
                                             const ParticleRequest& request) {
  if (body == 0) return Error{ErrorCode::BadValue, request.info, 0, "guid 0"};
  return impl_->create(impl_->find_or_add(body), frames, request);
}

bool ParticleSystem::destroy(Guid body, std::uint32_t emitter_id) {
  ParticleBody* found = impl_->find(body);
  return found != nullptr && destroy_emitter(*found, emitter_id);
}

bool ParticleSystem::stop(Guid body, std::uint32_t emitter_id) {
  ParticleBody* found = impl_->find(body);
  return found != nullptr && stop_emitter(*found, emitter_id);
}

Status ParticleSystem::step(Guid body, const ParticleFrames& frames, double seconds) {
  if (!(seconds >= 0.0 && seconds <= limits::kTick)) return Error{ErrorCode::BadValue, 0, 0, "seconds"};
  if (const Status usable = check_particle_frames(frames); !usable) return usable;
  ParticleBody* found = impl_->find(body);
  if (found != nullptr) update_emitters(*found, frames, found->now + seconds);
  return {};
}

bool ParticleSystem::remove(Guid body) {
  return impl_->remove(body);
}

void ParticleSystem::set_visible(Guid body, bool visible) {
  if (body != 0) impl_->find_or_add(body).visible = visible;
}

std::size_t ParticleSystem::body_count() const {
  return impl_->bodies.size();
}

Guid ParticleSystem::body_at(std::size_t i) const {
  return i < impl_->bodies.size() ? impl_->bodies[i].guid : 0;
}

std::span<const ParticleEmitterState> ParticleSystem::emitters_of(Guid body) const {
  const ParticleBody* found = impl_->find(body);
  return found != nullptr ? std::span<const ParticleEmitterState>(found->states)
                          : std::span<const ParticleEmitterState>();
}

std::size_t ParticleSystem::live_particles() const {
  std::size_t live = 0;
  for (const ParticleBody& body : impl_->bodies)
    for (const ParticleEmitter& emitter : body.emitters) live += emitter.live;
  return live;
}

}  // namespace acm
