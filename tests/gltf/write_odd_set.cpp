// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//
// write_odd_set OUT: a container with some creatures as large as retail's, and one that has everything that
// glTF cannot hold.
#include <cstdio>
#include <fstream>
#include <limits>

#include "support/retail_size_set.h"

namespace {

using namespace acm;

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr float kInfinity = std::numeric_limits<float>::infinity();
constexpr ObjectId kOdd = 0x0000FF00;

// Rotations of no length, of any length, and no numbers at all.
Animation odd_animation() {
  Animation a;
  a.id = 0x03000000 + kOdd;
  a.flags = Animation::kHasPositionFrames;
  a.part_count = 3;
  a.frame_count = 3;
  a.position_frames.assign(3, {{kNan, kInfinity, 1.0f}, {0, 0, 0, 0}});
  a.part_frames.resize(9);
  a.part_frames[0] = {{kNan, kInfinity, -kInfinity}, {kNan, 0, 0, 0}};
  a.part_frames[1] = {{1e30f, -1e30f, 1e-40f}, {3, 4, 0, 0}};
  a.part_frames[2].rotation = {1e-30f, 0, 0, 0};
  a.part_frames[4].rotation = {1e30f, 1e30f, 0, 0};
  a.hook_starts = {0, 1, 2, 2};
  a.hooks = {{hook_direction::kBoth, ScaleHook{kNan, kInfinity}}, {7, NoOpHook{}}};
  return a;
}

MotionTable odd_table() {
  const ObjectId animation = 0x03000000 + kOdd;
  MotionTableBuilder builder(0x09000000 + kOdd, command::kNonCombat);
  builder.style_default(command::kNonCombat, command::kReady)
      .cycle(motion_key(command::kNonCombat, command::kReady), {.anims = {{animation, 0, -1, 0.0f}}})
      .cycle(motion_key(command::kNonCombat, command::kDead), {.anims = {{animation, 0, -1, 1e30f}}})
      .cycle(motion_key(command::kNonCombat, command::kCrouch),
             {.anims = {{animation, 2, 1, -0.001f}}, .velocity = {kNan, kInfinity, 0}})
      .cycle(motion_key(command::kNonCombat, command::kSitting), {})
      .cycle(motion_key(0x8000FFFF, 0x4000FFFF), {.anims = {{animation, 0, -1, kNan}}})
      .cycle(motion_key(0x8000FFFE, 0x4000FFFE), {.anims = {{animation, 1, 1, 30.0f}}})
      .modifier(command::kTurnRight & 0xFFFFFF, {.omega = {0, 0, kNan}})
      .link_group(command::kNonCombat << 16)
      .link(command::kDead, {.anims = {{animation, 0, -1, 30.0f}, {animation, 0, -1, -15.0f}}});
  return std::move(builder).build();
}

GfxObj odd_model() {
  GfxObj mesh;
  mesh.id = 0x01000000 + kOdd;
  mesh.flags = GfxObj::kHasDrawing;
  mesh.surfaces = {0x08000000 + kOdd, 0x08000001 + kOdd};
  const TexCoord bad[] = {{kNan, kInfinity}};
  for (const Vec3 at : {Vec3{0, 0, 0}, Vec3{1, 0, 0}, Vec3{0, 1, 0}, Vec3{kNan, 0, 0}})
    mesh.add_vertex(at, at, bad);
  GfxObj::Polygon polygon;
  polygon.front_surface = 0;
  polygon.sides = GfxObj::kDoubleSided;
  const GfxObj::Corner whole[] = {{0}, {1}, {2}}, flat[] = {{0}, {0}, {1}}, bad_corner[] = {{0}, {1}, {3}};
  for (const auto corners : {std::span(whole), std::span(flat), std::span(bad_corner)})
    mesh.drawing.add_polygon(polygon, corners);
  polygon.front_surface = 1;
  mesh.drawing.add_polygon(polygon, whole);
  polygon.front_surface = 5;
  mesh.drawing.add_polygon(polygon, whole);
  mesh.drawing.bsp = make_drawing_bsp(mesh);
  return mesh;
}

Surface odd_surface() {
  Surface surface;
  surface.id = 0x08000000 + kOdd;
  surface.color = 0x00FF8000;
  surface.translucency = 7.0f;
  surface.luminosity = 50.0f;
  return surface;
}

// Everything that blends at once.
Surface odd_textured_surface() {
  Surface surface;
  surface.id = 0x08000001 + kOdd;
  surface.type = Surface::kClipMap | Surface::kInverseAlpha | Surface::kAdditive;
  surface.texture = 0x05000000 + kOdd;
  surface.translucency = surface.luminosity = surface.diffuse = kNan;
  return surface;
}

SurfaceTexture odd_texture() {
  SurfaceTexture texture;
  texture.id = 0x05000000 + kOdd;
  texture.images = {0x06000001 + kOdd, 0x06000000 + kOdd, 0};
  return texture;
}

// Of one pixel, whose index the palette does not have.
RenderSurface odd_image() {
  RenderSurface image;
  image.id = 0x06000000 + kOdd;
  image.width = image.height = 1;
  image.format = PixelFormat::Index16;
  image.pixels = {std::byte{0xFF}, std::byte{0xFF}};
  image.palette = 0x04000001;
  return image;
}

Setup odd_setup() {
  Setup setup;
  setup.id = 0x02000000 + kOdd;
  setup.flags = Setup::kHasParents | Setup::kHasScales;
  setup.parts = {0x01000000 + kOdd, 0x01000000 + kOdd, 0x01000000 + kOdd, 0x01000000 + kOdd};
  setup.parents = {Setup::kNoParent, 2, 1, 0};
  setup.scales = {{1, 1, 1}, {-1, 2, 3}, {0, 0, 0}, {kNan, 1, 1}};
  setup.placements = {{placement::kDefault, Vector<Frame>(4, {{kNan, 1, 2}, {0, 0, 5, 0}}), {}}};
  setup.default_motion_table = 0x09000000 + kOdd;
  return setup;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  DatWriter writer = acm::test::RetailSizeSet(acm::test::RetailCounts().divided_by(200)).container();
  bool good = true;
  const auto put = [&](ObjectId id, Vector<std::byte> bytes) {
    good &= writer.put(id, std::move(bytes), {0x50000000, 1}).ok();
  };
  put(odd_animation().id, write_animation(odd_animation()));
  put(odd_table().id(), write_motion_table(odd_table()));
  put(odd_model().id, write_gfxobj(odd_model()));
  put(odd_surface().id, write_surface(odd_surface()));
  put(odd_textured_surface().id, write_surface(odd_textured_surface()));
  put(odd_texture().id, write_surface_texture(odd_texture()));
  put(odd_image().id, write_render_surface(odd_image()));
  put(odd_setup().id, write_setup(odd_setup()));
  const auto bytes = writer.build();
  if (!good || !bytes.ok()) return 1;
  std::ofstream file(argv[1], std::ios::binary);
  file.write(reinterpret_cast<const char*>(bytes->data()), static_cast<std::streamsize>(bytes->size()));
  return file.good() ? 0 : 1;
}
