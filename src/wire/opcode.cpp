// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire.hpp"
#include "base/bytes.h"

#include <algorithm>
#include <array>
#include <utility>

namespace acm::wire {

namespace {

enum class Sender : std::uint8_t { Nobody, Server, Client };

#define ACM_WIRE_SENDER(M) \
  case M::kOpcode: return kIsClientAction<M> ? Sender::Client : Sender::Server;
constexpr Sender sender_of(Opcode opcode) {
  switch (opcode) { ACM_WIRE_MESSAGES(ACM_WIRE_SENDER) }
  return Sender::Nobody;
}
#undef ACM_WIRE_SENDER

#define ACM_WIRE_CODE(M) M::kOpcode,
constexpr auto kAllOpcodes = [] {
  std::array codes{ACM_WIRE_MESSAGES(ACM_WIRE_CODE)};
  std::ranges::sort(codes, {}, [](Opcode code) { return std::pair(sender_of(code), code); });
  return codes;
}();
#undef ACM_WIRE_CODE

bool same_ignoring_case(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [&](char x, char y) { return lower(x) == lower(y); });
}

}  // namespace

std::span<const Opcode> all_opcodes() {
  return kAllOpcodes;
}

std::optional<Opcode> opcode_named(std::string_view name) {
  for (const Opcode opcode : kAllOpcodes)
    if (same_ignoring_case(to_string(opcode), name)) return opcode;
  return std::nullopt;
}

const char* to_string(Opcode opcode) {
#define ACM_WIRE_NAME(M) \
  case M::kOpcode: return #M;
  switch (opcode) { ACM_WIRE_MESSAGES(ACM_WIRE_NAME) }
#undef ACM_WIRE_NAME
  return "unknown";
}

bool is_client_action(Opcode opcode) {
  return sender_of(opcode) == Sender::Client;
}

Result<MessageId> identify(Bytes message) {
  ByteReader in(message);
  MessageId id;
  id.opcode = in.u32("opcode");
  if (id.opcode == kGameAction) {
    in.u32("action_seq");
    id.type = in.u32("action");
  } else if (id.opcode == kGameEvent) {
    in.u32("guid");
    in.u32("event_seq");
    id.type = in.u32("event");
  }
  if (!in.ok()) return in.error();
  id.known = sender_of(id.code()) == (id.opcode == kGameAction ? Sender::Client : Sender::Server);
  return id;
}

}  // namespace acm::wire
