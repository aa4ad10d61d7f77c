// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/acmotion.h"
#include "acmotion/objects.hpp"
#include "acmotion/world.hpp"
#include "base/finite.h"
#include "capi/boxes.h"
#include "capi/call.h"
#include "capi/convert.h"

#include <cstddef>
#include <cstdint>
#include <span>

using namespace acm::capi;

namespace {

// States are written straight into the memory of the caller, so that many of them cost nothing more than in
// C++. Should ObjectState ever change, acm_object_state needs a conversion.
#define ACM_SAME_PLACE(c_field, field)                                                      \
  static_assert(offsetof(acm_object_state, c_field) == offsetof(acm::ObjectState, field) && \
                sizeof(acm_object_state::c_field) == sizeof(acm::ObjectState::field))
ACM_SAME_PLACE(guid, guid);
ACM_SAME_PLACE(position, position);
ACM_SAME_PLACE(velocity, velocity);
ACM_SAME_PLACE(achieved_velocity, achieved_velocity);
ACM_SAME_PLACE(omega, omega);
ACM_SAME_PLACE(state, state);
ACM_SAME_PLACE(scale, scale);
ACM_SAME_PLACE(body_size, size);
ACM_SAME_PLACE(contact, contact);
ACM_SAME_PLACE(on_walkable, on_walkable);
ACM_SAME_PLACE(active, active);
ACM_SAME_PLACE(in_world, in_world);
ACM_SAME_PLACE(last_move_was_autonomous, last_move_was_autonomous);
ACM_SAME_PLACE(parent, parent);
ACM_SAME_PLACE(hold_location, hold_location);
ACM_SAME_PLACE(setup, setup);
ACM_SAME_PLACE(motion_table, motion_table);
ACM_SAME_PLACE(part_count, part_count);
ACM_SAME_PLACE(style, style);
ACM_SAME_PLACE(substate, substate);
ACM_SAME_PLACE(substate_speed, substate_speed);
ACM_SAME_PLACE(animation, animation);
ACM_SAME_PLACE(frame_number, frame_number);
ACM_SAME_PLACE(pending_motions, pending_motions);
ACM_SAME_PLACE(effects, effects);
ACM_SAME_PLACE(translucency, translucency);
ACM_SAME_PLACE(queued_scripts, queued_scripts);
ACM_SAME_PLACE(movement, movement);
ACM_SAME_PLACE(move, move);
ACM_SAME_PLACE(move_target, move_target);
ACM_SAME_PLACE(stuck_to, stuck_to);
ACM_SAME_PLACE(interpolating, interpolating);
ACM_SAME_PLACE(constrained, constrained);
#undef ACM_SAME_PLACE
static_assert(sizeof(acm_object_state) == sizeof(acm::ObjectState));

// The stride that the caller means; 0: the call has failed.
template <class T>
std::size_t read_stride(Call& call, std::size_t stride) {
  if (stride == 0) return sizeof(T);
  const bool is_stride = stride >= sizeof(T) && stride % alignof(T) == 0;
  return call.check(is_stride, ACM_BAD_ARGUMENT, "stride") ? stride : 0;
}

}  // namespace

std::int32_t acm_object_get_state(acm_world* world, acm_guid guid, acm_object_state* out, acm_error* error) {
  Call call(error);
  const auto* box = call.use<WorldBox>(world, "world");
  if (!box || !call.require(out, "out")) return call.status();
  auto& state = *reinterpret_cast<acm::ObjectState*>(out);
  state = box->world.state(guid);
  return state.guid != 0 ? call.done() : call.no_object(guid);
}

std::int32_t acm_world_read_states(acm_world* world, const acm_guid* guids, std::size_t count,
                                   acm_object_state* out, std::size_t stride, std::size_t* found,
                                   acm_error* error) {
  Call call(error);
  const auto* box = call.use<WorldBox>(world, "world");
  if (!box || !call.require(guids, count, "guids") || !call.require(out, count, "out")) return call.status();
  const std::size_t bytes = read_stride<acm::ObjectState>(call, stride);
  if (bytes == 0) return call.status();
  const std::size_t existing =
      box->world.read_states(reinterpret_cast<acm::ObjectState*>(out), std::span(guids, count), bytes);
  if (found) *found = existing;
  return call.done();
}

std::int32_t acm_world_read_positions(acm_world* world, const acm_guid* guids, std::size_t count,
                                      acm_position* out, std::size_t stride, std::size_t* found,
                                      acm_error* error) {
  Call call(error);
  const auto* box = call.use<WorldBox>(world, "world");
  if (!box || !call.require(guids, count, "guids") || !call.require(out, count, "out")) return call.status();
  const std::size_t bytes = read_stride<acm::Position>(call, stride);
  if (bytes == 0) return call.status();
  static_assert(kSameNumbers<acm_position, acm::Position>);
  const std::size_t existing =
      box->world.read_positions(reinterpret_cast<acm::Position*>(out), std::span(guids, count), bytes);
  if (found) *found = existing;
  return call.done();
}

std::int32_t acm_world_display_positions(acm_world* world, const acm_guid* guids, std::size_t count,
                                         double seconds_since_tick, acm_position* out, std::size_t stride,
                                         acm_error* error) {
  Call call(error);
  const auto* box = call.use<WorldBox>(world, "world");
  if (!box || !call.require(guids, count, "guids") || !call.require(out, count, "out") ||
      !call.check_finite(acm::is_finite(seconds_since_tick), "seconds_since_tick"))
    return call.status();
  const std::size_t bytes = read_stride<acm::Position>(call, stride);
  if (bytes == 0) return call.status();
  box->world.read_display_positions(reinterpret_cast<acm::Position*>(out), std::span(guids, count),
                                    seconds_since_tick, bytes);
  return call.done();
}
