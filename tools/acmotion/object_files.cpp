// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "object_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <optional>
#include <tuple>

#include "mapped_file.h"
#include "names.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

namespace fs = std::filesystem;

std::optional<ObjectId> id_of_file(const fs::path& path) {
  std::string extension = path.extension().string();
  std::transform(extension.begin(), extension.end(), extension.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  const std::string stem = path.stem().string();
  if (extension != ".bin" || stem.size() != 8) return std::nullopt;
  return parse_hex(stem);
}

void sort_files(std::vector<ObjectFile>& files) {
  std::sort(files.begin(), files.end(), [](const ObjectFile& a, const ObjectFile& b) {
    return std::tie(a.id, a.path) < std::tie(b.id, b.path);
  });
}

}  // namespace

std::vector<ObjectFile> find_object_files(const fs::path& folder) {
  std::vector<ObjectFile> files;
  std::error_code error;
  fs::recursive_directory_iterator it(folder, fs::directory_options::skip_permission_denied, error);
  for (; !error && it != fs::recursive_directory_iterator(); it.increment(error)) {
    const std::optional<ObjectId> id = id_of_file(it->path());
    std::error_code ignored;
    if (id && it->is_regular_file(ignored)) files.push_back({*id, it->file_size(ignored), it->path()});
  }
  if (error) throw ToolError(fmt::format("{}: {}", folder.string(), error.message()));
  sort_files(files);
  return files;
}

std::vector<ObjectFile> find_object_files(const std::vector<std::string>& paths) {
  std::vector<ObjectFile> files;
  for (const fs::path path : paths) {
    if (fs::is_directory(path)) {
      std::vector<ObjectFile> found = find_object_files(path);
      if (found.empty()) throw ToolError(fmt::format("{}: no files called XXXXXXXX.bin", path.string()));
      std::move(found.begin(), found.end(), std::back_inserter(files));
      continue;
    }
    if (!fs::exists(path)) throw ToolError(fmt::format("{}: no such file", path.string()));
    const std::optional<ObjectId> id = id_of_file(path);
    if (!id)
      throw ToolError(fmt::format("{}: not called XXXXXXXX.bin after an id", path.string()), kWrongUsage);
    std::error_code error;
    const std::uint64_t size = fs::file_size(path, error);
    if (error) throw ToolError(fmt::format("{}: {}", path.string(), error.message()));
    files.push_back({*id, size, path});
  }
  sort_files(files);
  return files;
}

std::vector<std::byte> read_object_file(const ObjectFile& file) {
  const MappedFile mapped(file.path);
  return {mapped.bytes().begin(), mapped.bytes().end()};
}

void make_folder(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw ToolError(fmt::format("{}: {}", folder.string(), error.message()));
}

void write_object_file(const fs::path& folder, ObjectId id, Bytes bytes, bool may_replace) {
  const fs::path path = folder / fmt::format("{:08X}.bin", id);
  if (!may_replace && fs::exists(path))
    throw ToolError(fmt::format("{}: is there already (--force replaces it)", path.string()));
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  file.close();
  if (!file) throw ToolError(fmt::format("{}: {}", path.string(), std::strerror(errno)));
}

}  // namespace acm::tool
