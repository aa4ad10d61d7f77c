// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/quat.h"
#include "base/vec3.h"

namespace acm {

/// Whether a body may have the frame: an origin within limits::kCoordinate and a valid rotation
/// (managers 5.6).
bool is_valid_frame(const Frame& f);

/// f as something is placed by it: with the identity for its rotation when that is invalid, as retail's
/// set_frame has it (managers 5.6). What is placed then stands at the origin and is not turned.
Frame placed_frame(const Frame& f);

/// Takes a off the end of f: subtract(combine(f, a), a) is f. retail: Frame::subtract1 (core 2.7)
Frame subtract(const Frame& f, const Frame& a);

/// f1 as seen from f2: combine(f2, result) is f1. The origin is computed in double, since it is often a small
/// difference of large numbers. retail: Frame::subtract2 (managers 5.5)
Frame relative_to(const Frame& f1, const Frame& f2);

/// Turns f by the rotation vector w (radians) given in f's local axes; shorter than kEpsilon: no change.
/// retail: Frame::rotate (core 2.7)
void rotate_local(Frame& f, Vec3 w);

/// The same with w given in global axes. retail: Frame::grotate (managers 5.5)
void rotate_global(Frame& f, Vec3 w);

/// Sets the rotation to q normalised; keeps the old one when q gives no valid rotation.
/// retail: Frame::set_rotate (managers 5.5)
void set_rotation(Frame& f, Quat q);

/// A point given in f's local axes in global ones, and back. retail: Frame::localtoglobal, globaltolocal
Vec3 local_to_global(const Frame& f, Vec3 point);
Vec3 global_to_local(const Frame& f, Vec3 point);

}  // namespace acm

#include "base/frame.inl"
