// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "object_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <iterator>
#include <optional>
#include <tuple>

#include "files/file_replacement.h"
#include "standard_stream.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

namespace fs = std::filesystem;

ObjectFile named_file(const fs::path& path) {
  std::error_code missing;
  if (!fs::exists(path, missing)) fail_at(path, ENOENT);
  const std::optional<ObjectId> id = object_file_id(path);
  if (!id)
    throw ToolError(fmt::format("{}: not called XXXXXXXX.bin after an id", path.string()), kWrongUsage);
  std::error_code error;
  const std::uint64_t size = fs::file_size(path, error);
  if (error) throw ToolError(fmt::format("{}: {}", path.string(), error.message()));
  return {*id, size, path};
}

}  // namespace

std::vector<ObjectFile> find_named_objects(const std::vector<std::string>& paths) {
  std::vector<ObjectFile> files;
  for (const fs::path path : paths) {
    if (is_standard_stream(path.string()))
      throw ToolError("-: an object needs an id; name a file XXXXXXXX.bin or a folder of them", kWrongUsage);
    if (!fs::is_directory(path)) {
      files.push_back(named_file(path));
      continue;
    }
    std::vector<ObjectFile> found = or_throw(find_object_files(path));
    if (found.empty()) throw ToolError(fmt::format("{}: no files called XXXXXXXX.bin", path.string()));
    std::move(found.begin(), found.end(), std::back_inserter(files));
  }
  std::sort(files.begin(), files.end(), [](const ObjectFile& a, const ObjectFile& b) {
    return std::tie(a.id, a.path) < std::tie(b.id, b.path);
  });
  return files;
}

void make_folder(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw ToolError(fmt::format("{}: {}", folder.string(), error.message()));
}

void write_object_as(const fs::path& path, Bytes bytes, bool may_replace) {
  std::error_code ignored;
  if (!may_replace && fs::exists(path, ignored))
    throw ToolError(fmt::format("{}: already exists (--force replaces it)", path.string()));
  or_throw(replace_file(path, bytes, {.lock = false, .flush = false}));
}

void write_object(const fs::path& folder, ObjectId id, Bytes bytes, bool may_replace) {
  write_object_as(folder / object_file_name(id), bytes, may_replace);
}

}  // namespace acm::tool
