// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Inline bodies of bytes.h.
#pragma once

#include "base/bytes.h"

#include <cassert>
#include <cstring>

namespace acm {

namespace detail {

template <class T>
inline T load_little_endian(const std::byte* p) {
  T value = 0;
  if constexpr (std::endian::native == std::endian::little) {
    std::memcpy(&value, p, sizeof value);
  } else {
    for (std::size_t i = 0; i < sizeof value; ++i)
      value |= static_cast<T>(static_cast<T>(std::to_integer<unsigned>(p[i])) << (8 * i));
  }
  return value;
}

template <class T>
inline void store_little_endian(std::byte* p, T value) {
  if constexpr (std::endian::native == std::endian::little) {
    std::memcpy(p, &value, sizeof value);
  } else {
    for (std::size_t i = 0; i < sizeof value; ++i) p[i] = static_cast<std::byte>(value >> (8 * i));
  }
}

}  // namespace detail

inline const std::byte* ByteReader::take(std::size_t n, const char* field) {
  if (n > remaining()) [[unlikely]] {
    fail(ErrorCode::Truncated, field);
    return nullptr;
  }
  const std::byte* p = bytes_.data() + offset_;
  offset_ += n;
  return p;
}

template <class T>
inline T ByteReader::little_endian(const char* field) {
  const std::byte* p = take(sizeof(T), field);
  return p ? detail::load_little_endian<T>(p) : T{0};
}

inline std::uint8_t ByteReader::u8(const char* field) {
  return little_endian<std::uint8_t>(field);
}
inline std::uint16_t ByteReader::u16(const char* field) {
  return little_endian<std::uint16_t>(field);
}
inline std::uint32_t ByteReader::u32(const char* field) {
  return little_endian<std::uint32_t>(field);
}
inline std::uint64_t ByteReader::u64(const char* field) {
  return little_endian<std::uint64_t>(field);
}
inline std::int16_t ByteReader::i16(const char* field) {
  return static_cast<std::int16_t>(u16(field));
}
inline std::int32_t ByteReader::i32(const char* field) {
  return static_cast<std::int32_t>(u32(field));
}
inline float ByteReader::f32(const char* field) {
  return std::bit_cast<float>(u32(field));
}
inline double ByteReader::f64(const char* field) {
  return std::bit_cast<double>(u64(field));
}

inline const Error& ByteReader::error() const {
  assert(failed_);
  return error_;
}

inline std::byte* FieldWriter::claim(std::size_t n) {
  if (!ok() || n > room_.size() - size_) [[unlikely]]
    return claim_when_full(n);
  std::byte* p = room_.data() + size_;
  size_ += n;
  return p;
}

template <class T>
inline void FieldWriter::little_endian(T value) {
  if (std::byte* p = claim(sizeof value)) detail::store_little_endian(p, value);
}

inline void FieldWriter::u8(std::uint8_t v) {
  little_endian(v);
}
inline void FieldWriter::u16(std::uint16_t v) {
  little_endian(v);
}
inline void FieldWriter::u32(std::uint32_t v) {
  little_endian(v);
}
inline void FieldWriter::u64(std::uint64_t v) {
  little_endian(v);
}
inline void FieldWriter::i16(std::int16_t v) {
  u16(static_cast<std::uint16_t>(v));
}
inline void FieldWriter::i32(std::int32_t v) {
  u32(static_cast<std::uint32_t>(v));
}
inline void FieldWriter::f32(float v) {
  u32(std::bit_cast<std::uint32_t>(v));
}
inline void FieldWriter::f64(double v) {
  u64(std::bit_cast<std::uint64_t>(v));
}

}  // namespace acm
