/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "fixture.h"

/* A container with one script that plays nothing, padded with others so that it has many blocks. */
static const unsigned char kScript[] = {0x01, 0x00, 0x00, 0x33, 0, 0, 0, 0};
static void* build_container(size_t* size) {
  acm_error error;
  const acm_container_change change = {0x33000001, 0, 1, 0, kScript, sizeof kScript};
  CHECK_STATUS(acm_container_build(0, &change, 1, 0, 0, size, &error), ACM_BUFFER_FULL);
  void* bytes = malloc(*size);
  CHECK_OK(acm_container_build(0, &change, 1, bytes, *size, size, &error));
  return bytes;
}

static int contains(acm_assets* assets, acm_object_id id) {
  acm_error error;
  acm_bool found = 2;
  CHECK_OK(acm_assets_contains(assets, id, &found, &error));
  return found;
}

TEST(Assets, the_sample_is_decoded_and_listed) {
  acm_error error;
  acm_assets* assets = 0;
  CHECK_OK(acm_assets_create_sample(&assets, &error));
  CHECK(contains(assets, MANNEQUIN) == 1 && contains(assets, 0x02009999) == 0);
  acm_object_id ids[64];
  size_t count = 0;
  CHECK_OK(acm_assets_ids(assets, 0x09000000, ids, COUNT_OF(ids), &count, &error));
  CHECK(count >= 3 && ids[0] == MANNEQUIN_TABLE);
  CHECK_STATUS(acm_assets_ids(assets, 0x09000000, ids, 1, &count, &error), ACM_BUFFER_FULL);
  CHECK(count >= 3);
  CHECK_STATUS(acm_assets_ids(assets, 0xEE000000u, ids, 1, &count, &error), ACM_BAD_ARGUMENT);
  CHECK_FIELD("of_type");
  CHECK_OK(acm_assets_free(assets, &error));
}

TEST(Assets, setups_tell_parts_and_hold_locations) {
  acm_error error;
  acm_assets* assets = 0;
  CHECK_OK(acm_assets_create_sample(&assets, &error));
  acm_setup setup;
  CHECK_OK(acm_assets_setup(assets, MANNEQUIN, &setup, &error));
  CHECK(setup.id == MANNEQUIN && setup.motion_table == MANNEQUIN_TABLE && setup.height > 1.0f);
  acm_setup_part parts[64];
  acm_hold_location locations[16];
  size_t count = 0;
  CHECK_OK(acm_assets_setup_parts(assets, MANNEQUIN, parts, COUNT_OF(parts), &count, &error));
  CHECK(count == setup.part_count && parts[0].model != 0 && parts[0].scale.x > 0.0f);
  CHECK_OK(acm_assets_hold_locations(assets, MANNEQUIN, locations, COUNT_OF(locations), &count, &error));
  CHECK(count == setup.hold_location_count && count > 0 && locations[0].part < setup.part_count);
  CHECK_STATUS(acm_assets_setup(assets, 0x02009999, &setup, &error), ACM_NOT_FOUND);
  CHECK_STATUS(acm_assets_setup_parts(assets, 0x02009999, parts, 1, &count, &error), ACM_NOT_FOUND);
  CHECK_STATUS(acm_assets_hold_locations(assets, 0x02009999, locations, 1, &count, &error), ACM_NOT_FOUND);
  CHECK_OK(acm_assets_free(assets, &error));
}

TEST(Assets, records_are_given_one_by_one) {
  acm_error error;
  acm_assets* assets = 0;
  acm_missing_asset missing[4];
  size_t count = 0;
  CHECK_OK(acm_assets_create(&assets, &error));
  CHECK_STATUS(acm_assets_load(assets, 0x33000001, ACM_LOAD_ALONE, &error), ACM_NOT_FOUND);
  CHECK_OK(acm_assets_missing(assets, missing, COUNT_OF(missing), &count, &error));
  CHECK(count == 1 && missing[0].id == 0x33000001 && missing[0].status == ACM_NOT_FOUND);
  CHECK_STATUS(acm_assets_add(assets, 0x33000001, kScript, 5, &error), ACM_TRUNCATED);
  CHECK(error.object_id == 0x33000001 && strlen(error.field) > 0);
  CHECK_OK(acm_assets_add(assets, 0x33000001, kScript, sizeof kScript, &error));
  CHECK(contains(assets, 0x33000001) == 1);
  CHECK_STATUS(acm_assets_add(assets, 0x33000001, kScript, sizeof kScript, &error), ACM_CONTRADICTION);
  CHECK_STATUS(acm_assets_load(assets, 0x33000001, 5, &error), ACM_BAD_ARGUMENT);
  CHECK_STATUS(acm_assets_load(assets, 0x33000001, ACM_LOAD_MOTION, &error), ACM_WRONG_TYPE);
  CHECK_STATUS(acm_assets_load(assets, 0x33000001, ACM_LOAD_MODEL, &error), ACM_WRONG_TYPE);
  CHECK_STATUS(acm_assets_add(assets, 1, 0, 4, &error), ACM_NULL_ARGUMENT);
  CHECK_OK(acm_assets_free(assets, &error));
}

TEST(Assets, records_are_loaded_out_of_a_container) {
  acm_error error;
  acm_assets* assets = 0;
  size_t size = 0;
  void* bytes = build_container(&size);
  CHECK_OK(acm_assets_open(bytes, size, &assets, &error));
  CHECK_OK(acm_assets_load(assets, 0x33000001, ACM_LOAD_ALONE, &error));
  CHECK(contains(assets, 0x33000001) == 1);
  CHECK_STATUS(acm_assets_load(assets, 0x33000002, ACM_LOAD_ALONE, &error), ACM_NOT_FOUND);
  CHECK_STATUS(acm_assets_load(assets, 0x09000001, ACM_LOAD_MOTION, &error), ACM_NOT_FOUND);
  CHECK_STATUS(acm_assets_load(assets, 0x34000001, ACM_LOAD_MOTION, &error), ACM_NOT_FOUND);
  CHECK_OK(acm_assets_free(assets, &error));
  CHECK_STATUS(acm_assets_open("rubbish", 7, &assets, &error), ACM_TRUNCATED);
  free(bytes);
}

TEST(Assets, a_container_elsewhere_is_read_piece_by_piece) {
  acm_error error;
  acm_assets* assets = 0;
  acm_range range;
  size_t size = 0;
  int pieces = 0;
  char* bytes = build_container(&size);
  CHECK_OK(acm_assets_open_piecewise(size, &assets, &error));
  CHECK_OK(acm_assets_load(assets, 0x33000001, ACM_LOAD_ALONE, &error));
  for (CHECK_OK(acm_assets_needs(assets, &range, &error)); range.size > 0;
       CHECK_OK(acm_assets_needs(assets, &range, &error))) {
    CHECK(range.offset + range.size <= size && range.likely >= range.size);
    CHECK_STATUS(acm_assets_supply(assets, bytes, 0, &error), ACM_TRUNCATED);
    CHECK_OK(acm_assets_supply(assets, bytes + range.offset, range.size, &error));
    if (++pieces > 100) break;
  }
  CHECK(pieces > 1 && contains(assets, 0x33000001) == 1);
  CHECK_STATUS(acm_assets_supply(assets, bytes, 1, &error), ACM_WRONG_ORDER);
  CHECK_OK(acm_assets_free(assets, &error));
  free(bytes);
}

TEST(Assets, a_world_keeps_the_assets_that_were_freed) {
  acm_error error;
  fixture f = make_fixture();
  CHECK_OK(acm_assets_free(f.assets, &error));
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  do_motion(f.world, GUARD, ACM_COMMAND_WalkForward);
  run(f.world, 30);
  CHECK(state_of(f.world, GUARD).position.frame.origin.y > 50.5f);
  CHECK_OK(acm_world_free(f.world, &error));
}
