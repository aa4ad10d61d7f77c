// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Runs when the tool is built: writes the sample creatures as the words that builtin_sample_held.cpp
// includes.
#include "acmotion/dat.hpp"
#include "acmotion/sample.hpp"

#include <cstdint>
#include <cstdio>
#include <cstring>

namespace {

using namespace acm;

Result<Vector<std::byte>> sample_container() {
  DatWriter writer;
  for (SampleObject& object : sample_creatures())
    if (Status put = writer.put(object.id, std::move(object.bytes)); !put) return put.error();
  return writer.build();
}

// Containers consist of blocks of 1 KB: no word is broken off.
bool write_words(std::FILE* out, Bytes bytes) {
  for (; bytes.size() >= sizeof(std::uint64_t); bytes = bytes.subspan(sizeof(std::uint64_t))) {
    std::uint64_t word = 0;
    for (std::size_t i = sizeof word; i-- > 0;) word = word << 8 | std::to_integer<std::uint64_t>(bytes[i]);
    std::fprintf(out, "0x%llX,\n", static_cast<unsigned long long>(word));
  }
  return bytes.empty() && std::ferror(out) == 0;
}

}  // namespace

int main(int argc, char** argv) {
  const Result<Vector<std::byte>> container = sample_container();
  std::FILE* out = argc == 2 && container ? std::fopen(argv[1], "w") : nullptr;
  if (!out) {
    std::fprintf(stderr, "usage: %s FILE, which can be written\n", argv[0]);
    return 1;
  }
  const bool written = write_words(out, *container);
  return std::fclose(out) == 0 && written ? 0 : 1;
}
