// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/events.hpp"
#include "acmotion/result.hpp"
#include "acmotion/types.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

/// Particles: what CreateParticle hooks make, as data. Hooks, frames and a clock go in; places, sizes and
/// translucencies come out. Particles are output: they never influence the simulation.
///
/// Experimental: may change with any minor version.
namespace acm {

class Assets;
class World;

/// The part of an emitter that is on the body itself and on none of its parts.
inline constexpr std::uint32_t kWholeBody = 0xFFFFFFFF;

/// Name of a particle type ("ParabolicLVGA"), for types without one "unmoved" (appearance PE-11). Never null.
const char* particle_type_name(std::uint32_t particle_type);
/// Where a particle of the type is, as a formula: "P + o + A*t". Never null.
const char* particle_type_formula(std::uint32_t particle_type);

/// One particle as it is drawn: 36 bytes, fit for the instances of one mesh.
struct Particle {
  Vec3 position;       ///< metres, from the south-west corner of the landblock of ParticleEmitterState::cell
  Quat rotation;       ///< the identity but for types 4, 9 and 11; a mesh may face the eye besides (GX-11)
  float scale = 1.0f;  ///< of the mesh on all axes, 0.1 to 10; the body's scale has no effect
  float translucency = 0.0f;  ///< 0 opaque to 1; at exactly 1 it is not drawn

  friend bool operator==(const Particle&, const Particle&) = default;
};
static_assert(sizeof(Particle) == 36, "hosts copy particles into instance buffers");

/// An emitter of a body as it is now.
struct ParticleEmitterState {
  Guid body = 0;
  std::uint32_t emitter_id = 0;      ///< its key on the body; 0xFFFF0000 and up when the hook named none
  std::uint32_t part = kWholeBody;   ///< that it is on
  ObjectId info = 0;                 ///< the ParticleEmitterInfo
  ObjectId mesh = 0;                 ///< the GfxObj that each particle shows
  std::uint32_t particle_type = 0;   ///< 1 to 12; others are not moved
  CellId cell = 0;                   ///< of the body
  Vec3 origin;                       ///< of the emitter, as Particle::position
  float sorting_radius = 0.0f;       ///< metres that particles get away from it, roughly (PE-15)
  std::uint32_t live = 0;            ///< particles
  std::uint32_t emitted = 0;         ///< particles since it was made; while it is not visible counted only
  std::uint32_t max_particles = 0;   ///< that may live at a time
  std::int32_t total_particles = 0;  ///< after which it stops; 0: no limit
  double total_seconds = 0.0;        ///< after which it stops; 0: no limit
  double age = 0.0;                  ///< seconds since it was made
  bool stopped = false;              ///< it emits no more, and is removed with its last particle
  /// The live ones, in the order of their slots. Good until the next call that is not const.
  std::span<const Particle> particles;
};

/// Where a body and its parts are.
struct ParticleFrames {
  Position body;
  std::span<const Frame> parts;  ///< in the axes of the body's landblock, as World::write_pose writes them
};

/// What a CreateParticle or CreateBlockingParticle hook says.
struct ParticleRequest {
  ObjectId info = 0;                ///< a ParticleEmitterInfo
  std::uint32_t part = kWholeBody;  ///< that emits
  Vec3 offset = {};                 ///< from the body or part, in its axes. The hook's rotation has no effect
  std::uint32_t emitter_id = 0;     ///< 0: the next free one of 0xFFFF0000, 0xFFFF0001, ...
  bool blocking = false;            ///< does nothing when an emitter of that id is there
};

struct ParticleOptions {
  /// Seeds all random numbers. Each body has its own random stream, so bodies do not affect each other.
  std::uint64_t seed = 0;
  /// Replaces every random number, for pictures and tests; 0 to 1, and a programming error otherwise. 0.5 is
  /// the middle of all ranges.
  std::optional<float> fixed_roll = {};
  /// An emitter needs its mesh in the assets (PE-1). False: the host has the meshes itself.
  bool needs_meshes = true;
  std::uint32_t max_emitters = 64;      ///< of one body; more are refused
  std::uint32_t max_particles = 16384;  ///< of one body, that its emitters reserve; more are refused
};

/// What an update has come to.
struct ParticleReport {
  std::uint32_t created = 0;  ///< emitters
  std::uint32_t refused = 0;  ///< emitters that hooks asked for
  Error first_refusal = {};   ///< why, of the first; meaningless when none was refused
};

/// The emitters of bodies, and their particles.
///
///   ParticleSystem particles(assets);
///   world.tick(seconds);
///   particles.update(world, world.events());
///   world.clear_events();
///   for (const ParticleEmitterState& emitter : particles.emitters_of(guid)) draw(emitter);
///
/// Hosts without a World call create, stop, destroy and step themselves. Steps matter: an emitter makes at
/// most one particle in each step, as in the client, which updates 30 times a second.
///
/// A copy is a snapshot: run two copies alike and they stay alike, bit for bit. The assets must outlive it,
/// wherever they are moved. One thread at a time uses one of these. Creating an emitter allocates all that it
/// will need; beyond that, update with a World allocates only for bodies that are new or have more parts than
/// any before.
class ParticleSystem {
 public:
  explicit ParticleSystem(const Assets& assets, const ParticleOptions& options = {});
  ~ParticleSystem();
  ParticleSystem(const ParticleSystem& other);
  ParticleSystem& operator=(const ParticleSystem& other);
  ParticleSystem(ParticleSystem&&) noexcept;
  ParticleSystem& operator=(ParticleSystem&&) noexcept;

  // --- Following a World

  /// After a tick: executes the particle hooks among the events, of animations and scripts, and updates the
  /// emitters of all objects at the world's clock. Emitters of deleted objects are removed. An object that is
  /// nowhere, as in a pack, counts as not visible.
  ParticleReport update(const World& world, std::span<const Event> events);
  /// The same for one object alone. For guid 0 nothing happens.
  ParticleReport update(const World& world, std::span<const Event> events, Guid object);

  // --- By hand

  /// Makes an emitter, and returns its id (effects HK-18). One of the same id is destroyed first, even when
  /// the new one then fails. NotFound: info or mesh are not there. BadValue: `body` is 0, a number of the
  /// info, the offset or the frames is not finite, the body has no such part, or max_particles is 0.
  /// LimitExceeded: max_particles is above 4096, or beyond ParticleOptions.
  Result<std::uint32_t> create(Guid body, const ParticleFrames& frames, const ParticleRequest& request);
  /// The emitter and its particles vanish. False: there is none of that id.
  bool destroy(Guid body, std::uint32_t emitter_id);
  /// The emitter emits no more; live particles finish. False: there is none of that id.
  bool stop(Guid body, std::uint32_t emitter_id);
  /// Lets `seconds` pass for all emitters of a body, in one step. BadValue as for create, and for seconds
  /// below 0 or beyond limits::kTick, with nothing changed. A body without emitters is not an error.
  Status step(Guid body, const ParticleFrames& frames, double seconds);
  /// Removes a body with its emitters and its random stream. False: the system does not know the body.
  bool remove(Guid body);

  /// Whether a body is seen; all are until this says otherwise. Endless emitters of a body that is not seen
  /// stand still; the particles of others age and die, and new ones are only counted (PE-6).
  void set_visible(Guid body, bool visible);

  // --- What there is to draw

  /// Bodies that the system knows, with or without emitters, in ascending order; body_at returns 0 past the
  /// end.
  [[nodiscard]] std::size_t body_count() const;
  [[nodiscard]] Guid body_at(std::size_t i) const;
  /// In the order in which they were made. Good until the next call that is not const.
  [[nodiscard]] std::span<const ParticleEmitterState> emitters_of(Guid body) const;
  /// Of all bodies.
  [[nodiscard]] std::size_t live_particles() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace acm
