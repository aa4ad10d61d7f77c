// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace acm::fuzz {

/// Counts the allocations of this thread, of any kind, from its construction on.
class AllocationWatch {
 public:
  AllocationWatch();
  [[nodiscard]] std::uint64_t allocations() const;

 private:
  std::uint64_t before_;
};

}  // namespace acm::fuzz
