// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"
#include "acmotion/wire_movement.hpp"
#include "inspect/exact_json.h"
#include "inspect/first_fault.h"
#include "inspect/text.h"

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

/// JSON without anything, for what is not there.
const Json& empty_json();

/// The first fault, and which keys of which object were asked for.
struct Reading : FirstFault {
  std::map<const Json*, std::set<std::string, std::less<>>> keys;
};

/// An object of JSON and the way to it, for errors. What is missing or of the wrong kind is recorded as the
/// fault, if it is the first, and reads as 0 or empty.
class Fields {
 public:
  Fields(const Json& json, std::string path, Reading& fault)
      : json_(json), path_(std::move(path)), fault_(fault) {
    if (!json.is_object()) fail("not an object");
  }

  [[nodiscard]] bool ok() const { return fault_.ok(); }
  void fail(const std::string& what) const {
    fault_.record(fmt::format("{}: {}", path_.empty() ? "message" : path_, what));
  }
  [[nodiscard]] std::string path_to(const char* key) const { return path_.empty() ? key : path_ + "." + key; }
  void fail(const char* key, const std::string& what) const {
    fault_.record(fmt::format("{}: {}", path_to(key), what));
  }

  /// Whether it is there and not null.
  [[nodiscard]] bool has(const char* key) const {
    fault_.keys[&json_].insert(key);
    const auto found = json_.find(key);
    return found != json_.end() && !found->is_null();
  }
  [[nodiscard]] const Json& at(const char* key) const;
  [[nodiscard]] Fields object(const char* key) const { return {at(key), path_to(key), fault_}; }
  /// An element of the list that the key names.
  [[nodiscard]] Fields element(const char* key, const Json& json) const {
    return {json, path_to(key), fault_};
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
  Reading& fault_;
};

/// Which of some fields are sent: those that are there. If the word that says so is given too, it decides
/// about unknown bits, and must agree.
class Presence {
 public:
  Presence(const Fields& fields, const char* word_key, std::uint32_t known)
      : fields_(fields), given_(fields.has(word_key)), word_key_(word_key) {
    if (given_) word_ = fields.number<std::uint32_t>(word_key);
    flags_ = word_ & ~known;
  }

  /// Whether the field is sent.
  bool operator()(std::uint32_t bit, const char* key) {
    const bool there = fields_.has(key);
    if (given_ && there != ((word_ & bit) != 0))
      fields_.fail(key, fmt::format("its bit 0x{:X} in {} is {}", bit, word_key_, there ? "clear" : "set"));
    if (there) flags_ |= bit;
    return there;
  }
  /// A bit that no field stands for: from the word, else from the key.
  bool bit_alone(std::uint32_t bit, const char* key) {
    const bool set = given_ ? (word_ & bit) != 0 : fields_.number_or<std::uint32_t>(key, 0) != 0;
    if (set) flags_ |= bit;
    return set;
  }
  [[nodiscard]] std::uint32_t flags() const { return flags_; }

 private:
  const Fields& fields_;
  bool given_;
  const char* word_key_;
  std::uint32_t word_ = 0;
  std::uint32_t flags_ = 0;
};

}  // namespace acm::inspect
