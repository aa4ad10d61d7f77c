// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/base/position.h"

#include "acmotion/base/epsilon.h"
#include "acmotion/base/heading.h"

#include <cmath>

namespace acm {

namespace {

constexpr int kCellsPerBlock = 8;
constexpr int kLandCells = 2040;  // valid landscape coordinates are 0 .. 2039

struct Vec3d {
  double x, y, z;
};

int block_column(CellId cell) {
  return static_cast<int>(cell >> 24);
}
int block_row(CellId cell) {
  return static_cast<int>((cell >> 16) & 0xFFu);
}

Vec3d offset_in_double(const Position& p1, const Position& p2) {
  const Vec3 block = block_offset(p1.cell, p2.cell);
  const Vec3 a = p1.frame.origin, b = p2.frame.origin;
  return {static_cast<double>(block.x) + b.x - a.x, static_cast<double>(block.y) + b.y - a.y,
          static_cast<double>(b.z) - a.z};
}

double distance_in_double(const Position& p1, const Position& p2) {
  const Vec3d d = offset_in_double(p1, p2);
  return std::sqrt(d.x * d.x + d.y * d.y + d.z * d.z);
}

double reach_in_double(const Position& p1, float radius1, const Position& p2, float radius2) {
  return distance_in_double(p1, p2) - (static_cast<double>(radius1) + radius2);
}

}  // namespace

Vec3 block_offset(CellId from, CellId to) {
  return {static_cast<float>(block_column(to) - block_column(from)) * kBlockLength,
          static_cast<float>(block_row(to) - block_row(from)) * kBlockLength, 0.0f};
}

Vec3 offset(const Position& p1, const Position& p2) {
  const Vec3d d = offset_in_double(p1, p2);
  return {static_cast<float>(d.x), static_cast<float>(d.y), static_cast<float>(d.z)};
}

float distance(const Position& p1, const Position& p2) {
  return static_cast<float>(distance_in_double(p1, p2));
}

float cylinder_distance(const Position& p1, Cylinder c1, const Position& p2, Cylinder c2) {
  const double reach = reach_in_double(p1, c1.radius, p2, c2.radius);
  const double z1 = p1.frame.origin.z, z2 = p2.frame.origin.z;
  const double gap = z1 <= z2 ? z2 - (z1 + c1.height) : z1 - (z2 + c2.height);
  if (gap > 0.0 && reach > 0.0) return static_cast<float>(std::sqrt(gap * gap + reach * reach));
  if (gap > 0.0) return static_cast<float>(gap);
  if (reach > 0.0) return static_cast<float>(reach);
  return static_cast<float>(-std::sqrt(gap * gap + reach * reach));
}

float cylinder_distance_no_z(const Position& p1, float radius1, const Position& p2, float radius2) {
  return static_cast<float>(reach_in_double(p1, radius1, p2, radius2));
}

float heading_between(const Position& p1, const Position& p2) {
  Vec3 d = offset(p1, p2);
  d.z = 0.0f;
  return length(d) < kEpsilon ? 0.0f : heading_of(d);
}

Frame relative_to(const Position& p1, const Position& p2) {
  Frame f1 = p1.frame;
  f1.origin = f1.origin + block_offset(p2.cell, p1.cell);
  return relative_to(f1, p2.frame);
}

bool adjust_to_outside(Position& p) {
  Vec3& o = p.frame.origin;
  if (std::fabs(o.x) < kEpsilon) o.x = 0.0f;
  if (std::fabs(o.y) < kEpsilon) o.y = 0.0f;
  const double column =
      block_column(p.cell) * kCellsPerBlock + std::floor(static_cast<double>(o.x) / kCellLength);
  const double row = block_row(p.cell) * kCellsPerBlock + std::floor(static_cast<double>(o.y) / kCellLength);
  // Written so that a NaN is refused.
  const bool inside = column >= 0 && column < kLandCells && row >= 0 && row < kLandCells;
  if (!inside) {
    p.cell = 0;
    return false;
  }
  const auto cx = static_cast<std::uint32_t>(column), cy = static_cast<std::uint32_t>(row);
  p.cell = (cx / kCellsPerBlock) << 24 | (cy / kCellsPerBlock) << 16 |
           (1 + kCellsPerBlock * (cx % kCellsPerBlock) + cy % kCellsPerBlock);
  o.x -= kBlockLength * std::floor(o.x / kBlockLength);
  o.y -= kBlockLength * std::floor(o.y / kBlockLength);
  return true;
}

}  // namespace acm
