// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/palette_set.h"

#include "record_fuzzer.h"

namespace {

// Each shade selects a palette of the set, each end of a range lies within 0 to 1.
void select(const acm::PaletteSet& set) {
  for (std::size_t i = 0; i < set.palettes.size(); ++i) {
    const acm::PaletteSet::ShadeRange shades = set.shades_of(i);
    for (const double shade : {shades.first, (shades.first + shades.end) / 2, shades.end})
      if (!set.index_of_shade(shade) || *set.index_of_shade(shade) >= set.palettes.size()) std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  acm::fuzz::check_record(acm::fuzz::input(data, size), acm::read_palette_set, acm::write_palette_set,
                          select);
  return 0;
}
