// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/acmotion.h"
#include "acmotion/messages.hpp"
#include "acmotion/server.hpp"
#include "capi/call.h"

#include <cstddef>
#include <span>

namespace acm::capi {

[[nodiscard]] acm_check_result to_c_check(const CheckResult& from);
[[nodiscard]] acm_check_result to_c_check(const ClientCheckResult& from);

/// Where the caller wants the messages of an outbox.
struct OutboxOut {
  acm_outbound* messages;
  std::size_t capacity;
  std::size_t* count;
  void* bytes;
  std::size_t byte_capacity;
  std::size_t* byte_count;
};

[[nodiscard]] std::size_t total_bytes(std::span<const OutboundMessage> outbox);
/// All messages, or none when there is too little room.
[[nodiscard]] std::int32_t write_outbox(Call& call, std::span<const OutboundMessage> outbox,
                                        const OutboxOut& out);

}  // namespace acm::capi
