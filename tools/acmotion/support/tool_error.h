// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/files.hpp"

#include <filesystem>
#include <stdexcept>
#include <system_error>
#include <utility>

namespace acm::tool {

inline constexpr int kBadData = 1;
inline constexpr int kWrongUsage = 2;

/// Ends the tool: the text goes to the error stream, the code to the shell.
class ToolError : public std::runtime_error {
 public:
  explicit ToolError(const std::string& what, int exit_code = kBadData)
      : std::runtime_error(what), exit_code_(exit_code) {}
  [[nodiscard]] int exit_code() const { return exit_code_; }

 private:
  int exit_code_;
};

/// What a file holds. Throws when that cannot be had.
template <class T>
T or_throw(FileResult<T> result) {
  if (!result) throw ToolError(result.error().text);
  return std::move(*result);
}
inline void or_throw(const FileStatus& status) {
  if (!status) throw ToolError(status.error().text);
}

/// "walk.dat: No such file or directory", from an error number of the system.
[[noreturn]] inline void fail_at(const std::filesystem::path& path, int error) {
  throw ToolError(path.string() + ": " + std::system_category().message(error));
}

}  // namespace acm::tool
