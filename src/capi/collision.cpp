// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/acmotion.h"
#include "acmotion/world.hpp"
#include "base/finite.h"
#include "capi/boxes.h"
#include "capi/call.h"
#include "capi/convert.h"

#include <algorithm>
#include <cstdint>

using namespace acm::capi;

std::int32_t acm_object_plan_steps(acm_world* world, acm_guid guid, acm_step_plan* out, acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  if (!box || !call.require(out, "out")) return call.status();
  if (!box->world.contains(guid)) return call.no_object(guid);
  const acm::StepPlan plan = box->world.plan_steps(guid);
  static_assert(sizeof out->quanta == sizeof plan.quanta);
  *out = {};
  out->count = static_cast<std::uint32_t>(plan.count);
  std::copy_n(plan.quanta, plan.count, out->quanta);
  return call.done();
}

std::int32_t acm_object_begin_step(acm_world* world, acm_guid guid, double quantum, acm_frame* proposed,
                                   acm_bool* begun, acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  if (!box || !call.require(proposed, "proposed") || !call.require(begun, "begun")) return call.status();
  acm::Frame frame;
  const acm::Outcome outcome = box->world.begin_step(guid, quantum, frame);
  *begun = bool(outcome);
  *proposed = to_c<acm_frame>(frame);
  // A body that sleeps is ordinary here.
  return outcome.kind == acm::OutcomeKind::NotNow ? call.done() : call.answer(outcome, guid);
}

std::int32_t acm_object_end_step(acm_world* world, acm_guid guid, const acm_step_answer* answer,
                                 acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  if (!box || !call.require(answer, "answer")) return call.status();
  const acm::StepAnswer a{to_cpp<acm::Frame>(answer->frame), is_set(answer->contact),
                          is_set(answer->walkable)};
  return call.answer(box->world.end_step(guid, a), guid);
}
