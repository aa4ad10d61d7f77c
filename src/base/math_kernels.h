// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>

// What the elementary functions share.
namespace acm::math {

/// The one NaN they return. Computed NaNs differ in sign and payload between processors.
template <class T>
inline constexpr T kNan = std::numeric_limits<T>::quiet_NaN();
template <class T>
inline constexpr T kInfinity = std::numeric_limits<T>::infinity();

inline constexpr std::uint64_t kSignBit = 0x8000000000000000u;
inline constexpr int kExponentBias = 1023;
inline constexpr int kMantissaBits = 52;

inline std::uint64_t bits_of(double x) {
  return std::bit_cast<std::uint64_t>(x);
}
inline double from_bits(std::uint64_t bits) {
  return std::bit_cast<double>(bits);
}
inline double magnitude(double x) {
  return from_bits(bits_of(x) & ~kSignBit);
}
/// magnitude with the sign bit of sign flipped in: |magnitude| gets the sign, a negative one its opposite.
inline double flip_sign_by(double magnitude, double sign) {
  return from_bits(bits_of(magnitude) ^ (bits_of(sign) & kSignBit));
}
/// 2^exponent for -1022 .. 1023.
inline double power_of_two(int exponent) {
  return from_bits(static_cast<std::uint64_t>(exponent + kExponentBias) << kMantissaBits);
}

/// Nearest integer (ties to even) of an |x| below 2^51, as a double and modulo 2^32. Adding 1.5 * 2^52 leaves
/// no room for a fraction, so the addition itself rounds.
struct Rounded {
  double value;
  std::uint32_t low_bits;
};
inline Rounded round_to_integer(double x) {
  constexpr double kShift = 0x1.8p52;
  const double shifted = x + kShift;
  return {shifted - kShift, static_cast<std::uint32_t>(bits_of(shifted))};
}

/// c[0] + c[1] x + ... by Horner's rule.
template <std::size_t N>
inline double polynomial(const double (&c)[N], double x) {
  double sum = c[N - 1];
  for (std::size_t i = N - 1; i-- > 0;) sum = sum * x + c[i];
  return sum;
}

/// The same in two halves, of even and odd powers, which the processor computes side by side.
template <std::size_t N>
inline double polynomial_in_halves(const double (&c)[N], double x) {
  const double square = x * x;
  constexpr std::size_t kLastEven = (N - 1) / 2 * 2, kLastOdd = (N - 2) / 2 * 2 + 1;
  double even = c[kLastEven], odd = c[kLastOdd];
  for (std::size_t i = kLastEven; i > 0; i -= 2) even = even * square + c[i - 2];
  for (std::size_t i = kLastOdd; i > 1; i -= 2) odd = odd * square + c[i - 2];
  return even + odd * x;
}

}  // namespace acm::math
