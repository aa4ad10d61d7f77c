// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The fuzzers of the decoders of messages: one program for each, which says which message it is for.
#include "wire_fuzzer.h"

extern const acm::wire::Opcode kFuzzedMessage;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const acm::Bytes input = acm::fuzz::input(data, size);
  acm::fuzz::check_message_of(kFuzzedMessage, input);
  static_cast<void>(acm::wire::decode_weenie_head(input));
  return 0;
}
