// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/files.hpp"

#include <CLI/CLI.hpp>

#include <filesystem>
#include <string>

namespace acm::tool {

/// A container file, mapped and opened. Throws ToolError when that fails.
struct OpenDat {
  explicit OpenDat(const std::filesystem::path& path);
  OpenDat(const OpenDat&) = delete;
  OpenDat& operator=(const OpenDat&) = delete;

  MappedDat file;
  const DatFile& dat;
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

}  // namespace acm::tool
