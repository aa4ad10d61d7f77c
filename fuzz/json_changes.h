// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "script.h"

namespace acm::fuzz {

inline constexpr std::string_view kJsonPieces[] = {
    "null",        "true",  "-1",  "0",       "1.5",    "1e999",     "4294967296",      "-0.0",
    "\"\"",        "[]",    "{}",  "nan",     "\"0x\"", "\"Ready\"", "\"0x1ffffffff\"", "[0,0,0]",
    "\"\\u0000\"", "65536", "256", "\"nan\"", ","};

/// Where values, keys and punctuation begin, and how long they are.
inline std::vector<std::pair<std::size_t, std::size_t>> pieces_of(std::string_view json) {
  std::vector<std::pair<std::size_t, std::size_t>> pieces;
  for (std::size_t i = 0; i < json.size();) {
    std::size_t end = i + 1;
    if (json[i] == '"')
      end = std::min(json.find('"', i + 1), json.size() - 1) + 1;
    else if (json.find_first_of("{}[],:", i) != i)
      end = std::min(json.find_first_of("{}[],:\"", i), json.size());
    pieces.emplace_back(i, end - i);
    i = end;
  }
  return pieces;
}

/// Takes a piece out, doubles, swaps or replaces it. The text is not empty.
inline void change(std::string& json, Script& script) {
  const auto pieces = pieces_of(json);
  const auto [at, size] = pieces[script.u16() % pieces.size()];
  const auto [other, other_size] = pieces[script.u16() % pieces.size()];
  switch (script.below(4)) {
    case 0: json.erase(at, size); break;
    case 1: json.insert(at, json.substr(other, other_size)); break;
    case 2: json.replace(at, size, json.substr(other, other_size)); break;
    default: json.replace(at, size, kJsonPieces[script.below(std::size(kJsonPieces))]);
  }
}

}  // namespace acm::fuzz
