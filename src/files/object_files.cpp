// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/files.hpp"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <tuple>

#include "file_error.h"
#include "file_replacement.h"

namespace acm {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kIdDigits = 8;

bool is_bin(std::string extension) {
  for (char& c : extension)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return extension == ".bin";
}

}  // namespace

std::optional<ObjectId> object_file_id(const fs::path& path) {
  const std::string stem = path_text(path.stem());
  if (stem.size() != kIdDigits || !is_bin(path_text(path.extension()))) return std::nullopt;
  ObjectId id = 0;
  const char* end = stem.data() + stem.size();
  const std::from_chars_result read = std::from_chars(stem.data(), end, id, 16);
  if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
  return id;
}

std::string object_file_name(ObjectId id) {
  char text[16];
  std::snprintf(text, sizeof text, "%08X.bin", static_cast<unsigned>(id));
  return text;
}

FileResult<std::vector<ObjectFile>> find_object_files(const fs::path& folder) {
  std::vector<ObjectFile> files;
  std::error_code error;
  fs::recursive_directory_iterator it(folder, fs::directory_options::skip_permission_denied, error);
  for (; !error && it != fs::recursive_directory_iterator(); it.increment(error)) {
    const std::optional<ObjectId> id = object_file_id(it->path());
    std::error_code ignored;
    if (id && it->is_regular_file(ignored)) files.push_back({*id, it->file_size(ignored), it->path()});
  }
  if (error) return file_error(folder, error);
  std::sort(files.begin(), files.end(), [](const ObjectFile& a, const ObjectFile& b) {
    return std::tie(a.id, a.path) < std::tie(b.id, b.path);
  });
  return files;
}

FileResult<Vector<std::byte>> read_object_file(const ObjectFile& file) {
  const FileResult<MappedFile> mapped = MappedFile::open(file.path);
  if (!mapped) return mapped.error();
  return Vector<std::byte>(mapped->bytes().begin(), mapped->bytes().end());
}

// Folders of thousands are written in one go; waiting for the disk after each file would take minutes.
FileStatus write_object_file(const fs::path& folder, ObjectId id, Bytes bytes) {
  return replace_file(folder / object_file_name(id), bytes, {.lock = false, .flush = false});
}

}  // namespace acm
