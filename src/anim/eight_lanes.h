// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "lanes.h"

/// Eight floats at once, for sources that are compiled for AVX2. See pose_eight_lanes.cpp for what such a
/// source may call.
namespace acm {

typedef float Float8 __attribute__((vector_size(32)));
typedef std::int32_t Mask8 __attribute__((vector_size(32)));
typedef std::uint32_t Bits8 __attribute__((vector_size(32)));

inline bool any(Mask8 mask) {
  typedef std::int64_t Quarters __attribute__((vector_size(32)));
  const Quarters q = reinterpret_cast<Quarters>(mask);
  return (q[0] | q[1] | q[2] | q[3]) != 0;
}
inline bool all(Mask8 mask) {
  return !any(~mask);
}
inline Float8 select(Mask8 mask, Float8 yes, Float8 no) {
  return mask ? yes : no;
}
inline Float8 square_root(Float8 v) {
  return Float8{__builtin_sqrtf(v[0]), __builtin_sqrtf(v[1]), __builtin_sqrtf(v[2]), __builtin_sqrtf(v[3]),
                __builtin_sqrtf(v[4]), __builtin_sqrtf(v[5]), __builtin_sqrtf(v[6]), __builtin_sqrtf(v[7])};
}
inline Float8 absolute(Float8 v) {
  return reinterpret_cast<Float8>(reinterpret_cast<Bits8>(v) & ~kSignBit);
}
inline Float8 flip_sign(Float8 v, Float8 sign) {
  return reinterpret_cast<Float8>(reinterpret_cast<Bits8>(v) ^ (reinterpret_cast<Bits8>(sign) & kSignBit));
}
template <>
inline Float8 splat<Float8>(float v) {
  return Float8{v, v, v, v, v, v, v, v};
}

/// Rows become columns, in each half by itself.
inline void transpose(Float8& a, Float8& b, Float8& c, Float8& d) {
  const Float8 ab_low = __builtin_shufflevector(a, b, 0, 8, 1, 9, 4, 12, 5, 13);
  const Float8 ab_high = __builtin_shufflevector(a, b, 2, 10, 3, 11, 6, 14, 7, 15);
  const Float8 cd_low = __builtin_shufflevector(c, d, 0, 8, 1, 9, 4, 12, 5, 13);
  const Float8 cd_high = __builtin_shufflevector(c, d, 2, 10, 3, 11, 6, 14, 7, 15);
  a = __builtin_shufflevector(ab_low, cd_low, 0, 1, 8, 9, 4, 5, 12, 13);
  b = __builtin_shufflevector(ab_low, cd_low, 2, 3, 10, 11, 6, 7, 14, 15);
  c = __builtin_shufflevector(ab_high, cd_high, 0, 1, 8, 9, 4, 5, 12, 13);
  d = __builtin_shufflevector(ab_high, cd_high, 2, 3, 10, 11, 6, 7, 14, 15);
}

/// Four floats anywhere in memory.
typedef float AnyFour __attribute__((vector_size(16), aligned(4), may_alias));

/// The halves of v from two places, and back.
inline void load_halves(Float8& v, const void* low, const void* high) {
  v = __builtin_shufflevector(*static_cast<const AnyFour*>(low), *static_cast<const AnyFour*>(high), 0, 1, 2,
                              3, 4, 5, 6, 7);
}
inline void store_halves(Float8 v, void* low, void* high) {
  *static_cast<AnyFour*>(low) = __builtin_shufflevector(v, v, 0, 1, 2, 3);
  *static_cast<AnyFour*>(high) = __builtin_shufflevector(v, v, 4, 5, 6, 7);
}

}  // namespace acm
