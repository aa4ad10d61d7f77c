/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "fixture.h"

/* A container with two records, in memory that the caller frees. */
static void* build_container(size_t* size) {
  acm_error error;
  const acm_container_change changes[] = {{0x03000001, 7, 1, 0, "walk", 4},
                                          {0x02000001, 8, 1, 0, "setup", 5}};
  CHECK_STATUS(acm_container_build(0, changes, 2, 0, 0, size, &error), ACM_BUFFER_FULL);
  void* bytes = malloc(*size);
  CHECK_OK(acm_container_build(0, changes, 2, bytes, *size, size, &error));
  return bytes;
}

TEST(Container, records_are_listed_and_read) {
  acm_error error;
  size_t size = 0, count = 0;
  void* bytes = build_container(&size);
  acm_container* container = 0;
  CHECK_OK(acm_container_open(bytes, size, &container, &error));
  acm_container_info info;
  CHECK_OK(acm_container_get_info(container, &info, &error));
  CHECK(info.is_older == 0 && info.data_set == 1 && info.file_size == size && info.iteration == 1);
  CHECK(info.entry_count == 3); /* with the record of iterations */
  acm_container_entry entries[4];
  CHECK_OK(acm_container_entries(container, 0, 0x0FFFFFFF, entries, 4, &count, &error));
  CHECK(count == 2 && entries[0].id == 0x02000001 && entries[0].time == 8 && entries[1].size == 4);
  CHECK_STATUS(acm_container_entries(container, 0, 0x0FFFFFFF, entries, 1, &count, &error), ACM_BUFFER_FULL);
  CHECK(count == 2);
  CHECK_OK(acm_container_entries(container, 9, 1, entries, 4, &count, &error));
  CHECK(count == 0);
  char record[8];
  CHECK_OK(acm_container_read(container, 0x03000001, record, sizeof record, &count, &error));
  CHECK(count == 4 && memcmp(record, "walk", 4) == 0);
  CHECK_STATUS(acm_container_read(container, 0x03000001, record, 3, &count, &error), ACM_BUFFER_FULL);
  CHECK_STATUS(acm_container_read(container, 0x03000002, record, 8, &count, &error), ACM_NOT_FOUND);
  CHECK_OK(acm_container_free(container, &error));
  free(bytes);
}

TEST(Container, a_container_is_changed_into_a_new_one) {
  acm_error error;
  size_t size = 0, changed_size = 0, count = 0;
  void* bytes = build_container(&size);
  acm_container* base = 0;
  CHECK_OK(acm_container_open(bytes, size, &base, &error));
  const acm_container_change changes[] = {{0x03000001, 0, 0, 0, 0, 0}, {0x03000005, 0, 0, 0, "run", 3}};
  void* changed = malloc(2 * size);
  CHECK_OK(acm_container_build(base, changes, 2, changed, 2 * size, &changed_size, &error));
  CHECK_OK(acm_container_free(base, &error));
  CHECK_OK(acm_container_open(changed, changed_size, &base, &error));
  acm_container_entry entries[4];
  CHECK_OK(acm_container_entries(base, 0, 0x0FFFFFFF, entries, 4, &count, &error));
  CHECK(count == 2 && entries[0].id == 0x02000001 && entries[1].id == 0x03000005);
  CHECK_STATUS(acm_container_build(base, changes, 1, changed, 2 * size, &changed_size, &error),
               ACM_NOT_FOUND);
  CHECK_STATUS(acm_container_build(base, 0, 1, changed, 2 * size, &changed_size, &error), ACM_NULL_ARGUMENT);
  CHECK_OK(acm_container_free(base, &error));
  free(bytes);
  free(changed);
}

TEST(Container, bytes_that_are_no_container_are_refused_with_a_place) {
  acm_error error;
  acm_container* container = 0;
  CHECK_STATUS(acm_container_open("rubbish", 7, &container, &error), ACM_TRUNCATED);
  CHECK(container == 0 && strlen(error.text) > 0);
  char zeros[1024] = {0};
  CHECK(acm_container_open(zeros, sizeof zeros, &container, &error) > 0);
  CHECK_STATUS(acm_container_open(0, 8, &container, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_container_open(zeros, 8, 0, &error), ACM_NULL_ARGUMENT);
}
