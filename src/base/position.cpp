// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base/position.h"

#include "base/epsilon.h"
#include "base/heading.h"

#include <cmath>

#include "wide_vec3.h"

namespace acm {

namespace {

constexpr int kCellsPerBlock = 8;
constexpr int kLandCells = 2040;  // valid landscape coordinates are 0 .. 2039

int block_column(CellId cell) {
  return static_cast<int>(cell >> 24);
}
int block_row(CellId cell) {
  return static_cast<int>((cell >> 16) & 0xFFu);
}

WideVec3 wide_offset(const Position& p1, const Position& p2) {
  return widened(block_offset(p1.cell, p2.cell)) + widened(p2.frame.origin) - widened(p1.frame.origin);
}

double reach(const Position& p1, float radius1, const Position& p2, float radius2) {
  return length(wide_offset(p1, p2)) - (double{radius1} + radius2);
}

}  // namespace

Vec3 block_offset(CellId from, CellId to) {
  return {static_cast<float>(block_column(to) - block_column(from)) * kBlockLength,
          static_cast<float>(block_row(to) - block_row(from)) * kBlockLength, 0.0f};
}

Vec3 offset(const Position& p1, const Position& p2) {
  return narrowed(wide_offset(p1, p2));
}

float distance(const Position& p1, const Position& p2) {
  return static_cast<float>(length(wide_offset(p1, p2)));
}

float cylinder_distance(const Position& p1, Cylinder c1, const Position& p2, Cylinder c2) {
  const double side = reach(p1, c1.radius, p2, c2.radius);
  const double z1 = p1.frame.origin.z, z2 = p2.frame.origin.z;
  const double gap = z1 <= z2 ? z2 - (z1 + c1.height) : z1 - (z2 + c2.height);
  if (gap > 0.0 && side > 0.0) return static_cast<float>(std::sqrt(gap * gap + side * side));
  if (gap > 0.0) return static_cast<float>(gap);
  if (side > 0.0) return static_cast<float>(side);
  return static_cast<float>(-std::sqrt(gap * gap + side * side));
}

float cylinder_distance_no_z(const Position& p1, float radius1, const Position& p2, float radius2) {
  return static_cast<float>(reach(p1, radius1, p2, radius2));
}

float heading_between(const Position& p1, const Position& p2) {
  WideVec3 d = wide_offset(p1, p2);
  d.z = 0.0;
  return length(d) < kEpsilon ? 0.0f : heading_of(narrowed(d));
}

Frame relative_to(const Position& p1, const Position& p2) {
  return relative_frame(p1.frame.rotation, wide_offset(p2, p1), p2.frame.rotation);
}

bool adjust_to_outside(Position& p) {
  Vec3& o = p.frame.origin;
  if (std::fabs(o.x) < kEpsilon) o.x = 0.0f;
  if (std::fabs(o.y) < kEpsilon) o.y = 0.0f;
  const double x = o.x, y = o.y;
  const double column = block_column(p.cell) * kCellsPerBlock + std::floor(x / kCellLength);
  const double row = block_row(p.cell) * kCellsPerBlock + std::floor(y / kCellLength);
  // Written so that a NaN is refused.
  const bool inside = column >= 0 && column < kLandCells && row >= 0 && row < kLandCells;
  if (!inside) {
    p.cell = 0;
    return false;
  }
  const auto cx = static_cast<std::uint32_t>(column), cy = static_cast<std::uint32_t>(row);
  p.cell = (cx / kCellsPerBlock) << 24 | (cy / kCellsPerBlock) << 16 |
           (1 + kCellsPerBlock * (cx % kCellsPerBlock) + cy % kCellsPerBlock);
  o.x = static_cast<float>(x - kBlockLength * std::floor(x / kBlockLength));
  o.y = static_cast<float>(y - kBlockLength * std::floor(y / kBlockLength));
  return true;
}

}  // namespace acm
