// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/animation.h"

#include "record_fuzzer.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  acm::fuzz::check_record(acm::fuzz::input(data, size), acm::read_animation, acm::write_animation,
                          [](const acm::Animation& animation) {
                            if (!animation.is_consistent()) std::abort();
                          });
  return 0;
}
