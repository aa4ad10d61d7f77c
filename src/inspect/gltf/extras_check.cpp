// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "extras_check.h"

#include "inspect/text/parse_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

#include "names.h"

namespace acm::gltf {

namespace {

// Of the larger number: editors keep floats, or doubles that went through text.
constexpr double kSameNumber = 1e-6;

using Difference = std::optional<std::string>;  // a path; nothing: the same

bool is_number(const ReadJson& json) {
  return json.is_number() || json.is_boolean();
}

// Some editors have no booleans.
double number_of(const ReadJson& json) {
  return json.is_boolean() ? (json.get<bool>() ? 1.0 : 0.0) : json.get<double>();
}

bool is_same_number(double a, double b) {
  return std::fabs(a - b) <= kSameNumber * std::max(std::fabs(a), std::fabs(b));
}

// Some editors drop what is null or empty.
bool is_nothing(const ReadJson* json) {
  return !json || json->is_null() || (json->is_structured() && json->empty());
}

const ReadJson* find(const ReadJson& object, const std::string& key) {
  const auto it = object.find(key);
  return it == object.end() ? nullptr : &*it;
}

Difference difference(const ReadJson* now, const ReadJson* was, const std::string& path);

// One that was added or removed moves all that follow, so that comparing those would name the wrong one.
Difference difference_of_lists(const ReadJson& now, const ReadJson& was, const std::string& path) {
  if (now.size() != was.size())
    return fmt::format("{} ({} where there were {})", path, now.size(), was.size());
  for (std::size_t i = 0; i < now.size(); ++i)
    if (Difference found = difference(&now[i], &was[i], fmt::format("{}[{}]", path, i))) return found;
  return std::nullopt;
}

Difference difference_of_objects(const ReadJson& now, const ReadJson& was, const std::string& path) {
  for (const auto& [key, value] : was.items())
    if (Difference found = difference(find(now, key), &value, fmt::format("{}.{}", path, key))) return found;
  for (const auto& [key, value] : now.items())
    if (!was.contains(key) && !is_nothing(&value)) return fmt::format("{}.{}", path, printable(key));
  return std::nullopt;
}

// What is compared is no deeper than what was written.
Difference difference(const ReadJson* now, const ReadJson* was, const std::string& path) {
  if (is_nothing(now) && is_nothing(was)) return std::nullopt;
  if (!now || !was) return path;
  if (is_number(*now) && is_number(*was))
    return is_same_number(number_of(*now), number_of(*was)) ? Difference() : path;
  if (now->is_array() && was->is_array()) return difference_of_lists(*now, *was, path);
  if (now->is_object() && was->is_object()) return difference_of_objects(*now, *was, path);
  return *now == *was ? Difference() : path;
}

// What an editor has turned into a JSON text; nothing when it is another text.
std::optional<ReadJson> parsed_text(const std::string& text) {
  InspectResult<ReadJson> parsed = parse_ordered_json(text, text.size());
  return parsed ? std::optional(std::move(parsed).value()) : std::nullopt;
}

// An editor that cannot keep lists of objects loses segments and hooks, and perhaps more: that is no edit.
bool keeps_lists(const ReadJson& extras) {
  const ReadJson* segments = find(extras, "segments");
  return segments && segments->is_array();
}

}  // namespace

std::vector<std::string> edited_extras(const ReadJson& extras, const WrittenFacts& written) {
  std::vector<std::string> out;
  const auto compare = [&](const std::string& key, const ReadJson* was) {
    const ReadJson* now = find(extras, key);
    if (!now && !keeps_lists(extras)) return;
    std::optional<ReadJson> parsed;
    if (now && now->is_string() && was && was->is_structured()) {
      parsed = parsed_text(now->get_ref<const std::string&>());
      if (!parsed) return;  // an editor's own words for it, which cannot be compared
      now = &*parsed;
    }
    if (Difference found = difference(now, was, key)) out.push_back(std::move(*found));
  };
  if (written.motion) {
    for (const auto& [key, was] : written.motion->items()) compare(key, &was);
    // A motion may have been without them.
    for (const char* key : {"velocity", "omega"})
      if (!written.motion->contains(key)) compare(key, nullptr);
  }
  if (written.segments) compare("segments", written.segments);
  return out;
}

}  // namespace acm::gltf
