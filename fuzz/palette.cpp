// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/palette.h"

#include "record_fuzzer.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  acm::fuzz::check_record(acm::fuzz::input(data, size), acm::read_palette, acm::write_palette,
                          [](const acm::Palette& palette) {
                            const acm::Palette used = acm::expanded(palette);
                            if (used.colors.size() < palette.colors.size()) std::abort();
                          });
  return 0;
}
