// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// acmotion_traces            prints the traces of all scenarios
// acmotion_traces --record   writes those of tests/scenarios anew, for review
// acmotion_traces --random   prints random scripts and their traces
// acmotion_traces --bundle   prints the scenarios with their assets, for programs in other languages
#include "inspect/conformance/random/verdict.h"

#include <cstdio>
#include <fstream>
#include <string_view>

#include "support/scenario_packs.h"

#if defined(_WIN32)
#include <fcntl.h>
#include <io.h>
#endif

namespace {

using acm::test::ScenarioPack;

// False when a scenario gave nothing.
bool print(const std::vector<ScenarioPack>& packs) {
  bool all = true;
  for (const ScenarioPack& pack : packs) {
    const std::string trace = acm::test::run_pack(pack);
    all &= !trace.empty();
    std::printf("== %s\n%s", pack.name.c_str(), trace.c_str());
  }
  return all;
}

bool print_bundle(const std::vector<ScenarioPack>& packs) {
  bool all = true;
  for (const ScenarioPack& pack : packs) {
    const std::string bundle = acm::test::bundle(pack);
    all &= !bundle.empty();
    std::fwrite(bundle.data(), 1, bundle.size(), stdout);
  }
  return all;
}

// Of the seed from which tests/inspect/random_cases_tests.cpp draws as well.
bool print_random() {
  acm::random_cases::CaseSeries series(1, {});
  bool all = true;
  for (int i = 0; i < 200; ++i) {
    const acm::random_cases::RandomCase asked = series.next();
    const std::string trace = run_reference(asked).trace;
    all &= !trace.empty();
    std::printf("== random %d\n%s%s", i, acm::random_cases::text_of(asked.lines).c_str(), trace.c_str());
  }
  return all;
}

void record(const std::vector<ScenarioPack>& packs) {
  for (const ScenarioPack& pack : packs)
    std::ofstream(pack.trace, std::ios::binary) << acm::test::run_pack(pack);
}

}  // namespace

int main(int argc, char** argv) {
#if defined(_WIN32)
  // The same bytes as elsewhere: no carriage returns.
  _setmode(_fileno(stdout), _O_BINARY);
#endif
  const std::vector<ScenarioPack> own = acm::test::own_packs();
  if (argc == 2 && std::string_view(argv[1]) == "--record") {
    record(own);
    return 0;
  }
  if (argc == 2 && std::string_view(argv[1]) == "--random") return print_random() ? 0 : 1;
  const bool bundles = argc == 2 && std::string_view(argv[1]) == "--bundle";
  if (argc != 1 && !bundles) {
    std::fprintf(stderr, "usage: acmotion_traces [--record | --random | --bundle]\n");
    return 2;
  }
  if (own.empty()) {
    std::fprintf(stderr, "acmotion_traces: no scenarios found\n");
    return 1;
  }
  if (bundles) return print_bundle(own) && print_bundle(acm::test::suite_packs()) ? 0 : 1;
  return print(own) && print(acm::test::suite_packs()) ? 0 : 1;
}
