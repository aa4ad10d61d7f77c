// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/bytes.h"

#include <filesystem>

namespace acm::tool {

/// A file in memory, read only, as long as this lives. Large files are mapped, so only what is touched is
/// read.
class MappedFile {
 public:
  /// Throws ToolError, naming the file, when it cannot be opened.
  explicit MappedFile(const std::filesystem::path& path);
  ~MappedFile();
  MappedFile(MappedFile&& other) noexcept;
  MappedFile& operator=(MappedFile&& other) noexcept;

  [[nodiscard]] Bytes bytes() const { return bytes_; }

 private:
  Bytes bytes_;
};

}  // namespace acm::tool
