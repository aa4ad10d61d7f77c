// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "asset_source.h"

#include "acmotion/assets/sample_creatures.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <utility>

#include "mapped_file.h"
#include "names.h"
#include "output.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

namespace fs = std::filesystem;

struct ObjectFile {
  ObjectId id;
  std::uint64_t size;
  fs::path path;
};

// Raw objects are called XXXXXXXX.bin after their id; other files are none of ours.
std::optional<ObjectId> id_of_file(const fs::path& path) {
  std::string extension = path.extension().string();
  std::transform(extension.begin(), extension.end(), extension.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  const std::string stem = path.stem().string();
  if (extension != ".bin" || stem.size() != 8) return std::nullopt;
  return parse_hex(stem);
}

std::vector<ObjectFile> find_object_files(const fs::path& folder) {
  std::vector<ObjectFile> files;
  std::error_code error;
  fs::recursive_directory_iterator it(folder, fs::directory_options::skip_permission_denied, error);
  for (; !error && it != fs::recursive_directory_iterator(); it.increment(error)) {
    const std::optional<ObjectId> id = id_of_file(it->path());
    std::error_code ignored;
    if (id && it->is_regular_file(ignored)) files.push_back({*id, it->file_size(ignored), it->path()});
  }
  if (error) throw ToolError(fmt::format("{}: {}", folder.string(), error.message()));
  std::sort(files.begin(), files.end(), [](const ObjectFile& a, const ObjectFile& b) {
    return std::tie(a.id, a.path) < std::tie(b.id, b.path);
  });
  return files;
}

// Leaves out files whose id an earlier one has, and tells so.
std::size_t drop_duplicates(std::vector<ObjectFile>& files) {
  std::vector<ObjectFile> kept;
  for (ObjectFile& f : files) {
    if (kept.empty() || kept.back().id != f.id)
      kept.push_back(std::move(f));
    else
      report(fmt::format("{}: left out, {} is the same object", f.path.string(), kept.back().path.string()));
  }
  const std::size_t dropped = files.size() - kept.size();
  files = std::move(kept);
  return dropped;
}

AssetSource open_folder(const std::string& folder) {
  std::vector<ObjectFile> files = find_object_files(folder);
  if (files.empty()) throw ToolError(fmt::format("{}: no objects (files named XXXXXXXX.bin)", folder));
  const std::size_t dropped = drop_duplicates(files);
  std::vector<AssetSource::Entry> entries;
  for (const ObjectFile& f : files) entries.push_back({f.id, f.size});
  const auto read = [files = std::move(files)](std::size_t index) {
    const MappedFile file(files[index].path);
    return std::vector<std::byte>(file.bytes().begin(), file.bytes().end());
  };
  return {folder, std::move(entries), read, dropped};
}

AssetSource open_builtin() {
  std::vector<SampleObject> objects = sample_creatures();
  std::vector<AssetSource::Entry> entries;
  for (const SampleObject& o : objects) entries.push_back({o.id, o.bytes.size()});
  const auto read = [objects = std::move(objects)](std::size_t index) { return objects[index].bytes; };
  return {"built-in sample", std::move(entries), read};
}

}  // namespace

AssetSource::AssetSource(std::string name, std::vector<Entry> entries, Read read, std::size_t problems)
    : name_(std::move(name)), entries_(std::move(entries)), read_(std::move(read)), problems_(problems) {}

std::optional<std::size_t> AssetSource::find(ObjectId id) const {
  const auto it = std::lower_bound(entries_.begin(), entries_.end(), id,
                                   [](const Entry& e, ObjectId wanted) { return e.id < wanted; });
  if (it == entries_.end() || it->id != id) return std::nullopt;
  return static_cast<std::size_t>(it - entries_.begin());
}

void add_asset_options(CLI::App& command, AssetOptions& options) {
  command
      .add_option("--assets", options.folder,
                  "Folder of raw objects, one XXXXXXXX.bin each (default: built-in sample)")
      ->type_name("DIR")
      ->check(CLI::Validator(CLI::ExistingDirectory).description(""));
}

AssetSource open_assets(const AssetOptions& options) {
  return options.is_builtin() ? open_builtin() : open_folder(options.folder);
}

bool add_object(AssetStore& store, const AssetSource& source, std::size_t index) {
  const ObjectId id = source.entries()[index].id;
  try {
    const Status status = store.add(id, source.read(index));
    if (status.ok() || status.error().code == ErrorCode::Unsupported) return true;
    report(describe(status.error()));
  } catch (const ToolError& error) {
    report(error.what());
  }
  return false;
}

}  // namespace acm::tool
