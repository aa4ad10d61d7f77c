// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/files.hpp"
#include "assets/command_numbering.h"

#include <algorithm>
#include <utility>

#include "file_error.h"
#include "missing_objects.h"

namespace acm {

namespace {

namespace fs = std::filesystem;

}  // namespace

struct AssetFiles::State {
  fs::path path;
  std::optional<MappedDat> container;
  std::vector<ObjectFile> files;  ///< of a folder: ascending by id, each once
  std::vector<Entry> entries;
  std::vector<FileError> errors;
  Assets assets;  ///< after the container that it reads

  bool has_tried_numbering = false;

  [[nodiscard]] const ObjectFile* find_file(ObjectId id) const;
  void drop_duplicates();
  void complete();
  void add_numbering();
  bool add_object(const ObjectFile& file);
};

const ObjectFile* AssetFiles::State::find_file(ObjectId id) const {
  const auto it = std::lower_bound(files.begin(), files.end(), id,
                                   [](const ObjectFile& file, ObjectId wanted) { return file.id < wanted; });
  return it != files.end() && it->id == id ? &*it : nullptr;
}

void AssetFiles::State::drop_duplicates() {
  std::vector<ObjectFile> kept;
  for (ObjectFile& file : files) {
    if (kept.empty() || kept.back().id != file.id)
      kept.push_back(std::move(file));
    else
      errors.push_back(
          file_error(file.path, "left out, " + path_text(kept.back().path) + " is the same object"));
  }
  files = std::move(kept);
}

// Does nothing for a container, which the assets read themselves.
void AssetFiles::State::complete() {
  if (files.empty()) return;
  add_missing_objects(assets, [&](ObjectId id) {
    const ObjectFile* file = find_file(id);
    return file != nullptr && add_object(*file);
  });
}

// A container does the same: the table that tells the numbering comes before all others.
void AssetFiles::State::add_numbering() {
  if (std::exchange(has_tried_numbering, true) || assets.contains(kNumberingTable)) return;
  if (const ObjectFile* file = find_file(kNumberingTable)) (void)add_object(*file);
}

bool AssetFiles::State::add_object(const ObjectFile& file) {
  if (object_type(file.id) == ObjectType::MotionTable) add_numbering();
  if (assets.contains(file.id)) return true;
  const FileResult<Vector<std::byte>> bytes = read_object_file(file);
  if (bytes) return assets.add(file.id, *bytes).ok();
  const auto is_known = [&](const FileError& known) { return known.text == bytes.error().text; };
  if (std::none_of(errors.begin(), errors.end(), is_known)) errors.push_back(bytes.error());
  return false;
}

AssetFiles::AssetFiles(std::unique_ptr<State> state) : state_(std::move(state)) {}
AssetFiles::~AssetFiles() = default;
AssetFiles::AssetFiles(AssetFiles&&) noexcept = default;
AssetFiles& AssetFiles::operator=(AssetFiles&&) noexcept = default;

FileResult<AssetFiles> AssetFiles::open(const fs::path& path) {
  std::error_code ignored;
  return fs::is_directory(path, ignored) ? open_folder(path) : open_container(path);
}

FileResult<AssetFiles> AssetFiles::open_container(const fs::path& path) {
  FileResult<MappedDat> container = MappedDat::open(path);
  if (!container) return container.error();
  auto state = std::make_unique<State>();
  state->path = path;
  state->container.emplace(std::move(*container));
  state->assets = Assets::open(DatFile(state->container->dat()));
  for (const DatEntry& entry : state->container->dat().entries())
    state->entries.push_back({entry.id, entry.size});
  return AssetFiles(std::move(state));
}

FileResult<AssetFiles> AssetFiles::open_folder(const fs::path& folder) {
  FileResult<std::vector<ObjectFile>> files = find_object_files(folder);
  if (!files) return files.error();
  if (files->empty()) return file_error(folder, "no objects (files named XXXXXXXX.bin)");
  auto state = std::make_unique<State>();
  state->path = folder;
  state->files = std::move(*files);
  state->drop_duplicates();
  for (const ObjectFile& file : state->files) state->entries.push_back({file.id, file.size});
  return AssetFiles(std::move(state));
}

Assets& AssetFiles::assets() {
  return state_->assets;
}

const Assets& AssetFiles::assets() const {
  return state_->assets;
}

FileStatus AssetFiles::load(ObjectId id, Status (Assets::*load_one)(ObjectId)) {
  const Status loaded = (state_->assets.*load_one)(id);
  state_->complete();
  if (loaded || state_->assets.contains(id)) return {};
  // A folder: why the object could not be added is known by now.
  return file_error(state_->path, (state_->assets.*load_one)(id).error());
}

FileStatus AssetFiles::load_setup(ObjectId id) {
  return load(id, &Assets::load_setup);
}

FileStatus AssetFiles::load_motion_table(ObjectId id) {
  return load(id, &Assets::load_motion_table);
}

FileStatus AssetFiles::load_script_table(ObjectId id) {
  return load(id, &Assets::load_script_table);
}

FileStatus AssetFiles::load_model(ObjectId setup) {
  return load(setup, &Assets::load_model);
}

FileStatus AssetFiles::load_particles(ObjectId setup) {
  return load(setup, &Assets::load_particles);
}

FileStatus AssetFiles::load_appearance(const Appearance& appearance) {
  const Status loaded = state_->assets.load_appearance(appearance);
  state_->complete();
  if (!loaded) return file_error(state_->path, loaded.error());
  return {};
}

FileStatus AssetFiles::load_clothing(ObjectId clothing_table) {
  return load(clothing_table, &Assets::load_clothing);
}

FileStatus AssetFiles::load(ObjectId id) {
  return load(id, &Assets::load);
}

const std::vector<AssetFiles::Entry>& AssetFiles::entries() const {
  return state_->entries;
}

FileResult<Bytes> AssetFiles::read(ObjectId id, Vector<std::byte>& buffer) const {
  if (state_->container) {
    const Result<Bytes> bytes = state_->container->dat().read(id, buffer);
    if (!bytes) return file_error(state_->path, bytes.error());
    return *bytes;
  }
  const ObjectFile* file = state_->find_file(id);
  if (file == nullptr)
    return file_error(state_->path, Error{ErrorCode::NotFound, id, 0, "object of the folder"});
  FileResult<Vector<std::byte>> bytes = read_object_file(*file);
  if (!bytes) return bytes.error();
  buffer = std::move(*bytes);
  return Bytes(buffer);
}

const std::vector<FileError>& AssetFiles::errors() const {
  return state_->errors;
}

}  // namespace acm
