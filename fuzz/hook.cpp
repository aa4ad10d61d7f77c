// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/hook.h"

#include "record_fuzzer.h"

namespace {

acm::Result<acm::Hook> read_lone_hook(acm::Bytes bytes) {
  acm::ByteReader in(bytes);
  const acm::Hook hook = acm::read_hook(in);
  in.expect_end();
  if (!in.ok()) return in.error();
  return hook;
}

acm::Vector<std::byte> write_lone_hook(const acm::Hook& hook) {
  acm::ByteWriter out;
  acm::write_hook(out, hook);
  return std::move(out).take();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  acm::fuzz::check_record(acm::fuzz::input(data, size), read_lone_hook, write_lone_hook);
  return 0;
}
