// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/wave.h"

#include "record_fuzzer.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  acm::fuzz::check_record(acm::fuzz::input(data, size), acm::read_wave, acm::write_wave,
                          [](const acm::Wave& wave) {
                            if (acm::to_wav_file(wave).ok() != acm::wave_format(wave).ok()) std::abort();
                          });
  return 0;
}
