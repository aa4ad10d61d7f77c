// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The server's side of a key press: decode the client's MoveToState, let it pass or not, and make the
// UpdateMotion that everybody else is sent. Nothing is allocated, no actor is needed.
#include "wire/broadcast.h"
#include "wire/check.h"
#include "wire/message.h"

#include <array>
#include <cstdio>

namespace {

/// A player as the server keeps it.
struct Player {
  acm::Guid guid = 0x50000001;
  acm::wire::TimestampTable timestamps;  // the last ones sent for its body
  float run_rate = 2.5f;
};

/// A message as it comes out of the packets: W and the run key are down. 68 bytes.
constexpr std::array<std::uint8_t, 68> kFromClient = {
    0xB1, 0xF7, 0,    0,    0x2A, 0, 0,    0,    0x1C, 0xF6, 0,    0,     // a client's action 42: MoveToState
    0x05, 0,    0,    0,    0x02, 0, 0,    0,    0x05, 0,    0,    0x45,  // hold key Run, forward WalkForward
    0x1B, 0,    0x64, 0x7D, 0,    0, 0x20, 0x41, 0,    0,    0xA0, 0x41,  // cell, x, y
    0,    0,    0xF0, 0x41, 0,    0, 0x80, 0x3F, 0,    0,    0,    0,     // z, rotation
    0,    0,    0,    0,    0,    0, 0,    0,                             //
    0,    0,    0,    0,    0,    0, 0,    0,    0x01, 0,    0,    0};  // the four timestamps, on the ground

void print_bytes(acm::Bytes bytes) {
  for (std::size_t i = 0; i < bytes.size(); ++i)
    std::printf("%02x%s", std::to_integer<unsigned>(bytes[i]), i % 4 == 3 ? " " : "");
  std::printf("\n");
}

}  // namespace

int main() {
  Player player;

  // Bytes from outside: a refusal says what is wrong and where.
  const auto keys = acm::wire::decode<acm::wire::MoveToState>(std::as_bytes(std::span(kFromClient)));
  if (!keys) {
    std::printf("refused: %s at byte %d: %s\n", acm::to_string(keys.error().code),
                static_cast<int>(keys.error().offset), keys.error().what);
    return 1;
  }

  // Sent before a teleport or a correction that the client has not seen yet? Then it means nothing any more.
  const acm::wire::CheckResult checked = acm::wire::check(*keys, player.timestamps);
  if (!checked.accepted()) {
    std::printf("dropped: %s\n", acm::wire::to_string(checked.reason));
    return 1;
  }

  // What the keys make the body do, by the client's own rules, with the timestamps counted on.
  const acm::wire::UpdateMotion motion =
      acm::wire::relay(*keys, player.guid, player.timestamps, {.run_rate = player.run_rate});

  std::array<std::byte, acm::wire::UpdateMotion::kMaxBytes> room;
  acm::SpanWriter out(room);
  acm::wire::encode(out, motion);
  std::printf("to everybody near by, %zu bytes:\n", out.size());
  print_bytes(out.bytes());  // acmotion decode explains them: RunForward at 2.5
  return out.ok() && motion.movement == 1 ? 0 : 1;
}
