// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "asset_source.h"

#include "acmotion/files.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "builtin_sample.h"
#include "names.h"
#include "open_dat.h"
#include "output.h"
#include "standard_stream.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

AssetSource open_folder(const std::string& path) {
  AssetFiles opened = or_throw(AssetFiles::open_folder(path));
  for (const FileError& problem : opened.problems()) report(problem.text);
  const std::size_t problems = opened.problems().size();
  const auto files = std::make_shared<const AssetFiles>(std::move(opened));
  std::vector<AssetSource::Entry> entries;
  for (const AssetFiles::Entry& e : files->entries()) entries.push_back({e.id, e.size});
  const auto read = [files](std::size_t index) {
    Vector<std::byte> buffer;
    const Bytes bytes = or_throw(files->read(files->entries()[index].id, buffer));
    return Vector<std::byte>(bytes.begin(), bytes.end());
  };
  return {path, std::move(entries), read, problems};
}

AssetSource open_container(const std::string& path) {
  const auto file = std::make_shared<const OpenDat>(path);
  std::vector<AssetSource::Entry> entries;
  for (const DatEntry& e : file->dat.entries()) entries.push_back({e.id, e.size});
  const auto read = [file](std::size_t index) {
    Vector<std::byte> buffer;
    const Result<Bytes> bytes = file->dat.read(file->dat.entries()[index], buffer);
    if (!bytes) throw ToolError(acm::describe(file->name, bytes.error()));
    return Vector<std::byte>(bytes->begin(), bytes->end());
  };
  return {file->name, std::move(entries), read};
}

AssetSource open_builtin() {
  std::vector<SampleObject> objects = builtin_sample();
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
  CLI::Option* dat = command.add_option(
      "--dat", options.dat, "Container file, such as client_portal.dat; - for the standard input");
  dat->type_name("FILE|-");
  command
      .add_option("--assets", options.folder,
                  "Folder of raw objects, one XXXXXXXX.bin each (default: built-in sample)")
      ->type_name("DIR")
      ->excludes(dat);
}

AssetSource open_assets(const AssetOptions& options) {
  if (!options.dat.empty()) return open_container(options.dat);
  if (options.is_builtin()) return open_builtin();
  const std::string prefix = options.is_other ? "--other-" : "--";
  refuse_standard_stream(
      options.folder, prefix + "assets",
      fmt::format("it takes a folder; {}dat - reads a container from the standard input", prefix));
  return open_folder(options.folder);
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

AssetStore load_motion_assets(const AssetSource& source) {
  AssetStore store;
  for (std::size_t i = 0; i < source.entries().size(); ++i) {
    const ObjectType type = object_type(source.entries()[i].id);
    if (type == ObjectType::MotionTable || type == ObjectType::Animation) add_object(store, source, i);
  }
  return store;
}

}  // namespace acm::tool
