// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire_fuzzer.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace acm;
  for (const auto form :
       {wire::ParametersForm::MoveTo, wire::ParametersForm::TurnTo, wire::ParametersForm::Whole}) {
    const auto write = [form](const MovementParameters& parameters) {
      ByteWriter out;
      wire::encode(out, parameters, form);
      return std::move(out).take();
    };
    fuzz::check_record(
        fuzz::input(data, size), [form](Bytes bytes) { return wire::decode_parameters(bytes, form); }, write);
  }
  return 0;
}
