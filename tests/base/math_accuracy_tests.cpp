// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// How far the elementary functions are from the true value, which long double (64 bits on x86) stands for.
#include "base/math.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cfloat>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <type_traits>

namespace acm {
namespace {

using Real = long double;

// The contract is 1 ulp in single and 2 in double. These are what the methods reach, so that a slip shows.
template <class T>
constexpr double kBound = sizeof(T) == 4 ? 0.501 : 0.8;

// The distance in units of the last place of the true value; enormous where only one of them is finite.
template <class T>
double ulps(T found, Real truth) {
  using Limits = std::numeric_limits<T>;
  if (std::isnan(found) || std::isnan(truth)) return std::isnan(found) == std::isnan(truth) ? 0.0 : DBL_MAX;
  const T rounded = static_cast<T>(truth);
  if (!std::isfinite(found) || !std::isfinite(rounded)) return found == rounded ? 0.0 : DBL_MAX;
  const int exponent = truth == 0 ? Limits::min_exponent : std::ilogb(truth) + 1;
  const int last_place = std::max(exponent, int{Limits::min_exponent}) - Limits::digits;
  return static_cast<double>(std::ldexp(std::fabs(Real{found} - truth), -last_place));
}

// Remembers the worst case of a sweep and checks it at the end.
template <class T>
class Worst {
 public:
  explicit Worst(const char* name, double bound = kBound<T>) : name_(name), bound_(bound) {}
  ~Worst() {
    EXPECT_GT(cases_, 0);
    EXPECT_LE(error_, bound_) << name_ << " of " << std::hexfloat << x_ << ", " << y_;
    testing::Test::RecordProperty(name_, std::to_string(error_));
  }
  void add(T found, Real truth, T x, T y = 0) {
    ++cases_;
    const double error = ulps(found, truth);
    if (error <= error_) return;
    error_ = error;
    x_ = x;
    y_ = y;
  }

 private:
  const char* name_;
  double bound_;
  double error_ = 0.0;
  int cases_ = 0;
  T x_ = 0, y_ = 0;
};

template <class T>
class MathAccuracyOf : public testing::Test {
 public:
  static constexpr int kCases = 40'000;

  void SetUp() override {
    if (LDBL_MANT_DIG < 64) GTEST_SKIP() << "long double is no better than double here";
  }

  T uniform(double lo, double hi) {
    return static_cast<T>(lo + (hi - lo) * (static_cast<double>(engine_() >> 11) * 0x1p-53));
  }
  // Either sign, all powers of two between equally likely.
  T spread(double lowest_exponent, double highest_exponent) {
    const auto size = static_cast<T>(std::exp2(uniform(lowest_exponent, highest_exponent)));
    return engine_() % 2 == 0 ? size : -size;
  }
  // Any finite number.
  T any() {
    using Bits = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;
    for (;;)
      if (const T x = std::bit_cast<T>(static_cast<Bits>(engine_())); std::isfinite(x)) return x;
  }
  // A y for which x^y lies anywhere between far underflow and overflow.
  T exponent_for(T x, double lowest = std::numeric_limits<T>::min_exponent - 60.0,
                 double highest = std::numeric_limits<T>::max_exponent + 2.0) {
    const double y = uniform(lowest, highest) / std::log2(static_cast<double>(x));
    return std::fabs(y) < std::numeric_limits<T>::max() ? static_cast<T>(y) : T{1};
  }

 private:
  std::mt19937_64 engine_{20260};
};
using Types = testing::Types<float, double>;
TYPED_TEST_SUITE(MathAccuracyOf, Types);

template <class T>
struct TrigWorst {
  Worst<T> sine{"sin"}, cosine{"cos"};
  void add(T x) {
    sine.add(math::sin(x), std::sin(Real{x}), x);
    cosine.add(math::cos(x), std::cos(Real{x}), x);
  }
};

TYPED_TEST(MathAccuracyOf, sin_and_cos_of_everyday_angles) {
  TrigWorst<TypeParam> worst;
  for (int i = 0; i < this->kCases; ++i) worst.add(this->uniform(-20.0, 20.0));
}

TYPED_TEST(MathAccuracyOf, sin_and_cos_of_every_size) {
  TrigWorst<TypeParam> worst;
  for (int i = 0; i < this->kCases; ++i) {
    worst.add(this->any());
    worst.add(this->spread(-30.0, 40.0));
  }
}

TYPED_TEST(MathAccuracyOf, sin_and_cos_beside_the_multiples_of_half_pi) {
  TrigWorst<TypeParam> worst;
  for (int i = 0; i < this->kCases; ++i) {
    const Real multiple = std::floor(Real{this->uniform(0.0, 1.0)} * std::ldexp(Real{1}, 1 + i % 40));
    const auto x = static_cast<TypeParam>(multiple * Real{1.57079632679489661923132169163975144L});
    worst.add(x);
    worst.add(std::nextafter(x, TypeParam{0}));
    worst.add(std::nextafter(x, std::numeric_limits<TypeParam>::max()));
  }
}

TYPED_TEST(MathAccuracyOf, sin_and_cos_around_the_limits_of_their_methods) {
  TrigWorst<TypeParam> worst;
  for (const double limit : {0x1p-27, 0.25 * math::kPi, 0.5 * math::kPi, 0x1p20})
    for (int i = -200; i <= 200; ++i)
      worst.add(
          static_cast<TypeParam>(limit * (1.0 + i * double{std::numeric_limits<TypeParam>::epsilon()})));
}

// The doubles nearest to a multiple of pi/2, found by continued fractions: some 2^-60 away from it.
TEST(MathAccuracy, sin_and_cos_of_the_hardest_doubles) {
  if (LDBL_MANT_DIG < 64) GTEST_SKIP() << "long double is no better than double here";
  TrigWorst<double> worst;
  for (const double x :
       {0x1.6ac5b262ca1ffp+849, 0x1.6ac5b262ca1ffp+850, 0x1.6ac5b262ca1ffp+851, 0x1.6c6cbc45dc8dep+5,
        0x1.6c6cbc45dc8dep+6, 0x1.6c6cbc45dc8dep+7, 0x1.b951f1572eba5p+23, 0x1.504cac51f1eafp+131,
        0x1.e009c53148be1p+991, 0x1.4c96c11134d36p+577}) {
    worst.add(x);
    worst.add(-x);
  }
  EXPECT_EQ(math::cos(0x1.6c6cbc45dc8dep+5), -0x1.6d61b58c99c43p-61);
}

TYPED_TEST(MathAccuracyOf, asin_and_acos) {
  Worst<TypeParam> asin("asin"), acos("acos");
  const auto add = [&](TypeParam x) {
    asin.add(math::asin(x), std::asin(Real{x}), x);
    acos.add(math::acos(x), std::acos(Real{x}), x);
  };
  for (int i = 0; i < this->kCases; ++i) {
    add(this->uniform(-1.0, 1.0));
    const TypeParam small = this->spread(-60.0, 0.0);
    add(small);
    add(1 - std::fabs(small));
    add(std::fabs(small) - 1);
    add(TypeParam{0.5f} + small * TypeParam{1e-3f});
  }
}

TYPED_TEST(MathAccuracyOf, atan2) {
  Worst<TypeParam> worst("atan2");
  const auto add = [&](TypeParam y, TypeParam x) {
    worst.add(math::atan2(y, x), std::atan2(Real{y}, Real{x}), y, x);
  };
  for (int i = 0; i < this->kCases; ++i) {
    add(this->uniform(-1.0, 1.0), this->uniform(-1.0, 1.0));
    add(this->spread(-35.0, 0.0), this->spread(-35.0, 0.0));
    add(this->any(), this->any());
    const TypeParam x = this->any();
    add(x * this->uniform(0.0, 1.0), x);  // ordinary angles of any length, subnormal ones included
    add(x, x * this->uniform(0.0, 1.0));
  }
}

TYPED_TEST(MathAccuracyOf, atan2_around_the_steps_of_its_table) {
  Worst<TypeParam> worst("atan2");
  for (int step = 0; step <= 32; ++step)
    for (int i = -50; i <= 50; ++i) {
      const double epsilon = std::numeric_limits<TypeParam>::epsilon();
      const auto y = static_cast<TypeParam>(step / 32.0 + i * epsilon),
                 x = static_cast<TypeParam>(1.0 + i * epsilon);
      worst.add(math::atan2(y, x), std::atan2(Real{y}, Real{x}), y, x);
    }
}

template <class T>
void add_power(Worst<T>& worst, T x, T y) {
  worst.add(math::pow(x, y), std::pow(Real{x}, Real{y}), x, y);
}

TYPED_TEST(MathAccuracyOf, pow_of_everyday_numbers) {
  Worst<TypeParam> worst("pow");
  for (int i = 0; i < this->kCases; ++i)
    add_power(worst, this->uniform(0.0, 10.0), this->uniform(-10.0, 10.0));
}

TYPED_TEST(MathAccuracyOf, pow_over_the_whole_range) {
  Worst<TypeParam> worst("pow");
  for (int i = 0; i < this->kCases; ++i) {
    const TypeParam x = std::fabs(this->any());
    add_power(worst, x, this->exponent_for(x));
    add_power(worst, x, this->any());
  }
}

TYPED_TEST(MathAccuracyOf, pow_of_bases_near_one) {
  Worst<TypeParam> worst("pow");
  for (int i = 0; i < this->kCases; ++i) {
    const TypeParam x = 1 + this->spread(-std::numeric_limits<TypeParam>::digits, -2.0);
    add_power(worst, x, this->exponent_for(x));
  }
}

TYPED_TEST(MathAccuracyOf, pow_with_subnormal_bases_and_results) {
  Worst<TypeParam> worst("pow");
  using Limits = std::numeric_limits<TypeParam>;
  for (int i = 0; i < this->kCases; ++i) {
    const TypeParam x = std::fabs(this->any());
    add_power(worst, x,
              this->exponent_for(x, Limits::min_exponent - Limits::digits - 2.0, Limits::min_exponent));
    const TypeParam tiny = Limits::min() * this->uniform(0.0, 1.0);
    add_power(worst, tiny, this->exponent_for(tiny));
  }
}

// An odd or even power of a negative base is that of its magnitude, but for the sign.
TYPED_TEST(MathAccuracyOf, pow_of_negative_bases) {
  Worst<TypeParam> worst("pow");
  for (int i = 0; i < this->kCases; ++i)
    add_power(worst, this->spread(-4.0, 4.0), std::floor(this->uniform(-30.0, 30.0)));
}

}  // namespace
}  // namespace acm
