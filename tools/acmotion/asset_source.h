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

  /// The entries are sorted by id, each once. `problems` counts objects that had to be left out, which have
  /// been reported.
  AssetSource(std::string name, std::vector<Entry> entries, Read read, std::size_t problems = 0);

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
  [[nodiscard]] std::size_t problems() const { return problems_; }
  [[nodiscard]] std::vector<ObjectId> ids() const { return ids_of(entries_); }
  /// The index of an object; nothing when the source does not have it.
  [[nodiscard]] std::optional<std::size_t> find(ObjectId id) const;
  [[nodiscard]] Vector<std::byte> read(std::size_t index) const { return read_(index); }

 private:
  std::string name_;
  std::vector<Entry> entries_;
  Read read_;
  std::size_t problems_;
};

/// Where the user wants the objects from. Nothing given: the sample creatures.
struct AssetOptions {
  std::string dat;     ///< a container file, or - for the standard input
  std::string folder;  ///< of raw objects
  bool is_other =
      false;  ///< the second of two sources, whose options are called --other-dat and --other-assets

  [[nodiscard]] bool is_builtin() const { return dat.empty() && folder.empty(); }
};

/// Adds the options that choose the source to a subcommand.
void add_asset_options(CLI::App& command, AssetOptions& options);
AssetSource open_assets(const AssetOptions& options);

/// Decodes one object into the store. A bad object is reported (id, offset, field) and returns false. An
/// object of a type that the store does not decode is ignored and returns true.
bool add_object(AssetStore& store, const AssetSource& source, std::size_t index);

/// Only what moves bodies: motion tables and animations. Bad ones are reported and left out.
AssetStore load_motion_assets(const AssetSource& source);

}  // namespace acm::tool
