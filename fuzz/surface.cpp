// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/surface.h"

#include "record_fuzzer.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto read = [](acm::Bytes bytes) { return acm::read_surface(bytes, 0x08000001); };
  acm::fuzz::check_record(acm::fuzz::input(data, size), read, acm::write_surface);
  return 0;
}
