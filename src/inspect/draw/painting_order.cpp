// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/draw/painter.h"

#include <algorithm>
#include <cstdint>

namespace acm {

namespace {

constexpr float kEdgeOn = 0.01f;         // a face turned further away than this has no width worth painting
constexpr float kThick = 3e-3f;          // metres that one face may stand out of another unnoticed
constexpr float kSliver = 1e-6f;         // square metres of overlap that do not count
constexpr int kMaxCuts = 6;              // of one face; faces need not be quite flat, so there must be an end
constexpr std::size_t kMaxFaces = 3000;  // beyond this, sorting by depth has to do

struct Point {
  float x, y;
};

/// A face as the viewer sees it.
struct Shown {
  Face face;
  std::vector<Point> outline;
  float left, right, bottom, top;
  float depth_at_origin, depth_per_x, depth_per_y;  // of its plane
  float middle_depth;

  [[nodiscard]] float depth(Point p) const { return depth_at_origin + depth_per_x * p.x + depth_per_y * p.y; }
  [[nodiscard]] bool may_overlap(const Shown& o) const {
    return left < o.right && o.left < right && bottom < o.top && o.bottom < top;
  }
};

Shown shown(Face face, const Camera& camera) {
  Shown s{};
  s.left = s.bottom = 1e30f;
  s.right = s.top = -1e30f;
  for (const Vec3& corner : face.corners) {
    const Vec3 p = camera.project(corner);
    s.outline.push_back({p.x, p.y});
    s.left = std::min(s.left, p.x);
    s.right = std::max(s.right, p.x);
    s.bottom = std::min(s.bottom, p.y);
    s.top = std::max(s.top, p.y);
    s.middle_depth += p.z / static_cast<float>(face.corners.size());
  }
  const Vec3 n = camera.project(face.normal);
  s.depth_at_origin = dot(face.normal, face.corners[0]) / n.z;
  s.depth_per_x = -n.x / n.z;
  s.depth_per_y = -n.y / n.z;
  s.face = std::move(face);
  return s;
}

// What two convex outlines have in common; both go counter-clockwise.
std::vector<Point> common(std::vector<Point> a, const std::vector<Point>& b) {
  for (std::size_t i = 0; i < b.size() && !a.empty(); ++i) {
    const Point p = b[i], q = b[(i + 1) % b.size()];
    const auto inside = [&](Point r) { return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x); };
    std::vector<Point> kept;
    for (std::size_t k = 0; k < a.size(); ++k) {
      const Point r = a[k], s = a[(k + 1) % a.size()];
      const float dr = inside(r), ds = inside(s);
      if (dr >= 0.0f) kept.push_back(r);
      if ((dr > 0.0f && ds < 0.0f) || (dr < 0.0f && ds > 0.0f))
        kept.push_back({r.x + (s.x - r.x) * dr / (dr - ds), r.y + (s.y - r.y) * dr / (dr - ds)});
    }
    a = std::move(kept);
  }
  return a;
}

float area(const std::vector<Point>& outline) {
  float twice = 0.0f;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Point p = outline[i], q = outline[(i + 1) % outline.size()];
    twice += p.x * q.y - q.x * p.y;
  }
  return 0.5f * twice;
}

enum class Order { Apart, FirstBehind, FirstBefore, Crossing };

Order compare(const Shown& a, const Shown& b) {
  if (!a.may_overlap(b)) return Order::Apart;
  const std::vector<Point> overlap = common(a.outline, b.outline);
  if (overlap.size() < 3 || area(overlap) < kSliver) return Order::Apart;
  float nearest = -1e30f, farthest = 1e30f;
  for (const Point& p : overlap) {
    const float ahead = a.depth(p) - b.depth(p);
    nearest = std::max(nearest, ahead);
    farthest = std::min(farthest, ahead);
  }
  if (nearest > kThick && farthest < -kThick) return Order::Crossing;
  return nearest + farthest > 0.0f ? Order::FirstBefore : Order::FirstBehind;
}

// The part of a face on one side of another's plane; `sign` is +1 for the side that the other faces.
Face clipped(const Face& face, const Face& by, float sign) {
  const float distance = dot(by.normal, by.corners[0]);
  Face out = face;
  out.corners.clear();
  for (std::size_t i = 0; i < face.corners.size(); ++i) {
    const Vec3 a = face.corners[i], b = face.corners[(i + 1) % face.corners.size()];
    const float da = sign * (dot(by.normal, a) - distance), db = sign * (dot(by.normal, b) - distance);
    if (da >= 0.0f) out.corners.push_back(a);
    if ((da > 0.0f && db < 0.0f) || (da < 0.0f && db > 0.0f))
      out.corners.push_back(a + (b - a) * (da / (da - db)));
  }
  return out;
}

// Cuts faces that pass through one another.
std::vector<Shown> uncrossed(std::vector<Face> faces, const Camera& camera) {
  struct Piece {
    Face face;
    int cuts;
  };
  std::vector<Piece> pieces;
  for (std::size_t i = faces.size(); i-- > 0;) pieces.push_back({std::move(faces[i]), 0});
  std::vector<Shown> done;
  while (!pieces.empty()) {
    const int cuts = pieces.back().cuts;
    Shown s = shown(std::move(pieces.back().face), camera);
    pieces.pop_back();
    const auto crossed =
        cuts == kMaxCuts ? done.end() : std::find_if(done.begin(), done.end(), [&](const Shown& d) {
          return compare(s, d) == Order::Crossing;
        });
    if (crossed == done.end()) {
      done.push_back(std::move(s));
      continue;
    }
    for (const float sign : {1.0f, -1.0f}) {
      Face piece = clipped(s.face, crossed->face, sign);
      if (piece.corners.size() >= 3) pieces.push_back({std::move(piece), cuts + 1});
    }
  }
  return done;
}

/// For each face those that must be painted after it, and how many must be painted before it.
struct Precedence {
  std::vector<std::vector<std::uint32_t>> after;
  std::vector<std::uint32_t> waits_for;
};

Precedence precedence(const std::vector<Shown>& faces) {
  Precedence p{std::vector<std::vector<std::uint32_t>>(faces.size()),
               std::vector<std::uint32_t>(faces.size())};
  for (std::uint32_t i = 0; i < faces.size(); ++i)
    for (std::uint32_t k = i + 1; k < faces.size(); ++k) {
      const Order order = compare(faces[i], faces[k]);
      if (order == Order::Apart) continue;
      const bool first = order != Order::FirstBefore;
      p.after[first ? i : k].push_back(first ? k : i);
      ++p.waits_for[first ? k : i];
    }
  return p;
}

std::vector<Face> painted(std::vector<Shown> faces) {
  Precedence p = precedence(faces);
  std::vector<std::uint32_t> by_depth(faces.size());
  for (std::uint32_t i = 0; i < faces.size(); ++i) by_depth[i] = i;
  std::stable_sort(by_depth.begin(), by_depth.end(), [&](std::uint32_t a, std::uint32_t b) {
    return faces[a].middle_depth < faces[b].middle_depth;
  });
  std::vector<bool> gone(faces.size());
  std::vector<Face> out;
  while (out.size() < faces.size()) {
    // The farthest face that waits for nothing; in a ring of faces, simply the farthest.
    const auto left = [&](std::uint32_t i) { return !gone[i]; };
    const auto free = [&](std::uint32_t i) { return !gone[i] && p.waits_for[i] == 0; };
    auto next = std::find_if(by_depth.begin(), by_depth.end(), free);
    if (next == by_depth.end()) next = std::find_if(by_depth.begin(), by_depth.end(), left);
    gone[*next] = true;
    for (const std::uint32_t later : p.after[*next])
      if (p.waits_for[later] > 0) --p.waits_for[later];
    out.push_back(std::move(faces[*next].face));
  }
  return out;
}

}  // namespace

std::vector<Face> in_painting_order(std::vector<Face> faces, const Camera& camera) {
  std::erase_if(faces, [&](const Face& f) {
    return f.corners.size() < 3 || !(dot(f.normal, camera.toward) > kEdgeOn);
  });
  if (faces.size() <= kMaxFaces) return painted(uncrossed(std::move(faces), camera));
  const auto depth = [&](const Face& face) {
    float sum = 0.0f;
    for (const Vec3& corner : face.corners) sum += dot(corner, camera.toward);
    return sum / static_cast<float>(face.corners.size());
  };
  std::stable_sort(faces.begin(), faces.end(),
                   [&](const Face& a, const Face& b) { return depth(a) < depth(b); });
  return faces;
}

}  // namespace acm
