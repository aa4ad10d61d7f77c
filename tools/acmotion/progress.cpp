// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "progress.h"

#include <fmt/format.h>

#include <cstdio>

#include "output.h"

namespace acm::tool {

namespace {

constexpr int kBarCells = 30;

// Past the buffer of the output: a bar is worth nothing later, and a failure to show it is none of the task.
void show_now(const std::string& text) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  std::fflush(stdout);
}

}  // namespace

Progress::Progress(std::string task, std::uint64_t total)
    : task_(std::move(task)), total_(total), enabled_(output_is_terminal() && total > 0) {}

Progress::~Progress() {
  hide();
}

void Progress::show(std::uint64_t done) {
  if (!enabled_) return;
  const int thousandths = static_cast<int>(done * 1000 / total_);
  if (thousandths == shown_) return;
  shown_ = thousandths;
  const int cells = thousandths * kBarCells / 1000;
  show_now(
      fmt::format("\r{} [{:#>{}}{:>{}}] {:3} %", task_, "", cells, "", kBarCells - cells, thousandths / 10));
}

void Progress::hide() {
  if (shown_ < 0) return;
  shown_ = -1;
  show_now("\r\033[K");
}

}  // namespace acm::tool
