// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base/golden_hashes.h"

#include "base/frame.h"
#include "base/heading.h"
#include "base/math.h"
#include "base/position.h"

#include <bit>
#include <iterator>
#include <limits>
#include <type_traits>

namespace acm::test {

namespace {

// FNV-1a over the bits of numbers.
class Hash {
 public:
  template <class T>
  void add(T value) {
    using Bits = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;
    const auto bits = std::bit_cast<Bits>(value);
    for (unsigned shift = 0; shift < 8 * sizeof bits; shift += 8)
      state_ = (state_ ^ (bits >> shift & 0xFFu)) * 0x100000001B3u;
  }
  [[nodiscard]] std::uint64_t value() const { return state_; }

 private:
  std::uint64_t state_ = 0xCBF29CE484222325u;
};

// Numbers without the standard library, whose distributions differ between implementations. The generator is
// SplitMix64.
class Numbers {
 public:
  std::uint64_t bits() {
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
  }
  template <class T>
  T uniform(double lo, double hi) {
    return static_cast<T>(lo + (hi - lo) * (static_cast<double>(bits() >> 11) * 0x1p-53));
  }
  /// Any bits at all: every exponent, subnormals, infinities and NaNs.
  template <class T>
  T any() {
    if constexpr (sizeof(T) == 4)
      return std::bit_cast<float>(static_cast<std::uint32_t>(bits() >> 32));
    else
      return std::bit_cast<double>(bits());
  }

 private:
  std::uint64_t state_ = 2026;
};

template <class T>
constexpr T kEdges[] = {T(0.0),
                        T(-0.0),
                        T(0.5),
                        T(-0.5),
                        T(1.0),
                        T(-1.0),
                        T(1.5),
                        T(2.0),
                        T(-2.0),
                        T(3.0),
                        T(-3.0),
                        T(0.25 * math::kPi),
                        T(0.5 * math::kPi),
                        T(math::kPi),
                        T(-1.5 * math::kPi),
                        T(1e6),
                        T(-1e10),
                        T(1e22),
                        std::numeric_limits<T>::epsilon(),
                        T(1) - std::numeric_limits<T>::epsilon(),
                        T(1) + std::numeric_limits<T>::epsilon(),
                        std::numeric_limits<T>::min(),
                        -std::numeric_limits<T>::min(),
                        std::numeric_limits<T>::denorm_min(),
                        -std::numeric_limits<T>::denorm_min(),
                        std::numeric_limits<T>::max(),
                        std::numeric_limits<T>::lowest(),
                        std::numeric_limits<T>::infinity(),
                        -std::numeric_limits<T>::infinity(),
                        std::numeric_limits<T>::quiet_NaN()};

constexpr int kRandomArguments = 20'000;

template <class T, T (*kFunction)(T)>
std::uint64_t hash_of(double range) {
  Hash hash;
  for (const T x : kEdges<T>) hash.add(kFunction(x));
  Numbers numbers;
  for (int i = 0; i < kRandomArguments; ++i) {
    hash.add(kFunction(numbers.uniform<T>(-range, range)));
    hash.add(kFunction(numbers.any<T>()));
  }
  return hash.value();
}

template <class T, T (*kFunction)(T, T)>
std::uint64_t hash_of_two(double lo, double hi) {
  Hash hash;
  for (const T x : kEdges<T>)
    for (const T y : kEdges<T>) hash.add(kFunction(x, y));
  Numbers numbers;
  for (int i = 0; i < kRandomArguments; ++i) {
    const T x = numbers.uniform<T>(lo, hi);
    hash.add(kFunction(x, numbers.uniform<T>(-10.0, 10.0)));
    const T any = numbers.any<T>();
    hash.add(kFunction(any, numbers.any<T>()));
    hash.add(kFunction(any, numbers.uniform<T>(-1.5, 1.5)));
  }
  return hash.value();
}

Vec3 arbitrary_vector(Numbers& numbers, double most) {
  const auto x = numbers.uniform<float>(-most, most), y = numbers.uniform<float>(-most, most);
  return {x, y, numbers.uniform<float>(-most, most)};
}

// A walk in which every step depends on all before, so that one differing bit changes the end.
std::uint64_t hash_of_walk() {
  Hash hash;
  Numbers numbers;
  Position here{0x80800001, {}};
  Frame& f = here.frame;
  for (int i = 0; i < kRandomArguments; ++i) {
    const Frame step{arbitrary_vector(numbers, 1.0), from_rotation_vector(arbitrary_vector(numbers, 3.0))};
    f = i % 3 == 0 ? subtract(f, step) : combine(f, step);
    rotate_local(f, arbitrary_vector(numbers, 0.1));
    const Position before = here;
    adjust_to_outside(here);
    const Frame back = relative_to(before, here);
    hash.add(heading_of(f));
    hash.add(heading_between(here, Position{0x80800001, {{96.0f, 96.0f, 0.0f}, {}}}));
    if (i % 100 == 0) set_heading(f, numbers.uniform<float>(0.0, 360.0));
    for (const float v : {f.origin.x, f.origin.y, f.origin.z, f.rotation.w, f.rotation.x, f.rotation.y,
                          f.rotation.z, back.origin.x, back.origin.y})
      hash.add(v);
    hash.add(here.cell);
  }
  return hash.value();
}

constexpr GoldenHash kGoldenHashes[] = {
    {"sin single", 0x6264B22683134C88, [] { return hash_of<float, math::sin>(10.0); }},
    {"cos single", 0x431C5EB3984A3B5F, [] { return hash_of<float, math::cos>(10.0); }},
    {"asin single", 0x943F58B7151DE303, [] { return hash_of<float, math::asin>(1.0); }},
    {"acos single", 0x2A85643350DF7BF1, [] { return hash_of<float, math::acos>(1.0); }},
    {"atan2 single", 0x8C8EAFA386AA09CB, [] { return hash_of_two<float, math::atan2>(-10.0, 10.0); }},
    {"pow single", 0xA71E2E03611E5FCB, [] { return hash_of_two<float, math::pow>(0.0, 10.0); }},
    {"sin double", 0xD535C8AE768CB9F3, [] { return hash_of<double, math::sin>(10.0); }},
    {"cos double", 0x5682BC18420B80A2, [] { return hash_of<double, math::cos>(10.0); }},
    {"asin double", 0x37C7D51FF2E4B8EA, [] { return hash_of<double, math::asin>(1.0); }},
    {"acos double", 0x8D0F3ECD105F012E, [] { return hash_of<double, math::acos>(1.0); }},
    {"atan2 double", 0xA12BFBEB5F12537B, [] { return hash_of_two<double, math::atan2>(-10.0, 10.0); }},
    {"pow double", 0x402F618AE0539A4A, [] { return hash_of_two<double, math::pow>(0.0, 10.0); }},
    {"walk", 0x71BEEA124FBCC9B6, hash_of_walk},
};

}  // namespace

std::span<const GoldenHash> golden_hashes() {
  return kGoldenHashes;
}

}  // namespace acm::test
