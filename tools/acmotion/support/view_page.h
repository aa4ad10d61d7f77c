// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

// The page of the viewer, as viewer/ builds it.
namespace acm::tool {

struct ViewPageFile {
  std::string type;  ///< of the content, as HTTP names it
  std::string bytes;
  bool gzipped = false;
};

/// By path below the page, with "/" between folders. The whole page is held: its paths lead nowhere else.
using ViewPage = std::map<std::string, ViewPageFile, std::less<>>;

/// The page that `./dev package` has put into the tool; nothing in other builds.
std::optional<ViewPage> embedded_page();

/// The page in a folder. Throws ToolError when there is none, or when it is too large to be one.
ViewPage read_page(const std::filesystem::path& folder);

/// "text/html; charset=utf-8", by the end of the name.
std::string content_type(std::string_view name);

/// The most that a page may have.
inline constexpr std::size_t kMaxPageFiles = 1000;
inline constexpr std::size_t kMaxPageBytes = std::size_t{64} << 20;

}  // namespace acm::tool
