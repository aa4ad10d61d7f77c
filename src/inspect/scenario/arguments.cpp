// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "arguments.h"

#include "acmotion/commands.hpp"
#include "inspect/text/parse_double.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace acm::scenario {

namespace {

constexpr std::string_view kBlanks = " \t";

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

std::size_t digits_from(std::string_view text, std::size_t at) {
  while (at < text.size() && is_digit(text[at])) ++at;
  return at;
}

// [+-] digits, optional fraction, optional exponent; at least one digit before the exponent.
bool is_num(std::string_view text) {
  std::size_t at = !text.empty() && (text[0] == '+' || text[0] == '-') ? 1 : 0;
  const std::size_t whole = digits_from(text, at);
  std::size_t digits = whole - at;
  at = whole;
  if (at < text.size() && text[at] == '.') {
    const std::size_t fraction = digits_from(text, at + 1);
    digits += fraction - at - 1;
    at = fraction;
  }
  if (digits == 0) return false;
  if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
    ++at;
    if (at < text.size() && (text[at] == '+' || text[at] == '-')) ++at;
    const std::size_t exponent = digits_from(text, at);
    if (exponent == at) return false;
    at = exponent;
  }
  return at == text.size();
}

// What a number becomes that no double can hold: infinity, or 0, by its order of magnitude.
double out_of_range(std::string_view text) {
  const std::size_t mantissa_end = std::min(text.find_first_of("eE"), text.size());
  const std::size_t point = std::min(text.find('.'), mantissa_end);
  const std::size_t first = text.find_first_of("123456789");
  double exponent = static_cast<double>(point) - static_cast<double>(first);
  const bool negative = text.find('-', mantissa_end) != std::string_view::npos;
  const std::size_t digits = text.find_first_of("123456789", mantissa_end);
  double written = 0.0;
  for (std::size_t i = digits; i < text.size(); ++i) written = written * 10.0 + (text[i] - '0');
  exponent += negative ? -written : written;
  const double size = exponent > 0.0 ? std::numeric_limits<double>::infinity() : 0.0;
  return text.starts_with('-') ? -size : size;
}

bool contains_word(std::string_view words, std::string_view word) {
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    if (words.substr(0, end) == word) return true;
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return false;
}

}  // namespace

std::string_view without_comment(std::string_view line) {
  return line.substr(0, line.find('#'));
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

Arguments::Arguments(std::string_view line) {
  line = without_comment(line);
  for (std::size_t at = line.find_first_not_of(kBlanks); at != std::string_view::npos;) {
    const std::size_t end = std::min(line.find_first_of(kBlanks, at), line.size());
    const std::string_view word = line.substr(at, end - at);
    const std::size_t equals = word.find('=');
    if (verb_.empty())
      verb_ = word;
    else if (equals != std::string_view::npos)
      keys_.emplace_back(word.substr(0, equals), word.substr(equals + 1));
    else
      positional_.push_back(word);
    at = line.find_first_not_of(kBlanks, end);
  }
}

void Arguments::expect(unsigned min_positional, unsigned max_positional, std::string_view keys) {
  if (positional_.size() < min_positional) note("missing argument");
  if (positional_.size() > max_positional) note("too many arguments");
  for (const auto& [name, value] : keys_)
    if (!contains_word(keys, name)) note("unknown key", name);
}

std::optional<std::string_view> Arguments::key(std::string_view name) const {
  std::optional<std::string_view> found;
  for (const auto& [key, value] : keys_)
    if (key == name) found = value;
  return found;
}

void Arguments::real_key(std::string_view name, float& value) {
  if (const auto text = key(name)) value = static_cast<float>(to_num(*text));
}

void Arguments::hex_key(std::string_view name, std::uint32_t& value) {
  if (const auto text = key(name)) value = to_hex(*text);
}

void Arguments::command_key(std::string_view name, Command& value) {
  if (const auto text = key(name)) value = to_command(*text);
}

void Arguments::size_key(std::string_view name, float& value) {
  const auto text = key(name);
  if (!text) return;
  value = static_cast<float>(to_num(*text));
  if (value < 0.0f) note("bad number", *text);
}

void Arguments::flag_key(std::string_view name, bool& value) {
  if (const auto text = key(name)) value = to_num(*text) != 0.0;
}

MovementParameters Arguments::movement_parameters(unsigned speed_position) {
  MovementParameters p;
  real_key("speed", p.speed);
  if (has(speed_position)) p.speed = real(speed_position);
  hex_key("bits", p.flags);
  int_key("hold", p.hold_key_to_apply);
  int_key("ctx", p.context_id);
  std::uint16_t stamp = static_cast<std::uint16_t>(p.action_stamp);
  int_key("stamp", stamp);
  p.action_stamp = stamp;
  real_key("dist", p.distance_to_object);
  real_key("mindist", p.min_distance);
  real_key("heading", p.desired_heading);
  real_key("faildist", p.fail_distance);
  real_key("walkrun", p.walk_run_threshold);
  return p;
}

double Arguments::to_num(std::string_view text) {
  if (!is_num(text)) {
    note("bad number", text);
    return 0.0;
  }
  if (text.starts_with('+')) text.remove_prefix(1);
  double value = 0.0;
  const auto [end, error] = parse_double(text, value);
  // Out of range: as large, or as small, as it says.
  if (error == std::errc::result_out_of_range) return out_of_range(text);
  return value;
}

double Arguments::to_whole(std::string_view text, double least, double most) {
  const double whole = std::trunc(to_num(text));
  if (whole >= least && whole < most) return whole;
  note("bad number", text);
  return 0.0;
}

std::uint32_t Arguments::to_hex(std::string_view text) {
  std::string_view digits = text;
  if (digits.starts_with("0x") || digits.starts_with("0X")) digits.remove_prefix(2);
  std::uint32_t value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
  const bool whole = !digits.empty() && digits.size() <= 8 && end == digits.data() + digits.size();
  if (!whole || error != std::errc()) {
    note("bad hex", text);
    return 0;
  }
  return value;
}

// Digits go before names, as some are both (Dead): what traces of other runners mean must not change.
Command Arguments::to_command(std::string_view text) {
  const bool is_number = text.find_first_not_of("0123456789abcdefABCDEFxX") == std::string_view::npos;
  if (!is_number)
    if (const std::optional<Command> command = find_command(text)) return *command;
  return to_hex(text);
}

void Arguments::note(std::string_view what) {
  if (error_.empty()) error_ = what;
}

void Arguments::note(std::string_view what, std::string_view text) {
  if (error_.empty()) error_.append(what).append(" ").append(text);
}

}  // namespace acm::scenario
