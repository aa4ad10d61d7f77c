// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>

namespace acm::tool {

/// A bar on the error stream for work of a known size. Shown only on a terminal, when the standard output is
/// not one (its lines would cut the bar to pieces) and the work is large; gone when it is done.
class ProgressBar {
 public:
  /// `alone`: nothing is printed meanwhile, so a terminal as standard output does not matter.
  ProgressBar(std::uint64_t total_bytes, bool alone);
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  /// Whether it is worth asking how far the work is.
  [[nodiscard]] bool shown() const { return shown_; }
  void update(std::uint64_t done_bytes);

 private:
  using Clock = std::chrono::steady_clock;

  std::uint64_t total_;
  bool shown_;
  bool drawn_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point next_draw_ = start_;
};

}  // namespace acm::tool
