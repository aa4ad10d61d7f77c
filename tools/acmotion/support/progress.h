// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace acm::tool {

/// A bar on the error stream that shows how far a long task is; only when that is a terminal. Gone when the
/// task ends.
class Progress {
 public:
  enum class Unit { Objects, Bytes };  ///< with bytes the rate is shown as well

  Progress(std::string task, std::uint64_t total, Unit unit = Unit::Objects);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// `done` of the total, and behind the bar what goes on meanwhile. Cheap enough to be called for every
  /// object.
  void show(std::uint64_t done, std::string_view meanwhile = {});
  /// Takes the bar away; to be called before anything else is printed.
  void hide();
  /// No bar at all. For tasks that print all the while, when both streams go to the same terminal.
  void disable();

 private:
  using Clock = std::chrono::steady_clock;

  std::string task_;
  std::uint64_t total_;
  Unit unit_;
  bool enabled_;
  bool drawn_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point next_draw_ = start_;
};

}  // namespace acm::tool
