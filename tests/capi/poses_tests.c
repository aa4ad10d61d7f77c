/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "fixture.h"

enum { PARTS = 40 };

static acm_pose_buffer buffer_of(void* data, size_t size, uint32_t parts) {
  acm_pose_buffer buffer;
  acm_pose_buffer_init(&buffer);
  buffer.data = data;
  buffer.data_size = size;
  buffer.part_capacity = parts;
  return buffer;
}

TEST(Poses, of_one_object_come_in_every_format) {
  acm_error error;
  fixture f = make_fixture();
  acm_pose_options options;
  float numbers[PARTS * 16];
  acm_frame frames[PARTS];
  uint32_t count = 0;
  add_creature(f.world, GUARD, 50.0f, 60.0f);
  acm_pose_buffer buffer = buffer_of(frames, sizeof frames, PARTS);
  CHECK_OK(acm_object_write_pose(f.world, GUARD, 0, &buffer, &count, &error));
  CHECK(count == state_of(f.world, GUARD).part_count);
  acm_pose_options_init(&options);
  options.format = ACM_POSE_MATRIX_4X4;
  options.smooth = 1;
  buffer = buffer_of(numbers, sizeof numbers, PARTS);
  CHECK_OK(acm_object_write_pose(f.world, GUARD, &options, &buffer, &count, &error));
  CHECK(numbers[3] == frames[0].origin.x && numbers[7] == frames[0].origin.y && numbers[15] == 1.0f);
  options.column_major = 1;
  CHECK_OK(acm_object_write_pose(f.world, GUARD, &options, &buffer, &count, &error));
  CHECK(numbers[12] == frames[0].origin.x);
  options.in_landblock = 1;
  options.landblock = 0xA8B40001u; /* the one to the west */
  CHECK_OK(acm_object_write_pose(f.world, GUARD, &options, &buffer, &count, &error));
  CHECK(numbers[12] == frames[0].origin.x + 192.0f);
  acm_pose_options_init(&options);
  options.format = ACM_POSE_MATRIX_3X4;
  options.report_scales = 1;
  acm_vec3 scales[PARTS] = {{0}};
  buffer.scales = scales;
  buffer.scales_size = sizeof scales;
  CHECK_OK(acm_object_write_pose(f.world, GUARD, &options, &buffer, &count, &error));
  CHECK(scales[0].x > 0.0f && numbers[3] == frames[0].origin.x);
  acm_pose_options_init(0);
  acm_pose_buffer_init(0);
  free_fixture(&f);
}

TEST(Poses, of_many_objects_are_those_of_each) {
  acm_error error;
  fixture f = make_fixture();
  static acm_frame all[3][PARTS], one[PARTS];
  const acm_guid guids[3] = {GUARD, NOBODY, RAT};
  uint32_t counts[3] = {9, 9, 9}, count = 0;
  add_creature(f.world, GUARD, 50.0f, 60.0f);
  add_creature(f.world, RAT, 70.0f, 60.0f);
  do_motion(f.world, RAT, ACM_COMMAND_WalkForward);
  run(f.world, 10);
  acm_pose_buffer buffer = buffer_of(all, sizeof all, PARTS);
  CHECK_OK(acm_world_write_poses(f.world, guids, 3, 0, &buffer, counts, &error));
  CHECK(counts[0] > 0 && counts[1] == 0 && counts[2] == counts[0]);
  buffer = buffer_of(one, sizeof one, PARTS);
  CHECK_OK(acm_object_write_pose(f.world, RAT, 0, &buffer, &count, &error));
  CHECK(count == counts[2] && memcmp(one, all[2], count * sizeof one[0]) == 0);
  free_fixture(&f);
}

TEST(Poses, memory_that_is_too_small_is_left_alone) {
  acm_error error;
  fixture f = make_fixture();
  acm_frame frames[4];
  const acm_guid guids[2] = {GUARD, RAT};
  uint32_t counts[2];
  add_creature(f.world, GUARD, 50.0f, 60.0f);
  acm_pose_buffer buffer = buffer_of(frames, 3 * sizeof frames[0], 4);
  CHECK_STATUS(acm_object_write_pose(f.world, GUARD, 0, &buffer, counts, &error), ACM_BUFFER_FULL);
  CHECK_FIELD("data_size");
  buffer = buffer_of(frames, sizeof frames, 4);
  CHECK_OK(acm_object_write_pose(f.world, GUARD, 0, &buffer, counts, &error));
  CHECK(counts[0] == 4); /* the first parts */
  CHECK_STATUS(acm_world_write_poses(f.world, guids, 2, 0, &buffer, counts, &error), ACM_BUFFER_FULL);
  buffer.part_stride = (size_t)-4;
  CHECK_STATUS(acm_object_write_pose(f.world, GUARD, 0, &buffer, counts, &error), ACM_BUFFER_FULL);
  buffer.part_stride = 8;
  CHECK_STATUS(acm_object_write_pose(f.world, GUARD, 0, &buffer, counts, &error), ACM_BAD_ARGUMENT);
  buffer = buffer_of(frames, sizeof frames, 4);
  buffer.scales = frames;
  buffer.scales_size = 8;
  CHECK_STATUS(acm_object_write_pose(f.world, GUARD, 0, &buffer, counts, &error), ACM_BUFFER_FULL);
  CHECK_FIELD("scales_size");
  buffer = buffer_of(0, sizeof frames, 4);
  CHECK_STATUS(acm_object_write_pose(f.world, GUARD, 0, &buffer, counts, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_object_write_pose(f.world, GUARD, 0, 0, counts, &error), ACM_NULL_ARGUMENT);
  buffer = buffer_of(frames, sizeof frames, 4);
  CHECK_STATUS(acm_object_write_pose(f.world, NOBODY, 0, &buffer, counts, &error), ACM_NO_OBJECT);
  acm_pose_options options;
  acm_pose_options_init(&options);
  options.format = 3;
  CHECK_STATUS(acm_object_write_pose(f.world, GUARD, &options, &buffer, counts, &error), ACM_BAD_ARGUMENT);
  acm_pose_options_init(&options);
  options.seconds_since_tick = not_a_number();
  CHECK_STATUS(acm_object_write_pose(f.world, GUARD, &options, &buffer, counts, &error), ACM_NOT_FINITE);
  buffer.size = 12;
  CHECK_STATUS(acm_object_write_pose(f.world, GUARD, 0, &buffer, counts, &error), ACM_BAD_SIZE);
  free_fixture(&f);
}

TEST(Poses, display_positions_move_between_ticks) {
  acm_error error;
  fixture f = make_fixture();
  const acm_guid guids[2] = {GUARD, NOBODY};
  acm_position a[2], b[2];
  add_creature(f.world, GUARD, 50.0f, 60.0f);
  do_motion(f.world, GUARD, ACM_COMMAND_WalkForward);
  run(f.world, 60);
  CHECK_OK(acm_world_display_positions(f.world, guids, 2, 0.0, a, 0, &error));
  CHECK_OK(acm_world_display_positions(f.world, guids, 2, 1.0 / 60.0, b, sizeof b[0], &error));
  CHECK(b[0].frame.origin.y > a[0].frame.origin.y && a[1].cell == 0);
  CHECK_STATUS(acm_world_display_positions(f.world, guids, 2, not_a_number(), a, 0, &error), ACM_NOT_FINITE);
  CHECK_STATUS(acm_world_display_positions(f.world, guids, 2, 0.0, a, 30, &error), ACM_BAD_ARGUMENT);
  CHECK_STATUS(acm_world_display_positions(f.world, guids, 2, 0.0, 0, 0, &error), ACM_NULL_ARGUMENT);
  free_fixture(&f);
}

TEST(Poses, looks_of_parts_are_opaque_at_first) {
  acm_error error;
  fixture f = make_fixture();
  acm_part_look looks[PARTS];
  size_t count = 0;
  add_creature(f.world, GUARD, 50.0f, 60.0f);
  CHECK_OK(acm_object_part_looks(f.world, GUARD, looks, PARTS, &count, &error));
  CHECK(count == state_of(f.world, GUARD).part_count);
  CHECK(looks[0].translucency == 0.0f && looks[0].diffuse == 1.0f && looks[0].is_drawn == 1);
  CHECK_STATUS(acm_object_part_looks(f.world, GUARD, looks, 1, &count, &error), ACM_BUFFER_FULL);
  CHECK_STATUS(acm_object_part_looks(f.world, NOBODY, looks, 1, &count, &error), ACM_NO_OBJECT);
  free_fixture(&f);
}
