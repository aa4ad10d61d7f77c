// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/assets/asset_store.h"
#include "acmotion/assets/sample_creatures.h"
#include "acmotion/inspect/scenario.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

// acmotion_trace FILE.scn...: the traces of all scenarios, one after the other. A scenario whose first line
// is
// "# assets: SET" runs with the objects in ../assets/SET beside its folder, the others with the sample
// creatures.

namespace {

namespace fs = std::filesystem;

std::string read_file(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

acm::AssetStore sample_assets() {
  acm::AssetStore store;
  for (const acm::SampleObject& object : acm::sample_creatures()) (void)store.add(object.id, object.bytes);
  return store;
}

acm::AssetStore assets_in(const fs::path& folder) {
  acm::AssetStore store;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    const std::string bytes = read_file(entry.path());
    const auto id = static_cast<acm::ObjectId>(std::stoul(entry.path().stem().string(), nullptr, 16));
    (void)store.add(id, std::as_bytes(std::span(bytes)));
  }
  return store;
}

std::string trace_of(const fs::path& path) {
  const std::string script = read_file(path);
  const std::string first_line = script.substr(0, script.find('\n'));
  const std::string prefix = "# assets: ";
  acm::AssetStore store =
      first_line.starts_with(prefix)
          ? assets_in(path.parent_path() / ".." / "assets" / first_line.substr(prefix.size()))
          : sample_assets();
  const std::vector<acm::ObjectId> tables = store.ids(acm::ObjectType::MotionTable);
  if (script.empty() || tables.empty()) return {};
  std::string trace;
  acm::TraceWriter writer(trace);
  acm::run_scenario(store, tables.front(), script, acm::OnFault::GoOn, writer);
  return trace;
}

}  // namespace

int main(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    const std::string trace = trace_of(argv[i]);
    if (trace.empty()) {
      std::fprintf(stderr, "%s gives no trace\n", argv[i]);
      return 1;
    }
    std::printf("==== %s\n%s", fs::path(argv[i]).filename().string().c_str(), trace.c_str());
  }
  return 0;
}
