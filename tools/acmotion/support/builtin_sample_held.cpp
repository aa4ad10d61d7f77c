// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/dat.hpp"

#include <bit>
#include <cstdint>
#include <span>
#include <utility>

#include "builtin_sample.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

static_assert(std::endian::native == std::endian::little, "the words hold bytes, the first in the lowest");

// A container, in words of eight bytes: compilers read those eight times faster.
constexpr std::uint64_t kWords[] = {
#include "builtin_sample_words.inc"
};

}  // namespace

std::vector<SampleObject> builtin_sample() {
  const Result<DatFile> container = DatFile::open(std::as_bytes(std::span(kWords)));
  if (!container) throw ToolError("the sample creatures cannot be read");
  std::vector<SampleObject> objects;
  objects.reserve(container->entries().size());
  for (const DatEntry& entry : container->entries()) {
    if (entry.id == kIterationsId) continue;
    Vector<std::byte> buffer;
    const Result<Bytes> bytes = container->read(entry, buffer);
    if (!bytes) throw ToolError("the sample creatures cannot be read");
    if (bytes->data() != buffer.data() || bytes->size() != buffer.size())
      buffer.assign(bytes->begin(), bytes->end());
    objects.push_back({entry.id, std::move(buffer)});
  }
  return objects;
}

}  // namespace acm::tool
