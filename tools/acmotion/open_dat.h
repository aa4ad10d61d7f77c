// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/dat_file.h"

#include <CLI/CLI.hpp>

#include <filesystem>
#include <string>

#include "mapped_file.h"

namespace acm::tool {

/// A container file, mapped and opened. Both throw ToolError when that fails.
struct OpenDat {
  explicit OpenDat(const std::filesystem::path& path);

  MappedFile file;
  DatFile dat;
};

/// The objects a subcommand is about: all, those of one type, or some by id.
struct DatSelection {
  std::string type;
  std::vector<std::string> ids;

  /// In ascending order. Throws ToolError when an id is not there, or (wrong usage) when a name makes no
  /// sense.
  [[nodiscard]] std::vector<DatEntry> select(const DatFile& dat) const;
};

/// Adds --dat FILE, which must be given.
void add_dat_option(CLI::App& command, std::string& path);

/// "client_portal.dat: truncated at byte 16: block size"; names the object too when the error does.
std::string describe_in(const std::filesystem::path& path, const Error& error);

}  // namespace acm::tool
