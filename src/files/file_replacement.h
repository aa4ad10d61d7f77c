// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/files.hpp"

#include <cstdint>
#include <filesystem>

namespace acm {

/// How a file is replaced.
struct ReplaceOptions {
  /// Keep others from replacing the file meanwhile: for files that are read, changed and written back. On
  /// POSIX systems this also removes what killed processes left beside the file.
  bool lock = false;
  /// Wait until file and folder are on the disk. Without, a power cut may lose the file, not cut it short.
  bool flush = true;
};

enum class Backup { None, Keep };

/// Writes a file the way this library always does: to a new file beside the target, under an unpredictable
/// name that must not exist yet, which replaces the target when complete. Until then a killed process or a
/// power cut leaves the old file whole. If the target is a symbolic link, the link is followed; a device or a
/// pipe is written directly.
class FileReplacement {
 public:
  /// The file need not exist yet. Fails when it is not writable, or when (with `lock`) another process is
  /// replacing it.
  static FileResult<FileReplacement> begin(const std::filesystem::path& target, ReplaceOptions options = {});
  /// Removes what was written, unless it was committed.
  ~FileReplacement();
  FileReplacement(FileReplacement&& other) noexcept;
  FileReplacement& operator=(FileReplacement&&) = delete;

  FileStatus write(Bytes bytes);
  /// What was written so far, for a look at it before it counts.
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  /// Puts the file in its place. The old one can be kept as "<name>.bak" or, since no backup is ever
  /// replaced, as "<name>.bak.2" and so on.
  FileStatus commit(Backup backup = Backup::None);
  /// Where a commit has kept the old file; empty: nowhere.
  [[nodiscard]] const std::filesystem::path& backup() const { return backup_; }

 private:
  explicit FileReplacement(ReplaceOptions options) : options_(options) {}
  FileStatus lock_target();
  FileStatus open();
  FileStatus flush();
  void close() noexcept;
  void unlock() noexcept;
  FileStatus put_in_place();

  ReplaceOptions options_;
  std::filesystem::path target_;
  std::filesystem::path path_;
  std::filesystem::path backup_;
  std::intptr_t handle_ = -1;
  std::intptr_t lock_ = -1;
  bool in_place_ = false;  ///< a device or a pipe: nothing is put in its place
  bool committed_ = false;
};

/// A whole file in one call.
FileStatus replace_file(const std::filesystem::path& target, Bytes bytes, ReplaceOptions options = {});

}  // namespace acm
