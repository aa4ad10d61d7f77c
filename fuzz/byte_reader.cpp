// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base/bytes.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace {

// The first half of the input says which fields to read, the second half holds them.
void read_fields(acm::Bytes script, acm::Bytes fields) {
  acm::ByteReader in(fields);
  for (const std::byte step : script) {
    const std::size_t before = in.remaining();
    switch (static_cast<unsigned>(step) % 10) {
      case 0: in.u8("field"); break;
      case 1: in.u16("field"); break;
      case 2: in.u32("field"); break;
      case 3: in.u64("field"); break;
      case 4: in.vec3("field"); break;
      case 5: in.frame("field"); break;
      case 6: in.align4("field"); break;
      case 7: in.raw(static_cast<unsigned>(step), "field"); break;
      case 8:
        if (in.count("field", 8) > in.remaining() / 8) std::abort();
        break;
      default: in.expect_end(); break;
    }
    if (in.remaining() > before || (in.ok() && in.offset() > fields.size())) std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const acm::Bytes bytes(reinterpret_cast<const std::byte*>(data), size);
  read_fields(bytes.first(size / 2), bytes.subspan(size / 2));
  return 0;
}
