/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "fixture.h"

static acm_order order_of(uint32_t type) {
  acm_order order;
  acm_order_init(&order, type);
  return order;
}

static int32_t give(acm_world* world, const acm_order* order, acm_error* error) {
  return acm_object_order(world, GUARD, order, error);
}

TEST(Orders, begin_as_the_library_has_them) {
  acm_order order = order_of(ACM_ORDER_JUMP);
  acm_movement_parameters parameters;
  acm_movement_parameters_init(&parameters);
  CHECK(order.size == sizeof order && order.type == ACM_ORDER_JUMP);
  CHECK(memcmp(&order.parameters, &parameters, sizeof parameters) == 0);
  CHECK(parameters.flags == ACM_MOVE_DEFAULT_FLAGS && parameters.distance_to_object == 0.6f);
  CHECK(order.position.frame.rotation.w == 1.0f);
  acm_order_init(0, 1);
  acm_movement_parameters_init(0);
}

TEST(Orders, a_motion_is_done_and_stopped) {
  acm_error error;
  fixture f = make_fixture();
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  acm_order order = motion_order(ACM_COMMAND_WalkForward);
  CHECK_OK(give(f.world, &order, &error));
  run(f.world, 30);
  CHECK(state_of(f.world, GUARD).position.frame.origin.y > 50.5f);
  CHECK(state_of(f.world, GUARD).movement.forward_command == ACM_COMMAND_WalkForward);
  order.type = ACM_ORDER_STOP_MOTION;
  CHECK_OK(give(f.world, &order, &error));
  CHECK(state_of(f.world, GUARD).movement.forward_command == ACM_COMMAND_Ready);
  order.type = ACM_ORDER_STOP_COMPLETELY;
  CHECK_OK(give(f.world, &order, &error));
  free_fixture(&f);
}

TEST(Orders, refusals_carry_the_code_of_the_client) {
  acm_error error;
  fixture f = make_fixture();
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  CHECK_OK(acm_object_set_ground_contact(f.world, GUARD, 0, 0, &error));
  acm_order order = motion_order(ACM_COMMAND_SlashHigh);
  CHECK_STATUS(give(f.world, &order, &error), ACM_REFUSED);
  CHECK(error.motion_error == ACM_MOTION_NOT_IN_CONTACT && error.guid == GUARD);
  CHECK(strcmp(error.text, acm_motion_error_text(ACM_MOTION_NOT_IN_CONTACT)) == 0);
  CHECK_STATUS(acm_object_order(f.world, NOBODY, &order, &error), ACM_NO_OBJECT);
  free_fixture(&f);
}

TEST(Orders, moves_go_to_objects_places_and_headings) {
  acm_error error;
  fixture f = make_fixture();
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  add_creature(f.world, RAT, 50.0f, 58.0f);
  acm_order order = order_of(ACM_ORDER_MOVE_TO_OBJECT);
  order.target = RAT;
  order.parameters.context_id = 77;
  CHECK_OK(give(f.world, &order, &error));
  CHECK(state_of(f.world, GUARD).move == ACM_MOVE_OBJECT && state_of(f.world, GUARD).move_target == RAT);
  run(f.world, 200);
  acm_event finished;
  CHECK(count_events(f.world, ACM_EVENT_MOVE_FINISHED, &finished) == 1);
  CHECK(finished.fields.move_finished.context_id == 77 && finished.fields.move_finished.motion_error == 0);
  order = order_of(ACM_ORDER_MOVE_TO_POSITION);
  order.position = place_at(45.0f, 50.0f);
  CHECK_OK(give(f.world, &order, &error));
  CHECK(state_of(f.world, GUARD).move == ACM_MOVE_POSITION);
  order = order_of(ACM_ORDER_CANCEL_MOVE);
  CHECK_OK(give(f.world, &order, &error));
  CHECK(state_of(f.world, GUARD).move == ACM_MOVE_NONE);
  add_creature(f.world, PLAYER, 55.0f, 30.0f);
  order = order_of(ACM_ORDER_TURN_TO_OBJECT);
  order.target = PLAYER;
  CHECK_OK(give(f.world, &order, &error));
  CHECK(state_of(f.world, GUARD).move == ACM_MOVE_TURN_TO_OBJECT);
  order = order_of(ACM_ORDER_TURN_TO_HEADING);
  order.parameters.desired_heading = 180.0f;
  CHECK_OK(give(f.world, &order, &error));
  CHECK(state_of(f.world, GUARD).move == ACM_MOVE_TURN_TO_HEADING);
  order = order_of(ACM_ORDER_MOVE_TO_OBJECT);
  order.target = NOBODY;
  CHECK_STATUS(give(f.world, &order, &error), ACM_REFUSED);
  CHECK(error.motion_error == ACM_MOTION_NO_OBJECT);
  free_fixture(&f);
}

TEST(Orders, targets_outside_the_world_are_followed) {
  acm_error error;
  fixture f = make_fixture();
  acm_target target = {NOBODY, place_at(50.0f, 70.0f), {0.3f, 1.8f}, {0.0f, 0.0f, 0.0f}};
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  acm_order order = order_of(ACM_ORDER_MOVE_TO_TARGET);
  order.target = NOBODY;
  order.position = target.position;
  order.target_size = target.body_size;
  CHECK_OK(give(f.world, &order, &error));
  run(f.world, 5);
  CHECK_OK(acm_object_update_target(f.world, GUARD, &target, &error));
  CHECK(state_of(f.world, GUARD).move_target == NOBODY);
  CHECK_OK(acm_object_lose_target(f.world, GUARD, NOBODY, ACM_TARGET_EXIT_WORLD, &error));
  run(f.world, 1);
  CHECK(state_of(f.world, GUARD).move == ACM_MOVE_NONE);
  CHECK_STATUS(acm_object_lose_target(f.world, GUARD, NOBODY, 7, &error), ACM_BAD_ARGUMENT);
  CHECK_STATUS(acm_object_lose_target(f.world, NOBODY, GUARD, 1, &error), ACM_NO_OBJECT);
  CHECK_STATUS(acm_object_update_target(f.world, NOBODY, &target, &error), ACM_NO_OBJECT);
  CHECK_STATUS(acm_object_update_target(f.world, GUARD, 0, &error), ACM_NULL_ARGUMENT);
  target.velocity.x = not_a_number();
  CHECK_STATUS(acm_object_update_target(f.world, GUARD, &target, &error), ACM_NOT_FINITE);
  target.velocity.x = 0.0f;
  target.position.frame.rotation.x = 10.0f;
  CHECK_STATUS(acm_object_update_target(f.world, GUARD, &target, &error), ACM_BAD_ARGUMENT);
  CHECK_FIELD("target.rotation");
  free_fixture(&f);
}

TEST(Orders, rotations_of_another_length_than_1_are_refused_by_name) {
  acm_error error;
  fixture f = make_fixture();
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  const uint32_t types[] = {ACM_ORDER_TELEPORT, ACM_ORDER_MOVE_TO_POSITION, ACM_ORDER_MOVE_TO_TARGET,
                            ACM_ORDER_INTERPOLATE_TO, ACM_ORDER_CONSTRAIN_TO};
  for (size_t i = 0; i < COUNT_OF(types); ++i) {
    acm_order order = order_of(types[i]);
    order.position.frame.rotation.w = 10.0f;
    CHECK_STATUS(give(f.world, &order, &error), ACM_BAD_ARGUMENT);
    CHECK_FIELD(types[i] == ACM_ORDER_MOVE_TO_TARGET ? "target.rotation" : "position.rotation");
  }
  free_fixture(&f);
}

TEST(Orders, bodies_jump_stick_interpolate_and_are_constrained) {
  acm_error error;
  fixture f = make_fixture();
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  add_creature(f.world, RAT, 50.0f, 52.0f);
  acm_order order = order_of(ACM_ORDER_STICK_TO);
  order.target = RAT;
  CHECK_OK(give(f.world, &order, &error));
  CHECK(state_of(f.world, GUARD).stuck_to == RAT);
  order.type = ACM_ORDER_UNSTICK;
  CHECK_OK(give(f.world, &order, &error));
  CHECK(state_of(f.world, GUARD).stuck_to == 0);
  order = order_of(ACM_ORDER_INTERPOLATE_TO);
  order.position = place_at(50.0f, 51.0f);
  CHECK_OK(give(f.world, &order, &error));
  CHECK(state_of(f.world, GUARD).interpolating == 1);
  order.type = ACM_ORDER_STOP_INTERPOLATING;
  CHECK_OK(give(f.world, &order, &error));
  CHECK(state_of(f.world, GUARD).interpolating == 0);
  order = order_of(ACM_ORDER_CONSTRAIN_TO);
  order.position = place_at(50.0f, 50.0f);
  order.constraint_start = 5.0f;
  order.constraint_max = 10.0f;
  CHECK_OK(give(f.world, &order, &error));
  CHECK(state_of(f.world, GUARD).constrained == 1);
  order.type = ACM_ORDER_UNCONSTRAIN;
  CHECK_OK(give(f.world, &order, &error));
  CHECK(state_of(f.world, GUARD).constrained == 0);
  order = order_of(ACM_ORDER_JUMP);
  order.extent = 0.5f;
  CHECK_OK(give(f.world, &order, &error));
  run(f.world, 3);
  CHECK(state_of(f.world, GUARD).contact == 0);
  free_fixture(&f);
}

TEST(Orders, facts_take_effect_at_once) {
  acm_error error;
  fixture f = make_fixture();
  acm_object_facts facts;
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  acm_order order = order_of(ACM_ORDER_TELEPORT);
  order.position = place_at(20.0f, 30.0f);
  CHECK_OK(give(f.world, &order, &error));
  CHECK(state_of(f.world, GUARD).position.frame.origin.x == 20.0f);
  order = order_of(ACM_ORDER_SET_VELOCITY);
  order.velocity.z = 5.0f;
  CHECK_OK(give(f.world, &order, &error));
  CHECK(state_of(f.world, GUARD).velocity.z == 5.0f);
  order.type = ACM_ORDER_SET_LOCAL_VELOCITY;
  order.velocity.z = 4.0f;
  CHECK_OK(give(f.world, &order, &error));
  CHECK(state_of(f.world, GUARD).velocity.z == 4.0f);
  order = order_of(ACM_ORDER_SET_OMEGA);
  order.omega.z = 1.5f;
  CHECK_OK(give(f.world, &order, &error));
  CHECK(state_of(f.world, GUARD).omega.z == 1.5f);
  order = order_of(ACM_ORDER_SET_STATE);
  order.state = ACM_STATE_DEFAULT | ACM_STATE_ETHEREAL;
  CHECK_OK(give(f.world, &order, &error));
  CHECK(state_of(f.world, GUARD).state == order.state);
  order = order_of(ACM_ORDER_SET_RUN_RATE);
  order.run_rate = 2.5f;
  CHECK_OK(give(f.world, &order, &error));
  acm_object_facts_init(&facts);
  CHECK_OK(acm_object_get_facts(f.world, GUARD, &facts, &error));
  CHECK(facts.weenie.run_rate == 2.5f && facts.weenie.knows_run_rate == 1);
  CHECK_STATUS(acm_object_order(f.world, NOBODY, &order, &error), ACM_NO_OBJECT);
  free_fixture(&f);
}

TEST(Orders, what_only_servers_do_is_not_supported) {
  acm_error error;
  fixture f = make_fixture();
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  for (uint32_t type = ACM_ORDER_COMPLETE_TELEPORT; type <= ACM_ORDER_CORRECT_POSITION; ++type) {
    acm_order order = order_of(type);
    CHECK_STATUS(give(f.world, &order, &error), ACM_UNSUPPORTED);
    CHECK_FIELD("type");
  }
  free_fixture(&f);
}

TEST(Orders, bad_orders_are_refused_by_name) {
  acm_error error;
  fixture f = make_fixture();
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  static const struct {
    uint32_t type;
    size_t offset;
    const char* field;
  } numbers[] = {
      {ACM_ORDER_DO_MOTION, offsetof(acm_order, parameters.speed), "parameters"},
      {ACM_ORDER_TURN_TO_HEADING, offsetof(acm_order, parameters.desired_heading), "parameters"},
      {ACM_ORDER_MOVE_TO_POSITION, offsetof(acm_order, position.frame.origin.y), "position"},
      {ACM_ORDER_TELEPORT, offsetof(acm_order, position.frame.rotation.w), "position.rotation"},
      {ACM_ORDER_MOVE_TO_TARGET, offsetof(acm_order, target_size.height), "target"},
      {ACM_ORDER_SET_VELOCITY, offsetof(acm_order, velocity.z), "velocity"},
      {ACM_ORDER_SET_LOCAL_VELOCITY, offsetof(acm_order, velocity.x), "velocity"},
      {ACM_ORDER_SET_OMEGA, offsetof(acm_order, omega.y), "omega"},
      {ACM_ORDER_JUMP, offsetof(acm_order, extent), "extent"},
      {ACM_ORDER_SET_RUN_RATE, offsetof(acm_order, run_rate), "run_rate"},
      {ACM_ORDER_CONSTRAIN_TO, offsetof(acm_order, constraint_start), "constraint_start"},
      {ACM_ORDER_CONSTRAIN_TO, offsetof(acm_order, constraint_max), "constraint_max"},
  };
  for (size_t i = 0; i < COUNT_OF(numbers); ++i) {
    acm_order order = order_of(numbers[i].type);
    const float bad = i % 2 ? not_a_number() : infinite();
    memcpy((char*)&order + numbers[i].offset, &bad, sizeof bad);
    CHECK_STATUS(give(f.world, &order, &error), ACM_NOT_FINITE);
    CHECK_FIELD(numbers[i].field);
  }
  acm_order order = order_of(0);
  CHECK_STATUS(give(f.world, &order, &error), ACM_BAD_ARGUMENT);
  order = order_of(25);
  CHECK_STATUS(give(f.world, &order, &error), ACM_BAD_ARGUMENT);
  order = motion_order(ACM_COMMAND_WalkForward);
  order.parameters.hold_key_to_apply = 3;
  CHECK_STATUS(give(f.world, &order, &error), ACM_BAD_ARGUMENT);
  order = motion_order(ACM_COMMAND_WalkForward);
  order.size += 1;
  CHECK_STATUS(give(f.world, &order, &error), ACM_BAD_SIZE);
  CHECK_STATUS(give(f.world, 0, &error), ACM_NULL_ARGUMENT);
  free_fixture(&f);
}

TEST(Orders, whole_states_are_applied) {
  acm_error error;
  fixture f = make_fixture();
  acm_raw_motion_state raw;
  acm_interpreted_motion_state state;
  acm_motion_action actions[32];
  memset(actions, 0, sizeof actions);
  acm_raw_motion_state_init(&raw);
  acm_interpreted_motion_state_init(&state);
  acm_raw_motion_state_init(0);
  acm_interpreted_motion_state_init(0);
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  raw.forward_command = ACM_COMMAND_WalkForward;
  CHECK_OK(acm_object_apply_raw_state(f.world, GUARD, &raw, &error));
  CHECK(state_of(f.world, GUARD).movement.forward_command == ACM_COMMAND_WalkForward);
  CHECK(state.forward_command == ACM_COMMAND_Ready && state.current_style == ACM_COMMAND_NonCombat);
  const acm_motion_action wave = {ACM_COMMAND_Wave, 1.0f, 1, 0, 0};
  actions[0] = wave;
  CHECK_OK(acm_object_apply_interpreted_state(f.world, GUARD, &state, actions, 1, 1, &error));
  CHECK(state_of(f.world, GUARD).movement.forward_command == ACM_COMMAND_Ready);
  CHECK(state_of(f.world, GUARD).last_move_was_autonomous == 1);
  CHECK_OK(acm_object_apply_interpreted_state(f.world, GUARD, &state, 0, 0, 0, &error));
  CHECK_STATUS(acm_object_apply_interpreted_state(f.world, NOBODY, &state, 0, 0, 0, &error), ACM_NO_OBJECT);
  CHECK_STATUS(acm_object_apply_interpreted_state(f.world, GUARD, &state, 0, 1, 0, &error),
               ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_object_apply_interpreted_state(f.world, GUARD, &state, actions, 32, 0, &error),
               ACM_LIMIT_EXCEEDED);
  actions[0].speed = not_a_number();
  CHECK_STATUS(acm_object_apply_interpreted_state(f.world, GUARD, &state, actions, 1, 0, &error),
               ACM_NOT_FINITE);
  CHECK_FIELD("actions");
  state.turn_speed = infinite();
  CHECK_STATUS(acm_object_apply_interpreted_state(f.world, GUARD, &state, 0, 0, 0, &error), ACM_NOT_FINITE);
  CHECK_STATUS(acm_object_apply_raw_state(f.world, NOBODY, &raw, &error), ACM_NO_OBJECT);
  CHECK_STATUS(acm_object_apply_raw_state(f.world, GUARD, 0, &error), ACM_NULL_ARGUMENT);
  raw.turn_hold_key = 5;
  CHECK_STATUS(acm_object_apply_raw_state(f.world, GUARD, &raw, &error), ACM_BAD_ARGUMENT);
  acm_raw_motion_state_init(&raw);
  raw.turn_speed = not_a_number();
  CHECK_STATUS(acm_object_apply_raw_state(f.world, GUARD, &raw, &error), ACM_NOT_FINITE);
  free_fixture(&f);
}
