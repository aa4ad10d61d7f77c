// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/acmotion.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "fields.h"

namespace conformance {

/// What calls have given names to. Nothing is forgotten: a handle that was freed can be tried again, and
/// containers stay in memory for as long as something may read them.
struct Names {
  std::map<std::string, void*> handles;
  std::map<std::string, std::string> bytes;
  std::map<std::string, std::vector<std::string>> messages;
  std::map<std::string, acm_range> ranges;
};

std::string to_hex(const std::string& bytes);
std::string from_hex(const std::string& digits);
/// Short byte strings in hexadecimal digits, long ones as size and FNV-1a of 64 bits.
Json bytes_result(const std::string& bytes);
/// "BAD_HANDLE" of ACM_BAD_HANDLE.
std::string status_name(std::int32_t status);

/// One call that is being played: its arguments, and what comes out of it.
class Play {
 public:
  Play(Names& n, const Json& call);

  acm_error error = {};
  Json result;

  [[nodiscard]] bool has(const char* name) const { return args_.contains(name); }
  [[nodiscard]] const Json& argument(const char* name) const;
  /// An argument that is null, or absent, stands for a null pointer.
  [[nodiscard]] bool is_null(const char* name) const { return !has(name) || args_.at(name).is_null(); }
  [[nodiscard]] void* any_handle(const char* name) const;
  template <class T>
  [[nodiscard]] T* handle(const char* name) const {
    return static_cast<T*>(any_handle(name));
  }
  [[nodiscard]] acm_world* world() const { return handle<acm_world>("world"); }
  [[nodiscard]] acm_guid guid() const { return u32("guid"); }
  [[nodiscard]] std::uint32_t u32(const char* name) const { return argument(name).get<std::uint32_t>(); }
  [[nodiscard]] std::uint64_t u64(const char* name) const { return argument(name).get<std::uint64_t>(); }
  [[nodiscard]] double number(const char* name) const { return to_double(argument(name)); }
  [[nodiscard]] float real(const char* name) const { return static_cast<float>(number(name)); }
  [[nodiscard]] acm_bool flag(const char* name) const { return argument(name).get<bool>(); }
  /// The argument over the values that `storage` holds already; null for null.
  template <class T>
  [[nodiscard]] T* given(const char* name, T& storage) const {
    if (is_null(name)) return nullptr;
    Reader::into(args_.at(name), storage);
    return &storage;
  }
  template <class T>
  [[nodiscard]] std::vector<T> list(const char* name) const {
    std::vector<T> values;
    if (!is_null(name))
      for (const Json& item : args_.at(name)) Reader::into(item, values.emplace_back());
    return values;
  }
  /// Bytes live as long as the names: a container stays where it is.
  struct Bytes {
    const void* data;
    std::size_t size;
  };
  [[nodiscard]] Bytes bytes(const char* name);
  [[nodiscard]] Bytes bytes_of(const Json& argument);

  // What comes out of the call.
  void name_handle(void* handle);
  void name_bytes(std::string bytes) { names_.bytes[name()] = std::move(bytes); }
  void name_messages(std::vector<std::string> messages) { names_.messages[name()] = std::move(messages); }
  void name_range(const acm_range& range) { names_.ranges[name()] = range; }
  [[nodiscard]] bool is_named() const { return call_.contains("as"); }
  template <class T>
  std::int32_t finish(std::int32_t status, const T& value) {
    if (status == ACM_OK) result = Writer::of(value);
    return status;
  }

  /// Lists: `call(out, capacity, count)`. Without a capacity of its own it is asked first how many there are.
  template <class T, class Call>
  std::int32_t finish_list(Call call) {
    std::size_t count = 0;
    const bool is_bounded = has("capacity");
    std::vector<T> values(is_bounded ? u64("capacity") : 0);
    std::int32_t status = call(values.data(), values.size(), &count);
    if (status == ACM_BUFFER_FULL && !is_bounded) {
      values.resize(count);
      status = call(values.data(), values.size(), &count);
    }
    if (status != ACM_OK && !(status == ACM_BUFFER_FULL && is_bounded)) return status;
    Json items = Json::array();
    for (std::size_t i = 0; i < std::min(count, values.size()); ++i) items.push_back(Writer::of(values[i]));
    result = is_bounded ? Json{{"count", count}, {"items", items}} : items;
    return status;
  }
  template <class Call>
  std::int32_t finish_bytes(Call call) {
    std::size_t count = 0;
    const bool is_bounded = has("capacity");
    std::string bytes(is_bounded ? u64("capacity") : 0, '\0');
    std::int32_t status = call(bytes.data(), bytes.size(), &count);
    if (status == ACM_BUFFER_FULL && !is_bounded) {
      bytes.resize(count);
      status = call(bytes.data(), bytes.size(), &count);
    }
    if (status == ACM_BUFFER_FULL && is_bounded) result = Json{{"count", count}};
    if (status != ACM_OK) return status;
    bytes.resize(count);
    result = bytes_result(bytes);
    if (is_named()) name_bytes(std::move(bytes));
    return status;
  }

 private:
  [[nodiscard]] std::string name() const { return call_.at("as").get<std::string>(); }

  Names& names_;
  const Json& call_;
  Json args_;
};

using Function = std::int32_t (*)(Play&);
using Calls = std::map<std::string, Function>;
void add_library_calls(Calls& calls);
void add_asset_calls(Calls& calls);
void add_world_calls(Calls& calls);
void add_order_calls(Calls& calls);
void add_event_calls(Calls& calls);
void add_role_calls(Calls& calls);
void add_wire_calls(Calls& calls);

}  // namespace conformance
