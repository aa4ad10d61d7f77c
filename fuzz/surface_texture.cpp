// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/surface_texture.h"

#include "record_fuzzer.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  acm::fuzz::check_record(acm::fuzz::input(data, size), acm::read_surface_texture,
                          acm::write_surface_texture);
  return 0;
}
