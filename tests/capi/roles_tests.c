/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
#include <math.h>
#include <string.h>

#include "fixture.h"

/* A server and a client of its player, each over a world of its own. */
typedef struct session {
  fixture there;
  acm_world* here;
  acm_server* server;
  acm_client* client;
} session;

static session make_session(void) {
  acm_error error;
  session s = {make_fixture(), 0, 0, 0};
  char message[1024];
  size_t count = 0;
  CHECK_OK(acm_world_create(s.there.assets, 0, &s.here, &error));
  CHECK_OK(acm_server_create(s.there.world, 0, &s.server, &error));
  CHECK_OK(acm_client_create(s.here, 0, &s.client, &error));
  add_creature(s.there.world, PLAYER, 50.0f, 50.0f);
  CHECK_OK(acm_server_set_player(s.server, PLAYER, 1, &error));
  CHECK_OK(acm_server_describe(s.server, PLAYER, 0, 0, 0, 0, message, sizeof message, &count, &error));
  CHECK_OK(acm_client_set_player(s.client, PLAYER, &error));
  CHECK_OK(acm_client_receive(s.client, message, count, 0, &error));
  return s;
}

static void free_session(session* s) {
  acm_error error;
  CHECK_OK(acm_client_free(s->client, &error));
  CHECK_OK(acm_server_free(s->server, &error));
  CHECK_OK(acm_world_free(s->here, &error));
  free_fixture(&s->there);
}

/* Gives everything in the client's outbox to the server; returns how many messages were accepted. */
static int send_to_server(session* s) {
  acm_error error;
  acm_outbound messages[64];
  char bytes[8192];
  size_t count = 0, byte_count = 0;
  int accepted = 0;
  CHECK_OK(acm_client_outbox(s->client, messages, 64, &count, bytes, sizeof bytes, &byte_count, &error));
  for (size_t i = 0; i < count; ++i) {
    acm_check_result result;
    CHECK(messages[i].audience == ACM_AUDIENCE_SERVER);
    CHECK_OK(
        acm_server_receive(s->server, PLAYER, bytes + messages[i].offset, messages[i].size, &result, &error));
    accepted += result.action == ACM_CHECK_ACCEPT;
  }
  CHECK_OK(acm_client_clear_outbox(s->client, &error));
  return accepted;
}

static int send_to_client(session* s) {
  acm_error error;
  acm_outbound messages[64];
  char bytes[8192];
  size_t count = 0, byte_count = 0;
  int accepted = 0;
  CHECK_OK(acm_server_outbox(s->server, messages, 64, &count, bytes, sizeof bytes, &byte_count, &error));
  for (size_t i = 0; i < count; ++i) {
    acm_check_result result;
    if (messages[i].audience == ACM_AUDIENCE_OTHERS) continue;
    CHECK_OK(acm_client_receive(s->client, bytes + messages[i].offset, messages[i].size, &result, &error));
    accepted += result.action == ACM_CHECK_ACCEPT;
  }
  CHECK_OK(acm_server_clear_outbox(s->server, &error));
  return accepted;
}

static const acm_key kForward = {ACM_COMMAND_WalkForward, 1.0f, 0, 0, {0, 0}};

TEST(Client, keys_move_the_player_here_and_there) {
  acm_error error;
  session s = make_session();
  acm_client_state state;
  int accepted = 0;
  CHECK_OK(acm_client_press_key(s.client, &kForward, &error));
  for (int tick = 0; tick < 60; ++tick) {
    run(s.here, 1);
    run(s.there.world, 1);
    CHECK_OK(acm_client_update(s.client, &error));
    accepted += send_to_server(&s);
  }
  CHECK_OK(acm_client_release_key(s.client, &kForward, &error));
  CHECK_OK(acm_client_get_state(s.client, &state, &error));
  CHECK(state.player == PLAYER && state.autonomy_level == 2 && state.controlled_by_server == 0);
  CHECK(state.outbox_messages == 1 && state.outbox_bytes > 20);
  CHECK(accepted >= 1 && state_of(s.here, PLAYER).position.frame.origin.y > 51.0f);
  CHECK(state_of(s.there.world, PLAYER).position.frame.origin.y > 51.0f);
  free_session(&s);
}

static acm_command forward_of(const session* s) {
  return state_of(s->here, PLAYER).movement.forward_command;
}

/* Ticks and updates, after which nothing waits in the outbox. */
static void play_on(session* s, int ticks) {
  acm_error error;
  for (int i = 0; i < ticks; ++i) {
    run(s->here, 1);
    CHECK_OK(acm_client_update(s->client, &error));
  }
  CHECK_OK(acm_client_clear_outbox(s->client, &error));
}

static size_t outbox_size(const session* s) {
  acm_error error;
  acm_client_state state;
  CHECK_OK(acm_client_get_state(s->client, &state, &error));
  return (size_t)state.outbox_messages;
}

TEST(Client, hold_run_makes_a_walk_a_run) {
  acm_error error;
  session s = make_session();
  CHECK_OK(acm_client_press_key(s.client, &kForward, &error));
  CHECK(forward_of(&s) == ACM_COMMAND_WalkForward);
  CHECK_OK(acm_client_set_hold_run(s.client, 1, 0, &error));
  CHECK(forward_of(&s) == ACM_COMMAND_RunForward);
  CHECK_OK(acm_client_set_hold_run(s.client, 0, 0, &error));
  CHECK(forward_of(&s) == ACM_COMMAND_WalkForward);
  play_on(&s, 2);
  CHECK_OK(acm_client_set_hold_run(s.client, 0, 1, &error)); /* the option is sent, changed or not */
  CHECK(outbox_size(&s) == 1);
  free_session(&s);
}

TEST(Client, auto_run_moves_without_a_key) {
  acm_error error;
  session s = make_session();
  CHECK_OK(acm_client_set_auto_run(s.client, 1, &error));
  CHECK(forward_of(&s) == ACM_COMMAND_RunForward);
  run(s.here, 30);
  CHECK(state_of(s.here, PLAYER).position.frame.origin.y > 51.0f);
  CHECK_OK(acm_client_set_auto_run(s.client, 0, &error));
  CHECK(forward_of(&s) == ACM_COMMAND_Ready);
  free_session(&s);
}

TEST(Client, stop_completely_stops_the_body_and_sends_it) {
  acm_error error;
  session s = make_session();
  CHECK_OK(acm_client_press_key(s.client, &kForward, &error));
  play_on(&s, 10);
  CHECK_OK(acm_client_stop_completely(s.client, &error));
  CHECK(forward_of(&s) == ACM_COMMAND_Ready && outbox_size(&s) == 1);
  free_session(&s);
}

TEST(Client, losing_focus_releases_the_keys_of_the_keyboard) {
  acm_error error;
  session s = make_session();
  const acm_key turn = {ACM_COMMAND_TurnRight, 1.0f, 0, 0, {0, 0}};
  CHECK_OK(acm_client_press_key(s.client, &kForward, &error));
  CHECK_OK(acm_client_press_key(s.client, &turn, &error));
  play_on(&s, 10);
  CHECK_OK(acm_client_lose_focus(s.client, &error));
  CHECK(forward_of(&s) == ACM_COMMAND_Ready && state_of(s.here, PLAYER).movement.turn_command == 0);
  CHECK(outbox_size(&s) == 1);
  free_session(&s);
}

TEST(Client, mouse_look_turns_the_body_and_makes_turns_sidesteps) {
  acm_error error;
  acm_client_state state;
  session s = make_session();
  const acm_key turn = {ACM_COMMAND_TurnLeft, 1.0f, 0, 0, {0, 0}};
  CHECK_OK(acm_client_press_key(s.client, &turn, &error));
  play_on(&s, 2);
  CHECK_OK(acm_client_begin_mouse_look(s.client, &error));
  CHECK(outbox_size(&s) == 1);
  CHECK_OK(acm_client_mouse_turn(s.client, 0.5f, &error));
  CHECK(acm_client_mouse_turn(s.client, NAN, &error) == ACM_NOT_FINITE);
  const acm_object_state looking = state_of(s.here, PLAYER);
  CHECK(looking.movement.sidestep_command != 0 && looking.movement.turn_command == ACM_COMMAND_TurnRight);
  CHECK_OK(acm_client_get_state(s.client, &state, &error));
  CHECK(state.mouse_look && !state.auto_run);
  CHECK_OK(acm_client_end_mouse_look(s.client, &error));
  CHECK(outbox_size(&s) == 2);
  const acm_object_state after = state_of(s.here, PLAYER);
  CHECK(after.movement.sidestep_command == 0 && after.movement.turn_speed < 0.0f);
  free_session(&s);
}

TEST(Client, run_as_default_turns_the_run_key_round) {
  acm_error error;
  acm_client_options options;
  acm_client_options_init(&options);
  CHECK(options.run_as_default == 0);
  session s = make_session();
  CHECK_OK(acm_client_set_hold_run(s.client, 1, 1, &error));
  CHECK_OK(acm_client_press_key(s.client, &kForward, &error));
  CHECK(forward_of(&s) == ACM_COMMAND_RunForward);
  CHECK_OK(acm_client_set_hold_run(s.client, 1, 0, &error));
  CHECK(forward_of(&s) == ACM_COMMAND_WalkForward);
  free_session(&s);
}

TEST(Client, turns_to_a_heading_and_sends_nothing) {
  acm_error error;
  session s = make_session();
  play_on(&s, 2);
  CHECK_OK(acm_client_turn_to(s.client, 90.0f, 0, &error));
  CHECK(outbox_size(&s) == 0 && state_of(s.here, PLAYER).move == ACM_MOVE_TURN_TO_HEADING);
  run(s.here, 90);
  const acm_object_state turned = state_of(s.here, PLAYER);
  CHECK(turned.move == ACM_MOVE_NONE && fabsf(acm_heading_of(&turned.position.frame) - 90.0f) < 1.0f);
  free_session(&s);
}

TEST(Client, another_contact_plane_sends_the_position) {
  acm_error error;
  session s = make_session();
  const acm_plane slope = {{0.6f, 0.0f, 0.8f}, -30.0f};
  /* Shortly after a message a position that has not changed is sent for another plane alone. */
  CHECK_OK(acm_client_stop_completely(s.client, &error));
  play_on(&s, 2);
  CHECK_OK(acm_client_update(s.client, &error));
  CHECK(outbox_size(&s) == 0);
  CHECK_OK(acm_client_set_contact_plane(s.client, &slope, &error));
  CHECK_OK(acm_client_update(s.client, &error));
  CHECK(outbox_size(&s) == 1);
  play_on(&s, 2);
  CHECK_OK(acm_client_update(s.client, &error));
  CHECK(outbox_size(&s) == 0);
  CHECK_OK(acm_client_set_contact_plane(s.client, 0, &error)); /* level ground again */
  CHECK_OK(acm_client_update(s.client, &error));
  CHECK(outbox_size(&s) == 1);
  free_session(&s);
}

TEST(Client, keys_do_nothing_while_it_is_disabled) {
  acm_error error;
  session s = make_session();
  CHECK_OK(acm_client_press_key(s.client, &kForward, &error));
  CHECK_OK(acm_client_set_enabled(s.client, 0, &error));
  CHECK(forward_of(&s) == ACM_COMMAND_Ready); /* the held key counts as released */
  CHECK_OK(acm_client_press_key(s.client, &kForward, &error));
  CHECK(forward_of(&s) == ACM_COMMAND_Ready);
  CHECK_OK(acm_client_set_enabled(s.client, 1, &error));
  CHECK_OK(acm_client_press_key(s.client, &kForward, &error));
  CHECK(forward_of(&s) == ACM_COMMAND_WalkForward);
  free_session(&s);
}

TEST(Client, jumps_charge_and_numbers_of_verbs_are_checked) {
  acm_error error;
  session s = make_session();
  acm_client_state state;
  const acm_key jump = {ACM_COMMAND_Jump, 1.0f, 0, 0, {0, 0}};
  CHECK_OK(acm_client_press_key(s.client, &jump, &error));
  run(s.here, 10);
  CHECK_OK(acm_client_get_state(s.client, &state, &error));
  CHECK(state.jump_level > 0.0f);
  CHECK_OK(acm_client_set_autonomy_level(s.client, 1, &error));
  CHECK_OK(acm_client_get_state(s.client, &state, &error));
  CHECK(state.autonomy_level == 1);
  CHECK_STATUS(acm_client_set_autonomy_level(s.client, 3, &error), ACM_BAD_ARGUMENT);
  CHECK_STATUS(acm_client_turn_to(s.client, not_a_number(), 0, &error), ACM_NOT_FINITE);
  const acm_plane bad_plane = {{0.0f, 0.0f, infinite()}, 0.0f};
  CHECK_STATUS(acm_client_set_contact_plane(s.client, &bad_plane, &error), ACM_NOT_FINITE);
  const acm_key bad_key = {ACM_COMMAND_WalkForward, not_a_number(), 0, 0, {0, 0}};
  CHECK_STATUS(acm_client_press_key(s.client, &bad_key, &error), ACM_NOT_FINITE);
  CHECK_STATUS(acm_client_release_key(s.client, &bad_key, &error), ACM_NOT_FINITE);
  CHECK_STATUS(acm_client_press_key(s.client, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_client_get_state(s.client, 0, &error), ACM_NULL_ARGUMENT);
  free_session(&s);
}

TEST(Client, messages_are_checked_and_bad_bytes_refused_with_their_place) {
  acm_error error;
  session s = make_session();
  acm_check_result result;
  const unsigned char short_message[] = {0x4C, 0xF7, 0x00, 0x00, 1};
  CHECK_STATUS(acm_client_receive(s.client, short_message, sizeof short_message, &result, &error),
               ACM_TRUNCATED);
  CHECK(error.offset == 4 && strlen(error.field) > 0);
  CHECK_STATUS(acm_client_receive(s.client, 0, 5, &result, &error), ACM_NULL_ARGUMENT);
  /* About an object that is not there yet. */
  const unsigned char delete_object[] = {0x47, 0xF7, 0, 0, 0x99, 0, 0, 0x80, 1, 0, 0, 0};
  CHECK_OK(acm_client_receive(s.client, delete_object, sizeof delete_object, &result, &error));
  CHECK(result.action != ACM_CHECK_ACCEPT && strlen(acm_check_reason_text(result.reason)) > 0);
  free_session(&s);
}

TEST(Client, options_begin_as_the_library_has_them) {
  acm_error error;
  fixture f = make_fixture();
  acm_client_options options;
  acm_client* client = 0;
  acm_client_options_init(&options);
  acm_client_options_init(0);
  CHECK(options.size == sizeof options && options.expects_player == 1 &&
        options.max_deferred_messages == 2048 && options.max_objects == 65536);
  options.expects_player = 0;
  CHECK_OK(acm_client_create(f.world, &options, &client, &error));
  CHECK_OK(acm_client_free(client, &error));
  options.max_deferred_messages = UINT32_MAX;
  CHECK_STATUS(acm_client_create(f.world, &options, &client, &error), ACM_LIMIT_EXCEEDED);
  options.max_deferred_messages = 1;
  options.max_deferred_bytes = UINT32_MAX;
  CHECK_STATUS(acm_client_create(f.world, &options, &client, &error), ACM_LIMIT_EXCEEDED);
  options.size = 0;
  CHECK_STATUS(acm_client_create(f.world, &options, &client, &error), ACM_BAD_SIZE);
  CHECK_STATUS(acm_client_create(f.world, 0, 0, &error), ACM_NULL_ARGUMENT);
  free_fixture(&f);
}

TEST(Client, is_copied_with_its_world_and_assigned_back) {
  acm_error error;
  session s = make_session();
  acm_world* world = 0;
  acm_client* client = 0;
  acm_client_state state;
  uint64_t a = 0, b = 1;
  CHECK_OK(acm_client_press_key(s.client, &kForward, &error));
  CHECK_OK(acm_world_copy(s.here, &world, &error));
  CHECK_OK(acm_client_copy(s.client, world, &client, &error));
  CHECK_OK(acm_state_hash(s.client, &a, &error));
  CHECK_OK(acm_state_hash(client, &b, &error));
  CHECK(a == b);
  CHECK_OK(acm_client_set_player(client, 0, &error));
  CHECK_OK(acm_client_assign(client, s.client, &error));
  CHECK_OK(acm_client_assign(client, client, &error));
  CHECK_OK(acm_client_get_state(client, &state, &error));
  CHECK(state.player == PLAYER);
  CHECK_STATUS(acm_client_copy(s.client, s.here, &client, &error), ACM_IN_USE);
  CHECK_OK(acm_client_free(client, &error));
  CHECK_OK(acm_world_free(world, &error));
  free_session(&s);
}

TEST(Roles, a_world_has_one_at_the_most_and_outlives_it) {
  acm_error error;
  fixture f = make_fixture();
  acm_server* server = 0;
  acm_client* client = 0;
  CHECK_OK(acm_server_create(f.world, 0, &server, &error));
  CHECK_STATUS(acm_client_create(f.world, 0, &client, &error), ACM_IN_USE);
  CHECK_STATUS(acm_server_create(f.world, 0, &server, &error), ACM_IN_USE);
  CHECK_STATUS(acm_world_free(f.world, &error), ACM_IN_USE);
  CHECK_OK(acm_server_free(server, &error));
  CHECK_OK(acm_client_create(f.world, 0, &client, &error));
  CHECK_OK(acm_client_free(client, &error));
  free_fixture(&f);
}

TEST(Roles, an_outbox_that_does_not_fit_is_counted_and_kept) {
  acm_error error;
  session s = make_session();
  acm_outbound messages[64];
  char bytes[4096];
  size_t count = 0, byte_count = 0, again = 0;
  CHECK_OK(acm_client_press_key(s.client, &kForward, &error));
  CHECK_STATUS(acm_client_outbox(s.client, messages, 0, &count, bytes, 4096, &byte_count, &error),
               ACM_BUFFER_FULL);
  CHECK_FIELD("capacity");
  CHECK(count >= 1 && byte_count > 20);
  CHECK_STATUS(acm_client_outbox(s.client, messages, 64, &count, bytes, byte_count - 1, &byte_count, &error),
               ACM_BUFFER_FULL);
  CHECK_FIELD("byte_capacity");
  CHECK_OK(acm_client_outbox(s.client, messages, count, &count, bytes, byte_count, &again, &error));
  CHECK(again == byte_count && messages[0].offset == 0 &&
        messages[count - 1].offset + messages[count - 1].size == again);
  CHECK_STATUS(acm_client_outbox(s.client, messages, 1, 0, bytes, 1, &again, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_server_outbox(s.server, 0, 1, &count, bytes, 1, &again, &error), ACM_NULL_ARGUMENT);
  free_session(&s);
}

TEST(Server, orders_are_sent_to_everyone) {
  acm_error error;
  session s = make_session();
  acm_order order = motion_order(ACM_COMMAND_SwordCombat);
  CHECK_OK(acm_server_order(s.server, PLAYER, &order, &error));
  CHECK(send_to_client(&s) >= 1);
  CHECK(state_of(s.here, PLAYER).movement.current_style == ACM_COMMAND_SwordCombat);
  CHECK_STATUS(acm_server_order(s.server, NOBODY, &order, &error), ACM_NO_OBJECT);
  free_session(&s);
}

TEST(Server, every_order_is_done_or_not_supported) {
  acm_error error;
  session s = make_session();
  const uint32_t body_only = 1u << ACM_ORDER_MOVE_TO_TARGET | 1u << ACM_ORDER_CANCEL_MOVE |
                             1u << ACM_ORDER_JUMP | 1u << ACM_ORDER_STICK_TO | 1u << ACM_ORDER_UNSTICK |
                             1u << ACM_ORDER_INTERPOLATE_TO | 1u << ACM_ORDER_STOP_INTERPOLATING |
                             1u << ACM_ORDER_CONSTRAIN_TO | 1u << ACM_ORDER_UNCONSTRAIN |
                             1u << ACM_ORDER_SET_LOCAL_VELOCITY | 1u << ACM_ORDER_SET_OMEGA;
  add_creature(s.there.world, RAT, 52.0f, 50.0f);
  for (uint32_t type = ACM_ORDER_DO_MOTION; type <= ACM_ORDER_CORRECT_POSITION; ++type) {
    acm_order order;
    acm_order_init(&order, type);
    order.motion = ACM_COMMAND_WalkForward;
    order.target = RAT;
    order.position = place_at(51.0f, 51.0f);
    order.state = ACM_STATE_DEFAULT;
    const int32_t wanted = body_only >> type & 1u ? ACM_UNSUPPORTED : ACM_OK;
    CHECK_STATUS(acm_server_order(s.server, PLAYER, &order, &error), wanted);
    CHECK_STATUS(acm_server_order(s.server, NOBODY, &order, &error),
                 wanted == ACM_OK ? ACM_NO_OBJECT : wanted);
  }
  acm_order order = motion_order(ACM_COMMAND_WalkForward);
  order.parameters.speed = not_a_number();
  CHECK_STATUS(acm_server_order(s.server, PLAYER, &order, &error), ACM_NOT_FINITE);
  CHECK_STATUS(acm_server_order(s.server, PLAYER, 0, &error), ACM_NULL_ARGUMENT);
  free_session(&s);
}

TEST(Server, positions_and_motions_are_sent) {
  acm_error error;
  session s = make_session();
  acm_outbound messages[8];
  char bytes[2048];
  size_t count = 0, byte_count = 0;
  CHECK_OK(acm_server_send_position(s.server, PLAYER, ACM_AUDIENCE_OTHERS, &error));
  CHECK_OK(acm_server_send_motion(s.server, PLAYER, &error));
  CHECK_OK(acm_server_broadcast_due(s.server, &error));
  CHECK_OK(acm_server_outbox(s.server, messages, 8, &count, bytes, sizeof bytes, &byte_count, &error));
  CHECK(count >= 2 && messages[0].about == PLAYER && messages[0].audience == ACM_AUDIENCE_OTHERS);
  CHECK(messages[1].offset == messages[0].size);
  CHECK_STATUS(acm_server_send_position(s.server, PLAYER, ACM_AUDIENCE_SERVER, &error), ACM_BAD_ARGUMENT);
  CHECK_STATUS(acm_server_send_position(s.server, PLAYER, 4, &error), ACM_BAD_ARGUMENT);
  CHECK_STATUS(acm_server_send_position(s.server, NOBODY, 3, &error), ACM_NO_OBJECT);
  CHECK_STATUS(acm_server_send_motion(s.server, NOBODY, &error), ACM_NO_OBJECT);
  CHECK_STATUS(acm_server_set_player(s.server, NOBODY, 1, &error), ACM_NO_OBJECT);
  CHECK_STATUS(acm_server_describe(s.server, NOBODY, 0, 0, 0, 0, bytes, 9, &count, &error), ACM_NO_OBJECT);
  CHECK_STATUS(acm_server_describe(s.server, PLAYER, 0, 4, 0, 0, bytes, 9, &count, &error),
               ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_server_describe(s.server, PLAYER, 0, 0, 0, 0, bytes, 9, &count, &error), ACM_BUFFER_FULL);
  CHECK(count > 9);
  free_session(&s);
}

TEST(Server, rules_are_read_and_set) {
  acm_error error;
  session s = make_session();
  acm_server_rules rules;
  acm_server* server = 0;
  acm_server_rules_init(&rules);
  acm_server_rules_init(0);
  CHECK(rules.size == sizeof rules && rules.move_interval == 0.5 && rules.max_actions == 6);
  rules.farthest_request = 3.0f;
  rules.bounds_jumps = 0;
  CHECK_OK(acm_server_set_rules(s.server, &rules, &error));
  acm_server_rules_init(&rules);
  CHECK_OK(acm_server_get_rules(s.server, &rules, &error));
  CHECK(rules.farthest_request == 3.0f && rules.bounds_jumps == 0 && rules.size == sizeof rules);
  rules.lateness = not_a_number();
  CHECK_STATUS(acm_server_set_rules(s.server, &rules, &error), ACM_NOT_FINITE);
  CHECK_STATUS(acm_server_create(s.here, &rules, &server, &error), ACM_NOT_FINITE);
  rules.size = 1;
  CHECK_STATUS(acm_server_get_rules(s.server, &rules, &error), ACM_BAD_SIZE);
  CHECK_STATUS(acm_server_set_rules(s.server, 0, &error), ACM_NULL_ARGUMENT);
  free_session(&s);
}

TEST(Server, a_size_that_is_too_large_costs_no_memory_behind_the_rules) {
  acm_error error;
  session s = make_session();
  struct {
    acm_server_rules rules;
    uint32_t behind[4];
  } mine;
  acm_server_rules_init(&mine.rules);
  for (uint32_t i = 0; i < COUNT_OF(mine.behind); ++i) mine.behind[i] = 0x51515151u + i;
  mine.rules.size = sizeof mine;
  CHECK_OK(acm_server_get_rules(s.server, &mine.rules, &error));
  CHECK(mine.rules.size == sizeof mine.rules);
  for (uint32_t i = 0; i < COUNT_OF(mine.behind); ++i) CHECK(mine.behind[i] == 0x51515151u + i);
  free_session(&s);
}

TEST(Server, is_copied_with_its_world_and_assigned_back) {
  acm_error error;
  session s = make_session();
  acm_world* world = 0;
  acm_server* server = 0;
  acm_server_rules rules;
  uint64_t a = 0, b = 1;
  CHECK_OK(acm_world_copy(s.there.world, &world, &error));
  CHECK_OK(acm_server_copy(s.server, world, &server, &error));
  CHECK_OK(acm_state_hash(s.server, &a, &error));
  CHECK_OK(acm_state_hash(server, &b, &error));
  CHECK(a == b);
  acm_server_rules_init(&rules);
  rules.max_actions = 9;
  CHECK_OK(acm_server_set_rules(server, &rules, &error));
  CHECK_OK(acm_server_assign(s.server, server, &error));
  CHECK_OK(acm_server_get_rules(s.server, &rules, &error));
  CHECK(rules.max_actions == 9);
  CHECK_OK(acm_server_free(server, &error));
  CHECK_OK(acm_world_free(world, &error));
  free_session(&s);
}

TEST(Server, messages_of_clients_are_checked) {
  acm_error error;
  session s = make_session();
  acm_check_result result;
  const unsigned char envelope[] = {0xB1, 0xF7, 0, 0, 1, 0, 0, 0, 0x1C, 0xF6, 0, 0};
  CHECK_STATUS(acm_server_receive(s.server, PLAYER, envelope, sizeof envelope, &result, &error),
               ACM_TRUNCATED);
  CHECK_STATUS(acm_server_receive(s.server, PLAYER, 0, 1, &result, &error), ACM_NULL_ARGUMENT);
  acm_message m;
  unsigned char bytes[64];
  size_t count = 0;
  acm_message_init(&m, acm_wire_find_opcode("AutonomyLevel"));
  m.flag = 1;
  CHECK_OK(acm_wire_encode(&m, bytes, sizeof bytes, &count, &error));
  CHECK_OK(acm_server_receive(s.server, PLAYER, bytes, count, &result, &error));
  CHECK(result.action == ACM_CHECK_DROP && result.reason == ACM_REASON_NOT_ALLOWED);
  acm_server_rules rules;
  acm_server_rules_init(&rules);
  rules.clients_choose_level = 1;
  CHECK_OK(acm_server_set_rules(s.server, &rules, &error));
  CHECK_OK(acm_server_receive(s.server, PLAYER, bytes, count, &result, &error));
  CHECK(result.action == ACM_CHECK_ACCEPT);
  CHECK_OK(acm_server_receive(s.server, NOBODY, bytes, count, &result, &error));
  CHECK(result.action == ACM_CHECK_DROP && result.reason == ACM_REASON_UNKNOWN_PLAYER);
  CHECK_OK(acm_server_receive(s.server, PLAYER, bytes, count, 0, &error));
  free_session(&s);
}
