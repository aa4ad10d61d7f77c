// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "assets/encodings.h"
#include "assets/hook.h"
#include "assets/record_archive.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace acm {

/// An archive of record_archive.h that goes through a record and does nothing. Archives that read a record
/// derive from it and say what they do with which kind of field.
template <class Self>
class RecordVisitor {
 public:
  static constexpr bool kReads = false;

  void own_id(ObjectType, ObjectId, OwnIds) {}
  void value(const char*, const auto&) {}
  void word(const char* name, std::uint32_t v, Word) { self().value(name, v); }
  void flags(const char* name, auto bits, std::uint32_t) { self().value(name, bits); }
  void unused(const char* name, std::uint32_t v) { self().value(name, v); }
  void reference(const char*, ObjectId, LoadedFor) {}
  void known_type_id(const char* name, ObjectId id, KnownTypeId::Form, ObjectId, LoadedFor loaded) {
    self().reference(name, id, loaded);
  }
  void hook_type(const char*, const HookPayload&) {}
  void padding(const char*, std::uint32_t) {}
  void optional(const char*, const Vec3&, std::uint8_t, std::uint8_t) {}
  template <class T, class... Extra>
  void part(const char*, const T& x, Extra&... extra) {
    fields(self(), x, extra...);
  }

  void count(const char*, std::uint32_t, std::size_t) {}
  template <class T, class... Extra>
  void items(const char*, const Vector<T>& pool, std::uint32_t first, std::uint32_t n, Extra&... extra) {
    for (const T& x : std::span(pool).subspan(first, n)) fields(self(), x, extra...);
  }
  template <class T, class Key, class... Extra>
  void keyed_items(const char* name, const Vector<T>& pool, std::uint32_t first, std::uint32_t n, Key T::*,
                   Extra&... extra) {
    self().items(name, pool, first, n, extra...);
  }
  template <class T, class... Extra>
  void list(const char* name, const Vector<T>& entries, std::size_t min, Extra&... extra) {
    const auto n = static_cast<std::uint32_t>(entries.size());
    self().count(name, n, min);
    self().items(name, entries, 0, n, extra...);
  }
  template <class T, class Key, class... Extra>
  void table(const char* name, const Vector<T>& entries, std::size_t min, Key T::*, Extra&... extra) {
    self().list(name, entries, min, extra...);
  }
  template <class T, class Key>
  void hash_table(const char*, std::uint16_t, const char* name, const Vector<T>& entries, std::size_t min,
                  Key T::*) {
    self().list(name, entries, min);
  }

  bool rows(const char*, std::uint32_t) { return true; }
  void row_number(const char*, std::uint32_t) {}
  void column(const char*, const auto&, std::uint32_t) {}
  void references(const char* name, const Vector<ObjectId>& ids, std::uint32_t, LoadedFor loaded) {
    for (const ObjectId id : ids) self().reference(name, id, loaded);
  }
  void each_row(std::uint32_t n, auto&& call) {
    for (std::uint32_t i = 0; i < n; ++i) call(i);
  }
  void end_rows() {}
  void frames(const char*, const Vector<Frame>&, std::size_t, std::size_t) {}

  bool accept(const char*, std::uint64_t, std::size_t, std::uint64_t) { return true; }
  bool refuse(ErrorCode, const char*, std::uint64_t) { return false; }

 private:
  Self& self() { return static_cast<Self&>(*this); }
};

}  // namespace acm
