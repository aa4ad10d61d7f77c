// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/motions.hpp"

// How the verbs of World, Client and Server make their outcomes.
namespace acm {

constexpr Outcome not_possible(OutcomeKind kind, const char* field) {
  return {kind, MotionError::None, field};
}
constexpr Outcome no_object() {
  return not_possible(OutcomeKind::NoObject, "guid");
}
constexpr Outcome not_finite(const char* field) {
  return not_possible(OutcomeKind::NotFinite, field);
}
constexpr Outcome bad_argument(const char* field) {
  return not_possible(OutcomeKind::BadArgument, field);
}

/// What the engine answers: None is accepted.
constexpr Outcome outcome_of(MotionError code) {
  return {code == MotionError::None ? OutcomeKind::Accepted : OutcomeKind::Refused, code};
}

}  // namespace acm
