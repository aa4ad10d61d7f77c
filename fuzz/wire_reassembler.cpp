// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/reassembler.h"

#include "record_fuzzer.h"

// The input is a list of fragments: eight bytes that say what each claims to be, then its data.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace acm;
  using namespace acm::wire;
  const Reassembler::Limits limits{.messages = 4, .fragments = 16, .remembered = 8};
  Reassembler reassembler(limits);
  ByteReader in(fuzz::input(data, size));
  while (in.remaining() != 0) {
    Fragment f;
    f.sequence = in.u8("sequence") & 7u;
    f.id = in.u8("id") & 1u;
    f.count = in.u8("count") % 20;
    f.index = in.u8("index") % 20;
    const std::uint8_t which = in.u8("flow");
    f.data = in.raw(std::min<std::size_t>(in.u8("size"), in.remaining()), "data");
    if (which == 0xFF) reassembler.reset(1);
    const auto progress =
        reassembler.add(which & 1u, which & 2u ? Direction::ClientToServer : Direction::ServerToClient, f);
    if (progress.ok() && progress->message.size() > limits.fragments * Fragment::kMaxDataBytes) std::abort();
    if (reassembler.unfinished_count() > limits.messages) std::abort();
  }
  return 0;
}
