// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/base/frame.h"
#include "acmotion/base/result.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace acm {

using Bytes = std::span<const std::byte>;

/// Things in a record that retail would not have written but that do no harm. They are kept, so that writing
/// gives the same bytes, and reported.
enum class Oddity : std::uint8_t {
  NonZeroPadding = 1,  ///< an alignment byte is not 0
  LongEncoding = 2,    ///< a number takes more (or fewer) bytes than the client would write
  UnknownFlags = 4,    ///< a flag bit without a known meaning is set
  DuplicateKey = 8,    ///< a key occurs twice in one table
};

/// The set of oddities met in one record, and where the first was.
struct Oddities {
  std::uint8_t kinds = 0;          ///< bits of Oddity
  std::uint32_t first_offset = 0;  ///< bytes from the start of the record

  [[nodiscard]] bool has(Oddity oddity) const { return (kinds & static_cast<std::uint8_t>(oddity)) != 0; }
  void add(Oddity oddity, std::uint64_t offset) {
    if (kinds == 0 || offset < first_offset) first_offset = static_cast<std::uint32_t>(offset);
    kinds |= static_cast<std::uint8_t>(oddity);
  }
};

/// Reads little-endian fields from untrusted bytes. The first read that fails is remembered with its field
/// name and offset; from then on every read yields zero and nothing remains, so a reader can run to its end
/// and ask once.
class ByteReader {
 public:
  explicit ByteReader(Bytes bytes) : bytes_(bytes) {}

  std::uint8_t u8(const char* field);
  std::uint16_t u16(const char* field);
  std::uint32_t u32(const char* field);
  std::int16_t i16(const char* field) { return static_cast<std::int16_t>(u16(field)); }
  std::int32_t i32(const char* field) { return static_cast<std::int32_t>(u32(field)); }
  std::uint64_t u64(const char* field);
  float f32(const char* field) { return std::bit_cast<float>(u32(field)); }
  double f64(const char* field) { return std::bit_cast<double>(u64(field)); }
  Vec3 vec3(const char* field);
  Quat quat(const char* field);
  Frame frame(const char* field);

  /// A u32 count of things that take at least `min_bytes_each` bytes; refused (LimitExceeded) when so many
  /// cannot follow, so that nothing is ever sized by a lie.
  std::uint32_t count(const char* field, std::size_t min_bytes_each);
  /// Refuses a count that was read in another way than as a u32, under the same rule.
  bool accept_count(const char* field, std::uint64_t count, std::size_t min_bytes_each,
                    std::uint64_t at_offset);

  /// The next n bytes as they are; empty when so many do not remain.
  Bytes raw(std::size_t n, const char* field);

  /// Skips to a multiple of 4 from the start of the record and returns the skipped bytes (at most three), the
  /// first in the low byte. Bytes other than 0 are noted as an oddity.
  std::uint32_t align4(const char* field);

  [[nodiscard]] std::uint64_t offset() const { return offset_; }
  [[nodiscard]] std::size_t remaining() const { return failed_ ? 0 : bytes_.size() - offset_; }
  [[nodiscard]] bool ok() const { return !failed_; }
  [[nodiscard]] const Error& error() const { return error_; }
  [[nodiscard]] const Oddities& oddities() const { return oddities_; }

  void note(Oddity oddity, std::uint64_t at_offset) { oddities_.add(oddity, at_offset); }
  /// Records a failure found by the caller, unless there was one before.
  void fail(ErrorCode code, const char* what, std::uint64_t at_offset);
  void fail(ErrorCode code, const char* what) { fail(code, what, offset_); }
  /// To be called when the record is complete: fails (TrailingBytes) when anything is left.
  void expect_end();

 private:
  const std::byte* take(std::size_t n, const char* field);

  Bytes bytes_;
  std::size_t offset_ = 0;
  bool failed_ = false;
  Oddities oddities_;
  Error error_;
};

/// Appends little-endian fields to a growing buffer.
class ByteWriter {
 public:
  void reserve(std::size_t bytes) { out_.reserve(bytes); }
  void u8(std::uint8_t v) { out_.push_back(static_cast<std::byte>(v)); }
  void u16(std::uint16_t v);
  void u32(std::uint32_t v);
  void i16(std::int16_t v) { u16(static_cast<std::uint16_t>(v)); }
  void i32(std::int32_t v) { u32(static_cast<std::uint32_t>(v)); }
  void u64(std::uint64_t v);
  void f32(float v) { u32(std::bit_cast<std::uint32_t>(v)); }
  void f64(double v) { u64(std::bit_cast<std::uint64_t>(v)); }
  void vec3(Vec3 v);
  void quat(Quat q);
  void frame(const Frame& f);
  void raw(Bytes bytes);
  /// Pads to a multiple of 4 from the start, taking the pad bytes from `padding`, low byte first.
  void align4(std::uint32_t padding = 0);

  [[nodiscard]] std::size_t size() const { return out_.size(); }
  [[nodiscard]] Bytes bytes() const { return out_; }
  [[nodiscard]] std::vector<std::byte> take() && { return std::move(out_); }

 private:
  std::vector<std::byte> out_;
};

}  // namespace acm
