// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/dat.hpp"

#include <filesystem>
#include <functional>

namespace acm::tool {

/// Changes a container file so that at every moment the old or the changed file is there, whole. Throws
/// ToolError, and then nothing has changed.
void change_dat(const std::filesystem::path& path, bool keep_backup,
                const std::function<void(DatWriter&)>& change);

/// Writes a container to a file in the same way.
void write_dat(const std::filesystem::path& path, const DatWriter& writer);

/// Writes a container to the standard output. Throws ToolError; returns the exit code, 0.
int print_dat(const DatWriter& writer);

/// The time for the timestamp of an object, in seconds since 1970.
std::uint32_t seconds_now();

}  // namespace acm::tool
