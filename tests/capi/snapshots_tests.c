/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "fixture.h"

static void* write_snapshot(const void* of, size_t* size) {
  acm_error error;
  CHECK_STATUS(acm_snapshot_write(of, 0, 0, size, &error), ACM_BUFFER_FULL);
  void* bytes = malloc(*size);
  CHECK_OK(acm_snapshot_write(of, bytes, *size, size, &error));
  return bytes;
}

TEST(Snapshots, of_a_world_restore_it) {
  acm_error error;
  fixture f = make_fixture();
  uint64_t before = 0, after = 1;
  size_t size = 0;
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  do_motion(f.world, GUARD, ACM_COMMAND_WalkForward);
  run(f.world, 20);
  void* bytes = write_snapshot(f.world, &size);
  CHECK_OK(acm_state_hash(f.world, &before, &error));
  run(f.world, 20);
  CHECK_OK(acm_snapshot_read(f.world, bytes, size, &error));
  CHECK_OK(acm_state_hash(f.world, &after, &error));
  CHECK(before == after);
  CHECK_STATUS(acm_snapshot_read(f.world, bytes, size - 1, &error), ACM_TRUNCATED);
  CHECK_STATUS(acm_snapshot_read(f.world, 0, 9, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_snapshot_write(f.world, 0, 9, &size, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_state_hash(f.world, 0, &error), ACM_NULL_ARGUMENT);
  free(bytes);
  free_fixture(&f);
}

TEST(Snapshots, of_roles_hold_their_world) {
  acm_error error;
  fixture f = make_fixture();
  acm_server* server = 0;
  acm_client* client = 0;
  size_t size = 0;
  uint64_t before = 0, after = 1;
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  CHECK_OK(acm_server_create(f.world, 0, &server, &error));
  CHECK_OK(acm_server_set_player(server, GUARD, 1, &error));
  void* bytes = write_snapshot(server, &size);
  CHECK_OK(acm_state_hash(server, &before, &error));
  CHECK_OK(acm_object_delete(f.world, GUARD, &error));
  CHECK_OK(acm_snapshot_read(server, bytes, size, &error));
  CHECK_OK(acm_state_hash(server, &after, &error));
  CHECK(before == after && state_of(f.world, GUARD).guid == GUARD);
  free(bytes);
  CHECK_OK(acm_server_free(server, &error));
  CHECK_OK(acm_client_create(f.world, 0, &client, &error));
  bytes = write_snapshot(client, &size);
  CHECK_OK(acm_snapshot_read(client, bytes, size, &error));
  free(bytes);
  CHECK_OK(acm_client_free(client, &error));
  free_fixture(&f);
}

TEST(Snapshots, the_first_difference_is_named) {
  acm_error error;
  fixture f = make_fixture();
  acm_world* copy = 0;
  acm_server* server = 0;
  acm_difference difference;
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  CHECK_OK(acm_world_copy(f.world, &copy, &error));
  CHECK_OK(acm_first_difference(f.world, copy, &difference, &error));
  CHECK(difference.found == 0);
  do_motion(copy, GUARD, ACM_COMMAND_WalkForward);
  CHECK_OK(acm_first_difference(f.world, copy, &difference, &error));
  CHECK(difference.found == 1 && difference.object == GUARD && strlen(difference.field) > 0);
  CHECK_OK(acm_first_difference(copy, copy, &difference, &error));
  CHECK(difference.found == 0);
  CHECK_OK(acm_server_create(copy, 0, &server, &error));
  CHECK_STATUS(acm_first_difference(f.world, server, &difference, &error), ACM_FOREIGN_HANDLE);
  CHECK_STATUS(acm_first_difference(server, f.world, &difference, &error), ACM_FOREIGN_HANDLE);
  CHECK_STATUS(acm_first_difference(f.world, copy, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_OK(acm_server_free(server, &error));
  CHECK_OK(acm_world_free(copy, &error));
  free_fixture(&f);
}
