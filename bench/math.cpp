// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Our elementary functions beside those of the C library.
#include "base/math.h"

#include <cmath>
#include <random>
#include <string>
#include <vector>

#include "bench/harness.h"

namespace {

using namespace acm;

constexpr std::size_t kArguments = 1 << 16;  // too many for branches to be learnt by heart

template <class T>
std::vector<T> uniform(double lo, double hi) {
  std::mt19937_64 engine(1);
  std::vector<T> values(kArguments);
  for (T& v : values) v = static_cast<T>(lo + (hi - lo) * (static_cast<double>(engine() >> 11) * 0x1p-53));
  return values;
}

template <class T, class Function>
void time_function(bench::Harness& bench, const std::string& name, const std::vector<T>& x,
                   const std::vector<T>& y, Function function) {
  bench.run({.name = name, .items = kArguments, .allocates = false}, [&] {
    T sum = 0;
    for (std::size_t i = 0; i < kArguments; ++i) sum += function(x[i], y[i]);
    bench::keep(sum);
  });
}

template <class T>
void time_all(bench::Harness& bench) {
  const auto angle = uniform<T>(-7.0, 7.0), unit = uniform<T>(-1.0, 1.0);
  const auto place = uniform<T>(-100.0, 90.0), base = uniform<T>(0.1, 10.0);
  time_function(bench, "sin", angle, unit, [](T x, T) { return math::sin(x); });
  time_function(bench, "sin, C library", angle, unit, [](T x, T) { return std::sin(x); });
  time_function(bench, "sincos", angle, unit, [](T x, T) {
    T sine = 0, cosine = 0;
    math::sincos(x, sine, cosine);
    return sine + cosine;
  });
  time_function(bench, "sin and cos, C library", angle, unit,
                [](T x, T) { return std::sin(x) + std::cos(x); });
  time_function(bench, "asin", unit, unit, [](T x, T) { return math::asin(x); });
  time_function(bench, "asin, C library", unit, unit, [](T x, T) { return std::asin(x); });
  time_function(bench, "acos", unit, unit, [](T x, T) { return math::acos(x); });
  time_function(bench, "acos, C library", unit, unit, [](T x, T) { return std::acos(x); });
  time_function(bench, "atan2", place, angle, [](T x, T y) { return math::atan2(x, y); });
  time_function(bench, "atan2, C library", place, angle, [](T x, T y) { return std::atan2(x, y); });
  time_function(bench, "pow", base, angle, [](T x, T y) { return math::pow(x, y); });
  time_function(bench, "pow, C library", base, angle, [](T x, T y) { return std::pow(x, y); });
}

}  // namespace

int main(int argc, char** argv) {
  bench::Harness bench("math", argc, argv);
  bench.section("single precision");
  time_all<float>(bench);
  bench.section("double precision");
  time_all<double>(bench);
  return bench.finish();
}
