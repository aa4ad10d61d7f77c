/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
#include <pthread.h>

#include "fixture.h"

enum { CREATURES = 60 };

static void fill(acm_world* world) {
  for (int i = 0; i < CREATURES; ++i) {
    add_creature(world, GUARD + (acm_guid)i, 10.0f + 2.0f * (float)i, 50.0f);
    do_motion(world, GUARD + (acm_guid)i, ACM_COMMAND_WalkForward);
  }
}

typedef struct job {
  acm_worker* worker;
  size_t first, step, ranges;
  int32_t worst;
} job;

static void* run_ranges(void* argument) {
  job* j = argument;
  for (size_t range = j->first; range < j->ranges; range += j->step) {
    const int32_t status = acm_worker_run_range(j->worker, range, 0);
    if (status != ACM_OK) j->worst = status;
  }
  return 0;
}

TEST(Threads, a_tick_of_two_threads_is_that_of_one) {
  acm_error error;
  fixture f = make_fixture();
  acm_world* copy = 0;
  acm_worker* workers[2] = {0, 0};
  uint64_t a = 0, b = 1;
  fill(f.world);
  CHECK_OK(acm_world_copy(f.world, &copy, &error));
  CHECK_OK(acm_worker_create(f.world, &workers[0], &error));
  CHECK_OK(acm_worker_create(f.world, &workers[1], &error));
  for (int tick = 0; tick < 30; ++tick) {
    size_t ranges = 0;
    pthread_t threads[2];
    CHECK_OK(acm_world_plan_tick(f.world, 1.0 / 30.0, &ranges, &error));
    job jobs[2] = {{workers[0], 0, 2, ranges, ACM_OK}, {workers[1], 1, 2, ranges, ACM_OK}};
    for (int i = 0; i < 2; ++i) CHECK(pthread_create(&threads[i], 0, run_ranges, &jobs[i]) == 0);
    for (int i = 0; i < 2; ++i) pthread_join(threads[i], 0);
    CHECK(jobs[0].worst == ACM_OK && jobs[1].worst == ACM_OK);
    if (ranges > 0) CHECK_OK(acm_world_finish_tick(f.world, &error));
  }
  run(copy, 30);
  CHECK_OK(acm_state_hash(f.world, &a, &error));
  CHECK_OK(acm_state_hash(copy, &b, &error));
  CHECK(a == b);
  CHECK_STATUS(acm_world_free(f.world, &error), ACM_IN_USE);
  CHECK_OK(acm_worker_free(workers[0], &error));
  CHECK_OK(acm_worker_free(workers[1], &error));
  CHECK_OK(acm_world_free(copy, &error));
  free_fixture(&f);
}

TEST(Threads, calls_out_of_order_are_refused) {
  acm_error error;
  fixture f = make_fixture();
  acm_worker* worker = 0;
  size_t ranges = 0;
  fill(f.world);
  CHECK_STATUS(acm_world_plan_tick(f.world, 0.1, &ranges, &error), ACM_WRONG_ORDER);
  CHECK_OK(acm_worker_create(f.world, &worker, &error));
  CHECK_STATUS(acm_world_finish_tick(f.world, &error), ACM_WRONG_ORDER);
  CHECK_STATUS(acm_worker_run_range(worker, 0, &error), ACM_WRONG_ORDER);
  CHECK_STATUS(acm_world_plan_tick(f.world, not_a_number(), &ranges, &error), ACM_NOT_FINITE);
  CHECK_STATUS(acm_world_plan_tick(f.world, 0.1, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_OK(acm_world_plan_tick(f.world, 0.1, &ranges, &error));
  CHECK(ranges > 0);
  /* Until it is finished the world is not to be had. */
  CHECK_STATUS(acm_world_tick(f.world, 0.1, &error), ACM_BUSY);
  CHECK_STATUS(acm_world_plan_tick(f.world, 0.1, &ranges, &error), ACM_BUSY);
  CHECK_STATUS(acm_world_free(f.world, &error), ACM_BUSY);
  CHECK_STATUS(acm_worker_free(worker, &error), ACM_BUSY);
  CHECK_STATUS(acm_assets_load(f.assets, MANNEQUIN, ACM_LOAD_MOTION, &error), ACM_BUSY);
  CHECK_STATUS(acm_world_finish_tick(f.world, &error), ACM_WRONG_ORDER);
  CHECK_STATUS(acm_worker_run_range(worker, ranges, &error), ACM_BAD_ARGUMENT);
  for (size_t i = 0; i < ranges; ++i) CHECK_OK(acm_worker_run_range(worker, i, &error));
  CHECK_STATUS(acm_worker_run_range(worker, 0, &error), ACM_WRONG_ORDER);
  CHECK_OK(acm_world_finish_tick(f.world, &error));
  CHECK_OK(acm_world_tick(f.world, 0.1, &error));
  CHECK_OK(acm_worker_free(worker, &error));
  CHECK_STATUS(acm_worker_create(f.world, 0, &error), ACM_NULL_ARGUMENT);
  free_fixture(&f);
}

/* One thread's session with a world of its own. */
static void* live_alone(void* argument) {
  acm_error error;
  acm_world* world = 0;
  fixture* shared = argument;
  CHECK_OK(acm_world_create(shared->assets, 0, &world, &error));
  for (int round = 0; round < 20; ++round) {
    const acm_object_parameters p = creature_at(round % 2 ? MANNEQUIN : BEAST, 50.0f, 50.0f);
    CHECK_OK(acm_object_create(world, GUARD + (acm_guid)round, &p, &error));
    CHECK_OK(acm_object_set_motion_table(world, GUARD + (acm_guid)round, MANNEQUIN_TABLE, &error));
    do_motion(world, GUARD + (acm_guid)round, ACM_COMMAND_WalkForward);
    run(world, 5);
  }
  CHECK_OK(acm_world_free(world, &error));
  return 0;
}

TEST(Threads, worlds_of_two_threads_share_assets) {
  fixture f = make_fixture();
  pthread_t threads[2];
  for (int i = 0; i < 2; ++i) CHECK(pthread_create(&threads[i], 0, live_alone, &f) == 0);
  for (int i = 0; i < 2; ++i) pthread_join(threads[i], 0);
  free_fixture(&f);
}

typedef struct rivalry {
  acm_world* world;
  int done, busy, other;
} rivalry;
static void* tick_often(void* argument) {
  rivalry* r = argument;
  for (int i = 0; i < 400; ++i) {
    const int32_t status = acm_world_tick(r->world, 1.0 / 30.0, 0);
    r->done += status == ACM_OK;
    r->busy += status == ACM_BUSY;
    r->other += status != ACM_OK && status != ACM_BUSY;
  }
  return 0;
}

TEST(Threads, a_world_that_another_thread_uses_is_busy) {
  acm_error error;
  fixture f = make_fixture();
  pthread_t threads[2];
  uint64_t ticks = 0;
  fill(f.world);
  rivalry rivals[2] = {{f.world, 0, 0, 0}, {f.world, 0, 0, 0}};
  for (int i = 0; i < 2; ++i) CHECK(pthread_create(&threads[i], 0, tick_often, &rivals[i]) == 0);
  for (int i = 0; i < 2; ++i) pthread_join(threads[i], 0);
  CHECK(rivals[0].other == 0 && rivals[1].other == 0);
  CHECK(rivals[0].done + rivals[0].busy == 400 && rivals[1].done + rivals[1].busy == 400);
  CHECK_OK(acm_world_clock(f.world, 0, &ticks, &error));
  CHECK(ticks == (uint64_t)(rivals[0].done + rivals[1].done));
  free_fixture(&f);
}

/* Calls of one thread on particles, or on the assets that they use. */
typedef struct attempt {
  acm_assets* assets;
  int done, busy, other;
} attempt;
static int count_attempt(attempt* a, int32_t status) {
  a->done += status == ACM_OK;
  a->busy += status == ACM_BUSY;
  a->other += status != ACM_OK && status != ACM_BUSY && status != ACM_BUFFER_FULL;
  return status == ACM_OK;
}
static void* emit_often(void* argument) {
  attempt* a = argument;
  acm_particles* particles = 0;
  acm_particle_request request;
  const acm_position place = place_at(10.0f, 20.0f);
  acm_particle sparks[64];
  size_t count = 0;
  acm_particle_request_init(&request);
  request.info = 0x32000001;
  if (!count_attempt(a, acm_particles_create(a->assets, 0, &particles, 0))) return 0;
  for (int i = 0; i < 200; ++i) {
    if (i % 20 == 0) count_attempt(a, acm_particles_emit(particles, RAT, &request, &place, 0, 0, 0, 0));
    count_attempt(a, acm_particles_step(particles, RAT, &place, 0, 0, 1.0 / 30.0, 0));
    count_attempt(a, acm_particles_read(particles, RAT, sparks, COUNT_OF(sparks), &count, 0));
  }
  while (acm_particles_free(particles, 0) == ACM_BUSY) ++a->busy;
  return 0;
}
static void* load_often(void* argument) {
  attempt* a = argument;
  for (int i = 0; i < 200; ++i)
    count_attempt(a, acm_assets_load(a->assets, MANNEQUIN, ACM_LOAD_PARTICLES, 0));
  return 0;
}

TEST(Threads, assets_do_not_change_while_particles_use_them) {
  fixture f = make_fixture();
  pthread_t threads[3];
  attempt attempts[3] = {{f.assets, 0, 0, 0}, {f.assets, 0, 0, 0}, {f.assets, 0, 0, 0}};
  for (int i = 0; i < 3; ++i)
    CHECK(pthread_create(&threads[i], 0, i < 2 ? emit_often : load_often, &attempts[i]) == 0);
  for (int i = 0; i < 3; ++i) {
    pthread_join(threads[i], 0);
    CHECK(attempts[i].done + attempts[i].busy > 0 && attempts[i].other == 0);
  }
  free_fixture(&f);
}
