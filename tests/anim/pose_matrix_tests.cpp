// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "anim/pose_matrix.h"

#include <gtest/gtest.h>

#include <array>
#include <cstring>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "support/vec_near.h"

namespace acm {
namespace {

constexpr std::size_t kMax = 16;
using Numbers = std::array<float, kMax>;

const Frame kTurned{{10.0f, 20.0f, 30.0f}, from_rotation_vector({0.3f, -0.4f, 0.5f})};
const Vec3 kScale{2.0f, 3.0f, 4.0f};

std::vector<Frame> random_frames(std::size_t count) {
  std::mt19937 dice(7);
  std::uniform_real_distribution<float> unit(-1.0f, 1.0f);
  std::vector<Frame> frames(count);
  for (Frame& f : frames)
    f = {{unit(dice), unit(dice), unit(dice)}, from_rotation_vector({unit(dice), unit(dice), unit(dice)})};
  return frames;
}

Numbers matrix(PoseFormat format, MatrixOrder order) {
  Numbers numbers{};
  write_matrices({.out = numbers.data(),
                  .stride = sizeof numbers,
                  .format = format,
                  .order = order,
                  .frames = std::span(&kTurned, 1),
                  .part_scales = std::span(&kScale, 1)});
  return numbers;
}

// The number in a row and a column, as the order has them in memory.
float at(const Numbers& m, PoseFormat format, MatrixOrder order, std::size_t row, std::size_t column) {
  const std::size_t rows = format == PoseFormat::Matrix3x4 ? 3 : 4;
  return m[order == MatrixOrder::RowMajor ? 4 * row + column : rows * column + row];
}

TEST(PoseMatrix, every_layout_scales_then_turns_then_moves_a_point) {
  const Vec3 point{0.5f, -0.25f, 0.75f};
  const Vec3 expected = local_to_global(kTurned, scaled(point, kScale));
  for (const PoseFormat format : {PoseFormat::Matrix3x4, PoseFormat::Matrix4x4})
    for (const MatrixOrder order : {MatrixOrder::RowMajor, MatrixOrder::ColumnMajor}) {
      const Numbers m = matrix(format, order);
      const auto row = [&](std::size_t r) {
        return at(m, format, order, r, 0) * point.x + at(m, format, order, r, 1) * point.y +
               at(m, format, order, r, 2) * point.z + at(m, format, order, r, 3);
      };
      const Vec3 seen{row(0), row(1), row(2)};
      EXPECT_VEC_NEAR(seen, {expected.x, expected.y, expected.z});
    }
}

TEST(PoseMatrix, a_four_by_four_matrix_ends_with_the_row_0_0_0_1) {
  for (const MatrixOrder order : {MatrixOrder::RowMajor, MatrixOrder::ColumnMajor}) {
    const Numbers m = matrix(PoseFormat::Matrix4x4, order);
    for (std::size_t column = 0; column < 4; ++column)
      EXPECT_EQ(at(m, PoseFormat::Matrix4x4, order, 3, column), column == 3 ? 1.0f : 0.0f);
  }
}

TEST(PoseMatrix, where_the_translation_lies) {
  EXPECT_EQ(matrix(PoseFormat::Matrix3x4, MatrixOrder::RowMajor)[7], 20.0f);
  EXPECT_EQ(matrix(PoseFormat::Matrix3x4, MatrixOrder::ColumnMajor)[10], 20.0f);
  EXPECT_EQ(matrix(PoseFormat::Matrix4x4, MatrixOrder::RowMajor)[7], 20.0f);
  EXPECT_EQ(matrix(PoseFormat::Matrix4x4, MatrixOrder::ColumnMajor)[13], 20.0f);
}

TEST(PoseMatrix, all_numbers_of_lanes_give_the_same_bits_and_write_nothing_between) {
  struct Bone {
    std::array<float, 16> numbers;
    std::uint32_t tag = 0xA5A5A5A5;
  };
  const std::vector<Vec3> scales(9, kScale);  // fewer than parts: the rest have 1
  for (const std::size_t parts : {0u, 1u, 3u, 4u, 13u}) {
    const std::vector<Frame> frames = random_frames(parts);
    for (const PoseFormat format : {PoseFormat::Matrix3x4, PoseFormat::Matrix4x4})
      for (const MatrixOrder order : {MatrixOrder::RowMajor, MatrixOrder::ColumnMajor}) {
        std::vector<Bone> one(parts + 1), four(parts + 1);
        MatrixJob job{.out = one.data(),
                      .stride = sizeof(Bone),
                      .format = format,
                      .order = order,
                      .frames = frames,
                      .part_scales = scales,
                      .scale = 1.5f,
                      .lanes = PoseLanes::One};
        write_matrices(job);
        job.out = four.data();
        job.lanes = PoseLanes::Eight;
        write_matrices(job);
        EXPECT_EQ(std::memcmp(one.data(), four.data(), one.size() * sizeof(Bone)), 0) << parts;
        for (const Bone& bone : four) EXPECT_EQ(bone.tag, 0xA5A5A5A5);
        if (parts == 13) {
          EXPECT_NE(four[12].numbers[0], 0.0f);
        }
        EXPECT_EQ(four[parts].numbers[0], 0.0f);
      }
  }
}

TEST(PoseBuffer, a_buffer_that_cannot_be_written_is_refused_by_name) {
  std::array<std::byte, 4096> memory;
  const auto what = [](const PoseOptions& options, const PoseBuffer& buffer, std::size_t objects) {
    const Status status = check_pose_buffer(options, buffer, objects);
    return status ? std::string() : std::string(status.error().what).substr(0, 13);
  };
  const PoseBuffer good{.data = memory.data(), .part_capacity = 4};
  const PoseOptions frames, matrices{.format = PoseFormat::Matrix4x4};
  EXPECT_EQ(what(frames, good, 3), "");
  EXPECT_EQ(what(matrices, good, 3), "");
  EXPECT_EQ(what({.seconds_since_tick = std::numeric_limits<double>::quiet_NaN()}, good, 1), "seconds_since");
  EXPECT_EQ(what(frames, {.part_capacity = 4}, 1), "data is null");
  EXPECT_EQ(what(frames, {}, 1), "") << "no room is wanted";
  EXPECT_EQ(what(matrices, {.data = memory.data(), .part_capacity = 4, .part_stride = 48}, 1),
            "part_stride i");
  EXPECT_EQ(what(frames, {.data = memory.data(), .part_capacity = 4, .part_stride = 30}, 1), "part_stride i");
  PoseBuffer tight{
      .data = memory.data(), .part_capacity = 4, .part_stride = 32, .object_stride = 3 * 32 + 24};
  EXPECT_EQ(what(frames, tight, 2), "object_stride");
  EXPECT_EQ(what(frames, tight, 1), "") << "there is no second object to overlap";
  tight.object_stride = 3 * 32 + 28;
  EXPECT_EQ(what(frames, tight, 2), "");
  tight.scales = {.data = memory.data(), .part_stride = 8};
  EXPECT_EQ(what(frames, tight, 2), "scales.part_s");
  tight.scales = {.data = memory.data(), .object_stride = 44};
  EXPECT_EQ(what(frames, tight, 2), "scales.object");
  tight.scales = {};
  tight.meshes = {.data = memory.data(), .part_stride = 6};
  EXPECT_EQ(what(frames, tight, 2), "meshes.part_s");
  tight.meshes = {.data = memory.data(), .object_stride = 12};
  EXPECT_EQ(what(frames, tight, 2), "meshes.object");
  const std::array<const Look*, 2> looks{};
  EXPECT_EQ(what({.looks = looks}, good, 2), "");
  EXPECT_EQ(what({.looks = looks}, good, 3), "looks and obj");
}

}  // namespace
}  // namespace acm
