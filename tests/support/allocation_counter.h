// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace acm::test {

/// Counts what operator new hands out, in all threads, from its construction on. Plain malloc is not seen.
///
///   AllocationCounter count;
///   scene.tick(dt);
///   EXPECT_EQ(count.allocations(), 0u);
class AllocationCounter {
 public:
  AllocationCounter();

  [[nodiscard]] std::uint64_t allocations() const;
  [[nodiscard]] std::uint64_t deallocations() const;
  /// Sum of all sizes asked for, whether freed since or not.
  [[nodiscard]] std::uint64_t allocated_bytes() const;
  /// Starts again from zero.
  void reset();

 private:
  std::uint64_t allocations_at_start_;
  std::uint64_t deallocations_at_start_;
  std::uint64_t bytes_at_start_;
};

}  // namespace acm::test
