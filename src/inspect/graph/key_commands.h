// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "assets/motion_table.h"

namespace acm {

/// The commands that the keys of a table stand for. Keys hold no class (core 4.1): that of a command which
/// the catalogue does not have is taken from the style defaults and links of the table.
class KeyCommands {
 public:
  explicit KeyCommands(const MotionTable& table);

  /// 0 for index 0; the index alone where nothing tells its class.
  [[nodiscard]] Command of(std::uint32_t index) const;
  [[nodiscard]] Command style(std::uint32_t key) const { return of(key >> 16); }
  [[nodiscard]] Command state(std::uint32_t key) const { return of(key & 0xFFFFu); }

 private:
  Map<std::uint32_t, Command> named_;  ///< by the table and not by the catalogue
};

}  // namespace acm
