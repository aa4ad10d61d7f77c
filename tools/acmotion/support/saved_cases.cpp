// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "saved_cases.h"

#include <fmt/format.h>

#include <algorithm>

#include "json.h"
#include "object_files.h"
#include "output.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

constexpr std::string_view kPage = R"(# Cases found at random

`acmotion conformance --random --save` has found these cases and made them small. Each is a script in `scenarios`, the
trace that acmotion gives it, and a folder of objects in `assets`. To ask an engine all of them again:

    acmotion conformance --suite THIS_FOLDER --runner COMMAND

To see what acmotion does in one of them:

    acmotion run scenarios/NAME.scn --assets assets/NAME
)";

void save_case(const std::filesystem::path& folder, const std::string& name,
               const random_cases::RandomCase& asked) {
  const std::filesystem::path assets = folder / "assets" / name;
  std::error_code ignored;
  std::filesystem::remove_all(assets, ignored);
  make_folder(assets);
  for (const auto& [id, bytes] : random_cases::raw_objects(*asked.assets))
    write_object(assets, id, bytes, true);
  random_cases::RandomCase saved = asked;
  saved.lines.insert(saved.lines.begin(), "# assets: " + name);
  const std::filesystem::path scenario = folder / "scenarios" / name;
  write_file(scenario.string() + ".scn", random_cases::text_of(saved.lines));
  write_file(scenario.string() + ".trace", random_cases::run_reference(saved).trace);
}

// What is named rules by the suite is not known of a random case.
Json index_of(const std::filesystem::path& scenarios) {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(scenarios))
    if (entry.path().extension() == ".scn") names.push_back(entry.path().stem().string());
  std::ranges::sort(names);
  Json index = {{"rules", Json::object()},
                {"observed", Json::object()},
                {"scenarios", Json::array()},
                {"messages", Json::array()},
                {"containers", Json::array()}};
  for (const std::string& name : names)
    index["scenarios"].push_back(
        {{"name", name},
         {"assets", name},
         {"parts", Json::array({{{"line", 1}, {"trace", 1}, {"rules", Json::array()}}})}});
  return index;
}

}  // namespace

std::vector<std::string> save_cases(const std::filesystem::path& folder, std::uint64_t seed,
                                    const std::vector<RandomFinding>& findings) {
  std::vector<std::string> names;
  make_folder(folder / "scenarios");
  for (const RandomFinding& finding : findings) {
    names.push_back(fmt::format("random-{}-{:05}", seed, finding.asked.number));
    save_case(folder, names.back(), finding.asked);
  }
  write_file((folder / "index.json").string(), index_of(folder / "scenarios").dump(1) + "\n");
  write_file((folder / "README.md").string(), kPage);
  return names;
}

}  // namespace acm::tool
