/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "fixture.h"

TEST(Library, version_is_that_of_the_header) {
  CHECK(strcmp(acm_version(), ACMOTION_VERSION_STRING) == 0);
  CHECK(strstr(acm_build_description(), ACMOTION_VERSION_STRING) != 0);
}

TEST(Library, programs_of_this_abi_are_compatible_and_others_are_not) {
  CHECK(acm_abi_version() == ACM_ABI_VERSION);
  CHECK(acm_is_compatible(ACM_ABI_VERSION) == 1);
  CHECK(acm_is_compatible(0) == 0);
  CHECK(acm_is_compatible(ACM_ABI_VERSION + 1) == 0);
}

TEST(Library, every_status_has_a_text_of_its_own) {
  for (int32_t a = -12; a <= 25; ++a)
    for (int32_t b = -12; b < a; ++b) {
      const int known = strcmp(acm_status_text(a), "unknown status") != 0;
      CHECK(!known || strcmp(acm_status_text(a), acm_status_text(b)) != 0);
    }
  CHECK(strcmp(acm_status_text(ACM_NO_MEMORY), "unknown status") != 0);
  CHECK(strcmp(acm_status_text(12345), "unknown status") == 0);
}

TEST(Library, motion_errors_have_sentences_and_other_numbers_too) {
  CHECK(strlen(acm_motion_error_text(ACM_MOTION_NO_MOTION_DATA)) > 0);
  CHECK(acm_motion_error_text(0xFFFFFFFFu) != 0);
}

static size_t allocations, releases;
static void* ACM_CALL count_allocation(void* context, size_t bytes, size_t alignment) {
  size_t* live = context;
  char* memory = malloc(bytes + alignment + sizeof(void*));
  char* place = memory + sizeof(void*);
  ++*live;
  ++allocations;
  place += (alignment - (uintptr_t)place % alignment) % alignment;
  memcpy(place - sizeof(void*), &memory, sizeof memory);
  return place;
}
static void ACM_CALL count_release(void* context, void* memory, size_t bytes, size_t alignment) {
  size_t* live = context;
  char* block;
  (void)bytes;
  (void)alignment;
  memcpy(&block, (char*)memory - sizeof(void*), sizeof block);
  --*live;
  ++releases;
  free(block);
}

TEST(Library, memory_comes_from_the_allocator_of_the_host) {
  acm_error error;
  size_t live = 0;
  CHECK_OK(acm_set_allocator(count_allocation, count_release, &live, &error));
  fixture f = make_fixture();
  CHECK(live > 0);
  CHECK_STATUS(acm_set_allocator(0, 0, 0, &error), ACM_IN_USE);
  free_fixture(&f);
  CHECK(live == 0 && allocations == releases && allocations > 0);
  CHECK_OK(acm_set_allocator(0, 0, 0, &error));
}

TEST(Library, one_function_of_an_allocator_without_the_other_is_refused) {
  acm_error error;
  CHECK_STATUS(acm_set_allocator(count_allocation, 0, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_FIELD("release");
  CHECK_STATUS(acm_set_allocator(0, count_release, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_FIELD("allocate");
}

TEST(Library, calls_work_without_an_error_to_fill) {
  acm_assets* assets = 0;
  CHECK(acm_assets_create(&assets, 0) == ACM_OK);
  CHECK(acm_assets_create(0, 0) == ACM_NULL_ARGUMENT);
  CHECK(acm_assets_free(assets, 0) == ACM_OK);
  CHECK(acm_assets_free(assets, 0) == ACM_STALE_HANDLE);
}
