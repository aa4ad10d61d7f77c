// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "support/scenario_packs.h"

#include "inspect/scenario/scenario.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "support/fixture_f.h"
#include "support/human_table.h"

namespace acm::test {

namespace {

namespace fs = std::filesystem;

// The set named in the first line.
std::string asset_set_of(const std::string& script) {
  const std::string prefix = "# assets: ";
  const std::string first = script.substr(0, script.find('\n'));
  return first.starts_with(prefix) ? first.substr(prefix.size()) : std::string();
}

// One object per file, which is named by its id.
AssetStore load_assets(const fs::path& folder) {
  AssetStore store;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    const std::string bytes = read_text(entry.path());
    const auto id = static_cast<ObjectId>(std::stoul(entry.path().stem().string(), nullptr, 16));
    // Objects that cannot be read count as absent.
    (void)store.add(id, std::as_bytes(std::span(bytes)));
  }
  return store;
}

struct Record {
  ObjectId id;
  std::string bytes;
};

std::string text_of(Bytes bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

// What the tables that are made in memory consist of.
std::vector<Record> records_of(const AssetStore& store) {
  std::vector<Record> records;
  for (const ObjectId id : store.ids(ObjectType::Animation))
    records.push_back({id, text_of(write_animation(**store.animation(id)))});
  for (const ObjectId id : store.ids(ObjectType::MotionTable))
    records.push_back({id, text_of(write_motion_table(**store.motion_table(id)))});
  return records;
}

std::vector<Record> records_in(const fs::path& folder) {
  std::vector<Record> records;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder))
    records.push_back({static_cast<ObjectId>(std::stoul(entry.path().stem().string(), nullptr, 16)),
                       read_text(entry.path())});
  std::ranges::sort(records, {}, &Record::id);
  return records;
}

AssetStore assets_of(const ScenarioPack& pack, const std::string& set) {
  if (!pack.asset_sets.empty()) return load_assets(pack.asset_sets / set);
  if (set == "fixture") return std::move(scenario_fixture().finish().store());
  if (set == "human") return std::move(human_table().finish().store());
  return {};
}

// By name.
std::vector<ScenarioPack> packs_in(const fs::path& folder, const fs::path& asset_sets) {
  std::vector<ScenarioPack> packs;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    fs::path path = entry.path();
    if (path.extension() == ".scn")
      packs.push_back({path.stem().string(), path, fs::path(path).replace_extension(".trace"), asset_sets});
  }
  std::ranges::sort(packs, {}, &ScenarioPack::name);
  return packs;
}

}  // namespace

std::vector<ScenarioPack> own_packs() {
  return packs_in(fs::path(ACMOTION_SOURCE_DIR) / "tests" / "scenarios", {});
}

std::vector<ScenarioPack> suite_packs() {
  const fs::path suite = fs::path(ACMOTION_SOURCE_DIR) / "conformance";
  return packs_in(suite / "scenarios", suite / "assets");
}

std::string read_text(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::string bundle(const ScenarioPack& pack) {
  const std::string script = read_text(pack.script);
  const std::string set = asset_set_of(script);
  const AssetStore store = assets_of(pack, set);
  const Vector<ObjectId> tables = store.ids(ObjectType::MotionTable);
  if (tables.empty()) return {};
  const std::vector<Record> records =
      pack.asset_sets.empty() ? records_of(store) : records_in(pack.asset_sets / set);
  std::string out = "pack " + pack.name + ' ' + std::to_string(tables.front()) + ' ' +
                    std::to_string(script.size()) + ' ' + std::to_string(records.size()) + '\n' + script;
  for (const Record& record : records)
    out += "record " + std::to_string(record.id) + ' ' + std::to_string(record.bytes.size()) + '\n' +
           record.bytes;
  return out;
}

std::string run_pack(const ScenarioPack& pack) {
  const std::string script = read_text(pack.script);
  AssetStore store = assets_of(pack, asset_set_of(script));
  const Vector<ObjectId> tables = store.ids(ObjectType::MotionTable);
  std::string trace;
  if (tables.empty()) return trace;
  TraceWriter writer(trace);
  run_scenario(store, tables.front(), script, OnError::GoOn, writer);
  return trace;
}

}  // namespace acm::test
