// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/draw/painter.h"

#include "base/math.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <tuple>

namespace acm {

namespace {

// A place to a hundredth of a millimetre, for finding equal corners.
using Spot = std::array<std::int32_t, 3>;
Spot spot(Vec3 p) {
  const auto whole = [](float x) { return static_cast<std::int32_t>(std::lround(x * 1e5f)); };
  return {whole(p.x), whole(p.y), whole(p.z)};
}

}  // namespace

std::optional<View> find_view(std::string_view name) {
  if (name == "side") return View::Side;
  if (name == "front") return View::Front;
  if (name == "top") return View::Top;
  if (name == "iso") return View::Iso;
  return std::nullopt;
}

Camera camera_for(View view) {
  switch (view) {
    case View::Side: return {{0, 1, 0}, {0, 0, 1}, {1, 0, 0}};
    case View::Front: return {{-1, 0, 0}, {0, 0, 1}, {0, 1, 0}};
    case View::Top: return {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    case View::Iso: break;
  }
  // From before, to the right and above.
  const float around = 0.80f, above = 0.36f;
  const float ca = math::cos(around), sa = math::sin(around), ce = math::cos(above), se = math::sin(above);
  const Vec3 toward{ca * ce, sa * ce, se}, right{-sa, ca, 0.0f};
  return {right, cross(toward, right), toward};
}

std::vector<std::pair<Vec3, Vec3>> silhouette(std::span<const Face> faces, const Camera& camera) {
  using Edge = std::tuple<std::uint32_t, Spot, Spot>;
  std::map<Edge, std::pair<Vec3, Vec3>> open;
  for (const Face& face : faces) {
    if (dot(face.normal, camera.toward) <= 0.0f) continue;
    for (std::size_t i = 0; i < face.corners.size(); ++i) {
      const Vec3 a = face.corners[i], b = face.corners[(i + 1) % face.corners.size()];
      // Two faces that share an edge run along it in opposite directions.
      if (open.erase({face.part, spot(b), spot(a)}) == 0) open[{face.part, spot(a), spot(b)}] = {a, b};
    }
  }
  std::vector<std::pair<Vec3, Vec3>> edges;
  for (const auto& [key, edge] : open) edges.push_back(edge);
  return edges;
}

Argb shaded(const Face& face, const Camera& camera) {
  constexpr Vec3 kLight{-0.30f, 0.74f, 0.60f};
  const float light = std::max(0.0f, dot(camera.project(face.normal), kLight));
  // In a few steps, so that neighbouring faces share colours and the picture stays small.
  const float brightness = 0.56f + 0.52f * std::round(light * 14.0f) / 14.0f;
  const auto channel = [&](std::uint8_t value) {
    return static_cast<std::uint8_t>(std::min(255.0f, static_cast<float>(value) * brightness + 0.5f));
  };
  return make_argb(alpha_of(face.color), channel(red_of(face.color)), channel(green_of(face.color)),
                   channel(blue_of(face.color)));
}

}  // namespace acm
