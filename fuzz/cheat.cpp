// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A client that lies, against a server with an innocent player and a creature (managers SV-30): it gains
// nothing. With ACMOTION_CHEAT_REPORT set, the first finding of each kind is printed with the number of the
// execution, and the run goes on.
#include <array>
#include <cstdio>
#include <cstdlib>

#include "record_fuzzer.h"
#include "support/cheat/session.h"

namespace {

using namespace acm;
using namespace acm::test::cheat;

void report(const Session& session) {
  static long executions = 0;
  static std::array<bool, kBrokenKinds> known;
  ++executions;
  for (const Finding& f : session.findings()) {
    if (std::exchange(known[static_cast<std::size_t>(f.broken)], true)) continue;
    std::fprintf(stderr, "execution %ld: %s: %s\n", executions, to_string(f.broken), f.what.c_str());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const bool reports = std::getenv("ACMOTION_CHEAT_REPORT") != nullptr;
  fuzz::Script script(fuzz::input(data, size));
  Session session(script);
  session.run(script);
  if (reports) {
    report(session);
  } else if (!session.findings().empty()) {
    std::fprintf(stderr, "FAILED: a client gains by lying: %s\n", session.report().c_str());
    std::abort();
  }
  return 0;
}
