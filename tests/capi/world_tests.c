/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
#include "fixture.h"

TEST(World, time_passes) {
  acm_error error;
  fixture f = make_fixture();
  double seconds = 0.0;
  uint64_t ticks = 0;
  CHECK_OK(acm_world_tick(f.world, 0.25, &error));
  CHECK_OK(acm_world_tick(f.world, 0.25, &error));
  CHECK_OK(acm_world_clock(f.world, &seconds, &ticks, &error));
  CHECK(seconds == 0.5 && ticks == 2);
  CHECK_OK(acm_world_clock(f.world, 0, 0, &error));
  free_fixture(&f);
}

TEST(World, ticks_of_bad_numbers_are_refused) {
  acm_error error;
  fixture f = make_fixture();
  const double bad[] = {-0.1, 86401.0, not_a_number(), infinite()};
  for (size_t i = 0; i < COUNT_OF(bad); ++i) {
    CHECK_STATUS(acm_world_tick(f.world, bad[i], &error), ACM_NOT_FINITE);
    CHECK_FIELD("seconds");
  }
  free_fixture(&f);
}

TEST(World, objects_are_counted_and_listed_in_order) {
  acm_error error;
  fixture f = make_fixture();
  acm_guid guids[4];
  size_t count = 9;
  CHECK_OK(acm_world_reserve(f.world, 100, &error));
  add_creature(f.world, RAT, 52.0f, 50.0f);
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  CHECK_OK(acm_world_count(f.world, &count, &error));
  CHECK(count == 2);
  CHECK_OK(acm_world_guids(f.world, guids, COUNT_OF(guids), &count, &error));
  CHECK(count == 2 && guids[0] == GUARD && guids[1] == RAT);
  CHECK_STATUS(acm_world_guids(f.world, guids, 1, &count, &error), ACM_BUFFER_FULL);
  CHECK(count == 2);
  CHECK_STATUS(acm_world_guids(f.world, 0, 0, &count, &error), ACM_BUFFER_FULL);
  CHECK_STATUS(acm_world_guids(f.world, 0, 4, &count, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_world_guids(f.world, guids, 4, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_world_reserve(f.world, (size_t)-1, &error), ACM_LIMIT_EXCEEDED);
  free_fixture(&f);
}

TEST(World, options_are_those_of_the_library_and_are_checked) {
  acm_error error;
  acm_world_options options;
  acm_world* world = 0;
  acm_world_options_init(&options);
  CHECK(options.size == sizeof options && options.ground == ACM_GROUND_LAST_KNOWN);
  CHECK(options.event_capacity == 4096 && options.max_speed == 10.0f && options.detect_stalls == 1);
  options.ground = 4;
  CHECK_STATUS(acm_world_create(0, &options, &world, &error), ACM_BAD_ARGUMENT);
  CHECK_FIELD("ground");
  acm_world_options_init(&options);
  options.max_speed = not_a_number();
  CHECK_STATUS(acm_world_create(0, &options, &world, &error), ACM_NOT_FINITE);
  acm_world_options_init(&options);
  options.event_capacity = UINT64_MAX;
  CHECK_STATUS(acm_world_create(0, &options, &world, &error), ACM_LIMIT_EXCEEDED);
  acm_world_options_init(&options);
  options.max_objects = 1;
  CHECK_OK(acm_world_create(0, &options, &world, &error));
  add_creature(world, GUARD, 0.0f, 0.0f);
  const acm_object_parameters p = creature_at(MANNEQUIN, 0.0f, 0.0f);
  CHECK_STATUS(acm_object_create(world, RAT, &p, &error), ACM_LIMIT_EXCEEDED);
  CHECK_OK(acm_world_free(world, &error));
  acm_world_options_init(0);
}

TEST(World, struct_sizes_that_lie_are_refused) {
  acm_error error;
  acm_world* world = 0;
  struct {
    acm_world_options options;
    uint32_t newer[4];
  } larger = {0};
  acm_world_options_init(&larger.options);
  const uint32_t bad[] = {0, 4, sizeof larger.options - 4, sizeof larger.options + 2, 1u << 20, UINT32_MAX};
  for (size_t i = 0; i < COUNT_OF(bad); ++i) {
    larger.options.size = bad[i];
    CHECK_STATUS(acm_world_create(0, &larger.options, &world, &error), ACM_BAD_SIZE);
    CHECK_FIELD("options");
  }
  /* A newer header has more fields: fine while they hold nothing. */
  larger.options.size = sizeof larger;
  CHECK_OK(acm_world_create(0, &larger.options, &world, &error));
  CHECK_OK(acm_world_free(world, &error));
  larger.newer[2] = 1;
  CHECK_STATUS(acm_world_create(0, &larger.options, &world, &error), ACM_UNSUPPORTED);
}

TEST(World, a_copy_runs_alike_and_restores) {
  acm_error error;
  fixture f = make_fixture();
  acm_world* copy = 0;
  uint64_t a = 0, b = 1;
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  do_motion(f.world, GUARD, ACM_COMMAND_WalkForward);
  run(f.world, 10);
  CHECK_OK(acm_world_copy(f.world, &copy, &error));
  run(f.world, 20);
  run(copy, 20);
  CHECK_OK(acm_state_hash(f.world, &a, &error));
  CHECK_OK(acm_state_hash(copy, &b, &error));
  CHECK(a == b);
  run(copy, 1);
  CHECK_OK(acm_world_assign(f.world, copy, &error));
  CHECK_OK(acm_state_hash(f.world, &a, &error));
  CHECK_OK(acm_state_hash(copy, &b, &error));
  CHECK(a == b);
  CHECK_OK(acm_world_assign(copy, copy, &error));
  CHECK_OK(acm_world_free(copy, &error));
  free_fixture(&f);
}

TEST(World, a_world_of_other_assets_cannot_be_assigned) {
  acm_error error;
  fixture f = make_fixture(), g = make_fixture();
  CHECK_STATUS(acm_world_assign(f.world, g.world, &error), ACM_FOREIGN_HANDLE);
  CHECK_FIELD("from");
  free_fixture(&f);
  free_fixture(&g);
}

TEST(World, refresh_gives_objects_what_was_loaded_later) {
  acm_error error;
  acm_assets* assets = 0;
  acm_world* world = 0;
  size_t changed = 9;
  static const unsigned char kSetup[] = {0x99, 0x00, 0x00, 0x02};
  CHECK_OK(acm_assets_create(&assets, &error));
  CHECK_OK(acm_world_create(assets, 0, &world, &error));
  const acm_object_parameters p = creature_at(0x02000099, 50.0f, 50.0f);
  CHECK_OK(acm_object_create(world, GUARD, &p, &error));
  acm_event missing;
  CHECK(count_events(world, ACM_EVENT_ASSET_MISSING, &missing) == 1);
  CHECK(missing.object == GUARD && missing.fields.asset_missing.id == 0x02000099);
  CHECK(acm_assets_add(assets, 0x02000099, kSetup, sizeof kSetup, &error) != ACM_OK);
  CHECK_OK(acm_world_refresh(world, &changed, &error));
  CHECK(changed == 0);
  CHECK_OK(acm_world_refresh(world, 0, &error));
  CHECK_OK(acm_world_free(world, &error));
  CHECK_OK(acm_assets_free(assets, &error));
}
