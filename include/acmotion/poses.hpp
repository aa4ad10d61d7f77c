// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/result.hpp"
#include "acmotion/types.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

/// How poses are asked for: which moment, in which form, seen from where, into which memory. Poses and
/// display frames are output: they never influence the simulation.
namespace acm {

struct Look;  // looks.hpp

/// What is shown between two key frames.
enum class PoseMode : std::uint8_t {
  Keyframe,  ///< what retail shows: key frames are never blended (core 2.10)
  Smooth,    ///< blends neighbouring key frames
};

/// Where and when a body is shown.
enum class BodyPlace : std::uint8_t {
  /// Where the simulation has put it. Retail moves a body once per key frame of its animation, so at 60 Hz a
  /// runner stands still in half of the frames drawn.
  Simulated,
  /// At its display frame: with the part of the current key frame's motion that is not applied yet, and with
  /// the time since the tick, for which the pose is played on too.
  Display,
};

/// What is written for each part.
enum class PoseFormat : std::uint8_t {
  Frames,     ///< a Frame: origin, then rotation with w first (28 bytes)
  Matrix3x4,  ///< 12 floats: three rows of a rotation and a translation (48 bytes)
  Matrix4x4,  ///< 16 floats: the same with a last row 0 0 0 1 (64 bytes)
};

/// How a matrix lies in memory. It is always the matrix M of v' = M v, for columns v: a host that writes
/// v' = v M takes the other order.
enum class MatrixOrder : std::uint8_t {
  RowMajor,     ///< row after row: the translation is the last number of each row
  ColumnMajor,  ///< column after column: the translation is the last three numbers (of 4x4: before the 1)
};

/// What a place is relative to.
enum class PoseOrigin : std::uint8_t {
  OwnLandblock,    ///< the south-west corner of the landblock that the object is in
  GivenLandblock,  ///< that of PoseOptions::landblock, for all objects alike
};

/// How large each part is drawn: the Setup's scale of the part times the object's scale. The places of parts
/// are scaled by the object's scale in any case.
enum class PartScales : std::uint8_t {
  Applied,   ///< the matrices hold it. Frames cannot: they are as with Reported
  Reported,  ///< matrices are rigid; PoseBuffer::scales receives it
};

/// What becomes of room that an object has no parts for.
enum class UnusedParts : std::uint8_t {
  Untouched,  ///< left as it is
  Zeroed,     ///< set to zero, which as a matrix draws nothing
};

/// Which poses are wanted. The defaults give what retail shows.
struct PoseOptions {
  PoseMode mode = PoseMode::Keyframe;
  BodyPlace place = BodyPlace::Simulated;
  /// BodyPlace::Display: seconds from the last tick to the moment that is drawn; negative counts as 0. A body
  /// is shown at most 0.2 s, the longest step of the simulation, after its own last step.
  double seconds_since_tick = 0.0;
  PoseFormat format = PoseFormat::Frames;
  MatrixOrder order = MatrixOrder::RowMajor;  ///< of matrices; frames have none
  PartScales part_scales = PartScales::Applied;
  UnusedParts unused_parts = UnusedParts::Untouched;
  PoseOrigin origin = PoseOrigin::OwnLandblock;
  /// PoseOrigin::GivenLandblock: any cell of it. The offset between landblocks is a whole number of metres,
  /// and so is exact.
  CellId landblock = 0;
  /// What the objects show, as make_look gives it: one for all, or one for each in their order; null: the
  /// meshes of the object's Setup. PoseBuffer::meshes receives them.
  std::span<const Look* const> looks = {};
};

/// Memory of the caller for the scales of parts, a Vec3 each. Strides are in bytes and multiples of 4.
struct PartScaleBuffer {
  void* data = nullptr;           ///< null: not wanted
  std::size_t part_stride = 0;    ///< from part to part; 0: side by side
  std::size_t object_stride = 0;  ///< from an object's first part to the next object's; 0: no gap
};

/// Memory of the caller for the mesh that each part shows, an ObjectId (GfxObj 0x01) each; 0: nothing is
/// drawn. Strides are in bytes and multiples of 4.
struct PartMeshBuffer {
  void* data = nullptr;           ///< null: not wanted
  std::size_t part_stride = 0;    ///< from part to part; 0: side by side
  std::size_t object_stride = 0;  ///< from an object's first part to the next object's; 0: no gap
};

/// Memory of the caller for the poses of one object or of many. Strides are in bytes and multiples of 4;
/// bytes between parts are not touched.
struct PoseBuffer {
  void* data = nullptr;  ///< may be null when part_capacity is 0
  /// Room for so many parts of each object. Of an object with more parts the first ones are written, the same
  /// as with room for all; the count says how many.
  std::size_t part_capacity = 0;
  std::size_t part_stride = 0;    ///< from part to part; 0: side by side
  std::size_t object_stride = 0;  ///< from an object's first part to the next object's; 0: no gap
  PartScaleBuffer scales = {};    ///< as many parts of as many objects
  PartMeshBuffer meshes = {};     ///< as many parts of as many objects
};

/// Bytes of one part in a format.
[[nodiscard]] constexpr std::size_t pose_part_size(PoseFormat format) {
  return format == PoseFormat::Frames ? sizeof(Frame) : format == PoseFormat::Matrix3x4 ? 48 : 64;
}

/// Whether `objects` poses can be written so. BadValue: memory that is null, a stride that is not a multiple
/// of 4 or lets parts or objects overlap, a time that is not finite, or looks that are neither none, one nor
/// as many as the objects.
[[nodiscard]] Status check_pose_buffer(const PoseOptions& options, const PoseBuffer& buffer,
                                       std::size_t objects);

}  // namespace acm
