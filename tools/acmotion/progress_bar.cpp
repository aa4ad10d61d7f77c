// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "progress_bar.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "output.h"

namespace acm::tool {

namespace {

constexpr std::uint64_t kWorthABar = 16u << 20;
constexpr auto kBetweenDraws = std::chrono::milliseconds(200);
constexpr int kWidth = 40;

}  // namespace

ProgressBar::ProgressBar(std::uint64_t total_bytes, bool alone)
    : total_(total_bytes),
      shown_(total_bytes >= kWorthABar && error_is_terminal() && (alone || !output_is_terminal())) {}

ProgressBar::~ProgressBar() {
  if (drawn_) std::fputs("\r\033[K", stderr);
}

void ProgressBar::update(std::uint64_t done_bytes) {
  const Clock::time_point now = Clock::now();
  if (!shown_ || now < next_draw_) return;
  next_draw_ = now + kBetweenDraws;
  drawn_ = true;
  const double part = std::min(1.0, static_cast<double>(done_bytes) / static_cast<double>(total_));
  const double seconds = std::chrono::duration<double>(now - start_).count();
  const double rate = seconds > 0 ? static_cast<double>(done_bytes) / seconds : 0;
  const auto filled = static_cast<int>(part * kWidth);
  fmt::print(stderr, "\r[{:#<{}}{:.<{}}] {:3.0f} %  {:.0f} MB/s\033[K", "", filled, "", kWidth - filled,
             part * 100, rate / 1e6);
  std::fflush(stderr);
}

}  // namespace acm::tool
