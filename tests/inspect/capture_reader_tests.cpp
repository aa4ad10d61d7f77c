// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/capture.hpp"
#include "wire/packet_sender.h"
#include "wire/pcap.h"
#include "wire/vectors.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/allocation_counter.h"
#include "support/hex.h"

namespace acm::inspect {
namespace {

using test::from_hex;
using test::to_hex;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr wire::Endpoint kServer{0x0A000001, wire::kServerPort};
constexpr wire::Endpoint kClient{0x0A000002, 0xC000};

/// A capture of two messages of the server and one of the client, a second apart.
Vector<std::byte> small_capture() {
  ByteWriter out;
  wire::write_pcap_header(out);
  wire::PacketSender down(wire::Direction::ServerToClient), up(wire::Direction::ClientToServer);
  std::uint64_t time = 1'000'000;
  const auto send = [&](wire::PacketSender& sender, const test::WireVector& vector) {
    const bool from_server = &sender == &down;
    const Vector<std::byte> message = from_hex(vector.hex);
    sender.begin(message, 10);
    for (Bytes d = sender.next(); !d.empty(); d = sender.next())
      wire::write_pcap_datagram(out, time, from_server ? kServer : kClient, from_server ? kClient : kServer,
                                d);
    time += 1'000'000;
  };
  send(down, test::kPlayerCreate);
  send(up, test::kMoveToStateAllFields);
  send(down, test::kUpdatePositionUpright);
  return std::move(out).take();
}

struct ReadMessages {
  std::vector<std::string> messages;  // "frame s2c seconds"
  std::vector<CaptureError> errors;
  CaptureCounts counts;
};

ReadMessages read_messages(Bytes file, std::size_t chunk = 11) {
  CaptureReader reader;
  ReadMessages out;
  for (;;) switch (reader.next()) {
      case CaptureReader::Step::Message:
        out.messages.push_back(std::to_string(reader.message().frame) +
                               (reader.message().from_server ? " s2c " : " c2s ") +
                               std::to_string(reader.message().microseconds / 1'000'000));
        break;
      case CaptureReader::Step::Error: out.errors.push_back(reader.error()); break;
      case CaptureReader::Step::NeedsBytes: {
        const std::size_t size = std::min(chunk, file.size());
        size == 0 ? reader.finish() : reader.supply(file.first(size));
        file = file.subspan(size);
        break;
      }
      case CaptureReader::Step::End: out.counts = reader.counts(); return out;
    }
}

TEST(CaptureReader, gives_messages_in_order_from_chunks_of_any_size) {
  const Vector<std::byte> file = small_capture();
  for (const std::size_t chunk : {std::size_t{1}, std::size_t{64}, file.size()}) {
    const ReadMessages r = read_messages(file, chunk);
    EXPECT_THAT(r.messages, ElementsAre("1 s2c 1", "2 c2s 2", "3 s2c 3"));
    EXPECT_TRUE(r.errors.empty());
    EXPECT_EQ(r.counts.valid_checksums, 3u);
  }
}

TEST(CaptureReader, damage_to_the_file_is_the_last_error_and_then_it_ends) {
  const Vector<std::byte> file = small_capture();
  const ReadMessages r = read_messages(Bytes(file).first(file.size() - 1));
  EXPECT_THAT(r.messages, ElementsAre("1 s2c 1", "2 c2s 2"));
  ASSERT_EQ(r.errors.size(), 1u);
  EXPECT_TRUE(r.errors[0].ends_capture);
  EXPECT_EQ(r.errors[0].frame, 2u);
  EXPECT_THAT(r.errors[0].error.text, HasSubstr("truncated"));
  EXPECT_TRUE(read_messages(from_hex("00112233")).errors.at(0).ends_capture);
}

TEST(CaptureReader, bytes_after_the_end_of_the_capture_are_not_kept) {
  CaptureReader reader;
  reader.supply(from_hex("00112233445566778899AABBCCDDEEFF00112233445566778899AABBCCDDEEFF"));
  ASSERT_EQ(reader.next(), CaptureReader::Step::Error);
  ASSERT_TRUE(reader.error().ends_capture);
  const std::vector<std::byte> more(1 << 16);
  const test::AllocationCounter counter;
  for (int i = 0; i < 16; ++i) reader.supply(more);
  EXPECT_EQ(counter.allocated_bytes(), 0u);
  EXPECT_EQ(reader.next(), CaptureReader::Step::End);
}

TEST(CaptureReader, every_cut_and_every_changed_byte_ends_without_harm) {
  const Vector<std::byte> file = small_capture();
  for (std::size_t size = 0; size < file.size(); ++size)
    EXPECT_LT(read_messages(Bytes(file).first(size)).messages.size(), 3u) << size;
  for (std::size_t at = 0; at < file.size(); ++at) {
    Vector<std::byte> changed = file;
    changed[at] ^= std::byte{0xFF};
    EXPECT_LE(read_messages(changed).messages.size(), 3u) << at;
  }
}

TEST(CaptureReader, a_captured_message_as_json_has_time_and_packet) {
  const Vector<std::byte> bytes = from_hex(test::kPlayerCreate.hex);
  CapturedMessage message;
  message.frame = 7;
  message.microseconds = 2'500'000;
  message.bytes = bytes;
  EXPECT_THAT(*captured_message_json(message),
              testing::StartsWith(R"({"time":2.5,"packet":7,"direction":"s2c")"));
  const Vector<std::byte> other = from_hex("e0f70000 11111111");
  message.bytes = other;
  EXPECT_EQ(
      *captured_message_json(message),
      R"({"time":2.5,"packet":7,"direction":"s2c","opcode":"0xF7E0","name":"ServerMessage","hex":"e0f7000011111111",)"
      R"("decoded":null})");
  message.bytes = Bytes(other).first(2);
  EXPECT_FALSE(captured_message_json(message).ok());
}

}  // namespace
}  // namespace acm::inspect
