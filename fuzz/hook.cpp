// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/hook_fields.h"

#include "record_fuzzer.h"
#include "support/read_alone.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  acm::fuzz::check_record(acm::fuzz::input(data, size), acm::test::read_alone<acm::Hook>,
                          [](const acm::Hook& hook) { return acm::write_record(hook); });
  return 0;
}
