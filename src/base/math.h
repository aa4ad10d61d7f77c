// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

/// Elementary functions for simulation code. They use only IEEE additions, multiplications, divisions and
/// square roots in a fixed order, so the same argument gives the same bits with every compiler, optimisation
/// level and target, in the usual rounding mode (to nearest) and with subnormals on. Accuracy: single within
/// 1 ulp, double within 2 ulp of the true value, for every finite argument. Special values are those of C's
/// <math.h> (annex F); a NaN is always the same quiet, positive one. No errno, no meaning in the exception
/// flags.
namespace acm::math {

inline constexpr double kPi = 3.14159265358979323846;

/// NaN for an infinity.
double sin(double radians);
double cos(double radians);
/// Both at once: the same bits as sin and cos, for little more than the price of one.
void sincos(double radians, double& sine, double& cosine);

/// In [-pi/2, pi/2] and [0, pi]; NaN for |x| > 1.
double asin(double x);
double acos(double x);

/// The angle of (x, y) from the x axis, counter-clockwise, in [-pi, pi]. Of two zeros: 0 or pi by the sign of
/// x.
double atan2(double y, double x);

/// NaN for a negative base and an exponent that is not an integer.
double pow(double base, double exponent);

float sin(float radians);
float cos(float radians);
void sincos(float radians, float& sine, float& cosine);
float asin(float x);
float acos(float x);
float atan2(float y, float x);
float pow(float base, float exponent);

}  // namespace acm::math
