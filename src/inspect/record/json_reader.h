// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "assets/encodings.h"
#include "assets/hook.h"
#include "assets/record_archive.h"
#include "inspect/text/exact_json.h"
#include "inspect/text/first_error.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace acm::inspect {

/// Reads the fields of a record from JSON of unknown origin: an archive of assets/record_archive.h. After the
/// first error it goes on with harmless values; ask once, at the end.
class RecordJsonReader {
 public:
  static constexpr bool kReads = true;

  /// An object with the fields of one struct, and keys beside them that do not count.
  template <class T>
  RecordJsonReader(const Json& json, T& record, std::initializer_list<const char*> others) {
    read_object(json, [&] {
      for (const char* other : others) asked_.push_back({other, ""});
      fields(*this, record);
    });
  }
  [[nodiscard]] bool ok() const { return first_error_.ok(); }
  [[nodiscard]] const InspectError& error() const { return first_error_.error(); }

  void own_id(ObjectType type, ObjectId& id, OwnIds accepted);
  template <class T>
  void value(const char* name, T& v) {
    at_key(name, [&](const Json& json) { read(json, v); });
  }
  void word(const char* name, std::uint32_t& v, Word kind);
  void reference(const char* name, ObjectId& id, LoadedFor) { value(name, id); }
  void known_type_id(const char* name, ObjectId& id, KnownTypeId::Form& form, ObjectId base, LoadedFor);
  void hook_type(const char* name, HookPayload& payload);
  void unused(const char* name, std::uint32_t& v) { value(name, v); }
  template <class Bits>
  void flags(const char* name, Bits& bits, std::uint32_t) {
    value(name, bits);
  }
  void padding(const char* name, std::uint8_t& padding) {
    if (has(name)) value(name, padding);
  }
  void padding(const char* name, std::uint32_t& padding);
  template <class T, class... Extra>
  void part(const char* name, T& x, Extra&... extra) {
    at_key(name, [&](const Json& json) { read_object(json, [&] { fields(*this, x, extra...); }); });
  }
  void optional(const char* name, Vec3& v, std::uint8_t bits, std::uint8_t bit);

  template <class Count>
  void count(const char* name, Count& n, std::size_t) {
    n = static_cast<Count>(list_size(name, std::numeric_limits<Count>::max()));
  }
  template <class T, class... Extra>
  void items(const char* name, Vector<T>& pool, std::uint32_t& first, std::uint32_t n, Extra&... extra) {
    first = static_cast<std::uint32_t>(pool.size());
    at_key(name, [&](const Json& list) {
      for (std::uint32_t i = 0; i < n && ok(); ++i)
        at_place(i, [&] { read_object(list[i], [&] { fields(*this, pool.emplace_back(), extra...); }); });
    });
  }
  template <class T, class Key, class... Extra>
  void keyed_items(const char* name, Vector<T>& pool, std::uint32_t& first, std::uint32_t n, Key T::*,
                   Extra&... extra) {
    items(name, pool, first, n, extra...);
  }
  template <class T, class... Extra>
  void list(const char* name, Vector<T>& entries, std::size_t min, Extra&... extra) {
    std::uint32_t first = 0;
    std::uint32_t n = 0;
    count(name, n, min);
    items(name, entries, first, n, extra...);
  }
  template <class T, class Key, class... Extra>
  void table(const char* name, Vector<T>& entries, std::size_t min, Key T::*, Extra&... extra) {
    list(name, entries, min, extra...);
  }
  template <class T, class Key>
  void hash_table(const char* buckets_name, std::uint16_t& buckets, const char* name, Vector<T>& entries,
                  std::size_t, Key T::* key) {
    value(buckets_name, buckets);
    std::uint32_t first = 0;
    items(name, entries, first, list_size(name, std::numeric_limits<std::uint16_t>::max()));
    if (buckets == 0 && !entries.empty()) fail(buckets_name, "0, but there are entries");
    std::vector<std::pair<std::uint32_t, std::size_t>> keys;
    for (const T& entry : entries) keys.emplace_back(entry.*key, keys.size());
    refuse_duplicates(name, std::move(keys));
  }

  bool rows(const char* name, std::uint32_t n);
  void row_number(const char* name, std::uint32_t) { asked_.push_back({name, ""}); }
  template <class T>
  void column(const char* name, Vector<T>& values, std::uint32_t n) {
    values.resize(n);
    each_row(n, [&](std::uint32_t i) { value(name, values[i]); });
  }
  void references(const char* name, Vector<ObjectId>& ids, std::uint32_t n, LoadedFor) {
    column(name, ids, n);
  }
  template <class Call>
  void each_row(std::uint32_t n, Call&& call) {
    const Json* const outer = at_;
    const std::size_t asked = asked_.size();
    path_.push_back({rows_name_, 0});
    for (std::uint32_t i = 0; i < n && ok(); ++i) {
      // All rows are asked for the same keys.
      asked_.resize(asked);
      at_ = &(*rows_)[i];
      at_place(i, [&] { call(i); });
    }
    path_.pop_back();
    at_ = outer;
  }
  void end_rows();
  void frames(const char* name, Vector<Frame>& pool, std::size_t first, std::size_t n);

  /// Nothing: what is in JSON says how much there is.
  void reserve(const auto&, std::size_t) {}
  bool accept(const char*, std::uint64_t, std::size_t, std::uint64_t) { return ok(); }
  bool refuse(ErrorCode code, const char* what, std::uint64_t);

 private:
  /// A key, or a place in a list, on the way to a value.
  struct Step {
    const char* name;  ///< null: a place
    std::size_t place;
  };
  /// A key that was asked for, in two pieces.
  struct Asked {
    const char* name;
    const char* ending;
  };

  void fail(const std::string& what, ErrorCode code = ErrorCode::BadValue);
  void fail(const char* name, const std::string& what);
  /// The value of a key; null, with the error recorded, when it is missing.
  const Json* find(const char* name);
  [[nodiscard]] bool has(const char* name);
  template <class Call>
  void at_key(const char* name, Call&& call) {
    const Json* const json = find(name);
    if (json == nullptr) return;
    path_.push_back({name, 0});
    call(*json);
    path_.pop_back();
  }
  template <class Call>
  void at_place(std::size_t place, Call&& call) {
    path_.push_back({nullptr, place});
    call();
    path_.pop_back();
  }
  template <class Call>
  void read_object(const Json& json, Call&& call) {
    if (!json.is_object()) return fail("not an object");
    const Json* const outer = std::exchange(at_, &json);
    const std::size_t asked = asked_.size();
    call();
    refuse_unknown_keys(json, asked);
    asked_.resize(asked);
    at_ = outer;
  }
  void refuse_unknown_keys(const Json& json, std::size_t first_asked);
  void refuse_duplicates(const char* name, std::vector<std::pair<std::uint32_t, std::size_t>> keys);
  std::uint32_t list_size(const char* name, std::uint32_t most);

  template <class Integer>
  void read_integer(const Json& json, Integer& v);
  template <class Float, class Bits>
  void read_real(const Json& json, Float& v);
  void read_reals(const Json& json, std::initializer_list<float*> values);
  void read(const Json& json, std::uint8_t& v);
  void read(const Json& json, std::uint16_t& v);
  void read(const Json& json, std::uint32_t& v);
  void read(const Json& json, std::int32_t& v);
  void read(const Json& json, float& v);
  void read(const Json& json, double& v);
  void read(const Json& json, Vec3& v);
  void read(const Json& json, Frame& v);

  const Json* at_ = nullptr;    // the object that is being read
  const Json* rows_ = nullptr;  // the list whose rows are being read
  const char* rows_name_ = "";
  unsigned padding_bits_ = 0;  // of the id that was read last
  std::size_t rows_asked_ = 0;
  std::vector<Asked> asked_;  // of the objects that are open, the innermost last
  std::vector<Step> path_;
  FirstError first_error_;
};

}  // namespace acm::inspect
