/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
#include "acmotion/inspect.h"

#include "fixture.h"

/* Every function that takes a handle, with handles that are null, freed, of another kind, and made up. Those
 * of acmotion.h look at the handle first, so that all other arguments are null or 0; those of inspect.h get
 * good ones. */

/* Five bad handles and the status of each. */
typedef struct bad_handle {
  void* handle;
  int32_t status;
} bad_handle;
static bad_handle bad[5];
static acm_assets* assets_in_use;
static acm_container* container_in_use;

static void* build_container(size_t* size) {
  static char bytes[8192];
  acm_error error;
  CHECK_OK(acm_container_build(0, 0, 0, bytes, sizeof bytes, size, &error));
  return bytes;
}

/* `foreign` is a handle that is good, but of another kind. */
static void make_bad_handles(int foreign_is_container) {
  acm_error error;
  acm_assets* stale = 0;
  size_t size = 0;
  void* bytes = build_container(&size);
  CHECK_OK(acm_assets_create(&assets_in_use, &error));
  CHECK_OK(acm_container_open(bytes, size, &container_in_use, &error));
  CHECK_OK(acm_assets_create(&stale, &error));
  CHECK_OK(acm_assets_free(stale, &error));
  const bad_handle handles[5] = {
      {0, ACM_NULL_ARGUMENT},
      {stale, ACM_STALE_HANDLE},
      {foreign_is_container ? (void*)container_in_use : (void*)assets_in_use, ACM_FOREIGN_HANDLE},
      {&error, ACM_BAD_HANDLE},                                  /* an address */
      {(void*)((uintptr_t)assets_in_use ^ 2u), ACM_BAD_HANDLE}}; /* a handle with another kind */
  for (int i = 0; i < 5; ++i) bad[i] = handles[i];
}

static void free_bad_handles(void) {
  acm_error error;
  CHECK_OK(acm_assets_free(assets_in_use, &error));
  CHECK_OK(acm_container_free(container_in_use, &error));
}

#define REFUSES(call) CHECK_STATUS(call, bad[i].status)

TEST(BadHandles, of_assets_are_refused) {
  acm_error error;
  make_bad_handles(1);
  for (int i = 0; i < 5; ++i) {
    acm_assets* h = bad[i].handle;
    REFUSES(acm_assets_free(h, &error));
    REFUSES(acm_assets_add(h, 0, 0, 0, &error));
    REFUSES(acm_assets_load(h, 0, 0, &error));
    REFUSES(acm_assets_numbering(h, 0, &error));
    REFUSES(acm_assets_keep_command_ids(h, &error));
    REFUSES(acm_assets_read_as_older(h, 1, &error));
    REFUSES(acm_assets_entries(h, 0, 0, 0, 0, 0, &error));
    REFUSES(acm_assets_record(h, 0, 0, 0, 0, &error));
    REFUSES(acm_assets_wave(h, 0, 0, 0, 0, 0, &error));
    REFUSES(acm_assets_wave_file(h, 0, 0, 0, 0, &error));
    REFUSES(acm_assets_uses(h, 0, 0, 0, 0, &error));
    REFUSES(acm_assets_users(h, 0, 0, 0, 0, &error));
    REFUSES(acm_assets_needs(h, 0, &error));
    REFUSES(acm_assets_supply(h, 0, 0, &error));
    REFUSES(acm_assets_missing(h, 0, 0, 0, &error));
    REFUSES(acm_assets_contains(h, 0, 0, &error));
    REFUSES(acm_assets_ids(h, 0, 0, 0, 0, &error));
    REFUSES(acm_assets_setup(h, 0, 0, &error));
    REFUSES(acm_assets_setup_parts(h, 0, 0, 0, 0, &error));
    REFUSES(acm_assets_hold_locations(h, 0, 0, 0, 0, &error));
    REFUSES(acm_motion_timeline(h, 0, 0, 0, 0, 0, 0, &error));
    REFUSES(acm_motions_from(h, 0, 0, 0, 0, 0, 0, &error));
    REFUSES(acm_dress(h, 0, 0, 0, 0, 0, 0, 0, 0, &error));
    REFUSES(acm_assets_load_appearance(h, 0, &error));
    REFUSES(acm_look_create(h, 0, 0, 0, &error));
    REFUSES(acm_particles_create(h, 0, 0, &error));
    if (h) REFUSES(acm_world_create(h, 0, 0, &error)); /* may be null */
  }
  free_bad_handles();
}

TEST(BadHandles, of_containers_are_refused) {
  acm_error error;
  make_bad_handles(0);
  for (int i = 0; i < 5; ++i) {
    acm_container* h = bad[i].handle;
    REFUSES(acm_container_free(h, &error));
    REFUSES(acm_container_get_info(h, 0, &error));
    REFUSES(acm_container_entries(h, 0, 0, 0, 0, 0, &error));
    REFUSES(acm_container_read(h, 0, 0, 0, 0, &error));
    if (h) REFUSES(acm_container_build(h, 0, 0, 0, 0, 0, &error)); /* may be null */
  }
  free_bad_handles();
}

TEST(BadHandles, of_worlds_are_refused) {
  acm_error error;
  make_bad_handles(0);
  for (int i = 0; i < 5; ++i) {
    acm_world* h = bad[i].handle;
    REFUSES(acm_world_copy(h, 0, &error));
    REFUSES(acm_world_assign(h, 0, &error));
    REFUSES(acm_world_free(h, &error));
    REFUSES(acm_world_tick(h, 0.0, &error));
    REFUSES(acm_world_clock(h, 0, 0, &error));
    REFUSES(acm_world_refresh(h, 0, &error));
    REFUSES(acm_world_reserve(h, 0, &error));
    REFUSES(acm_world_count(h, 0, &error));
    REFUSES(acm_world_guids(h, 0, 0, 0, &error));
    REFUSES(acm_object_create(h, 0, 0, &error));
    REFUSES(acm_object_delete(h, 0, &error));
    REFUSES(acm_object_get_facts(h, 0, 0, &error));
    REFUSES(acm_object_set_facts(h, 0, 0, &error));
    REFUSES(acm_object_set_weenie(h, 0, 0, &error));
    REFUSES(acm_object_get_state(h, 0, 0, &error));
    REFUSES(acm_world_read_states(h, 0, 0, 0, 0, 0, &error));
    REFUSES(acm_world_read_positions(h, 0, 0, 0, 0, 0, &error));
    REFUSES(acm_object_name(h, 0, 0, 0, 0, &error));
    REFUSES(acm_object_distance_between(h, 0, 0, 0, &error));
    REFUSES(acm_object_set_ground_contact(h, 0, 0, 0, &error));
    REFUSES(acm_object_enter_world(h, 0, &error));
    REFUSES(acm_object_exit_world(h, 0, &error));
    REFUSES(acm_object_attach(h, 0, 0, 0, 0, &error));
    REFUSES(acm_object_set_motion_table(h, 0, 0, &error));
    REFUSES(acm_object_play_script(h, 0, 0, &error));
    REFUSES(acm_object_play_script_type(h, 0, 0, 0.0f, &error));
    REFUSES(acm_object_play_default_script(h, 0, &error));
    REFUSES(acm_object_order(h, 0, 0, &error));
    REFUSES(acm_object_apply_raw_state(h, 0, 0, &error));
    REFUSES(acm_object_apply_interpreted_state(h, 0, 0, 0, 0, 0, &error));
    REFUSES(acm_object_update_target(h, 0, 0, &error));
    REFUSES(acm_object_lose_target(h, 0, 0, 0, &error));
    REFUSES(acm_object_plan_steps(h, 0, 0, &error));
    REFUSES(acm_object_begin_step(h, 0, 0.0, 0, 0, &error));
    REFUSES(acm_object_end_step(h, 0, 0, &error));
    REFUSES(acm_world_events(h, 0, 0, 0, 0, &error));
    REFUSES(acm_world_dropped_events(h, 0, &error));
    REFUSES(acm_world_clear_events(h, &error));
    REFUSES(acm_world_hook_fields(h, 0, 0, &error));
    REFUSES(acm_object_resolve_sound(h, 0, 0, 0, &error));
    REFUSES(acm_object_write_pose(h, 0, 0, 0, 0, &error));
    REFUSES(acm_world_write_poses(h, 0, 0, 0, 0, 0, &error));
    REFUSES(acm_world_display_positions(h, 0, 0, 0.0, 0, 0, &error));
    REFUSES(acm_object_part_looks(h, 0, 0, 0, 0, &error));
    REFUSES(acm_object_get_inside(h, 0, 0, &error));
    REFUSES(acm_object_sequence_nodes(h, 0, 0, 0, 0, &error));
    REFUSES(acm_object_queued_motions(h, 0, 0, 0, 0, &error));
    REFUSES(acm_object_pending_motions(h, 0, 0, 0, 0, &error));
    REFUSES(acm_object_motion_list(h, 0, 0, 0, 0, 0, &error));
    REFUSES(acm_object_move_legs(h, 0, 0, 0, 0, &error));
    REFUSES(acm_object_interpolation_nodes(h, 0, 0, 0, 0, &error));
    REFUSES(acm_object_ramps(h, 0, 0, 0, 0, &error));
    REFUSES(acm_object_queued_scripts(h, 0, 0, 0, 0, &error));
    REFUSES(acm_object_children(h, 0, 0, 0, 0, &error));
    REFUSES(acm_object_watchers(h, 0, 0, 0, 0, &error));
    REFUSES(acm_object_get_appearance(h, 0, 0, &error));
    REFUSES(acm_object_set_appearance(h, 0, 0, &error));
    REFUSES(acm_client_create(h, 0, 0, &error));
    REFUSES(acm_server_create(h, 0, 0, &error));
    REFUSES(acm_worker_create(h, 0, &error));
    REFUSES(acm_world_plan_tick(h, 0.0, 0, &error));
    REFUSES(acm_world_finish_tick(h, &error));
  }
  free_bad_handles();
}

TEST(BadHandles, of_assets_are_refused_by_inspection) {
  acm_error error;
  acm_lint* lint = 0;
  acm_bytes* bytes = 0;
  acm_gltf* gltf = 0;
  acm_replay* replay = 0;
  acm_image_info image;
  acm_material material;
  acm_mesh_info mesh;
  acm_scenario_errors errors;
  make_bad_handles(1);
  for (int i = 0; i < 5; ++i) {
    acm_assets* h = bad[i].handle;
    REFUSES(acm_lint_table(h, MANNEQUIN_TABLE, 0, 0, &lint, &error));
    REFUSES(acm_state_graph(h, MANNEQUIN_TABLE, ACM_GRAPH_DOT, &bytes, &error));
    REFUSES(acm_gltf_export(h, MANNEQUIN, 0, 0, 0, &gltf, &error));
    REFUSES(acm_image_decode(h, 0, 0, &image, &bytes, &error));
    REFUSES(acm_surface_material(h, 0, 0, 0, &material, &error));
    REFUSES(acm_mesh_read(h, 0, &mesh, 0, 0, 0, 0, &error));
    REFUSES(acm_scenario_run(h, MANNEQUIN_TABLE, "", 0, 0, &bytes, &errors, &error));
    REFUSES(acm_replay_create(h, 0, &replay, &error));
    CHECK(!lint && !bytes && !gltf && !replay);
  }
  free_bad_handles();
}

TEST(BadHandles, of_bytes_and_findings_are_refused) {
  acm_error error;
  size_t count = 0;
  make_bad_handles(0);
  for (int i = 0; i < 5; ++i) {
    acm_bytes* bytes = bad[i].handle;
    acm_lint* lint = bad[i].handle;
    REFUSES(acm_bytes_get(bytes, 0, 0, &error));
    REFUSES(acm_bytes_free(bytes, &error));
    REFUSES(acm_lint_findings(lint, 0, 0, &count, &error));
    REFUSES(acm_lint_free(lint, &error));
  }
  free_bad_handles();
}

TEST(BadHandles, of_gltf_files_are_refused) {
  acm_error error;
  acm_object_id id = 0;
  size_t count = 0;
  make_bad_handles(0);
  for (int i = 0; i < 5; ++i) {
    acm_gltf* h = bad[i].handle;
    REFUSES(acm_gltf_file(h, 0, 0, 0, &error));
    REFUSES(acm_gltf_missing(h, 0, 0, &count, &error));
    REFUSES(acm_gltf_setup(h, &id, &error));
    REFUSES(acm_gltf_animations(h, 0, 0, &count, &error));
    REFUSES(acm_gltf_edited_parts(h, 0, 0, 0, &count, &error));
    REFUSES(acm_gltf_edited_motions(h, 0, 0, 0, &count, &error));
    REFUSES(acm_gltf_lines(h, ACM_GLTF_NOTES, 0, 0, &count, &error));
    REFUSES(acm_gltf_free(h, &error));
  }
  free_bad_handles();
}

TEST(BadHandles, of_captures_and_replays_are_refused) {
  acm_error error;
  acm_captured_message message = {0};
  acm_capture_error capture_error;
  acm_capture_counts counts;
  acm_replay_totals totals;
  acm_bytes* bytes = 0;
  int32_t step = 0;
  make_bad_handles(0);
  for (int i = 0; i < 5; ++i) {
    acm_capture* capture = bad[i].handle;
    acm_replay* replay = bad[i].handle;
    REFUSES(acm_capture_supply(capture, "", 0, &error));
    REFUSES(acm_capture_finish(capture, &error));
    REFUSES(acm_capture_next(capture, &step, &message, &capture_error, &error));
    REFUSES(acm_capture_get_counts(capture, &counts, &error));
    REFUSES(acm_capture_free(capture, &error));
    REFUSES(acm_replay_add(replay, &message, &error));
    REFUSES(acm_replay_get_totals(replay, &totals, &error));
    REFUSES(acm_replay_report(replay, ACM_REPLAY_JSON, "", 0, &bytes, &error));
    REFUSES(acm_replay_free(replay, &error));
  }
  free_bad_handles();
}

TEST(BadHandles, of_message_texts_are_refused) {
  acm_error error;
  acm_message_summary summary;
  size_t count = 0;
  make_bad_handles(0);
  for (int i = 0; i < 5; ++i) {
    acm_message_text* h = bad[i].handle;
    REFUSES(acm_message_text_status(h, &error));
    REFUSES(acm_message_text_summary(h, &summary, &error));
    REFUSES(acm_message_text_fields(h, 0, 0, &count, &error));
    REFUSES(acm_message_text_free(h, &error));
  }
  free_bad_handles();
}

TEST(BadHandles, of_looks_are_refused) {
  acm_error error;
  make_bad_handles(0);
  for (int i = 0; i < 5; ++i) {
    acm_look* h = bad[i].handle;
    REFUSES(acm_look_free(h, &error));
    REFUSES(acm_look_parts(h, 0, 0, 0, &error));
    REFUSES(acm_look_surfaces(h, 0, 0, 0, 0, &error));
    REFUSES(acm_look_colors(h, 0, 0, 0, &error));
    REFUSES(acm_look_findings(h, 0, 0, 0, &error));
  }
  free_bad_handles();
}

TEST(BadHandles, of_particles_are_refused) {
  acm_error error;
  make_bad_handles(0);
  for (int i = 0; i < 5; ++i) {
    acm_particles* h = bad[i].handle;
    REFUSES(acm_particles_copy(h, 0, &error));
    REFUSES(acm_particles_free(h, &error));
    REFUSES(acm_particles_update(h, 0, 0, 0, &error));
    REFUSES(acm_particles_emit(h, 0, 0, 0, 0, 0, 0, &error));
    REFUSES(acm_particles_step(h, 0, 0, 0, 0, 0.0, &error));
    REFUSES(acm_particles_stop(h, 0, 0, &error));
    REFUSES(acm_particles_destroy(h, 0, 0, &error));
    REFUSES(acm_particles_remove(h, 0, &error));
    REFUSES(acm_particles_set_visible(h, 0, 0, &error));
    REFUSES(acm_particles_emitters(h, 0, 0, 0, 0, &error));
    REFUSES(acm_particles_read(h, 0, 0, 0, 0, &error));
  }
  free_bad_handles();
}

TEST(BadHandles, of_clients_are_refused) {
  acm_error error;
  make_bad_handles(0);
  for (int i = 0; i < 5; ++i) {
    acm_client* h = bad[i].handle;
    REFUSES(acm_client_copy(h, 0, 0, &error));
    REFUSES(acm_client_assign(h, 0, &error));
    REFUSES(acm_client_free(h, &error));
    REFUSES(acm_client_set_player(h, 0, &error));
    REFUSES(acm_client_get_state(h, 0, &error));
    REFUSES(acm_client_receive(h, 0, 0, 0, &error));
    REFUSES(acm_client_press_key(h, 0, &error));
    REFUSES(acm_client_release_key(h, 0, &error));
    REFUSES(acm_client_set_hold_run(h, 0, 0, &error));
    REFUSES(acm_client_set_auto_run(h, 0, &error));
    REFUSES(acm_client_stop_completely(h, &error));
    REFUSES(acm_client_lose_focus(h, &error));
    REFUSES(acm_client_set_enabled(h, 0, &error));
    REFUSES(acm_client_begin_mouse_look(h, &error));
    REFUSES(acm_client_mouse_turn(h, 0.0f, &error));
    REFUSES(acm_client_end_mouse_look(h, &error));
    REFUSES(acm_client_turn_to(h, 0.0f, 0, &error));
    REFUSES(acm_client_set_contact_plane(h, 0, &error));
    REFUSES(acm_client_set_autonomy_level(h, 0, &error));
    REFUSES(acm_client_update(h, &error));
    REFUSES(acm_client_outbox(h, 0, 0, 0, 0, 0, 0, &error));
    REFUSES(acm_client_clear_outbox(h, &error));
  }
  free_bad_handles();
}

TEST(BadHandles, of_servers_are_refused) {
  acm_error error;
  make_bad_handles(0);
  for (int i = 0; i < 5; ++i) {
    acm_server* h = bad[i].handle;
    REFUSES(acm_server_copy(h, 0, 0, &error));
    REFUSES(acm_server_assign(h, 0, &error));
    REFUSES(acm_server_free(h, &error));
    REFUSES(acm_server_get_rules(h, 0, &error));
    REFUSES(acm_server_set_rules(h, 0, &error));
    REFUSES(acm_server_set_player(h, 0, 0, &error));
    REFUSES(acm_server_receive(h, 0, 0, 0, 0, &error));
    REFUSES(acm_server_order(h, 0, 0, &error));
    REFUSES(acm_server_broadcast_due(h, &error));
    REFUSES(acm_server_send_position(h, 0, 0, &error));
    REFUSES(acm_server_send_motion(h, 0, &error));
    REFUSES(acm_server_describe(h, 0, 0, 0, 0, 0, 0, 0, 0, &error));
    REFUSES(acm_server_set_appearance(h, 0, 0, &error));
    REFUSES(acm_server_outbox(h, 0, 0, 0, 0, 0, 0, &error));
    REFUSES(acm_server_clear_outbox(h, &error));
  }
  free_bad_handles();
}

TEST(BadHandles, of_workers_are_refused) {
  acm_error error;
  make_bad_handles(0);
  for (int i = 0; i < 5; ++i) {
    acm_worker* h = bad[i].handle;
    REFUSES(acm_worker_free(h, &error));
    REFUSES(acm_worker_run_range(h, 0, &error));
  }
  free_bad_handles();
}

TEST(BadHandles, of_states_are_refused) {
  acm_error error;
  make_bad_handles(1);
  for (int i = 0; i < 5; ++i) {
    const void* h = bad[i].handle;
    REFUSES(acm_snapshot_write(h, 0, 0, 0, &error));
    REFUSES(acm_snapshot_read(h, 0, 0, &error));
    REFUSES(acm_state_hash(h, 0, &error));
    REFUSES(acm_first_difference(h, 0, 0, &error));
  }
  free_bad_handles();
}

TEST(BadHandles, second_handles_are_looked_at_too) {
  acm_error error;
  fixture f = make_fixture();
  acm_world* copy = 0;
  acm_server* server = 0;
  acm_client* client = 0;
  CHECK_OK(acm_world_copy(f.world, &copy, &error));
  CHECK_OK(acm_server_create(f.world, 0, &server, &error));
  CHECK_OK(acm_client_create(copy, 0, &client, &error));
  make_bad_handles(0);
  for (int i = 0; i < 5; ++i) {
    REFUSES(acm_world_assign(f.world, bad[i].handle, &error));
    REFUSES(acm_server_copy(server, bad[i].handle, 0, &error));
    REFUSES(acm_client_copy(client, bad[i].handle, 0, &error));
    REFUSES(acm_server_assign(server, bad[i].handle, &error));
    REFUSES(acm_client_assign(client, bad[i].handle, &error));
    REFUSES(acm_first_difference(f.world, bad[i].handle, 0, &error));
  }
  free_bad_handles();
  CHECK_OK(acm_client_free(client, &error));
  CHECK_OK(acm_server_free(server, &error));
  CHECK_OK(acm_world_free(copy, &error));
  free_fixture(&f);
}

TEST(BadHandles, a_freed_handle_is_stale_after_its_place_was_taken) {
  acm_error error;
  acm_assets* first = 0;
  CHECK_OK(acm_assets_create(&first, &error));
  CHECK_OK(acm_assets_free(first, &error));
  for (int i = 0; i < 20000; ++i) { /* more than there are places */
    acm_assets* next = 0;
    CHECK_OK(acm_assets_create(&next, &error));
    CHECK(next != first);
    if (i % 1000 == 0) CHECK_STATUS(acm_assets_free(first, &error), ACM_STALE_HANDLE);
    CHECK_OK(acm_assets_free(next, &error));
  }
  CHECK_STATUS(acm_assets_free(first, &error), ACM_STALE_HANDLE);
}

TEST(BadHandles, there_are_so_many_and_no_more) {
  acm_error error;
  enum { MOST = 16384 };
  static acm_assets* all[MOST + 1];
  int made = 0;
  while (made <= MOST && acm_assets_create(&all[made], &error) == ACM_OK) ++made;
  CHECK(made == MOST);
  CHECK_STATUS(acm_assets_create(&all[made], &error), ACM_NO_MEMORY);
  for (int i = 0; i < made; ++i) CHECK_OK(acm_assets_free(all[i], &error));
}

TEST(BadHandles, of_roles_are_stale_when_freed) {
  acm_error error;
  fixture f = make_fixture();
  acm_server* server = 0;
  acm_client* client = 0;
  acm_worker* worker = 0;
  CHECK_OK(acm_server_create(f.world, 0, &server, &error));
  CHECK_STATUS(acm_client_free((acm_client*)server, &error), ACM_FOREIGN_HANDLE);
  CHECK_OK(acm_server_free(server, &error));
  CHECK_STATUS(acm_server_broadcast_due(server, &error), ACM_STALE_HANDLE);
  CHECK_OK(acm_client_create(f.world, 0, &client, &error));
  CHECK_OK(acm_client_free(client, &error));
  CHECK_STATUS(acm_client_update(client, &error), ACM_STALE_HANDLE);
  CHECK_OK(acm_worker_create(f.world, &worker, &error));
  CHECK_OK(acm_worker_free(worker, &error));
  CHECK_STATUS(acm_worker_run_range(worker, 0, &error), ACM_STALE_HANDLE);
  free_fixture(&f);
}
