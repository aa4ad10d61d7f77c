// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/motions.hpp"
#include "acmotion/types.hpp"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace acm::scenario {

// The words of one line, and the first thing found wrong with them. Reading a bad argument notes the error
// and yields the default, so a verb reads all it needs and asks once.
class Arguments {
 public:
  explicit Arguments(std::string_view line);

  [[nodiscard]] std::string_view verb() const { return verb_; }
  [[nodiscard]] bool empty() const { return verb_.empty(); }
  [[nodiscard]] bool ok() const { return error_.empty(); }
  [[nodiscard]] const std::string& error() const { return error_; }

  // Notes an error that only the verb can find, such as a table that is not there.
  void refuse(std::string_view reason) { note(reason); }

  // Notes too many or too few positional arguments, and keys that are not in the list (separated by blanks).
  void expect(unsigned min_positional, unsigned max_positional, std::string_view keys);

  [[nodiscard]] bool has(unsigned i) const { return i < positional_.size(); }
  [[nodiscard]] std::string_view text(unsigned i) const {
    return has(i) ? positional_[i] : std::string_view();
  }
  [[nodiscard]] std::optional<std::string_view> key(std::string_view name) const;

  double num(unsigned i, double otherwise = 0.0) { return has(i) ? to_num(positional_[i]) : otherwise; }
  float real(unsigned i, float otherwise = 0.0f) { return static_cast<float>(num(i, otherwise)); }
  // The first three positional arguments.
  Vec3 vector() { return {real(0), real(1), real(2)}; }
  template <class Int = std::int64_t>
  Int integer(unsigned i, Int otherwise) {
    return has(i) ? to_int<Int>(positional_[i]) : otherwise;
  }
  std::uint32_t hex(unsigned i, std::uint32_t otherwise = 0) {
    return has(i) ? to_hex(positional_[i]) : otherwise;
  }
  Command command(unsigned i, Command otherwise = 0) {
    return has(i) ? to_command(positional_[i]) : otherwise;
  }

  // The same by key; a key that is not there leaves `value` as it is.
  void real_key(std::string_view name, float& value);
  void hex_key(std::string_view name, std::uint32_t& value);
  void command_key(std::string_view name, Command& value);
  void size_key(std::string_view name, float& value);  // must not be negative
  void flag_key(std::string_view name, bool& value);
  template <class Int>
  void int_key(std::string_view name, Int& value) {
    if (const auto text = key(name)) value = to_int<Int>(*text);
  }

  // The movement parameters that many verbs take; speed is also the given positional argument.
  MovementParameters movement_parameters(unsigned speed_position);
  static constexpr std::string_view kParameterKeys =
      "speed bits hold ctx stamp dist mindist heading faildist walkrun";

  double to_num(std::string_view text);
  // A number without its fraction; an error when the type cannot hold it.
  template <class Int>
  Int to_int(std::string_view text) {
    if constexpr (std::is_enum_v<Int>) {
      return static_cast<Int>(to_int<std::underlying_type_t<Int>>(text));
    } else {
      using Limits = std::numeric_limits<Int>;
      // The bounds of 64 bits are not whole as doubles: 2^63 itself is too large.
      const double most = static_cast<double>(Limits::max() / 2 + 1) * 2.0;
      return static_cast<Int>(to_whole(text, static_cast<double>(Limits::min()), most));
    }
  }
  std::uint32_t to_hex(std::string_view text);
  // The number of a command, or its name.
  Command to_command(std::string_view text);

 private:
  void note(std::string_view what);
  void note(std::string_view what, std::string_view text);
  // Within [least, most); 0 and an error otherwise.
  double to_whole(std::string_view text, double least, double most);

  std::string_view verb_;
  std::vector<std::string_view> positional_;
  std::vector<std::pair<std::string_view, std::string_view>> keys_;
  std::string error_;
};

std::string_view without_comment(std::string_view line);
std::string_view trimmed(std::string_view text);

}  // namespace acm::scenario
