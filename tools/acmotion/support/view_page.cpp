// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "view_page.h"

#include <fmt/format.h>

#include <utility>

#include "input_file.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

namespace fs = std::filesystem;

// A folder that was named by mistake may hold anything: it is counted before a file of it is read.
void refuse_too_much(const fs::path& folder, std::size_t files, std::uintmax_t bytes) {
  if (files <= kMaxPageFiles && bytes <= kMaxPageBytes) return;
  throw ToolError(fmt::format("{}: more than {} files or {} MB, so this is not the built viewer",
                              folder.string(), kMaxPageFiles, kMaxPageBytes >> 20));
}

}  // namespace

ViewPage read_page(const fs::path& folder) {
  if (!fs::is_regular_file(folder / "index.html"))
    throw ToolError(fmt::format("{}: no index.html, so this is not the built viewer", folder.string()));
  ViewPage page;
  std::uintmax_t bytes = 0;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    bytes += entry.file_size();
    refuse_too_much(folder, page.size() + 1, bytes);
    const std::string name = entry.path().lexically_relative(folder).generic_string();
    page[name] = {content_type(name), std::string(InputFile(entry.path().string()).text())};
  }
  return page;
}

std::string content_type(std::string_view name) {
  static constexpr std::pair<std::string_view, const char*> kTypes[] = {
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".txt", "text/plain; charset=utf-8"},
      {".json", "application/json"},
      {".wasm", "application/wasm"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".woff2", "font/woff2"}};
  for (const auto& [end, type] : kTypes)
    if (name.ends_with(end)) return type;
  return "application/octet-stream";
}

}  // namespace acm::tool
