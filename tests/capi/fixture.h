/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
#ifndef TESTS_CAPI_FIXTURE_H
#define TESTS_CAPI_FIXTURE_H

#include "acmotion/acmotion.h"
#include "acmotion/commands.h"

#include "check.h"

#define COUNT_OF(array) (sizeof(array) / sizeof(array)[0])

enum {
  MANNEQUIN = 0x02000001,
  BEAST = 0x02000002,
  DOOR = 0x02000003,
  SWORD = 0x02000010,
  MANNEQUIN_TABLE = 0x09000001,
  BEAST_TABLE = 0x09000002
};
#define GUARD 0x80000001u
#define RAT 0x80000002u
#define NOBODY 0x80000099u
#define PLAYER 0x50000001u

/* The sample and a world of it; objects are mannequins that look north. */
typedef struct fixture {
  acm_assets* assets;
  acm_world* world;
} fixture;
fixture make_fixture(void);
void free_fixture(fixture* f);
acm_position place_at(float x, float y);
acm_object_parameters creature_at(acm_object_id setup, float x, float y);
void add_creature(acm_world* world, acm_guid guid, float x, float y);
acm_object_state state_of(acm_world* world, acm_guid guid);
acm_order motion_order(acm_command motion);
void do_motion(acm_world* world, acm_guid guid, acm_command motion);
void run(acm_world* world, int ticks);
/* How many events of a type the world holds; the last of them in `last`, which may be null. */
int count_events(acm_world* world, uint32_t type, acm_event* last);
float not_a_number(void);
float infinite(void);

#endif
