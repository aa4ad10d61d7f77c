/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */

/* The native side of run.mjs: plays a session that it has recorded, through the C interface, and prints how
 * long ticks and poses took. acmotion_js_bench FILE ACTORS TICKS */

#define _POSIX_C_SOURCE 199309L
#include "acmotion/acmotion.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { kPoseRounds = 200, kParts = 32 };

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void check(int32_t status, const acm_error* error) {
  if (status == ACM_OK) return;
  fprintf(stderr, "acmotion_js_bench: %s %s\n", error->field, error->text);
  exit(1);
}

/* Applies the messages that come before a tick: words of tick and size, then the bytes. */
static void receive_until(FILE* file, acm_client* client, uint32_t tick) {
  static uint32_t head[2];
  static int has_head = 0;
  acm_error error;
  unsigned char message[512];
  for (;;) {
    if (!has_head && fread(head, sizeof head, 1, file) != 1) return;
    has_head = 1;
    if (head[0] > tick) return;
    if (head[1] > sizeof message || fread(message, 1, head[1], file) != head[1]) exit(1);
    check(acm_client_receive(client, message, head[1], NULL, &error), &error);
    has_head = 0;
  }
}

static double run_ticks(FILE* file, acm_world* world, acm_client* client, uint32_t ticks) {
  acm_error error;
  double seconds = 0.0;
  for (uint32_t t = 0; t < ticks; ++t) {
    receive_until(file, client, t + 1);
    const double start = now();
    check(acm_world_tick(world, 1.0 / 30.0, &error), &error);
    seconds += now() - start;
    check(acm_world_clear_events(world, &error), &error);
  }
  return seconds;
}

static double write_poses(acm_world* world, const acm_guid* guids, uint32_t actors, uint8_t format,
                          acm_bool smooth) {
  acm_error error;
  acm_pose_options options;
  acm_pose_options_init(&options);
  options.format = format;
  options.smooth = smooth;
  acm_pose_buffer buffer;
  acm_pose_buffer_init(&buffer);
  buffer.part_capacity = kParts;
  buffer.data_size = (size_t)actors * kParts * 64;
  buffer.data = calloc(1, buffer.data_size);
  uint32_t* counts = calloc(actors, sizeof *counts);
  double best = 1e9;
  for (int i = 0; i < kPoseRounds; ++i) {
    const double start = now();
    check(acm_world_write_poses(world, guids, actors, &options, &buffer, counts, &error), &error);
    const double took = now() - start;
    if (took < best) best = took;
  }
  free(counts);
  free(buffer.data);
  return best;
}

int main(int argc, char** argv) {
  FILE* file = argc == 4 ? fopen(argv[1], "rb") : NULL;
  if (!file) {
    fprintf(stderr, "usage: acmotion_js_bench FILE ACTORS TICKS (run.mjs calls it)\n");
    return 2;
  }
  const uint32_t actors = (uint32_t)atoi(argv[2]), ticks = (uint32_t)atoi(argv[3]);
  acm_error error;
  acm_assets* assets = NULL;
  acm_world* world = NULL;
  acm_client* client = NULL;
  acm_world_options world_options;
  acm_client_options client_options;
  acm_world_options_init(&world_options);
  world_options.ground = ACM_GROUND_FLAT;
  world_options.event_capacity = 4096 + 16 * (uint64_t)actors;
  acm_client_options_init(&client_options);
  client_options.expects_player = 0;
  check(acm_assets_create_sample(&assets, &error), &error);
  check(acm_world_create(assets, &world_options, &world, &error), &error);
  check(acm_client_create(world, &client_options, &client, &error), &error);
  receive_until(file, client, 0);
  const double seconds = run_ticks(file, world, client, ticks);
  size_t count = 0;
  acm_guid* guids = calloc(actors, sizeof *guids);
  check(acm_world_guids(world, guids, actors, &count, &error), &error);
  uint64_t hash = 0;
  check(acm_state_hash(client, &hash, &error), &error);
  printf("{\"hash\":\"%016" PRIX64 "\",\"tick\":%.9f", hash, seconds / ((double)actors * ticks));
  const struct {
    const char* name;
    uint8_t format;
    acm_bool smooth;
  } kinds[] = {{"keyFrames", ACM_POSE_FRAMES, 0},
               {"smooth", ACM_POSE_FRAMES, 1},
               {"matrices", ACM_POSE_MATRIX_4X4, 1}};
  for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; ++i)
    printf(",\"%s\":%.12f", kinds[i].name,
           write_poses(world, guids, actors, kinds[i].format, kinds[i].smooth) / actors);
  printf("}\n");
  return 0;
}
