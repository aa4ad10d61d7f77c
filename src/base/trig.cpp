// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Sine and cosine: take off the nearest multiple n of pi/2, then evaluate one of two polynomials on what is
// left, chosen with its sign by n modulo 4.
#include "base/finite.h"
#include "base/math.h"

#include <bit>

#include "double_double.h"
#include "math_kernels.h"
#include "math_tables.h"

namespace acm::math {

namespace {

constexpr double kQuarterPi = 0x1.921fb54442d18p-1;
constexpr double kHuge = 0x1p20;  // from here on n times a part of pi/2 is no longer exact

// x = n pi/2 + r.hi + r.lo with |r| at most about pi/4; n is known modulo 2^32.
struct Reduced {
  DoubleDouble r;
  std::uint32_t n;
};

std::uint64_t high_word_of_product(std::uint64_t a, std::uint64_t b) {
  const std::uint64_t a0 = a & 0xFFFFFFFFu, a1 = a >> 32, b0 = b & 0xFFFFFFFFu, b1 = b >> 32;
  const std::uint64_t middle = a1 * b0 + (a0 * b0 >> 32);
  const std::uint64_t carry = (a0 * b1 + (middle & 0xFFFFFFFFu)) >> 32;
  return a1 * b1 + (middle >> 32) + carry;
}

// 64 binary digits of 2/pi from the given one on, counted from 64 places before the point.
std::uint64_t digits_of_two_over_pi(unsigned first) {
  const unsigned word = first / 64, shift = first % 64;
  if (shift == 0) return kTwoOverPiBits[word];
  return kTwoOverPiBits[word] << shift | kTwoOverPiBits[word + 1] >> (64 - shift);
}

// The fraction high:low / 2^128 times pi/2. The fraction is never 0: no double is nearer than about 2^-62 to
// a multiple of pi/2, which leaves 64 good bits.
DoubleDouble times_half_pi(std::uint64_t high, std::uint64_t low) {
  int zeros = 0;
  if (high == 0) {
    high = low;
    low = 0;
    zeros = 64;
  }
  if (const int more = std::countl_zero(high); more != 0) {
    high = high << more | low >> (64 - more);
    low <<= more;
    zeros += more;
  }
  // The first 53 bits and the next 53, each exact as a double.
  const auto head = static_cast<double>(high >> 11) * 0x1p-53;
  const auto tail = static_cast<double>((high & 0x7FFu) << 42 | low >> 22) * 0x1p-106;
  DoubleDouble r = two_product(head, kHalfPi.hi);
  r.lo += head * kHalfPi.lo + tail * kHalfPi.hi;
  const double scale = power_of_two(-zeros);
  r = fast_two_sum(r.hi, r.lo);
  return {r.hi * scale, r.lo * scale};
}

// Payne and Hanek's method: x = m 2^e with an integer m. Those digits of 2/pi that times m 2^e give multiples
// of 4 are left out; the next 192 give n modulo 4 and 126 good bits of the fraction.
Reduced reduce_huge(double x) {
  const std::uint64_t bits = bits_of(x) & ~kSignBit;
  const int exponent = static_cast<int>(bits >> kMantissaBits) - kExponentBias - kMantissaBits;
  const std::uint64_t m = (bits & 0xFFFFFFFFFFFFFu) | 0x10000000000000u;
  const auto first = static_cast<unsigned>(exponent + 62);  // the digit worth 2^(1 - e)
  const std::uint64_t w0 = digits_of_two_over_pi(first), w1 = digits_of_two_over_pi(first + 64),
                      w2 = digits_of_two_over_pi(first + 128);
  std::uint64_t low = m * w1 + high_word_of_product(m, w2);
  const std::uint64_t carry = low < m * w1 ? 1 : 0;
  std::uint64_t high = m * w0 + high_word_of_product(m, w1) + carry;
  auto n = static_cast<std::uint32_t>(high >> 62);
  high = high << 2 | low >> 62;
  low <<= 2;
  const bool above_half = (high >> 63) != 0;
  if (above_half) {  // count from the next multiple, downwards
    ++n;
    low = ~low + 1;
    high = ~high + (low == 0 ? 1 : 0);
  }
  const bool negative = x < 0.0;
  const DoubleDouble r = times_half_pi(high, low);
  const bool flip = negative != above_half;
  return {flip ? DoubleDouble{-r.hi, -r.lo} : r, negative ? 0u - n : n};
}

// For |x| below 2^20. The products with the first three parts of pi/2 are exact, and 152 bits of pi/2 outlast
// any cancellation.
Reduced reduce_moderate(double x) {
  const Rounded n = round_to_integer(x * kTwoOverPi);
  const DoubleDouble a = two_sum(x - n.value * kHalfPi1, -(n.value * kHalfPi2));
  const DoubleDouble b = two_sum(a.hi, -(n.value * kHalfPi3));
  return {fast_two_sum(b.hi, (a.lo + b.lo) - n.value * kHalfPi4), n.low_bits};
}

Reduced reduce(double x) {
  const double size = magnitude(x);
  if (size <= kQuarterPi) return {{x, 0.0}, 0};
  return size < kHuge ? reduce_moderate(x) : reduce_huge(x);
}

double sin_near_zero(DoubleDouble r) {
  const double square = r.hi * r.hi;
  const double cube_part = r.hi * square * polynomial(kSin, square);
  return r.hi + (cube_part + r.lo * (1.0 - 0.5 * square));
}

double cos_near_zero(DoubleDouble r) {
  const double square = r.hi * r.hi;
  const double half = 0.5 * square;
  const DoubleDouble head = fast_two_sum(1.0, -half);
  return head.hi + (head.lo + (square * square * polynomial(kCos, square) - r.hi * r.lo));
}

// The sine of r + n pi/2.
double sin_at(DoubleDouble r, std::uint32_t n) {
  const double value = (n & 1) != 0 ? cos_near_zero(r) : sin_near_zero(r);
  return (n & 2) != 0 ? -value : value;
}

// Single precision computes in plain double. Returns r, |r| at most about pi/4.
double reduce_single(float x, std::uint32_t& n) {
  const double wide = x;
  if (magnitude(wide) < kHuge) {
    const Rounded rounded = round_to_integer(wide * kTwoOverPi);
    n = rounded.low_bits;
    return (wide - rounded.value * kHalfPi1) - rounded.value * kHalfPiAfter1;
  }
  const Reduced reduced = reduce_huge(wide);
  n = reduced.n;
  return reduced.r.hi;
}

// Without a branch, because n is as good as random: sine and cosine differ in a factor and in coefficients.
float sin_at_single(double r, std::uint32_t n) {
  const double factors[2] = {r, 1.0};
  const double signs[2] = {1.0, -1.0};
  const double square = r * r;
  const double value = factors[n & 1] * (1.0 + square * polynomial(kSinCosSingle[n & 1], square));
  return static_cast<float>(value * signs[(n >> 1) & 1]);
}

}  // namespace

double sin(double radians) {
  if (magnitude(radians) < 0x1p-27) return radians;  // what is lacking is less than half an ulp
  if (!is_finite(radians)) return kNan<double>;
  const Reduced reduced = reduce(radians);
  return sin_at(reduced.r, reduced.n);
}

double cos(double radians) {
  if (!is_finite(radians)) return kNan<double>;
  const Reduced reduced = reduce(radians);
  return sin_at(reduced.r, reduced.n + 1);
}

void sincos(double radians, double& sine, double& cosine) {
  if (!is_finite(radians)) {
    sine = cosine = kNan<double>;
    return;
  }
  const Reduced reduced = reduce(radians);
  sine = magnitude(radians) < 0x1p-27 ? radians : sin_at(reduced.r, reduced.n);
  cosine = sin_at(reduced.r, reduced.n + 1);
}

float sin(float radians) {
  if (!is_finite(radians)) return kNan<float>;
  std::uint32_t n = 0;
  const double r = reduce_single(radians, n);
  return sin_at_single(r, n);
}

float cos(float radians) {
  if (!is_finite(radians)) return kNan<float>;
  std::uint32_t n = 0;
  const double r = reduce_single(radians, n);
  return sin_at_single(r, n + 1);
}

void sincos(float radians, float& sine, float& cosine) {
  if (!is_finite(radians)) {
    sine = cosine = kNan<float>;
    return;
  }
  std::uint32_t n = 0;
  const double r = reduce_single(radians, n);
  sine = sin_at_single(r, n);
  cosine = sin_at_single(r, n + 1);
}

}  // namespace acm::math
