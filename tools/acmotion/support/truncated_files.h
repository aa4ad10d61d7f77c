// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace acm::tool {

/// Files are mapped, and another process may shorten one while it is read. Where its bytes were the system
/// then sends SIGBUS. From this call on such bytes read as 0 instead, and the fact is remembered.
void handle_truncated_files();

/// A file that is about to be mapped, so that it can be named.
void watch_file(const std::filesystem::path& path);

/// Throws ToolError when a file became shorter: what was read is not what was there. To be called before
/// anything that came from mapped files is kept, and at the end.
void check_for_truncated_files();

}  // namespace acm::tool
