// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT

// A container read piecewise and the same container in memory must agree: in what they hold, and in what is
// wrong with them.
#include "acmotion/dat.hpp"

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

/// Supplies what is needed, or now and then what is likely; in exact copies, so that a sanitizer sees a read
/// past the end.
template <class Reader>
acm::Status feed(Reader& reader, acm::Bytes file, bool generous) {
  acm::Status status = reader.status();
  while (const auto range = reader.needs()) {
    require(range->size >= 1 && range->likely >= range->size && range->offset + range->likely <= file.size());
    const acm::Bytes bytes =
        file.subspan(static_cast<std::size_t>(range->offset), generous ? range->likely : range->size);
    status = reader.supply(acm::Vector<std::byte>(bytes.begin(), bytes.end()));
  }
  require(status.ok() == reader.done());
  return status;
}

void compare_objects(const acm::DatFile& whole, const acm::DatIndex& index, bool generous) {
  using Form = acm::DatObjectReader::Form;
  acm::Vector<std::byte> buffer;
  for (const acm::DatEntry& entry : whole.entries()) {
    for (const Form form : {Form::Decompressed, Form::Stored}) {
      acm::DatObjectReader reader(index, entry, form);
      const acm::Status read = feed(reader, whole.bytes(), generous);
      const acm::Result<acm::Bytes> expected =
          form == Form::Stored ? whole.read_stored(entry, buffer) : whole.read(entry, buffer);
      require(read.ok() == expected.ok());
      require(read.ok() ? std::ranges::equal(reader.bytes(), *expected) : read.error() == expected.error());
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const acm::Vector<std::byte> file = acm::fuzz::file_of({reinterpret_cast<const std::byte*>(data), size});
  const bool generous = data[0] % 2 != 0;
  const acm::Result<acm::DatFile> whole = acm::DatFile::open(file);
  acm::DatIndexer indexer(file.size());
  const acm::Status indexed = feed(indexer, file, generous);
  require(indexed.ok() == whole.ok());
  if (!whole.ok()) {
    require(indexed.error() == whole.error());
    return 0;
  }
  require(std::ranges::equal(indexer.index().entries(), whole->entries()));
  compare_objects(*whole, indexer.index(), generous);
  return 0;
}
