/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */

/* The inside of bodies (acmotion/inspect.h). */

#include "acmotion/inspect.h"

#include <string.h>

#include "fixture.h"

enum { GLOW = 0x33000001 };

static acm_object_inside inside_of(acm_world* world, acm_guid guid) {
  acm_error error;
  acm_object_inside inside;
  memset(&inside, 0xAA, sizeof inside);
  CHECK_OK(acm_object_get_inside(world, guid, &inside, &error));
  return inside;
}

static fixture fixture_with_guard(void) {
  fixture f = make_fixture();
  add_creature(f.world, GUARD, 10.0f, 10.0f);
  run(f.world, 2);
  return f;
}

TEST(Inside, a_standing_body_plays_one_cycle) {
  acm_error error;
  fixture f = fixture_with_guard();
  acm_sequence_node nodes[8];
  size_t count = 0;
  const acm_object_state state = state_of(f.world, GUARD);
  const acm_object_inside inside = inside_of(f.world, GUARD);
  CHECK_OK(acm_object_sequence_nodes(f.world, GUARD, nodes, COUNT_OF(nodes), &count, &error));
  CHECK(count == 1 && inside.sequence.current == 0 && inside.sequence.first_cyclic == 0);
  CHECK(nodes[0].role == ACM_NODE_CYCLE && nodes[0].animation == state.animation);
  CHECK(nodes[0].framerate > 0.0f && nodes[0].low_frame == 0 && nodes[0].high_frame >= 0);
  CHECK(inside.sequence.frame_number == state.frame_number);
  CHECK(inside.sequence.key_frame == (int32_t)state.frame_number);
  CHECK(inside.motion_table_manager.style == state.style);
  CHECK(inside.motion_table_manager.substate == state.substate);
  CHECK(inside.motion_interp.exists == 1 && inside.motion_interp.initted == 1);
  CHECK(inside.motion_interp.interpreted.forward_command == state.movement.forward_command);
  CHECK(!inside.move_to.exists && !inside.sticky.exists && !inside.constraint.exists);
  CHECK(!inside.interpolation.exists && !inside.target.exists);
  free_fixture(&f);
}

TEST(Inside, a_queued_action_has_nodes_and_its_context_id_everywhere) {
  acm_error error;
  fixture f = fixture_with_guard();
  acm_sequence_node nodes[16];
  acm_queued_motion queued[8];
  acm_pending_motion pending[8];
  acm_motion_action actions[8];
  size_t count = 0, queue = 0, waiting = 0, active = 0;
  acm_order order = motion_order(ACM_COMMAND_SlashHigh);
  do_motion(f.world, GUARD, ACM_COMMAND_SwordCombat);
  run(f.world, 90);
  order.parameters.context_id = 77;
  order.parameters.speed = 1.5f;
  order.parameters.flags |= ACM_MOVE_DISABLE_JUMP_DURING_LINK;
  CHECK_OK(acm_object_order(f.world, GUARD, &order, &error));
  CHECK_OK(acm_object_sequence_nodes(f.world, GUARD, nodes, COUNT_OF(nodes), &count, &error));
  CHECK_OK(acm_object_queued_motions(f.world, GUARD, queued, COUNT_OF(queued), &queue, &error));
  CHECK_OK(acm_object_pending_motions(f.world, GUARD, pending, COUNT_OF(pending), &waiting, &error));
  CHECK_OK(acm_object_motion_list(f.world, GUARD, ACM_LIST_ACTIONS, actions, 8, &active, &error));
  CHECK(queue == state_of(f.world, GUARD).pending_motions && queue == 1 && waiting == 1 && active == 1);
  CHECK(queued[0].motion == ACM_COMMAND_SlashHigh && queued[0].context_id == 77);
  CHECK(queued[0].animations > 0 && queued[0].move_context_id == 0);
  CHECK(pending[0].motion == ACM_COMMAND_SlashHigh && pending[0].context_id == 77);
  CHECK(pending[0].jump_error == ACM_MOTION_CANT_JUMP_FROM_THIS_POSITION);
  CHECK(actions[0].command == ACM_COMMAND_SlashHigh && actions[0].speed == 1.5f && actions[0].reserved == 0);
  unsigned of_action = 0;
  for (size_t i = 0; i < count; ++i) of_action += nodes[i].context_id == 77;
  CHECK(of_action >= 1 && nodes[count - 1].role == ACM_NODE_CYCLE);
  CHECK(inside_of(f.world, GUARD).sequence.first_cyclic == (int32_t)count - 1);
  CHECK_OK(acm_object_motion_list(f.world, GUARD, ACM_LIST_INTERPRETED_ACTIONS, actions, 8, &active, &error));
  CHECK(active == 1 && actions[0].command == ACM_COMMAND_SlashHigh);
  CHECK_OK(acm_object_motion_list(f.world, GUARD, ACM_LIST_RAW_ACTIONS, actions, 8, &active, &error));
  CHECK(active == 1 && actions[0].command == ACM_COMMAND_SlashHigh);
  run(f.world, 120);
  CHECK_OK(acm_object_queued_motions(f.world, GUARD, queued, COUNT_OF(queued), &queue, &error));
  CHECK(queue == 0);
  free_fixture(&f);
}

TEST(Inside, a_turn_on_the_way_is_a_modifier_and_part_of_both_states) {
  acm_error error;
  fixture f = fixture_with_guard();
  acm_motion_action list[8];
  size_t count = 0;
  do_motion(f.world, GUARD, ACM_COMMAND_WalkForward);
  do_motion(f.world, GUARD, ACM_COMMAND_TurnRight);
  CHECK_OK(acm_object_motion_list(f.world, GUARD, ACM_LIST_MODIFIERS, list, COUNT_OF(list), &count, &error));
  CHECK(count == 1 && list[0].command == ACM_COMMAND_TurnRight);
  const acm_object_inside inside = inside_of(f.world, GUARD);
  CHECK(inside.motion_interp.raw.forward_command == ACM_COMMAND_WalkForward);
  CHECK(inside.motion_interp.raw.turn_command == ACM_COMMAND_TurnRight);
  CHECK(inside.motion_interp.interpreted.turn_command == ACM_COMMAND_TurnRight);
  CHECK(inside.motion_table_manager.substate == ACM_COMMAND_WalkForward);
  CHECK_STATUS(acm_object_motion_list(f.world, GUARD, 4, list, COUNT_OF(list), &count, &error),
               ACM_BAD_ARGUMENT);
  CHECK_FIELD("list");
  free_fixture(&f);
}

TEST(Inside, a_move_has_legs_a_target_and_its_target_a_watcher) {
  acm_error error;
  fixture f = fixture_with_guard();
  acm_order order;
  acm_move_leg legs[8];
  acm_guid watchers[4];
  size_t count = 0;
  add_creature(f.world, RAT, 25.0f, 10.0f);
  acm_order_init(&order, ACM_ORDER_MOVE_TO_OBJECT);
  order.target = RAT;
  order.parameters.context_id = 5;
  CHECK_OK(acm_object_order(f.world, GUARD, &order, &error));
  run(f.world, 3);
  const acm_object_inside inside = inside_of(f.world, GUARD);
  CHECK(inside.move_to.exists == 1 && inside.move_to.kind == ACM_MOVE_OBJECT && inside.move_to.initialized);
  CHECK(inside.move_to.sought_object == RAT && inside.move_to.parameters.context_id == 5);
  CHECK(inside.move_to.sought_position.frame.origin.x == 25.0f);
  CHECK(inside.target.exists && inside.target.has_target && inside.target.object == RAT);
  CHECK(inside.target.status == ACM_TARGET_OK && inside.target.target_position.frame.origin.x == 25.0f);
  CHECK_OK(acm_object_move_legs(f.world, GUARD, legs, COUNT_OF(legs), &count, &error));
  CHECK(count >= 1);
  for (size_t i = 0; i < count; ++i)
    CHECK(legs[i].kind == ACM_MOVE_POSITION || legs[i].kind == ACM_MOVE_TURN_TO_HEADING);
  CHECK_OK(acm_object_watchers(f.world, RAT, watchers, COUNT_OF(watchers), &count, &error));
  CHECK(count == 1 && watchers[0] == GUARD);
  CHECK_OK(acm_object_watchers(f.world, GUARD, watchers, COUNT_OF(watchers), &count, &error));
  CHECK(count == 0);
  free_fixture(&f);
}

TEST(Inside, the_managers_of_positions_show_their_fields) {
  acm_error error;
  fixture f = fixture_with_guard();
  acm_order order;
  acm_interpolation_node nodes[4];
  size_t count = 0;
  add_creature(f.world, RAT, 12.0f, 10.0f);
  acm_order_init(&order, ACM_ORDER_INTERPOLATE_TO);
  order.position = place_at(11.0f, 10.0f);
  order.keep_heading = 1;
  CHECK_OK(acm_object_order(f.world, GUARD, &order, &error));
  acm_order_init(&order, ACM_ORDER_CONSTRAIN_TO);
  order.position = place_at(10.0f, 10.0f);
  order.constraint_start = 3.0f;
  order.constraint_max = 7.0f;
  CHECK_OK(acm_object_order(f.world, GUARD, &order, &error));
  acm_order_init(&order, ACM_ORDER_STICK_TO);
  order.target = RAT;
  CHECK_OK(acm_object_order(f.world, GUARD, &order, &error));
  const acm_object_inside inside = inside_of(f.world, GUARD);
  CHECK(inside.interpolation.exists && inside.interpolation.keep_heading);
  CHECK_OK(acm_object_interpolation_nodes(f.world, GUARD, nodes, COUNT_OF(nodes), &count, &error));
  CHECK(count == 1 && nodes[0].type == ACM_INTERPOLATION_POSITION);
  CHECK(nodes[0].position.frame.origin.x == 11.0f);
  CHECK(inside.constraint.exists && inside.constraint.is_constrained);
  CHECK(inside.constraint.start_distance == 3.0f && inside.constraint.max_distance == 7.0f);
  CHECK(inside.constraint.position.frame.origin.x == 10.0f);
  CHECK(inside.sticky.exists && inside.sticky.target == RAT && inside.sticky.timeout > 0.0);
  free_fixture(&f);
}

TEST(Inside, scripts_ramps_and_children_are_listed) {
  acm_error error;
  fixture f = fixture_with_guard();
  acm_queued_script scripts[4];
  acm_ramp ramps[8];
  acm_guid children[4];
  size_t count = 0;
  CHECK_OK(acm_object_play_script(f.world, GUARD, GLOW, &error));
  CHECK_OK(acm_object_queued_scripts(f.world, GUARD, scripts, COUNT_OF(scripts), &count, &error));
  CHECK(count == 1 && scripts[0].script == GLOW && scripts[0].hooks > 0 && scripts[0].fired == 0);
  CHECK(scripts[0].length > 0.0);
  run(f.world, 3);
  CHECK_OK(acm_object_queued_scripts(f.world, GUARD, scripts, COUNT_OF(scripts), &count, &error));
  CHECK(count == 1 && scripts[0].fired > 0 && scripts[0].fired < scripts[0].hooks);
  CHECK(inside_of(f.world, GUARD).effects.next_cue > scripts[0].start);
  CHECK_OK(acm_object_ramps(f.world, GUARD, ramps, COUNT_OF(ramps), &count, &error));
  CHECK(count >= 1 && ramps[0].duration > 0.0 && ramps[0].kind <= ACM_RAMP_SCRIPT);
  CHECK(ramps[0].created <= inside_of(f.world, GUARD).body.physics_time);
  const acm_object_parameters sword = creature_at(SWORD, 10.0f, 10.0f);
  CHECK_OK(acm_object_create(f.world, RAT, &sword, &error));
  CHECK_OK(acm_object_attach(f.world, RAT, GUARD, 1, 1, &error));
  CHECK_OK(acm_object_children(f.world, GUARD, children, COUNT_OF(children), &count, &error));
  CHECK(count == 1 && children[0] == RAT);
  free_fixture(&f);
}

TEST(Inside, looking_changes_nothing_and_bad_calls_are_refused) {
  acm_error error;
  fixture f = fixture_with_guard();
  acm_object_inside inside;
  acm_sequence_node node;
  size_t count = 0;
  uint64_t before = 0, after = 0;
  CHECK_OK(acm_state_hash(f.world, &before, &error));
  inside = inside_of(f.world, GUARD);
  CHECK_STATUS(acm_object_sequence_nodes(f.world, GUARD, 0, 0, &count, &error), ACM_BUFFER_FULL);
  CHECK(count == 1);
  CHECK_OK(acm_state_hash(f.world, &after, &error));
  CHECK(before == after);
  CHECK_STATUS(acm_object_get_inside(f.world, NOBODY, &inside, &error), ACM_NO_OBJECT);
  CHECK_STATUS(acm_object_get_inside(f.world, GUARD, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_object_sequence_nodes(f.world, NOBODY, &node, 1, &count, &error), ACM_NO_OBJECT);
  CHECK_STATUS(acm_object_sequence_nodes(f.world, GUARD, 0, 1, &count, &error), ACM_NULL_ARGUMENT);
  CHECK_FIELD("out");
  CHECK_STATUS(acm_object_sequence_nodes(f.world, GUARD, &node, 1, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_FIELD("count");
  free_fixture(&f);
}
