/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
#include "fixture.h"

#include <math.h>

fixture make_fixture(void) {
  fixture f = {0, 0};
  acm_error error;
  CHECK_OK(acm_assets_create_sample(&f.assets, &error));
  CHECK_OK(acm_world_create(f.assets, 0, &f.world, &error));
  return f;
}

void free_fixture(fixture* f) {
  acm_error error;
  CHECK_OK(acm_world_free(f->world, &error));
  CHECK_OK(acm_assets_free(f->assets, &error));
}

acm_position place_at(float x, float y) {
  const acm_position p = {0xA9B40013u, {{x, y, 0.0f}, {1.0f, 0.0f, 0.0f, 0.0f}}};
  return p;
}

acm_object_parameters creature_at(acm_object_id setup, float x, float y) {
  acm_object_parameters p;
  acm_object_parameters_init(&p);
  p.setup = setup;
  p.position = place_at(x, y);
  return p;
}

void add_creature(acm_world* world, acm_guid guid, float x, float y) {
  acm_error error;
  const acm_object_parameters p = creature_at(MANNEQUIN, x, y);
  CHECK_OK(acm_object_create(world, guid, &p, &error));
}

acm_object_state state_of(acm_world* world, acm_guid guid) {
  acm_error error;
  acm_object_state state;
  CHECK_OK(acm_object_get_state(world, guid, &state, &error));
  return state;
}

acm_order motion_order(acm_command motion) {
  acm_order order;
  acm_order_init(&order, ACM_ORDER_DO_MOTION);
  order.motion = motion;
  return order;
}

void do_motion(acm_world* world, acm_guid guid, acm_command motion) {
  acm_error error;
  const acm_order order = motion_order(motion);
  CHECK_OK(acm_object_order(world, guid, &order, &error));
}

void run(acm_world* world, int ticks) {
  acm_error error;
  for (int i = 0; i < ticks; ++i) CHECK_OK(acm_world_tick(world, 1.0 / 30.0, &error));
}

int count_events(acm_world* world, uint32_t type, acm_event* last) {
  acm_error error;
  acm_event events[512];
  size_t count = 0;
  int found = 0;
  CHECK_OK(acm_world_events(world, 0, events, COUNT_OF(events), &count, &error));
  for (size_t i = 0; i < count; ++i) {
    if (events[i].type != type) continue;
    ++found;
    if (last) *last = events[i];
  }
  return found;
}

float not_a_number(void) {
  return NAN;
}
float infinite(void) {
  return INFINITY;
}
