// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/draw/figure.h"

#include "assets/look.h"
#include "base/frame.h"
#include "inspect/image/look_images.h"

#include <algorithm>
#include <cmath>

#include "drawn_triangles.h"
#include "mean_color.h"

namespace acm {

namespace {

void add_face(std::vector<Face>& faces, std::vector<Vec3> corners, Argb color) {
  Face face;
  face.normal = face_normal(corners);
  face.corners = std::move(corners);
  face.color = color;
  if (face.normal != Vec3{}) faces.push_back(std::move(face));
}

/// A side of a polygon, as the fan of triangles that it is.
using Fan = std::span<const MeshTriangle* const>;

std::vector<Vec3> corners_of(Fan fan, Vec3 scale) {
  std::vector<Vec3> corners{fan[0]->corners[0].position};
  // The corners of a back run the other way round.
  const std::size_t first = fan[0]->back ? 2 : 1, second = 3 - first;
  corners.push_back(fan[0]->corners[first].position);
  for (const MeshTriangle* triangle : fan) corners.push_back(triangle->corners[second].position);
  if (fan[0]->back) std::ranges::reverse(corners);
  for (Vec3& corner : corners) corner = scaled(corner, scale);
  return corners;
}

double area(const MeshTriangle& triangle) {
  const auto& c = triangle.corners;
  const double size = length(cross(c[1].position - c[0].position, c[2].position - c[0].position));
  return std::isfinite(size) ? size : 0.0;
}

// In steps, so that faces share colours and the picture stays small.
Argb in_steps(Argb color) {
  const auto step = [](std::uint8_t x) {
    return static_cast<std::uint8_t>(std::min(255, (x + 6) / 12 * 12));
  };
  return make_argb(alpha_of(color), step(red_of(color)), step(green_of(color)), step(blue_of(color)));
}

Argb in_full_light(Argb color, const Material& material) {
  const float light = inspect::lit(material, 1.0f);
  const auto channel = [&](std::uint8_t x) {
    return static_cast<std::uint8_t>(static_cast<float>(x) * light + 0.5f);
  };
  return make_argb(alpha_of(color), channel(red_of(color)), channel(green_of(color)),
                   channel(blue_of(color)));
}

/// The faces of a part's mesh and their colours.
class MeshFaces {
 public:
  MeshFaces(const GfxObj& mesh, const LookPart& part, LookImages& images, Vec3 scale)
      : repeats_(repeating_surfaces(mesh)), triangles_(drawn_triangles(mesh)), scale_(scale) {
    for (const LookSurface& surface : part.surfaces) shown_.push_back(images.find(part, surface));
  }

  // Whole polygons rather than triangles: fewer faces to sort, and a smaller picture.
  std::vector<Face> faces() const {
    std::vector<Face> faces;
    for (std::size_t next = 0; next < triangles_.size();) {
      const std::uint32_t polygon = triangles_[next].polygon;
      std::vector<const MeshTriangle*> front, back;
      for (; next < triangles_.size() && triangles_[next].polygon == polygon; ++next)
        (triangles_[next].back ? back : front).push_back(&triangles_[next]);
      add(faces, back);
      add(faces, front);
    }
    return faces;
  }

 private:
  void add(std::vector<Face>& faces, Fan fan) const {
    if (fan.empty()) return;
    const Argb color = color_of(fan);
    // Cut away for the most part, or hardly to be seen.
    if (alpha_of(color) >= 96) add_face(faces, corners_of(fan, scale_), color | 0xFF000000u);
  }

  [[nodiscard]] Argb color_of(Fan fan) const {
    const auto surface = static_cast<std::size_t>(fan[0]->surface);
    const ShownSurface& shown = shown_[surface];
    const Material& material = shown.material;
    const auto alpha = static_cast<std::uint8_t>(material.alpha * 255.0f + 0.5f);
    if (!shown.image) return in_full_light(make_argb(alpha, 0, 0, 0) | material.color, material);
    MeanColor mean;
    for (const MeshTriangle* triangle : fan)
      add_triangle(mean, *shown.image,
                   {triangle->corners[0].uv, triangle->corners[1].uv, triangle->corners[2].uv},
                   repeats_[surface], std::max(area(*triangle), 1e-12));
    const Argb color = in_steps(in_full_light(mean.value(), material));
    return material.blend ? color : color | 0xFF000000u;
  }

  std::vector<bool> repeats_;
  std::vector<MeshTriangle> triangles_;
  std::vector<ShownSurface> shown_;
  Vec3 scale_;
};

void append_posed(std::vector<Face>& out, const Figure::Part& part, const Frame& frame,
                  std::uint32_t number) {
  for (const Face& face : part.faces) {
    Face posed = face;
    for (Vec3& corner : posed.corners) corner = local_to_global(frame, corner);
    posed.normal = rotate_to_global(frame.rotation, face.normal);
    posed.part = number;
    out.push_back(std::move(posed));
  }
}

}  // namespace

Result<Figure> load_figure(const AssetStore& store, ObjectId setup_id, const FigureOptions& options) {
  const Result<const Setup*> found = store.setup(setup_id);
  if (!found) return found.error();
  const Setup& setup = **found;
  const Look look = make_look(store, setup, options.appearance, options.markers);
  LookImages images(store, look, options.decode_jpeg);
  Figure figure;
  for (std::size_t i = 0; i < look.parts.size(); ++i) {
    const LookPart& part = look.parts[i];
    const Vec3 scale = setup.scales.empty() ? Vec3{1.0f, 1.0f, 1.0f} : setup.scales[i];
    const Result<const GfxObj*> mesh = store.gfxobj(part.drawn_mesh);
    figure.parts.push_back({mesh ? MeshFaces(**mesh, part, images, scale).faces() : std::vector<Face>{}});
    if (!mesh && !part.is_marker) figure.missing.push_back(part.mesh);
  }
  if (const Setup::Placement* rest = setup.find_placement(placement::kDefault)) figure.rest = rest->parts;
  figure.notes = findings_of(look);
  figure.notes.insert(figure.notes.end(), images.findings().begin(), images.findings().end());
  return figure;
}

Status hold(Figure& figure, const AssetStore& store, ObjectId setup_id, std::uint32_t key, ObjectId thing_id,
            const FigureOptions& options) {
  const Result<const Setup*> body = store.setup(setup_id);
  if (!body) return body.error();
  const Setup::Location* location = (*body)->find_holding_location(key);
  if (!location) return Error{ErrorCode::NotFound, setup_id, 0, "no such holding location"};
  Result<Figure> thing = load_figure(store, thing_id, options);
  if (!thing) return thing.error();
  Figure::Held held;
  held.parts = std::move(thing->parts);
  held.placement = std::move(thing->rest);
  held.placement.resize(held.parts.size());
  held.on_part = location->part;
  held.at = placed_frame(location->frame);
  figure.held.push_back(std::move(held));
  figure.missing.insert(figure.missing.end(), thing->missing.begin(), thing->missing.end());
  figure.notes.insert(figure.notes.end(), thing->notes.begin(), thing->notes.end());
  return {};
}

std::vector<Face> posed_faces(const Figure& figure, std::span<const Frame> part_frames) {
  std::vector<Face> out;
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < std::min(figure.parts.size(), part_frames.size()); ++i)
    append_posed(out, figure.parts[i], part_frames[i], number++);
  for (const Figure::Held& held : figure.held) {
    if (held.on_part >= part_frames.size()) continue;
    const Frame root = combine(part_frames[held.on_part], held.at);
    for (std::size_t i = 0; i < held.parts.size(); ++i)
      append_posed(out, held.parts[i], combine(root, held.placement[i]), number++);
  }
  return out;
}

}  // namespace acm
