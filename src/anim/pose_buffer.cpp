// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "pose_buffer.h"

#include "acmotion/poses.hpp"

#include <cmath>

namespace acm {

namespace {

Status refused(const char* what) {
  return Error{.code = ErrorCode::BadValue, .what = what};
}

bool is_stride(std::size_t stride, std::size_t size) {
  return stride % alignof(float) == 0 && stride >= size;
}

// The bytes from the beginning of an object's first part to the end of its last.
std::size_t extent(std::size_t part_stride, std::size_t part_size, std::size_t parts) {
  return parts == 0 ? 0 : (parts - 1) * part_stride + part_size;
}

}  // namespace

PoseStrides strides_of(const PoseOptions& options, const PoseBuffer& buffer) {
  const std::size_t parts = buffer.part_capacity;
  PoseStrides strides{.part = buffer.part_stride,
                      .object = buffer.object_stride,
                      .scale_part = buffer.scales.part_stride,
                      .scale_object = buffer.scales.object_stride,
                      .mesh_part = buffer.meshes.part_stride,
                      .mesh_object = buffer.meshes.object_stride};
  // Without parts `data` may be null, and no offset may be added to a null pointer.
  if (parts == 0) strides.object = strides.scale_object = strides.mesh_object = 0;
  if (strides.part == 0) strides.part = pose_part_size(options.format);
  if (strides.object == 0) strides.object = parts * strides.part;
  if (strides.scale_part == 0) strides.scale_part = sizeof(Vec3);
  if (strides.scale_object == 0) strides.scale_object = parts * strides.scale_part;
  if (strides.mesh_part == 0) strides.mesh_part = sizeof(ObjectId);
  if (strides.mesh_object == 0) strides.mesh_object = parts * strides.mesh_part;
  return strides;
}

Status check_pose_buffer(const PoseOptions& options, const PoseBuffer& buffer, std::size_t objects) {
  const std::size_t parts = buffer.part_capacity;
  const PoseStrides strides = strides_of(options, buffer);
  const std::size_t size = pose_part_size(options.format);
  const auto fits = [&](std::size_t object_stride, std::size_t part_stride, std::size_t part_size) {
    return objects == 1 || is_stride(object_stride, extent(part_stride, part_size, parts));
  };
  if (!std::isfinite(options.seconds_since_tick)) return refused("seconds_since_tick is not a number");
  if (options.looks.size() > 1 && options.looks.size() != objects)
    return refused("looks and objects differ in number");
  if (parts == 0 || objects == 0) return {};
  if (!buffer.data) return refused("data is null");
  if (!is_stride(strides.part, size))
    return refused("part_stride is smaller than a part, or not a multiple of 4");
  if (!fits(strides.object, strides.part, size))
    return refused("object_stride is smaller than the parts of an object, or not a multiple of 4");
  if (buffer.scales.data && !is_stride(strides.scale_part, sizeof(Vec3)))
    return refused("scales.part_stride is smaller than a Vec3, or not a multiple of 4");
  if (buffer.scales.data && !fits(strides.scale_object, strides.scale_part, sizeof(Vec3)))
    return refused("scales.object_stride is smaller than the scales of an object, or not a multiple of 4");
  if (buffer.meshes.data && !is_stride(strides.mesh_part, sizeof(ObjectId)))
    return refused("meshes.part_stride is smaller than an ObjectId, or not a multiple of 4");
  if (buffer.meshes.data && !fits(strides.mesh_object, strides.mesh_part, sizeof(ObjectId)))
    return refused("meshes.object_stride is smaller than the meshes of an object, or not a multiple of 4");
  return {};
}

}  // namespace acm
