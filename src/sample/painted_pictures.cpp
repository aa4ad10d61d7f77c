// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "painted.h"

namespace acm::sample {

namespace {

int face_noise(int x, int y) {
  return (noise(x, y, 8, 8, 8, 8, 41) - 128) / 6 + (noise(x, y, 2, 2, 32, 32, 42) - 128) / 12;
}

void paint_brow(Picture& face, int side) {
  for (int i = 0; i < 11; ++i) {
    const int x = 32 + side * (5 + i), y = 11 - (i < 6 ? i / 3 : 2 - (i - 6) / 3);
    face.set(x, y, kHairRamp.unit(70));
    face.set(x, y + 1, kHairRamp.unit(130));
    if (i > 1 && i < 9) face.set(x, y + 2, kSkinRamp.unit(90));
  }
}

// The whites of the eyes are a part of the mesh; this is the shadow around them.
void paint_socket(Picture& face, int side) {
  face.disc(32 + side * 11, 18, 7, 5, kSkinRamp.unit(112));
  face.disc(32 + side * 11, 18, 5, 4, kSkinRamp.unit(90));
}

void paint_mouth(Picture& face) {
  for (int x = -8; x <= 8; ++x) {
    const int away = std::abs(x);
    const int bow = away < 2 ? 1 : 0;  // the upper lip dips in the middle
    if (away < 8) face.set(32 + x, 44 + bow, kLipRamp.unit(110));
    face.set(32 + x, 45, kLipRamp.unit(away < 7 ? 10 : 40));
    if (away < 7) face.set(32 + x, 46, kLipRamp.unit(170));
    if (away < 6) face.set(32 + x, 47, kLipRamp.unit(130));
    if (away < 5) face.set(32 + x, 49, kSkinRamp.unit(95));
  }
}

/// Cloth that goes round the trunk.
int cloth_shade(int x, int y) {
  constexpr int kRound[] = {-22, 14};
  const int thread = (x + y) % 2 == 0 ? kRound[y % 2] : kRound[x % 2];
  const int fold = (noise(x, y, 8, 32, 16, 2, 51) - 128) / 3;
  return 128 + thread + fold + (noise(x, y, 1, 1, 128, 64, 52) - 128) / 10;
}

// A zigzag between two lines, from this row down.
void paint_border(Picture& cloth, int top) {
  for (int x = 0; x < cloth.width(); ++x)
    for (int y = 0; y < 6; ++y) {
      const int zigzag = x % 8 < 4 ? x % 4 : 3 - x % 4;
      const bool bright = y == 0 || y == 5 || y - 1 == zigzag;
      cloth.set(x, top + y, bright ? kTrimRamp.unit(170) : kTunicRamp.unit(40));
    }
}

void paint_laces(Picture& cloth, int middle, int bottom) {
  for (int y = 0; y < bottom; ++y) {
    cloth.fill(middle - 2, y, middle + 2, y, kSkinRamp.unit(y < 6 ? 150 : 60));
    cloth.set(middle - 3, y, kTrimRamp.unit(150));
    cloth.set(middle + 3, y, kTrimRamp.unit(150));
    const int step = y % 5;
    cloth.set(middle - 2 + step, y, kLeatherRamp.unit(190));
    cloth.set(middle + 2 - step, y, kLeatherRamp.unit(220));
  }
}

// A sun: a disc in a ring of rays.
void paint_sun(Picture& cloth, int x, int y) {
  const auto bright = kTrimRamp.unit(200), dark = kTrimRamp.unit(70);
  for (int i = 4; i < 9; ++i)
    for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}})
      cloth.set(x + dx * i, y + dy * i, bright);
  for (int i = 3; i < 7; ++i)
    for (const auto& [dx, dy] : {std::pair{1, 1}, {-1, 1}, {1, -1}, {-1, -1}})
      cloth.set(x + dx * i, y + dy * i, i == 6 ? dark : bright);
  cloth.disc(x, y, 4, 4, bright);
  cloth.disc(x, y, 2, 2, dark);
}

Picture eye(Ramp iris, std::uint8_t white, bool slit) {
  Picture picture(16, 16, white);
  picture.disc(8, 9, 6, 6, iris.unit(90));
  picture.disc(8, 9, 5, 5, iris.unit(180));
  if (slit)
    picture.fill(7, 3, 8, 14, kEyeRamp.first);
  else
    picture.disc(8, 9, 2, 2, kEyeRamp.first);
  picture.fill(9, 5, 10, 6, kEyeRamp.unit(255));
  picture.fill(0, 0, 15, 2, kHairRamp.unit(20));  // lashes
  return picture;
}

}  // namespace

Picture paint_face() {
  Picture face(64, 64, kSkinRamp, [](int x, int y) {
    const int to_chin = std::max(0, y - 50) * 4;
    return 150 + face_noise(x, y) - to_chin;
  });
  for (const int side : {-1, 1}) {
    face.disc(32 + side * 14, 34, 6, 5, kSkinRamp.unit(165));
    face.disc(32 + side * 14, 35, 4, 3, kSkinRamp.unit(178));
    paint_socket(face, side);
    paint_brow(face, side);
  }
  paint_mouth(face);
  return face;
}

Picture paint_eye() {
  return eye(kEyeRamp, kEyeRamp.unit(255), false);
}

Picture paint_beast_eye() {
  return eye(kSparkRamp, kBrassRamp.unit(60), true);
}

Picture paint_tunic() {
  constexpr int kFront = 64, kSeams[] = {32, 96};
  Picture cloth(128, 64, kTunicRamp, cloth_shade);
  for (const int seam : kSeams) cloth.fill(seam, 0, seam, 63, kTunicRamp.unit(30));
  paint_laces(cloth, kFront, 27);
  paint_border(cloth, 57);
  return cloth;
}

// Panels before and behind, mail at the sides.
Picture paint_tabard() {
  constexpr int kFront = 32, kPanel = 12;
  Picture cloth = paint_mail();
  Picture picture(64, 64);
  for (int y = 0; y < 64; ++y)
    for (int x = 0; x < 64; ++x) {
      const int to_side = std::min(std::abs(x - kFront), 32 - std::abs(x - kFront));
      const bool panel = to_side < kPanel, edge = to_side == kPanel || (panel && y > 60);
      picture.set(x, y,
                  edge    ? kTrimRamp.unit(150)
                  : panel ? kTunicRamp.unit(cloth_shade(x, y))
                          : cloth.at(x % 32, y % 32));
    }
  paint_sun(picture, kFront, 13);
  return picture;
}

Picture paint_cape() {
  Picture cape(32, 64, kCapeRamp, [](int x, int y) { return cloth_shade(x, y) + (x % 8 < 4 ? 15 : -20); });
  cape.fill(0, 0, 0, 63, kTrimRamp.unit(130));
  cape.fill(31, 0, 31, 63, kTrimRamp.unit(130));
  for (int x = 0; x < 32; ++x) {
    const int hem = 51 + noise(x, 0, 3, 1, 12, 1, 61) * 12 / 255;
    cape.fill(x, hem - 2, x, hem - 1, kTrimRamp.unit(110));
    cape.fill(x, hem, x, 63, kClear);
  }
  return cape;
}

Puff paint_puff(Ramp ramp) {
  constexpr int kSide = 16;
  Puff puff{{kSide, kSide}, {}};
  for (int y = 0; y < kSide; ++y)
    for (int x = 0; x < kSide; ++x) {
      const int dx = 2 * x - kSide + 1, dy = 2 * y - kSide + 1;
      const int brightness = std::max(0, 255 - (dx * dx + dy * dy) * 255 / (kSide * kSide));
      puff.picture.set(x, y, ramp.unit(brightness));
      puff.alpha.push_back(static_cast<std::uint8_t>(brightness * brightness / 255));
    }
  return puff;
}

}  // namespace acm::sample
