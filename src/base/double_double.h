// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cfloat>

// The functions below, and everything built on them, hold only when every operation is rounded to its own
// type.
static_assert(FLT_EVAL_METHOD == 0, "on 32-bit x86 build with -msse2 -mfpmath=sse");

namespace acm::math {

/// A number of about 106 bits as the unevaluated sum of two doubles, |lo| at most half an ulp of hi.
struct DoubleDouble {
  double hi;
  double lo;
};

/// a + b exactly, for |a| >= |b| or a = 0.
inline DoubleDouble fast_two_sum(double a, double b) {
  const double sum = a + b;
  return {sum, b - (sum - a)};
}

/// a + b exactly.
inline DoubleDouble two_sum(double a, double b) {
  const double sum = a + b;
  const double b_part = sum - a;
  return {sum, (a - (sum - b_part)) + (b - b_part)};
}

/// a in two halves of 26 bits each, |a| below 2^996.
inline DoubleDouble split(double a) {
  constexpr double kSplitter = 0x1p27 + 1.0;
  const double t = kSplitter * a;
  const double hi = t - (t - a);
  return {hi, a - hi};
}

/// a * b exactly, as long as neither overflows nor the low part underflows. Without a fused multiply-add,
/// which not every target has.
inline DoubleDouble two_product(double a, double b) {
  const double product = a * b;
  const DoubleDouble x = split(a), y = split(b);
  return {product, ((x.hi * y.hi - product) + x.hi * y.lo + x.lo * y.hi) + x.lo * y.lo};
}

}  // namespace acm::math
