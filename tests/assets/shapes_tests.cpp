// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/record_fields.h"
#include "assets/shapes.h"

#include <gtest/gtest.h>

#include "support/hex.h"
#include "support/read_alone.h"

namespace acm {
namespace {

using test::from_hex;
using test::read_alone;
using test::to_hex;

TEST(Shapes, dat_formats_4_cyl_sphere_has_its_radius_before_its_height) {
  const auto bytes = from_hex("0000803f 00000040 00004040 00009040 cdcc8c3f");
  const Result<CylSphere> cylinder = read_alone<CylSphere>(bytes);
  ASSERT_TRUE(cylinder.ok());
  EXPECT_EQ(*cylinder, (CylSphere{{1, 2, 3}, 4.5f, 1.1f}));
  EXPECT_EQ(to_hex(write_record(*cylinder)), to_hex(bytes));
}

TEST(Shapes, dat_formats_4_sphere) {
  const auto bytes = from_hex("0000803f 00000040 00004040 00009040");
  const Result<Sphere> sphere = read_alone<Sphere>(bytes);
  ASSERT_TRUE(sphere.ok());
  EXPECT_EQ(*sphere, (Sphere{{1, 2, 3}, 4.5f}));
  EXPECT_EQ(to_hex(write_record(*sphere)), to_hex(bytes));
}

}  // namespace
}  // namespace acm
