// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/assets.hpp"
#include "acmotion/dat.hpp"
#include "acmotion/result.hpp"
#include "acmotion/types.hpp"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// Files and folders, for hosts that have them: the component acmotion::files, a small library of its own.
/// The runtime itself opens no files.
///
/// Nothing here throws; every error is returned with a text that names the file. All functions allocate.
/// Different objects may be used by different threads; one object by one thread at a time, unless it is
/// const.
namespace acm {

/// What is wrong with a file.
struct FileError {
  std::string text;  ///< names the file: "client_portal.dat: truncated at byte 16: block size"
  Error cause;       ///< NotFound when the system could not open or write it; else the library's error
};

template <class T>
using FileResult = Result<T, FileError>;
using FileStatus = FileResult<void>;

/// "client_portal.dat: 0x03000001: truncated at byte 16: frame count"; names the object when the error does.
std::string describe(const std::filesystem::path& path, const Error& error);

/// A file in memory, read only, as long as this lives. It is mapped, so only what is touched is read. The
/// bytes stay where they are when this is moved.
class MappedFile {
 public:
  static FileResult<MappedFile> open(const std::filesystem::path& path);
  ~MappedFile();
  MappedFile(MappedFile&& other) noexcept;
  MappedFile& operator=(MappedFile&& other) noexcept;

  [[nodiscard]] Bytes bytes() const { return bytes_; }

 private:
  explicit MappedFile(Bytes bytes) : bytes_(bytes) {}

  Bytes bytes_;
};

/// A container file, mapped and opened.
class MappedDat {
 public:
  static FileResult<MappedDat> open(const std::filesystem::path& path);

  [[nodiscard]] const DatFile& dat() const { return dat_; }

 private:
  MappedDat(MappedFile file, DatFile dat) : file_(std::move(file)), dat_(std::move(dat)) {}

  MappedFile file_;
  DatFile dat_;
};

/// A raw object on disk, called XXXXXXXX.bin after its id.
struct ObjectFile {
  ObjectId id = 0;
  std::uint64_t size = 0;  ///< bytes
  std::filesystem::path path;
};

/// The id in a file's name (XXXXXXXX.bin, hexadecimal, in any case); nothing for other names.
std::optional<ObjectId> object_file_id(const std::filesystem::path& path);
/// "0300001A.bin"
std::string object_file_name(ObjectId id);
/// The object files in a folder and its subfolders, by id and then path; files with other names are skipped.
FileResult<std::vector<ObjectFile>> find_object_files(const std::filesystem::path& folder);
FileResult<Vector<std::byte>> read_object_file(const ObjectFile& file);
/// Writes an object into an existing folder. A file that is there is replaced atomically. Does not wait until
/// the disk has stored it.
FileStatus write_object_file(const std::filesystem::path& folder, ObjectId id, Bytes bytes);

/// Assets out of a container file or a folder of object files.
///
///   FileResult<AssetFiles> files = AssetFiles::open("client_portal.dat");
///   if (!files || !files->load_setup(0x02000001)) return false;
///   World world(files->assets());
class AssetFiles {
 public:
  struct Entry {
    ObjectId id = 0;
    std::uint64_t size = 0;  ///< bytes as stored
  };

  /// A folder or a container, whichever is there.
  static FileResult<AssetFiles> open(const std::filesystem::path& path);
  static FileResult<AssetFiles> open_container(const std::filesystem::path& path);
  /// Fails when there are no object files. Of two files with one id the first by path counts.
  static FileResult<AssetFiles> open_folder(const std::filesystem::path& folder);
  ~AssetFiles();
  AssetFiles(AssetFiles&&) noexcept;
  AssetFiles& operator=(AssetFiles&&) noexcept;

  /// Lives as long as this object; its place does not change when this object is moved.
  [[nodiscard]] Assets& assets();
  [[nodiscard]] const Assets& assets() const;

  /// As those of Assets; objects come from the container or the folder. assets().missing() lists what is not
  /// there.
  FileStatus load_setup(ObjectId id);
  FileStatus load_motion_table(ObjectId id);
  FileStatus load_script_table(ObjectId id);
  FileStatus load_model(ObjectId setup);
  FileStatus load_particles(ObjectId setup);
  FileStatus load_appearance(const Appearance& appearance);
  FileStatus load_clothing(ObjectId clothing_table);
  FileStatus load(ObjectId id);

  /// Everything that is there, ascending by id, each once.
  [[nodiscard]] const std::vector<Entry>& entries() const;
  /// The raw bytes of an object, decompressed; the view is good until the buffer is used again or this object
  /// is destroyed.
  FileResult<Bytes> read(ObjectId id, Vector<std::byte>& buffer) const;
  /// Files of a folder that were left out: those that name an object twice, and those that could not be read.
  [[nodiscard]] const std::vector<FileError>& errors() const;

 private:
  struct State;
  explicit AssetFiles(std::unique_ptr<State> state);
  FileStatus load(ObjectId id, Status (Assets::*load_one)(ObjectId));

  std::unique_ptr<State> state_;
};

}  // namespace acm
