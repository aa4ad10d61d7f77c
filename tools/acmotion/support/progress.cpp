// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "output.h"

namespace acm::tool {

namespace {

constexpr int kCells = 40;
constexpr auto kBetweenDraws = std::chrono::milliseconds(100);

}  // namespace

Progress::Progress(std::string task, std::uint64_t total, Unit unit)
    : task_(std::move(task)), total_(total), unit_(unit), enabled_(total > 0 && error_is_terminal()) {}

Progress::~Progress() {
  hide();
}

void Progress::show(std::uint64_t done, std::string_view meanwhile) {
  if (!enabled_) return;
  const Clock::time_point now = Clock::now();
  if (now < next_draw_) return;
  next_draw_ = now + kBetweenDraws;
  drawn_ = true;
  const double part = std::min(1.0, static_cast<double>(done) / static_cast<double>(total_));
  const int filled = static_cast<int>(part * kCells);
  const double seconds = std::chrono::duration<double>(now - start_).count();
  std::string rate;
  if (unit_ == Unit::Bytes && seconds > 0)
    rate = fmt::format("  {:.0f} MB/s", static_cast<double>(done) / seconds / 1e6);
  fmt::print(stderr, "\r{} [{:#<{}}{:.<{}}] {:3.0f} %{}{}{}\033[K", task_, "", filled, "", kCells - filled,
             part * 100, rate, meanwhile.empty() ? "" : "  ", meanwhile);
  std::fflush(stderr);
}

void Progress::hide() {
  if (!drawn_) return;
  drawn_ = false;
  std::fputs("\r\033[K", stderr);
  std::fflush(stderr);
}

void Progress::disable() {
  hide();
  enabled_ = false;
}

}  // namespace acm::tool
