// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/conformance/departure.h"
#include "inspect/text/parse_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace acm {

namespace {

using nlohmann::json;

// Fields that are not compared: how a message was stored, names for people, and what is not movement.
constexpr std::array<std::string_view, 20> kNotCompared = {"name",          "movement_type_name",
                                                           "wire",          "bits",
                                                           "flags",         "flags_word",
                                                           "num_actions",   "packed",
                                                           "pad",           "movement_len",
                                                           "movement_hex",  "contact_byte",
                                                           "implied",       "has_velocity",
                                                           "has_placement", "objdesc",
                                                           "weenie",        "variant",
                                                           "objdesc_hex",   "weenie_hex"};

// Wire values are single precision, so all that a decimal form can lose is far smaller.
constexpr double kMessageTolerance = 1e-6;

constexpr std::size_t kMaxOfAValue = 400;

std::optional<double> number_of(const json& value) {
  if (value.is_number()) return value.get<double>();
  if (value.is_boolean()) return value.get<bool>() ? 1.0 : 0.0;
  if (!value.is_string()) return std::nullopt;
  std::string_view text = value.get_ref<const std::string&>();
  if (!text.starts_with("0x") && !text.starts_with("0X")) return std::nullopt;
  text.remove_prefix(2);
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, 16);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return static_cast<double>(number);
}

/// {"f": 1.5, "bits": ...} and {"full": "0x41000003", ...} are values in more words.
const json& plain_value(const json& value) {
  if (value.is_object())
    for (const char* key : {"f", "full"})
      if (const auto found = value.find(key); found != value.end()) return *found;
  return value;
}

struct MessageDifference {
  std::string path;
  std::string expected;
  std::string actual;
};

/// Walks the expected fields; further ones of the answer do not matter.
class FieldComparison {
 public:
  std::optional<MessageDifference> first;

  void compare(const json& expected, const json& actual, const std::string& path) {
    if (first || expected.is_null()) return;
    const json& wanted = plain_value(expected);
    if (wanted.is_object()) return compare_objects(wanted, actual, path);
    if (wanted.is_array()) return compare_arrays(wanted, actual, path);
    if (!same(wanted, plain_value(actual))) differ(path, wanted, actual);
  }

 private:
  // Arrays and objects are not printed: printing a deeply nested one could overflow the stack.
  static std::string text_of_value(const json& value) {
    if (value.is_discarded()) return {};
    if (value.is_structured()) return value.is_array() ? "an array" : "an object";
    return value.dump().substr(0, kMaxOfAValue);
  }
  void differ(const std::string& path, const json& expected, const json& actual) {
    if (!first) first = {path, text_of_value(expected), text_of_value(actual)};
  }
  void compare_objects(const json& expected, const json& actual, const std::string& path) {
    static const json kMissing(json::value_t::discarded);
    for (const auto& [key, value] : expected.items()) {
      if (std::ranges::find(kNotCompared, key) != kNotCompared.end() || value.is_null()) continue;
      const auto found = actual.find(key);  // the end for what is not an object
      compare(value, found == actual.end() ? kMissing : *found, path.empty() ? key : path + "." + key);
    }
  }
  void compare_arrays(const json& expected, const json& actual, const std::string& path) {
    if (!actual.is_array() || actual.size() != expected.size()) return differ(path, expected, actual);
    for (std::size_t i = 0; i < expected.size(); ++i)
      compare(expected[i], actual[i], path + "[" + std::to_string(i) + "]");
  }
  static bool same(const json& expected, const json& actual) {
    const std::optional<double> x = number_of(expected), y = number_of(actual);
    if (x && y)
      return std::fabs(*x - *y) <=
             (expected.is_number_float() ? kMessageTolerance * std::max(1.0, std::fabs(*x)) : 0.0);
    return expected == actual;
  }
};

/// The rules of the innermost part of the path that the index knows.
RuleSet rules_of_path(const ConformanceIndex& index, const RuleSet& rules, std::string path) {
  while (!path.empty()) {
    const std::size_t dot = path.rfind('.');
    std::string last = dot == std::string::npos ? path : path.substr(dot + 1);
    last.resize(std::min(last.find('['), last.size()));
    if (const auto found = index.observed.find("message." + last); found != index.observed.end()) {
      RuleSet common;
      std::ranges::set_intersection(rules, found->second, std::back_inserter(common));
      return common.empty() ? rules : common;
    }
    path.resize(dot == std::string::npos ? 0 : dot);
  }
  return rules;
}

Departure message_departure(const RuleSet& rules, std::string field, std::string expected,
                            std::string_view actual) {
  Departure departure;
  departure.field = std::move(field);
  departure.expected = std::move(expected);
  departure.actual = std::string(actual.substr(0, kMaxOfAValue));
  departure.rules = rules;
  return departure;
}

}  // namespace

std::string message_question(std::string_view vector) {
  const InspectResult<json> value = parse_json(vector);
  if (!value || !value->is_object() || !value->contains("hex") || !value->contains("direction")) return {};
  json question;
  question["direction"] = *value->find("direction");
  question["hex"] = *value->find("hex");
  return question.dump();
}

std::optional<Departure> message_departure(const ConformanceIndex& index, const RuleSet& rules,
                                           std::string_view vector, std::string_view answer) {
  const InspectResult<json> expected = parse_json(vector), given = parse_json(answer);
  if (!expected || !expected->is_object())
    return message_departure(rules, "vector", "an object of JSON", vector);
  if (!given || !given->is_object())
    return message_departure(rules, "answer", "an object of JSON on one line", answer);
  const bool refused = given->contains("refused");
  if (!expected->contains("decoded")) {
    if (refused) return std::nullopt;
    const auto reason = expected->find("must_fail_because");
    return message_departure(rules, "refused", reason == expected->end() ? "refused" : reason->dump(),
                             answer);
  }
  const auto decoded = given->find("decoded");
  if (refused || decoded == given->end())
    return message_departure(rules, "decoded", "a message that is read", answer);
  FieldComparison comparison;
  comparison.compare(*expected->find("decoded"), *decoded, "");
  if (!comparison.first) return std::nullopt;
  const MessageDifference& difference = *comparison.first;
  return message_departure(rules_of_path(index, rules, difference.path), difference.path, difference.expected,
                           difference.actual);
}

}  // namespace acm
