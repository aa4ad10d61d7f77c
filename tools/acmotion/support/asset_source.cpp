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
  for (const FileError& error : opened.errors()) report(error.text);
  const std::size_t errors = opened.errors().size();
  const auto files = std::make_shared<const AssetFiles>(std::move(opened));
  std::vector<AssetSource::Entry> entries;
  for (const AssetFiles::Entry& e : files->entries()) entries.push_back({e.id, e.size});
  const auto read = [files](std::size_t index) {
    Vector<std::byte> buffer;
    const Bytes bytes = or_throw(files->read(files->entries()[index].id, buffer));
    return Vector<std::byte>(bytes.begin(), bytes.end());
  };
  return {path, std::move(entries), read, errors};
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
  AssetSource source(file->name, std::move(entries), read);
  source.set_layout(file->dat.header().layout);
  return source;
}

AssetSource open_builtin() {
  std::vector<SampleObject> objects = builtin_sample();
  std::vector<AssetSource::Entry> entries;
  for (const SampleObject& o : objects) entries.push_back({o.id, o.bytes.size()});
  const auto read = [objects = std::move(objects)](std::size_t index) { return objects[index].bytes; };
  return {"built-in sample", std::move(entries), read};
}

}  // namespace

AssetSource::AssetSource(std::string name, std::vector<Entry> entries, Read read, std::size_t errors)
    : name_(std::move(name)), entries_(std::move(entries)), read_(std::move(read)), errors_(errors) {}

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
  command.add_flag("--older", options.older,
                   "The objects of the folder are from a file before Throne of Destiny (2005)");
  command.add_flag("--keep-ids", options.keep_ids,
                   "Leave the commands of motion tables as an older file numbers them");
}

namespace {

AssetSource open_source(const AssetOptions& options) {
  if (!options.dat.empty()) return open_container(options.dat);
  if (options.is_builtin()) return open_builtin();
  const std::string prefix = options.is_other ? "--other-" : "--";
  refuse_standard_stream(
      options.folder, prefix + "assets",
      fmt::format("it takes a folder; {}dat - reads a container from the standard input", prefix));
  return open_folder(options.folder);
}

}  // namespace

AssetSource open_assets(const AssetOptions& options) {
  AssetSource source = open_source(options);
  source.keep_command_ids(options.keep_ids);
  if (options.older && !options.folder.empty()) source.set_layout(DatLayout::Older);
  return source;
}

AssetStore store_for_tables(const AssetSource& source) {
  AssetStore store;
  store.read_as(source.layout());
  if (source.keeps_command_ids()) store.keep_command_ids();
  const std::optional<std::size_t> index = source.find(kNumberingTable);
  if (!index) return store;
  try {
    (void)store.add(kNumberingTable, source.read(*index));
  } catch (const ToolError&) {
    // Its numbering is unknown then.
  }
  return store;
}

AssetStore store_for(const AssetSource& source, ObjectId id) {
  if (object_type(id) == ObjectType::MotionTable) return store_for_tables(source);
  return AssetStore();
}

bool add_object(AssetStore& store, const AssetSource& source, std::size_t index) {
  const ObjectId id = source.entries()[index].id;
  store.read_as(source.layout());
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
  AssetStore store = store_for_tables(source);
  for (std::size_t i = 0; i < source.entries().size(); ++i) {
    const ObjectId id = source.entries()[i].id;
    const bool moves = object_type(id) == ObjectType::MotionTable || object_type(id) == ObjectType::Animation;
    if (moves && !store.status(id)) add_object(store, source, i);
  }
  return store;
}

}  // namespace acm::tool
