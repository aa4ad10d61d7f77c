// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string_view>

namespace acm::test {

/// A file or folder of the recorded expectations (golden traces, wire vectors) that may lie beside the
/// repository. Such a test begins with
///
///   const auto folder = shared_data("golden");
///   if (folder.empty()) GTEST_SKIP() << "no recorded expectations beside the repository";
///
/// Empty when it is not there.
inline std::filesystem::path shared_data(std::string_view relative_path) {
  const auto path = std::filesystem::path(ACMOTION_SOURCE_DIR) / ".." / "shared" / relative_path;
  std::error_code ignored;
  return std::filesystem::exists(path, ignored) ? path.lexically_normal() : std::filesystem::path();
}

}  // namespace acm::test
