// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "support/cheat/session.h"
#include "support/full_run.h"

// A client gains nothing by lying (managers SV-30). ACMOTION_CHEAT_SEED plays one seed alone,
// ACMOTION_CHEAT_REPORT counts what all seeds find.

namespace acm::test::cheat {
namespace {

constexpr std::uint64_t kSeeds = 500;
constexpr std::uint64_t kSeedsOfFullRun = 10000;
constexpr std::uint64_t kShards = 4;  // which may run at the same time

/// The choices of a seed: SplitMix64.
std::vector<std::byte> choices_of(std::uint64_t seed) {
  std::uint64_t state = seed;
  const auto next = [&] {
    std::uint64_t z = (state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  };
  std::vector<std::byte> choices(32 + next() % 480);
  for (std::byte& b : choices) b = static_cast<std::byte>(next());
  return choices;
}

Session played(std::uint64_t seed) {
  const std::vector<std::byte> choices = choices_of(seed);
  fuzz::Script script(choices);
  Session session(script);
  session.run(script);
  return session;
}

class Cheat : public testing::TestWithParam<std::uint64_t> {};

TEST_P(Cheat, sv_30_a_client_gains_nothing_by_lying) {
  if (const char* seed = std::getenv("ACMOTION_CHEAT_SEED")) {
    const Session session = played(std::strtoull(seed, nullptr, 10));
    EXPECT_TRUE(session.findings().empty()) << session.report();
    return;
  }
  const std::uint64_t seeds = full_run() ? kSeedsOfFullRun : kSeeds;
  const bool counts = std::getenv("ACMOTION_CHEAT_REPORT") != nullptr;
  std::array<int, kBrokenKinds> found{};
  std::array<std::uint64_t, kBrokenKinds> first{};
  for (std::uint64_t seed = 1 + GetParam(); seed <= seeds; seed += kShards) {
    const Session session = played(seed);
    for (const Finding& f : session.findings()) {
      const auto kind = static_cast<std::size_t>(f.broken);
      if (found[kind]++ == 0) first[kind] = seed;
    }
    if (counts || session.findings().empty()) continue;
    FAIL() << "seed " << seed << ": " << session.report();
  }
  if (!counts) return;
  for (std::size_t kind = 0; kind < kBrokenKinds; ++kind)
    std::printf("%s: %d seeds, the first is %llu\n", to_string(static_cast<Broken>(kind)), found[kind],
                static_cast<unsigned long long>(first[kind]));
}

INSTANTIATE_TEST_SUITE_P(Shards, Cheat, testing::Range(std::uint64_t{0}, kShards));

// The bounds are neither beyond nor below what an honest client reaches.
TEST(CheatBounds, sv_30_a_client_that_runs_and_jumps_reaches_the_bounds_and_never_passes_them) {
  for (const Ground ground : {Ground::Flat, Ground::LastKnown, Ground::Host}) {
    for (std::size_t weenie = 0; weenie < kWeenies; ++weenie) {
      for (const float run_rate : {1.0f, 4.5f}) {
        Setting setting;
        setting.ground = ground;
        setting.weenie = weenie_facts(weenie);
        setting.weenie_name = weenie_name(weenie);
        setting.weenie.knows_run_rate = true;
        setting.weenie.run_rate = run_rate;
        const HonestPlay honest(setting);
        const Twin twin(setting);
        EXPECT_LE(twin.farthest[10], honest.hopping * 10.0 + kPlay) << setting.text();
        EXPECT_GE(twin.farthest[10], honest.run_speed * 9.0) << setting.text();
        EXPECT_LE(twin.highest, honest.jump_height * kHeightFactor + 0.001) << setting.text();
        EXPECT_GE(twin.highest, honest.jump_height * 0.9) << setting.text();
      }
    }
  }
}

}  // namespace
}  // namespace acm::test::cheat
