// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "file_replacement.h"

#include <algorithm>
#include <cstdio>
#include <random>
#include <string>
#include <utility>

#include "file_error.h"
#ifdef _WIN32
#include <windows.h>
#else
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace acm {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kMark = ".acmotion-";
constexpr int kMaxTries = 100;
constexpr int kMaxBackups = 9999;

FileError system_error_at(const fs::path& path, int error) {
  return file_error(path, std::error_code(error, std::system_category()));
}

FileError busy(const fs::path& target) {
  return file_error(target, "another process is changing it");
}

fs::path with_suffix(fs::path path, std::string_view suffix) {
  path += suffix;
  return path;
}

fs::path resolved(const fs::path& path) {
  std::error_code error;
  fs::path real = fs::weakly_canonical(path, error);
  return error || real.empty() ? path : real;
}

std::string random_digits() {
  std::random_device device;
  const std::uint64_t value = (std::uint64_t{device()} << 32) | device();
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(value));
  return text;
}

// "walk.svg.acmotion-5f3c…": found again by whoever removes what a killed process left.
fs::path random_name_beside(const fs::path& target) {
  return with_suffix(target, std::string(kMark) + random_digits());
}

// "a.bak", "a.bak.2", "a.bak.3"
fs::path backup_name(const fs::path& target, int number) {
  return with_suffix(target, number == 1 ? ".bak" : ".bak." + std::to_string(number));
}

// A copy under a name that is free. It is whole when it has that name.
FileStatus copy_as(const fs::path& from, const fs::path& to) {
  const fs::path made = random_name_beside(from);
  std::error_code error;
  fs::copy_file(from, made, error);
  if (!error) fs::rename(made, to, error);
  if (!error) return {};
  std::error_code ignored;
  fs::remove(made, ignored);
  return file_error(to, error);
}

/// The backup of a commit: a further name for the old file, or a copy where the file system has no further
/// names. It goes again unless it is accepted.
class BackupInPlace {
 public:
  explicit BackupInPlace(const fs::path& target) : target_(target) {}
  ~BackupInPlace() {
    std::error_code ignored;
    if (placed_ && !accepted_) fs::remove(backup_, ignored);
  }
  BackupInPlace(const BackupInPlace&) = delete;
  BackupInPlace& operator=(const BackupInPlace&) = delete;

  FileStatus place() {
    for (int number = 1; number <= kMaxBackups; ++number) {
      backup_ = backup_name(target_, number);
      std::error_code error;
      const fs::file_status there = fs::symlink_status(backup_, error);
      if (fs::exists(there)) {
        // A process that was killed before it put its file in place has left it. A link to the file would
        // lead to the new one.
        if (!fs::is_symlink(there) && fs::equivalent(backup_, target_, error)) return {};
        continue;
      }
      fs::create_hard_link(target_, backup_, error);
      if (error == std::errc::file_exists) continue;
      if (error)
        if (FileStatus status = copy_as(target_, backup_); !status) return status;
      placed_ = true;
      return {};
    }
    return file_error(target_, "it has too many backups");
  }
  const fs::path& accept() {
    accepted_ = true;
    return backup_;
  }

 private:
  fs::path target_, backup_;
  bool placed_ = false, accepted_ = false;
};

}  // namespace

FileResult<FileReplacement> FileReplacement::begin(const fs::path& target, ReplaceOptions options) {
  FileReplacement replacement(options);
  replacement.target_ = resolved(target);
  if (options.lock)
    if (FileStatus status = replacement.lock_target(); !status) return status.error();
  if (FileStatus status = replacement.open(); !status) return status.error();
  return replacement;
}

FileReplacement::FileReplacement(FileReplacement&& other) noexcept
    : options_(other.options_),
      target_(std::move(other.target_)),
      path_(std::move(other.path_)),
      backup_(std::move(other.backup_)),
      handle_(std::exchange(other.handle_, -1)),
      lock_(std::exchange(other.lock_, -1)),
      in_place_(other.in_place_),
      committed_(std::exchange(other.committed_, true)) {}

FileReplacement::~FileReplacement() {
  const bool made = handle_ != -1 || !path_.empty();
  close();
  std::error_code ignored;
  if (made && !committed_ && !in_place_ && !path_.empty()) fs::remove(path_, ignored);
  unlock();
}

FileStatus FileReplacement::commit(Backup backup) {
  if (options_.flush && !in_place_)
    if (FileStatus status = flush(); !status) return status;
  if (in_place_) {
    committed_ = true;
    return {};
  }
  std::error_code ignored;
  if (backup == Backup::None || !fs::exists(target_, ignored)) return put_in_place();
  BackupInPlace kept(target_);
  if (FileStatus status = kept.place(); !status) return status;
  FileStatus status = put_in_place();
  if (committed_) backup_ = kept.accept();
  return status;
}

FileStatus replace_file(const fs::path& target, Bytes bytes, ReplaceOptions options) {
  FileResult<FileReplacement> file = FileReplacement::begin(target, options);
  if (!file) return file.error();
  if (FileStatus status = file->write(bytes); !status) return status;
  return file->commit();
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

// A named mutex exists only while a process has it open.
FileStatus FileReplacement::lock_target() {
  std::wstring name = L"Local\\acmotion-" + std::to_wstring(fs::hash_value(target_));
  const HANDLE mutex = CreateMutexW(nullptr, FALSE, name.c_str());
  if (mutex == nullptr) return system_error_at(target_, last_error());
  if (GetLastError() == ERROR_ALREADY_EXISTS) {
    CloseHandle(mutex);
    return busy(target_);
  }
  lock_ = reinterpret_cast<std::intptr_t>(mutex);
  return {};
}

void FileReplacement::unlock() noexcept {
  if (lock_ != -1) CloseHandle(handle_of(lock_));
  lock_ = -1;
}

FileStatus FileReplacement::open() {
  for (int i = 0; i < kMaxTries; ++i) {
    const fs::path path = random_name_beside(target_);
    const HANDLE file = CreateFileW(path.c_str(), GENERIC_WRITE, FILE_SHARE_READ, nullptr, CREATE_NEW,
                                    FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file == INVALID_HANDLE_VALUE) {
      if (GetLastError() == ERROR_FILE_EXISTS) continue;
      return system_error_at(target_, last_error());
    }
    handle_ = reinterpret_cast<std::intptr_t>(file);
    path_ = path;
    return {};
  }
  return file_error(target_, "no free name beside it");
}

FileStatus FileReplacement::write(Bytes bytes) {
  while (!bytes.empty()) {
    DWORD written = 0;
    const auto n = static_cast<DWORD>(std::min<std::size_t>(bytes.size(), 1u << 30));
    if (WriteFile(handle_of(handle_), bytes.data(), n, &written, nullptr) == 0)
      return system_error_at(target_, last_error());
    bytes = bytes.subspan(written);
  }
  return {};
}

FileStatus FileReplacement::flush() {
  if (FlushFileBuffers(handle_of(handle_)) == 0) return system_error_at(target_, last_error());
  return {};
}

void FileReplacement::close() noexcept {
  if (handle_ != -1) CloseHandle(handle_of(handle_));
  handle_ = -1;
}

FileStatus FileReplacement::put_in_place() {
  close();
  if (MoveFileExW(path_.c_str(), target_.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) == 0)
    return system_error_at(target_, last_error());
  committed_ = true;
  return {};
}

#else

namespace {

fs::path folder_of(const fs::path& path) {
  return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

bool is_still_named(int file, const fs::path& path) {
  struct stat opened, named;
  return fstat(file, &opened) == 0 && stat(path.c_str(), &named) == 0 && opened.st_ino == named.st_ino &&
         opened.st_dev == named.st_dev;
}

// A rename is on the disk when the folder is.
FileStatus flush_folder(const fs::path& target) {
  const fs::path folder = folder_of(target);
  const int file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (file < 0) return system_error_at(folder, errno);
  const int error = fsync(file) == 0 ? 0 : errno;
  ::close(file);
  // Some file systems have nothing to flush of a folder, and say so.
  if (error != 0 && error != EINVAL && error != ENOTSUP)
    return file_error(target, "was replaced, and may not be on the disk yet: " +
                                  std::error_code(error, std::system_category()).message());
  return {};
}

bool is_leftover_of(const fs::path& target, const fs::path& path) {
  const std::string start = path_text(target.filename()) + std::string(kMark);
  const std::string name = path_text(path.filename());
  return name.starts_with(start) && name.size() == start.size() + 16 &&
         name.find_first_not_of("0123456789abcdef", start.size()) == std::string::npos;
}

// Removes the files of writers that have ended: a running writer holds the lock of its file.
void remove_leftovers(const fs::path& target) {
  std::error_code error;
  for (fs::directory_iterator it(folder_of(target), error), end; !error && it != end; it.increment(error)) {
    if (!is_leftover_of(target, it->path())) continue;
    const int file = ::open(it->path().c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (file < 0) continue;
    struct stat status;
    if (fstat(file, &status) == 0 && S_ISREG(status.st_mode) && flock(file, LOCK_EX | LOCK_NB) == 0)
      ::unlink(it->path().c_str());
    ::close(file);
  }
}

}  // namespace

// Locks the old file itself. Once the lock is acquired the file may have been replaced; then it tries again.
FileStatus FileReplacement::lock_target() {
  while (true) {
    const int file = ::open(target_.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0 && errno == ENOENT) break;  // a new file: the last one to commit wins
    if (file < 0) return system_error_at(target_, errno);
    lock_ = file;
    if (flock(file, LOCK_EX | LOCK_NB) != 0) {
      const int error = errno;
      unlock();
      if (error == EWOULDBLOCK) return busy(target_);
      return system_error_at(target_, error);
    }
    if (is_still_named(file, target_)) break;
    unlock();
  }
  remove_leftovers(target_);
  return {};
}

void FileReplacement::unlock() noexcept {
  if (lock_ != -1) ::close(static_cast<int>(lock_));
  lock_ = -1;
}

FileStatus FileReplacement::open() {
  struct stat old;
  const bool exists = stat(target_.c_str(), &old) == 0;
  if (exists && S_ISDIR(old.st_mode)) return system_error_at(target_, EISDIR);
  // Replacing a file needs write access to its folder only and would bypass the file's own protection.
  if (exists && access(target_.c_str(), W_OK) != 0) return system_error_at(target_, errno);
  if (exists && !S_ISREG(old.st_mode)) {
    const int file = ::open(target_.c_str(), O_WRONLY | O_CLOEXEC);
    if (file < 0) return system_error_at(target_, errno);
    handle_ = file;
    in_place_ = true;
    path_ = target_;
    return {};
  }
  const mode_t mode = exists ? old.st_mode & 0777 : 0666;
  for (int i = 0; i < kMaxTries; ++i) {
    const fs::path path = random_name_beside(target_);
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
    if (file < 0 && errno == EEXIST) continue;
    if (file < 0) return system_error_at(target_, errno);
    handle_ = file;
    path_ = path;
    flock(file, LOCK_EX | LOCK_NB);
    return {};
  }
  return file_error(target_, "no free name beside it");
}

FileStatus FileReplacement::write(Bytes bytes) {
  while (!bytes.empty()) {
    const ssize_t n = ::write(static_cast<int>(handle_), bytes.data(), bytes.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return system_error_at(target_, errno);
    bytes = bytes.subspan(static_cast<std::size_t>(n));
  }
  return {};
}

FileStatus FileReplacement::flush() {
  if (fsync(static_cast<int>(handle_)) != 0) return system_error_at(target_, errno);
  return {};
}

void FileReplacement::close() noexcept {
  if (handle_ != -1) ::close(static_cast<int>(handle_));
  handle_ = -1;
}

FileStatus FileReplacement::put_in_place() {
  // The new file looks like the old one to everybody else. Only the superuser can give files away; for others
  // the file is theirs already.
  struct stat old;
  if (stat(target_.c_str(), &old) == 0) {
    [[maybe_unused]] const int ignored = fchown(static_cast<int>(handle_), old.st_uid, old.st_gid);
    if (fchmod(static_cast<int>(handle_), old.st_mode & 07777) != 0) return system_error_at(target_, errno);
  }
  if (::rename(path_.c_str(), target_.c_str()) != 0) return system_error_at(target_, errno);
  committed_ = true;
  if (options_.flush) return flush_folder(target_);
  return {};
}

#endif

}  // namespace acm
