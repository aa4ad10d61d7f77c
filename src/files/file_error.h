// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/files.hpp"

#include <string_view>
#include <system_error>

namespace acm {

/// The path as text in UTF-8, which cannot fail where the system's own code page can.
std::string path_text(const std::filesystem::path& path);

/// "walk.dat: no such file"
FileError file_error(const std::filesystem::path& path, std::string_view what);
/// "walk.dat: No such file or directory", as the system puts it.
FileError file_error(const std::filesystem::path& path, const std::error_code& error);
/// As `describe` puts it.
FileError file_error(const std::filesystem::path& path, const Error& error);

}  // namespace acm
