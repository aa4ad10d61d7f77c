// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "random_case.h"

namespace acm::random_cases {

namespace {

enum SeedKind : std::uint64_t { kAssets = 1, kScript = 2 };

}  // namespace

RandomCase CaseSeries::next() {
  const std::uint64_t number = number_++;
  if (number % kCasesPerAssets == 0) {
    const RandomSource random(seed_of(seed_, kAssets, number / kCasesPerAssets));
    assets_ = std::make_shared<const LooseAssets>(draw_assets(random));
  }
  const RandomSource random(seed_of(seed_, kScript, number));
  return {number, assets_, draw_script(random, *assets_, options_)};
}

}  // namespace acm::random_cases
