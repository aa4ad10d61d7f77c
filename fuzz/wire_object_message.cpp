// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire_fuzzer.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static constexpr acm::wire::Opcode kOpcodes[] = {acm::wire::Opcode::CreateObject,
                                                   acm::wire::Opcode::UpdateObject};
  const acm::Bytes input = acm::fuzz::input(data, size);
  acm::fuzz::check_message_of(kOpcodes, input);
  static_cast<void>(acm::wire::decode_weenie_head(input));
  return 0;
}
