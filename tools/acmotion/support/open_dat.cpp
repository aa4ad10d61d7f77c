// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "open_dat.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "names.h"
#include "object_ids.h"
#include "standard_stream.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

DatFile opened(const std::string& name, Bytes bytes) {
  Result<DatFile> dat = DatFile::open(bytes);
  if (!dat) throw ToolError(acm::describe(name, dat.error()));
  return std::move(*dat);
}

}  // namespace

OpenDat::OpenDat(const std::string& path)
    : name(input_name(path)), file(path), dat(opened(name, file.bytes())) {}

std::vector<DatEntry> DatSelection::select(const DatFile& dat) const {
  const auto all = dat.entries();
  if (ids.empty() && type.empty()) return {all.begin(), all.end()};
  std::vector<DatEntry> selected;
  for (const std::string& text : ids)
    for (const ObjectId id : resolve_objects(text, ids_of(all))) {
      const DatEntry* entry = dat.find(id);
      if (entry == nullptr) throw ToolError(fmt::format("no object {}", hex32(id)));
      selected.push_back(*entry);
    }
  if (!type.empty()) {
    const ObjectType wanted = parse_object_type(type);
    std::copy_if(all.begin(), all.end(), std::back_inserter(selected),
                 [&](const DatEntry& entry) { return object_type(entry.id) == wanted; });
  }
  const auto by_id = [](const DatEntry& a, const DatEntry& b) { return a.id < b.id; };
  std::sort(selected.begin(), selected.end(), by_id);
  selected.erase(std::unique(selected.begin(), selected.end()), selected.end());
  return selected;
}

void add_dat_option(CLI::App& command, std::string& path) {
  command.add_option("--dat", path, "The container file")->required()->type_name("FILE");
}

void add_read_dat_option(CLI::App& command, std::string& path) {
  command.add_option("--dat", path, "The container file; - for the standard input")
      ->required()
      ->type_name("FILE|-");
}

}  // namespace acm::tool
