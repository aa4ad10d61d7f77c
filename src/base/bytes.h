// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/result.hpp"
#include "acmotion/types.hpp"
#include "base/frame.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

namespace acm {

/// Reads little-endian fields from untrusted bytes. The first read that fails is remembered with its field
/// name and offset; from then on every read yields zero and nothing remains, so a reader can run to its end
/// and ask once. Field names must be static texts.
class ByteReader {
 public:
  explicit ByteReader(Bytes bytes) : bytes_(bytes) {}

  std::uint8_t u8(const char* field);
  std::uint16_t u16(const char* field);
  std::uint32_t u32(const char* field);
  std::uint64_t u64(const char* field);
  std::int16_t i16(const char* field);
  std::int32_t i32(const char* field);
  float f32(const char* field);
  double f64(const char* field);
  Vec3 vec3(const char* field);    ///< x, y, z
  Quat quat(const char* field);    ///< w, x, y, z
  Frame frame(const char* field);  ///< origin, then rotation

  /// A u32 count of elements of at least `min_bytes_each` bytes (1 or more). Fails (LimitExceeded) when the
  /// remaining bytes cannot hold that many, so that a forged count never causes a large allocation.
  std::uint32_t count(const char* field, std::size_t min_bytes_each);
  /// Refuses a count that was read in another way than as a u32, under the same rule.
  bool accept_count(const char* field, std::uint64_t count, std::size_t min_bytes_each,
                    std::uint64_t at_offset);

  /// The next n bytes as they are; empty when fewer remain.
  Bytes raw(std::size_t n, const char* field);

  /// What was read from an earlier offset() up to here, as it stands in the record.
  [[nodiscard]] Bytes since(std::uint64_t earlier_offset) const;

  /// Skips to a multiple of 4 from the start of the record and returns the skipped bytes (at most three), the
  /// first in the low byte. Bytes other than 0 are noted as an oddity.
  std::uint32_t align4(const char* field);

  [[nodiscard]] std::uint64_t offset() const { return offset_; }
  [[nodiscard]] std::size_t remaining() const { return bytes_.size() - offset_; }
  [[nodiscard]] bool ok() const { return !failed_; }
  /// The first error. Asserts when there was none.
  [[nodiscard]] const Error& error() const;
  [[nodiscard]] const Oddities& oddities() const { return oddities_; }

  void record(Oddity oddity, std::uint64_t at_offset) { oddities_.add(oddity, at_offset); }
  /// Records an error found by the caller, unless there was one before.
  void fail(ErrorCode code, const char* what, std::uint64_t at_offset);
  void fail(ErrorCode code, const char* what) { fail(code, what, offset_); }
  /// To be called when the record is complete: fails (TrailingBytes) when anything is left.
  void expect_end();

 private:
  const std::byte* take(std::size_t n, const char* field);
  template <class T>
  T little_endian(const char* field);

  Bytes bytes_;  // cut off at offset_ by an error, so that every later read fails by its size alone
  std::size_t offset_ = 0;
  bool failed_ = false;
  Oddities oddities_;
  Error error_;
};

/// Writes little-endian fields, one after the other. Encoders take a FieldWriter& and serve both kinds of
/// destination: a ByteWriter grows, a SpanWriter fills the caller's bytes.
class FieldWriter {
 public:
  FieldWriter(const FieldWriter&) = delete;
  FieldWriter& operator=(const FieldWriter&) = delete;

  void u8(std::uint8_t v);
  void u16(std::uint16_t v);
  void u32(std::uint32_t v);
  void u64(std::uint64_t v);
  void i16(std::int16_t v);
  void i32(std::int32_t v);
  void f32(float v);
  void f64(double v);
  void vec3(Vec3 v);           ///< x, y, z
  void quat(Quat q);           ///< w, x, y, z
  void frame(const Frame& f);  ///< origin, then rotation
  void raw(Bytes bytes);       ///< must not lie in this writer's own buffer
  /// Pads to a multiple of 4 from the start, taking the pad bytes from `padding`, low byte first.
  void align4(std::uint32_t padding = 0);

  /// Bytes of all fields so far, those that found no room included.
  [[nodiscard]] std::size_t size() const { return size_; }
  /// False once a field found no room. Always true for a ByteWriter.
  [[nodiscard]] bool ok() const { return size_ <= room_.size(); }
  /// All fields so far; empty when not ok(), so that half a message is never sent.
  [[nodiscard]] Bytes bytes() const { return ok() ? Bytes(room_.first(size_)) : Bytes(); }

 protected:
  enum class WhenFull : std::uint8_t { Grow, Refuse };
  FieldWriter(std::span<std::byte> room, WhenFull when_full) : room_(room), when_full_(when_full) {}
  FieldWriter(FieldWriter&& other) noexcept;
  ~FieldWriter() = default;

  void grow(std::size_t capacity);
  Vector<std::byte> take_grown();

 private:
  std::byte* claim(std::size_t n);
  std::byte* claim_when_full(std::size_t n);
  template <class T>
  void little_endian(T value);

  std::span<std::byte> room_;
  std::size_t size_ = 0;
  WhenFull when_full_;
  Vector<std::byte> grown_;  // what room_ views when it grows
};

/// A FieldWriter into a buffer of its own that grows as needed.
class ByteWriter : public FieldWriter {
 public:
  ByteWriter() : FieldWriter({}, WhenFull::Grow) {}
  ByteWriter(ByteWriter&&) noexcept = default;

  /// Makes room for `capacity` bytes in all.
  void reserve(std::size_t capacity) { grow(capacity); }
  /// Hands over what was written; the writer is empty afterwards.
  [[nodiscard]] Vector<std::byte> take() && { return take_grown(); }
};

/// A FieldWriter into the caller's bytes. Never allocates. From the first number that finds no room on
/// nothing more is written, but size() goes on counting: it says how many bytes would have been enough.
class SpanWriter : public FieldWriter {
 public:
  explicit SpanWriter(std::span<std::byte> room) : FieldWriter(room, WhenFull::Refuse) {}
};

}  // namespace acm

#include "base/bytes.inl"
