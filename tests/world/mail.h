// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "world/outbox.h"

#include <array>
#include <cstddef>

namespace acm::test {

/// An outbox with memory of its own.
class Mail {
 private:
  std::array<OutboundMessage, 64> messages_;
  std::array<std::byte, 64 * 352> bytes_;

 public:
  Outbox out{messages_, bytes_};
};

}  // namespace acm::test
