// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/shapes.h"

#include <gtest/gtest.h>

#include "support/hex.h"

namespace acm {
namespace {

using test::from_hex;
using test::to_hex;

TEST(Shapes, dat_formats_4_cyl_sphere_has_its_radius_before_its_height) {
  const auto bytes = from_hex("0000803f 00000040 00004040 00009040 cdcc8c3f");
  ByteReader in(bytes);
  const CylSphere cylinder = read_cyl_sphere(in, "cylinder");
  in.expect_end();
  ASSERT_TRUE(in.ok());
  EXPECT_EQ(cylinder, (CylSphere{{1, 2, 3}, 4.5f, 1.1f}));
  ByteWriter out;
  write_cyl_sphere(out, cylinder);
  EXPECT_EQ(to_hex(out.bytes()), to_hex(bytes));
}

TEST(Shapes, dat_formats_4_sphere) {
  const auto bytes = from_hex("0000803f 00000040 00004040 00009040");
  ByteReader in(bytes);
  const Sphere sphere = read_sphere(in, "sphere");
  in.expect_end();
  ASSERT_TRUE(in.ok());
  EXPECT_EQ(sphere, (Sphere{{1, 2, 3}, 4.5f}));
  ByteWriter out;
  write_sphere(out, sphere);
  EXPECT_EQ(to_hex(out.bytes()), to_hex(bytes));
}

}  // namespace
}  // namespace acm
