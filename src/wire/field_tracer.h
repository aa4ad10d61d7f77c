// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire.hpp"
#include "base/bytes.h"

#include <span>

#include "field_kinds.h"

namespace acm::wire {

/// A ByteReader that also keeps a record of each field and, where there is room for it, what it means.
class FieldTracer {
 public:
  FieldTracer(Bytes bytes, std::span<FieldRecord> records, std::span<Meaning> meanings)
      : in_(bytes), records_(records), meanings_(meanings) {}

  /// Of the field that is read next. Those of which nothing is said are bits without names.
  void next_means(Meaning meaning) { next_ = meaning; }

  std::uint8_t u8(const char* field);
  std::uint16_t u16(const char* field);
  std::uint32_t u32(const char* field);
  float f32(const char* field) { return component(field, 0); }
  Vec3 vec3(const char* field);
  Quat quat(const char* field);
  Bytes raw(std::size_t n, const char* field);
  std::uint32_t align4(const char* field);
  bool accept_count(const char* field, std::uint64_t count, std::size_t min_bytes_each,
                    std::uint64_t at_offset) {
    return in_.accept_count(field, count, min_bytes_each, at_offset);
  }

  [[nodiscard]] Bytes since(std::uint64_t earlier_offset) const { return in_.since(earlier_offset); }
  [[nodiscard]] std::uint64_t offset() const { return in_.offset(); }
  [[nodiscard]] std::size_t remaining() const { return in_.remaining(); }
  [[nodiscard]] bool ok() const { return in_.ok(); }
  [[nodiscard]] const Error& error() const { return in_.error(); }
  [[nodiscard]] const Oddities& oddities() const { return in_.oddities(); }
  void record(Oddity oddity, std::uint64_t at_offset) { in_.record(oddity, at_offset); }
  void fail(ErrorCode code, const char* what, std::uint64_t at_offset) { in_.fail(code, what, at_offset); }
  void expect_end() { in_.expect_end(); }

  /// Of all fields so far.
  [[nodiscard]] std::size_t field_count() const { return field_count_; }

 private:
  float component(const char* field, char name);
  void record(const char* field, char component, FieldRecord::Kind kind, std::uint64_t from,
              std::uint32_t bits);

  ByteReader in_;
  std::span<FieldRecord> records_;
  std::span<Meaning> meanings_;
  Meaning next_ = Meaning::Hex;
  std::size_t field_count_ = 0;
};

/// The public `explain`, with the meaning of each field.
Explanation explain(std::span<FieldRecord> out, std::span<Meaning> meanings, Bytes message);

}  // namespace acm::wire
