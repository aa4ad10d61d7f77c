// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

#include "tool_error.h"

// "-" in place of a path.
namespace acm::tool {

inline bool is_standard_stream(std::string_view path) {
  return path == "-";
}

/// For people: the path of an input, or "standard input".
inline std::string input_name(const std::string& path) {
  return is_standard_stream(path) ? "standard input" : path;
}

/// Where a path must lead to a folder, or to a file that stays: throws ToolError (wrong usage) for "-", with
/// what would work.
inline void refuse_standard_stream(std::string_view path, std::string_view option, std::string_view instead) {
  if (is_standard_stream(path)) throw ToolError(fmt::format("{} -: {}", option, instead), kWrongUsage);
}

inline constexpr std::string_view kChangedInPlace = "a container is changed where it is, so name its file";

}  // namespace acm::tool
