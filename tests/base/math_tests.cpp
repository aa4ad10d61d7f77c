// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Special values and exact results. How near the others come is in math_accuracy_tests.cpp.
#include "base/math.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <type_traits>

namespace acm {
namespace {

template <class T>
class MathOf : public testing::Test {
 public:
  using Limits = std::numeric_limits<T>;
  static constexpr T kInf = Limits::infinity(), kNan = Limits::quiet_NaN(), kMax = Limits::max(),
                     kMin = Limits::min(), kDenorm = Limits::denorm_min(), kEps = Limits::epsilon();
  static constexpr T kPi = static_cast<T>(math::kPi), kHalfPi = kPi / 2, kQuarterPi = kPi / 4;
  using Bits = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;

  // Equal to the bit: distinguishes 0 from -0, and takes only the one NaN.
  static void same(T found, T expected) {
    EXPECT_EQ(std::bit_cast<Bits>(found), std::bit_cast<Bits>(expected)) << found << " for " << expected;
  }
};
using Types = testing::Types<float, double>;
TYPED_TEST_SUITE(MathOf, Types);

TYPED_TEST(MathOf, sin_and_cos_of_special_values) {
  using F = TestFixture;
  for (const TypeParam x : {F::kInf, -F::kInf, F::kNan, -F::kNan}) {
    F::same(math::sin(x), F::kNan);
    F::same(math::cos(x), F::kNan);
  }
  for (const TypeParam x : {TypeParam{0}, F::kDenorm, F::kMin, TypeParam{1e-20f}}) {
    F::same(math::sin(x), x);
    F::same(math::sin(-x), -x);
    F::same(math::cos(x), 1);
    F::same(math::cos(-x), 1);
  }
}

TYPED_TEST(MathOf, sin_is_odd_cos_is_even_and_sincos_is_both) {
  using F = TestFixture;
  std::mt19937_64 engine(1);
  for (int i = 0; i < 20'000; ++i) {
    const auto x = std::bit_cast<TypeParam>(static_cast<typename F::Bits>(engine()));
    TypeParam sine = 0, cosine = 0;
    math::sincos(x, sine, cosine);
    F::same(sine, math::sin(x));
    F::same(cosine, math::cos(x));
    if (!std::isfinite(x)) continue;
    F::same(math::sin(-x), -sine);
    F::same(math::cos(-x), cosine);
  }
}

TYPED_TEST(MathOf, asin_of_special_values) {
  using F = TestFixture;
  for (const TypeParam x : {TypeParam{0}, F::kDenorm, F::kMin}) {
    F::same(math::asin(x), x);
    F::same(math::asin(-x), -x);
  }
  F::same(math::asin(TypeParam{1}), F::kHalfPi);
  F::same(math::asin(TypeParam{-1}), -F::kHalfPi);
  for (const TypeParam x : {1 + F::kEps, F::kMax, F::kInf, F::kNan}) {
    F::same(math::asin(x), F::kNan);
    F::same(math::asin(-x), F::kNan);
  }
}

TYPED_TEST(MathOf, acos_of_special_values) {
  using F = TestFixture;
  F::same(math::acos(TypeParam{1}), 0);
  F::same(math::acos(TypeParam{-1}), F::kPi);
  F::same(math::acos(TypeParam{0}), F::kHalfPi);
  F::same(math::acos(-TypeParam{0}), F::kHalfPi);
  F::same(math::acos(F::kDenorm), F::kHalfPi);
  for (const TypeParam x : {1 + F::kEps, F::kMax, F::kInf, F::kNan}) {
    F::same(math::acos(x), F::kNan);
    F::same(math::acos(-x), F::kNan);
  }
}

TYPED_TEST(MathOf, atan2_of_zeros) {
  using F = TestFixture;
  const TypeParam zero = 0;
  F::same(math::atan2(zero, zero), 0);
  F::same(math::atan2(-zero, zero), -zero);
  F::same(math::atan2(zero, -zero), F::kPi);
  F::same(math::atan2(-zero, -zero), -F::kPi);
  for (const TypeParam x : {F::kDenorm, TypeParam{1}, F::kMax, F::kInf}) {
    F::same(math::atan2(zero, x), 0);
    F::same(math::atan2(-zero, x), -zero);
    F::same(math::atan2(zero, -x), F::kPi);
    F::same(math::atan2(-zero, -x), -F::kPi);
    for (const TypeParam none : {zero, -zero}) {
      F::same(math::atan2(x, none), F::kHalfPi);
      F::same(math::atan2(-x, none), -F::kHalfPi);
    }
  }
}

TYPED_TEST(MathOf, atan2_of_infinities_and_nan) {
  using F = TestFixture;
  const auto three_quarters = static_cast<TypeParam>(0.75 * math::kPi);
  F::same(math::atan2(F::kInf, F::kInf), F::kQuarterPi);
  F::same(math::atan2(-F::kInf, F::kInf), -F::kQuarterPi);
  F::same(math::atan2(F::kInf, -F::kInf), three_quarters);
  F::same(math::atan2(-F::kInf, -F::kInf), -three_quarters);
  for (const TypeParam x : {F::kDenorm, TypeParam{1}, F::kMax}) {
    F::same(math::atan2(x, F::kInf), 0);
    F::same(math::atan2(-x, F::kInf), -TypeParam{0});
    F::same(math::atan2(x, -F::kInf), F::kPi);
    F::same(math::atan2(-x, -F::kInf), -F::kPi);
    F::same(math::atan2(F::kInf, x), F::kHalfPi);
    F::same(math::atan2(-F::kInf, -x), -F::kHalfPi);
    F::same(math::atan2(F::kNan, x), F::kNan);
    F::same(math::atan2(x, -F::kNan), F::kNan);
  }
}

TYPED_TEST(MathOf, atan2_along_the_diagonals_at_any_size) {
  using F = TestFixture;
  const auto three_quarters = static_cast<TypeParam>(0.75 * math::kPi);
  for (const TypeParam x : {F::kDenorm, F::kMin, TypeParam{1}, TypeParam{3}, F::kMax}) {
    F::same(math::atan2(x, x), F::kQuarterPi);
    F::same(math::atan2(x, -x), three_quarters);
    F::same(math::atan2(-x, -x), -three_quarters);
  }
}

TYPED_TEST(MathOf, pow_one_whatever_the_other_argument) {
  using F = TestFixture;
  for (const TypeParam x :
       {TypeParam{0}, TypeParam{1}, TypeParam{-2}, F::kMax, F::kDenorm, F::kInf, -F::kInf, F::kNan}) {
    F::same(math::pow(x, TypeParam{0}), 1);
    F::same(math::pow(x, -TypeParam{0}), 1);
    F::same(math::pow(TypeParam{1}, x), 1);
  }
  F::same(math::pow(TypeParam{-1}, F::kInf), 1);
  F::same(math::pow(TypeParam{-1}, -F::kInf), 1);
}

TYPED_TEST(MathOf, pow_of_zero) {
  using F = TestFixture;
  const TypeParam zero = 0;
  for (const TypeParam odd : {TypeParam{1}, TypeParam{3}, TypeParam{1} / F::kEps + 1}) {
    F::same(math::pow(zero, odd), 0);
    F::same(math::pow(-zero, odd), -zero);
    F::same(math::pow(zero, -odd), F::kInf);
    F::same(math::pow(-zero, -odd), -F::kInf);
  }
  for (const TypeParam other : {TypeParam{2}, TypeParam{0.5f}, TypeParam{2.5f}, F::kMax, F::kInf}) {
    F::same(math::pow(zero, other), 0);
    F::same(math::pow(-zero, other), 0);
    F::same(math::pow(zero, -other), F::kInf);
    F::same(math::pow(-zero, -other), F::kInf);
  }
}

TYPED_TEST(MathOf, pow_with_infinities) {
  using F = TestFixture;
  const TypeParam zero = 0;
  for (const TypeParam small : {TypeParam{0.5f}, F::kDenorm, 1 - F::kEps, TypeParam{-0.5f}}) {
    F::same(math::pow(small, F::kInf), 0);
    F::same(math::pow(small, -F::kInf), F::kInf);
  }
  for (const TypeParam large : {TypeParam{2}, F::kMax, 1 + F::kEps, TypeParam{-2}, -F::kInf}) {
    F::same(math::pow(large, F::kInf), F::kInf);
    F::same(math::pow(large, -F::kInf), 0);
  }
  for (const TypeParam y : {TypeParam{0.5f}, TypeParam{1}, TypeParam{2}}) {
    F::same(math::pow(F::kInf, y), F::kInf);
    F::same(math::pow(F::kInf, -y), 0);
  }
  F::same(math::pow(-F::kInf, TypeParam{3}), -F::kInf);
  F::same(math::pow(-F::kInf, TypeParam{-3}), -zero);
  F::same(math::pow(-F::kInf, TypeParam{2}), F::kInf);
  F::same(math::pow(-F::kInf, TypeParam{0.5f}), F::kInf);
  F::same(math::pow(-F::kInf, TypeParam{-0.5f}), 0);
}

TYPED_TEST(MathOf, pow_of_a_negative_base_needs_an_integer_exponent) {
  using F = TestFixture;
  F::same(math::pow(TypeParam{-2}, TypeParam{3}), -8);
  F::same(math::pow(TypeParam{-2}, TypeParam{4}), 16);
  F::same(math::pow(TypeParam{-2}, TypeParam{-1}), TypeParam{-0.5f});
  F::same(math::pow(TypeParam{-1}, TypeParam{1} / F::kEps + 1), -1);
  F::same(math::pow(TypeParam{-1}, F::kMax), 1);
  F::same(math::pow(TypeParam{-3}, F::kMax), F::kInf);
  for (const TypeParam y : {TypeParam{0.5f}, TypeParam{-2.5f}, F::kDenorm})
    F::same(math::pow(TypeParam{-2}, y), F::kNan);
}

TYPED_TEST(MathOf, pow_of_nan) {
  using F = TestFixture;
  for (const TypeParam x : {TypeParam{0}, TypeParam{2}, TypeParam{-1}, F::kInf, F::kNan}) {
    F::same(math::pow(x, F::kNan), F::kNan);
    F::same(math::pow(-F::kNan, x == 0 ? TypeParam{1} : x), F::kNan);
  }
}

TYPED_TEST(MathOf, pow_is_exact_where_the_result_is) {
  using F = TestFixture;
  for (int base = -9; base <= 9; ++base) {
    TypeParam product = 1;
    for (int exponent = 0; exponent <= 7; ++exponent, product *= static_cast<TypeParam>(base))
      F::same(math::pow(static_cast<TypeParam>(base), static_cast<TypeParam>(exponent)), product);
  }
  for (int root = 1; root <= 1000; ++root)
    F::same(math::pow(static_cast<TypeParam>(root * root), TypeParam{0.5f}), static_cast<TypeParam>(root));
  for (int exponent = F::Limits::min_exponent - F::Limits::digits; exponent < F::Limits::max_exponent;
       ++exponent)
    F::same(math::pow(TypeParam{2}, static_cast<TypeParam>(exponent)), std::ldexp(TypeParam{1}, exponent));
}

TYPED_TEST(MathOf, pow_overflows_and_underflows_where_it_must) {
  using F = TestFixture;
  F::same(math::pow(F::kMax, TypeParam{1}), F::kMax);
  F::same(math::pow(F::kDenorm, TypeParam{1}), F::kDenorm);
  F::same(math::pow(F::kMax, 1 + F::kEps), F::kInf);
  F::same(math::pow(TypeParam{10}, TypeParam{400}), F::kInf);
  F::same(math::pow(TypeParam{-10}, TypeParam{401}), -F::kInf);
  F::same(math::pow(TypeParam{10}, TypeParam{-400}), 0);
  F::same(math::pow(TypeParam{-10}, TypeParam{-401}), -TypeParam{0});
  F::same(math::pow(1 + F::kEps, F::kMax), F::kInf);
  F::same(math::pow(1 - F::kEps, F::kMax), 0);
  F::same(math::pow(1 - F::kEps, -F::kMax), F::kInf);
  F::same(math::pow(F::kMax, F::kDenorm), 1);
  F::same(math::pow(F::kDenorm, F::kDenorm), 1);
  F::same(math::pow(F::kDenorm, -F::kMax), F::kInf);
}

}  // namespace
}  // namespace acm
