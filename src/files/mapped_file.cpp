// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/files.hpp"

#include <utility>

#include "file_error.h"
#ifdef _WIN32
#include <windows.h>
#else
#include <cerrno>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace acm {

namespace {

/// Bytes of a mapped file, or an error number of the system.
struct Mapping {
  Bytes bytes;
  int error = 0;
};

#ifdef _WIN32

Mapping map_file(const std::filesystem::path& path) {
  const HANDLE file = CreateFileW(path.c_str(), GENERIC_READ, FILE_SHARE_READ, nullptr, OPEN_EXISTING,
                                  FILE_ATTRIBUTE_NORMAL, nullptr);
  if (file == INVALID_HANDLE_VALUE) return {{}, static_cast<int>(GetLastError())};
  LARGE_INTEGER size;
  void* data = nullptr;
  DWORD error = 0;
  if (GetFileSizeEx(file, &size) == 0) {
    error = GetLastError();
  } else if (size.QuadPart > 0) {
    const HANDLE mapping = CreateFileMappingW(file, nullptr, PAGE_READONLY, 0, 0, nullptr);
    if (mapping != nullptr) data = MapViewOfFile(mapping, FILE_MAP_READ, 0, 0, 0);
    if (data == nullptr) error = GetLastError();
    if (mapping != nullptr) CloseHandle(mapping);
  }
  CloseHandle(file);
  if (error != 0 || data == nullptr) return {{}, static_cast<int>(error)};
  return {{static_cast<const std::byte*>(data), static_cast<std::size_t>(size.QuadPart)}, 0};
}

void unmap(Bytes bytes) {
  if (!bytes.empty()) UnmapViewOfFile(bytes.data());
}

#else

Mapping map_file(const std::filesystem::path& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return {{}, errno};
  Mapping mapping;
  struct stat status;
  if (fstat(file, &status) != 0) {
    mapping.error = errno;
  } else if (S_ISDIR(status.st_mode)) {
    mapping.error = EISDIR;
  } else if (status.st_size > 0) {
    const auto size = static_cast<std::size_t>(status.st_size);
    void* data = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (data == MAP_FAILED)
      mapping.error = errno;
    else
      mapping.bytes = {static_cast<const std::byte*>(data), size};
  }
  close(file);
  return mapping;
}

void unmap(Bytes bytes) {
  if (!bytes.empty()) munmap(const_cast<std::byte*>(bytes.data()), bytes.size());
}

#endif

}  // namespace

FileResult<MappedFile> MappedFile::open(const std::filesystem::path& path) {
  const Mapping mapping = map_file(path);
  if (mapping.error != 0) return file_error(path, std::error_code(mapping.error, std::system_category()));
  return MappedFile(mapping.bytes);
}

MappedFile::~MappedFile() {
  unmap(bytes_);
}

MappedFile::MappedFile(MappedFile&& other) noexcept : bytes_(std::exchange(other.bytes_, {})) {}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept {
  std::swap(bytes_, other.bytes_);
  return *this;
}

FileResult<MappedDat> MappedDat::open(const std::filesystem::path& path) {
  FileResult<MappedFile> file = MappedFile::open(path);
  if (!file) return file.error();
  Result<DatFile> dat = DatFile::open(file->bytes());
  if (!dat) return file_error(path, dat.error());
  return MappedDat(std::move(*file), std::move(*dat));
}

}  // namespace acm
