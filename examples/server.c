/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
/* A server of twenty creatures that know when their swings land: server.cpp in C. Each swing carries a
 * context id; the Attack hook gives it back, in the tick in which the blow lands. */
#include <acmotion/acmotion.h>
#include <acmotion/commands.h>
#include <stdio.h>

#define FIRST 0x80000001u
enum { CREATURES = 20, TICKS = 330, MANNEQUIN = 0x02000001 };

int main(void) {
  static acm_event events[4096];
  static double begun[CREATURES * TICKS]; /* swings, by context id */
  acm_assets* assets;
  acm_world* world;
  acm_server* server;
  acm_error error;
  if (acm_assets_create_sample(&assets, &error) || acm_world_create(assets, NULL, &world, &error) ||
      acm_server_create(world, NULL, &server, &error))
    return printf("%s: %s\n", error.field, error.text), 1;
  acm_order order;
  acm_order_init(&order, ACM_ORDER_DO_MOTION);
  order.motion = ACM_COMMAND_SwordCombat;
  for (unsigned i = 0; i < CREATURES; ++i) {
    acm_object_parameters p;
    acm_object_parameters_init(&p);
    p.setup = MANNEQUIN;
    p.position.cell = 0xA9B40013;
    p.position.frame.origin = (acm_vec3){40.0f + 2.0f * (float)i, 50.0f, 0.0f};
    if (acm_object_create(world, FIRST + i, &p, &error)) return 1;
    acm_server_order(server, FIRST + i, &order, &error);
  }

  uint32_t next_id = 1;
  int hits = 0;
  order.motion = ACM_COMMAND_SlashHigh;
  for (unsigned tick = 0; tick < TICKS; ++tick) {
    for (unsigned i = 0; i < CREATURES; ++i) { /* every creature swings once in five seconds */
      if ((tick + 7 * i) % 150 != 60) continue;
      order.parameters.context_id = next_id++;
      acm_world_clock(world, &begun[order.parameters.context_id], NULL, &error);
      acm_server_order(server, FIRST + i, &order, &error);
    }
    acm_world_tick(world, 1.0 / 30.0, &error);
    acm_server_broadcast_due(server, &error);
    size_t count = 0;
    acm_world_events(world, 0, events, 4096, &count, &error);
    for (const acm_event* e = events; e < events + count; ++e) {
      if (e->type != ACM_EVENT_HOOK || e->fields.hook.type != ACM_HOOK_ATTACK) continue;
      const uint32_t id = e->fields.hook.context_id;
      if (id == 0 || id >= next_id) continue; /* no swing that this server has ordered */
      printf("%6.3f s  %08X hits, %.3f s after swing %u began\n", e->time, (unsigned)e->object,
             e->time - begun[id], (unsigned)id);
      ++hits;
    }
    acm_world_clear_events(world, &error);
    acm_server_clear_outbox(server, &error); /* a real server sends acm_server_outbox first */
  }
  acm_server_free(server, &error);
  acm_world_free(world, &error);
  acm_assets_free(assets, &error);
  return hits >= 2 * CREATURES ? 0 : 1;
}
