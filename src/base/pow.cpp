// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Powers as 2^(y log2 x). The exponent may reach 1075, so its logarithm needs some 11 bits more than a double
// has: logarithm and product are kept in two doubles.
#include "base/math.h"

#include <optional>

#include "double_double.h"
#include "math_kernels.h"
#include "math_tables.h"

namespace acm::math {

namespace {

enum class Parity { NotInteger, Even, Odd };

// Of a finite number other than 0.
Parity parity_of(double y) {
  const int exponent = static_cast<int>(bits_of(y) >> kMantissaBits & 0x7FFu) - kExponentBias;
  if (exponent < 0) return Parity::NotInteger;
  if (exponent > kMantissaBits) return Parity::Even;
  const std::uint64_t mantissa = (bits_of(y) & 0xFFFFFFFFFFFFFu) | 0x10000000000000u;
  const std::uint64_t one = std::uint64_t{1} << (kMantissaBits - exponent);
  if ((mantissa & (one - 1)) != 0) return Parity::NotInteger;
  return (mantissa & one) != 0 ? Parity::Odd : Parity::Even;
}

// The result of pow for the special cases of C's annex F.10.4.4, in its order. Empty otherwise: the result is
// then |x|^y with the sign written to `sign`.
template <class T>
std::optional<T> special_power(T x, T y, T& sign) {
  if (x == T{1} || y == T{0}) return T{1};
  if (x != x || y != y) return kNan<T>;
  const double base = magnitude(x);
  const bool grows = (base > 1.0) == (y > T{0});
  const T limit = grows ? kInfinity<T> : T{0};
  if (magnitude(y) == kInfinity<double>) return base == 1.0 ? T{1} : limit;
  const Parity parity = parity_of(y);
  const bool negative = (bits_of(x) & kSignBit) != 0;
  sign = negative && parity == Parity::Odd ? T{-1} : T{1};
  if (base == 0.0 || base == kInfinity<double>) return sign * limit;
  if (negative && parity == Parity::NotInteger) return kNan<T>;
  if (base == 1.0) return sign;
  return std::nullopt;
}

// x = 2^exponent * m with m in [1, 2), and the table's step nearest to m.
struct Decomposed {
  int exponent;  // one more where the step counts as halved
  std::uint64_t m_bits;
  const LogStep& step;
};
Decomposed decompose(double x) {
  int exponent = -kExponentBias;
  if (x < 0x1p-1022) {  // subnormal
    x *= 0x1p54;
    exponent -= 54;
  }
  const std::uint64_t bits = bits_of(x);
  exponent += static_cast<int>(bits >> kMantissaBits);
  const std::uint64_t mantissa = bits & 0xFFFFFFFFFFFFFu;
  const auto j = static_cast<int>(((mantissa >> 44) + 1) >> 1);  // (m - 1) * 128, rounded
  return {exponent + (j > kLastUnhalved ? 1 : 0), mantissa | bits_of(1.0), kLogSteps[j]};
}

// log2(x) for a positive finite x, good to about 2^-68 of its value.
DoubleDouble log2_in_two(double x) {
  const Decomposed d = decompose(x);
  // m c - 1 is exact: c has 21 bits, the halves of m have 32 and 21.
  const double m = from_bits(d.m_bits), m_head = from_bits(d.m_bits & ~std::uint64_t{0x1FFFFF});
  const DoubleDouble r = fast_two_sum(m_head * d.step.c - 1.0, (m - m_head) * d.step.c);
  // ln(1 + r) = r - r^2/2 + r^3 (...)
  const DoubleDouble square = two_product(r.hi, r.hi);
  const DoubleDouble head = fast_two_sum(r.hi, -0.5 * square.hi);
  const double cube_part = r.hi * square.hi * polynomial_in_halves(kLog, r.hi);
  const double tail = cube_part + (head.lo + (r.lo - 0.5 * square.lo - r.hi * r.lo));
  const DoubleDouble ln = fast_two_sum(head.hi, tail);
  DoubleDouble log2 = two_product(ln.hi, kInverseLn2.hi);
  log2.lo += ln.hi * kInverseLn2.lo + ln.lo * kInverseLn2.hi;
  const DoubleDouble sum = two_sum(d.exponent + d.step.hi, log2.hi);
  return fast_two_sum(sum.hi, sum.lo + (log2.lo + d.step.lo));
}

// value * 2^exponent, rounded once, for a value in (1/2, 2).
double scale(double value, int exponent) {
  if (exponent > 1023) return value * 0x1p1023 * power_of_two(exponent - 1023);
  if (exponent < -1021) return value * power_of_two(exponent + 128) * 0x1p-128;
  return value * power_of_two(exponent);
}

// The integer and the 128ths of an exponent, and what is left.
struct ExponentParts {
  int whole;
  unsigned j;
  double rest;
};
ExponentParts parts_of(double w) {
  const Rounded n = round_to_integer(w * 128.0);
  const auto i = static_cast<std::int32_t>(n.low_bits);
  return {i >> 7, static_cast<unsigned>(i) & 127u, w - n.value * 0x1p-7};
}

// 2^w for w.hi in [-1100, 1025].
double exp2_of_two(DoubleDouble w) {
  const ExponentParts parts = parts_of(w.hi);
  const double g = parts.rest + w.lo;
  const DoubleDouble& step = kExp2Steps[parts.j];
  return scale(step.hi + (step.lo + step.hi * (g * polynomial(kExp2, g))), parts.whole);
}

// x^y for positive, finite numbers.
double positive_power(double x, double y) {
  const DoubleDouble log2 = log2_in_two(x);
  DoubleDouble w = two_product(y, log2.hi);
  w = fast_two_sum(w.hi, w.lo + y * log2.lo);
  if (w.hi > 1024.0) return kInfinity<double>;
  if (w.hi < -1076.0) return 0.0;
  return exp2_of_two(w);
}

// The same in plain double, for single precision.
float positive_power(float x, float y) {
  const Decomposed d = decompose(x);
  const double r = from_bits(d.m_bits) * d.step.c - 1.0;
  const double w = y * ((d.exponent + d.step.hi) + (r * polynomial(kLog2Single, r) + d.step.lo));
  if (w > 128.0) return kInfinity<float>;
  if (w < -151.0) return 0.0f;
  const ExponentParts parts = parts_of(w);
  const double value = kExp2Steps[parts.j].hi * (1.0 + parts.rest * polynomial(kExp2Single, parts.rest));
  return static_cast<float>(value * power_of_two(parts.whole));
}

}  // namespace

double pow(double base, double exponent) {
  // Exponents outside these bounds need no logarithm: |log2| of a double other than 1 is at least 2^-53 and
  // at most 1075.
  constexpr double kSmallest = 0x1p-65, kLargest = 0x1p64;
  const double size = magnitude(exponent);
  const bool moderate = size >= kSmallest && size <= kLargest;
  if (moderate && base > 0.0 && base < kInfinity<double>) return positive_power(base, exponent);
  double sign = 1.0;
  if (const auto answer = special_power(base, exponent, sign)) return *answer;
  const double x = magnitude(base);
  if (size < kSmallest) return 1.0;
  if (size > kLargest) return (x > 1.0) == (exponent > 0.0) ? kInfinity<double> : 0.0;
  return sign * positive_power(x, exponent);
}

float pow(float base, float exponent) {
  const bool ordinary = base > 0.0f && base < kInfinity<float> && magnitude(exponent) < kInfinity<double>;
  if (ordinary) return positive_power(base, exponent);
  float sign = 1.0f;
  if (const auto answer = special_power(base, exponent, sign)) return *answer;
  return sign * positive_power(base < 0.0f ? -base : base, exponent);
}

}  // namespace acm::math
