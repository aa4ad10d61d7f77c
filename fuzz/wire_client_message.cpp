// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire_fuzzer.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using enum acm::wire::Opcode;
  static constexpr acm::wire::Opcode kOpcodes[] = {MoveToState,   AutonomousPosition, Jump,
                                                   TurnTo,        DoMovementCommand,  StopMovementCommand,
                                                   AutonomyLevel, JumpNonAutonomous};
  acm::fuzz::check_message_of(kOpcodes, acm::fuzz::input(data, size));
  return 0;
}
