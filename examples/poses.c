/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
/* A runner that is simulated 30 times a second and drawn 60 times: poses.cpp in C. Its parts as matrices, and
 * how far each frame moves it, where retail has it and where it is displayed. */
#include <acmotion/acmotion.h>
#include <acmotion/commands.h>
#include <stdio.h>

#define RUNNER 0x80000001u
enum { MANNEQUIN = 0x02000001, PARTS = 34 };

int main(void) {
  static float parts[PARTS * 16]; /* column-major, as OpenGL and three.js read matrices */
  acm_assets* assets;
  acm_world* world;
  acm_error error;
  if (acm_assets_create_sample(&assets, &error) || acm_world_create(assets, NULL, &world, &error))
    return printf("%s: %s\n", error.field, error.text), 1;
  acm_object_parameters p;
  acm_object_parameters_init(&p);
  p.setup = MANNEQUIN;
  p.position.cell = 0xA9B40013;
  p.position.frame.origin = (acm_vec3){50.0f, 50.0f, 0.0f};
  acm_order order;
  acm_order_init(&order, ACM_ORDER_DO_MOTION);
  order.motion = ACM_COMMAND_RunForward;
  if (acm_object_create(world, RUNNER, &p, &error) || acm_object_order(world, RUNNER, &order, &error))
    return 1;
  for (int tick = 0; tick < 60; ++tick)
    acm_world_tick(world, 1.0 / 30.0, &error); /* until it runs steadily */

  acm_pose_options pose;
  acm_pose_options_init(&pose);
  pose.format = ACM_POSE_MATRIX_4X4;
  pose.smooth = pose.display = pose.column_major = 1;
  acm_pose_buffer buffer;
  acm_pose_buffer_init(&buffer);
  buffer.data = parts;
  buffer.data_size = sizeof parts;
  buffer.part_capacity = PARTS;
  const acm_guid runner = RUNNER;
  float simulated = 0, displayed = 0;
  for (int frame = 0; frame <= 8; ++frame) { /* frame 0 is where it begins */
    if (frame % 2 == 0 && frame > 0) acm_world_tick(world, 1.0 / 30.0, &error);
    pose.seconds_since_tick = frame % 2 == 0 ? 0.0 : 1.0 / 60.0;
    uint32_t count = 0;
    acm_object_state state;
    acm_position shown;
    if (acm_object_write_pose(world, RUNNER, &pose, &buffer, &count, &error) ||
        acm_object_get_state(world, RUNNER, &state, &error) ||
        acm_world_display_positions(world, &runner, 1, pose.seconds_since_tick, &shown, 0, &error))
      return 1;
    const float here = state.position.frame.origin.y, there = shown.frame.origin.y;
    const float step = there - displayed;
    if (frame > 0) {
      printf("frame %d  %u parts  simulated +%.3f m  displayed +%.3f m\n", frame, (unsigned)count,
             (double)(here - simulated), (double)step);
      if (count == 0 || step < 0.05f || step > 0.08f) return 1;
    }
    simulated = here;
    displayed = there;
  }
  acm_world_free(world, &error);
  acm_assets_free(assets, &error);
  return 0;
}
