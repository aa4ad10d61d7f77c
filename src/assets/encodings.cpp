// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/encodings.h"

namespace acm {

namespace {

std::uint8_t shortest_compact(std::uint32_t value) {
  return value < 0x80 ? 1 : value < 0x4000 ? 2 : 4;
}

}  // namespace

CompactU32 read_compact_u32(ByteReader& in, const char* field) {
  const std::uint64_t at = in.offset();
  const std::uint32_t first = in.u8(field);
  CompactU32 number{first, 1};
  if ((first & 0x80) != 0) {
    const std::uint32_t second = in.u8(field);
    number = {((first & 0x3F) << 8) | second, 2};
    // The first two bytes are the high half, big-endian; the low half is a little-endian word.
    if ((first & 0x40) != 0) number = {(number.value << 16) | in.u16(field), 4};
  }
  if (!in.ok()) return {};
  if (number.encoded_bytes > shortest_compact(number.value)) in.record(Oddity::LongEncoding, at);
  return number;
}

void write_compact_u32(ByteWriter& out, CompactU32 number) {
  assert(number.value <= kMaxCompactU32);
  const std::uint32_t v = number.value;
  std::uint8_t size = shortest_compact(v);
  if (number.encoded_bytes > size) size = number.encoded_bytes;
  if (size == 1) {
    out.u8(static_cast<std::uint8_t>(v));
  } else if (size == 2) {
    out.u8(static_cast<std::uint8_t>((v >> 8) | 0x80));
    out.u8(static_cast<std::uint8_t>(v));
  } else {
    out.u8(static_cast<std::uint8_t>((v >> 24) | 0xC0));
    out.u8(static_cast<std::uint8_t>(v >> 16));
    out.u16(static_cast<std::uint16_t>(v));
  }
}

void write_known_type_id(FieldWriter& out, ObjectId base, KnownTypeId id) {
  const std::uint32_t distance = id.id - base;
  assert(distance <= 0x3FFFFFFF);
  using Form = KnownTypeId::Form;
  const bool fits_short = id.form == Form::Short ? distance <= 0x7FFF : distance <= 0x3FFF;
  if (fits_short && (id.form == Form::Short || id.form == Form::Shortest)) {
    out.u16(static_cast<std::uint16_t>(distance));
    return;
  }
  const std::uint32_t mark = id.form == Form::LongWithBit14 ? 0xC000 : 0x8000;
  out.u16(static_cast<std::uint16_t>(mark | (distance >> 16)));
  out.u16(static_cast<std::uint16_t>(distance));
}

}  // namespace acm
