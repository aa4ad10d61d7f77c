// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A proxy between a server and a client that reads typed movement messages: it halves the speed of every
// runner and passes all other messages on as they are.
#include <acmotion/acmotion.hpp>
#include <acmotion/sample.hpp>
#include <array>
#include <cstdio>

namespace wire = acm::wire;

/// The bytes to pass on: those of the message, or a changed message in `room`. Nothing here allocates.
acm::Result<acm::Bytes> slow_down(std::span<std::byte> room, acm::Bytes bytes) {
  acm::Result<wire::Message> message = wire::decode_message(bytes);
  if (!message) return message.error();
  std::printf("%s about %08X\n", wire::to_string(wire::opcode_of(*message)), wire::guid_of(*message));
  auto* motion = std::get_if<wire::UpdateMotion>(&*message);
  if (motion == nullptr) return bytes;
  auto* sent = std::get_if<wire::InterpretedMotionStatePack>(&motion->body.content);
  if (sent == nullptr) return bytes;  // a move or a turn
  acm::InterpretedMotionState state = wire::unpack(*sent);
  if (state.forward_command != acm::command::kRunForward) return bytes;
  std::printf("  runs at %.2f, now %.2f\n", state.forward_speed, state.forward_speed / 2);
  state.forward_speed /= 2;
  const wire::ActionList actions = sent->actions;
  *sent = wire::pack(state);
  sent->actions = actions;
  const acm::Result<std::size_t> size = wire::encode(room, *motion);
  if (!size) return size.error();
  return acm::Bytes(room).first(*size);
}

int main() {
  constexpr acm::Guid kRunner = 0x80000001;
  acm::Assets assets = acm::sample_assets();
  acm::World there(assets), here(assets);
  acm::Server server(there);
  acm::Client client(here, {.expects_player = false});
  acm::ObjectParameters p;
  p.setup = acm::kSampleMannequin;
  p.position = {0xA9B40013, {{50.0f, 50.0f, 0.0f}, {}}};
  if (!there.create_object(kRunner, p) || !client.receive(server.describe(kRunner))) return 1;
  server.do_motion(kRunner, acm::command::kRunForward, {.speed = 2.0f});

  std::array<std::byte, wire::UpdateMotion::kMaxBytes> room;
  for (const acm::OutboundMessage& m : server.outbox()) {
    const acm::Result<acm::Bytes> passed = slow_down(room, m.bytes);
    if (!passed || !client.receive(*passed)) return 1;
  }
  const acm::Result<acm::Bytes> cut = slow_down(room, server.outbox().front().bytes.first(10));
  std::printf("cut short: %s in %s at byte %u\n", acm::to_string(cut.error().code), cut.error().what,
              static_cast<unsigned>(cut.error().offset));
  const float speed = here.state(kRunner).movement.forward_speed;
  return speed == there.state(kRunner).movement.forward_speed / 2 ? 0 : 1;
}
