// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/text/parse_json.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace acm {

namespace {

// "[json.exception.parse_error.101] parse error at line 1, column 2: ..." is meant for programmers.
std::string without_name(std::string_view text) {
  const std::size_t end = text.starts_with('[') ? text.find("] ") : std::string_view::npos;
  if (end != std::string_view::npos) text.remove_prefix(end + 2);
  constexpr std::string_view kStart = "parse error at ";
  if (text.starts_with(kStart)) text.remove_prefix(kStart.size());
  return std::string(text);
}

// Ordered values compare each key with all keys before it, so an object with very many keys would take hours.
// This many comparisons take about a tenth of a second.
constexpr std::uint64_t kMaxComparisons = 20'000'000;
constexpr std::size_t kMinBytesOfKey = 5;  // "":0,

// Looks for the first error only. Without exceptions, the parser that builds values does not give its reason.
class ErrorFinder final : public nlohmann::json_sax<nlohmann::ordered_json> {
 public:
  InspectError error{ErrorCode::BadValue, 0, "not JSON"};

  ErrorFinder(std::size_t max_keys, std::uint64_t max_comparisons)
      : max_keys_(max_keys), comparisons_left_(max_comparisons) {}

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override {
    keys_.push_back(0);
    return true;
  }
  bool key(string_t&) override {
    const std::size_t before = keys_.back()++;
    if (before >= max_keys_) return exceeds("an object has more than " + std::to_string(max_keys_) + " keys");
    if (before > comparisons_left_) return exceeds("its objects have too many keys");
    comparisons_left_ -= before;
    return true;
  }
  bool end_object() override {
    keys_.pop_back();
    return true;
  }
  bool start_array(std::size_t) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t position, const std::string&,
                   const nlohmann::detail::exception& why) override {
    error.offset = position;
    error.text = without_name(why.what());
    return false;
  }

 private:
  bool exceeds(std::string what) {
    error.code = ErrorCode::LimitExceeded;
    error.text = std::move(what);
    return false;
  }

  std::size_t max_keys_;
  std::uint64_t comparisons_left_;
  std::vector<std::size_t> keys_;  // of the objects that are open
};

template <class Value>
InspectResult<Value> parse(std::string_view text) {
  Value value = Value::parse(text.begin(), text.end(), nullptr, /*allow_exceptions=*/false);
  // In place: a JSON value converts to anything, so that plainer forms are ambiguous.
  if (!value.is_discarded()) return InspectResult<Value>(std::in_place, std::move(value));
  ErrorFinder finder(text.size(), std::numeric_limits<std::uint64_t>::max());
  nlohmann::ordered_json::sax_parse(text.begin(), text.end(), &finder);
  return std::move(finder.error);
}

}  // namespace

InspectResult<nlohmann::json> parse_json(std::string_view text) {
  return parse<nlohmann::json>(text);
}

InspectResult<nlohmann::ordered_json> parse_ordered_json(std::string_view text, std::size_t max_keys) {
  if (text.size() / kMinBytesOfKey > std::min(max_keys, kMaxOrderedKeys)) {
    ErrorFinder finder(max_keys, kMaxComparisons);
    if (!nlohmann::ordered_json::sax_parse(text.begin(), text.end(), &finder)) return std::move(finder.error);
  }
  return parse<nlohmann::ordered_json>(text);
}

}  // namespace acm
