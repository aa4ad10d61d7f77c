// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capi/messages.h"

#include <cstdint>
#include <cstring>

namespace acm::capi {

acm_check_result to_c_check(const CheckResult& from) {
  acm_check_result to = {};
  to.action = static_cast<std::uint8_t>(from.action);
  to.reason = static_cast<std::uint8_t>(from.reason);
  to.movement_reason = static_cast<std::uint8_t>(from.movement);
  to.waits_for = from.waits_for;
  to.field = from.field;
  return to;
}

acm_check_result to_c_check(const ClientCheckResult& from) {
  acm_check_result to = to_c_check(static_cast<const CheckResult&>(from));
  to.corrected = from.corrected;
  to.over_budget = from.over_budget;
  to.slowed = from.slowed;
  to.stamina_cost = from.stamina_cost;
  to.motion_error = static_cast<std::uint32_t>(from.motion);
  return to;
}

std::size_t total_bytes(std::span<const OutboundMessage> outbox) {
  std::size_t total = 0;
  for (const OutboundMessage& m : outbox) total += m.bytes.size();
  return total;
}

std::int32_t write_outbox(Call& call, std::span<const OutboundMessage> outbox, const OutboxOut& out) {
  if (!call.require(out.count, "count") || !call.require(out.byte_count, "byte_count") ||
      !call.require(out.messages, out.capacity, "messages") ||
      !call.require(out.bytes, out.byte_capacity, "bytes"))
    return call.status();
  *out.count = outbox.size();
  *out.byte_count = total_bytes(outbox);
  if (!call.check(*out.count <= out.capacity, ACM_BUFFER_FULL, "capacity") ||
      !call.check(*out.byte_count <= out.byte_capacity, ACM_BUFFER_FULL, "byte_capacity"))
    return call.status();
  std::uint32_t offset = 0;
  for (std::size_t i = 0; i < outbox.size(); ++i) {
    const OutboundMessage& m = outbox[i];
    const auto size = static_cast<std::uint32_t>(m.bytes.size());
    out.messages[i] = {offset, size, m.about, static_cast<std::uint8_t>(m.audience), {}};
    std::memcpy(static_cast<std::byte*>(out.bytes) + offset, m.bytes.data(), size);
    offset += size;
  }
  return call.done();
}

}  // namespace acm::capi
