// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"
#include "acmotion/wire_movement.hpp"
#include "inspect/text/exact_json.h"
#include "inspect/text/first_error.h"
#include "inspect/text/text.h"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <utility>

// The fields of a message that is written as JSON, with the way to each for errors.
namespace acm::inspect {

/// The key of a field of a message: what follows the last dot of its name.
constexpr const char* json_key(const char* name) {
  const char* key = name;
  for (; *name != '\0'; ++name)
    if (*name == '.') key = name + 1;
  return key;
}

/// JSON without anything, for what is not there.
const Json& empty_json();

/// The first error, and which keys of which object were asked for.
struct Reading : FirstError {
  std::map<const Json*, std::set<std::string, std::less<>>> keys;
};

/// An object of JSON and the way to it, for errors. What is missing or of the wrong kind is recorded as the
/// error, if it is the first, and reads as 0 or empty.
class Fields {
 public:
  Fields(const Json& json, std::string path, Reading& first_error)
      : json_(json), path_(std::move(path)), first_error_(first_error) {
    if (!json.is_object()) fail("not an object");
  }

  [[nodiscard]] bool ok() const { return first_error_.ok(); }
  void fail(const std::string& what) const {
    first_error_.record(fmt::format("{}: {}", path_.empty() ? "message" : path_, what));
  }
  [[nodiscard]] std::string path_to(const char* key) const { return path_.empty() ? key : path_ + "." + key; }
  void fail(const char* key, const std::string& what) const {
    first_error_.record(fmt::format("{}: {}", path_to(key), what));
  }

  /// Whether it is there and not null.
  [[nodiscard]] bool has(const char* key) const {
    first_error_.keys[&json_].insert(key);
    const auto found = json_.find(key);
    return found != json_.end() && !found->is_null();
  }
  [[nodiscard]] const Json& at(const char* key) const;
  [[nodiscard]] Fields object(const char* key) const { return {at(key), path_to(key), first_error_}; }
  /// An element of the list that the key names.
  [[nodiscard]] Fields element(const char* key, const Json& json) const {
    return {json, path_to(key), first_error_};
  }

  /// A number, or a text with one in hexadecimal digits.
  template <class Unsigned>
  [[nodiscard]] Unsigned number(const char* key) const {
    return to_number<Unsigned>(key, at(key));
  }
  template <class Unsigned>
  [[nodiscard]] Unsigned number_or(const char* key, Unsigned otherwise) const {
    return has(key) ? number<Unsigned>(key) : otherwise;
  }
  template <class Unsigned>
  [[nodiscard]] Unsigned to_number(const char* key, const Json& value) const {
    std::uint64_t result = 0;
    if (value.is_number_unsigned()) {
      result = value.get<std::uint64_t>();
    } else if (value.is_string() && parse_hex(value.get_ref<const std::string&>())) {
      result = *parse_hex(value.get_ref<const std::string&>());
    } else {
      fail(key, "neither a number nor a text such as \"0x1F\"");
    }
    if (result > std::numeric_limits<Unsigned>::max()) fail(key, "too large");
    return static_cast<Unsigned>(result);
  }

  [[nodiscard]] std::string text(const char* key) const;
  [[nodiscard]] Vector<std::byte> bytes(const char* key) const;
  [[nodiscard]] const Json& list(const char* key) const;

  /// {"f": …, "bits": …}, either of them, or a plain number.
  [[nodiscard]] float real(const char* key) const;
  [[nodiscard]] float to_real(const char* key, const Json& value) const;
  [[nodiscard]] Vec3 vec3(const char* key) const;
  [[nodiscard]] wire::CommandIndex command_index(const char* key) const;
  [[nodiscard]] Command command(const char* key) const;

 private:
  const Json& json_;
  std::string path_;
  Reading& first_error_;
};

}  // namespace acm::inspect
