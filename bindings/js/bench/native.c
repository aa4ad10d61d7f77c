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

/* As in run.mjs. */
enum { kSessionRounds = 5, kPoseRounds = 200, kParts = 32 };

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
  uint32_t head[2];
  acm_error error;
  unsigned char message[512];
  while (fread(head, sizeof head, 1, file) == 1) {
    if (head[0] > tick) {
      fseek(file, -(long)sizeof head, SEEK_CUR);
      return;
    }
    if (head[1] > sizeof message || fread(message, 1, head[1], file) != head[1]) exit(1);
    check(acm_client_receive(client, message, head[1], NULL, &error), &error);
  }
}

typedef struct Session {
  acm_assets* assets;
  acm_world* world;
  acm_client* client;
} Session;

static void begin(Session* session, uint32_t actors) {
  acm_error error;
  acm_world_options world_options;
  acm_client_options client_options;
  acm_world_options_init(&world_options);
  world_options.ground = ACM_GROUND_FLAT;
  world_options.event_capacity = 4096 + 16 * (uint64_t)actors;
  acm_client_options_init(&client_options);
  client_options.expects_player = 0;
  if (session->world) {
    check(acm_client_free(session->client, &error), &error);
    check(acm_world_free(session->world, &error), &error);
  }
  check(acm_world_create(session->assets, &world_options, &session->world, &error), &error);
  check(acm_client_create(session->world, &client_options, &session->client, &error), &error);
}

/* Keeps in `best` how long each tick took, where that is less. */
static void run_ticks(FILE* file, const Session* session, uint32_t ticks, double* best) {
  acm_error error;
  receive_until(file, session->client, 0);
  for (uint32_t t = 0; t < ticks; ++t) {
    receive_until(file, session->client, t + 1);
    const double start = now();
    check(acm_world_tick(session->world, 1.0 / 30.0, &error), &error);
    const double took = now() - start;
    if (best[t] == 0.0 || took < best[t]) best[t] = took;
    check(acm_world_clear_events(session->world, &error), &error);
  }
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
  Session session = {0};
  check(acm_assets_create_sample(&session.assets, &error), &error);
  double* best = calloc(ticks, sizeof *best);
  for (int round = 0; round < kSessionRounds; ++round) {
    rewind(file);
    begin(&session, actors);
    run_ticks(file, &session, ticks, best);
  }
  double seconds = 0.0;
  for (uint32_t t = 0; t < ticks; ++t) seconds += best[t];
  size_t count = 0;
  acm_guid* guids = calloc(actors, sizeof *guids);
  check(acm_world_guids(session.world, guids, actors, &count, &error), &error);
  uint64_t hash = 0;
  check(acm_state_hash(session.client, &hash, &error), &error);
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
           write_poses(session.world, guids, actors, kinds[i].format, kinds[i].smooth) / actors);
  printf("}\n");
  return 0;
}
