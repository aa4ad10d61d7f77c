// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"
#include "assets/asset_store.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "object_ids.h"

namespace acm::tool {

/// The raw objects a subcommand works on, wherever they come from.
class AssetSource {
 public:
  struct Entry {
    ObjectId id;
    std::uint64_t size;  ///< in bytes
  };
  /// Gives the bytes of the entry of this index; throws ToolError when they cannot be had.
  using Read = std::function<Vector<std::byte>(std::size_t index)>;

  /// The entries are sorted by id, each once. `errors` counts objects that had to be left out, which have
  /// been reported.
  AssetSource(std::string name, std::vector<Entry> entries, Read read, std::size_t errors = 0);

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
  [[nodiscard]] std::size_t errors() const { return errors_; }
  [[nodiscard]] std::vector<ObjectId> ids() const { return ids_of(entries_); }
  /// The index of an object; nothing when the source does not have it.
  [[nodiscard]] std::optional<std::size_t> find(ObjectId id) const;
  [[nodiscard]] Vector<std::byte> read(std::size_t index) const { return read_(index); }
  /// How its objects are laid out: that of the container, or of what --older says of a folder.
  [[nodiscard]] DatLayout layout() const { return layout_; }
  void set_layout(DatLayout layout) { layout_ = layout; }
  /// Whether motion tables keep the commands that the file has.
  [[nodiscard]] bool keeps_command_ids() const { return keeps_command_ids_; }
  void keep_command_ids(bool keeps) { keeps_command_ids_ = keeps; }

 private:
  std::string name_;
  std::vector<Entry> entries_;
  Read read_;
  std::size_t errors_;
  bool keeps_command_ids_ = false;
  DatLayout layout_ = DatLayout::Current;
};

/// Where the user wants the objects from. Nothing given: the sample creatures.
struct AssetOptions {
  std::string dat;        ///< a container file, or - for the standard input
  std::string folder;     ///< of raw objects
  bool older = false;     ///< the folder holds objects of a file before Throne of Destiny
  bool keep_ids = false;  ///< of the commands in motion tables
  bool is_other =
      false;  ///< the second of two sources, whose options are called --other-dat and --other-assets

  [[nodiscard]] bool is_builtin() const { return dat.empty() && folder.empty(); }
};

/// Adds the options that choose the source to a subcommand.
void add_asset_options(CLI::App& command, AssetOptions& options);
AssetSource open_assets(const AssetOptions& options);

/// A store that is ready for motion tables of the source: it knows how their commands are numbered, if the
/// table that tells it is there. Whether that one can be read is left to whoever looks at it.
AssetStore store_for_tables(const AssetSource& source);
/// A store that is ready for the object `id` of the source.
AssetStore store_for(const AssetSource& source, ObjectId id);

/// Decodes one object into the store. A bad object is reported (id, offset, field) and returns false. An
/// object of a type that the store does not decode is ignored and returns true.
bool add_object(AssetStore& store, const AssetSource& source, std::size_t index);

/// Only what moves bodies: motion tables and animations. Bad ones are reported and left out.
AssetStore load_motion_assets(const AssetSource& source);

}  // namespace acm::tool
