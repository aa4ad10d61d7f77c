// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>

// What `acmotion view` needs of the system.
namespace acm::tool {

/// 192 bits of the system's generator, as hexadecimal digits. Throws ToolError when it gives none.
std::string random_secret();

/// The folder of this program; nothing where the system does not say.
std::optional<std::filesystem::path> folder_of_tool();

/// Shows an address in the user's browser, and does not wait for it. False when no browser could be started.
bool open_browser(const std::string& address);

/// While this lives, Ctrl-C and requests to end do not end the tool: wait() returns. There is one at a time.
/// A second Ctrl-C ends the tool as ever.
class Interruption {
 public:
  Interruption();
  ~Interruption();
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;

  /// Returns after the first Ctrl-C, or when release() is called.
  void wait();
  void release();
};

}  // namespace acm::tool
