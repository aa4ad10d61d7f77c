// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/poses.hpp"

#include "acmotion/acmotion.h"
#include "acmotion/world.hpp"
#include "anim/pose_buffer.h"
#include "base/finite.h"
#include "capi/boxes.h"
#include "capi/call.h"
#include "capi/convert.h"
#include "capi/lists.h"
#include "capi/options.h"

#include <cstddef>
#include <cstdint>
#include <span>

using namespace acm::capi;

namespace {

acm_pose_options default_options() {
  acm_pose_options to = {};
  to.size = sizeof to;
  return to;
}
acm_pose_buffer default_buffer() {
  acm_pose_buffer to = {};
  to.size = sizeof to;
  return to;
}

acm::PoseOptions to_cpp_pose(const acm_pose_options& o) {
  acm::PoseOptions to;
  to.mode = is_set(o.smooth) ? acm::PoseMode::Smooth : acm::PoseMode::Keyframe;
  to.place = is_set(o.display) ? acm::BodyPlace::Display : acm::BodyPlace::Simulated;
  to.seconds_since_tick = o.seconds_since_tick;
  to.format = static_cast<acm::PoseFormat>(o.format);
  to.order = is_set(o.column_major) ? acm::MatrixOrder::ColumnMajor : acm::MatrixOrder::RowMajor;
  to.part_scales = is_set(o.report_scales) ? acm::PartScales::Reported : acm::PartScales::Applied;
  to.unused_parts = is_set(o.zero_unused) ? acm::UnusedParts::Zeroed : acm::UnusedParts::Untouched;
  to.origin = is_set(o.in_landblock) ? acm::PoseOrigin::GivenLandblock : acm::PoseOrigin::OwnLandblock;
  to.landblock = o.landblock;
  return to;
}

// Whether memory of `size` bytes holds so many parts of so many objects. All of these may be any number.
bool has_room(std::size_t size, std::size_t objects, std::size_t object_stride, std::size_t parts,
              std::size_t part_stride, std::size_t part_size) {
  if (objects == 0 || parts == 0) return true;
  if (part_size > size) return false;
  std::size_t rest = size - part_size;  // after the last part of the last object
  if (parts > 1 && part_stride > rest / (parts - 1)) return false;
  rest -= (parts - 1) * part_stride;
  return objects == 1 || object_stride <= rest / (objects - 1);
}

// What the two functions of poses are asked for.
struct PoseRequest {
  acm::PoseOptions options;
  acm::PoseBuffer buffer;
  const acm::Look* look = nullptr;  // that the options point to
};

bool check_room(Call& call, const acm_pose_buffer& b, const PoseRequest& request, std::size_t objects) {
  const acm::PoseStrides strides = acm::strides_of(request.options, request.buffer);
  const std::size_t part_size = acm::pose_part_size(request.options.format);
  return call.check(has_room(b.data_size, objects, strides.object, b.part_capacity, strides.part, part_size),
                    ACM_BUFFER_FULL, "data_size") &&
         call.check(!b.scales || has_room(b.scales_size, objects, strides.scale_object, b.part_capacity,
                                          strides.scale_part, sizeof(acm::Vec3)),
                    ACM_BUFFER_FULL, "scales_size") &&
         call.check(!b.meshes || has_room(b.meshes_size, objects, strides.mesh_object, b.part_capacity,
                                          strides.mesh_part, sizeof(acm::ObjectId)),
                    ACM_BUFFER_FULL, "meshes_size");
}

bool read_look(Call& call, acm_look* look, PoseRequest& out) {
  if (!look) return true;
  const auto* box = call.use<LookBox>(look, "look");
  if (!box) return false;
  out.look = &box->look;
  out.options.looks = std::span(&out.look, 1);
  return true;
}

bool read_request(Call& call, const acm_pose_options* options, const acm_pose_buffer* buffer,
                  std::size_t objects, PoseRequest& out) {
  acm_pose_options o = default_options();
  acm_pose_buffer b = default_buffer();
  if ((options && !read_options(call, options, o, "options")) || !read_options(call, buffer, b, "buffer") ||
      !call.check(is_one_of(o.format, acm::PoseFormat::Matrix4x4), ACM_BAD_ARGUMENT, "format") ||
      !call.check_finite(acm::is_finite(o.seconds_since_tick), "seconds_since_tick") ||
      !call.require(b.data, b.part_capacity, "data"))
    return false;
  out.options = to_cpp_pose(o);
  if (!read_look(call, o.look, out)) return false;
  out.buffer = {b.data,
                b.part_capacity,
                b.part_stride,
                b.object_stride,
                {b.scales, b.scale_part_stride, b.scale_object_stride},
                {b.meshes, b.mesh_part_stride, b.mesh_object_stride}};
  // A stride that is too small is a mistake, and memory that is too small another.
  const acm::Status status = acm::check_pose_buffer(out.options, out.buffer, objects);
  return call.check(status.ok(), ACM_BAD_ARGUMENT, status ? "" : status.error().what) &&
         check_room(call, b, out, objects);
}

}  // namespace

void acm_pose_options_init(acm_pose_options* options) {
  if (options) *options = default_options();
}
void acm_pose_buffer_init(acm_pose_buffer* buffer) {
  if (buffer) *buffer = default_buffer();
}

std::int32_t acm_object_write_pose(acm_world* world, acm_guid guid, const acm_pose_options* options,
                                   const acm_pose_buffer* buffer, std::uint32_t* count, acm_error* error) {
  Call call(error);
  const auto* box = call.use<WorldBox>(world, "world");
  PoseRequest request;
  if (!box || !call.require(count, "count") || !read_request(call, options, buffer, 1, request))
    return call.status();
  if (!box->world.contains(guid)) return call.no_object(guid);
  *count = static_cast<std::uint32_t>(box->world.write_pose(request.buffer, guid, request.options));
  return call.done();
}

std::int32_t acm_world_write_poses(acm_world* world, const acm_guid* guids, std::size_t count,
                                   const acm_pose_options* options, const acm_pose_buffer* buffer,
                                   std::uint32_t* counts, acm_error* error) {
  Call call(error);
  const auto* box = call.use<WorldBox>(world, "world");
  PoseRequest request;
  if (!box || !call.require(guids, count, "guids") || !call.require(counts, count, "counts") ||
      !read_request(call, options, buffer, count, request))
    return call.status();
  return call.answer(box->world.write_poses(request.buffer, std::span(counts, count), std::span(guids, count),
                                            request.options));
}

std::int32_t acm_object_part_looks(acm_world* world, acm_guid guid, acm_part_look* out, std::size_t capacity,
                                   std::size_t* count, acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  const auto* box = call.use<WorldBox>(world, "world");
  if (!box || !check_list(call, list)) return call.status();
  const acm::ObjectState state = box->world.state(guid);
  if (state.guid == 0) return call.no_object(guid);
  static_assert(sizeof(acm_part_look) == sizeof(acm::PartLook) &&
                offsetof(acm_part_look, is_drawn) == offsetof(acm::PartLook, is_drawn));
  const std::size_t room = capacity < state.part_count ? capacity : state.part_count;
  const std::size_t written =
      box->world.read_part_looks(guid, std::span(reinterpret_cast<acm::PartLook*>(out), room));
  return answer_list(call, list, written < room ? written : state.part_count);
}
