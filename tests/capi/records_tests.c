/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */

/* What containers and decoded records hold. */

#include <stdlib.h>
#include <string.h>

#include "fixture.h"

enum { WAVE = 0x0A000001, SHORT_WAVE = 0x0A000002 };

/* Mono, 11,025 samples a second, 16 bits: four samples. */
static const unsigned char kWave[] = {0x01, 0x00, 0x00, 0x0A, 18,   0, 0, 0,    8,    0,    0, 0, 1,
                                      0,    1,    0,    0x11, 0x2B, 0, 0, 0x22, 0x56, 0,    0, 2, 0,
                                      16,   0,    0,    0,    0,    0, 1, 0x40, 2,    0x80, 3, 0};
static const unsigned char kShortWave[] = {0x02, 0x00, 0x00, 0x0A, 2, 0, 0, 0, 1, 0, 0, 0, 1, 0, 9};

static void* build_container(size_t* size) {
  acm_error error;
  const acm_container_change changes[] = {{WAVE, 7, 1, 0, kWave, sizeof kWave},
                                          {SHORT_WAVE, 7, 1, 0, kShortWave, sizeof kShortWave}};
  CHECK_STATUS(acm_container_build(0, changes, 2, 0, 0, size, &error), ACM_BUFFER_FULL);
  void* bytes = malloc(*size);
  CHECK_OK(acm_container_build(0, changes, 2, bytes, *size, size, &error));
  return bytes;
}

static void supply_all(acm_assets* assets, const unsigned char* file, size_t size) {
  acm_error error;
  acm_range range;
  for (;;) {
    CHECK_OK(acm_assets_needs(assets, &range, &error));
    if (range.size == 0 || range.offset + range.size > size) return;
    CHECK_OK(acm_assets_supply(assets, file + range.offset, range.size, &error));
  }
}

TEST(Records, of_a_container_are_listed_before_they_are_loaded) {
  acm_error error;
  size_t size = 0, count = 9;
  unsigned char* file = build_container(&size);
  acm_assets* assets = 0;
  acm_container_entry entries[8];
  CHECK_OK(acm_assets_open_piecewise(size, &assets, &error));
  CHECK_OK(acm_assets_entries(assets, 0, 0xFFFFFFFFu, entries, COUNT_OF(entries), &count, &error));
  CHECK(count == 0);
  supply_all(assets, file, size);
  CHECK_OK(acm_assets_entries(assets, 0x0A000000, 0x0AFFFFFF, entries, COUNT_OF(entries), &count, &error));
  CHECK(count == 2 && entries[0].id == WAVE && entries[1].id == SHORT_WAVE);
  CHECK(entries[0].size == sizeof kWave && entries[0].time == 7 && entries[0].flags == 0);
  CHECK_STATUS(acm_assets_entries(assets, 0x0A000000, 0x0AFFFFFF, entries, 1, &count, &error),
               ACM_BUFFER_FULL);
  CHECK(count == 2);
  CHECK_OK(acm_assets_entries(assets, 2, 1, 0, 0, &count, &error));
  CHECK(count == 0);
  CHECK_OK(acm_assets_free(assets, &error));
  CHECK_OK(acm_assets_open(file, size, &assets, &error));
  CHECK_OK(acm_assets_entries(assets, WAVE, WAVE, entries, COUNT_OF(entries), &count, &error));
  CHECK(count == 1);
  CHECK_OK(acm_assets_free(assets, &error));
  CHECK_OK(acm_assets_create_sample(&assets, &error));
  CHECK_OK(acm_assets_entries(assets, 0, 0xFFFFFFFFu, 0, 0, &count, &error));
  CHECK(count == 0);
  CHECK_STATUS(acm_assets_entries(assets, 0, 1, 0, 0, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_OK(acm_assets_free(assets, &error));
  free(file);
}

TEST(Records, of_a_piecewise_container_have_their_bytes_once_loaded) {
  acm_error error;
  size_t size = 0, count = 0;
  unsigned char* file = build_container(&size);
  unsigned char bytes[64];
  acm_assets* assets = 0;
  CHECK_OK(acm_assets_open_piecewise(size, &assets, &error));
  supply_all(assets, file, size);
  CHECK_STATUS(acm_assets_record(assets, WAVE, bytes, sizeof bytes, &count, &error), ACM_NOT_FOUND);
  CHECK(error.object_id == WAVE);
  CHECK_OK(acm_assets_load(assets, WAVE, ACM_LOAD_ALONE, &error));
  supply_all(assets, file, size);
  CHECK_OK(acm_assets_record(assets, WAVE, bytes, sizeof bytes, &count, &error));
  CHECK(count == sizeof kWave && memcmp(bytes, kWave, count) == 0);
  bytes[0] = 0xEE;
  CHECK_STATUS(acm_assets_record(assets, WAVE, bytes, sizeof kWave - 1, &count, &error), ACM_BUFFER_FULL);
  CHECK(count == sizeof kWave && bytes[0] == 0xEE);
  CHECK_STATUS(acm_assets_record(assets, 0xEE000001u, bytes, sizeof bytes, &count, &error), ACM_NOT_FOUND);
  CHECK_OK(acm_assets_free(assets, &error));
  free(file);
}

/* Each as it was decoded: added to other assets, it gives the same bytes. */
TEST(Records, of_the_sample_can_be_added_elsewhere) {
  acm_error error;
  acm_assets *from = 0, *to = 0;
  static unsigned char bytes[1 << 18], again[1 << 18];
  static acm_object_id ids[1024];
  size_t records = 0;
  CHECK_OK(acm_assets_create_sample(&from, &error));
  CHECK_OK(acm_assets_create(&to, &error));
  const uint32_t types[] = {0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x08, 0x09,
                            0x0A, 0x0F, 0x10, 0x11, 0x20, 0x32, 0x33, 0x34};
  for (size_t t = 0; t < COUNT_OF(types); ++t) {
    size_t count = 0, size = 0, second = 0;
    CHECK_OK(acm_assets_ids(from, types[t] << 24, ids, COUNT_OF(ids), &count, &error));
    for (size_t i = 0; i < count; ++i, ++records) {
      CHECK_OK(acm_assets_record(from, ids[i], bytes, sizeof bytes, &size, &error));
      CHECK_OK(acm_assets_add(to, ids[i], bytes, size, &error));
      CHECK_OK(acm_assets_record(to, ids[i], again, sizeof again, &second, &error));
      CHECK(size == second && memcmp(bytes, again, size) == 0);
    }
  }
  CHECK(records > 100);
  CHECK_OK(acm_assets_free(from, &error));
  CHECK_OK(acm_assets_free(to, &error));
}

TEST(Records, a_wave_has_a_format_and_samples) {
  acm_error error;
  acm_assets* assets = 0;
  acm_wave_format format;
  unsigned char bytes[128];
  size_t count = 0;
  CHECK_OK(acm_assets_create(&assets, &error));
  CHECK_OK(acm_assets_add(assets, WAVE, kWave, sizeof kWave, &error));
  CHECK_OK(acm_assets_add(assets, SHORT_WAVE, kShortWave, sizeof kShortWave, &error));
  CHECK_OK(acm_assets_wave(assets, WAVE, &format, bytes, sizeof bytes, &count, &error));
  CHECK(format.tag == 1 && format.channels == 1 && format.samples_per_second == 11025);
  CHECK(format.bytes_per_second == 22050 && format.block_align == 2 && format.bits_per_sample == 16);
  CHECK(count == 8 && memcmp(bytes, kWave + 30, 8) == 0);
  CHECK_STATUS(acm_assets_wave(assets, WAVE, 0, 0, 0, &count, &error), ACM_BUFFER_FULL);
  CHECK(count == 8);
  CHECK_OK(acm_assets_wave_file(assets, WAVE, bytes, sizeof bytes, &count, &error));
  CHECK(count == 54 && memcmp(bytes, "RIFF", 4) == 0 && memcmp(bytes + 8, "WAVEfmt ", 8) == 0);
  CHECK(memcmp(bytes + 46, kWave + 30, 8) == 0);
  CHECK_STATUS(acm_assets_wave(assets, SHORT_WAVE, &format, bytes, sizeof bytes, &count, &error),
               ACM_BAD_VALUE);
  CHECK_STATUS(acm_assets_wave_file(assets, SHORT_WAVE, bytes, sizeof bytes, &count, &error), ACM_BAD_VALUE);
  CHECK_STATUS(acm_assets_wave(assets, 0x0A000009, &format, bytes, sizeof bytes, &count, &error),
               ACM_NOT_FOUND);
  CHECK_STATUS(acm_assets_wave_file(assets, 0x0A000009, bytes, sizeof bytes, &count, &error), ACM_NOT_FOUND);
  CHECK_STATUS(acm_assets_wave(assets, WAVE, &format, 0, 8, &count, &error), ACM_NULL_ARGUMENT);
  CHECK_OK(acm_assets_free(assets, &error));
}

static int is_in(acm_object_id id, const acm_object_id* ids, size_t count) {
  for (size_t i = 0; i < count; ++i)
    if (ids[i] == id) return 1;
  return 0;
}

TEST(Records, know_whom_they_name_and_who_names_them) {
  acm_error error;
  acm_assets* assets = 0;
  acm_object_id ids[256];
  size_t count = 0;
  CHECK_OK(acm_assets_create_sample(&assets, &error));
  CHECK_OK(acm_assets_uses(assets, MANNEQUIN, ids, COUNT_OF(ids), &count, &error));
  CHECK(is_in(MANNEQUIN_TABLE, ids, count) && ids[0] >> 24 == 0x01 && ids[0] < ids[count - 1]);
  CHECK_OK(acm_assets_uses(assets, MANNEQUIN_TABLE, ids, COUNT_OF(ids), &count, &error));
  CHECK(count > 3 && ids[0] >> 24 == 0x03);
  const acm_object_id animation = ids[0];
  CHECK_OK(acm_assets_users(assets, animation, ids, COUNT_OF(ids), &count, &error));
  CHECK(is_in(MANNEQUIN_TABLE, ids, count));
  CHECK_OK(acm_assets_users(assets, MANNEQUIN_TABLE, ids, COUNT_OF(ids), &count, &error));
  CHECK(is_in(MANNEQUIN, ids, count) && !is_in(DOOR, ids, count));
  CHECK_STATUS(acm_assets_users(assets, MANNEQUIN_TABLE, ids, 0, &count, &error), ACM_BUFFER_FULL);
  CHECK_STATUS(acm_assets_uses(assets, 0x02009999, ids, COUNT_OF(ids), &count, &error), ACM_NOT_FOUND);
  CHECK_OK(acm_assets_users(assets, 0x02009999, ids, COUNT_OF(ids), &count, &error));
  CHECK(count == 0);
  CHECK_OK(acm_assets_free(assets, &error));
}
