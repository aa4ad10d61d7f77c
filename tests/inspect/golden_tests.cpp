// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The recorded scenarios that lie beside a checkout. Without them the tests are skipped, not passed.
#include "acmotion/inspect/scenario.h"
#include "acmotion/inspect/trace_compare.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace acm {
namespace {

namespace fs = std::filesystem;

const fs::path kGolden = fs::path(ACMOTION_SOURCE_DIR) / ".." / "shared" / "golden";

std::string read_text(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// The set named in the first line: "# assets: <set>".
std::string asset_set_of(const std::string& script) {
  const std::string prefix = "# assets: ";
  const std::string first = script.substr(0, script.find('\n'));
  return first.starts_with(prefix) ? first.substr(prefix.size()) : std::string();
}

AssetStore load_assets(const fs::path& folder) {
  AssetStore store;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    const std::string bytes = read_text(entry.path());
    const ObjectId id = static_cast<ObjectId>(std::stoul(entry.path().stem().string(), nullptr, 16));
    EXPECT_TRUE(store.add(id, std::as_bytes(std::span(bytes))).ok()) << entry.path();
  }
  return store;
}

std::vector<std::string> scenario_names() {
  std::vector<std::string> names;
  if (fs::is_directory(kGolden))
    for (const fs::directory_entry& entry : fs::directory_iterator(kGolden))
      if (fs::exists(entry.path() / (entry.path().filename().string() + ".scn")))
        names.push_back(entry.path().filename().string());
  std::sort(names.begin(), names.end());
  if (names.empty()) names.push_back("absent");
  return names;
}

class GoldenScenario : public testing::TestWithParam<std::string> {};

TEST_P(GoldenScenario, gives_the_recorded_trace) {
  if (GetParam() == "absent") GTEST_SKIP() << "no recorded scenarios beside this checkout";
  const fs::path folder = kGolden / GetParam();
  const std::string script = read_text(folder / (GetParam() + ".scn"));
  AssetStore store = load_assets(kGolden / "assets" / asset_set_of(script));
  const std::vector<ObjectId> tables = store.ids(ObjectType::MotionTable);
  ASSERT_FALSE(tables.empty());

  std::string trace;
  TraceWriter writer(trace);
  run_scenario(store, tables.front(), script, OnFault::GoOn, writer);
  const auto difference = compare_traces(read_text(folder / (GetParam() + ".trace")), trace);
  EXPECT_FALSE(difference) << "line " << difference->line << ", " << difference->field << "\nexpected "
                           << difference->left << "\nbut was  " << difference->right;
}

INSTANTIATE_TEST_SUITE_P(recorded, GoldenScenario, testing::ValuesIn(scenario_names()),
                         [](const testing::TestParamInfo<std::string>& pack) {
                           return "pack_" + pack.param;
                         });

}  // namespace
}  // namespace acm
