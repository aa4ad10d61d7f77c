// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Whole captures: messages are taken out, written as JSON, and replayed. In chunks of any size they are the
// same. An input that does not begin like a capture is read as choices, of which one is made.
#include "acmotion/inspect/capture.hpp"
#include "acmotion/inspect/replay.hpp"
#include "acmotion/sample.hpp"
#include "wire/packet_sender.h"
#include "wire/pcap.h"

#include <algorithm>

#include "built_message.h"
#include "fail.h"
#include "record_fuzzer.h"

namespace {

using namespace acm;
using inspect::CaptureReader;

constexpr std::size_t kMaxBytes = std::size_t{64} << 20;

bool begins_like_a_capture(Bytes file) {
  if (file.size() < 4) return false;
  ByteReader in(file);
  const std::uint32_t magic = in.u32("magic");
  static constexpr std::uint32_t kMagics[] = {0xA1B2C3D4, 0xD4C3B2A1, 0xA1B23C4D, 0x4D3CB2A1, 0x0A0D0D0A};
  return std::ranges::find(kMagics, magic) != std::end(kMagics);
}

/// Messages of a few connections, at times that mostly go on, and some not.
Vector<std::byte> built_capture(fuzz::Script& script) {
  ByteWriter file;
  wire::write_pcap_header(file);
  wire::PacketSender from_server(wire::Direction::ServerToClient),
      from_client(wire::Direction::ClientToServer);
  std::uint64_t now = 1'000'000'000'000'000;
  for (int messages = 0; !script.done() && messages < 64; ++messages) {
    const std::uint8_t how = script.byte();
    now = how < 250 ? now + script.byte() * 10'000u : now + (std::uint64_t{script.u32()} << 12);
    const wire::Endpoint server{0x7F000001, wire::kServerPort};
    const wire::Endpoint client{0x7F000002u + how % 2u, 40000};
    Vector<std::byte> message = fuzz::built_message(script);
    if ((how & 4) != 0) fuzz::change_bytes(message, script);
    const bool is_clients = (how & 24) == 24;
    wire::PacketSender& sender = is_clients ? from_client : from_server;
    sender.begin(message, 10);
    for (Bytes datagram = sender.next(); !datagram.empty(); datagram = sender.next())
      wire::write_pcap_datagram(file, now, is_clients ? client : server, is_clients ? server : client,
                                datagram);
  }
  Vector<std::byte> bytes = std::move(file).take();
  if (script.flag()) fuzz::change_bytes(bytes, script);
  return bytes;
}

/// Reads a capture and calls `use` with each message. Returns a sum over all that was found.
template <class Use>
std::uint64_t read(Bytes file, std::size_t chunk, Use&& use) {
  CaptureReader reader;
  std::uint64_t sum = 0;
  for (;;) switch (reader.next()) {
      case CaptureReader::Step::End: return sum * 31 + reader.counts().frames + reader.unfinished().size();
      case CaptureReader::Step::NeedsBytes: {
        const std::size_t size = std::min(chunk, file.size());
        size == 0 ? reader.finish() : reader.supply(file.first(size));
        file = file.subspan(size);
        break;
      }
      case CaptureReader::Step::Error: sum = sum * 31 + reader.error().frame; break;
      case CaptureReader::Step::Message:
        sum = sum * 31 + reader.message().flow + reader.message().bytes.size();
        use(reader.message());
    }
}

void check(Bytes file) {
  static Assets assets = sample_assets();
  // Every other input with bodies for what it does not describe.
  inspect::Replay replay(assets, {.assumed_setup = file.size() % 2 == 0 ? 0 : kSampleMannequin});
  const std::uint64_t whole = read(file, file.size() + 1, [&](const inspect::CapturedMessage& message) {
    if (const auto json = inspect::captured_message_json(message); json && json->find('\n') != json->npos)
      fuzz::fail("captured_message_json", "more than one line");
    (void)replay.add(message);
  });
  if (read(file, 7, [](const auto&) {}) != whole) fuzz::fail("read in chunks", "other messages");
  const std::vector<const inspect::ReplayedObject*> objects = replay.objects();
  if (inspect::replay_svg(objects).size() > kMaxBytes) fuzz::fail("too long", "svg");
  if (inspect::replay_json(replay.capture(), objects).size() > kMaxBytes) fuzz::fail("too long", "json");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Bytes file = fuzz::input(data, size);
  if (begins_like_a_capture(file)) {
    check(file);
  } else {
    fuzz::Script script(file);
    check(built_capture(script));
  }
  return 0;
}
