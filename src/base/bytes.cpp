// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/base/bytes.h"

#include <cstring>

namespace acm {

namespace {

template <class T>
T load_little_endian(const std::byte* p) {
  T value;
  if constexpr (std::endian::native == std::endian::little) {
    std::memcpy(&value, p, sizeof value);
  } else {
    value = 0;
    for (std::size_t i = 0; i < sizeof value; ++i)
      value |= static_cast<T>(static_cast<T>(std::to_integer<unsigned>(p[i])) << (8 * i));
  }
  return value;
}

template <class T>
void append_little_endian(std::vector<std::byte>& out, T value) {
  for (std::size_t i = 0; i < sizeof value; ++i) out.push_back(static_cast<std::byte>(value >> (8 * i)));
}

}  // namespace

const std::byte* ByteReader::take(std::size_t n, const char* field) {
  if (failed_) return nullptr;
  if (bytes_.size() - offset_ < n) {
    fail(ErrorCode::Truncated, field);
    return nullptr;
  }
  const std::byte* p = bytes_.data() + offset_;
  offset_ += n;
  return p;
}

std::uint8_t ByteReader::u8(const char* field) {
  const std::byte* p = take(1, field);
  return p ? std::to_integer<std::uint8_t>(*p) : std::uint8_t{0};
}

std::uint16_t ByteReader::u16(const char* field) {
  const std::byte* p = take(2, field);
  return p ? load_little_endian<std::uint16_t>(p) : std::uint16_t{0};
}

std::uint32_t ByteReader::u32(const char* field) {
  const std::byte* p = take(4, field);
  return p ? load_little_endian<std::uint32_t>(p) : 0u;
}

std::uint64_t ByteReader::u64(const char* field) {
  const std::byte* p = take(8, field);
  return p ? load_little_endian<std::uint64_t>(p) : 0u;
}

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
  if (failed_) return false;
  if (min_bytes_each != 0 && count > remaining() / min_bytes_each) {
    fail(ErrorCode::LimitExceeded, field, at_offset);
    return false;
  }
  return true;
}

Bytes ByteReader::raw(std::size_t n, const char* field) {
  const std::byte* p = take(n, field);
  return p ? Bytes(p, n) : Bytes();
}

std::uint32_t ByteReader::align4(const char* field) {
  const std::uint64_t at = offset_;
  std::uint32_t padding = 0;
  for (unsigned shift = 0; ok() && offset_ % 4 != 0; shift += 8)
    padding |= static_cast<std::uint32_t>(u8(field)) << shift;
  if (padding != 0 && ok()) note(Oddity::NonZeroPadding, at);
  return padding;
}

void ByteReader::fail(ErrorCode code, const char* what, std::uint64_t at_offset) {
  if (failed_) return;
  failed_ = true;
  error_ = Error{code, 0, at_offset, what};
}

void ByteReader::expect_end() {
  if (remaining() != 0) fail(ErrorCode::TrailingBytes, "bytes after the end of the record");
}

void ByteWriter::u16(std::uint16_t v) {
  append_little_endian(out_, v);
}

void ByteWriter::u32(std::uint32_t v) {
  append_little_endian(out_, v);
}

void ByteWriter::u64(std::uint64_t v) {
  append_little_endian(out_, v);
}

void ByteWriter::vec3(Vec3 v) {
  f32(v.x);
  f32(v.y);
  f32(v.z);
}

void ByteWriter::quat(Quat q) {
  f32(q.w);
  f32(q.x);
  f32(q.y);
  f32(q.z);
}

void ByteWriter::frame(const Frame& f) {
  vec3(f.origin);
  quat(f.rotation);
}

void ByteWriter::raw(Bytes bytes) {
  out_.insert(out_.end(), bytes.begin(), bytes.end());
}

void ByteWriter::align4(std::uint32_t padding) {
  for (; out_.size() % 4 != 0; padding >>= 8) u8(static_cast<std::uint8_t>(padding));
}

}  // namespace acm
