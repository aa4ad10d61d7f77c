// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/bytes.h"

#include <cstdint>
#include <filesystem>

namespace acm::tool {

/// Writes a file anew beside the one it is to replace, and puts it in its place when it is complete and on
/// the disk. Whatever happens before that moment, a killed process or a power cut included, leaves the old
/// file whole; what was written by then stays as "<name>.acmotion-new" at worst, and the next replacement
/// takes that over. Only one process at a time can replace a file. Failures throw ToolError.
class FileReplacement {
 public:
  /// The file need not exist yet. A symbolic link is followed.
  explicit FileReplacement(const std::filesystem::path& target);
  /// Removes what was written, unless it was committed.
  ~FileReplacement();
  FileReplacement(const FileReplacement&) = delete;
  FileReplacement& operator=(const FileReplacement&) = delete;

  void write(Bytes bytes);
  /// What was written so far, for a look at it before it counts.
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  /// Puts the file in its place. The old one can be kept as "<name>.bak", where it replaces an older one. It
  /// must not be mapped any more.
  void commit(bool keep_backup);

 private:
  void open();
  void flush();
  void close() noexcept;

  std::filesystem::path target_;
  std::filesystem::path path_;
  std::intptr_t handle_ = -1;
  bool committed_ = false;
};

}  // namespace acm::tool
