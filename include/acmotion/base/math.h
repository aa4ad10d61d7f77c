// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

/// Elementary functions for simulation code. They use only IEEE additions, multiplications, divisions and
/// square roots in a fixed order, so the same argument gives the same bits with every compiler, optimisation
/// level and target. Accuracy: single within 1 ulp, double within 2 ulp of the true value. Special values are
/// those of C's <math.h>: a NaN gives a NaN, sin and cos of an infinity give NaN, asin and acos outside [-1,
/// 1] give NaN.
namespace acm::math {

inline constexpr double kPi = 3.14159265358979323846;

double sin(double radians);
double cos(double radians);
double asin(double x);
double acos(double x);
double atan2(double y, double x);
double pow(double base, double exponent);

float sin(float radians);
float cos(float radians);
float asin(float x);
float acos(float x);
float atan2(float y, float x);
float pow(float base, float exponent);

}  // namespace acm::math
