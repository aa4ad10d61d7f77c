// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "asset_source.h"

#include "sample/sample_creatures.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <utility>

#include "names.h"
#include "object_files.h"
#include "open_dat.h"
#include "output.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

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
  std::vector<ObjectFile> files = find_object_files(std::filesystem::path(folder));
  if (files.empty()) throw ToolError(fmt::format("{}: no objects (files named XXXXXXXX.bin)", folder));
  const std::size_t dropped = drop_duplicates(files);
  std::vector<AssetSource::Entry> entries;
  for (const ObjectFile& f : files) entries.push_back({f.id, f.size});
  const auto read = [files = std::move(files)](std::size_t index) { return read_object_file(files[index]); };
  return {folder, std::move(entries), read, dropped};
}

AssetSource open_container(const std::string& path) {
  const auto file = std::make_shared<const OpenDat>(path);
  std::vector<AssetSource::Entry> entries;
  for (const DatEntry& e : file->dat.entries()) entries.push_back({e.id, e.size});
  const auto read = [file, path](std::size_t index) {
    std::vector<std::byte> buffer;
    const Result<Bytes> bytes = file->dat.read(file->dat.entries()[index], buffer);
    if (!bytes.ok()) throw ToolError(describe_in(path, bytes.error()));
    return std::vector<std::byte>(bytes->begin(), bytes->end());
  };
  return {path, std::move(entries), read};
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
  CLI::Option* dat = command.add_option("--dat", options.dat, "Container file, such as client_portal.dat");
  dat->type_name("FILE");
  command
      .add_option("--assets", options.folder,
                  "Folder of raw objects, one XXXXXXXX.bin each (default: built-in sample)")
      ->type_name("DIR")
      ->check(CLI::Validator(CLI::ExistingDirectory).description(""))
      ->excludes(dat);
}

AssetSource open_assets(const AssetOptions& options) {
  if (!options.dat.empty()) return open_container(options.dat);
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
