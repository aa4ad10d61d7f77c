// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/datagram.h"
#include "wire/packet_sender.h"
#include "wire/pcap.h"
#include "wire/reassembler.h"
#include "wire/write.h"

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
  InterpretedMotionState movement;
  movement.forward_command = command::kRunForward;
  movement.forward_speed = 2.5f;
  movement.turn_command = command::kTurnRight;
  movement.turn_speed = -1.5f;
  UpdateMotion m;
  m.guid = 0x50000000u + i;
  m.movement = static_cast<std::uint16_t>(i);
  m.autonomous = 1;
  m.body.content = pack(movement);
  return m;
}

UpdateMotion swinging_creature(std::uint32_t i) {
  const MotionAction swing{0x10000058, 1.0f, static_cast<std::uint16_t>(i & 0x7FFF), false};
  UpdateMotion m;
  m.guid = 0x80000000u + i;
  m.body.content = pack(InterpretedMotionState{}, {&swing, 1}, Sends::StyleAndForward);
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
  RawMotionState raw;
  raw.current_hold_key = HoldKey::Run;
  raw.forward_command = command::kWalkForward;
  MoveToState m;
  m.action = i;
  m.raw = pack(raw);
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

/// The frames of a capture as a reader of files hands them out.
struct Frames {
  std::vector<std::byte> bytes;
  std::vector<std::size_t> ends;

  void add(PacketSender& sender, Bytes message) {
    sender.begin(message, 10);
    for (Bytes datagram = sender.next(); !datagram.empty(); datagram = sender.next()) {
      ByteWriter record;
      write_pcap_datagram(record, 0, {0x0A000001, kServerPort}, {0x0A000002, 50000}, datagram);
      constexpr std::size_t kRecordHeader = 16;
      bytes.insert(bytes.end(), record.bytes().begin() + kRecordHeader, record.bytes().end());
      ends.push_back(bytes.size());
    }
  }
};

/// The traffic of a busy place: motions, positions, and now and then an object of several fragments.
Frames session() {
  Frames frames;
  PacketSender sender(Direction::ServerToClient);
  const auto add = [&](const auto& message) {
    ByteWriter out;
    encode(out, message);
    frames.add(sender, out.bytes());
  };
  const std::vector<std::byte> description(1200);
  CreateObject object;
  object.tail = description;
  for (std::uint32_t i = 0; i < kMessages; ++i) {
    add(running_player(i));
    add(standing_player(i));
    add(chasing_creature(i));
    if (i % 10 == 0) add(object);
  }
  return frames;
}

/// From frames to messages: what `acmotion capture` does, without the reading of the file and the printing.
std::size_t read_session(const Frames& frames, Reassembler& reassembler) {
  std::size_t messages = 0, begin = 0;
  reassembler.reset(0);
  for (const std::size_t end : frames.ends) {
    const auto datagram =
        unwrap_datagram(Bytes(frames.bytes).subspan(begin, end - begin), LinkType::Ethernet);
    begin = end;
    const auto packet = decode_packet(datagram->payload);
    if (!packet || check_checksum(*packet) != ChecksumState::Valid) return 0;
    FragmentReader fragments(*packet);
    for (Fragment fragment; fragments.next(fragment);) {
      const auto progress = reassembler.add(0, Direction::ServerToClient, fragment);
      if (!progress || progress->outcome != Reassembler::Outcome::Complete) continue;
      messages += decode_message(progress->message).ok() ? 1 : 0;
    }
  }
  return messages;
}

bool measure_capture(bench::Harness& bench) {
  const Frames frames = session();
  Reassembler reassembler;
  const std::size_t messages = read_session(frames, reassembler);
  if (messages != 3 * kMessages + kMessages / 10) return false;
  bench.section("capture: " + std::to_string(frames.ends.size()) + " frames, " + std::to_string(messages) +
                " messages");
  bench.run({.name = "frames to messages",
             .items = static_cast<double>(messages),
             .bytes = frames.bytes.size(),
             .allocates = false},
            [&] { bench::keep(read_session(frames, reassembler)); });
  bench.run_copy(frames.bytes.size(), static_cast<double>(messages));
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  bench::Harness bench("wire", argc, argv);
  measure(bench, "UpdateMotion, running and turning", running_player, kGoalNs);
  measure(bench, "UpdateMotion, one action", swinging_creature, kGoalNs);
  measure(bench, "UpdateMotion, MoveToObject", chasing_creature, kGoalNs);
  measure(bench, "UpdatePosition, upright", standing_player, 0);
  measure(bench, "MoveToState, running", running_client, 0);
  if (!measure_capture(bench)) return 1;
  return bench.finish();
}
