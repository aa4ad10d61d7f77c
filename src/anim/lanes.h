// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>

/// Several floats at once, by the vector types of gcc and clang (SSE2, AVX2, NEON, WASM); without those, four
/// as an array that the compiler may or may not vectorise. Every operation is IEEE's, lane by lane, so
/// results do not depend on which it is; `float` itself has the same operations for code that is written once
/// for all.
namespace acm {

#if defined(__has_builtin)
#if __has_builtin(__builtin_shufflevector)
#define ACM_HAS_VECTOR_TYPES 1
#endif
#endif

inline constexpr std::uint32_t kSignBit = 0x80000000u;

inline bool any(bool mask) {
  return mask;
}
inline bool all(bool mask) {
  return mask;
}
inline float select(bool mask, float yes, float no) {
  return mask ? yes : no;
}
inline float square_root(float v) {
  return std::sqrt(v);
}
inline float absolute(float v) {
  return std::bit_cast<float>(std::bit_cast<std::uint32_t>(v) & ~kSignBit);
}
/// v, negated where the sign bit of `sign` is set.
inline float flip_sign(float v, float sign) {
  return std::bit_cast<float>(std::bit_cast<std::uint32_t>(v) ^
                              (std::bit_cast<std::uint32_t>(sign) & kSignBit));
}

/// The same number in every lane.
template <class F>
inline F splat(float v);
template <>
inline float splat<float>(float v) {
  return v;
}

#if defined(ACM_HAS_VECTOR_TYPES)

typedef float Float4 __attribute__((vector_size(16)));
typedef std::int32_t Mask4 __attribute__((vector_size(16)));
typedef std::uint32_t Bits4 __attribute__((vector_size(16)));

inline bool any(Mask4 mask) {
  typedef std::int64_t Halves __attribute__((vector_size(16)));
  const Halves halves = reinterpret_cast<Halves>(mask);
  return (halves[0] | halves[1]) != 0;
}
inline bool all(Mask4 mask) {
  return !any(~mask);
}
inline Float4 select(Mask4 mask, Float4 yes, Float4 no) {
  return mask ? yes : no;
}
// Both compilers make one instruction of it.
inline Float4 square_root(Float4 v) {
  return Float4{std::sqrt(v[0]), std::sqrt(v[1]), std::sqrt(v[2]), std::sqrt(v[3])};
}
inline Float4 absolute(Float4 v) {
  return reinterpret_cast<Float4>(reinterpret_cast<Bits4>(v) & ~kSignBit);
}
inline Float4 flip_sign(Float4 v, Float4 sign) {
  return reinterpret_cast<Float4>(reinterpret_cast<Bits4>(v) ^ (reinterpret_cast<Bits4>(sign) & kSignBit));
}
template <>
inline Float4 splat<Float4>(float v) {
  return Float4{v, v, v, v};
}

/// Rows become columns.
inline void transpose(Float4& a, Float4& b, Float4& c, Float4& d) {
  const Float4 ab_low = __builtin_shufflevector(a, b, 0, 4, 1, 5);
  const Float4 ab_high = __builtin_shufflevector(a, b, 2, 6, 3, 7);
  const Float4 cd_low = __builtin_shufflevector(c, d, 0, 4, 1, 5);
  const Float4 cd_high = __builtin_shufflevector(c, d, 2, 6, 3, 7);
  a = __builtin_shufflevector(ab_low, cd_low, 0, 1, 4, 5);
  b = __builtin_shufflevector(ab_low, cd_low, 2, 3, 6, 7);
  c = __builtin_shufflevector(ab_high, cd_high, 0, 1, 4, 5);
  d = __builtin_shufflevector(ab_high, cd_high, 2, 3, 6, 7);
}

#else

struct Float4 {
  float lanes[4];
  float& operator[](int i) { return lanes[i]; }
  float operator[](int i) const { return lanes[i]; }
};
struct Mask4 {
  bool lanes[4];
};

#define ACM_FLOAT4_OPERATOR(Result, op)                                \
  inline Result operator op(Float4 a, Float4 b) {                      \
    return {{a[0] op b[0], a[1] op b[1], a[2] op b[2], a[3] op b[3]}}; \
  }                                                                    \
  inline Result operator op(Float4 a, float b) {                       \
    return a op Float4{{b, b, b, b}};                                  \
  }                                                                    \
  inline Result operator op(float a, Float4 b) {                       \
    return Float4 {                                                    \
      {                                                                \
        a, a, a, a                                                     \
      }                                                                \
    }                                                                  \
    op b;                                                              \
  }
ACM_FLOAT4_OPERATOR(Float4, +)
ACM_FLOAT4_OPERATOR(Float4, -)
ACM_FLOAT4_OPERATOR(Float4, *)
ACM_FLOAT4_OPERATOR(Float4, /)
ACM_FLOAT4_OPERATOR(Mask4, <)
ACM_FLOAT4_OPERATOR(Mask4, <=)
ACM_FLOAT4_OPERATOR(Mask4, >=)
#undef ACM_FLOAT4_OPERATOR

inline bool any(Mask4 mask) {
  return mask.lanes[0] || mask.lanes[1] || mask.lanes[2] || mask.lanes[3];
}
inline bool all(Mask4 mask) {
  return mask.lanes[0] && mask.lanes[1] && mask.lanes[2] && mask.lanes[3];
}
inline Mask4 operator&(Mask4 a, Mask4 b) {
  return {{a.lanes[0] && b.lanes[0], a.lanes[1] && b.lanes[1], a.lanes[2] && b.lanes[2],
           a.lanes[3] && b.lanes[3]}};
}
inline Float4 select(Mask4 mask, Float4 yes, Float4 no) {
  Float4 result = no;
  for (int i = 0; i < 4; ++i)
    if (mask.lanes[i]) result[i] = yes[i];
  return result;
}
inline Float4 square_root(Float4 v) {
  return {{std::sqrt(v[0]), std::sqrt(v[1]), std::sqrt(v[2]), std::sqrt(v[3])}};
}
inline Float4 absolute(Float4 v) {
  return {{absolute(v[0]), absolute(v[1]), absolute(v[2]), absolute(v[3])}};
}
inline Float4 flip_sign(Float4 v, Float4 s) {
  return {{flip_sign(v[0], s[0]), flip_sign(v[1], s[1]), flip_sign(v[2], s[2]), flip_sign(v[3], s[3])}};
}
template <>
inline Float4 splat<Float4>(float v) {
  return Float4{{v, v, v, v}};
}

inline void transpose(Float4& a, Float4& b, Float4& c, Float4& d) {
  const Float4 rows[4] = {a, b, c, d};
  Float4* columns[4] = {&a, &b, &c, &d};
  for (int i = 0; i < 4; ++i)
    for (int k = 0; k < 4; ++k) (*columns[i])[k] = rows[k][i];
}

#endif

inline Float4 load_four(const void* memory) {
  Float4 v;
  std::memcpy(&v, memory, sizeof v);
  return v;
}
inline void store_four(void* memory, Float4 v) {
  std::memcpy(memory, &v, sizeof v);
}

}  // namespace acm
