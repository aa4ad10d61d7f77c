// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/bytes.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace acm {

/// The numbers of the patches that a container has seen (dat-formats 1.4). Shipped files hold one run from 1.
struct DatIterations {
  struct Run {
    std::uint32_t first = 1;
    std::uint32_t count = 0;  ///< at least 1; first + count - 1 does not wrap

    friend bool operator==(const Run&, const Run&) = default;
  };
  std::vector<Run> runs;         ///< in file order
  bool has_single_form = false;  ///< some number stood alone, which other readers cannot read

  /// How many numbers there are.
  [[nodiscard]] std::uint64_t total() const;
  /// The highest number; 0 when there is none.
  [[nodiscard]] std::uint32_t last() const;
  [[nodiscard]] bool contains(std::uint32_t iteration) const;
  /// Adds one number. Runs that then touch or overlap become one, and all are sorted.
  void insert(std::uint32_t iteration);
};

Result<DatIterations> read_iterations(Bytes bytes);
/// Always in the form of runs, even for one number: the only form that every reader understands.
std::vector<std::byte> write_iterations(const DatIterations& iterations);

}  // namespace acm
