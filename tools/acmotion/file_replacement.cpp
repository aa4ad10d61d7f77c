// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "file_replacement.h"

#include <fmt/format.h>

#include <algorithm>

#include "tool_error.h"
#ifdef _WIN32
#include <windows.h>
#else
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace acm::tool {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail_as_busy(const fs::path& target) {
  throw ToolError(fmt::format("{}: another process is changing it", target.string()));
}

fs::path with_suffix(fs::path path, const char* suffix) {
  path += suffix;
  return path;
}

fs::path resolved(const fs::path& path) {
  std::error_code error;
  fs::path real = fs::weakly_canonical(path, error);
  return error ? path : real;
}

}  // namespace

FileReplacement::FileReplacement(const fs::path& target)
    : target_(resolved(target)), path_(with_suffix(target_, ".acmotion-new")) {
  open();
}

FileReplacement::~FileReplacement() {
  // While it is still locked: afterwards it may be another process's.
  std::error_code ignored;
#ifdef _WIN32
  close();
  if (!committed_) fs::remove(path_, ignored);
#else
  if (!committed_) fs::remove(path_, ignored);
  close();
#endif
}

#ifdef _WIN32

namespace {

HANDLE handle_of(std::intptr_t handle) {
  return reinterpret_cast<HANDLE>(handle);
}

int last_error() {
  return static_cast<int>(GetLastError());
}

}  // namespace

void FileReplacement::open() {
  // Opened for this process alone, which also keeps others from replacing the same file.
  const HANDLE file = CreateFileW(path_.c_str(), GENERIC_WRITE, FILE_SHARE_READ, nullptr, CREATE_ALWAYS,
                                  FILE_ATTRIBUTE_NORMAL, nullptr);
  if (file == INVALID_HANDLE_VALUE) {
    if (GetLastError() == ERROR_SHARING_VIOLATION) fail_as_busy(target_);
    fail_at(path_, last_error());
  }
  handle_ = reinterpret_cast<std::intptr_t>(file);
}

void FileReplacement::write(Bytes bytes) {
  while (!bytes.empty()) {
    DWORD written = 0;
    const auto n = static_cast<DWORD>(std::min<std::size_t>(bytes.size(), 1u << 30));
    if (WriteFile(handle_of(handle_), bytes.data(), n, &written, nullptr) == 0) fail_at(path_, last_error());
    bytes = bytes.subspan(written);
  }
}

void FileReplacement::flush() {
  if (FlushFileBuffers(handle_of(handle_)) == 0) fail_at(path_, last_error());
}

void FileReplacement::close() noexcept {
  if (handle_ != -1) CloseHandle(handle_of(handle_));
  handle_ = -1;
}

void FileReplacement::commit(bool keep_backup) {
  flush();
  close();
  if (keep_backup && fs::exists(target_)) {
    const fs::path copy = with_suffix(target_, ".acmotion-bak");
    fs::copy_file(target_, copy, fs::copy_options::overwrite_existing);
    if (MoveFileExW(copy.c_str(), with_suffix(target_, ".bak").c_str(),
                    MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) == 0)
      fail_at(copy, last_error());
  }
  if (MoveFileExW(path_.c_str(), target_.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) == 0)
    fail_at(target_, last_error());
  committed_ = true;
}

#else

namespace {

bool is_still_named(int file, const fs::path& path) {
  struct stat opened, named;
  return fstat(file, &opened) == 0 && stat(path.c_str(), &named) == 0 && opened.st_ino == named.st_ino &&
         opened.st_dev == named.st_dev;
}

// The new file looks like the old one to everybody else.
void copy_permissions(int file, const fs::path& from) {
  struct stat old;
  if (stat(from.c_str(), &old) != 0) return;
  fchmod(file, old.st_mode & 07777);
  // Only the superuser can give files away; for others the file is theirs already.
  [[maybe_unused]] const int ignored = fchown(file, old.st_uid, old.st_gid);
}

// A rename is on the disk when the folder is.
void flush_folder(const fs::path& path) {
  const int folder = ::open(path.parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return;
  fsync(folder);
  ::close(folder);
}

// Another name for the same file costs nothing; some file systems have none, there it is copied.
void keep_as_backup(const fs::path& target) {
  const fs::path made = with_suffix(target, ".acmotion-bak");
  ::unlink(made.c_str());
  if (::link(target.c_str(), made.c_str()) != 0) fs::copy_file(target, made);
  const int file = ::open(made.c_str(), O_RDONLY | O_CLOEXEC);
  if (file >= 0) {
    fsync(file);
    ::close(file);
  }
  const fs::path backup = with_suffix(target, ".bak");
  if (::rename(made.c_str(), backup.c_str()) != 0) fail_at(backup, errno);
}

}  // namespace

void FileReplacement::open() {
  // A process that is killed leaves its file behind but not its lock. Who has the lock may hold a file that
  // was renamed or removed in the meantime, and then tries again.
  while (true) {
    const int file = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    if (file < 0) fail_at(path_, errno);
    handle_ = file;
    if (flock(file, LOCK_EX | LOCK_NB) != 0) {
      const int error = errno;
      close();
      if (error == EWOULDBLOCK) fail_as_busy(target_);
      fail_at(path_, error);
    }
    if (is_still_named(file, path_)) break;
    close();
  }
  if (ftruncate(static_cast<int>(handle_), 0) != 0) fail_at(path_, errno);
}

void FileReplacement::write(Bytes bytes) {
  while (!bytes.empty()) {
    const ssize_t n = ::write(static_cast<int>(handle_), bytes.data(), bytes.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) fail_at(path_, errno);
    bytes = bytes.subspan(static_cast<std::size_t>(n));
  }
}

void FileReplacement::flush() {
  if (fsync(static_cast<int>(handle_)) != 0) fail_at(path_, errno);
}

void FileReplacement::close() noexcept {
  if (handle_ != -1) ::close(static_cast<int>(handle_));
  handle_ = -1;
}

void FileReplacement::commit(bool keep_backup) {
  copy_permissions(static_cast<int>(handle_), target_);
  flush();
  if (keep_backup && fs::exists(target_)) keep_as_backup(target_);
  if (::rename(path_.c_str(), target_.c_str()) != 0) fail_at(target_, errno);
  committed_ = true;
  flush_folder(target_);
}

#endif

}  // namespace acm::tool
