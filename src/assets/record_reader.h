// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "assets/encodings.h"
#include "assets/hook.h"
#include "assets/record_archive.h"
#include "base/bytes.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "record.h"

namespace acm {

/// Reads the fields of a record from untrusted bytes: an archive of record_archive.h. Counts are checked
/// against the bytes that remain before anything is sized by them. After a failure nothing more is read, as
/// with ByteReader.
class RecordReader {
 public:
  static constexpr bool kReads = true;

  explicit RecordReader(Bytes bytes) : in_(bytes) {}

  [[nodiscard]] ByteReader& in() { return in_; }

  void own_id(ObjectType type, ObjectId& id, OwnIds accepted);
  void value(const char* name, std::uint8_t& v) { v = in_.u8(name); }
  void value(const char* name, std::uint32_t& v) { v = in_.u32(name); }
  void value(const char* name, std::int32_t& v) { v = in_.i32(name); }
  void value(const char* name, float& v) { v = in_.f32(name); }
  void value(const char* name, double& v) { v = in_.f64(name); }
  void value(const char* name, Vec3& v) { v = in_.vec3(name); }
  void value(const char* name, Frame& v) { v = in_.frame(name); }
  void word(const char* name, std::uint32_t& v, Word) { v = in_.u32(name); }
  void reference(const char* name, ObjectId& id, LoadedFor) { id = in_.u32(name); }
  void known_type_id(const char* name, ObjectId& id, KnownTypeId::Form& form, ObjectId base, LoadedFor);
  void hook_type(const char* name, HookPayload& payload);

  void unused(const char* name, std::uint32_t& v) {
    v = in_.u32(name);
    if (v != 0) in_.record(Oddity::NonZeroPadding, in_.offset() - sizeof v);
  }
  template <class Bits>
  void flags(const char* name, Bits& bits, std::uint32_t known) {
    const std::uint64_t at = in_.offset();
    value(name, bits);
    note_unknown_flags(in_, bits, known, at);
  }
  template <class Padding>
  void padding(const char* name, Padding& padding) {
    padding = static_cast<Padding>(in_.align4(name));
  }
  template <class T, class... Extra>
  void part(const char*, T& x, Extra&... extra) {
    fields(*this, x, extra...);
  }
  void optional(const char* name, Vec3& v, std::uint8_t bits, std::uint8_t bit) {
    if ((bits & bit) != 0) value(name, v);
  }

  void count(const char* name, std::uint32_t& n, std::size_t min) { n = in_.count(name, min); }
  void count(const char* name, std::uint8_t& n, std::size_t min);
  template <class T, class... Extra>
  void items(const char*, Vector<T>& pool, std::uint32_t& first, std::uint32_t n, Extra&... extra) {
    fill(pool, first, n, [&](T& x) { fields(*this, x, extra...); });
  }
  template <class T, class Key, class... Extra>
  void keyed_items(const char*, Vector<T>& pool, std::uint32_t& first, std::uint32_t n, Key T::* key,
                   Extra&... extra) {
    const std::size_t first_key = read_keyed(pool, first, n, key, extra...);
    note_duplicates(first_key);
  }
  template <class T, class... Extra>
  void list(const char* name, Vector<T>& entries, std::size_t min, Extra&... extra) {
    std::uint32_t first = 0;
    items(name, entries, first, in_.count(name, min), extra...);
  }
  template <class T, class Key, class... Extra>
  void table(const char* name, Vector<T>& entries, std::size_t min, Key T::* key, Extra&... extra) {
    std::uint32_t first = 0;
    keyed_items(name, entries, first, in_.count(name, min), key, extra...);
  }
  /// Refuses what the client refuses: keys that occur twice, entries without buckets (CL-1).
  template <class T, class Key>
  void hash_table(const char*, std::uint16_t& buckets, const char* name, Vector<T>& entries, std::size_t min,
                  Key T::* key) {
    std::uint32_t first = 0;
    refuse_duplicates(read_keyed(entries, first, hash_count(name, buckets, min), key));
  }

  bool rows(const char*, std::uint32_t) { return in_.ok(); }
  void row_number(const char*, std::uint32_t) {}
  template <class T>
  void column(const char* name, Vector<T>& values, std::uint32_t n) {
    if (!in_.accept_count(name, n, sizeof(T), in_.offset())) return;
    values.resize(n);
    for (T& v : values) value(name, v);
  }
  void column(const char* name, Vector<Frame>& values, std::uint32_t n) { frames(name, values, 0, n); }
  void references(const char* name, Vector<ObjectId>& ids, std::uint32_t n, LoadedFor) {
    column(name, ids, n);
  }
  template <class Call>
  void each_row(std::uint32_t n, Call&& call) {
    for (std::uint32_t i = 0; i < n && in_.ok(); ++i) call(i);
  }
  void end_rows() {}
  /// Appends them. The caller has checked that so many can follow.
  void frames(const char* name, Vector<Frame>& pool, std::size_t first, std::size_t n);

  template <class T>
  void reserve(Vector<T>& list, std::size_t n) {
    list.reserve(n);
  }
  bool accept(const char* name, std::uint64_t n, std::size_t min, std::uint64_t back) {
    return in_.accept_count(name, n, min, in_.offset() - back);
  }
  bool refuse(ErrorCode code, const char* what, std::uint64_t back) {
    in_.fail(code, what, in_.ok() ? in_.offset() - back : in_.offset());
    return false;
  }

 private:
  template <class T, class Call>
  void fill(Vector<T>& pool, std::uint32_t& first, std::uint32_t n, Call&& call) {
    first = static_cast<std::uint32_t>(pool.size());
    if (n == 0) return;
    // No more than what remains could fill, so that a forged count never causes a large allocation.
    if (first == 0) pool.reserve(std::min<std::size_t>(n, in_.remaining() / sizeof(T)));
    for (std::uint32_t i = 0; i < n && in_.ok(); ++i) call(pool.emplace_back());
  }
  /// Returns where the keys of these entries begin in keys_.
  template <class T, class Key, class... Extra>
  std::size_t read_keyed(Vector<T>& pool, std::uint32_t& first, std::uint32_t n, Key T::* key,
                         Extra&... extra) {
    const std::size_t first_key = keys_.size();
    fill(pool, first, n, [&](T& x) {
      const std::uint64_t at = in_.offset();
      fields(*this, x, extra...);
      keys_.push_back({x.*key, at});
    });
    return first_key;
  }
  template <class Take>
  void take_duplicates(std::size_t first_key, Take&& take);
  void note_duplicates(std::size_t first_key);
  void refuse_duplicates(std::size_t first_key);
  std::uint32_t hash_count(const char* name, std::uint16_t& buckets, std::size_t min);

  ByteReader in_;
  // Keys of the tables that are being read, the innermost last, each with the place of its entry.
  Vector<std::pair<std::uint32_t, std::uint64_t>> keys_;
};

/// A record of this type and nothing else.
template <class Record>
Result<Record> read_record(Bytes bytes) {
  RecordReader reader(bytes);
  Record record;
  fields(reader, record);
  return finish_record(reader.in(), std::move(record));
}

}  // namespace acm
