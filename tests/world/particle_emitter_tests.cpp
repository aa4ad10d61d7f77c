// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/particle_emitter.h"
#include "world/particle_fixture.h"

#include <cmath>
#include <limits>
#include <vector>

#include "support/allocation_counter.h"

namespace acm {
namespace {

using namespace test;

// The times at which births were seen, updating `count` times every `step` seconds. Multiples, not sums:
// exact.
std::vector<int> births_by_update(LoneEmitter& lone, int count, double step) {
  std::vector<int> births;
  std::uint32_t before = lone->emitted;
  for (int i = 1; i <= count; ++i) {
    lone.update(i * step);
    for (; before < lone->emitted; ++before) births.push_back(i);
  }
  return births;
}

// --- Golden scenarios

TEST(ParticleEmitter, g9_births_by_time_come_at_the_first_update_later_than_the_birthrate) {
  LoneEmitter lone([] {
    ParticleEmitterInfo info = plain_emitter();
    info.birthrate = 0.125;  // with steps of a sixteenth all sums are exact, as the scenario asks
    return info;
  }());
  EXPECT_EQ(births_by_update(lone, 40, 0.0625), (std::vector<int>{3, 6, 9}));
  EXPECT_EQ(lone->live, 3u) << "full";
}

TEST(ParticleEmitter, g9_the_numbers_of_the_sheet) {
  // 0.05 and 0.1 are no binary fractions: 0.1 - 0.0 is not later than 0.1, and so is no other double of it.
  LoneEmitter lone(plain_emitter());
  const std::vector<int> births = births_by_update(lone, 3, 0.05);
  EXPECT_EQ(births, (std::vector<int>{3})) << "0.15";
}

TEST(ParticleEmitter, g10_sparks_shrink_fade_rise_and_die) {
  LoneEmitter lone(emitter_a25(), {{1, 2, 3}, {}});
  ASSERT_EQ(lone->live, 5u);
  EXPECT_EQ(lone.first().scale, 0.5f);
  EXPECT_EQ(lone.first().position, (Vec3{1, 2, 3}));
  lone.stop();
  lone.update(1.0);
  EXPECT_NEAR(lone.first().scale, 0.3f, 1e-6f);
  EXPECT_NEAR(lone.first().translucency, 0.5f, 1e-6f);
  expect_near(lone.first().position, {1, 2, 3.5f});
  EXPECT_EQ(lone->live, 5u);
  lone.update(2.0);
  EXPECT_EQ(lone->live, 0u);
  EXPECT_TRUE(lone.finished());
}

TEST(ParticleEmitter, g11_births_by_distance_follow_the_walk_and_stop_with_it) {
  ParticleEmitterInfo info = plain_emitter();
  info.emitter_type = 2;
  info.birthrate = 0.5;
  LoneEmitter lone(info);
  std::vector<float> births;
  for (int i = 1; i <= 6; ++i) {
    const std::uint32_t before = lone->emitted;
    lone.move_to({{0.4f * static_cast<float>(i), 0, 0}, {}});
    lone.update(i * 0.1);
    if (lone->emitted > before) births.push_back(lone->origin.x);
  }
  ASSERT_EQ(births.size(), 3u);
  EXPECT_FLOAT_EQ(births[0], 0.8f);
  EXPECT_FLOAT_EQ(births[1], 1.6f);
  EXPECT_FLOAT_EQ(births[2], 2.4f);
  for (int i = 7; i < 20; ++i) lone.update(i * 0.1);
  EXPECT_EQ(lone->emitted, 3u) << "standing";
}

// --- Emitters

TEST(ParticleEmitter, pe_1_begins_with_the_initial_particles_as_far_as_there_is_room) {
  ParticleEmitterInfo info = plain_emitter();
  info.initial_particles = 2;
  EXPECT_EQ(LoneEmitter(info)->live, 2u);
  info.initial_particles = 100;
  EXPECT_EQ(LoneEmitter(info)->emitted, 3u);
  info.initial_particles = -5;
  EXPECT_EQ(LoneEmitter(info)->live, 0u);
}

TEST(ParticleEmitter, pe_2_its_origin_follows_the_frame_it_is_on) {
  LoneEmitter lone(plain_emitter(), {{10, 0, 0}, {}}, {1, 0, 0});
  EXPECT_EQ(lone->origin, (Vec3{11, 0, 0}));
  lone.move_to({{20, 0, 0}, quarter_turn()});
  lone.update(0.05);
  expect_near(lone->origin, {20, 1, 0});
}

TEST(ParticleEmitter, pe_3_at_most_one_birth_in_an_update_and_nothing_is_made_up_for) {
  ParticleEmitterInfo info = plain_emitter();
  info.birthrate = 0.001;
  info.max_particles = 100;
  LoneEmitter lone(info);
  lone.update(5.0);
  EXPECT_EQ(lone->emitted, 1u);
  lone.update(5.5);
  EXPECT_EQ(lone->emitted, 2u);
}

TEST(ParticleEmitter, pe_3_the_dead_make_room_before_the_birth_of_the_same_update) {
  ParticleEmitterInfo info = plain_emitter();
  info.max_particles = info.initial_particles = 1;
  info.lifespan = 1.0;
  LoneEmitter lone(info);
  lone.update(0.5);
  EXPECT_EQ(lone->emitted, 1u) << "no room";
  lone.update(1.0);
  EXPECT_EQ(lone->emitted, 2u);
  EXPECT_EQ(lone->live, 1u);
}

TEST(ParticleEmitter, pe_3_one_that_has_stopped_goes_with_its_last_particle) {
  ParticleEmitterInfo info = plain_emitter();
  info.initial_particles = 2;
  info.lifespan = 1.0;
  LoneEmitter lone(info);
  lone.stop();
  lone.update(0.9);
  EXPECT_FALSE(lone.finished());
  EXPECT_EQ(lone->emitted, 2u) << "no more births";
  lone.update(1.0);
  EXPECT_TRUE(lone.finished());
}

TEST(ParticleEmitter, pe_4_time_must_be_later_than_the_birthrate_and_the_first_bit_wins) {
  ParticleEmitterInfo info = plain_emitter();
  info.birthrate = 0.5;
  for (const std::uint32_t type : {1u, 3u, 5u}) {
    info.emitter_type = type;
    LoneEmitter lone(info);
    lone.update(0.5);
    EXPECT_EQ(lone->emitted, 0u) << "not later";
    lone.update(0.75);
    EXPECT_EQ(lone->emitted, 1u);
  }
}

TEST(ParticleEmitter, pe_4_without_either_bit_nothing_is_born) {
  ParticleEmitterInfo info = plain_emitter();
  info.emitter_type = 4;
  LoneEmitter lone(info);
  lone.move_to({{100, 0, 0}, {}});
  lone.update(100.0);
  EXPECT_EQ(lone->emitted, 0u);
}

TEST(ParticleEmitter, pe_4_distance_counts_from_the_last_birth) {
  ParticleEmitterInfo info = plain_emitter();
  info.emitter_type = 2;
  info.birthrate = 1.0;
  LoneEmitter lone(info);
  lone.move_to({{1, 0, 0}, {}});
  lone.update(1.0);
  EXPECT_EQ(lone->emitted, 0u) << "not farther";
  lone.move_to({{-1.5f, 0, 0}, {}});
  lone.update(2.0);
  EXPECT_EQ(lone->emitted, 1u);
  lone.move_to({{-0.6f, 0, 0}, {}});
  lone.update(3.0);
  EXPECT_EQ(lone->emitted, 1u);
}

TEST(ParticleEmitter, pe_4_the_square_of_the_distance_is_compared_with_the_square_of_the_birthrate) {
  ParticleEmitterInfo info = plain_emitter();
  info.emitter_type = 2;
  info.birthrate = 2.0;
  LoneEmitter lone(info);
  lone.move_to({{1.9f, 0, 0}, {}});
  lone.update(1.0);
  EXPECT_EQ(lone->emitted, 0u);
  lone.move_to({{2.1f, 0, 0}, {}});
  lone.update(2.0);
  EXPECT_EQ(lone->emitted, 1u);
}

TEST(ParticleEmitter, pe_5_stops_after_its_particles_or_its_time) {
  ParticleEmitterInfo counted = plain_emitter();
  counted.total_particles = 2;
  LoneEmitter two(counted);
  for (int i = 1; i < 10; ++i) two.update(i * 0.25);
  EXPECT_EQ(two->emitted, 2u);
  EXPECT_TRUE(two->stopped);
  ParticleEmitterInfo timed = plain_emitter();
  timed.max_particles = 100;
  timed.total_seconds = 1.0;
  LoneEmitter second(timed);
  for (int i = 1; i <= 4; ++i) second.update(i * 0.25);
  EXPECT_FALSE(second->stopped) << "creation + total_seconds is not before now";
  second.update(1.25);
  EXPECT_TRUE(second->stopped);
  EXPECT_EQ(second->emitted, 5u) << "the birth of an update comes before its end";
}

TEST(ParticleEmitter, pe_6_unseen_an_endless_emitter_stands_still) {
  ParticleEmitterInfo info = plain_emitter();
  info.initial_particles = 1;
  info.lifespan = 1.0;
  info.particle_type = ParticleType{2u};
  info.a = {1, 0, 0};
  info.min_a = info.max_a = 1.0f;
  LoneEmitter lone(info);
  lone.update(0.5);
  const Particle before = lone.first();
  for (int i = 1; i < 100; ++i) lone.update(0.5 + i, false);
  EXPECT_EQ(lone.first(), before);
  EXPECT_EQ(lone->emitted, 2u) << "the initial one and that of 0.5";
  lone.update(99.75);
  EXPECT_EQ(lone.first().position.x, 0.75f) << "no time has passed for it";
}

TEST(ParticleEmitter, pe_6_unseen_another_ages_and_counts_its_births) {
  ParticleEmitterInfo info = plain_emitter();
  info.initial_particles = 1;
  info.max_particles = 100;
  info.total_particles = 5;
  info.lifespan = 1.0;
  LoneEmitter lone(info);
  lone.update(0.5, false);
  lone.update(1.0, false);
  EXPECT_EQ(lone->live, 0u);
  EXPECT_EQ(lone->emitted, 3u);
  for (int i = 3; i < 9; ++i) lone.update(i * 0.5, false);
  EXPECT_EQ(lone->emitted, 5u);
  EXPECT_TRUE(lone.finished());
}

// --- Particles

TEST(ParticleEmitter, pe_7_scale_and_translucency_run_from_start_to_end) {
  ParticleEmitterInfo info = plain_emitter();
  info.initial_particles = 1;
  info.lifespan = 4.0;
  info.start_scale = 1.0f;
  info.final_scale = 3.0f;
  info.start_trans = 1.0f;
  info.final_trans = 0.5f;
  LoneEmitter lone(info);
  EXPECT_EQ(lone.first().scale, 1.0f);
  EXPECT_EQ(lone.first().translucency, 1.0f);
  lone.update(1.0);
  EXPECT_EQ(lone.first().scale, 1.5f);
  EXPECT_EQ(lone.first().translucency, 0.875f);
}

TEST(ParticleEmitter, pe_7_rounding_leads_beyond_neither_end) {
  ParticleEmitterInfo info = plain_emitter();
  info.initial_particles = 1;
  info.start_scale = 0.25f;
  info.final_scale = 0.1f;
  info.lifespan = 1.0;
  LoneEmitter lone(info);
  lone.update(std::nextafter(1.0, 0.0));
  EXPECT_EQ(lone.first().scale, 0.1f);
}

TEST(ParticleEmitter, pe_7_the_lifetime_of_a_limited_emitter_is_the_time_since_birth) {
  ParticleEmitterInfo info = plain_emitter();
  info.initial_particles = 1;
  info.total_seconds = 100.0;
  LoneEmitter lone(info);
  for (int i = 1; i <= 7; ++i) lone.update(i * 0.1);
  EXPECT_EQ(lone->slots[0].lifetime, 7 * 0.1);
}

TEST(ParticleEmitter, pe_10_only_the_origin_of_a_parent_local_particle_follows) {
  ParticleEmitterInfo info = plain_emitter();
  info.initial_particles = 1;
  LoneEmitter world(info, {}, {1, 0, 0});
  info.is_parent_local = 1;
  LoneEmitter local(info, {}, {1, 0, 0});
  for (LoneEmitter* lone : {&world, &local}) {
    lone->move_to({{5, 5, 5}, quarter_turn()});
    lone->update(0.05);
  }
  EXPECT_EQ(world.first().position, (Vec3{1, 0, 0}));
  EXPECT_EQ(local.first().position, (Vec3{6, 5, 5})) << "the offset keeps its direction";
}

TEST(ParticleEmitter, pe_11_a_particle_that_does_not_move_stays_where_its_slot_last_was) {
  ParticleEmitterInfo info = plain_emitter();
  info.particle_type = ParticleType{0u};
  info.initial_particles = 1;
  LoneEmitter lone(info, {{5, 5, 5}, {}});
  lone.update(0.05);
  EXPECT_EQ(lone.first().position, Vec3{}) << "a new slot: the origin of the world";
  EXPECT_EQ(lone.first().scale, 1.0f);
}

TEST(ParticleEmitter, pe_12_a_parent_local_particle_turns_with_the_current_frame) {
  ParticleEmitterInfo info = plain_emitter();
  info.particle_type = ParticleType{4u};
  info.initial_particles = 1;
  LoneEmitter world(info);
  info.is_parent_local = 1;
  LoneEmitter local(info);
  for (LoneEmitter* lone : {&world, &local}) {
    lone->move_to({{}, quarter_turn()});
    lone->update(0.05);
  }
  EXPECT_EQ(world.first().rotation, Quat{});
  EXPECT_EQ(local.first().rotation, quarter_turn());
}

TEST(ParticleEmitter, pe_13_a_translucency_of_one_is_reached_only_at_the_end_or_by_the_start) {
  ParticleEmitterInfo info = plain_emitter();
  info.initial_particles = 1;
  info.final_trans = 1.0f;
  info.lifespan = 1.0;
  LoneEmitter lone(info);
  lone.update(0.999);
  EXPECT_LT(lone.first().translucency, 1.0f);
  lone.update(1.0);
  EXPECT_TRUE(lone->live == 0 || lone.first().translucency < 1.0f) << "not drawn with its last values";
}

TEST(ParticleEmitter, pe_14_refuses_what_cannot_run) {
  EXPECT_TRUE(check_particle_emitter_info(emitter_a25()).ok());
  ParticleEmitterInfo info = emitter_a25();
  info.max_particles = 0;
  EXPECT_EQ(check_particle_emitter_info(info).error().code, ErrorCode::BadValue);
  info.max_particles = -1;
  EXPECT_EQ(check_particle_emitter_info(info).error().code, ErrorCode::BadValue);
  info.max_particles = 4096;
  EXPECT_TRUE(check_particle_emitter_info(info).ok());
  info.max_particles = 4097;
  EXPECT_EQ(check_particle_emitter_info(info).error().code, ErrorCode::LimitExceeded);
  EXPECT_EQ(check_particle_emitter_info(info).error().object_id, kEmitterInfo);
}

TEST(ParticleEmitter, pe_14_every_number_must_be_finite) {
  constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
  constexpr float kInfinity = std::numeric_limits<float>::infinity();
  using Info = ParticleEmitterInfo;
  for (double Info::* field :
       {&Info::birthrate, &Info::total_seconds, &Info::lifespan, &Info::lifespan_rand}) {
    Info info = emitter_a25();
    info.*field = kInfinity;
    EXPECT_FALSE(check_particle_emitter_info(info).ok());
  }
  for (float Info::* field :
       {&Info::min_offset, &Info::max_offset, &Info::min_a, &Info::max_a, &Info::min_b, &Info::max_b,
        &Info::min_c, &Info::max_c, &Info::start_scale, &Info::final_scale, &Info::scale_rand,
        &Info::start_trans, &Info::final_trans, &Info::trans_rand}) {
    Info info = emitter_a25();
    info.*field = kNan;
    EXPECT_FALSE(check_particle_emitter_info(info).ok());
  }
  for (Vec3 Info::* field : {&Info::offset_dir, &Info::a, &Info::b, &Info::c}) {
    Info info = emitter_a25();
    (info.*field).y = -kInfinity;
    EXPECT_FALSE(check_particle_emitter_info(info).ok());
  }
}

TEST(ParticleEmitter, pe_14_a_negative_total_stops_at_once_and_lifespan_0_dies_in_the_first_update) {
  ParticleEmitterInfo info = plain_emitter();
  info.initial_particles = 2;
  info.total_particles = -1;
  LoneEmitter negative(info);
  EXPECT_TRUE(negative->stopped);
  negative.update(5.0);
  EXPECT_EQ(negative->emitted, 2u);
  info.total_particles = 0;
  info.lifespan = 0.0;
  LoneEmitter brief(info);
  EXPECT_EQ(brief->live, 2u);
  brief.update(0.0);
  EXPECT_EQ(brief->live, 0u);
}

TEST(ParticleEmitter, pe_14_a_particle_beyond_all_numbers_is_gone) {
  ParticleEmitterInfo info = plain_emitter();
  info.particle_type = ParticleType{2u};
  info.initial_particles = 1;
  info.emitter_type = 0;
  info.lifespan = 1e30;
  info.a = {3e38f, 0, 0};
  info.min_a = info.max_a = 1.0f;
  LoneEmitter lone(info);
  lone.update(0.5);
  EXPECT_EQ(lone->live, 1u);
  lone.update(50.0);
  EXPECT_EQ(lone->live, 0u);
}

TEST(ParticleEmitter, pe_15_the_sorting_radius_is_the_farther_of_offset_and_path) {
  ParticleEmitterInfo info = emitter_a25();
  EXPECT_EQ(particle_sorting_radius(info), 4.0f) << "2 metres a second for 2 seconds";
  info.max_offset = 10.0f;
  EXPECT_EQ(particle_sorting_radius(info), 10.0f);
}

TEST(ParticleEmitter, updates_allocate_nothing) {
  ParticleEmitterInfo info = emitter_a25();
  info.birthrate = 0.01;
  LoneEmitter lone(info, {}, {}, std::nullopt);
  const AllocationCounter count;
  for (int i = 1; i < 1000; ++i) lone.update(i / 30.0);
  EXPECT_EQ(count.allocations(), 0u);
  EXPECT_GT(lone->emitted, 100u);
}

TEST(ParticleEmitter, another_landblock_leaves_particles_where_they_are) {
  ParticleEmitterInfo info = plain_emitter();
  info.initial_particles = 1;
  ParticleRolls rolls(0, 1, 0.5f);
  ParticleEmitter emitter =
      make_particle_emitter(info, 1, kWholeBody, {}, {{{190, 5, 0}, {}}, 0.0, true}, rolls);
  shift_particles(emitter, {-192, 0, 0});
  EXPECT_EQ(emitter.drawn[0].position, (Vec3{-2, 5, 0}));
  update_particle_emitter(emitter, {{{1, 5, 0}, {}}, 0.05, true}, rolls);
  EXPECT_EQ(emitter.drawn[0].position, (Vec3{-2, 5, 0}));
}

}  // namespace
}  // namespace acm
