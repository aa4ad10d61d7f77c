// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base/bytes.h"
#include "base/frame.h"

#include <vector>

#include "bench/harness.h"

int main(int argc, char** argv) {
  using namespace acm;
  bench::Harness bench("base", argc, argv);

  constexpr std::size_t kFrames = 1000;
  ByteWriter out;
  for (std::size_t i = 0; i < kFrames; ++i) out.frame({{static_cast<float>(i), 2.0f, 3.0f}, {}});
  const std::size_t bytes = out.size();

  bench.section("1,000 frames");
  std::vector<Frame> frames(kFrames);
  bench.run({.name = "read through ByteReader", .items = kFrames, .bytes = bytes, .allocates = false}, [&] {
    ByteReader in(out.bytes());
    for (Frame& f : frames) f = in.frame("frame");
    bench::keep(frames);
  });
  bench.run({.name = "combine", .items = kFrames, .bytes = bytes, .allocates = false}, [&] {
    Frame sum;
    for (const Frame& f : frames) sum = combine(sum, f);
    bench::keep(sum);
  });
  bench.run_copy(bytes, kFrames);
  return bench.finish();
}
