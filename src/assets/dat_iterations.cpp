// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/dat.hpp"
#include "base/bytes.h"

#include <algorithm>

namespace acm {

namespace {

std::uint64_t end_of(const DatIterations::Run& run) {
  return std::uint64_t{run.first} + run.count;
}

DatIterations::Run read_run(ByteReader& in, std::uint32_t numbers_left, bool& single_form) {
  const std::uint64_t at = in.offset();
  const std::uint32_t word = in.u32("iteration");
  if ((word & 0x80000000u) == 0) {
    single_form = true;
    // The client restores bit 31, which marks a run, from bit 30.
    return {(word & 0x40000000u) != 0 ? word | 0x80000000u : word, 1};
  }
  const std::uint32_t count = 0u - word;
  const std::uint32_t first = in.u32("first iteration of a run");
  if (count > numbers_left) in.fail(ErrorCode::LimitExceeded, "length of a run of iterations", at);
  if (std::uint64_t{first} + count > 0x100000000u) in.fail(ErrorCode::BadValue, "run of iterations", at);
  return {first, count};
}

}  // namespace

std::uint64_t DatIterations::total() const {
  std::uint64_t sum = 0;
  for (const Run& run : runs) sum += run.count;
  return sum;
}

std::uint32_t DatIterations::last() const {
  std::uint64_t end = 1;
  for (const Run& run : runs) end = std::max(end, end_of(run));
  return static_cast<std::uint32_t>(end - 1);
}

bool DatIterations::contains(std::uint32_t iteration) const {
  return std::any_of(runs.begin(), runs.end(),
                     [&](const Run& run) { return iteration >= run.first && iteration < end_of(run); });
}

void DatIterations::insert(std::uint32_t iteration) {
  if (contains(iteration)) return;
  runs.push_back({iteration, 1});
  std::sort(runs.begin(), runs.end(), [](const Run& a, const Run& b) { return a.first < b.first; });
  std::size_t kept = 0;
  for (std::size_t i = 1; i < runs.size(); ++i) {
    Run& before = runs[kept];
    if (runs[i].first <= end_of(before))
      before.count = static_cast<std::uint32_t>(std::max(end_of(before), end_of(runs[i])) - before.first);
    else
      runs[++kept] = runs[i];
  }
  runs.resize(kept + 1);
}

Result<DatIterations> read_iterations(Bytes bytes) {
  ByteReader in(bytes);
  DatIterations out;
  std::uint32_t left = in.u32("number of iterations");
  if ((left & 0x80000000u) != 0) in.fail(ErrorCode::BadValue, "number of iterations", 0);
  while (in.ok() && left != 0) {
    const DatIterations::Run run = read_run(in, left, out.has_single_form);
    if (!in.ok()) break;
    out.runs.push_back(run);
    left -= run.count;
  }
  in.expect_end();
  if (!in.ok()) return in.error();
  return out;
}

Vector<std::byte> write_iterations(const DatIterations& iterations) {
  ByteWriter out;
  out.u32(static_cast<std::uint32_t>(iterations.total()));
  for (const DatIterations::Run& run : iterations.runs) {
    out.u32(0u - run.count);
    out.u32(run.first);
  }
  return std::move(out).take();
}

}  // namespace acm
