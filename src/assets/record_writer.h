// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "assets/record_visitor.h"
#include "base/bytes.h"

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace acm {

/// Writes the fields of a record as bytes: an archive of record_archive.h.
class RecordWriter : public RecordVisitor<RecordWriter> {
 public:
  explicit RecordWriter(ByteWriter& out) : out_(out) {}

  void own_id(ObjectType, ObjectId id, OwnIds) { out_.u32(id); }
  void value(const char*, std::uint8_t v) { out_.u8(v); }
  void value(const char*, std::uint32_t v) { out_.u32(v); }
  void value(const char*, std::int32_t v) { out_.i32(v); }
  void value(const char*, float v) { out_.f32(v); }
  void value(const char*, double v) { out_.f64(v); }
  void value(const char*, const Vec3& v) { out_.vec3(v); }
  void value(const char*, const Frame& v) { out_.frame(v); }
  void reference(const char*, ObjectId id, LoadedFor) { out_.u32(id); }
  void known_type_id(const char*, ObjectId id, KnownTypeId::Form form, ObjectId base, LoadedFor) {
    write_known_type_id(out_, base, {id, form});
  }
  void hook_type(const char*, const HookPayload& payload) {
    out_.u32(static_cast<std::uint32_t>(payload.index()));
  }
  void padding(const char*, std::uint32_t padding) { out_.align4(padding); }
  void optional(const char*, const Vec3& v, std::uint8_t bits, std::uint8_t bit) {
    if ((bits & bit) != 0) out_.vec3(v);
  }

  void count(const char*, std::uint32_t n, std::size_t) { out_.u32(n); }
  void count(const char*, std::uint8_t n, std::size_t) { out_.u8(n); }
  template <class T, class Key>
  void hash_table(const char*, std::uint16_t buckets, const char* name, const Vector<T>& entries, std::size_t,
                  Key T::*) {
    const auto n = static_cast<std::uint32_t>(entries.size());
    assert(n <= 0xFFFF);
    out_.u32(n | std::uint32_t{buckets} << 16);
    items(name, entries, 0, n);
  }

  template <class T>
  void column(const char* name, const Vector<T>& values, std::uint32_t) {
    for (const T& v : values) value(name, v);
  }
  void column(const char* name, const Vector<Frame>& values, std::uint32_t n) { frames(name, values, 0, n); }
  void frames(const char*, const Vector<Frame>& pool, std::size_t first, std::size_t n) {
    const std::span<const Frame> frames = std::span(pool).subspan(first, n);
    if constexpr (std::endian::native == std::endian::little) {
      out_.raw(std::as_bytes(frames));
    } else {
      for (const Frame& f : frames) out_.frame(f);
    }
  }
  bool refuse(ErrorCode, const char*, std::uint64_t) {
    assert(false && "a record that cannot be read again");
    return false;
  }

 private:
  ByteWriter& out_;
};

/// Room for as many bytes as expected is made beforehand.
template <class Record>
Vector<std::byte> write_record(const Record& record, std::size_t expected_bytes = 0) {
  ByteWriter out;
  out.reserve(expected_bytes);
  RecordWriter writer(out);
  fields(writer, record);
  return std::move(out).take();
}

}  // namespace acm
