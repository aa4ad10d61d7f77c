// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "verb_shapes.h"

#include "inspect/scenario/session.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace acm::random_cases {

namespace {

using Kind = ArgumentShape::Kind;

// What bodies of single scenes do not take, and a verb that the language of acmotion has beyond that of the
// suite.
constexpr std::string_view kOfCompany[] = {"obj", "flat"}, kBeyondSuite = "network";

template <class List>
bool contains(const List& list, std::string_view word) {
  return std::ranges::find(list, word) != std::end(list);
}

std::optional<Kind> kind_of(std::string_view word) {
  constexpr std::pair<std::string_view, Kind> kKinds[] = {
      {"num", Kind::Num},         {"float", Kind::Float}, {"int", Kind::Int},   {"hex", Kind::Hex},
      {"command", Kind::Command}, {"flag", Kind::Flag},   {"HOOK", Kind::Hook}, {"all|int", Kind::All}};
  for (const auto& [text, kind] : kKinds)
    if (text == word) return kind;
  return std::nullopt;
}

// The words of "a b, [c d=1] [e=hex]" with their brackets gone; whether each stood in brackets.
struct UsageWord {
  std::string_view text;
  bool is_optional = false;
  bool ends_argument = false;  // a comma, or a bracket, stands behind it
};
std::vector<UsageWord> usage_words(std::string_view usage) {
  std::vector<UsageWord> words;
  bool is_optional = false;
  while (!usage.empty()) {
    if (usage.front() == '[') is_optional = true;
    if (usage.front() == ']') is_optional = false;
    const std::size_t end = std::min(usage.find_first_of(" [],"), usage.size());
    if (end == 0) {
      if (!words.empty() && usage.front() != ' ') words.back().ends_argument = true;
      usage.remove_prefix(1);
      continue;
    }
    words.push_back({usage.substr(0, end), is_optional});
    usage.remove_prefix(end);
  }
  return words;
}

void add_keys(std::string_view keys, VerbShape& shape) {
  while (!keys.empty()) {
    const std::size_t end = std::min(keys.find(' '), keys.size());
    const std::string_view key = keys.substr(0, end);
    keys.remove_prefix(std::min(end + 1, keys.size()));
    const bool is_known = std::ranges::any_of(
        shape.arguments, [&](const ArgumentShape& a) { return a.is_key && a.name == key; });
    if (key.empty() || is_known || (shape.level < VerbShape::Level::World && contains(kOfCompany, key)))
      continue;
    // What the usage does not spell out is a setting or a parameter, whose values are known by name.
    shape.arguments.push_back({key == "acts" ? Kind::Actions : Kind::Num, std::string(key), true, false});
  }
}

// "hex id [num time HOOK]": a type, then perhaps a name with perhaps a default; or key=type.
void add_positional(std::string_view usage, VerbShape& shape) {
  const std::vector<UsageWord> words = usage_words(usage);
  for (std::size_t i = 1; i < words.size(); ++i) {
    const UsageWord& word = words[i];
    if (word.text == "..." && !shape.arguments.empty() && shape.arguments.back().is_key) continue;
    if (word.text == "..." || word.text == "hex...") {
      if (word.text == "..." && !shape.arguments.empty()) shape.arguments.pop_back();
      shape.arguments.push_back({Kind::Many, "", false, word.text == "hex..."});
      continue;
    }
    if (const std::size_t equals = word.text.find('='); equals != std::string_view::npos) {
      const std::string_view name = word.text.substr(0, equals), type = word.text.substr(equals + 1);
      const std::optional<Kind> kind = kind_of(type);
      const std::optional<Kind> own = kind_of(name);  // "float=1": a default without a name
      if (shape.level < VerbShape::Level::World && contains(kOfCompany, name)) continue;
      if (own)
        shape.arguments.push_back({*own, "", false, false});
      else if (kind)
        shape.arguments.push_back({*kind, std::string(name), true, false});
      else if (name == "acts")
        shape.arguments.push_back({Kind::Actions, "acts", true, false});
      continue;
    }
    const std::optional<Kind> kind = kind_of(word.text);
    if (!kind) continue;
    std::string name;
    const bool has_name = i + 1 < words.size() && !word.ends_argument && words[i + 1].text != "..." &&
                          !kind_of(words[i + 1].text);
    if (has_name) {
      const auto& next = words[++i].text;
      name = next.substr(0, next.find('='));
    }
    shape.arguments.push_back({*kind, std::move(name), false, !word.is_optional});
  }
}

VerbShape shape_of(const scenario::Verb& verb, VerbShape::Level level) {
  VerbShape shape{verb.name, level, {}};
  add_positional(verb.usage, shape);
  std::vector<ArgumentShape> keys;
  std::ranges::copy_if(shape.arguments, std::back_inserter(keys), &ArgumentShape::is_key);
  std::erase_if(shape.arguments, [](const ArgumentShape& a) { return a.is_key; });
  shape.arguments.insert(shape.arguments.end(), keys.begin(), keys.end());
  add_keys(verb.keys, shape);
  return shape;
}

std::vector<VerbShape> all_shapes() {
  using Level = VerbShape::Level;
  std::vector<VerbShape> shapes = {{"echo", Level::Table, {{Kind::Many, "", false, false}}}};
  for (const scenario::Verb& verb : scenario::table_verbs()) shapes.push_back(shape_of(verb, Level::Table));
  for (const scenario::Verb& verb : scenario::query_verbs())
    shapes.push_back(shape_of(verb, verb.needs == scenario::Needs::Nothing ? Level::Table : Level::Body));
  for (const auto verbs : {scenario::body_verbs(), scenario::manager_verbs()})
    for (const scenario::Verb& verb : verbs)
      shapes.push_back(shape_of(verb, verb.needs == scenario::Needs::Nothing ? Level::Spawn : Level::Body));
  for (const scenario::Verb& verb : scenario::effect_verbs())
    shapes.push_back(
        shape_of(verb, verb.needs == scenario::Needs::Nothing ? Level::Definition : Level::Effects));
  for (const scenario::Verb& verb : scenario::world_verbs())
    if (verb.name != kBeyondSuite)
      shapes.push_back(shape_of(verb, verb.name == "message"                   ? Level::Definition
                                      : verb.needs == scenario::Needs::Nothing ? Level::World
                                                                               : Level::Company));
  for (const scenario::Verb& verb : scenario::key_verbs()) shapes.push_back(shape_of(verb, Level::Keys));
  for (const scenario::Verb& verb : scenario::server_verbs())
    shapes.push_back(shape_of(verb, verb.needs == scenario::Needs::Nothing ? Level::World : Level::Server));
  return shapes;
}

}  // namespace

const std::vector<VerbShape>& verb_shapes() {
  static const std::vector<VerbShape> shapes = all_shapes();
  return shapes;
}

const VerbShape* find_shape(std::string_view verb) {
  for (const VerbShape& shape : verb_shapes())
    if (shape.name == verb) return &shape;
  return nullptr;
}

}  // namespace acm::random_cases
