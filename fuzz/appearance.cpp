// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// An appearance is read or refused, can be sent again, and then says the same. Two of them are applied to one
// another, as an object's descriptions are.
#include "acmotion/appearance.hpp"

#include "record_fuzzer.h"

namespace {

using namespace acm;

Appearance sent_again(const Appearance& a) {
  const Result<Vector<std::byte>> bytes = encode_appearance(a);
  if (!bytes) std::abort();
  const Result<Appearance> again = decode_appearance(*bytes);
  if (!again || *again != a) std::abort();
  return *again;
}

bool is_bounded(const Appearance& a) {
  return a.sub_palettes.size() <= Appearance::kMaxEntries && a.part_changes.size() <= 256 &&
         a.texture_changes.size() <= Appearance::kMaxKeptTextures;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Bytes bytes = acm::fuzz::input(data, size);
  const std::size_t half = size / 2 & ~std::size_t{3};
  Appearance shown;
  for (const Bytes part : {bytes, bytes.first(half), bytes.subspan(half)}) {
    const Result<Appearance> read = decode_appearance(part);
    if (!read) {
      if (read.error().offset > part.size()) std::abort();
      continue;
    }
    shown.apply(sent_again(*read));
    if (!is_bounded(shown)) std::abort();
  }
  return 0;
}
