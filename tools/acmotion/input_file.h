// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/files.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace acm::tool {

/// All of a file, or of the standard input for "-". Throws ToolError when it cannot be read.
class InputFile {
 public:
  explicit InputFile(const std::string& path);

  [[nodiscard]] Bytes bytes() const;
  [[nodiscard]] std::string_view text() const;

 private:
  std::optional<MappedFile> file_;
  std::string input_;  ///< of the standard input
};

}  // namespace acm::tool
