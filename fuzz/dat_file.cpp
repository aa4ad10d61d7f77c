// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/dat_file.h"

#include "assets/dat_check.h"
#include "assets/dat_writer.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "support/raw_dat.h"

namespace {

using acm::test::pattern;
using acm::test::RawDat;

void require(bool condition) {
  if (!condition) std::abort();
}

/// A sound container with blocks of 64 bytes, so that chains are long: two leaves below a root.
std::vector<std::byte> sound_file(acm::DatLayout layout) {
  RawDat raw(64, layout);
  std::vector<acm::DatEntry> entries;
  for (acm::ObjectId id = 1; id <= 9; ++id) entries.push_back(raw.add_object(id, pattern(id * id * 4, id)));
  entries[2].flags = acm::DatEntry::kCompressed;
  const std::uint32_t left = raw.add_node({entries.begin(), entries.begin() + 4});
  const std::uint32_t right = raw.add_node({entries.begin() + 5, entries.end()});
  return raw.finish(raw.add_node({entries[4]}, {left, right}));
}

/// The input as a file; or as changes to a sound file, words at offsets, because few files that begin
/// arbitrarily get beyond the header.
std::vector<std::byte> file_of(acm::Bytes input) {
  acm::ByteReader in(input);
  const std::uint8_t kind = in.u8("kind");
  if (kind < 64) return {input.begin() + 1, input.end()};
  std::vector<std::byte> file = sound_file(kind < 160 ? acm::DatLayout::Current : acm::DatLayout::Older);
  while (in.remaining() >= 6) {
    const std::uint16_t at = in.u16("offset");
    const acm::Bytes word = in.raw(4, "word");
    if (at + std::size_t{4} <= file.size()) std::copy(word.begin(), word.end(), file.begin() + at);
  }
  return file;
}

/// What can be read of a container is still there after it was written anew.
void write_anew(const acm::DatFile& dat) {
  acm::Result<acm::DatWriter> writer = acm::DatWriter::modify(dat);
  if (!writer.ok()) return;
  std::vector<std::byte> a, b;
  for (const acm::DatEntry& entry : dat.entries())
    if (!dat.read_stored(entry, a).ok()) require(writer->remove(entry.id) || entry.id == acm::kIterationsId);
  const acm::Result<std::vector<std::byte>> file = writer->build();
  require(file.ok());
  const acm::Result<acm::DatFile> again = acm::DatFile::open(*file);
  require(again.ok());
  for (const acm::DatEntry& entry : dat.entries()) {
    if (!writer->contains(entry.id) || entry.id == acm::kIterationsId) continue;
    const acm::DatEntry* found = again->find(entry.id);
    require(found != nullptr);
    require(std::ranges::equal(*dat.read_stored(entry, a), *again->read_stored(*found, b)));
  }
  require(acm::check_blocks(*again).error_count == 0 && acm::check_blocks(*again).lost_blocks() == 0);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::vector<std::byte> file = file_of({reinterpret_cast<const std::byte*>(data), size});
  const acm::Result<acm::DatFile> dat = acm::DatFile::open(file);
  if (!dat.ok()) return 0;
  std::vector<std::byte> buffer;
  std::size_t stored = 0;
  for (const acm::DatEntry& entry : dat->entries()) {
    require(dat->find(entry.id) == &entry);
    if (const auto bytes = dat->read_stored(entry, buffer)) stored += bytes->size();
    (void)dat->read(entry, buffer);
  }
  require(stored <= file.size());
  (void)dat->iterations();
  (void)acm::check_blocks(*dat);
  write_anew(*dat);
  return 0;
}
