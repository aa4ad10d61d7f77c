// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"
#include "base/bytes.h"

#include <cstdint>

namespace acm {

// Numbers that have more than one encoding (dat-formats 0.2). Readers keep which one the file used, so that
// writing gives the same bytes, and note one that is longer than needed (Oddity::LongEncoding).

/// A number below 2^30 in one, two or four bytes ("CUInt").
struct CompactU32 {
  std::uint32_t value = 0;
  std::uint8_t encoded_bytes = 0;  ///< 1, 2 or 4 as it stood in the file; 0: whatever is shortest
};
inline constexpr std::uint32_t kMaxCompactU32 = 0x3FFFFFFF;

CompactU32 read_compact_u32(ByteReader& in, const char* field);
/// Takes the shortest form when `encoded_bytes` is 0 or cannot hold the value. `value` is at most
/// kMaxCompactU32.
void write_compact_u32(ByteWriter& out, CompactU32 number);

/// An id whose type is known beforehand, stored as its distance from the first id of that type ("KId").
struct KnownTypeId {
  enum class Form : std::uint8_t {
    Shortest,      ///< what retail writes: Short up to a distance of 0x3FFF, else Long
    Short,         ///< two bytes; holds distances up to 0x7FFF
    Long,          ///< four bytes; holds distances up to 0x3FFFFFFF
    LongWithBit14  ///< Long with the one bit set that readers ignore
  };

  ObjectId id = 0;
  Form form = Form::Shortest;
};

/// For a ByteReader, or any type with the same functions.
template <class Reader>
KnownTypeId read_known_type_id(Reader& in, ObjectId base, const char* field) {
  const std::uint64_t at = in.offset();
  const std::uint32_t first = in.u16(field);
  if ((first & 0x8000) == 0) return {base + first, KnownTypeId::Form::Short};
  const std::uint32_t distance = ((first & 0x3FFF) << 16) | in.u16(field);
  const bool bit_14 = (first & 0x4000) != 0;
  if (in.ok() && (distance <= 0x3FFF || bit_14)) in.record(Oddity::LongEncoding, at);
  return {base + distance, bit_14 ? KnownTypeId::Form::LongWithBit14 : KnownTypeId::Form::Long};
}
/// Takes the shortest form when `form` cannot hold the distance. `id` lies within 0x3FFFFFFF of `base`.
void write_known_type_id(FieldWriter& out, ObjectId base, KnownTypeId id);

}  // namespace acm
