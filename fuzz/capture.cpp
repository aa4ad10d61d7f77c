// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Captures of unknown origin, whole and in small chunks: the same frames, within their bounds.
#include "inspect/capture/frame_reader.h"

#include <cstdlib>

#include "record_fuzzer.h"

namespace {

using namespace acm;
using inspect::FrameReader;

/// A sum over everything that was read, and how it ended.
std::uint64_t read(Bytes file, std::size_t chunk) {
  FrameReader reader;
  std::uint64_t sum = 0;
  for (;;) {
    const auto step = reader.next();
    if (!step) return sum * 31 + step.error().offset;
    switch (*step) {
      case FrameReader::Step::End: return sum;
      case FrameReader::Step::NeedsBytes: {
        const std::size_t size = std::min(chunk, file.size());
        size == 0 ? reader.finish() : reader.supply(file.first(size));
        file = file.subspan(size);
        break;
      }
      case FrameReader::Step::Frame:
        if (reader.frame().bytes.size() > FrameReader::kLargestFrame) std::abort();
        sum = sum * 31 + reader.frame().microseconds + reader.frame().link_type;
        for (const std::byte b : reader.frame().bytes) sum = sum * 31 + std::to_integer<unsigned>(b);
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Bytes file = fuzz::input(data, size);
  if (read(file, file.size() + 1) != read(file, 5)) std::abort();
  return 0;
}
