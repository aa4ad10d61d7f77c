// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/dat.hpp"

#include <CLI/CLI.hpp>

#include <string>

#include "input_file.h"

namespace acm::tool {

/// A container file, mapped and opened, or the standard input for "-". Throws ToolError when that fails.
struct OpenDat {
  explicit OpenDat(const std::string& path);
  OpenDat(const OpenDat&) = delete;
  OpenDat& operator=(const OpenDat&) = delete;

  std::string name;  ///< for people
  InputFile file;
  DatFile dat;
};

/// The objects a subcommand is about: all, those of one type, or some by id.
struct DatSelection {
  std::string type;
  std::vector<std::string> ids;

  /// In ascending order; ids may be patterns. Throws ToolError when an id is not there, or (wrong usage) when
  /// a name makes no sense.
  [[nodiscard]] std::vector<DatEntry> select(const DatFile& dat) const;
};

/// Adds --dat FILE, which must be given. For commands that only read the file, - is the standard input.
void add_dat_option(CLI::App& command, std::string& path);
void add_read_dat_option(CLI::App& command, std::string& path);

}  // namespace acm::tool
