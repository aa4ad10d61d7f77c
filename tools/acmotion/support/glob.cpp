// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "glob.h"

#include "inspect/text/text.h"

namespace acm::tool {

namespace {

bool same_letter(char a, char b) {
  return inspect::same_but_for_case({&a, 1}, {&b, 1});
}

}  // namespace

bool is_pattern(std::string_view text) {
  return text.find_first_of("*?") != std::string_view::npos;
}

bool matches_glob(std::string_view pattern, std::string_view text) {
  constexpr std::size_t kNone = std::string_view::npos;
  std::size_t p = 0;
  std::size_t t = 0;
  // Where to go on when a match fails: behind the last star, which then swallows one character more.
  std::size_t star = kNone;
  std::size_t swallowed = 0;
  while (t < text.size()) {
    if (p < pattern.size() && pattern[p] == '*') {
      star = p++;
      swallowed = t;
    } else if (p < pattern.size() && (pattern[p] == '?' || same_letter(pattern[p], text[t]))) {
      ++p;
      ++t;
    } else if (star != kNone) {
      p = star + 1;
      t = ++swallowed;
    } else {
      return false;
    }
  }
  while (p < pattern.size() && pattern[p] == '*') ++p;
  return p == pattern.size();
}

}  // namespace acm::tool
