// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/acmotion.h"
#include "acmotion/types.hpp"
#include "base/finite.h"
#include "capi/call.h"
#include "capi/convert.h"

using namespace acm::capi;

float acm_distance(const acm_position* from, const acm_position* to) {
  if (!from || !to) return 0.0f;
  return acm::distance(to_cpp<acm::Position>(*from), to_cpp<acm::Position>(*to));
}
float acm_heading_between(const acm_position* from, const acm_position* to) {
  if (!from || !to) return 0.0f;
  return acm::heading_between(to_cpp<acm::Position>(*from), to_cpp<acm::Position>(*to));
}
float acm_heading_of(const acm_frame* frame) {
  return frame ? acm::heading_of(to_cpp<acm::Frame>(*frame)) : 0.0f;
}

std::int32_t acm_set_heading(acm_frame* frame, float degrees, acm_error* error) {
  Call call(error);
  if (!call.require(frame, "frame")) return call.status();
  acm::Frame turned = to_cpp<acm::Frame>(*frame);
  if (!call.check_finite(acm::is_within(degrees, acm::limits::kHeading), "degrees") ||
      !call.check_finite(acm::is_in_range(turned), "frame"))
    return call.status();
  acm::set_heading(turned, degrees);
  *frame = to_c<acm_frame>(turned);
  return call.done();
}

std::int32_t acm_adjust_to_outside(acm_position* position, acm_error* error) {
  Call call(error);
  if (!call.require(position, "position")) return call.status();
  acm::Position adjusted = to_cpp<acm::Position>(*position);
  if (!call.check_finite(acm::is_in_range(adjusted.frame), "position")) return call.status();
  const bool is_on_map = acm::adjust_to_outside(adjusted);
  *position = to_c<acm_position>(adjusted);
  return is_on_map ? call.done() : call.fail(ACM_BAD_VALUE, "position");
}
