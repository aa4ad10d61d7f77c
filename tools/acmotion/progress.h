// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace acm::tool {

/// A bar at the foot of the output that shows how far a long task is; only on a terminal. Gone when the task
/// ends.
class Progress {
 public:
  Progress(std::string task, std::uint64_t total);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// `done` of the total. Cheap enough to be called for every object.
  void show(std::uint64_t done);
  /// To be called before anything else is printed.
  void hide();

 private:
  std::string task_;
  std::uint64_t total_;
  int shown_ = -1;  ///< in thousandths; -1: nothing
  bool enabled_;
};

}  // namespace acm::tool
