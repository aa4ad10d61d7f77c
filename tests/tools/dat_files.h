// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/dat.hpp"
#include "acmotion/host.hpp"

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "asset_files.h"

namespace acm::test {

/// A folder with a container "c.dat" of a motion table, an animation and an animation that is cut short.
struct DatFiles : TempFolder {
  DatFiles() {
    DatWriter writer;
    (void)writer.put(0x09000001, write_motion_table(AssetFiles::table()), {1344000000, 1});
    (void)writer.put(0x03000001, write_animation(AssetFiles::animation(0x03000001)), {1344000000, 1});
    write("c.dat", *writer.build());
    Vector<std::byte> cut = write_animation(AssetFiles::animation(0x03000002));
    cut.resize(12);
    (void)writer.put(0x03000002, std::move(cut), {1344000000, 1});
    write("bad.dat", *writer.build());
  }

  [[nodiscard]] std::string at(const std::string& name) const { return (path() / name).string(); }
  [[nodiscard]] bool has(const std::string& name) const { return std::filesystem::exists(path() / name); }
  [[nodiscard]] Vector<std::byte> read(const std::string& name) const {
    Vector<std::byte> bytes(std::filesystem::file_size(path() / name));
    std::ifstream file(path() / name, std::ios::binary);
    file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    return bytes;
  }
  /// The ids in a container; empty when it is none.
  [[nodiscard]] std::vector<ObjectId> ids(const std::string& name) const {
    const Vector<std::byte> bytes = read(name);
    const Result<DatFile> dat = DatFile::open(bytes);
    std::vector<ObjectId> ids;
    if (dat.ok())
      for (const DatEntry& entry : dat->entries()) ids.push_back(entry.id);
    return ids;
  }
};

}  // namespace acm::test
