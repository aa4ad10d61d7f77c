// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Compares the golden hashes without a test framework, for builds of the base module with other options or
// for other targets. Exits with 0 when all agree, 1 when not, 77 when this machine cannot run the build.
#include "base/golden_hashes.h"

#include <cinttypes>
#include <cstdio>

int main() {
#ifdef ACMOTION_GOLDEN_NEEDS_FMA
  if (!__builtin_cpu_supports("fma") || !__builtin_cpu_supports("avx2")) {
    std::puts("skipped: no processor with FMA and AVX2");
    return 77;
  }
#endif
  int result = 0;
  for (const acm::test::GoldenHash& golden : acm::test::golden_hashes()) {
    const std::uint64_t found = golden.compute();
    const bool same = found == golden.expected;
    std::printf("%-14s 0x%016" PRIX64 "%s\n", golden.name, found, same ? "" : " differs");
    if (!same) result = 1;
  }
  return result;
}
