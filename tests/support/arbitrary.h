// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/hook.h"
#include "assets/hook_fields.h"
#include "base/frame.h"

#include <rapidcheck.h>

#include <bit>
#include <cstdint>
#include <variant>
#include <vector>

// Values for properties that must hold for anything a file can contain. To be called inside a rapidcheck
// property.
namespace acm::test {

inline std::uint32_t arbitrary_u32() {
  return *rc::gen::arbitrary<std::uint32_t>();
}
/// Any bit pattern: also infinities and numbers that are none.
inline float arbitrary_f32() {
  return std::bit_cast<float>(arbitrary_u32());
}
inline Vec3 arbitrary_vec3() {
  return {arbitrary_f32(), arbitrary_f32(), arbitrary_f32()};
}
inline Frame arbitrary_frame() {
  return {arbitrary_vec3(), {arbitrary_f32(), arbitrary_f32(), arbitrary_f32(), arbitrary_f32()}};
}
inline std::size_t arbitrary_size(std::size_t most) {
  return *rc::gen::inRange<std::size_t>(0, most + 1);
}

/// Fills the fields of a hook: an archive of assets/record_archive.h.
struct ArbitraryFields {
  static void value(const char*, std::uint8_t& v) { v = *rc::gen::arbitrary<std::uint8_t>(); }
  static void value(const char*, std::uint32_t& v) { v = arbitrary_u32(); }
  static void value(const char*, float& v) { v = arbitrary_f32(); }
  static void value(const char*, Vec3& v) { v = arbitrary_vec3(); }
  static void value(const char*, Frame& v) { v = arbitrary_frame(); }
  static void word(const char*, std::uint32_t& v, Word) { v = arbitrary_u32(); }
  static void reference(const char*, ObjectId& id, LoadedFor) { id = arbitrary_u32(); }
  static void known_type_id(const char*, ObjectId& id, KnownTypeId::Form&, ObjectId base, LoadedFor) {
    id = base + *rc::gen::inRange<std::uint32_t>(0, 0x40000000);
  }
  static void padding(const char*, std::uint32_t&) {}
};

template <std::size_t Type = 0>
HookPayload arbitrary_payload(std::size_t type) {
  if constexpr (Type < kHookTypeCount) {
    if (type != Type) return arbitrary_payload<Type + 1>(type);
    std::variant_alternative_t<Type, HookPayload> payload{};
    ArbitraryFields arbitrary;
    fields(arbitrary, payload);
    return payload;
  } else {
    return {};
  }
}

inline Hook arbitrary_hook() {
  return {*rc::gen::arbitrary<std::int32_t>(), arbitrary_payload(arbitrary_size(kHookTypeCount - 1))};
}

}  // namespace acm::test
