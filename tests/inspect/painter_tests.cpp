// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/draw/painter.h"

#include <gtest/gtest.h>

namespace acm {
namespace {

// A square that looks towards the viewer of the top view, `tilt` metres higher on its right side.
Face square(float x, float y, float z, Argb color, float tilt = 0.0f) {
  Face face;
  face.corners = {
      {x - 1, y - 1, z - tilt}, {x + 1, y - 1, z + tilt}, {x + 1, y + 1, z + tilt}, {x - 1, y + 1, z - tilt}};
  const Vec3 n = cross(face.corners[1] - face.corners[0], face.corners[2] - face.corners[0]);
  face.normal = n * (1.0f / length(n));
  face.color = color;
  return face;
}

constexpr Argb kRed = 0xFFFF0000, kBlue = 0xFF0000FF;
const Camera kTop = camera_for(View::Top);

TEST(Painter, views_have_names) {
  EXPECT_EQ(find_view("iso"), View::Iso);
  EXPECT_EQ(find_view("below"), std::nullopt);
}

TEST(Painter, a_body_in_the_side_view_faces_right_and_in_the_front_view_the_viewer) {
  EXPECT_EQ(camera_for(View::Side).project({0, 2, 3}), (Vec3{2, 3, 0}));
  EXPECT_EQ(camera_for(View::Front).project({1, 2, 3}), (Vec3{-1, 3, 2}));
  for (const View view : {View::Side, View::Front, View::Top, View::Iso}) {
    const Camera c = camera_for(view);
    EXPECT_NEAR(dot(cross(c.right, c.up), c.toward), 1.0f, 1e-5f);
  }
}

TEST(Painter, the_nearer_face_is_painted_later_whatever_the_order_given) {
  for (const bool swapped : {false, true}) {
    std::vector<Face> faces = {square(0, 0, 0, kRed), square(0.5f, 0.5f, 1, kBlue)};
    if (swapped) std::swap(faces[0], faces[1]);
    const std::vector<Face> painted = in_painting_order(faces, kTop);
    ASSERT_EQ(painted.size(), 2u);
    EXPECT_EQ(painted[1].color, kBlue);
  }
}

TEST(Painter, faces_turned_away_are_left_out) {
  Face away = square(0, 0, 0, kRed);
  std::reverse(away.corners.begin(), away.corners.end());
  away.normal = away.normal * -1.0f;
  EXPECT_TRUE(in_painting_order({away}, kTop).empty());
}

TEST(Painter, faces_that_pass_through_one_another_are_cut) {
  // Rising to the right through a flat one: its left half lies below, its right half above.
  const std::vector<Face> painted =
      in_painting_order({square(0, 0, 0, kRed, 0.5f), square(0, 0, 0, kBlue)}, kTop);
  ASSERT_GE(painted.size(), 3u);
  const auto top_at = [&](float x) {
    Argb color = 0;
    for (const Face& face : painted) {
      float left = 1e9f, right = -1e9f;
      for (const Vec3& c : face.corners) left = std::min(left, c.x), right = std::max(right, c.x);
      if (left < x && x < right) color = face.color;
    }
    return color;
  };
  EXPECT_EQ(top_at(-0.5f), kBlue);
  EXPECT_EQ(top_at(0.5f), kRed);
}

TEST(Painter, the_outline_runs_around_faces_and_not_between_them) {
  const std::vector<Face> two = {square(0, 0, 0, kRed), square(2, 0, 0, kRed)};
  EXPECT_EQ(silhouette(two, kTop).size(), 6u);
  std::vector<Face> parts = two;
  parts[1].part = 1;
  EXPECT_EQ(silhouette(parts, kTop).size(), 8u);
}

TEST(Painter, light_comes_from_above) {
  const Camera side = camera_for(View::Side);
  Face up = square(0, 0, 0, 0xFF808080), down = up;
  down.normal = {0, 0, -1};
  EXPECT_GT(shaded(up, side), shaded(down, side));
  EXPECT_EQ(alpha_of(shaded(up, side)), 0xFF);
}

}  // namespace
}  // namespace acm
