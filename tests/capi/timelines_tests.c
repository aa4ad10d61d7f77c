/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
#include <math.h>

#include "fixture.h"

TEST(Timelines, say_when_a_swing_hits) {
  acm_error error;
  acm_assets* assets = 0;
  acm_motion_query query;
  acm_timeline timeline;
  acm_motion_segment segments[16];
  acm_hook_time hooks[64];
  double hit = 0.0;
  CHECK_OK(acm_assets_create_sample(&assets, &error));
  acm_motion_query_init(&query);
  acm_motion_query_init(0);
  query.motion_table = MANNEQUIN_TABLE;
  query.style = ACM_COMMAND_SwordCombat;
  query.motion = ACM_COMMAND_SlashHigh;
  query.tick_seconds = 1.0 / 30.0;
  CHECK_OK(acm_motion_timeline(assets, &query, &timeline, segments, 16, hooks, 64, &error));
  CHECK(timeline.segment_count >= 2 && timeline.hook_count >= 1 && timeline.style == ACM_COMMAND_SwordCombat);
  CHECK(segments[0].start == 0.0 && segments[timeline.segment_count - 1].cyclic == 1);
  for (size_t i = 0; i < timeline.hook_count; ++i)
    if (hooks[i].type == ACM_HOOK_ATTACK && hooks[i].status == ACM_HOOK_FIRES) hit = hooks[i].time;
  CHECK(hit > 0.0 && hit < timeline.done && timeline.done_tick > 0);
  CHECK_STATUS(acm_motion_timeline(assets, &query, &timeline, segments, 1, hooks, 64, &error),
               ACM_BUFFER_FULL);
  CHECK_FIELD("segment_capacity");
  CHECK_STATUS(acm_motion_timeline(assets, &query, &timeline, segments, 16, 0, 0, &error), ACM_BUFFER_FULL);
  CHECK_FIELD("hook_capacity");
  CHECK_OK(acm_assets_free(assets, &error));
}

TEST(Timelines, of_motions_that_the_client_refuses_carry_its_code) {
  acm_error error;
  acm_assets* assets = 0;
  acm_motion_query query;
  acm_timeline timeline;
  CHECK_OK(acm_assets_create_sample(&assets, &error));
  acm_motion_query_init(&query);
  query.motion_table = MANNEQUIN_TABLE;
  query.motion = ACM_COMMAND_OffhandKick;
  CHECK_STATUS(acm_motion_timeline(assets, &query, &timeline, 0, 0, 0, 0, &error), ACM_REFUSED);
  CHECK(error.motion_error == ACM_MOTION_NO_MOTION_DATA);
  query.motion_table = 0x09009999;
  CHECK_STATUS(acm_motion_timeline(assets, &query, &timeline, 0, 0, 0, 0, &error), ACM_NOT_FOUND);
  query.speed = not_a_number();
  CHECK_STATUS(acm_motion_timeline(assets, &query, &timeline, 0, 0, 0, 0, &error), ACM_NOT_FINITE);
  acm_motion_query_init(&query);
  query.tick_seconds = -1.0;
  CHECK_STATUS(acm_motion_timeline(assets, &query, &timeline, 0, 0, 0, 0, &error), ACM_NOT_FINITE);
  CHECK_STATUS(acm_motion_timeline(assets, 0, &timeline, 0, 0, 0, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_motion_timeline(assets, &query, 0, 0, 0, 0, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_OK(acm_assets_free(assets, &error));
}

TEST(Timelines, motions_of_a_state_are_listed) {
  acm_error error;
  acm_assets* assets = 0;
  acm_command motions[256];
  size_t count = 0;
  int walks = 0;
  CHECK_OK(acm_assets_create_sample(&assets, &error));
  CHECK_OK(acm_motions_from(assets, MANNEQUIN_TABLE, 0, 0, motions, 256, &count, &error));
  for (size_t i = 0; i < count; ++i) walks |= motions[i] == ACM_COMMAND_WalkForward;
  CHECK(count > 5 && walks);
  CHECK_STATUS(acm_motions_from(assets, MANNEQUIN_TABLE, 0, 0, motions, 2, &count, &error), ACM_BUFFER_FULL);
  CHECK_STATUS(acm_motions_from(assets, 0x09009999, 0, 0, motions, 2, &count, &error), ACM_NOT_FOUND);
  CHECK_OK(acm_assets_free(assets, &error));
}
