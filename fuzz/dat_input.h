// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/dat.hpp"
#include "acmotion/host.hpp"
#include "base/bytes.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "support/raw_dat.h"

namespace acm::fuzz {

/// An intact container with blocks of 64 bytes, so that chains are long: two leaves below a root.
inline Vector<std::byte> sound_file(DatLayout layout) {
  test::RawDat raw(64, layout);
  std::vector<DatEntry> entries;
  for (ObjectId id = 1; id <= 9; ++id) entries.push_back(raw.add_object(id, test::pattern(id * id * 4, id)));
  entries[2].flags = DatEntry::kCompressed;  // its bytes are not a zlib stream
  Vector<std::byte> compressed = test::stored_zlib(test::pattern(200, 1));
  compressed.insert(compressed.begin(), {std::byte{200}, {}, {}, {}});
  entries.push_back(raw.add_object(10, compressed));
  entries.back().flags = DatEntry::kCompressed;
  const std::uint32_t left = raw.add_node({entries.begin(), entries.begin() + 4});
  const std::uint32_t right = raw.add_node({entries.begin() + 5, entries.end()});
  return raw.finish(raw.add_node({entries[4]}, {left, right}));
}

/// The input as a file; or as changes to an intact file, words at offsets, because few arbitrary files get
/// beyond the header.
inline Vector<std::byte> file_of(Bytes input) {
  ByteReader in(input);
  const std::uint8_t kind = in.u8("kind");
  if (kind < 64) return {input.begin() + 1, input.end()};
  Vector<std::byte> file = sound_file(kind < 160 ? DatLayout::Current : DatLayout::Older);
  while (in.remaining() >= 6) {
    const std::uint16_t at = in.u16("offset");
    const Bytes word = in.raw(4, "word");
    if (at + std::size_t{4} <= file.size()) std::copy(word.begin(), word.end(), file.begin() + at);
  }
  return file;
}

}  // namespace acm::fuzz
