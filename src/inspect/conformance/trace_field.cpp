// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/conformance/trace_field.h"

#include "inspect/message/message_difference.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace acm {

namespace {

using Names = std::array<std::string_view, 6>;

struct NamedParts {
  std::string_view field;  ///< tag and key; a key alone for every other tag
  Names names;
};

// The parts of values with colons, in their order.
constexpr std::array kNamedParts = {
    NamedParts{"S.nodes", {"anim", "low", "high", "rate"}},
    NamedParts{"S.mods", {"id", "speed"}},
    NamedParts{"S.acts", {"id", "speed"}},
    NamedParts{"Q.interp", {"ctx", "id", "jump"}},
    NamedParts{"Q.mtm", {"id", "anims"}},
    NamedParts{"R.fwd", {"id", "key", "speed"}},
    NamedParts{"R.ss", {"id", "key", "speed"}},
    NamedParts{"R.turn", {"id", "key", "speed"}},
    NamedParts{"I.fwd", {"id", "speed"}},
    NamedParts{"I.ss", {"id", "speed"}},
    NamedParts{"I.turn", {"id", "speed"}},
    NamedParts{"acts", {"id", "speed", "stamp", "auto"}},
    NamedParts{"T.moveto", {"type", "legs", "command", "auxiliary", "failures"}},
    NamedParts{"F.timed", {"kind", "datum", "created", "duration", "start", "end"}},
    NamedParts{"F.scripts", {"id", "start", "taken"}},
};

std::string part_name(std::string_view tag, std::string_view key, std::size_t i) {
  const std::string field = std::string(tag) + "." + std::string(key);
  for (const NamedParts& parts : kNamedParts)
    if ((parts.field == field || parts.field == key) && i < parts.names.size() && !parts.names[i].empty())
      return "." + std::string(parts.names[i]);
  return "[" + std::to_string(i) + "]";
}

struct Word {
  std::string_view key;  ///< empty for a word without =
  std::string_view value;
  std::size_t number = 0;  ///< in the line
  std::size_t value_at = 0;
};

/// The word around a place of a line; nothing behind its end.
std::optional<Word> word_at(std::string_view line, std::size_t at) {
  if (at >= line.size()) return std::nullopt;
  const std::size_t before = at == 0 ? std::string_view::npos : line.rfind(' ', at - 1);
  const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
  const std::string_view text = line.substr(begin, std::min(line.find(' ', at), line.size()) - begin);
  const auto number = static_cast<std::size_t>(std::count(line.begin(), line.begin() + begin, ' '));
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos) return Word{{}, text, number, begin};
  return Word{text.substr(0, equals), text.substr(equals + 1), number, begin + equals + 1};
}

struct Leaf {
  std::string path;  ///< behind the key
  std::string_view text;
  std::size_t begin = 0;
};

/// Visits the pieces between the cuts: visit(text, place in the whole, number).
template <class Visit>
void each_piece(std::string_view text, std::size_t begin, char cut, Visit visit) {
  for (std::size_t number = 0;; ++number) {
    const std::size_t end = std::min(text.find(cut), text.size());
    visit(text.substr(0, end), begin, number);
    if (end == text.size()) return;
    text.remove_prefix(end + 1);
    begin += end + 1;
  }
}

std::string axis(std::size_t i, bool rotation) {
  constexpr std::string_view kVector = "xyz", kRotation = "wxyz";
  const std::string_view names = rotation ? kRotation : kVector;
  return i < names.size() ? std::string(".") + names[i] : "[" + std::to_string(i) + "]";
}

bool is_list(std::string_view value) {
  return value.starts_with('[') && value.ends_with(']');
}

std::vector<Leaf> leaves_of(std::string_view tag, const Word& word) {
  std::vector<Leaf> leaves;
  const auto add_parts = [&](std::string_view item, std::size_t begin, const std::string& path) {
    if (item.find(':') == std::string_view::npos) return leaves.push_back({path, item, begin});
    each_piece(item, begin, ':', [&](std::string_view text, std::size_t at, std::size_t i) {
      leaves.push_back({path + part_name(tag, word.key, i), text, at});
    });
  };
  const std::string_view value = word.value;
  if (is_list(value)) {
    if (value.size() == 2) return leaves;
    each_piece(value.substr(1, value.size() - 2), 1, ',',
               [&](std::string_view text, std::size_t at, std::size_t i) {
                 add_parts(text, at, "[" + std::to_string(i) + "]");
               });
  } else if (value.find(',') != std::string_view::npos) {
    const bool frame = value.find('/') != std::string_view::npos;
    each_piece(value, 0, '/', [&](std::string_view group, std::size_t at, std::size_t half) {
      const std::string name = !frame ? "" : half == 0 ? ".origin" : ".rotation";
      each_piece(group, at, ',', [&](std::string_view text, std::size_t place, std::size_t i) {
        leaves.push_back({name + axis(i, half == 1), text, place});
      });
    });
  } else {
    add_parts(value, 0, {});
  }
  return leaves;
}

const Leaf* leaf_at(const std::vector<Leaf>& leaves, std::size_t at) {
  for (const Leaf& leaf : leaves)
    if (at >= leaf.begin && at <= leaf.begin + leaf.text.size()) return &leaf;
  return nullptr;
}

std::string tag_of(std::string_view line) {
  return line.empty() ? "none" : std::string(line.substr(0, line.find(' ')));
}

// Words without a key: what is left of a line of text is one value.
FieldDifference positional(std::string_view tag, const Word& expected, std::string_view left,
                           std::string_view right, std::size_t right_at) {
  if (tag == "E" || tag == "!") {
    const std::size_t from = std::min(left.find(' ') + 1, left.size());
    return {"text", std::string(left.substr(from)), std::string(right.substr(std::min(from, right.size())))};
  }
  const std::optional<Word> actual = word_at(right, right_at);
  return {expected.number == 1 ? "call" : "word " + std::to_string(expected.number),
          std::string(expected.value), actual ? std::string(actual->value) : "missing"};
}

FieldDifference within(std::string_view tag, const Word& expected, std::size_t left_at, const Word& actual,
                       std::size_t right_at) {
  const std::string key(expected.key);
  if (key == "bytes")
    if (auto found = inspect::message_difference(expected.value, actual.value, inspect::kTraceTolerance);
        found && !found->field.empty())
      return {key + "." + found->field, std::move(found->expected), std::move(found->actual)};
  const std::vector<Leaf> x = leaves_of(tag, expected), y = leaves_of(tag, actual);
  const Leaf* left = leaf_at(x, left_at - expected.value_at);
  const Leaf* right = leaf_at(y, right_at - actual.value_at);
  if (left != nullptr && right != nullptr && left->path == right->path && left->text != right->text)
    return {key + left->path, std::string(left->text), std::string(right->text)};
  if (is_list(expected.value) && is_list(actual.value)) {
    const auto items = [](std::string_view list) {
      const auto n = list.size() == 2 ? 0 : std::count(list.begin(), list.end(), ',') + 1;
      return std::to_string(n) + (n == 1 ? " item" : " items");
    };
    if (items(expected.value) != items(actual.value))
      return {key, items(expected.value), items(actual.value)};
  }
  return {key, std::string(expected.value), std::string(actual.value)};
}

FieldDifference whole_difference(const inspect::TraceDifference& difference) {
  const std::string_view left = difference.left, right = difference.right;
  const std::string tag = tag_of(left);
  if (left.empty() || right.empty() || tag != tag_of(right)) return {"line", tag, tag_of(right)};
  // A line, or a value, may have ended where the other goes on.
  const auto is_between = [](std::string_view line, std::size_t at) {
    return at >= line.size() || line[at] == ' ';
  };
  const bool both = is_between(left, difference.left_at) && is_between(right, difference.right_at);
  const auto word_of = [&](std::string_view line, std::size_t at) {
    return !is_between(line, at) ? word_at(line, at) : both ? word_at(line, at + 1) : word_at(line, at - 1);
  };
  const std::optional<Word> expected = word_of(left, difference.left_at),
                            actual = word_of(right, difference.right_at);
  if (!expected) {
    if (!actual) return {"line", "its end", "more"};
    return {actual->key.empty() ? "text" : std::string(actual->key), "not there", std::string(actual->value)};
  }
  if (expected->key.empty()) return positional(tag, *expected, left, right, difference.right_at);
  if (!actual || actual->key != expected->key)
    return {std::string(expected->key), std::string(expected->value), "not there"};
  return within(tag, *expected, difference.left_at, *actual, difference.right_at);
}

}  // namespace

FieldDifference field_difference(const inspect::TraceDifference& difference) {
  constexpr std::size_t kMostOfAValue = 200;
  FieldDifference field = whole_difference(difference);
  field.path = excerpt(field.path, 0, kMostOfAValue).text;  // a hostile runner's words may have megabytes
  field.expected = excerpt(field.expected, 0, kMostOfAValue).text;
  field.actual = excerpt(field.actual, 0, kMostOfAValue).text;
  return field;
}

Excerpt excerpt(std::string_view line, std::size_t at, std::size_t most) {
  if (line.size() <= most) return {std::string(line), at};
  // The difference stands in the second quarter: what comes after it says more than what came before.
  const std::size_t begin = at <= most / 2 ? 0 : std::min(at - most / 4, line.size() - most);
  const std::string_view before = begin == 0 ? "" : "...", after = begin + most < line.size() ? "..." : "";
  return {std::string(before) + std::string(line.substr(begin, most)) + std::string(after),
          at - begin + before.size()};
}

}  // namespace acm
