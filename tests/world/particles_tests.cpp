// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Emitters of bodies, and of the objects of a world.
#include "acmotion/acmotion.hpp"
#include "acmotion/particles.hpp"
#include "acmotion/sample.hpp"
#include "assets/gfxobj.h"
#include "assets/physics_script.h"
#include "world/particle_fixture.h"

#include <algorithm>
#include <initializer_list>
#include <limits>
#include <utility>
#include <vector>

#include "support/allocation_counter.h"

namespace acm {
namespace {

using namespace test;

constexpr Guid kSparkler = 0x50000001;
constexpr Guid kOtherSparkler = 0x50000002;
constexpr ObjectId kBadInfo = 0x32000F02;         // max_particles 0
constexpr ObjectId kMeshlessInfo = 0x32000F03;    // names no mesh
constexpr ObjectId kLostMeshInfo = 0x32000F04;    // names a mesh that is not there
constexpr ObjectId kLimitedInfo = 0x32000F05;     // 100 seconds
constexpr ObjectId kLightScript = 0x33000F21;     // begins emitter 7 on part 1
constexpr ObjectId kDouseScript = 0x33000F22;     // destroys it
constexpr ObjectId kStopScript = 0x33000F23;      // stops it
constexpr ObjectId kBlockingScript = 0x33000F24;  // begins it unless it is there
constexpr ObjectId kMissingScript = 0x33000F25;   // begins one that is not there
constexpr ObjectId kLimitedScript = 0x33000F26;

void add_script(Assets& assets, ObjectId id, HookPayload payload) {
  PhysicsScript script;
  script.id = id;
  script.entries.push_back({0.0, {hook_direction::kBoth, std::move(payload)}});
  ASSERT_TRUE(assets.add(id, write_physics_script(script)).ok());
}

void add_info(Assets& assets, const ParticleEmitterInfo& info) {
  ASSERT_TRUE(assets.add(info.id, write_particle_emitter_info(info)).ok());
}

ParticleEmitterInfo sparks_of_test() {
  ParticleEmitterInfo info = plain_emitter();
  info.initial_particles = 1;
  return info;
}

void add_infos(Assets& assets) {
  ParticleEmitterInfo info = sparks_of_test();
  add_info(assets, info);
  info.id = kLimitedInfo;
  info.total_seconds = 100.0;
  add_info(assets, info);
  info = sparks_of_test();
  info.id = kBadInfo;
  info.max_particles = 0;
  add_info(assets, info);
  info = sparks_of_test();
  info.id = kMeshlessInfo;
  info.mesh = 0;
  add_info(assets, info);
  info.id = kLostMeshInfo;
  info.mesh = 0x01009999;
  add_info(assets, info);
}

Assets& particle_assets() {
  static Assets assets = [] {
    Assets made = sample_assets();
    GfxObj mesh;
    mesh.id = kParticleMesh;
    (void)made.add(mesh.id, write_gfxobj(mesh));
    add_infos(made);
    const Frame offset{{0, 0, 1}, {}};
    add_script(made, kLightScript, CreateParticleHook{kEmitterInfo, 1, offset, 7});
    add_script(made, kDouseScript, DestroyParticleHook{7});
    add_script(made, kStopScript, StopParticleHook{7});
    add_script(made, kBlockingScript, CreateBlockingParticleHook{kEmitterInfo, 1, offset, 7});
    add_script(made, kMissingScript, CreateParticleHook{0x32009999, kWholeBody, offset, 7});
    add_script(made, kLimitedScript, CreateParticleHook{kLimitedInfo, kWholeBody, offset, 8});
    return made;
  }();
  return assets;
}

ParticleOptions meshes_elsewhere() {
  ParticleOptions options;
  options.needs_meshes = false;
  options.fixed_roll = 0.5f;
  return options;
}

class Particles : public testing::Test {
 protected:
  Result<std::uint32_t> create(std::uint32_t id, ObjectId info = kEmitterInfo, bool blocking = false,
                               std::uint32_t part = kWholeBody) {
    return system.create(kSparkler, frames, {info, part, {}, id, blocking});
  }
  std::vector<std::uint32_t> ids() {
    std::vector<std::uint32_t> found;
    for (const ParticleEmitterState& state : system.emitters_of(kSparkler)) found.push_back(state.emitter_id);
    return found;
  }
  void pass(double seconds) { EXPECT_TRUE(system.step(kSparkler, frames, seconds).ok()); }

  std::vector<Frame> parts{{{1, 1, 1}, {}}, {{2, 2, 2}, quarter_turn()}};
  ParticleFrames frames{{0xA9B40013, {{50, 50, 0}, {}}}, parts};
  ParticleSystem system{particle_assets(), meshes_elsewhere()};
};

// --- Emitter ids

TEST_F(Particles, hk_18_create_replaces_the_emitter_of_its_id_even_when_it_fails) {
  ASSERT_TRUE(create(7).ok());
  pass(0.05);
  EXPECT_EQ(system.emitters_of(kSparkler)[0].age, 0.05);
  ASSERT_TRUE(create(7).ok());
  EXPECT_EQ(ids(), (std::vector<std::uint32_t>{7}));
  EXPECT_EQ(system.emitters_of(kSparkler)[0].age, 0.0);
  EXPECT_FALSE(create(7, 0x32009999).ok());
  EXPECT_TRUE(ids().empty());
}

TEST_F(Particles, hk_18_id_0_takes_the_next_free_one) {
  EXPECT_EQ(*create(0), 0xFFFF0000u);
  EXPECT_EQ(*create(0), 0xFFFF0001u);
  EXPECT_TRUE(system.destroy(kSparkler, 0xFFFF0000u));
  EXPECT_EQ(*create(0), 0xFFFF0002u) << "ids are not used again";
  EXPECT_EQ(*create(0xFFFF0003u), 0xFFFF0003u);
  EXPECT_EQ(*create(0), 0xFFFF0004u) << "one that is in use is left out";
}

TEST_F(Particles, hk_18_blocking_does_nothing_when_the_id_is_in_use) {
  ASSERT_TRUE(create(7).ok());
  pass(0.05);
  EXPECT_EQ(*create(7, kEmitterInfo, true), 7u);
  EXPECT_GT(system.emitters_of(kSparkler)[0].age, 0.0) << "still the first";
  EXPECT_EQ(*create(7, 0x32009999, true), 7u) << "whatever it asks for";
  EXPECT_TRUE(system.destroy(kSparkler, 7));
  EXPECT_TRUE(create(7, kEmitterInfo, true).ok());
  EXPECT_EQ(*create(0, kEmitterInfo, true), 0xFFFF0000u) << "id 0 blocks nothing";
}

TEST_F(Particles, hk_18_destroy_ends_all_at_once_and_stop_lets_particles_finish) {
  ASSERT_TRUE(create(7).ok());
  ASSERT_TRUE(create(8).ok());
  EXPECT_TRUE(system.destroy(kSparkler, 7));
  EXPECT_EQ(ids(), (std::vector<std::uint32_t>{8}));
  EXPECT_TRUE(system.stop(kSparkler, 8));
  EXPECT_TRUE(system.emitters_of(kSparkler)[0].stopped);
  pass(5.0);
  EXPECT_EQ(system.live_particles(), 1u);
  pass(5.0);
  EXPECT_TRUE(ids().empty());
}

TEST_F(Particles, hk_18_id_0_and_unknown_ids_end_nothing) {
  ASSERT_TRUE(create(0).ok());
  EXPECT_FALSE(system.destroy(kSparkler, 0));
  EXPECT_FALSE(system.stop(kSparkler, 0));
  EXPECT_FALSE(system.destroy(kSparkler, 9));
  EXPECT_FALSE(system.stop(kOtherSparkler, 0xFFFF0000));
  EXPECT_EQ(ids().size(), 1u);
}

// --- What is refused

TEST_F(Particles, pe_1_needs_an_info_and_its_mesh) {
  EXPECT_EQ(create(1, 0).error().code, ErrorCode::NotFound);
  const Error unknown = create(1, 0x32009999).error();
  EXPECT_EQ(unknown.code, ErrorCode::NotFound);
  EXPECT_EQ(unknown.object_id, 0x32009999u);
  EXPECT_EQ(create(1, kMeshlessInfo).error().code, ErrorCode::NotFound);
  EXPECT_TRUE(create(1, kLostMeshInfo).ok()) << "the host has the meshes";
  ParticleSystem strict(particle_assets());
  const Result<std::uint32_t> lost = strict.create(kSparkler, frames, {kLostMeshInfo});
  EXPECT_EQ(lost.error().object_id, 0x01009999u);
  EXPECT_TRUE(strict.emitters_of(kSparkler).empty());
  EXPECT_TRUE(strict.create(kSparkler, frames, {kEmitterInfo}).ok()) << "its mesh is there";
}

TEST_F(Particles, pe_14_refuses_with_a_reason) {
  EXPECT_EQ(create(1, kBadInfo).error().object_id, kBadInfo);
  EXPECT_EQ(create(1, kBadInfo).error().code, ErrorCode::BadValue);
  EXPECT_EQ(create(1, kEmitterInfo, false, 2).error().code, ErrorCode::BadValue) << "two parts";
  constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
  EXPECT_FALSE(system.create(kSparkler, frames, {kEmitterInfo, kWholeBody, {kNan, 0, 0}}).ok());
  EXPECT_FALSE(system.create(0, frames, {kEmitterInfo}).ok());
  ParticleFrames nowhere = frames;
  nowhere.body.frame.origin.x = kNan;
  EXPECT_FALSE(system.create(kSparkler, nowhere, {kEmitterInfo}).ok());
  EXPECT_FALSE(system.step(kSparkler, nowhere, 0.1).ok());
  EXPECT_TRUE(ids().empty());
}

TEST_F(Particles, seconds_that_no_tick_takes_are_refused_and_change_nothing) {
  ASSERT_TRUE(create(7).ok());
  pass(1.0);
  for (const double bad : {-0.1, limits::kTick * 2.0, std::numeric_limits<double>::quiet_NaN()})
    EXPECT_EQ(system.step(kSparkler, frames, bad).error().code, ErrorCode::BadValue) << bad;
  EXPECT_EQ(system.emitters_of(kSparkler)[0].age, 1.0);
}

TEST_F(Particles, limits_of_one_body_hold) {
  ParticleOptions options = meshes_elsewhere();
  options.max_emitters = 2;
  ParticleSystem few(particle_assets(), options);
  for (int i = 0; i < 2; ++i) EXPECT_TRUE(few.create(kSparkler, frames, {kEmitterInfo}).ok());
  EXPECT_EQ(few.create(kSparkler, frames, {kEmitterInfo}).error().code, ErrorCode::LimitExceeded);
  EXPECT_TRUE(few.create(kOtherSparkler, frames, {kEmitterInfo}).ok()) << "of each body";
  options.max_emitters = 64;
  options.max_particles = 7;
  ParticleSystem small(particle_assets(), options);
  for (int i = 0; i < 2; ++i) EXPECT_TRUE(small.create(kSparkler, frames, {kEmitterInfo}).ok());
  EXPECT_EQ(small.create(kSparkler, frames, {kEmitterInfo}).error().code, ErrorCode::LimitExceeded);
}

// --- What comes out

TEST_F(Particles, pe_2_an_emitter_is_on_its_body_or_part) {
  ASSERT_TRUE(system.create(kSparkler, frames, {kEmitterInfo, kWholeBody, {1, 0, 0}}).ok());
  ASSERT_TRUE(system.create(kSparkler, frames, {kEmitterInfo, 1, {1, 0, 0}}).ok());
  const auto states = system.emitters_of(kSparkler);
  EXPECT_EQ(states[0].origin, (Vec3{51, 50, 0}));
  expect_near(states[1].origin, {2, 3, 2});
  EXPECT_EQ(states[1].part, 1u);
}

TEST_F(Particles, a_rotation_that_is_not_of_unit_length_turns_without_stretching) {
  parts[0].rotation = {3, 0, 0, 0};
  parts[1].rotation = {0, 0, 0, 0};  // no rotation at all
  ASSERT_TRUE(system.create(kSparkler, frames, {kEmitterInfo, 0, {1, 0, 0}}).ok());
  ASSERT_TRUE(system.create(kSparkler, frames, {kEmitterInfo, 1, {1, 0, 0}}).ok());
  EXPECT_EQ(system.emitters_of(kSparkler)[0].origin, (Vec3{2, 1, 1}));
  EXPECT_EQ(system.emitters_of(kSparkler)[1].origin, (Vec3{3, 2, 2}));
}

TEST_F(Particles, states_hold_all_that_is_drawn_and_shown) {
  ASSERT_TRUE(create(7, kLimitedInfo).ok());
  pass(0.5);
  const ParticleEmitterState& state = system.emitters_of(kSparkler)[0];
  EXPECT_EQ(state.body, kSparkler);
  EXPECT_EQ(state.info, kLimitedInfo);
  EXPECT_EQ(state.mesh, kParticleMesh);
  EXPECT_EQ(state.particle_type, 1u);
  EXPECT_EQ(state.cell, 0xA9B40013u);
  EXPECT_EQ(state.live, 2u);
  EXPECT_EQ(state.emitted, 2u);
  EXPECT_EQ(state.max_particles, 3u);
  EXPECT_EQ(state.total_seconds, 100.0);
  ASSERT_EQ(state.particles.size(), 2u);
  EXPECT_EQ(state.particles[0].position, (Vec3{50, 50, 0}));
  EXPECT_EQ(system.live_particles(), 2u);
}

TEST_F(Particles, particles_stay_where_they_are_when_their_body_enters_another_landblock) {
  frames.body = {0xA9B40039, {{191, 50, 0}, {}}};
  ASSERT_TRUE(create(7).ok());
  frames.body = {0xAAB40001, {{1, 50, 0}, {}}};
  pass(0.05);
  const ParticleEmitterState& state = system.emitters_of(kSparkler)[0];
  EXPECT_EQ(state.cell, 0xAAB40001u);
  EXPECT_EQ(state.particles[0].position, (Vec3{-1, 50, 0}));
  EXPECT_EQ(state.origin, (Vec3{1, 50, 0}));
}

TEST_F(Particles, pe_6_a_body_that_is_not_visible_stands_still_if_endless) {
  ASSERT_TRUE(create(7).ok());
  ASSERT_TRUE(create(8, kLimitedInfo).ok());
  system.set_visible(kSparkler, false);
  for (int i = 0; i < 20; ++i) pass(1.0);
  EXPECT_EQ(system.emitters_of(kSparkler)[0].live, 1u);
  EXPECT_EQ(system.emitters_of(kSparkler)[1].live, 0u);
  EXPECT_EQ(system.emitters_of(kSparkler)[1].emitted, 21u);
  system.set_visible(kSparkler, true);
  pass(1.0);
  EXPECT_EQ(system.emitters_of(kSparkler)[0].live, 2u);
}

TEST_F(Particles, a_copy_goes_on_alike_and_alone) {
  ASSERT_TRUE(create(7).ok());
  const ParticleSystem copy = system;
  pass(0.2);
  EXPECT_EQ(copy.live_particles(), 1u);
  EXPECT_NE(copy.emitters_of(kSparkler)[0].particles.data(),
            system.emitters_of(kSparkler)[0].particles.data());
  ParticleSystem twin(copy);
  ASSERT_TRUE(twin.step(kSparkler, frames, 0.2).ok());
  EXPECT_TRUE(std::ranges::equal(twin.emitters_of(kSparkler)[0].particles,
                                 system.emitters_of(kSparkler)[0].particles));
  twin = copy;
  EXPECT_EQ(twin.live_particles(), 1u);
}

TEST_F(Particles, updating_a_body_allocates_nothing) {
  ASSERT_TRUE(create(7).ok());
  ASSERT_TRUE(create(8, kLimitedInfo).ok());
  const AllocationCounter count;
  for (int i = 0; i < 100; ++i) pass(0.05);
  EXPECT_EQ(count.allocations(), 0u);
}

TEST_F(Particles, updating_a_copy_allocates_nothing_either) {
  ASSERT_TRUE(create(7).ok());
  ASSERT_TRUE(create(8, kLimitedInfo).ok());
  ParticleSystem copy = system;
  const AllocationCounter count;
  for (int i = 1; i < 100; ++i) (void)copy.step(kSparkler, frames, 0.05);
  EXPECT_EQ(count.allocations(), 0u);
}

TEST_F(Particles, bodies_are_listed_and_removed) {
  ASSERT_TRUE(system.create(kOtherSparkler, frames, {kEmitterInfo}).ok());
  ASSERT_TRUE(create(7).ok());
  EXPECT_EQ(system.body_count(), 2u);
  EXPECT_EQ(system.body_at(0), kSparkler);
  EXPECT_EQ(system.body_at(1), kOtherSparkler);
  EXPECT_EQ(system.body_at(2), 0u);
  EXPECT_TRUE(system.remove(kSparkler));
  EXPECT_FALSE(system.remove(kSparkler));
  EXPECT_EQ(system.live_particles(), 1u);
}

// --- Following a world

class ParticlesOfWorld : public testing::Test {
 protected:
  ParticlesOfWorld() { place(kSparkler); }

  void place(Guid guid) {
    ObjectParameters p;
    p.setup = kSampleMannequin;
    p.position = {0xA9B40013, {{50, 50, 0}, {}}};
    ASSERT_TRUE(world.create_object(guid, p));
    world.clear_events();
  }
  ParticleReport tick(double seconds = 0.05) {
    world.tick(seconds);
    const ParticleReport report = system.update(world, world.events());
    world.clear_events();
    return report;
  }
  std::span<const ParticleEmitterState> emitters() { return system.emitters_of(kSparkler); }

  World world{particle_assets()};
  ParticleSystem system{particle_assets(), meshes_elsewhere()};
};

TEST_F(ParticlesOfWorld, hooks_of_scripts_begin_stop_and_destroy_emitters) {
  ASSERT_TRUE(world.play_script(kSparkler, kLightScript));
  EXPECT_EQ(tick().created, 1u);
  ASSERT_EQ(emitters().size(), 1u);
  EXPECT_EQ(emitters()[0].emitter_id, 7u);
  EXPECT_EQ(emitters()[0].age, 0.0);
  ASSERT_TRUE(world.play_script(kSparkler, kStopScript));
  tick();
  EXPECT_TRUE(emitters()[0].stopped);
  ASSERT_TRUE(world.play_script(kSparkler, kDouseScript));
  tick();
  EXPECT_TRUE(emitters().empty());
}

TEST_F(ParticlesOfWorld, a_blocking_hook_keeps_the_emitter_that_is_there) {
  ASSERT_TRUE(world.play_script(kSparkler, kLightScript));
  tick();
  const double clock = world.clock();
  ASSERT_TRUE(world.play_script(kSparkler, kBlockingScript));
  tick();
  EXPECT_EQ(emitters()[0].age, world.clock() - clock);
  ASSERT_TRUE(world.play_script(kSparkler, kLightScript));
  tick();
  EXPECT_EQ(emitters()[0].age, 0.0);
}

TEST_F(ParticlesOfWorld, an_emitter_follows_the_part_of_its_object) {
  ASSERT_TRUE(world.play_script(kSparkler, kLightScript));
  tick();
  const Vec3 before = emitters()[0].origin;
  EXPECT_GT(before.x, 48.0f);
  ASSERT_TRUE(world.teleport(kSparkler, {0xA9B40013, {{60, 50, 0}, {}}}));
  tick();
  EXPECT_NEAR(emitters()[0].origin.x, before.x + 10.0f, 0.1f);
}

TEST_F(ParticlesOfWorld, refusals_are_reported_with_their_reason) {
  ASSERT_TRUE(world.play_script(kSparkler, kMissingScript));
  const ParticleReport report = tick();
  EXPECT_EQ(report.created, 0u);
  EXPECT_EQ(report.refused, 1u);
  EXPECT_EQ(report.first_refusal.object_id, 0x32009999u);
  EXPECT_EQ(report.first_refusal.code, ErrorCode::NotFound);
}

TEST_F(ParticlesOfWorld, hk_9_emitters_die_with_their_object) {
  ASSERT_TRUE(world.play_script(kSparkler, kLightScript));
  tick();
  ASSERT_TRUE(world.delete_object(kSparkler));
  tick();
  EXPECT_EQ(system.body_count(), 0u);
}

TEST_F(ParticlesOfWorld, hk_9_an_object_created_anew_has_no_emitters) {
  ASSERT_TRUE(world.play_script(kSparkler, kLightScript));
  tick();
  ObjectParameters p;
  p.setup = kSampleMannequin;
  p.position = {0xA9B40013, {{50, 50, 0}, {}}};
  ASSERT_TRUE(world.create_object(kSparkler, p));
  tick();
  EXPECT_TRUE(emitters().empty());
}

TEST_F(ParticlesOfWorld, an_object_in_a_pack_counts_as_not_visible) {
  ASSERT_TRUE(world.play_script(kSparkler, kLightScript));
  ASSERT_TRUE(world.play_script(kSparkler, kLimitedScript));
  tick();
  tick();
  ASSERT_EQ(emitters().size(), 2u);
  ASSERT_TRUE(world.exit_world(kSparkler));
  for (int i = 0; i < 300; ++i) tick();
  EXPECT_GE(emitters()[0].live, 1u) << "endless: it stands still";
  EXPECT_EQ(emitters()[1].live, 0u);
}

TEST_F(ParticlesOfWorld, one_object_alone_can_be_followed) {
  place(kOtherSparkler);
  ASSERT_TRUE(world.play_script(kSparkler, kLightScript));
  ASSERT_TRUE(world.play_script(kOtherSparkler, kLightScript));
  world.tick(0.05);
  const ParticleReport report = system.update(world, world.events(), kOtherSparkler);
  EXPECT_EQ(report.created, 1u);
  EXPECT_TRUE(emitters().empty());
  EXPECT_EQ(system.emitters_of(kOtherSparkler).size(), 1u);
  EXPECT_EQ(system.update(world, world.events(), 0).created, 0u);
}

TEST_F(ParticlesOfWorld, ps_7_particles_are_updated_before_the_scripts_of_a_moving_body) {
  // A particle that lives no time is gone after the first update: one begun by a script is seen once.
  ParticleEmitterInfo brief = sparks_of_test();
  brief.id = 0x32000F31;
  brief.lifespan = 0.0;
  brief.birthrate = 100.0;
  Assets& assets = particle_assets();
  if (!assets.contains(brief.id)) {
    add_info(assets, brief);
    add_script(assets, 0x33000F31, CreateParticleHook{brief.id, kWholeBody, {}, 3});
  }
  ASSERT_TRUE(world.play_script(kSparkler, 0x33000F31));
  tick();
  EXPECT_EQ(emitters()[0].live, 1u);
  tick();
  EXPECT_EQ(emitters()[0].live, 0u);
}

TEST_F(ParticlesOfWorld, following_allocates_nothing_once_emitters_are_there) {
  ASSERT_TRUE(world.play_script(kSparkler, kLightScript));
  for (int i = 0; i < 10; ++i) tick();
  world.tick(0.05);
  const std::span<const Event> events = world.events();
  const AllocationCounter count;
  (void)system.update(world, events);
  EXPECT_EQ(count.allocations(), 0u);
}

}  // namespace
}  // namespace acm
