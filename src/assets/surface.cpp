// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/surface.h"

#include "record.h"

namespace acm {

namespace {

constexpr std::uint32_t kKnownTypes =
    Surface::kSolid | Surface::kImage | Surface::kClipMap | Surface::kTranslucent | Surface::kDiffuse |
    Surface::kLuminous | Surface::kAlpha | Surface::kInverseAlpha | Surface::kAdditive | Surface::kDetail |
    Surface::kGouraud | Surface::kStippled | Surface::kPerspective;

}  // namespace

Result<Surface> read_surface(Bytes bytes, ObjectId id) {
  ByteReader in(bytes);
  Surface surface;
  surface.id = id;
  surface.type = in.u32("type");
  note_unknown_flags(in, surface.type, kKnownTypes, 0);
  if (surface.has_texture()) {
    surface.texture = in.u32("texture");
    surface.palette = in.u32("palette");
  } else {
    surface.color = in.u32("colour");
  }
  surface.translucency = in.f32("translucency");
  surface.luminosity = in.f32("luminosity");
  surface.diffuse = in.f32("diffuse");
  return finish_record(in, surface);
}

Vector<std::byte> write_surface(const Surface& surface) {
  ByteWriter out;
  out.u32(surface.type);
  if (surface.has_texture()) {
    out.u32(surface.texture);
    out.u32(surface.palette);
  } else {
    out.u32(surface.color);
  }
  out.f32(surface.translucency);
  out.f32(surface.luminosity);
  out.f32(surface.diffuse);
  return std::move(out).take();
}

}  // namespace acm
