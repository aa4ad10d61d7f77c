/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */

/* Emitters that hooks begin in a world, and those that a host begins itself. */

#include <string.h>

#include "fixture.h"

enum { SPARKS = 0x32000001, SPARK_MESH = 0x01000501 };

/* A mannequin that casts a spell, whose hooks begin and stop an emitter at its hand. */
static void cast(const fixture* f, acm_particles* particles, int ticks, size_t* most, uint32_t* created) {
  acm_error error;
  acm_particle_report report;
  for (int tick = 0; tick < ticks; ++tick) {
    size_t live = 0;
    if (tick == 30) do_motion(f->world, GUARD, ACM_COMMAND_MagicPowerUp01);
    CHECK_OK(acm_world_tick(f->world, 1.0 / 30.0, &error));
    CHECK_OK(acm_particles_update(particles, f->world, 0, &report, &error));
    CHECK(report.refused == 0 && report.status == ACM_OK && report.field == 0);
    CHECK_OK(acm_world_clear_events(f->world, &error));
    const int32_t status = acm_particles_read(particles, 0, 0, 0, &live, &error);
    CHECK(status == (live > 0 ? ACM_BUFFER_FULL : ACM_OK));
    if (live > *most) *most = live;
    *created += report.created;
  }
}

static fixture mage(void) {
  fixture f = make_fixture();
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  do_motion(f.world, GUARD, ACM_COMMAND_Magic);
  return f;
}

/* `total`: those of all emitters together. */
static void check_particles(acm_particles* particles, size_t total) {
  acm_error error;
  acm_particle sparks[128];
  size_t count = 0;
  CHECK_OK(acm_particles_read(particles, GUARD, sparks, COUNT_OF(sparks), &count, &error));
  CHECK(count == total && count > 1);
  for (size_t i = 0; i < count; ++i) {
    CHECK(sparks[i].position.x > 45.0f && sparks[i].position.x < 55.0f);
    CHECK(sparks[i].scale >= 0.1f && sparks[i].scale <= 10.0f);
    CHECK(sparks[i].translucency >= 0.0f && sparks[i].translucency <= 1.0f);
  }
  sparks[1].scale = -1.0f;
  CHECK_STATUS(acm_particles_read(particles, GUARD, sparks, 1, &count, &error), ACM_BUFFER_FULL);
  CHECK(count == total && sparks[1].scale == -1.0f);
}

TEST(Particles, follow_the_hooks_of_a_world) {
  acm_error error;
  fixture f = mage();
  acm_particles* particles = 0;
  acm_particle_emitter emitters[4];
  size_t most = 0, count = 0, total = 0;
  uint32_t created = 0;
  CHECK_OK(acm_particles_create(f.assets, 0, &particles, &error));
  cast(&f, particles, 55, &most, &created);
  CHECK(created > 0 && most > 0);
  CHECK_OK(acm_particles_emitters(particles, 0, emitters, 4, &count, &error));
  CHECK(count > 0 && count <= created);
  for (size_t i = 0; i < count; ++i) {
    CHECK(emitters[i].body == GUARD && emitters[i].info == SPARKS && emitters[i].mesh == SPARK_MESH);
    CHECK(emitters[i].first == total && emitters[i].max_particles == 32 && emitters[i].cell == 0xA9B40013u);
    CHECK(strcmp(acm_particle_type_name(emitters[i].particle_type), "ParabolicLVGA") == 0);
    total += emitters[i].live;
  }
  check_particles(particles, total);
  for (int tick = 0; tick < 120; ++tick) { /* nothing more is cast */
    CHECK_OK(acm_world_tick(f.world, 1.0 / 30.0, &error));
    CHECK_OK(acm_particles_update(particles, f.world, GUARD, 0, &error));
    CHECK_OK(acm_world_clear_events(f.world, &error));
  }
  CHECK_OK(acm_particles_emitters(particles, GUARD, 0, 0, &count, &error));
  CHECK(count == 0);
  CHECK_OK(acm_particles_free(particles, &error));
  free_fixture(&f);
}

TEST(Particles, of_a_copy_stay_alike) {
  acm_error error;
  fixture f = mage();
  acm_particles *particles = 0, *copy = 0;
  acm_particle here[64], there[64];
  size_t most = 0, count = 0, same = 0;
  uint32_t created = 0;
  CHECK_OK(acm_particles_create(f.assets, 0, &particles, &error));
  cast(&f, particles, 50, &most, &created);
  CHECK_OK(acm_particles_copy(particles, &copy, &error));
  CHECK_OK(acm_world_tick(f.world, 1.0 / 30.0, &error));
  CHECK_OK(acm_particles_update(particles, f.world, GUARD, 0, &error));
  CHECK_OK(acm_particles_update(copy, f.world, 0, 0, &error));
  CHECK_OK(acm_particles_read(particles, 0, here, 64, &count, &error));
  CHECK_OK(acm_particles_read(copy, GUARD, there, 64, &same, &error));
  CHECK(count > 0 && count == same && memcmp(here, there, count * sizeof *here) == 0);
  CHECK_STATUS(acm_particles_copy(particles, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_OK(acm_particles_free(particles, &error));
  CHECK_OK(acm_particles_free(copy, &error));
  CHECK_STATUS(acm_particles_free(copy, &error), ACM_STALE_HANDLE);
  free_fixture(&f);
}

TEST(Particles, can_be_run_by_hand) {
  acm_error error;
  acm_assets* assets = 0;
  acm_particles* particles = 0;
  acm_particle_request request;
  acm_particle_emitter emitters[4];
  const acm_position place = place_at(10.0f, 20.0f);
  const acm_frame hand = place_at(10.0f, 21.0f).frame;
  uint32_t first = 0, second = 0;
  size_t count = 0, live = 0;
  CHECK_OK(acm_assets_create_sample(&assets, &error));
  CHECK_OK(acm_particles_create(assets, 0, &particles, &error));
  acm_particle_request_init(0);
  acm_particle_request_init(&request);
  CHECK(request.part == ACM_WHOLE_BODY && request.size == sizeof request);
  request.info = SPARKS;
  CHECK_OK(acm_particles_emit(particles, RAT, &request, &place, 0, 0, &first, &error));
  CHECK(first == 0xFFFF0000u);
  request.part = 0;
  request.emitter_id = 7;
  CHECK_OK(acm_particles_emit(particles, GUARD, &request, &place, &hand, 1, &second, &error));
  CHECK(second == 7);
  CHECK_OK(acm_particles_emit(particles, GUARD, &request, &place, &hand, 1, 0, &error));
  for (int i = 1; i <= 10; ++i) {
    CHECK_OK(acm_particles_step(particles, RAT, &place, 0, 0, 1.0 / 30.0, &error));
    CHECK_OK(acm_particles_step(particles, GUARD, &place, &hand, 1, 1.0 / 30.0, &error));
  }
  CHECK_OK(acm_particles_emitters(particles, 0, emitters, 4, &count, &error));
  CHECK(count == 2 && emitters[0].body == GUARD && emitters[1].body == RAT);
  CHECK(emitters[0].origin.y == 21.0f && emitters[1].origin.y == 20.0f && emitters[0].part == 0);
  CHECK(emitters[0].live > 0 && emitters[1].first == emitters[0].live);
  CHECK_STATUS(acm_particles_emitters(particles, 0, emitters, 1, &count, &error), ACM_BUFFER_FULL);
  CHECK_OK(acm_particles_stop(particles, RAT, first, &error));
  CHECK_OK(acm_particles_emitters(particles, RAT, emitters, 4, &count, &error));
  CHECK(count == 1 && emitters[0].stopped && emitters[0].first == 0);
  CHECK_OK(acm_particles_destroy(particles, GUARD, 7, &error));
  CHECK_STATUS(acm_particles_destroy(particles, GUARD, 7, &error), ACM_NOT_FOUND);
  CHECK_OK(acm_particles_remove(particles, RAT, &error));
  CHECK_STATUS(acm_particles_remove(particles, RAT, &error), ACM_NO_OBJECT);
  CHECK_STATUS(acm_particles_stop(particles, RAT, first, &error), ACM_NOT_FOUND);
  CHECK_OK(acm_particles_read(particles, 0, 0, 0, &live, &error));
  CHECK(live == 0);
  CHECK_OK(acm_assets_free(assets, &error)); /* the particles keep what they use */
  CHECK_OK(acm_particles_free(particles, &error));
}

TEST(Particles, of_a_body_that_is_not_seen_stand_still) {
  acm_error error;
  acm_assets* assets = 0;
  acm_particles* particles = 0;
  acm_particle_request request;
  acm_particle_emitter emitter;
  const acm_position place = place_at(10.0f, 20.0f);
  size_t count = 0;
  CHECK_OK(acm_assets_create_sample(&assets, &error));
  CHECK_OK(acm_particles_create(assets, 0, &particles, &error));
  acm_particle_request_init(&request);
  request.info = SPARKS;
  CHECK_OK(acm_particles_emit(particles, RAT, &request, &place, 0, 0, 0, &error));
  CHECK_OK(acm_particles_step(particles, RAT, &place, 0, 0, 0.1, &error));
  CHECK_OK(acm_particles_emitters(particles, RAT, &emitter, 1, &count, &error));
  const uint32_t before = emitter.live;
  CHECK_OK(acm_particles_set_visible(particles, RAT, 0, &error));
  for (int i = 2; i < 60; ++i) CHECK_OK(acm_particles_step(particles, RAT, &place, 0, 0, 0.1, &error));
  CHECK_OK(acm_particles_emitters(particles, RAT, &emitter, 1, &count, &error));
  CHECK(before > 0 && emitter.live == before);
  CHECK_STATUS(acm_particles_set_visible(particles, 0, 0, &error), ACM_BAD_ARGUMENT);
  CHECK_OK(acm_particles_free(particles, &error));
  CHECK_OK(acm_assets_free(assets, &error));
}

TEST(Particles, need_an_info_a_mesh_and_room) {
  acm_error error;
  acm_assets *assets = 0, *empty = 0;
  acm_particles* particles = 0;
  acm_particle_options options;
  acm_particle_request request;
  const acm_position place = place_at(10.0f, 20.0f);
  acm_particle_request_init(&request);
  request.info = SPARKS;
  CHECK_OK(acm_assets_create(&empty, &error));
  CHECK_OK(acm_particles_create(empty, 0, &particles, &error));
  CHECK_STATUS(acm_particles_emit(particles, RAT, &request, &place, 0, 0, 0, &error), ACM_NOT_FOUND);
  CHECK(error.object_id == SPARKS);
  CHECK_OK(acm_particles_free(particles, &error));
  CHECK_OK(acm_assets_free(empty, &error));
  CHECK_OK(acm_assets_create_sample(&assets, &error));
  acm_particle_options_init(0);
  acm_particle_options_init(&options);
  CHECK(options.size == sizeof options && options.needs_meshes && options.fixed_roll < 0.0f);
  options.max_particles = 8;
  CHECK_OK(acm_particles_create(assets, &options, &particles, &error));
  CHECK_STATUS(acm_particles_emit(particles, RAT, &request, &place, 0, 0, 0, &error), ACM_LIMIT_EXCEEDED);
  CHECK_OK(acm_particles_free(particles, &error));
  options.fixed_roll = 1.5f;
  CHECK_STATUS(acm_particles_create(assets, &options, &particles, &error), ACM_NOT_FINITE);
  CHECK_FIELD("fixed_roll");
  options.fixed_roll = not_a_number();
  CHECK_STATUS(acm_particles_create(assets, &options, &particles, &error), ACM_NOT_FINITE);
  options.size = 1;
  CHECK_STATUS(acm_particles_create(assets, &options, &particles, &error), ACM_BAD_SIZE);
  CHECK_STATUS(acm_particles_create(assets, 0, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_OK(acm_assets_free(assets, &error));
}

TEST(Particles, a_fixed_roll_takes_the_chance_away) {
  acm_error error;
  acm_assets* assets = 0;
  acm_particles* particles = 0;
  acm_particle_options options;
  acm_particle_request request;
  acm_particle sparks[2][32];
  const acm_position place = place_at(10.0f, 20.0f);
  size_t count[2] = {0, 0};
  acm_particle_options_init(&options);
  options.fixed_roll = 0.5f;
  acm_particle_request_init(&request);
  request.info = SPARKS;
  CHECK_OK(acm_assets_create_sample(&assets, &error));
  for (int i = 0; i < 2; ++i) {
    options.seed = (uint64_t)i; /* has no effect */
    CHECK_OK(acm_particles_create(assets, &options, &particles, &error));
    CHECK_OK(acm_particles_emit(particles, RAT, &request, &place, 0, 0, 0, &error));
    CHECK_OK(acm_particles_step(particles, RAT, &place, 0, 0, 0.1, &error));
    CHECK_OK(acm_particles_read(particles, RAT, sparks[i], 32, &count[i], &error));
    CHECK_OK(acm_particles_free(particles, &error));
  }
  CHECK(count[0] > 0 && count[0] == count[1]);
  CHECK(memcmp(sparks[0], sparks[1], count[0] * sizeof(acm_particle)) == 0);
  CHECK_OK(acm_assets_free(assets, &error));
}

TEST(Particles, refuse_bad_calls) {
  acm_error error;
  fixture f = make_fixture();
  acm_world* other = 0;
  acm_particles* particles = 0;
  acm_particle_request request;
  acm_position place = place_at(10.0f, 20.0f);
  acm_frame hand = place.frame;
  size_t count = 0;
  acm_particle_request_init(&request);
  request.info = SPARKS;
  CHECK_OK(acm_world_create(0, 0, &other, &error));
  CHECK_OK(acm_particles_create(f.assets, 0, &particles, &error));
  CHECK_STATUS(acm_particles_update(particles, other, 0, 0, &error), ACM_FOREIGN_HANDLE);
  CHECK_STATUS(acm_particles_update(particles, 0, 0, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_FIELD("world");
  CHECK_STATUS(acm_particles_emit(particles, 0, &request, &place, 0, 0, 0, &error), ACM_BAD_ARGUMENT);
  CHECK_STATUS(acm_particles_emit(particles, RAT, 0, &place, 0, 0, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_particles_emit(particles, RAT, &request, 0, 0, 0, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_particles_emit(particles, RAT, &request, &place, 0, 1, 0, &error), ACM_NULL_ARGUMENT);
  request.part = 1;
  CHECK_STATUS(acm_particles_emit(particles, RAT, &request, &place, &hand, 1, 0, &error), ACM_BAD_VALUE);
  request.part = 0;
  request.offset.x = infinite();
  CHECK_STATUS(acm_particles_emit(particles, RAT, &request, &place, &hand, 1, 0, &error), ACM_NOT_FINITE);
  CHECK_FIELD("offset");
  request.offset.x = 0.0f;
  hand.rotation.w = not_a_number();
  CHECK_STATUS(acm_particles_emit(particles, RAT, &request, &place, &hand, 1, 0, &error), ACM_NOT_FINITE);
  CHECK_FIELD("parts");
  hand.rotation.w = 1.0f;
  CHECK_OK(acm_particles_emit(particles, RAT, &request, &place, &hand, 1, 0, &error));
  CHECK_STATUS(acm_particles_step(particles, RAT, &place, &hand, 1, -0.1, &error), ACM_NOT_FINITE);
  CHECK_STATUS(acm_particles_step(particles, RAT, &place, &hand, 1, (double)infinite(), &error),
               ACM_NOT_FINITE);
  CHECK_FIELD("seconds");
  place.frame.origin.z = not_a_number();
  CHECK_STATUS(acm_particles_step(particles, RAT, &place, 0, 0, 0.1, &error), ACM_NOT_FINITE);
  CHECK_STATUS(acm_particles_emitters(particles, 0, 0, 1, &count, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_particles_read(particles, 0, 0, 0, 0, &error), ACM_NULL_ARGUMENT);
  CHECK(strcmp(acm_particle_type_name(99), "unmoved") == 0);
  CHECK_OK(acm_particles_free(particles, &error));
  CHECK_OK(acm_world_free(other, &error));
  free_fixture(&f);
}

TEST(Particles, emitters_are_loaded) {
  acm_error error;
  acm_assets* assets = 0;
  CHECK_OK(acm_assets_create_sample(&assets, &error));
  CHECK_OK(acm_assets_load(assets, MANNEQUIN, ACM_LOAD_PARTICLES, &error));
  CHECK_OK(acm_assets_free(assets, &error));
}
