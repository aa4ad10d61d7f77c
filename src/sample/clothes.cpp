// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <utility>

#include "content.h"
#include "mannequin.h"
#include "mannequin_body.h"
#include "mesh.h"
#include "palettes.h"
#include "surfaces.h"
#include "textures.h"

namespace acm::sample {

namespace {

using mannequin::Part;

constexpr ObjectId kCapeMesh = 0x01000401, kHelmetMesh = 0x01000402;
constexpr ObjectId kBodyMeshes = 0x01000001;  // of the mannequin's first part

// From the shoulders to the knees, in strips that bend away from the body.
void add_cape(MeshBuilder& b) {
  struct Edge {
    float z, y, half_width, v;
  };
  constexpr Edge kEdges[] = {{0.262f, -0.060f, 0.125f, 0.0f},
                             {0.190f, -0.132f, 0.165f, 0.12f},
                             {-0.05f, -0.165f, 0.195f, 0.42f},
                             {-0.52f, -0.235f, 0.235f, 1.0f}};
  constexpr int kColumns = 4;
  b.paint(kCape).show_both_sides();
  for (std::size_t i = 0; i + 1 < std::size(kEdges); ++i)
    for (int c = 0; c < kColumns; ++c) {
      // Seen from behind, -x is on the left; the folds bulge.
      const auto corner = [&](const Edge& edge, int column) {
        const float u = static_cast<float>(column) / kColumns;
        const float bulge = column % 2 == 0 ? 0.0f : 0.025f;
        return MeshBuilder::Corner{{edge.half_width * (2.0f * u - 1.0f), edge.y - bulge, edge.z},
                                   {u, edge.v}};
      };
      b.polygon({corner(kEdges[i + 1], c), corner(kEdges[i + 1], c + 1), corner(kEdges[i], c + 1),
                 corner(kEdges[i], c)});
    }
}

GfxObj chest_with_cape() {
  MeshBuilder b(kCapeMesh);
  mannequin::add_chest(b);
  b.paint(kBrass);
  for (const float side : {-1.0f, 1.0f})
    b.box({side * 0.105f - 0.02f, 0.055f, 0.225f}, {side * 0.105f + 0.02f, 0.085f, 0.255f});
  add_cape(b);
  return std::move(b).build();
}

GfxObj head_in_helmet() {
  MeshBuilder b(kHelmetMesh);
  mannequin::add_face(b);
  b.paint(kSteel).loft({{0.03f, 0.084f, 0.060f, 0.0f, -0.042f}, {0.15f, 0.088f, 0.066f, 0.0f, -0.030f}},
                       0.3f);
  b.loft({{0.138f, 0.088f, 0.106f, 0.0f, 0.006f},
          {0.190f, 0.078f, 0.096f, 0.0f, 0.002f},
          {0.245f, 0.044f, 0.058f},
          {0.270f, 0.010f, 0.014f}},
         0.32f);
  b.paint(kBrass).loft({{0.134f, 0.091f, 0.109f, 0.0f, 0.006f}, {0.152f, 0.091f, 0.109f, 0.0f, 0.006f}},
                       0.32f);
  b.box({-0.009f, 0.104f, 0.085f}, {0.009f, 0.120f, 0.150f});  // over the nose
  mannequin::add_nose_and_eyes(b);
  return std::move(b).build();
}

using Effect = ClothingTable::ObjectEffect;

Effect mail_on(Part part, TextureId sleeve) {
  return {part, kBodyMeshes + part, {{sleeve, kMailTexture}}};
}

ClothingTable::Range range_of(Ramp ramp) {
  return {ramp.first_entry(), ramp.entries()};
}

// Helmet, tabard and cape over mail. By shade they are crimson, blue, green or violet; dye 2 changes the
// trimmings too.
ClothingTable knight() {
  using namespace mannequin;
  ClothingTable table;
  table.id = kSampleClothes;
  const ClothingTable::TextureEffect tabard{kTunicTexture, kTabardTexture};
  table.bases = {{kSampleMannequin,
                  {{kPelvis, kBodyMeshes + kPelvis, {tabard}},
                   {kAbdomen, kBodyMeshes + kAbdomen, {tabard}},
                   {kChest, kCapeMesh, {tabard}},
                   {kHead, kHelmetMesh, {}},
                   mail_on(kRightUpperArm, kRightSleeveTexture),
                   mail_on(kRightForearm, kRightSleeveTexture),
                   mail_on(kLeftUpperArm, kLeftSleeveTexture),
                   mail_on(kLeftForearm, kLeftSleeveTexture)}}};
  const ClothingTable::PaletteEffect cloth{{range_of(kTunicRamp), range_of(kCapeRamp)}, kClothDyes};
  table.templates = {{1, 0, {cloth}}, {2, 0, {cloth, {{range_of(kTrimRamp)}, kTrimDyes}}}};
  return table;
}

// No clothes, but the same table in the files' way of having a creature in several colours.
ClothingTable coats() {
  ClothingTable table;
  table.id = kSampleCoats;
  table.bases = {{kSampleBeast, {}}};
  table.templates = {{1, 0, {{{{0, 256}}, kCoats}}}};
  return table;
}

}  // namespace

void add_clothes(Content& content) {
  content.add(chest_with_cape());
  content.add(head_in_helmet());
  content.add(knight());
  content.add(coats());
}

}  // namespace acm::sample
