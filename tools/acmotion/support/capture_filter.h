// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire.hpp"
#include "inspect/message/protocol_names.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace acm::tool {

/// What the user says about the messages of a capture that are wanted.
struct CaptureFilterOptions {
  bool all = false;
  std::string object;
  std::vector<std::string> opcodes;
};
void add_capture_filter_options(CLI::App& command, CaptureFilterOptions& options);

/// Which messages of a capture the user wants.
class CaptureFilter {
 public:
  /// Throws ToolError (wrong usage) for a text that is not a guid and for names that no message has.
  explicit CaptureFilter(const CaptureFilterOptions& options);

  [[nodiscard]] bool wants(const wire::MessageId& id) const;
  /// `message` is null when it has nothing to do with movement.
  [[nodiscard]] bool wants(const wire::Message* message, Guid subject) const;

 private:
  void add_opcode(const std::string& text);

  bool all_;
  std::optional<Guid> guid_;
  std::set<std::uint32_t> numbers_;  // wherever they stand
  std::set<std::pair<inspect::ProtocolKind, std::uint32_t>> named_;
};

}  // namespace acm::tool
