// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// When does the blow land, and how long must the next order wait? Asked of a motion table, without an object.
#include <acmotion/acmotion.hpp>
#include <acmotion/sample.hpp>
#include <cstdio>

int main() {
  constexpr acm::ObjectId kTable = 0x09000001;
  acm::Assets assets = acm::sample_assets();
  const auto motions = acm::motions_from(assets, kTable, acm::command::kSwordCombat);
  if (!motions) return 1;
  int hits = 0;
  for (const acm::Command motion : *motions) {
    const auto swing = acm::motion_timeline(assets, {.motion_table = kTable,
                                                     .motion = motion,
                                                     .speed = 1.25f,
                                                     .style = acm::command::kSwordCombat,
                                                     .tick_seconds = 1.0 / 30.0});
    if (!swing || !swing->ok()) continue;
    for (const acm::HookTime& hook : swing->hooks) {
      if (hook.type != acm::HookType::Attack || !hook.fires()) continue;
      std::printf("%-14s hits after %.3f s, in tick %llu of the server; done after %.3f s\n",
                  acm::command_name(motion).data(), hook.time, static_cast<unsigned long long>(hook.tick),
                  swing->done);
      ++hits;
    }
  }
  return hits > 0 ? 0 : 1;
}
