// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/base/math.h"

#include <cmath>

namespace acm::math {

double sin(double radians) {
  return std::sin(radians);
}
double cos(double radians) {
  return std::cos(radians);
}
double asin(double x) {
  return std::asin(x);
}
double acos(double x) {
  return std::acos(x);
}
double atan2(double y, double x) {
  return std::atan2(y, x);
}
double pow(double base, double exponent) {
  return std::pow(base, exponent);
}
float sin(float radians) {
  return std::sin(radians);
}
float cos(float radians) {
  return std::cos(radians);
}
float asin(float x) {
  return std::asin(x);
}
float acos(float x) {
  return std::acos(x);
}
float atan2(float y, float x) {
  return std::atan2(y, x);
}
float pow(float base, float exponent) {
  return std::pow(base, exponent);
}

}  // namespace acm::math
