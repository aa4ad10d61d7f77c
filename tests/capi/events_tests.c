/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "fixture.h"

/* A swing of a guard with a sword, until its Attack hook has fired. */
static acm_event swing(acm_world* world) {
  acm_error error;
  acm_event event = {0};
  acm_order order = motion_order(ACM_COMMAND_SlashHigh);
  order.parameters.context_id = 4711;
  add_creature(world, GUARD, 50.0f, 50.0f);
  do_motion(world, GUARD, ACM_COMMAND_SwordCombat);
  run(world, 60);
  CHECK_OK(acm_world_clear_events(world, &error));
  CHECK_OK(acm_object_order(world, GUARD, &order, &error));
  run(world, 60);
  acm_event events[256];
  size_t count = 0;
  CHECK_OK(acm_world_events(world, 0, events, COUNT_OF(events), &count, &error));
  for (size_t i = 0; i < count; ++i)
    if (events[i].type == ACM_EVENT_HOOK && events[i].fields.hook.type == ACM_HOOK_ATTACK) event = events[i];
  return event;
}

TEST(Events, an_attack_gives_its_context_id_back) {
  acm_error error;
  fixture f = make_fixture();
  const acm_event attack = swing(f.world);
  CHECK(sizeof attack == 64 && attack.object == GUARD && attack.time > 2.0);
  CHECK(attack.fields.hook.context_id == 4711 && attack.fields.hook.scale == 1.0f);
  acm_event done;
  CHECK(count_events(f.world, ACM_EVENT_MOTION_DONE, &done) > 0);
  CHECK(done.fields.motion_done.success == 1);
  acm_hook_fields fields;
  CHECK_OK(acm_world_hook_fields(f.world, &attack.fields.hook.source, &fields, &error));
  CHECK(fields.type == ACM_HOOK_ATTACK && fields.count > 2);
  int has_radius = 0;
  for (uint32_t i = 0; i < fields.count; ++i)
    has_radius |= strcmp(fields.values[i].name, "radius") == 0 && fields.values[i].kind == ACM_HOOK_NUMBER &&
                  fields.values[i].number > 0.0f;
  CHECK(has_radius);
  free_fixture(&f);
}

TEST(Events, are_read_in_pieces) {
  acm_error error;
  fixture f = make_fixture();
  acm_event all[64], piece[3];
  size_t count = 0, total = 0;
  for (acm_guid guid = GUARD; guid < GUARD + 8; ++guid) {
    const acm_object_parameters p = creature_at(0, 50.0f, 50.0f);
    CHECK_OK(acm_object_create(f.world, guid, &p, &error));
  }
  CHECK_OK(acm_world_events(f.world, 0, all, COUNT_OF(all), &total, &error));
  CHECK(total == 8 && all[0].type == ACM_EVENT_OBJECT_CREATED && all[7].object == GUARD + 7);
  CHECK_STATUS(acm_world_events(f.world, 2, piece, 3, &count, &error), ACM_BUFFER_FULL);
  CHECK(count == 8 && piece[0].object == GUARD + 2 && piece[2].object == GUARD + 4);
  CHECK_OK(acm_world_events(f.world, 5, piece, 3, &count, &error));
  CHECK(piece[2].object == GUARD + 7);
  CHECK_OK(acm_world_events(f.world, 99, piece, 3, &count, &error));
  CHECK(count == 8);
  CHECK_OK(acm_world_clear_events(f.world, &error));
  CHECK_OK(acm_world_events(f.world, 0, 0, 0, &count, &error));
  CHECK(count == 0);
  CHECK_STATUS(acm_world_events(f.world, 0, 0, 3, &count, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_world_events(f.world, 0, piece, 3, 0, &error), ACM_NULL_ARGUMENT);
  free_fixture(&f);
}

TEST(Events, those_that_found_no_room_are_counted) {
  acm_error error;
  acm_world_options options;
  acm_world* world = 0;
  uint64_t dropped = 99;
  acm_world_options_init(&options);
  options.event_capacity = 2;
  CHECK_OK(acm_world_create(0, &options, &world, &error));
  for (acm_guid guid = GUARD; guid < GUARD + 5; ++guid) {
    const acm_object_parameters p = creature_at(0, 50.0f, 50.0f);
    CHECK_OK(acm_object_create(world, guid, &p, &error));
  }
  CHECK_OK(acm_world_dropped_events(world, &dropped, &error));
  CHECK(dropped == 3);
  CHECK_STATUS(acm_world_dropped_events(world, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_OK(acm_world_free(world, &error));
}

TEST(Events, hooks_that_are_not_there_have_no_fields) {
  acm_error error;
  fixture f = make_fixture();
  acm_hook_source source = {0x03009999, 0, 0, 0};
  acm_hook_fields fields;
  CHECK_STATUS(acm_world_hook_fields(f.world, &source, &fields, &error), ACM_NOT_FOUND);
  CHECK_STATUS(acm_world_hook_fields(f.world, 0, &fields, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_world_hook_fields(f.world, &source, 0, &error), ACM_NULL_ARGUMENT);
  free_fixture(&f);
}

TEST(Events, sounds_are_chosen_anew) {
  acm_error error;
  fixture f = make_fixture();
  acm_sound_query query;
  acm_sound_choice choice;
  int heard = 0;
  add_creature(f.world, GUARD, 50.0f, 50.0f);
  for (uint32_t type = 1; type < 0x90; ++type) {
    acm_sound_query_init(&query);
    query.sound_type = type;
    CHECK_OK(acm_object_resolve_sound(f.world, GUARD, &query, &choice, &error));
    heard += choice.wave != 0 && choice.volume > 0.0f;
  }
  CHECK(heard > 0);
  query.hook.animation = 0x03009999;
  CHECK_OK(acm_object_resolve_sound(f.world, GUARD, &query, &choice, &error));
  CHECK(choice.wave == 0);
  CHECK_STATUS(acm_object_resolve_sound(f.world, NOBODY, &query, &choice, &error), ACM_NO_OBJECT);
  query.pick = 1.0;
  CHECK_STATUS(acm_object_resolve_sound(f.world, GUARD, &query, &choice, &error), ACM_NOT_FINITE);
  acm_sound_query_init(&query);
  query.roll = not_a_number();
  CHECK_STATUS(acm_object_resolve_sound(f.world, GUARD, &query, &choice, &error), ACM_NOT_FINITE);
  acm_sound_query_init(0);
  free_fixture(&f);
}
