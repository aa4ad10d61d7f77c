/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
/* When does the blow land, and how long must the next order wait? hit_times.cpp in C: asked of a motion
 * table, without an object. */
#include <acmotion/acmotion.h>
#include <acmotion/commands.h>
#include <stdio.h>

enum { TABLE = 0x09000001, MOTIONS = 256, SEGMENTS = 64, HOOKS = 256 };

int main(void) {
  static uint32_t motions[MOTIONS];
  static acm_motion_segment segments[SEGMENTS];
  static acm_hook_time hooks[HOOKS];
  acm_assets* assets;
  acm_error error;
  size_t count = 0;
  if (acm_assets_create_sample(&assets, &error) ||
      acm_motions_from(assets, TABLE, ACM_COMMAND_SwordCombat, 0, motions, MOTIONS, &count, &error))
    return printf("%s: %s\n", error.field, error.text), 1;
  int hits = 0;
  for (size_t i = 0; i < count; ++i) {
    acm_motion_query query;
    acm_motion_query_init(&query);
    query.motion_table = TABLE;
    query.motion = motions[i];
    query.speed = 1.25f;
    query.style = ACM_COMMAND_SwordCombat;
    query.tick_seconds = 1.0 / 30.0;
    acm_timeline swing;
    if (acm_motion_timeline(assets, &query, &swing, segments, SEGMENTS, hooks, HOOKS, &error))
      continue; /* such as ACM_REFUSED, for a motion that the client would refuse */
    for (const acm_hook_time* hook = hooks; hook < hooks + swing.hook_count; ++hook) {
      if (hook->type != ACM_HOOK_ATTACK || hook->status != ACM_HOOK_FIRES) continue;
      printf("%-14s hits after %.3f s, in tick %llu of the server; done after %.3f s\n",
             acm_command_name(motions[i]), hook->time, (unsigned long long)hook->tick, swing.done);
      ++hits;
    }
  }
  acm_assets_free(assets, &error);
  return hits > 0 ? 0 : 1;
}
