/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
#include <math.h>
#include <string.h>

#include "fixture.h"

TEST(Names, commands_are_listed_by_their_low_word) {
  CHECK(acm_command_count() == 412);
  for (uint32_t i = 0; i < acm_command_count(); ++i) {
    const acm_command command = acm_command_at(i);
    CHECK((command & 0xFFFFu) == i);
    CHECK(acm_command_name(command) != 0);
  }
  CHECK(acm_command_at(acm_command_count()) == 0);
}

TEST(Names, commands_are_found_by_name_in_any_case) {
  CHECK(acm_find_command("WalkForward") == ACM_COMMAND_WalkForward);
  CHECK(acm_find_command("walkforward") == ACM_COMMAND_WalkForward);
  CHECK(strcmp(acm_command_name(ACM_COMMAND_WalkForward), "WalkForward") == 0);
  CHECK(acm_find_command("Moonwalk") == 0);
  CHECK(acm_find_command(0) == 0);
  CHECK(acm_command_name(0x12345678u) == 0);
}

TEST(Names, sounds_scripts_hooks_and_events_have_names) {
  CHECK(strcmp(acm_sound_type_name(0x1F), "Swoosh2") == 0);
  CHECK(acm_sound_type_name(0xFFFFu) == 0);
  CHECK(strcmp(acm_script_type_name(0x8A), "LevelUp") == 0);
  CHECK(acm_script_type_name(0xFFFFu) == 0);
  CHECK(strcmp(acm_hook_type_name(ACM_HOOK_ATTACK), "Attack") == 0);
  CHECK(strcmp(acm_hook_type_name(ACM_HOOK_SOUND_TWEAKED), "SoundTweaked") == 0);
  CHECK(strcmp(acm_hook_type_name(ACM_HOOK_STOP_PARTICLE), "StopParticle") == 0);
  CHECK(strcmp(acm_hook_type_name(ACM_HOOK_CREATE_BLOCKING_PARTICLE), "CreateBlockingParticle") == 0);
  CHECK(acm_hook_type_name(27) == 0);
  CHECK(strcmp(acm_event_type_name(ACM_EVENT_SOUND_HEARD), "SoundHeard") == 0);
  CHECK(strcmp(acm_event_type_name(ACM_EVENT_APPEARANCE_CHANGED), "AppearanceChanged") == 0);
  CHECK(strcmp(acm_event_type_name(ACM_EVENT_MESSAGE_NOT_APPLIED), "MessageNotApplied") == 0);
  CHECK(strcmp(acm_event_type_name(ACM_EVENT_WAITS_FOR_PLAYER), "WaitsForPlayer") == 0);
  CHECK(strcmp(acm_event_type_name(99), "unknown") == 0);
}

TEST(Names, reasons_of_checks_have_texts) {
  CHECK(strlen(acm_check_reason_text(0)) > 0);
  CHECK(strcmp(acm_check_reason_text(250), "unknown") == 0);
}

TEST(Places, distances_and_headings_cross_landblocks) {
  acm_position a = place_at(10.0f, 10.0f), b = place_at(10.0f, 20.0f);
  CHECK(acm_distance(&a, &b) == 10.0f);
  CHECK(acm_heading_between(&a, &b) == 0.0f);
  b.cell = 0xAAB40001u; /* the landblock to the east */
  b.frame.origin = a.frame.origin;
  CHECK(acm_distance(&a, &b) == 192.0f);
  CHECK(acm_heading_between(&a, &b) == 90.0f);
  CHECK(acm_distance(0, &b) == 0.0f && acm_heading_between(&a, 0) == 0.0f && acm_heading_of(0) == 0.0f);
}

TEST(Places, a_frame_turns_to_a_heading) {
  acm_error error;
  acm_position p = place_at(0.0f, 0.0f);
  CHECK_OK(acm_set_heading(&p.frame, 90.0f, &error));
  CHECK(fabsf(acm_heading_of(&p.frame) - 90.0f) < 0.01f);
  CHECK_STATUS(acm_set_heading(&p.frame, not_a_number(), &error), ACM_NOT_FINITE);
  CHECK_STATUS(acm_set_heading(0, 90.0f, &error), ACM_NULL_ARGUMENT);
}

TEST(Places, a_position_is_moved_into_the_cell_where_it_lies) {
  acm_error error;
  acm_position p = place_at(193.0f, 10.0f);
  CHECK_OK(acm_adjust_to_outside(&p, &error));
  CHECK(p.cell >> 16 == 0xAAB4u && p.frame.origin.x == 1.0f);
  p = place_at(10.0f, 10.0f);
  p.frame.origin.x = -900000.0f;
  CHECK_STATUS(acm_adjust_to_outside(&p, &error), ACM_BAD_VALUE);
  CHECK(p.cell == 0);
  CHECK_STATUS(acm_adjust_to_outside(0, &error), ACM_NULL_ARGUMENT);
  p.frame.origin.x = infinite();
  CHECK_STATUS(acm_adjust_to_outside(&p, &error), ACM_NOT_FINITE);
}
