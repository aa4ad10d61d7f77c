// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Worlds, a server and a client, used by a script: objects come and go, messages arrive in any order and
// changed, time passes, keys are pressed, orders given, poses asked for. After every step all numbers are
// finite and the state is one that the engine can rely on; a twin, made by a copy or by a snapshot, stays the
// same, however its ticks are run; nothing is allocated within a range.
#include "acmotion/sample.hpp"

#include <memory>

#include "hostile_records.h"
#include "record_fuzzer.h"
#include "session.h"

namespace {

using namespace acm;

/// The sample, or records of the input.
std::unique_ptr<Assets> chosen_assets(fuzz::Script& script) {
  if (script.byte() % 4 != 3) return nullptr;
  return std::make_unique<Assets>(fuzz::hostile_assets(script));
}

void run(fuzz::Script script) {
  static Assets sample = sample_assets();
  const std::unique_ptr<Assets> hostile = chosen_assets(script);
  fuzz::Session session(fuzz::Setting::chosen(hostile ? *hostile : sample, script));
  std::unique_ptr<fuzz::Session> twin;
  for (int steps = 0; !script.done() && steps < 256; ++steps) {
    fuzz::Script again = script;
    if (const std::uint8_t what = again.byte(); what % 32 == 31) {
      script.byte();
      if (twin) session.expect_same(*twin);
      session.clear_events();
      twin = (what & 0x20) != 0 ? std::make_unique<fuzz::Session>(session) : fuzz::Session::restored(session);
      twin->set_ticking(static_cast<fuzz::Ticking>(what / 64 % 3));
      continue;
    }
    again = script;
    session.step(script);
    session.check();
    if (twin) twin->step(again);
  }
  if (twin) session.expect_same(*twin);
  fuzz::Session::restored(session)->check();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  run(fuzz::Script(fuzz::input(data, size)));
  return 0;
}
