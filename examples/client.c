/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
/* A client whose server sends ten times a second, drawn at 60 Hz: client.cpp in C. The server is a second
 * world in this program; a real client has a socket in between. */
#include <acmotion/acmotion.h>
#include <acmotion/commands.h>
#include <stdio.h>

#define PLAYER 0x50000001u
enum { MANNEQUIN = 0x02000001, PARTS = 34 };

static acm_outbound messages[64];
static char bytes[16384];
static size_t count, byte_count;

int main(void) {
  acm_assets* assets;
  acm_world *here, *there;
  acm_client* client;
  acm_server* server;
  acm_error error;
  if (acm_assets_create_sample(&assets, &error) || acm_world_create(assets, NULL, &here, &error) ||
      acm_world_create(assets, NULL, &there, &error) || acm_client_create(here, NULL, &client, &error) ||
      acm_server_create(there, NULL, &server, &error))
    return printf("%s: %s\n", error.field, error.text), 1;
  acm_object_parameters p;
  acm_object_parameters_init(&p);
  p.setup = MANNEQUIN;
  p.position.cell = 0xA9B40013;
  p.position.frame.origin = (acm_vec3){50.0f, 50.0f, 0.0f};
  if (acm_object_create(there, PLAYER, &p, &error) || acm_server_set_player(server, PLAYER, 1, &error))
    return 1;
  acm_client_set_player(client, PLAYER, &error);
  if (acm_server_describe(server, PLAYER, NULL, 0, NULL, 0, bytes, sizeof bytes, &count, &error) ||
      acm_client_receive(client, bytes, count, NULL, &error))
    return 1;

  const acm_key forward = {ACM_COMMAND_WalkForward, 1.0f, 0, 0, {0, 0}};
  acm_client_set_hold_run(client, 1, 0, &error);
  acm_client_press_key(client, &forward, &error);
  static float body[PARTS * 16];
  acm_pose_options pose;
  acm_pose_options_init(&pose);
  pose.format = ACM_POSE_MATRIX_4X4;
  pose.smooth = pose.display = 1;
  acm_pose_buffer buffer;
  acm_pose_buffer_init(&buffer);
  buffer.data = body;
  buffer.data_size = sizeof body;
  buffer.part_capacity = PARTS;
  int still = 0;
  for (int frame = 0; frame < 300; ++frame) {
    if (frame % 2 == 0) acm_world_tick(here, 1.0 / 30.0, &error);
    if (frame % 6 == 0) { /* ten times a second */
      acm_client_outbox(client, messages, 64, &count, bytes, sizeof bytes, &byte_count, &error);
      for (size_t i = 0; i < count; ++i)
        if (acm_server_receive(server, PLAYER, bytes + messages[i].offset, messages[i].size, NULL, &error))
          return 1;
      acm_client_clear_outbox(client, &error);
      acm_world_tick(there, 0.1, &error);
      acm_server_broadcast_due(server, &error);
      acm_server_outbox(server, messages, 64, &count, bytes, sizeof bytes, &byte_count, &error);
      for (size_t i = 0; i < count; ++i)
        if (messages[i].audience != ACM_AUDIENCE_OTHERS &&
            acm_client_receive(client, bytes + messages[i].offset, messages[i].size, NULL, &error))
          return 1;
      acm_server_clear_outbox(server, &error);
    }
    acm_client_update(client, &error);
    const float before = body[7]; /* the northing of the first part, in its matrix */
    uint32_t parts = 0;
    pose.seconds_since_tick = frame % 2 == 0 ? 0.0 : 1.0 / 60.0;
    if (acm_object_write_pose(here, PLAYER, &pose, &buffer, &parts, &error)) return 1;
    if (frame > 60 && body[7] == before) ++still;
    acm_world_clear_events(here, &error);
    acm_world_clear_events(there, &error);
  }
  acm_object_state a, b;
  if (acm_object_get_state(here, PLAYER, &a, &error) || acm_object_get_state(there, PLAYER, &b, &error))
    return 1;
  const float apart = acm_distance(&a.position, &b.position);
  printf("%d drawn frames stood still, client and server are %.2f m apart\n", still, (double)apart);
  return still == 0 && apart < 1.0f ? 0 : 1;
}
