/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "fixture.h"

TEST(Objects, are_created_and_deleted) {
  acm_error error;
  fixture f = make_fixture();
  add_creature(f.world, GUARD, 50.0f, 60.0f);
  const acm_object_state state = state_of(f.world, GUARD);
  CHECK(state.guid == GUARD && state.setup == MANNEQUIN && state.motion_table == MANNEQUIN_TABLE);
  CHECK(state.position.frame.origin.y == 60.0f && state.scale == 1.0f && state.part_count > 10);
  CHECK(state.in_world == 1 && state.body_size.height > 1.0f && state.style == ACM_COMMAND_NonCombat);
  CHECK_OK(acm_object_delete(f.world, GUARD, &error));
  CHECK_STATUS(acm_object_delete(f.world, GUARD, &error), ACM_NO_OBJECT);
  CHECK(error.guid == GUARD);
  free_fixture(&f);
}

TEST(Objects, bad_parameters_are_refused_by_name) {
  acm_error error;
  fixture f = make_fixture();
  acm_object_parameters p = creature_at(MANNEQUIN, 50.0f, 50.0f);
  CHECK_STATUS(acm_object_create(f.world, 0, &p, &error), ACM_BAD_ARGUMENT);
  CHECK_FIELD("guid");
  CHECK_STATUS(acm_object_create(f.world, GUARD, 0, &error), ACM_NULL_ARGUMENT);
  p.position.frame.origin.x = not_a_number();
  CHECK_STATUS(acm_object_create(f.world, GUARD, &p, &error), ACM_NOT_FINITE);
  CHECK_FIELD("position");
  p = creature_at(MANNEQUIN, 50.0f, 50.0f);
  p.position.frame.rotation.z = 10.0f;
  CHECK_STATUS(acm_object_create(f.world, GUARD, &p, &error), ACM_BAD_ARGUMENT);
  CHECK_FIELD("position.rotation");
  p = creature_at(MANNEQUIN, 50.0f, 50.0f);
  p.facts.scale = 0.0f;
  CHECK_STATUS(acm_object_create(f.world, GUARD, &p, &error), ACM_NOT_FINITE);
  CHECK_FIELD("facts");
  p = creature_at(MANNEQUIN, 50.0f, 50.0f);
  p.effects.translucency = infinite();
  CHECK_STATUS(acm_object_create(f.world, GUARD, &p, &error), ACM_NOT_FINITE);
  CHECK_FIELD("effects");
  p = creature_at(MANNEQUIN, 50.0f, 50.0f);
  p.facts.ground = 9;
  CHECK_STATUS(acm_object_create(f.world, GUARD, &p, &error), ACM_BAD_ARGUMENT);
  p = creature_at(MANNEQUIN, 50.0f, 50.0f);
  p.facts.weenie.jump_model = 3;
  CHECK_STATUS(acm_object_create(f.world, GUARD, &p, &error), ACM_BAD_ARGUMENT);
  p = creature_at(MANNEQUIN, 50.0f, 50.0f);
  p.facts.size = 8;
  CHECK_STATUS(acm_object_create(f.world, GUARD, &p, &error), ACM_BAD_SIZE);
  p = creature_at(MANNEQUIN, 50.0f, 50.0f);
  p.size = 8;
  CHECK_STATUS(acm_object_create(f.world, GUARD, &p, &error), ACM_BAD_SIZE);
  acm_object_parameters_init(0);
  free_fixture(&f);
}

TEST(Objects, facts_are_read_and_set) {
  acm_error error;
  fixture f = make_fixture();
  acm_object_facts facts;
  acm_object_facts_init(&facts);
  acm_object_facts_init(0);
  CHECK(facts.size == sizeof facts && facts.state == ACM_STATE_DEFAULT && facts.weenie.present == 1);
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  CHECK_OK(acm_object_get_facts(f.world, GUARD, &facts, &error));
  facts.scale = 2.0f;
  facts.weenie.jump_skill = 123.0f;
  CHECK_OK(acm_object_set_facts(f.world, GUARD, &facts, &error));
  acm_object_facts_init(&facts);
  CHECK_OK(acm_object_get_facts(f.world, GUARD, &facts, &error));
  CHECK(facts.scale == 2.0f && facts.weenie.jump_skill == 123.0f && state_of(f.world, GUARD).scale == 2.0f);
  facts.weenie.run_rate = 3.0f;
  facts.weenie.knows_run_rate = 7; /* counts as 1 */
  CHECK_OK(acm_object_set_weenie(f.world, GUARD, &facts.weenie, &error));
  CHECK_OK(acm_object_get_facts(f.world, GUARD, &facts, &error));
  CHECK(facts.weenie.run_rate == 3.0f && facts.weenie.knows_run_rate == 1);
  CHECK_STATUS(acm_object_get_facts(f.world, NOBODY, &facts, &error), ACM_NO_OBJECT);
  CHECK_STATUS(acm_object_set_facts(f.world, NOBODY, &facts, &error), ACM_NO_OBJECT);
  CHECK_STATUS(acm_object_set_weenie(f.world, NOBODY, &facts.weenie, &error), ACM_NO_OBJECT);
  facts.weenie.run_rate = not_a_number();
  CHECK_STATUS(acm_object_set_facts(f.world, GUARD, &facts, &error), ACM_NOT_FINITE);
  CHECK_STATUS(acm_object_set_weenie(f.world, GUARD, &facts.weenie, &error), ACM_NOT_FINITE);
  CHECK_STATUS(acm_object_set_weenie(f.world, GUARD, 0, &error), ACM_NULL_ARGUMENT);
  facts.size = 3;
  CHECK_STATUS(acm_object_get_facts(f.world, GUARD, &facts, &error), ACM_BAD_SIZE);
  free_fixture(&f);
}

TEST(Objects, a_size_that_is_too_large_costs_no_memory_behind_the_facts) {
  acm_error error;
  fixture f = make_fixture();
  struct {
    acm_object_facts facts;
    uint32_t behind[4];
  } mine;
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  acm_object_facts_init(&mine.facts);
  for (uint32_t i = 0; i < COUNT_OF(mine.behind); ++i) mine.behind[i] = 0x51515151u + i;
  mine.facts.size = sizeof mine;
  CHECK_OK(acm_object_get_facts(f.world, GUARD, &mine.facts, &error));
  CHECK(mine.facts.size == sizeof mine.facts);
  for (uint32_t i = 0; i < COUNT_OF(mine.behind); ++i) CHECK(mine.behind[i] == 0x51515151u + i);
  free_fixture(&f);
}

TEST(Objects, many_states_are_read_with_a_stride) {
  acm_error error;
  fixture f = make_fixture();
  struct {
    acm_object_state state;
    double mine;
  } rows[3] = {0};
  const acm_guid guids[3] = {GUARD, NOBODY, RAT};
  size_t found = 0;
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  add_creature(f.world, RAT, 60.0f, 50.0f);
  rows[0].mine = 42.0;
  CHECK_OK(acm_world_read_states(f.world, guids, 3, &rows[0].state, sizeof rows[0], &found, &error));
  CHECK(found == 2 && rows[0].mine == 42.0 && rows[1].state.guid == 0 && rows[2].state.guid == RAT);
  CHECK(rows[2].state.position.frame.origin.x == 60.0f);
  CHECK_STATUS(acm_world_read_states(f.world, guids, 3, &rows[0].state, 16, 0, &error), ACM_BAD_ARGUMENT);
  CHECK_FIELD("stride");
  CHECK_STATUS(acm_world_read_states(f.world, guids, 3, &rows[0].state, sizeof rows[0] + 1, 0, &error),
               ACM_BAD_ARGUMENT);
  CHECK_STATUS(acm_world_read_states(f.world, guids, 3, 0, 0, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_world_read_states(f.world, 0, 3, &rows[0].state, 0, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_OK(acm_world_read_states(f.world, 0, 0, 0, 0, &found, &error));
  CHECK(found == 0);
  free_fixture(&f);
}

TEST(Objects, many_positions_are_read) {
  acm_error error;
  fixture f = make_fixture();
  acm_position places[3];
  const acm_guid guids[3] = {GUARD, NOBODY, RAT};
  size_t found = 0;
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  add_creature(f.world, RAT, 60.0f, 50.0f);
  CHECK_OK(acm_world_read_positions(f.world, guids, 3, places, 0, &found, &error));
  CHECK(found == 2 && places[0].frame.origin.x == 50.0f && places[1].cell == 0);
  CHECK(places[2].frame.origin.x == 60.0f && places[2].cell == 0xA9B40013u);
  CHECK_STATUS(acm_world_read_positions(f.world, guids, 3, places, 5, 0, &error), ACM_BAD_ARGUMENT);
  free_fixture(&f);
}

TEST(Objects, unknown_guids_have_no_state) {
  acm_error error;
  fixture f = make_fixture();
  acm_object_state state;
  CHECK_STATUS(acm_object_get_state(f.world, NOBODY, &state, &error), ACM_NO_OBJECT);
  CHECK(error.guid == NOBODY && state.guid == 0);
  CHECK_STATUS(acm_object_get_state(f.world, NOBODY, 0, &error), ACM_NULL_ARGUMENT);
  free_fixture(&f);
}

TEST(Objects, names_and_distances) {
  acm_error error;
  fixture f = make_fixture();
  char name[16];
  size_t count = 9;
  float distance = 0.0f;
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  add_creature(f.world, RAT, 60.0f, 50.0f);
  CHECK_OK(acm_object_name(f.world, GUARD, name, sizeof name, &count, &error));
  CHECK(count == 0); /* only a message gives one */
  CHECK_STATUS(acm_object_name(f.world, NOBODY, name, sizeof name, &count, &error), ACM_NO_OBJECT);
  CHECK_OK(acm_object_distance_between(f.world, GUARD, RAT, &distance, &error));
  CHECK(distance > 8.0f && distance < 10.0f);
  CHECK_STATUS(acm_object_distance_between(f.world, GUARD, NOBODY, &distance, &error), ACM_NO_OBJECT);
  CHECK_FIELD("b");
  CHECK_STATUS(acm_object_distance_between(f.world, NOBODY, GUARD, &distance, &error), ACM_NO_OBJECT);
  CHECK_FIELD("a");
  free_fixture(&f);
}

TEST(Objects, leave_the_ground_and_the_world) {
  acm_error error;
  fixture f = make_fixture();
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  CHECK_OK(acm_object_set_ground_contact(f.world, GUARD, 0, 0, &error));
  CHECK(state_of(f.world, GUARD).contact == 0);
  CHECK_OK(acm_object_set_ground_contact(f.world, GUARD, 1, 1, &error));
  CHECK(state_of(f.world, GUARD).on_walkable == 1);
  do_motion(f.world, GUARD, ACM_COMMAND_WalkForward);
  CHECK_OK(acm_object_exit_world(f.world, GUARD, &error));
  CHECK(state_of(f.world, GUARD).pending_motions == 0);
  CHECK_OK(acm_object_enter_world(f.world, GUARD, &error));
  CHECK(state_of(f.world, GUARD).active == 1);
  CHECK_STATUS(acm_object_set_ground_contact(f.world, NOBODY, 1, 1, &error), ACM_NO_OBJECT);
  CHECK_STATUS(acm_object_enter_world(f.world, NOBODY, &error), ACM_NO_OBJECT);
  CHECK_STATUS(acm_object_exit_world(f.world, NOBODY, &error), ACM_NO_OBJECT);
  free_fixture(&f);
}

TEST(Objects, are_held_by_others) {
  acm_error error;
  fixture f = make_fixture();
  const acm_object_parameters sword = creature_at(SWORD, 0.0f, 0.0f);
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  CHECK_OK(acm_object_create(f.world, RAT, &sword, &error));
  CHECK_OK(acm_object_attach(f.world, RAT, GUARD, 1, 0, &error));
  CHECK(state_of(f.world, RAT).parent == GUARD && state_of(f.world, RAT).hold_location == 1);
  CHECK_STATUS(acm_object_attach(f.world, NOBODY, GUARD, 1, 0, &error), ACM_NO_OBJECT);
  free_fixture(&f);
}

TEST(Objects, change_their_motion_table) {
  acm_error error;
  fixture f = make_fixture();
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  CHECK_OK(acm_object_set_motion_table(f.world, GUARD, BEAST_TABLE, &error));
  CHECK(state_of(f.world, GUARD).motion_table == BEAST_TABLE);
  CHECK_STATUS(acm_object_set_motion_table(f.world, GUARD, 0x09009999, &error), ACM_NOT_FOUND);
  CHECK_STATUS(acm_object_set_motion_table(f.world, NOBODY, BEAST_TABLE, &error), ACM_NO_OBJECT);
  free_fixture(&f);
}

TEST(Objects, play_the_default_script_of_their_effects) {
  acm_error error;
  fixture f = make_fixture();
  acm_object_parameters p = creature_at(MANNEQUIN, 50.0f, 50.0f);
  p.effects.script_intensity = 1.0f;
  add_creature(f.world, GUARD, 60.0f, 50.0f);
  while (acm_object_play_script_type(f.world, GUARD, p.effects.default_script, 1.0f, &error) != ACM_OK &&
         p.effects.default_script < 0xAE)
    ++p.effects.default_script;
  CHECK_OK(acm_object_create(f.world, RAT, &p, &error));
  CHECK(state_of(f.world, RAT).queued_scripts == 0);
  CHECK_OK(acm_object_play_default_script(f.world, RAT, &error));
  CHECK(state_of(f.world, RAT).queued_scripts == 1);
  free_fixture(&f);
}

TEST(Objects, play_scripts) {
  acm_error error;
  fixture f = make_fixture();
  acm_object_id scripts[16];
  size_t count = 0;
  CHECK_OK(acm_assets_ids(f.assets, 0x33000000, scripts, COUNT_OF(scripts), &count, &error));
  CHECK(count > 0);
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  CHECK_OK(acm_object_play_script(f.world, GUARD, scripts[0], &error));
  CHECK(state_of(f.world, GUARD).queued_scripts == 1);
  CHECK_STATUS(acm_object_play_script(f.world, GUARD, 0x33009999, &error), ACM_NOT_FOUND);
  CHECK(error.motion_error == 0);
  CHECK_STATUS(acm_object_play_script(f.world, NOBODY, scripts[0], &error), ACM_NO_OBJECT);
  int played = 0;
  for (uint32_t type = 0; type < 0xAE; ++type)
    played += acm_object_play_script_type(f.world, GUARD, type, 1.0f, &error) == ACM_OK;
  CHECK(played > 0);
  CHECK_STATUS(acm_object_play_script_type(f.world, GUARD, 0xFFFF, 1.0f, &error), ACM_NOT_FOUND);
  CHECK_STATUS(acm_object_play_script_type(f.world, GUARD, 1, not_a_number(), &error), ACM_NOT_FINITE);
  CHECK_STATUS(acm_object_play_script_type(f.world, NOBODY, 1, 1.0f, &error), ACM_NO_OBJECT);
  CHECK_STATUS(acm_object_play_default_script(f.world, GUARD, &error), ACM_NOT_FOUND);
  CHECK_STATUS(acm_object_play_default_script(f.world, NOBODY, &error), ACM_NO_OBJECT);
  free_fixture(&f);
}
