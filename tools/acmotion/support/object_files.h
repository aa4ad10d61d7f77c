// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/files.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace acm::tool {

/// The object files that the user has named: files, and all below folders; by id and then path. Throws
/// ToolError, also for a file that is not called after an id.
std::vector<ObjectFile> find_named_objects(const std::vector<std::string>& paths);

/// Makes a folder, and those on its way, unless it is there. Throws ToolError.
void make_folder(const std::filesystem::path& folder);
/// Writes an object into a folder. Throws ToolError, also when the file is there and may not be replaced.
void write_object_as(const std::filesystem::path& path, Bytes bytes, bool may_replace);
void write_object(const std::filesystem::path& folder, ObjectId id, Bytes bytes, bool may_replace);

}  // namespace acm::tool
