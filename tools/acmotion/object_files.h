// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/object_id.h"
#include "base/bytes.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace acm::tool {

/// A raw object on disk, called XXXXXXXX.bin after its id.
struct ObjectFile {
  ObjectId id;
  std::uint64_t size;
  std::filesystem::path path;
};

/// The object files below a folder, by id and then path; other files are none of ours. Throws ToolError.
std::vector<ObjectFile> find_object_files(const std::filesystem::path& folder);
/// The same for files and folders that the user has named. A file that is called otherwise is an error.
std::vector<ObjectFile> find_object_files(const std::vector<std::string>& paths);

std::vector<std::byte> read_object_file(const ObjectFile& file);

/// Makes a folder, and those on its way, unless it is there. Throws ToolError.
void make_folder(const std::filesystem::path& folder);
/// Writes an object into a folder. Throws ToolError, also when the file is there and may not be replaced.
void write_object_file(const std::filesystem::path& folder, ObjectId id, Bytes bytes, bool may_replace);

}  // namespace acm::tool
