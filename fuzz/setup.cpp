// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/setup.h"

#include "record_fuzzer.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  acm::fuzz::check_record(acm::fuzz::input(data, size), acm::read_setup, acm::write_setup,
                          [](const acm::Setup& setup) {
                            if (!setup.is_consistent()) std::abort();
                          });
  return 0;
}
