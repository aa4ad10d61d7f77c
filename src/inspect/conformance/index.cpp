// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/conformance/index.h"

#include "inspect/text/parse_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

namespace acm {

namespace {

using OrderedJson = nlohmann::ordered_json;

/// Reads the index entry by entry; the first error is kept.
class ConformanceIndexReader {
 public:
  explicit ConformanceIndexReader(const OrderedJson& root) : root_(root) {}

  InspectResult<ConformanceIndex> read() {
    read_rules();
    read_observed();
    each("scenarios", [this](const OrderedJson& entry) { read_scenario(entry); });
    each("messages", [this](const OrderedJson& entry) { read_messages(entry); });
    each("containers", [this](const OrderedJson& entry) {
      const std::string name = file_name(entry, "name");
      index_.containers.push_back({name, rule_set(member(entry, "rules"), name)});
    });
    if (!error_.empty()) return InspectError{ErrorCode::BadValue, 0, error_};
    return std::move(index_);
  }

 private:
  void fail(std::string text) {
    if (error_.empty()) error_ = std::move(text);
  }
  const OrderedJson& member(const OrderedJson& object, const char* key) {
    static const OrderedJson kNone;
    if (object.is_object())
      if (const auto found = object.find(key); found != object.end()) return *found;
    fail(std::string(key) + ": missing");
    return kNone;
  }
  template <class Visit>
  void each(const char* key, Visit visit) {
    const OrderedJson& list = member(root_, key);
    if (!list.is_array()) return fail(std::string(key) + ": not an array");
    for (const OrderedJson& entry : list) visit(entry);
  }
  // Names become paths, so nothing in them may lead elsewhere.
  std::string file_name(const OrderedJson& entry, const char* key) {
    const OrderedJson& value = member(entry, key);
    const std::string name = value.is_string() ? value.get<std::string>() : std::string();
    constexpr std::string_view kAllowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.";
    if (name.empty() || name.front() == '.' || name.find_first_not_of(kAllowed) != std::string::npos)
      fail(std::string(key) + ": not a plain file name: '" + name + "'");
    return name;
  }
  std::size_t place(const OrderedJson& entry, const char* key) {
    const OrderedJson& value = member(entry, key);
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > 0 &&
        value.get<std::uint64_t>() < std::numeric_limits<std::uint32_t>::max())
      return value.get<std::size_t>();
    fail(std::string(key) + ": not a line number");
    return 1;
  }
  RuleSet rule_set(const OrderedJson& list, const std::string& where) {
    RuleSet rules;
    if (!list.is_array()) {
      fail(where + ": rules are not an array");
      return rules;
    }
    for (const OrderedJson& number : list) {
      const auto found = number.is_string() ? numbers_.find(number.get<std::string>()) : numbers_.end();
      // Fields may name rules that no part exercises.
      if (found != numbers_.end()) rules.push_back(found->second);
    }
    std::ranges::sort(rules);
    return rules;
  }
  void read_rules() {
    const OrderedJson& rules = member(root_, "rules");
    if (!rules.is_object() || rules.size() > std::numeric_limits<std::uint16_t>::max())
      return fail("rules: not an object of rules");
    const auto text = [](const OrderedJson& list, std::size_t i) {
      return list.is_array() && i < list.size() && list[i].is_string() ? list[i].get<std::string>()
                                                                       : std::string();
    };
    for (const auto& [number, about] : rules.items()) {
      numbers_.emplace(number, static_cast<std::uint16_t>(index_.rules.size()));
      index_.rules.push_back({number, text(about, 0), text(about, 1)});
    }
  }
  void read_observed() {
    const OrderedJson& observed = member(root_, "observed");
    if (!observed.is_object()) return fail("observed: not an object");
    for (const auto& [field, rules] : observed.items())
      index_.observed[field] = rule_set(rules, "observed." + field);
  }
  void read_scenario(const OrderedJson& entry) {
    ConformanceScenario scenario{file_name(entry, "name"), file_name(entry, "assets"), {}};
    const OrderedJson& parts = member(entry, "parts");
    if (!parts.is_array() || parts.empty()) return fail(scenario.name + ": has no parts");
    for (const OrderedJson& part : parts) {
      const bool fresh = part.is_object() && part.contains("fresh");
      scenario.parts.push_back(
          {place(part, "line"), place(part, "trace"), fresh, rule_set(member(part, "rules"), scenario.name)});
    }
    if (!std::ranges::is_sorted(scenario.parts, {}, &ConformancePart::line) ||
        !std::ranges::is_sorted(scenario.parts, {}, &ConformancePart::trace))
      fail(scenario.name + ": parts are not in order");
    index_.scenarios.push_back(std::move(scenario));
  }
  void read_messages(const OrderedJson& entry) {
    ConformanceMessages messages{file_name(entry, "file"), {}};
    const OrderedJson& vectors = member(entry, "vectors");
    if (!vectors.is_array()) return fail(messages.file + ": has no vectors");
    for (const OrderedJson& rules : vectors) messages.vectors.push_back(rule_set(rules, messages.file));
    index_.messages.push_back(std::move(messages));
  }

  const OrderedJson& root_;
  ConformanceIndex index_;
  std::map<std::string, std::uint16_t> numbers_;
  std::string error_;
};

}  // namespace

InspectResult<ConformanceIndex> read_conformance_index(std::string_view json) {
  const InspectResult<OrderedJson> root = parse_ordered_json(json);
  if (!root) return root.error();
  return ConformanceIndexReader(*root).read();
}

}  // namespace acm
