// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace acm {

/// The words key=... of lines with a tag, which are not compared.
class UncomparedFields {
 public:
  /// Of the tag that the line begins with; of the path only the key counts.
  void add(std::string_view line, std::string_view path);
  void add(const UncomparedFields& more) { keys_.insert(more.keys_.begin(), more.keys_.end()); }
  [[nodiscard]] std::size_t size() const { return keys_.size(); }
  [[nodiscard]] std::string without(std::string_view line) const;

 private:
  std::set<std::pair<std::string, std::string>> keys_;
};

/// What a runner has said it does not have: commands ("pose", or "spawn fx" for a spawn with that key), lines
/// of the trace ("line X"), fields of these ("field T.rate").
class UnsupportedCommands {
 public:
  void add(std::string_view words) { commands_.emplace_back(words); }
  /// False when the words name neither.
  bool add_line_or_field(std::string_view words);
  [[nodiscard]] bool covers(std::string_view command) const;
  [[nodiscard]] bool hides(std::string_view line) const;
  [[nodiscard]] const UncomparedFields& fields() const { return fields_; }

 private:
  std::vector<std::string> commands_;
  std::set<std::string> lines_;
  UncomparedFields fields_;
};

/// The line of the answer "unsupported", or "unsupported" and words: what follows it.
bool is_unsupported(std::string_view line);

/// What follows the word in such a line.
std::string_view words_of_unsupported(std::string_view line);
/// A line of a script without its comment and outer blanks.
std::string_view script_command(std::string_view line);

}  // namespace acm
