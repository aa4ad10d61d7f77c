// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// When does the hit land, and how long must the next order wait? Asked of a table, without an actor.
#include "acmotion/commands.hpp"
#include "assets/asset_store.h"
#include "motion/table_listing.h"
#include "motion/timeline_clock.h"
#include "sample/sample_creatures.h"

#include <cstdio>
#include <string>

namespace {

constexpr acm::Command kSwordCombat = 0x8000003E;
constexpr double kServerTick = 1.0 / 30.0;

std::string name_of(acm::Command command) {
  return std::string(acm::command_name(command));
}

// One line for every hit of a motion; how many there are.
int print_hits(const acm::Timeline& swing, acm::Command motion) {
  int hits = 0;
  for (std::uint32_t i = 0; i < swing.hooks.size(); ++i) {
    const acm::TimelineHook& hook = swing.hooks[i];
    const auto* attack = std::get_if<acm::AttackHook>(&hook.hook().payload);
    if (!attack || !hook.fires()) continue;
    std::printf(
        "%-12s hits after %.3f s, in tick %llu of the server; part %u, radius %.1f m; done after %.3f s\n",
        name_of(motion).c_str(), hook.time,
        static_cast<unsigned long long>(acm::tick_of_hook(swing, i, kServerTick)), attack->part,
        static_cast<double>(attack->radius), swing.done);
    ++hits;
  }
  return hits;
}

}  // namespace

int main() {
  acm::AssetStore assets;
  for (const acm::SampleObject& object : acm::sample_creatures())
    if (!assets.add(object.id, object.bytes)) return 1;
  const acm::Result<const acm::BoundTable*> table = assets.bind(0x09000001);
  if (!table) return 1;

  // The maker keeps its memory: one for a whole server.
  acm::TimelineBuilder maker;
  int hits = 0;
  for (const acm::Command motion : acm::motions_from(*(*table)->table, kSwordCombat, acm::command::kReady)) {
    const acm::Timeline& swing = maker.make(
        **table, {.motion = motion, .speed = 1.25f, .style = kSwordCombat, .from = acm::command::kReady});
    if (swing.ok()) hits += print_hits(swing, motion);
  }
  return hits > 0 ? 0 : 1;
}
