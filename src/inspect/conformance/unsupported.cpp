// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/conformance/unsupported.h"

#include <algorithm>

namespace acm {

namespace {

constexpr std::string_view kUnsupported = "unsupported";

std::vector<std::string_view> split_words(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::size_t at = 0; (at = text.find_first_not_of(" \t", at)) != std::string_view::npos;) {
    const std::size_t end = std::min(text.find_first_of(" \t", at), text.size());
    words.push_back(text.substr(at, end - at));
    at = end;
  }
  return words;
}

}  // namespace

void UncomparedFields::add(std::string_view line, std::string_view path) {
  keys_.emplace(line.substr(0, line.find(' ')), path.substr(0, path.find_first_of(".[")));
}

std::string UncomparedFields::without(std::string_view line) const {
  if (keys_.empty()) return std::string(line);
  const std::string tag(line.substr(0, line.find(' ')));
  std::string out;
  for (const std::string_view word : split_words(line)) {
    const std::size_t equals = word.find('=');
    if (equals != std::string_view::npos && keys_.contains({tag, std::string(word.substr(0, equals))}))
      continue;
    if (!out.empty()) out += ' ';
    out += word;
  }
  return out;
}

bool UnsupportedCommands::add_line_or_field(std::string_view words) {
  const std::vector<std::string_view> list = split_words(words);
  if (list.size() != 2) return false;
  if (list[0] == "line") {
    lines_.emplace(list[1]);
    return true;
  }
  const std::size_t dot = list[1].find('.');
  if (list[0] != "field" || dot == std::string_view::npos) return false;
  fields_.add(list[1].substr(0, dot), list[1].substr(dot + 1));
  return true;
}

bool UnsupportedCommands::hides(std::string_view line) const {
  return !lines_.empty() && lines_.contains(std::string(line.substr(0, line.find(' '))));
}

bool UnsupportedCommands::covers(std::string_view command) const {
  const std::vector<std::string_view> words = split_words(script_command(command));
  if (words.empty()) return false;
  return std::ranges::any_of(commands_, [&](const std::string& text) {
    const std::vector<std::string_view> wanted = split_words(text);
    const auto occurs = [&](std::string_view one) {
      return std::ranges::any_of(words, [&](std::string_view word) {
        return word == one || (word.starts_with(one) && word.substr(one.size()).starts_with('='));
      });
    };
    return !wanted.empty() && wanted.front() == words.front() && std::ranges::all_of(wanted, occurs);
  });
}

bool is_unsupported(std::string_view line) {
  return line.starts_with(kUnsupported) &&
         (line.size() == kUnsupported.size() || line[kUnsupported.size()] == ' ');
}

std::string_view words_of_unsupported(std::string_view line) {
  return script_command(line.substr(kUnsupported.size()));
}

std::string_view script_command(std::string_view line) {
  line = line.substr(0, line.find('#'));
  const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
  return line.substr(begin, line.find_last_not_of(" \t") + 1 - begin);
}

}  // namespace acm
