// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace acm::test {

/// A scenario with its recorded trace. Its first line names the assets: "# assets: <set>".
struct ScenarioPack {
  std::string name;
  std::filesystem::path script;
  std::filesystem::path trace;
  std::filesystem::path asset_sets;  ///< folder of sets; empty: sets that are made in memory
};

/// Those of tests/scenarios, by name. Their sets: "fixture", see scenario_fixture, and "human", see
/// human_table.
std::vector<ScenarioPack> own_packs();
/// Those of the conformance suite, by name.
std::vector<ScenarioPack> suite_packs();

std::string read_text(const std::filesystem::path& path);

/// A scenario with all that it needs, in one piece, for programs that have neither folders nor these
/// functions:
///     pack NAME TABLE SCRIPT-BYTES RECORDS, then the script;
///     record ID BYTES, then the record, for each.
/// Each head is a line; numbers are decimal. Empty when the assets cannot be loaded.
std::string bundle(const ScenarioPack& pack);

/// The trace that the scenario gives now. Empty when its assets cannot be loaded.
std::string run_pack(const ScenarioPack& pack);

}  // namespace acm::test
