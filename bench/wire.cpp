// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire/message.h"

#include <array>
#include <string>
#include <vector>

#include "bench/harness.h"

namespace {

using namespace acm;
using namespace acm::wire;

constexpr double kGoalNs = 100;  // ten million messages a second
constexpr std::size_t kMessages = 1000;

/// A player who runs and turns, as a server relays it.
UpdateMotion running_player(std::uint32_t i) {
  InterpretedMovement movement;
  movement.forward_command = command::kRunForward;
  movement.forward_speed = 2.5f;
  movement.turn_command = command::kTurnRight;
  movement.turn_speed = -1.5f;
  UpdateMotion m;
  m.guid = 0x50000000u + i;
  m.movement = static_cast<std::uint16_t>(i);
  m.autonomous = 1;
  m.body.content = StateMovement{to_state(movement), 0};
  return m;
}

UpdateMotion swinging_creature(std::uint32_t i) {
  const MotionAction swing{0x10000058, 1.0f, static_cast<std::uint16_t>(i & 0x7FFF), false};
  UpdateMotion m;
  m.guid = 0x80000000u + i;
  m.body.content = StateMovement{to_state(InterpretedMovement{}, {&swing, 1}, Sends::StyleAndForward), 0};
  return m;
}

UpdateMotion chasing_creature(std::uint32_t i) {
  UpdateMotion m;
  m.guid = 0x80000000u + i;
  m.body.content = MoveToObject{0x50000001, {0x7D64001B, {1, 2, 3}}, {}, 1.5f};
  return m;
}

UpdatePosition standing_player(std::uint32_t i) {
  UpdatePosition m;
  m.guid = 0x50000000u + i;
  m.pack.position = {0x7D64001B, {{1, 2, 3}, {0.8f, 0, 0, 0.6f}}};
  m.pack.leave_out_zeros();
  return m;
}

MoveToState running_client(std::uint32_t i) {
  RawMovement raw;
  raw.current_hold_key = HoldKey::Run;
  raw.forward_command = command::kWalkForward;
  MoveToState m;
  m.action = i;
  m.raw = to_state(raw);
  m.position = {0x7D64001B, {{1, 2, 3}, {0.8f, 0, 0, 0.6f}}};
  return m;
}

/// Many messages of one kind, one after the other.
template <class M>
struct Traffic {
  std::vector<M> messages;
  std::vector<std::byte> bytes;
  std::vector<std::size_t> ends;

  explicit Traffic(M (*make)(std::uint32_t)) {
    ByteWriter out;
    for (std::uint32_t i = 0; i < kMessages; ++i) {
      messages.push_back(make(i));
      encode(out, messages.back());
      ends.push_back(out.size());
    }
    bytes = std::move(out).take();
  }

  template <class Visit>
  void for_each(Visit&& visit) const {
    std::size_t begin = 0;
    for (const std::size_t end : ends) {
      visit(Bytes(bytes).subspan(begin, end - begin));
      begin = end;
    }
  }
};

template <class M>
void measure(bench::Harness& bench, const char* what, M (*make)(std::uint32_t), double goal_ns) {
  const Traffic<M> traffic(make);
  bench.section(what + std::string(" of ") + std::to_string(traffic.bytes.size() / kMessages) + " bytes");
  const std::size_t bytes = traffic.bytes.size();
  bench.run({.name = "decode", .items = kMessages, .bytes = bytes, .goal_ns = goal_ns, .allocates = false},
            [&] { traffic.for_each([](Bytes message) { bench::keep(decode<M>(message)); }); });
  bench.run({.name = "decode, type unknown",
             .items = kMessages,
             .bytes = bytes,
             .goal_ns = goal_ns,
             .allocates = false},
            [&] { traffic.for_each([](Bytes message) { bench::keep(decode_message(message)); }); });
  bench.run({.name = "encode", .items = kMessages, .bytes = bytes, .goal_ns = goal_ns, .allocates = false},
            [&] {
              std::array<std::byte, 512> room;
              for (const M& m : traffic.messages) {
                SpanWriter out(room);
                encode(out, m);
                bench::keep(out);
              }
            });
  bench.run_copy(bytes, kMessages);
}

}  // namespace

int main(int argc, char** argv) {
  bench::Harness bench("wire", argc, argv);
  measure(bench, "UpdateMotion, running and turning", running_player, kGoalNs);
  measure(bench, "UpdateMotion, one action", swinging_creature, kGoalNs);
  measure(bench, "UpdateMotion, MoveToObject", chasing_creature, kGoalNs);
  measure(bench, "UpdatePosition, upright", standing_player, 0);
  measure(bench, "MoveToState, running", running_client, 0);
  return bench.finish();
}
