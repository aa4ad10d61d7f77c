// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/acmotion.h"
#include "acmotion/hooks.hpp"
#include "acmotion/motions.hpp"
#include "acmotion/objects.hpp"
#include "acmotion/types.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace acm::capi {

// From the structs of C to those of the library and back.

/// Two structs of numbers that lie in memory in the same way, field by field.
template <class C, class Cpp>
inline constexpr bool kSameNumbers = false;
#define ACM_SAME_NUMBERS(C, Cpp) \
  template <>                    \
  inline constexpr bool kSameNumbers<C, Cpp> = sizeof(C) == sizeof(Cpp) && alignof(C) == alignof(Cpp)
ACM_SAME_NUMBERS(acm_vec3, Vec3);
ACM_SAME_NUMBERS(acm_frame, Frame);
ACM_SAME_NUMBERS(acm_position, Position);
ACM_SAME_NUMBERS(acm_cylinder, Cylinder);
ACM_SAME_NUMBERS(acm_movement_parameters, MovementParameters);
ACM_SAME_NUMBERS(acm_raw_motion_state, RawMotionState);
ACM_SAME_NUMBERS(acm_interpreted_motion_state, InterpretedMotionState);
ACM_SAME_NUMBERS(acm_object_effects, ObjectEffects);
ACM_SAME_NUMBERS(acm_hook_source, HookSource);
#undef ACM_SAME_NUMBERS

template <class Cpp, class C>
[[nodiscard]] Cpp to_cpp(const C& from) {
  static_assert(kSameNumbers<C, Cpp>);
  return std::bit_cast<Cpp>(from);
}
template <class C, class Cpp>
[[nodiscard]] C to_c(const Cpp& from) {
  static_assert(kSameNumbers<C, Cpp>);
  return std::bit_cast<C>(from);
}

/// A flag of C: every number but 0 is true.
[[nodiscard]] inline bool is_set(acm_bool flag) {
  return flag != 0;
}

/// Whether a number is one of an enumeration that counts from 0.
template <class Enum>
[[nodiscard]] bool is_one_of(std::uint32_t value, Enum last) {
  return value <= static_cast<std::uint32_t>(last);
}
/// The enumerator of that number. The library refuses those that the enumeration does not have; a number that
/// does not fit into its type must not become one that it has.
template <class Enum>
[[nodiscard]] Enum enum_of(std::uint32_t value) {
  using Number = std::underlying_type_t<Enum>;
  return static_cast<Enum>(std::min<std::uint32_t>(value, std::numeric_limits<Number>::max()));
}

[[nodiscard]] WeenieFacts to_cpp_weenie(const acm_weenie_facts& from);
[[nodiscard]] acm_weenie_facts to_c_weenie(const WeenieFacts& from);
[[nodiscard]] ObjectFacts to_cpp_facts(const acm_object_facts& from);
[[nodiscard]] acm_object_facts to_c_facts(const ObjectFacts& from);

}  // namespace acm::capi
