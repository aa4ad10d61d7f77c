// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/dat.hpp"
#include "assets/dat_check.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "dat_input.h"

namespace {

void require(bool condition) {
  if (!condition) std::abort();
}

/// All readable objects of a container are still there after it was written anew.
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
  const std::vector<std::byte> file = acm::fuzz::file_of({reinterpret_cast<const std::byte*>(data), size});
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
