// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "painted.h"

namespace acm::sample {

namespace {

constexpr int kMiddle = 128;  // the shade of a ramp's own colour

// Noise about zero, up to `amount` shades up and down.
int ripple(int x, int y, int side, int cell_x, int cell_y, int amount, std::uint32_t seed) {
  return (noise(x, y, cell_x, cell_y, side / cell_x, side / cell_y, seed) - 128) * amount / 128;
}

// Threads over and under each other, two pixels wide.
int thread_shade(int x, int y) {
  constexpr int kRound[] = {-38, 24};
  const bool lies_across = (x / 2 + y / 2) % 2 == 0;
  return lies_across ? kRound[y % 2] : kRound[x % 2] - 10;
}

int fur_shade(int x, int y, int side) {
  return ripple(x, y, side, 2, 8, 95, 31) + ripple(x, y, side, 1, 4, 45, 32) +
         ripple(x, y, side, 8, 8, 30, 33);
}

}  // namespace

Picture paint_skin(Ramp ramp) {
  return {32, 32, ramp, [](int x, int y) {
            return kMiddle + 20 + ripple(x, y, 32, 8, 8, 26, 1) + ripple(x, y, 32, 2, 2, 14, 2);
          }};
}

Picture paint_hair(Ramp ramp) {
  return {32, 32, ramp, [](int x, int y) {
            return kMiddle + ripple(x, y, 32, 2, 16, 105, 3) + ripple(x, y, 32, 1, 8, 40, 4);
          }};
}

Picture paint_weave(Ramp ramp, int side) {
  return {side, side, ramp, [side](int x, int y) {
            return kMiddle + thread_shade(x, y) + ripple(x, y, side, 8, 8, 30, 5) +
                   ripple(x, y, side, 1, 1, 16, 6);
          }};
}

Picture paint_leather(Ramp ramp) {
  return {32, 32, ramp, [](int x, int y) {
            const int crease = ripple(x, y, 32, 4, 4, 100, 7);
            return kMiddle + ripple(x, y, 32, 16, 8, 45, 8) - (crease > 30 ? crease - 30 : 0) +
                   ripple(x, y, 32, 1, 1, 22, 9);
          }};
}

// Brushed along the height, with a band of light.
Picture paint_metal(Ramp ramp, int side) {
  return {side, side, ramp, [side](int x, int y) {
            const int across = x * 8 / side;  // eight bands
            constexpr int kBand[] = {-40, -15, 15, 55, 70, 25, -5, -30};
            return kMiddle + kBand[across] + ripple(x, y, side, 1, side / 2, 34, 10) +
                   ripple(x, y, side, side / 4, side / 4, 20, 11);
          }};
}

Picture paint_wood(Ramp ramp, int side, std::uint32_t seed) {
  return {side, side, ramp, [side, seed](int x, int y) {
            const int bend = ripple(x, y, side, side / 4, side / 4, side / 8, seed);
            const int across = (x + bend + side) % side;
            const int ring = ripple(across, 0, side, side / 16, side, 90, seed + 1);
            const bool edge = x == 0 || x == side - 1;
            return kMiddle + ring + ripple(x, y, side, 1, side / 2, 48, seed + 2) - (edge ? 70 : 0);
          }};
}

// Two courses of blocks, the upper one shifted by half a block.
Picture paint_stone() {
  constexpr int kSide = 64, kCourse = 32, kBlock = 64;
  return {kSide, kSide, kStoneRamp, [](int x, int y) {
            const int course = y / kCourse;
            const int in_block = (x + course * kBlock / 2) % kBlock, in_course = y % kCourse;
            const bool joint = in_block < 3 || in_course < 3;
            const bool lit = in_block < 5 || in_course < 5;
            return kMiddle +
                   (joint ? -105
                    : lit ? 40
                          : 0) +
                   ripple(x, y, kSide, 8, 8, 55, 14) + ripple(x, y, kSide, 2, 2, 40, 15);
          }};
}

Picture paint_fur(Ramp ramp) {
  return {32, 32, ramp, [](int x, int y) { return kMiddle + fur_shade(x, y, 32); }};
}

// Rings, every other row shifted by half a ring.
Picture paint_mail() {
  return {32, 32, kSteelRamp, [](int x, int y) {
            constexpr int kRing[4][4] = {
                {-120, 25, 45, -120}, {10, -95, -95, 35}, {-5, -110, -110, 15}, {-110, 0, 5, -110}};
            const int shifted = (x + (y / 4 % 2) * 2) % 4;
            return kMiddle - 35 + kRing[y % 4][shifted] + ripple(x, y, 32, 8, 8, 24, 16);
          }};
}

// From the belly in the middle over the flanks to the back at both ends: pale, fur with stripes, dark.
Picture paint_coat() {
  constexpr int kSide = 64;
  Picture picture(kSide, kSide);
  for (int y = 0; y < kSide; ++y)
    for (int x = 0; x < kSide; ++x) {
      const int from_belly = x < kSide / 2 ? kSide / 2 - x : x - kSide / 2;
      const int shade = kMiddle + fur_shade(x, y, kSide);
      const int frayed = from_belly + ripple(x, y, kSide, 2, 4, 3, 21);
      const int wave = (y + ripple(x, 0, kSide, 8, kSide, 5, 22) + from_belly / 4 + kSide) % 16;
      const bool stripe = frayed > 12 && wave < 4 + (from_belly - 12) / 6;
      const Ramp ramp = frayed < 9 ? kPaleFurRamp : stripe || frayed > 28 ? kDarkFurRamp : kFurRamp;
      picture.set(x, y, ramp.unit(shade));
    }
  return picture;
}

}  // namespace acm::sample
