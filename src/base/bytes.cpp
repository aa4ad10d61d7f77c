// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base/bytes.h"

#include "base/host_memory.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace acm {

Vec3 ByteReader::vec3(const char* field) {
  const float x = f32(field);
  const float y = f32(field);
  const float z = f32(field);
  return {x, y, z};
}

Quat ByteReader::quat(const char* field) {
  const float w = f32(field);
  const Vec3 v = vec3(field);
  return {w, v.x, v.y, v.z};
}

Frame ByteReader::frame(const char* field) {
  const Vec3 origin = vec3(field);
  return {origin, quat(field)};
}

std::uint32_t ByteReader::count(const char* field, std::size_t min_bytes_each) {
  const std::uint64_t at = offset_;
  const std::uint32_t n = u32(field);
  return accept_count(field, n, min_bytes_each, at) ? n : 0u;
}

bool ByteReader::accept_count(const char* field, std::uint64_t count, std::size_t min_bytes_each,
                              std::uint64_t at_offset) {
  assert(min_bytes_each != 0);
  if (failed_) return false;
  if (count > remaining() / min_bytes_each) {
    fail(ErrorCode::LimitExceeded, field, at_offset);
    return false;
  }
  return true;
}

Bytes ByteReader::raw(std::size_t n, const char* field) {
  const std::byte* p = take(n, field);
  return p ? Bytes(p, n) : Bytes();
}

Bytes ByteReader::since(std::uint64_t earlier_offset) const {
  assert(earlier_offset <= offset_);
  const auto from = static_cast<std::size_t>(earlier_offset);
  return bytes_.subspan(from, offset_ - from);
}

std::uint32_t ByteReader::align4(const char* field) {
  const std::uint64_t at = offset_;
  std::uint32_t padding = 0;
  for (unsigned shift = 0; ok() && offset_ % 4 != 0; shift += 8)
    padding |= static_cast<std::uint32_t>(u8(field)) << shift;
  if (padding != 0 && ok()) record(Oddity::NonZeroPadding, at);
  return padding;
}

void ByteReader::fail(ErrorCode code, const char* what, std::uint64_t at_offset) {
  if (failed_) return;
  failed_ = true;
  error_ = Error{code, 0, at_offset, what};
  bytes_ = bytes_.first(offset_);
}

void ByteReader::expect_end() {
  if (remaining() != 0) fail(ErrorCode::TrailingBytes, "bytes after the end of the record");
}

FieldWriter::FieldWriter(FieldWriter&& other) noexcept
    : room_(std::exchange(other.room_, {})),
      size_(std::exchange(other.size_, 0)),
      when_full_(other.when_full_),
      grown_(std::move(other.grown_)) {}

void FieldWriter::grow(std::size_t capacity) {
  if (capacity <= room_.size()) return;
  lengthen(grown_, capacity);
  room_ = grown_;
}

Vector<std::byte> FieldWriter::take_grown() {
  grown_.resize(std::exchange(size_, 0));
  room_ = {};
  return std::exchange(grown_, {});
}

std::byte* FieldWriter::claim_when_full(std::size_t n) {
  if (when_full_ == WhenFull::Refuse) {
    constexpr std::size_t kMax = std::numeric_limits<std::size_t>::max();
    size_ = n > kMax - size_ ? kMax : size_ + n;
    return nullptr;
  }
  constexpr std::size_t kFirstCapacity = 256;  // most messages and records fit
  grow(std::max({kFirstCapacity, 2 * room_.size(), size_ + n}));
  return claim(n);
}

void FieldWriter::vec3(Vec3 v) {
  f32(v.x);
  f32(v.y);
  f32(v.z);
}

void FieldWriter::quat(Quat q) {
  f32(q.w);
  f32(q.x);
  f32(q.y);
  f32(q.z);
}

void FieldWriter::frame(const Frame& f) {
  vec3(f.origin);
  quat(f.rotation);
}

void FieldWriter::raw(Bytes bytes) {
  if (bytes.empty()) return;
  if (std::byte* p = claim(bytes.size())) std::memcpy(p, bytes.data(), bytes.size());
}

void FieldWriter::align4(std::uint32_t padding) {
  for (std::size_t missing = (4 - size_ % 4) % 4; missing != 0; --missing, padding >>= 8)
    u8(static_cast<std::uint8_t>(padding));
}

}  // namespace acm
