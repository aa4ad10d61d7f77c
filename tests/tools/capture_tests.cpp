// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/packet_sender.h"
#include "wire/pcap.h"
#include "wire/vectors.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <sstream>

#include "capture_ends.h"
#include "run_tool.h"
#include "support/hex.h"
#include "support/sanitized.h"
#include "support/temp_folder.h"

namespace acm::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

Vector<std::byte> long_message(std::size_t size) {
  Vector<std::byte> bytes = from_hex(kCreateObjectMovement.hex);
  bytes.resize(size);
  return bytes;
}

/// Writes a capture; frames are a tenth of a second apart.
class CaptureWriter {
 public:
  CaptureWriter() { wire::write_pcap_header(out_); }

  void send(wire::Direction direction, Bytes message) {
    wire::PacketSender& sender = direction == wire::Direction::ServerToClient ? down_ : up_;
    sender.begin(message, 10);
    for (Bytes datagram = sender.next(); !datagram.empty(); datagram = sender.next())
      put(direction, datagram);
  }
  void down(const WireVector& vector) { send(wire::Direction::ServerToClient, from_hex(vector.hex)); }
  void up(const WireVector& vector) { send(wire::Direction::ClientToServer, from_hex(vector.hex)); }

  void put(wire::Direction direction, Bytes datagram) {
    const bool from_server = direction == wire::Direction::ServerToClient;
    wire::write_pcap_datagram(out_, kStart + 100'000 * frames_++, from_server ? kServer : kClient,
                              from_server ? kClient : kServer, datagram);
  }
  void put_other() {
    wire::write_pcap_datagram(out_, kStart + 100'000 * frames_++, {1, 53}, {2, 53}, from_hex("0102"));
  }
  [[nodiscard]] Bytes bytes() const { return out_.bytes(); }
  /// Writes what there is to a file and forgets it.
  void move_to(std::ofstream& file) {
    const auto bytes = std::move(out_).take();  // the writer is empty afterwards
    file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  }

 private:
  ByteWriter out_;
  wire::PacketSender down_{wire::Direction::ServerToClient};
  wire::PacketSender up_{wire::Direction::ClientToServer};
  std::uint64_t frames_ = 0;
};

/// A short session: the player is named, an object appears, moves, and the player walks.
CaptureWriter session() {
  CaptureWriter capture;
  capture.down(kPlayerCreate);
  capture.down(kCreateObjectMovement);
  capture.put_other();
  capture.down(kUpdateMotionAllFields);
  capture.up(kMoveToStateAllFields);
  capture.send(wire::Direction::ServerToClient, from_hex("e0f70000 11111111"));
  capture.down(kUpdatePositionUpright);
  return capture;
}

/// The bytes of a capture that is gone by then.
Vector<std::byte> written(const CaptureWriter& capture) {
  return {capture.bytes().begin(), capture.bytes().end()};
}

struct CaptureFile : TempFolder {
  explicit CaptureFile(Bytes bytes) { write("session.pcap", bytes); }
  [[nodiscard]] std::string file() const { return (path() / "session.pcap").string(); }
};

ToolRun run_capture(Bytes bytes, std::vector<std::string> arguments = {}) {
  const CaptureFile capture(bytes);
  arguments.insert(arguments.begin(), {"capture", capture.file()});
  return run_tool(arguments);
}

std::vector<json> objects_of(const ToolRun& run) {
  std::vector<json> objects;
  for (const std::string& line : lines_of(run.out)) objects.push_back(json::parse(line));
  return objects;
}

TEST(Capture, prints_a_timeline_in_words) {
  const ToolRun run = run_capture(written(session()));
  EXPECT_EQ(run.exit_code, 0) << run.err;
  const auto lines = lines_of(run.out);
  ASSERT_EQ(lines.size(), 5u) << run.out;
  EXPECT_EQ(lines[0],
            "    0.000000  s2c  0x50000009                      PlayerCreate          is the player");
  EXPECT_EQ(
      lines[2],
      "    0.300000  s2c  0x70A12003 Training Dummy       UpdateMotion          own input: in SwordCombat, "
      "RunForward "
      "at 2.5, SideStepRight at -1.25, TurnRight at 1.5");
  EXPECT_THAT(lines[3], HasSubstr("c2s  0x50000009                      MoveToState"));
  EXPECT_THAT(lines[4], HasSubstr("at 0x7D64001B (1.50, 2.50, 3.50), on the ground"));
}

TEST(Capture, json_gives_the_objects_of_decode_with_time_and_packet) {
  const auto objects = objects_of(run_capture(written(session()), {"--json"}));
  ASSERT_EQ(objects.size(), 5u);
  EXPECT_EQ(objects[2]["packet"], 4);
  EXPECT_DOUBLE_EQ(objects[2]["time"].get<double>(), 1'700'000'000.3);
  json expected = json::parse(run_tool({"decode", "--json", kUpdateMotionAllFields.hex}).out);
  expected["packet"] = objects[2]["packet"];
  expected["time"] = objects[2]["time"];
  EXPECT_EQ(objects[2], expected);
}

TEST(Capture, its_objects_can_be_encoded_again) {
  const ToolRun run = run_capture(written(session()), {"--json"});
  const ToolRun hex = run_tool({"encode", "-"}, {.input = run.out});
  EXPECT_EQ(hex.exit_code, 0) << hex.err;
  const auto lines = lines_of(hex.out);
  ASSERT_EQ(lines.size(), 5u);
  EXPECT_EQ(to_hex(from_hex(lines[1])), to_hex(from_hex(kCreateObjectMovement.hex)));
}

TEST(Capture, other_messages_are_shown_on_demand) {
  const auto objects = objects_of(run_capture(written(session()), {"--json", "--all"}));
  ASSERT_EQ(objects.size(), 6u);
  EXPECT_EQ(objects[4]["opcode"], "0xF7E0");
  EXPECT_EQ(objects[4]["name"], "ServerMessage");
  EXPECT_EQ(objects[4]["decoded"], nullptr);
  EXPECT_EQ(objects[4]["hex"], "e0f7000011111111");
}

TEST(Capture, filters_by_object_and_by_opcode) {
  const CaptureWriter capture = session();
  EXPECT_EQ(objects_of(run_capture(capture.bytes(), {"--json", "--object", "0x70A12003"})).size(), 3u);
  EXPECT_EQ(objects_of(run_capture(capture.bytes(), {"--json", "--object", "50000009"})).size(), 2u);
  EXPECT_EQ(objects_of(run_capture(capture.bytes(), {"--json", "--opcode", "updatemotion"})).size(), 1u);
  EXPECT_EQ(
      objects_of(run_capture(capture.bytes(), {"--json", "--opcode", "0xF61C", "--opcode", "F7E0"})).size(),
      2u);
  EXPECT_EQ(run_capture(capture.bytes(), {"--opcode", "Dance"}).exit_code, 2);
  EXPECT_EQ(run_capture(capture.bytes(), {"--object", "me"}).exit_code, 2);
}

TEST(Capture, names_of_the_protocol_are_shown_and_searched) {
  CaptureWriter capture = session();
  capture.send(wire::Direction::ServerToClient, from_hex("b0f70000 09000050 01000000 bd020000"));
  capture.send(wire::Direction::ClientToServer, from_hex("b1f70000 02000000 5d000000"));
  const ToolRun all = run_capture(capture.bytes(), {"--all"});
  EXPECT_EQ(all.exit_code, 0) << all.err;
  EXPECT_THAT(all.out, HasSubstr("ServerMessage"));
  EXPECT_THAT(all.out, HasSubstr("event Tell"));
  EXPECT_THAT(all.out, HasSubstr("action Tell"));
  EXPECT_THAT(run_capture(capture.bytes(), {"--summary"}).out, HasSubstr("event Tell"));
  EXPECT_EQ(objects_of(run_capture(capture.bytes(), {"--json", "--opcode", "tell"})).size(), 2u);
  EXPECT_EQ(objects_of(run_capture(capture.bytes(), {"--json", "--opcode", "ServerM*"})).size(), 1u);
  EXPECT_EQ(
      objects_of(run_capture(capture.bytes(), {"--json", "--opcode", "Tell", "--opcode", "tell"})).size(),
      2u);
  EXPECT_EQ(objects_of(run_capture(capture.bytes(), {"--json", "--opcode", "MovementEvent"})).size(), 1u)
      << "the protocol's name of UpdateMotion";
  EXPECT_THAT(run_capture(capture.bytes(), {"--opcode", "ServerMessag"}).err, HasSubstr("ServerMessage"));
}

TEST(Capture, csv_has_a_row_for_each_message) {
  const ToolRun run = run_capture(written(session()), {"--csv", "--all"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  const auto lines = lines_of(run.out);
  ASSERT_EQ(lines.size(), 7u) << run.out;
  EXPECT_EQ(lines[0], "packet,time,direction,object,name,message,opcode,bytes,stray_bytes,meaning");
  EXPECT_EQ(lines[1], "1,1700000000.000000,s2c,0x50000009,,PlayerCreate,0xF746,8,0,is the player");
  EXPECT_THAT(lines[3], HasSubstr(",0x70A12003,Training Dummy,UpdateMotion,0xF74C,44,0,\"own input: in"));
  EXPECT_THAT(lines[5], HasSubstr(",s2c,,,ServerMessage,0xF7E0,8,0,"));
  EXPECT_EQ(run_capture(written(session()), {"--csv", "--json"}).exit_code, 2);
}

TEST(Capture, csv_of_the_summary_has_a_row_for_each_kind) {
  const ToolRun run = run_capture(written(session()), {"--summary", "--csv"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  const auto lines = lines_of(run.out);
  ASSERT_EQ(lines.size(), 7u) << run.out;
  EXPECT_EQ(lines[0], "message,opcode,direction,count,bytes");
  EXPECT_THAT(run.out, HasSubstr("\nMoveToState,0xF7B1/0xF61C,c2s,1,"));
}

TEST(Capture, stray_bytes_are_cut_off_and_counted) {
  CaptureWriter capture;
  capture.down(kPlayerCreate);
  Vector<std::byte> longer = from_hex(kUpdatePositionUpright.hex);
  longer.push_back(std::byte{1});
  longer.push_back(std::byte{2});
  capture.send(wire::Direction::ServerToClient, longer);
  const ToolRun run = run_capture(capture.bytes());
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("on the ground (and 2 stray bytes cut off)"));
  EXPECT_THAT(run_capture(capture.bytes(), {"--summary"}).out,
              HasSubstr("2 stray bytes cut off the end of 1 message\n"));
  EXPECT_EQ(objects_of(run_capture(capture.bytes(), {"--json"}))[1]["stray_hex"], "0102");
  EXPECT_EQ(run_tool({"decode", to_hex(longer)}).exit_code, 1) << "a single message is checked";
}

TEST(Capture, summary_counts_messages_checksums_and_objects) {
  const ToolRun run = run_capture(written(session()), {"--summary"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("7 frames in 0.6 s: 6 of the game"));
  EXPECT_THAT(run.out, HasSubstr("checksums: 6 valid, 0 wrong, 0 keyed"));
  EXPECT_THAT(run.out, HasSubstr("UpdateMotion"));
  EXPECT_THAT(run.out, HasSubstr("0x70A12003  Training Dummy         3"));
}

TEST(Capture, extract_writes_the_messages_as_they_are) {
  const TempFolder folder;
  const ToolRun run = run_capture(written(session()), {"--extract", (folder.path() / "out").string()});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("5 messages written"));
  const auto file = folder.path() / "out" / "00000001-s2c-F746-PlayerCreate.bin";
  ASSERT_TRUE(std::filesystem::exists(file));
  EXPECT_EQ(std::filesystem::file_size(file), 8u);
  EXPECT_TRUE(std::filesystem::exists(folder.path() / "out" / "00000004-c2s-F61C-MoveToState.bin"));
}

TEST(Capture, messages_are_put_together_from_fragments_in_any_order) {
  CaptureWriter capture;
  const auto message = long_message(2000);
  wire::PacketSender sender(wire::Direction::ServerToClient);
  sender.begin(message, 10);
  std::vector<Vector<std::byte>> datagrams;
  for (Bytes d = sender.next(); !d.empty(); d = sender.next()) datagrams.emplace_back(d.begin(), d.end());
  ASSERT_EQ(datagrams.size(), 5u);
  for (const std::size_t i : {3u, 1u, 1u, 4u, 0u, 2u, 2u})
    capture.put(wire::Direction::ServerToClient, datagrams[i]);
  const auto objects = objects_of(run_capture(capture.bytes(), {"--json"}));
  ASSERT_EQ(objects.size(), 1u);
  EXPECT_EQ(objects[0]["packet"], 6);
  std::string hex = to_hex(message);
  std::erase(hex, ' ');
  EXPECT_EQ(objects[0]["hex"], hex);
}

TEST(Capture, a_message_that_never_finishes_is_reported) {
  CaptureWriter capture;
  const auto message = long_message(2000);
  wire::PacketSender sender(wire::Direction::ServerToClient);
  sender.begin(message, 10);
  capture.put(wire::Direction::ServerToClient, sender.next());
  capture.put(wire::Direction::ServerToClient, sender.next());
  const ToolRun run = run_capture(capture.bytes());
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("never finished: 2 of 5 fragments, without the one of index 2\n"));
}

Vector<std::byte> datagram_of(const WireVector& vector) {
  wire::PacketSender sender(wire::Direction::ServerToClient);
  const auto message = from_hex(vector.hex);
  sender.begin(message, 10);
  const Bytes d = sender.next();
  return {d.begin(), d.end()};
}

TEST(Capture, errors_are_reported_with_their_frame_and_nothing_around_them_is_lost) {
  CaptureWriter capture;
  capture.down(kPlayerCreate);
  capture.put(wire::Direction::ServerToClient, from_hex("010203"));
  capture.send(wire::Direction::ServerToClient, from_hex("4cf70000 0320a170 03000201 01010000 0a003d00"));
  capture.down(kPlayerTeleport);
  const ToolRun run = run_capture(capture.bytes(), {"--json"});
  EXPECT_EQ(run.exit_code, 1);
  const auto objects = objects_of(run);
  ASSERT_EQ(objects.size(), 2u);
  EXPECT_EQ(objects[0]["name"], "PlayerCreate");
  EXPECT_EQ(objects[1]["name"], "PlayerTeleport");
  EXPECT_THAT(run.err, HasSubstr("frame 2: truncated at byte 0: sequence\n"));
  EXPECT_THAT(run.err, HasSubstr("frame 3: bad value at byte 16: movement_type\n"));
}

TEST(Capture, a_wrong_checksum_is_reported_and_the_packet_is_read) {
  CaptureWriter capture;
  auto datagram = datagram_of(kPlayerCreate);
  datagram[8] ^= std::byte{1};
  capture.put(wire::Direction::ServerToClient, datagram);
  const ToolRun run = run_capture(capture.bytes(), {"--json"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(objects_of(run).size(), 1u);
  EXPECT_THAT(run.err, HasSubstr("frame 1: bad value at byte 8: checksum"));
}

TEST(Capture, a_keyed_checksum_is_reported_as_keyed) {
  CaptureWriter capture;
  auto datagram = datagram_of(kPlayerCreate);
  datagram[4] |= std::byte{wire::kEncryptedChecksum};
  capture.put(wire::Direction::ServerToClient, datagram);
  const ToolRun run = run_capture(capture.bytes(), {"--summary"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("0 valid, 0 wrong, 1 keyed"));
}

/// A packet without messages.
Vector<std::byte> bare_packet(std::uint32_t flags, Bytes options = {}) {
  wire::PacketHeader header;
  header.flags = flags;
  ByteWriter out;
  wire::encode_packet(out, header, options, {});
  return std::move(out).take();
}

TEST(Capture, a_connection_that_begins_anew_uses_its_numbers_again) {
  CaptureWriter capture;
  const auto datagram = datagram_of(kPlayerCreate);
  capture.put(wire::Direction::ServerToClient, datagram);
  capture.put(wire::Direction::ServerToClient, datagram);
  EXPECT_EQ(objects_of(run_capture(capture.bytes(), {"--json"})).size(), 1u) << "the second is a copy";
  capture.put(wire::Direction::ClientToServer, bare_packet(wire::kLoginRequest, from_hex("0102")));
  capture.put(wire::Direction::ServerToClient, datagram);
  EXPECT_EQ(objects_of(run_capture(capture.bytes(), {"--json"})).size(), 2u);
}

TEST(Capture, copies_and_packets_sent_again_are_counted) {
  CaptureWriter capture;
  for (int i = 0; i < 3; ++i) capture.put(wire::Direction::ServerToClient, datagram_of(kPlayerCreate));
  capture.put(wire::Direction::ServerToClient, bare_packet(wire::kRetransmission));
  const ToolRun run = run_capture(capture.bytes(), {"--summary"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("3 fragments, 2 of them copies; 1 packet sent again\n"));
}

TEST(Capture, after_a_hundred_errors_the_others_are_only_counted) {
  CaptureWriter capture;
  capture.down(kPlayerCreate);
  for (int i = 0; i < 105; ++i) capture.put(wire::Direction::ServerToClient, from_hex("010203"));
  const ToolRun run = run_capture(capture.bytes(), {"--summary"});
  EXPECT_EQ(run.exit_code, 1);
  const auto lines = lines_of(run.err);
  ASSERT_EQ(lines.size(), 101u);
  EXPECT_THAT(lines[99], HasSubstr("frame 101: "));
  EXPECT_THAT(lines[100], HasSubstr("further errors are only counted"));
  EXPECT_THAT(run.out, HasSubstr("105 errors"));
}

/// Puts the payload of every frame behind IPv6 headers instead of those of IPv4.
Vector<std::byte> as_ipv6(Bytes pcap) {
  constexpr std::size_t kEthernetBytes = 12, kUntilUdp = 14 + 20;
  ByteWriter out;
  out.raw(pcap.first(wire::kPcapHeaderBytes));
  ByteReader in(pcap.subspan(wire::kPcapHeaderBytes));
  while (in.remaining() != 0) {
    out.raw(in.raw(8, "time"));
    const std::uint32_t size = in.u32("size");
    in.u32("size");
    const Bytes frame = in.raw(size, "frame");
    out.u32(size + 20);
    out.u32(size + 20);
    out.raw(frame.first(kEthernetBytes));
    out.raw(from_hex("86dd 60000000 0000 11 40"));
    for (const std::size_t at : {26u, 30u}) {
      out.raw(from_hex("20010db8 00000000 00000000"));
      out.raw(frame.subspan(at, 4));
    }
    out.raw(frame.subspan(kUntilUdp));
  }
  return std::move(out).take();
}

TEST(Capture, ipv6_is_read_too) {
  const CaptureWriter capture = session();
  const ToolRun v6 = run_capture(as_ipv6(capture.bytes()), {"--json"});
  EXPECT_EQ(v6.exit_code, 0) << v6.err;
  EXPECT_EQ(v6.out, run_capture(capture.bytes(), {"--json"}).out);
}

constexpr std::size_t kFirstFrame = wire::kPcapHeaderBytes + 16;

TEST(Capture, a_packet_that_ip_has_cut_up_is_reported_and_parts_without_ports_are_counted) {
  CaptureWriter capture;
  capture.down(kPlayerCreate);
  const std::size_t second = capture.bytes().size() + 16;
  capture.down(kPlayerCreate);
  capture.down(kPlayerTeleport);
  auto bytes = written(capture);
  bytes[kFirstFrame + 14 + 6] = std::byte{0x20};  // more parts follow
  bytes[second + 14 + 7] = std::byte{0x3C};       // a part from byte 480 on
  const ToolRun run = run_capture(bytes);
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("frame 1: unsupported at byte 0: the packet was cut up by IP"));
  EXPECT_EQ(lines_of(run.out).size(), 1u);
  EXPECT_THAT(run_capture(bytes, {"--summary"}).out, HasSubstr("1 of the others are parts of datagrams"));
}

TEST(Capture, a_packet_of_which_only_the_beginning_was_captured_is_reported) {
  CaptureWriter capture;
  capture.down(kPlayerCreate);
  auto bytes = written(capture);
  bytes.resize(bytes.size() - 4);
  std::byte& size = bytes[wire::kPcapHeaderBytes + 8];
  size = static_cast<std::byte>(std::to_integer<unsigned>(size) - 4);
  const ToolRun run = run_capture(bytes);
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("frame 1: truncated at byte"));
  EXPECT_THAT(run.err, HasSubstr("only the packet's beginning"));
}

TEST(Capture, frames_of_a_kind_that_is_not_understood_are_refused_at_once) {
  auto bytes = written(session());
  bytes[20] = std::byte{105};  // the air
  const ToolRun run = run_capture(bytes);
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(run.out, "");
  EXPECT_THAT(run.err, HasSubstr("link type 105 (802.11)"));
}

TEST(Capture, another_port_can_be_the_servers) {
  CaptureWriter capture;
  capture.put_other();
  const ToolRun silent = run_capture(capture.bytes());
  EXPECT_EQ(silent.exit_code, 0);
  EXPECT_THAT(silent.err, HasSubstr("none of 1 frame is of the game: no UDP port 9000 to 10013"));
  EXPECT_EQ(run_capture(capture.bytes(), {"--server-port", "53"}).exit_code, 1);
  EXPECT_EQ(run_capture(capture.bytes(), {"--server-port", "70000"}).exit_code, 2);
  EXPECT_EQ(run_capture(capture.bytes(), {"--server-port", "9-2"}).exit_code, 2);
}

TEST(Capture, a_truncated_file_is_reported_after_its_readable_part) {
  const CaptureWriter capture = session();
  const ToolRun run = run_capture(capture.bytes().first(capture.bytes().size() - 3), {"--json"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_EQ(objects_of(run).size(), 4u);
  EXPECT_THAT(run.err, HasSubstr("after frame 6"));
}

TEST(Capture, a_missing_file_and_one_that_is_not_a_capture_are_reported) {
  EXPECT_EQ(run_capture(from_hex("00112233445566778899")).exit_code, 1);
  EXPECT_EQ(run_capture({}).exit_code, 1);
  const ToolRun run = run_tool({"capture", "/nowhere/at.all"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("/nowhere/at.all"));
}

/// The same frames as a pcapng file: a section, an interface, and a block for each frame.
Vector<std::byte> as_pcapng(Bytes pcap) {
  ByteWriter out;
  const auto head = from_hex(
      "0a0d0d0a 1c000000 4d3c2b1a 01000000 ffffffffffffffff 1c000000"
      "01000000 14000000 01000000 00000400 14000000");
  out.raw(head);
  ByteReader in(pcap.subspan(wire::kPcapHeaderBytes));
  while (in.remaining() != 0) {
    const std::uint64_t time = std::uint64_t{in.u32("seconds")} * 1'000'000 + in.u32("microseconds");
    const std::uint32_t size = in.u32("size");
    in.u32("size");
    const std::uint32_t block = 32 + (size + 3) / 4 * 4;
    for (const std::uint32_t word : {6u, block, 0u, static_cast<std::uint32_t>(time >> 32),
                                     static_cast<std::uint32_t>(time), size, size})
      out.u32(word);
    out.raw(in.raw(size, "frame"));
    out.align4();
    out.u32(block);
  }
  return std::move(out).take();
}

TEST(Capture, pcapng_is_read_too) {
  const CaptureWriter capture = session();
  const ToolRun pcap = run_capture(capture.bytes(), {"--json"});
  const ToolRun pcapng = run_capture(as_pcapng(capture.bytes()), {"--json"});
  EXPECT_EQ(pcapng.exit_code, 0) << pcapng.err;
  EXPECT_EQ(pcapng.out, pcap.out);
}

TEST(Capture, is_read_from_the_standard_input) {
  const CaptureWriter capture = session();
  const std::string bytes(reinterpret_cast<const char*>(capture.bytes().data()), capture.bytes().size());
  EXPECT_EQ(run_tool({"capture", "-"}, {.input = bytes}).out, run_capture(capture.bytes()).out);
}

/// The most memory that is needed for a capture of so many messages, in kilobytes.
long peak_of_capture(int messages) {
  const CaptureFile file({});
  std::ofstream out(file.file(), std::ios::binary);
  CaptureWriter capture;
  const auto message = long_message(1000);
  for (int i = 0; i < messages; ++i) {
    capture.send(wire::Direction::ServerToClient, message);
    capture.down(kUpdatePositionUpright);
    capture.move_to(out);  // what a program has before it starts another counts as the other's too
  }
  out.close();
  const ToolRun run = run_tool({"capture", file.file(), "--summary"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  return run.peak_kilobytes;
}

TEST(Capture, memory_does_not_grow_with_the_file) {
  if (kSanitized) GTEST_SKIP() << "the sanitizers keep freed memory back; the optimised build runs it";
  const long small = peak_of_capture(500);
  const long large = peak_of_capture(20'000);  // 27 MB
  EXPECT_GT(small, 0);
  EXPECT_LT(large, small + 2048);
}

TEST(Capture, no_progress_bar_where_nobody_looks) {
  CaptureWriter capture;
  const auto message = long_message(448);
  for (int i = 0; i < 40'000; ++i) capture.send(wire::Direction::ServerToClient, message);
  ASSERT_GT(capture.bytes().size(), 16u << 20);
  const ToolRun run = run_capture(capture.bytes(), {"--summary"});
  EXPECT_EQ(run.err, "");
  EXPECT_THAT(run.out, HasSubstr("40,000"));
}

}  // namespace
}  // namespace acm::test
