// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "assets/record_visitor.h"
#include "inspect/text/exact_json.h"
#include "inspect/text/text.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>

namespace acm::inspect {

/// How the id of a known type stood in the file, in the order of KnownTypeId::Form.
inline constexpr const char* kFormNames[] = {"shortest", "short", "long", "long-with-bit-14"};

/// Writes the fields of a record as JSON: an archive of assets/record_archive.h.
class RecordJsonWriter : public RecordVisitor<RecordJsonWriter> {
 public:
  /// A struct as an object of its own.
  template <class T, class... Extra>
  Json object_of(const T& x, Extra&... extra) {
    Json json = Json::object();
    Json* const outer = std::exchange(at_, &json);
    fields(*this, x, extra...);
    at_ = outer;
    return json;
  }

  void own_id(ObjectType type, ObjectId id, OwnIds) {
    put("id", hex32(id));
    put("type", to_string(type));
  }
  template <class T>
  void value(const char* name, const T& v) {
    put(name, plain(v));
  }
  void word(const char* name, std::uint32_t v, Word kind);
  void reference(const char* name, ObjectId id, LoadedFor) { put(name, hex32(id)); }
  void known_type_id(const char* name, ObjectId id, KnownTypeId::Form form, ObjectId, LoadedFor) {
    put(name, hex32(id));
    put("form", kFormNames[static_cast<std::size_t>(form)]);
  }
  void hook_type(const char* name, const HookPayload& payload) {
    put(name, to_string(static_cast<HookType>(payload.index())));
  }
  void padding(const char* name, std::uint32_t padding) { put(name, padding); }
  template <class T, class... Extra>
  void part(const char* name, const T& x, Extra&... extra) {
    put(name, object_of(x, extra...));
  }
  void optional(const char* name, const Vec3& v, std::uint8_t, std::uint8_t) { put(name, exact(v)); }

  void count(const char* name, std::uint32_t, std::size_t) { put(name, Json::array()); }
  template <class T, class... Extra>
  void items(const char* name, const Vector<T>& pool, std::uint32_t first, std::uint32_t n, Extra&... extra) {
    Json& list = (*at_)[name];
    for (const T& x : std::span(pool).subspan(first, n)) list.push_back(object_of(x, extra...));
  }
  template <class T, class Key>
  void hash_table(const char* buckets_name, std::uint16_t buckets, const char* name, const Vector<T>& entries,
                  std::size_t min, Key T::*) {
    put(buckets_name, buckets);
    list(name, entries, min);
  }

  bool rows(const char* name, std::uint32_t n) {
    put(name, Json::array());
    rows_ = &(*at_)[name];
    for (std::uint32_t i = 0; i < n; ++i) rows_->push_back(Json::object());
    return true;
  }
  void row_number(const char* name, std::uint32_t n) {
    for (std::uint32_t i = 0; i < n; ++i) (*rows_)[i][name] = i;
  }
  template <class T>
  void column(const char* name, const Vector<T>& values, std::uint32_t n) {
    for (std::uint32_t i = 0; i < n; ++i) (*rows_)[i][name] = plain(values[i]);
  }
  void references(const char* name, const Vector<ObjectId>& ids, std::uint32_t n, LoadedFor) {
    for (std::uint32_t i = 0; i < n; ++i) (*rows_)[i][name] = hex32(ids[i]);
  }
  template <class Call>
  void each_row(std::uint32_t n, Call&& call) {
    Json* const outer = at_;
    for (std::uint32_t i = 0; i < n; ++i) {
      at_ = &(*rows_)[i];
      call(i);
    }
    at_ = outer;
  }
  void end_rows() { rows_ = nullptr; }
  void frames(const char* name, const Vector<Frame>& pool, std::size_t first, std::size_t n) {
    Json list = Json::array();
    for (const Frame& f : std::span(pool).subspan(first, n)) list.push_back(exact(f));
    put(name, std::move(list));
  }

 private:
  static Json plain(std::uint32_t v) { return v; }
  static Json plain(std::int32_t v) { return v; }
  template <class T>
  static Json plain(const T& v) {
    return exact(v);
  }
  static Json plain(std::uint8_t v) { return v; }
  void put_named(const char* name, Json value, Json text) {
    put(name, std::move(value));
    (*at_)[std::string(name) + "_name"] = std::move(text);
  }
  void put(const char* name, Json value) { (*at_)[name] = std::move(value); }

  Json* at_ = nullptr;    // the object that is being written
  Json* rows_ = nullptr;  // the list whose rows are being filled
};

}  // namespace acm::inspect
