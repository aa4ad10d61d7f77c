// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/packet.h"
#include "wire/packet_sender.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <vector>

#include "support/allocation_counter.h"
#include "support/hex.h"
#include "support/record_checks.h"

namespace acm::wire {
namespace {

using test::from_hex;

Vector<std::byte> packet_bytes(PacketHeader header, std::string_view options,
                               std::vector<Fragment> fragments = {}) {
  const auto option_bytes = from_hex(options);
  ByteWriter out;
  encode_packet(out, header, option_bytes, fragments);
  return std::move(out).take();
}

Result<Packet> decode_options(std::uint32_t flags, std::string_view options) {
  static std::vector<Vector<std::byte>> kept;
  PacketHeader header;
  header.flags = flags;
  kept.push_back(packet_bytes(header, options));
  return decode_packet(kept.back());
}

Fragment fragment(std::uint32_t sequence, std::uint16_t index, std::uint16_t count, Bytes data) {
  Fragment f;
  f.sequence = sequence;
  f.id = kServerFragmentId;
  f.index = index;
  f.count = count;
  f.data = data;
  return f;
}

TEST(Packet, wire_6_header_of_20_bytes) {
  const auto bytes = from_hex("01000000 00000000 33333333 44005500 00006600");
  const auto packet = decode_packet(bytes);
  ASSERT_TRUE(packet.ok());
  EXPECT_EQ(packet->header.sequence, 1u);
  EXPECT_EQ(packet->header.checksum, 0x33333333u);
  EXPECT_EQ(packet->header.recipient, 0x44u);
  EXPECT_EQ(packet->header.time, 0x55u);
  EXPECT_EQ(packet->header.size, 0u);
  EXPECT_EQ(packet->header.iteration, 0x66u);
}

TEST(Packet, wire_6_optional_headers_come_in_ascending_order_of_their_flags) {
  const auto packet = decode_options(kAckSequence | kTimeSync | kEchoRequest | kFlow,
                                     "07000000 000000000000F03F 0000003F 10000000 2000");
  ASSERT_TRUE(packet.ok());
  EXPECT_EQ(packet->options.ack_sequence, 7u);
  EXPECT_EQ(packet->options.time_sync, 1.0);
  EXPECT_EQ(packet->options.echo_request, 0.5f);
  EXPECT_EQ(packet->options.flow_bytes, 0x10u);
  EXPECT_EQ(packet->options.flow_interval, 0x20u);
  EXPECT_EQ(packet->option_bytes.size(), 22u);
}

TEST(Packet, wire_6_connect_request_of_32_bytes) {
  const auto packet = decode_options(kConnectRequest,
                                     "000000000000F03F 8877665544332211 01000000 AAAAAAAA BBBBBBBB 00000000");
  ASSERT_TRUE(packet.ok());
  EXPECT_EQ(packet->options.connect_time, 1.0);
  EXPECT_EQ(packet->options.connect_cookie, 0x1122334455667788u);
  EXPECT_EQ(packet->options.connect_id, 1u);
  EXPECT_EQ(packet->options.server_seed, 0xAAAAAAAAu);
  EXPECT_EQ(packet->options.client_seed, 0xBBBBBBBBu);
}

TEST(Packet, wire_6_the_size_of_every_optional_header) {
  struct Case {
    std::uint32_t flag;
    std::size_t size;
  };
  for (const Case& c : {Case{kRetransmission, 0}, Case{kServerSwitch, 8}, Case{kLogonServerAddress, 16},
                        Case{kEmpty1, 0}, Case{kReferral, 32}, Case{kAckSequence, 4}, Case{kDisconnect, 0},
                        Case{kWorldLoginRequest, 8}, Case{kConnectRequest, 32}, Case{kConnectResponse, 8},
                        Case{kNetError, 8}, Case{kNetErrorDisconnect, 8}, Case{kCiCommand, 8},
                        Case{kTimeSync, 8}, Case{kEchoRequest, 4}, Case{kEchoResponse, 8}, Case{kFlow, 6}}) {
    const std::string options(c.size * 2, '0');
    EXPECT_TRUE(decode_options(c.flag, options).ok()) << std::hex << c.flag;
    EXPECT_FALSE(decode_options(c.flag, options + "00").ok()) << std::hex << c.flag;
    if (c.size == 0) continue;
    EXPECT_FALSE(decode_options(c.flag, options.substr(2)).ok()) << std::hex << c.flag;
  }
}

TEST(Packet, wire_6_lists_of_packets_to_send_again) {
  const auto packet =
      decode_options(kRequestRetransmit | kRejectRetransmit, "02000000 05000000 06000000 01000000 09000000");
  ASSERT_TRUE(packet.ok());
  ASSERT_EQ(packet->options.request_retransmit.size(), 2u);
  EXPECT_EQ(packet->options.request_retransmit[1], 6u);
  ASSERT_EQ(packet->options.reject_retransmit.size(), 1u);
  EXPECT_EQ(packet->options.reject_retransmit[0], 9u);
}

TEST(Packet, a_list_that_lies_about_its_count_is_refused_where_it_stands) {
  const auto packet = decode_options(kRequestRetransmit, "FFFFFFFF 05000000");
  ASSERT_FALSE(packet.ok());
  EXPECT_EQ(packet.error().code, ErrorCode::LimitExceeded);
  EXPECT_EQ(packet.error().offset, 20u);
}

TEST(Packet, wire_6_a_login_request_takes_all_the_rest) {
  const auto packet = decode_options(kLoginRequest, "0102030405");
  ASSERT_TRUE(packet.ok());
  EXPECT_EQ(packet->options.login_request.size(), 5u);
}

TEST(Packet, a_size_that_is_not_the_datagrams_is_refused) {
  auto bytes = packet_bytes({}, "");
  bytes.push_back(std::byte{0});
  EXPECT_EQ(decode_packet(bytes).error(),
            (Error{ErrorCode::TrailingBytes, 0, 20, decode_packet(bytes).error().what}));
  bytes[16] = std::byte{2};
  EXPECT_EQ(decode_packet(bytes).error().code, ErrorCode::Truncated);
  EXPECT_EQ(decode_packet(bytes).error().offset, 16u);
}

TEST(Packet, bytes_that_no_flag_announces_are_refused) {
  const auto packet = decode_options(0, "01020304");
  ASSERT_FALSE(packet.ok());
  EXPECT_EQ(packet.error().code, ErrorCode::TrailingBytes);
  EXPECT_EQ(packet.error().offset, 20u);
}

TEST(Packet, flags_without_a_known_meaning_are_refused) {
  for (const std::uint32_t flag : {0x8u, 0x80u, 0x800000u, 0x10000000u, 0x80000000u}) {
    const auto packet = decode_options(flag, "");
    ASSERT_FALSE(packet.ok()) << std::hex << flag;
    EXPECT_EQ(packet.error().code, ErrorCode::BadValue);
    EXPECT_EQ(packet.error().offset, 4u);
  }
}

TEST(Packet, wire_6_fragments_follow_one_another_without_padding) {
  const auto first = from_hex("010203"), second = from_hex("0405060708");
  PacketHeader header;
  header.flags = kAckSequence;
  const auto bytes = packet_bytes(header, "07000000", {fragment(9, 0, 1, first), fragment(10, 1, 3, second)});
  const auto packet = decode_packet(bytes);
  ASSERT_TRUE(packet.ok());
  FragmentReader fragments(*packet);
  Fragment f;
  ASSERT_TRUE(fragments.next(f));
  EXPECT_EQ(f.sequence, 9u);
  EXPECT_EQ(f.id, kServerFragmentId);
  EXPECT_EQ(f.offset, 24u);
  EXPECT_EQ(test::to_hex(f.data), "010203");
  ASSERT_TRUE(fragments.next(f));
  EXPECT_EQ(f.index, 1u);
  EXPECT_EQ(f.count, 3u);
  EXPECT_EQ(f.offset, 24u + 19u);
  EXPECT_EQ(test::to_hex(f.data), "04050607 08");
  EXPECT_FALSE(fragments.next(f));
  EXPECT_TRUE(fragments.status().ok());
}

TEST(Packet, a_fragment_of_a_wrong_size_ends_the_walk_and_those_before_it_stand) {
  struct Case {
    unsigned size;
    ErrorCode code;
  };
  const auto data = from_hex("0102030405060708");
  for (const Case& c : {Case{15, ErrorCode::BadValue}, Case{0, ErrorCode::BadValue},
                        Case{465, ErrorCode::LimitExceeded}, Case{25, ErrorCode::Truncated}}) {
    auto bytes = packet_bytes({}, "", {fragment(1, 0, 1, data), fragment(2, 0, 1, data)});
    bytes[20 + 24 + 10] = static_cast<std::byte>(c.size & 0xFF);
    bytes[20 + 24 + 11] = static_cast<std::byte>(c.size >> 8);
    const auto packet = decode_packet(bytes);
    ASSERT_TRUE(packet.ok());
    FragmentReader fragments(*packet);
    Fragment f;
    EXPECT_TRUE(fragments.next(f));
    EXPECT_FALSE(fragments.next(f));
    EXPECT_FALSE(fragments.next(f));
    ASSERT_FALSE(fragments.status().ok());
    EXPECT_EQ(fragments.status().error().code, c.code) << c.size;
    EXPECT_GE(fragments.status().error().offset, 20u + 24u);
  }
}

TEST(Packet, every_cut_of_a_packet_is_refused) {
  const auto data = from_hex("0102030405060708");
  PacketHeader header;
  header.flags = kAckSequence | kTimeSync;
  const auto bytes = packet_bytes(header, "07000000 000000000000F03F", {fragment(1, 0, 1, data)});
  test::expect_truncations_refused(decode_packet, bytes);
  test::expect_extra_byte_refused(decode_packet, bytes);
}

// H of 1, 2, 3 bytes: the length in the high half, the bytes from the top down.
TEST(Checksum, wire_6_the_bytes_that_are_left_are_placed_from_the_top_down) {
  EXPECT_EQ(checksum_hash({}), 0u);
  EXPECT_EQ(checksum_hash(from_hex("01")), 0x00010000u + 0x01000000u);
  EXPECT_EQ(checksum_hash(from_hex("010203")), 0x00030000u + 0x01020300u);
  EXPECT_EQ(checksum_hash(from_hex("04030201 01")), 0x00050000u + 0x01020304u + 0x01000000u);
}

// sequence 0, flags 0: H(20 bytes) = 20 << 16 + 0xBADD70DD.
TEST(Checksum, wire_6_the_header_is_summed_with_a_placeholder) {
  const auto bytes = packet_bytes({}, "");
  EXPECT_EQ(decode_packet(bytes)->header.checksum, 0x00140000u + 0xBADD70DDu);
  EXPECT_EQ(check_checksum(*decode_packet(bytes)), ChecksumState::Valid);
}

TEST(Checksum, wire_6_a_changed_byte_is_noticed) {
  const auto data = from_hex("0102030405");
  PacketHeader header;
  header.flags = kAckSequence;
  const auto sound = packet_bytes(header, "07000000", {fragment(1, 0, 1, data)});
  EXPECT_EQ(check_checksum(*decode_packet(sound)), ChecksumState::Valid);
  for (const std::size_t at : {0u, 8u, 20u, 24u, 40u, 44u}) {
    auto bytes = sound;
    bytes[at] ^= std::byte{0x10};
    const auto packet = decode_packet(bytes);
    ASSERT_TRUE(packet.ok()) << at;
    EXPECT_EQ(check_checksum(*packet), ChecksumState::Wrong) << at;
  }
}

TEST(Checksum, wire_6_a_keyed_one_is_reported_as_keyed) {
  auto bytes = packet_bytes({}, "");
  bytes[4] = std::byte{kEncryptedChecksum};
  EXPECT_EQ(check_checksum(*decode_packet(bytes)), ChecksumState::Keyed);
}

TEST(PacketSender, a_short_message_is_one_packet_with_a_valid_checksum) {
  PacketSender sender(Direction::ServerToClient, 5);
  const auto message = from_hex("46f70000 01000050");
  sender.begin(message, 10);
  const auto packet = decode_packet(sender.next());
  ASSERT_TRUE(packet.ok());
  EXPECT_EQ(packet->header.recipient, 5u);
  EXPECT_EQ(check_checksum(*packet), ChecksumState::Valid);
  FragmentReader fragments(*packet);
  Fragment f;
  ASSERT_TRUE(fragments.next(f));
  EXPECT_EQ(f.id, kServerFragmentId);
  EXPECT_EQ(f.queue, 10u);
  EXPECT_EQ(f.count, 1u);
  EXPECT_EQ(test::to_hex(f.data), test::to_hex(message));
  EXPECT_TRUE(sender.next().empty());
}

TEST(PacketSender, wire_6_the_clients_id_carries_its_counter) {
  PacketSender sender(Direction::ClientToServer);
  const Vector<std::byte> message(4);
  sender.begin(message, 3);
  sender.next();
  sender.begin(message, 3);
  const auto packet = decode_packet(sender.next());
  FragmentReader fragments(*packet);
  Fragment f;
  ASSERT_TRUE(fragments.next(f));
  EXPECT_EQ(f.sequence, 2u);
  EXPECT_EQ(f.id, 0x03000002u);
}

TEST(PacketSender, a_message_of_exactly_one_fragment_makes_no_second) {
  PacketSender sender(Direction::ServerToClient);
  const Vector<std::byte> message(448);
  sender.begin(message, 0);
  EXPECT_EQ(sender.next().size(), 484u);
  EXPECT_TRUE(sender.next().empty());
}

RC_GTEST_PROP(Packet, whatever_is_encoded_is_decoded_again, (std::uint32_t sequence, std::uint16_t time)) {
  std::vector<Vector<std::byte>> data(*rc::gen::inRange<std::size_t>(0, 6));
  std::vector<Fragment> fragments;
  for (auto& d : data) {
    d.resize(*rc::gen::inRange<std::size_t>(0, 449), *rc::gen::element(std::byte{1}, std::byte{0xFF}));
    fragments.push_back(fragment(sequence++, 0, 1, d));
  }
  PacketHeader header;
  header.sequence = sequence;
  header.time = time;
  const auto bytes = packet_bytes(header, "", fragments);
  const auto packet = decode_packet(bytes);
  RC_ASSERT(packet.ok());
  RC_ASSERT(check_checksum(*packet) == ChecksumState::Valid);
  RC_ASSERT(packet->header.time == time);
  FragmentReader reader(*packet);
  for (const Fragment& expected : fragments) {
    Fragment f;
    RC_ASSERT(reader.next(f));
    RC_ASSERT(f.sequence == expected.sequence);
    RC_ASSERT(std::equal(f.data.begin(), f.data.end(), expected.data.begin(), expected.data.end()));
  }
  RC_ASSERT(reader.status().ok());
}

}  // namespace
}  // namespace acm::wire
