// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/dat.hpp"

#include <filesystem>
#include <functional>

namespace acm::tool {

/// Changes a writer that holds what the old container holds. False: nothing has changed.
using DatChange = std::function<bool(DatWriter& writer, const DatFile& old)>;

/// Changes a container file so that at every moment the old or the changed file is there, whole. Says where a
/// backup was kept. Throws ToolError, and then nothing has changed.
void change_dat(const std::filesystem::path& path, bool keep_backup, const DatChange& change);

/// Writes a container to a file in the same way.
void write_dat(const std::filesystem::path& path, const DatWriter& writer);

/// Writes a container to the standard output. Throws ToolError; returns the exit code, 0.
int print_dat(const DatWriter& writer);

/// The time for the timestamp of an object, in seconds since 1970.
std::uint32_t seconds_now();

}  // namespace acm::tool
