// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Arc sine, arc cosine and the angle of a vector.
#include "base/math.h"

#include <cmath>

#include "double_double.h"
#include "math_kernels.h"
#include "math_tables.h"

namespace acm::math {

namespace {

constexpr double kTiny = 0x1p-29;  // below this asin x and atan x are x, to within a fraction of an ulp

// asin x - x for |x| <= 1/2.
double asin_excess(double x, double square) {
  return x * square * polynomial_in_halves(kAsin, square);
}

// asin(sqrt(square)) for square in (0, 1/4]. The root is split into a head of 26 bits, whose square is exact,
// and a correction, so that its rounding does not count twice.
DoubleDouble asin_of_root(double square) {
  const double root = std::sqrt(square);
  const double head = from_bits(bits_of(root) & ~std::uint64_t{0x7FFFFFF});
  const double correction = (square - head * head) / (root + head);
  return {head, correction + asin_excess(root, square)};
}

// base + 2 sign angle, for a base above twice the angle.
double add_twice(DoubleDouble base, double sign, DoubleDouble angle) {
  const DoubleDouble sum = fast_two_sum(base.hi, 2.0 * sign * angle.hi);
  return sum.hi + (sum.lo + (base.lo + 2.0 * sign * angle.lo));
}

// The same in plain double, for single precision.
double asin_small_single(double x, double square) {
  return x * (1.0 + square * polynomial_in_halves(kAsinSingle, square));
}
double asin_of_root_single(double square) {
  return asin_small_single(std::sqrt(square), square);
}

// Where the angle of (x, y), y >= 0, lies: it is base + sign * t, with t in [0, pi/4] the angle to the nearer
// axis.
struct Octant {
  DoubleDouble base;
  double sign;
};
const Octant& octant(bool left, bool steep) {
  static constexpr Octant kOctants[2][2] = {{{{0.0, 0.0}, 1.0}, {kHalfPi, -1.0}},
                                            {{kPiPair, -1.0}, {kHalfPi, 1.0}}};
  return kOctants[left ? 1 : 0][steep ? 1 : 0];
}

// small / big for 0 <= small <= big, where 0/0 is 0 and inf/inf is 1, as C's atan2 wants them.
double ratio(double small, double big) {
  if (small == big) return small == 0.0 ? 0.0 : 1.0;
  return small / big;
}

// (b - c a) / (a + c b) in two parts, for c a multiple of 1/16 near b / a.
DoubleDouble tangent_of_difference(double b, double a, double c) {
  const DoubleDouble halves = split(a);
  const DoubleDouble numerator = two_sum(b - c * halves.hi, -(c * halves.lo));
  const DoubleDouble denominator = fast_two_sum(a, c * b);
  // A quotient through the reciprocal is an ulp or so off; what it lacks is found exactly.
  const double reciprocal = 1.0 / denominator.hi;
  const double quotient = numerator.hi * reciprocal;
  const DoubleDouble product = two_product(quotient, denominator.hi);
  const double rest = ((numerator.hi - product.hi) - product.lo) + (numerator.lo - quotient * denominator.lo);
  return {quotient, rest * reciprocal};
}

// atan(small / big) for 0 <= small <= big: atan(k/16) from the table and the rest from a polynomial.
DoubleDouble atan_of_ratio(double small, double big) {
  const double t = ratio(small, big);
  if (t < kTiny) return {t, 0.0};
  if (t == 1.0) return kAtanOfSixteenths[16];  // also two infinities
  // Keep the products below away from overflow and underflow; t stays the same, and nothing is rounded.
  const double scale = big > 0x1p900 ? 0x1p-200 : big < 0x1p-800 ? 0x1p300 : 1.0;
  const Rounded k = round_to_integer(t * 16.0);
  const DoubleDouble u = tangent_of_difference(small * scale, big * scale, k.value * 0.0625);
  const DoubleDouble& step = kAtanOfSixteenths[k.low_bits];
  const double square = u.hi * u.hi;
  const double excess = u.hi * square * polynomial(kAtan, square);
  const DoubleDouble sum = fast_two_sum(step.hi, u.hi);
  return {sum.hi, sum.lo + (step.lo + (u.lo + excess))};
}

bool is_nan(double x) {
  return x != x;
}

}  // namespace

double asin(double x) {
  const double size = magnitude(x);
  if (size <= 0.5) return size < kTiny ? x : x + asin_excess(x, x * x);
  if (!(size < 1.0)) return size == 1.0 ? flip_sign_by(kHalfPi.hi, x) : kNan<double>;
  return flip_sign_by(add_twice(kHalfPi, -1.0, asin_of_root((1.0 - size) * 0.5)), x);
}

double acos(double x) {
  const double size = magnitude(x);
  if (size <= 0.5) {
    const DoubleDouble sum = fast_two_sum(kHalfPi.hi, -x);
    return sum.hi + (sum.lo + (kHalfPi.lo - asin_excess(x, x * x)));
  }
  if (!(size < 1.0)) return size == 1.0 ? (x > 0.0 ? 0.0 : kPiPair.hi) : kNan<double>;
  const DoubleDouble half_angle = asin_of_root((1.0 - size) * 0.5);
  return x > 0.0 ? 2.0 * (half_angle.hi + half_angle.lo) : add_twice(kPiPair, -1.0, half_angle);
}

double atan2(double y, double x) {
  if (is_nan(x) || is_nan(y)) return kNan<double>;
  const double height = magnitude(y), width = magnitude(x);
  const bool steep = height > width;
  const DoubleDouble t = atan_of_ratio(steep ? width : height, steep ? height : width);
  const bool left = (bits_of(x) & kSignBit) != 0;
  const Octant& place = octant(left, steep);
  const DoubleDouble sum = two_sum(place.base.hi, place.sign * t.hi);
  return flip_sign_by(sum.hi + (sum.lo + (place.base.lo + place.sign * t.lo)), y);
}

float asin(float x) {
  const double wide = x, size = magnitude(wide);
  if (size <= 0.5) return static_cast<float>(asin_small_single(wide, wide * wide));
  if (!(size <= 1.0)) return kNan<float>;
  return static_cast<float>(flip_sign_by(kHalfPi.hi - 2.0 * asin_of_root_single((1.0 - size) * 0.5), wide));
}

float acos(float x) {
  const double wide = x, size = magnitude(wide);
  if (size <= 0.5) return static_cast<float>(kHalfPi.hi - asin_small_single(wide, wide * wide));
  if (!(size <= 1.0)) return kNan<float>;
  const double angle = 2.0 * asin_of_root_single((1.0 - size) * 0.5);
  return static_cast<float>(x > 0.0f ? angle : kPiPair.hi - angle);
}

float atan2(float y, float x) {
  const double wide_y = y, wide_x = x;
  if (is_nan(wide_x) || is_nan(wide_y)) return kNan<float>;
  const double height = magnitude(wide_y), width = magnitude(wide_x);
  const bool steep = height > width;
  const double u = ratio(steep ? width : height, steep ? height : width);
  const double square = u * u;
  const double t = u * (1.0 + square * polynomial_in_halves(kAtanSingle, square));
  const bool left = (bits_of(wide_x) & kSignBit) != 0;
  const Octant& place = octant(left, steep);
  return static_cast<float>(flip_sign_by(place.base.hi + place.sign * t, wide_y));
}

}  // namespace acm::math
