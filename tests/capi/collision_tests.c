/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
#include "fixture.h"

static void add_guard(acm_world* world) {
  acm_error error;
  acm_object_parameters p = creature_at(MANNEQUIN, 50.0f, 50.0f);
  p.facts.ground = ACM_GROUND_HOST;
  CHECK_OK(acm_object_create(world, GUARD, &p, &error));
}

TEST(Collision, the_host_answers_each_step) {
  acm_error error;
  fixture f = make_fixture();
  int steps = 0;
  add_guard(f.world);
  do_motion(f.world, GUARD, ACM_COMMAND_WalkForward);
  for (int tick = 0; tick < 30; ++tick) {
    acm_step_plan plan;
    run(f.world, 1);
    CHECK_OK(acm_object_plan_steps(f.world, GUARD, &plan, &error));
    for (uint32_t i = 0; i < plan.count; ++i) {
      acm_step_answer answer = {0};
      acm_bool begun = 0;
      CHECK_OK(acm_object_begin_step(f.world, GUARD, plan.quanta[i], &answer.frame, &begun, &error));
      if (!begun) continue;
      answer.frame.origin.z = 0.1f * (answer.frame.origin.y - 50.0f);
      answer.contact = answer.walkable = 1;
      CHECK_OK(acm_object_end_step(f.world, GUARD, &answer, &error));
      ++steps;
    }
  }
  const acm_object_state state = state_of(f.world, GUARD);
  CHECK(steps >= 25 && state.position.frame.origin.y > 50.5f && state.position.frame.origin.z > 0.04f);
  free_fixture(&f);
}

TEST(Collision, bad_calls_are_refused) {
  acm_error error;
  fixture f = make_fixture();
  acm_step_plan plan;
  acm_frame frame;
  acm_bool begun;
  acm_step_answer answer = {place_at(50.0f, 50.0f).frame, 1, 1, {0, 0}};
  add_guard(f.world);
  CHECK_STATUS(acm_object_end_step(f.world, GUARD, &answer, &error), ACM_WRONG_ORDER);
  CHECK_STATUS(acm_object_plan_steps(f.world, NOBODY, &plan, &error), ACM_NO_OBJECT);
  CHECK_STATUS(acm_object_plan_steps(f.world, GUARD, 0, &error), ACM_NULL_ARGUMENT);
  CHECK_STATUS(acm_object_begin_step(f.world, NOBODY, 0.1, &frame, &begun, &error), ACM_NO_OBJECT);
  CHECK_STATUS(acm_object_begin_step(f.world, GUARD, 0.1, 0, &begun, &error), ACM_NULL_ARGUMENT);
  const double bad[] = {0.0, -1.0, not_a_number(), infinite()};
  for (size_t i = 0; i < COUNT_OF(bad); ++i)
    CHECK_STATUS(acm_object_begin_step(f.world, GUARD, bad[i], &frame, &begun, &error), ACM_NOT_FINITE);
  CHECK_OK(acm_object_begin_step(f.world, GUARD, 0.1, &frame, &begun, &error));
  CHECK(begun == 1);
  CHECK_STATUS(acm_object_end_step(f.world, NOBODY, &answer, &error), ACM_NO_OBJECT);
  CHECK_STATUS(acm_object_end_step(f.world, GUARD, 0, &error), ACM_NULL_ARGUMENT);
  answer.frame.origin.z = not_a_number();
  CHECK_STATUS(acm_object_end_step(f.world, GUARD, &answer, &error), ACM_NOT_FINITE);
  answer.frame.origin.z = 0.0f;
  const float length = answer.frame.rotation.w;
  answer.frame.rotation.w = 1.1f;
  CHECK_STATUS(acm_object_end_step(f.world, GUARD, &answer, &error), ACM_BAD_ARGUMENT);
  CHECK_FIELD("answer.rotation");
  answer.frame.rotation.w = length;
  CHECK_OK(acm_object_end_step(f.world, GUARD, &answer, &error));
  free_fixture(&f);
}
