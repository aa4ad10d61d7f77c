// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire/pcap.h"

#include <gtest/gtest.h>

#include <vector>

#include "support/hex.h"

namespace acm::wire {
namespace {

using test::from_hex;
using test::to_hex;

TEST(Pcap, wire_6_the_head_is_little_endian_microseconds_ethernet) {
  ByteWriter out;
  write_pcap_header(out);
  EXPECT_EQ(out.size(), kPcapHeaderBytes);
  EXPECT_EQ(to_hex(out.bytes()), "d4c3b2a1 02000400 00000000 00000000 00000400 01000000");
}

TEST(Pcap, a_datagram_is_wrapped_in_ethernet_ip_and_udp) {
  ByteWriter out;
  write_pcap_datagram(out, 3'000'007, {0x0A000001, kServerPort}, {0x0A000002, 0xC000},
                      from_hex("DEADBEEF01"));
  EXPECT_EQ(out.size(), kPcapRecordOverhead + 5);
  EXPECT_EQ(to_hex(out.bytes()),
            to_hex(from_hex("03000000 07000000 2f000000 2f000000"           // record: time, sizes
                            "02000a000002 02000a000001 0800"                // Ethernet: to, from, IPv4
                            "45000021 00004000 401126ca 0a000001 0a000002"  // IPv4 with its checksum
                            "2328 c000 000d 0000"                           // UDP
                            "deadbeef01")));
}

TEST(Pcap, the_checksum_of_the_ip_header_sums_to_all_ones) {
  ByteWriter out;
  write_pcap_datagram(out, 0, {0xFFFFFFFF, 1}, {0xFFFFFFFE, 2}, from_hex("00"));
  const Bytes ip = out.bytes().subspan(16 + 14, 20);
  std::uint32_t sum = 0;
  for (std::size_t i = 0; i < ip.size(); i += 2)
    sum += std::to_integer<std::uint32_t>(ip[i]) << 8 | std::to_integer<std::uint32_t>(ip[i + 1]);
  sum = (sum & 0xFFFF) + (sum >> 16);
  EXPECT_EQ((sum & 0xFFFF) + (sum >> 16), 0xFFFFu);
}

std::vector<std::byte> written_frame() {
  ByteWriter out;
  write_pcap_datagram(out, 0, {0x0A000001, kServerPort}, {0x0A000002, 0xC000}, from_hex("DEADBEEF01"));
  auto bytes = std::move(out).take();
  bytes.erase(bytes.begin(), bytes.begin() + 16);
  return bytes;
}

void expect_written_datagram(Bytes frame, LinkType link) {
  const auto datagram = unwrap_datagram(frame, link);
  ASSERT_TRUE(datagram.ok()) << datagram.error().what;
  EXPECT_EQ(datagram->from.address, 0x0A000001u);
  EXPECT_EQ(datagram->from.port, kServerPort);
  EXPECT_EQ(datagram->to.address, 0x0A000002u);
  EXPECT_EQ(datagram->to.port, 0xC000u);
  EXPECT_EQ(to_hex(datagram->payload), "deadbeef 01");
}

std::vector<std::byte> with_link_header(std::string_view hex) {
  auto bytes = from_hex(hex);
  const auto frame = written_frame();
  bytes.insert(bytes.end(), frame.begin() + 14, frame.end());
  return bytes;
}

TEST(Unwrap, what_is_written_is_read_again) {
  expect_written_datagram(written_frame(), LinkType::Ethernet);
}

TEST(Unwrap, wire_6_other_link_headers) {
  expect_written_datagram(with_link_header("02000000"), LinkType::Loopback);
  expect_written_datagram(with_link_header(""), LinkType::RawIp);
  expect_written_datagram(with_link_header("0000 0001 0006 AABBCCDDEEFF 0000 0800"), LinkType::LinuxCooked);
  expect_written_datagram(with_link_header("0800 0000 00000001 0001 00 06 AABBCCDDEEFF0000"),
                          LinkType::LinuxCooked2);
  expect_written_datagram(with_link_header("AABBCCDDEEFF AABBCCDDEEFF 8100 0005 0800"), LinkType::Ethernet);
}

TEST(Unwrap, wire_6_the_length_of_ip_is_not_believed) {
  auto frame = written_frame();
  frame[14 + 2] = frame[14 + 3] = std::byte{0};
  expect_written_datagram(frame, LinkType::Ethernet);
}

TEST(Unwrap, the_padding_of_short_ethernet_frames_is_left_out) {
  auto frame = written_frame();
  frame.resize(60);
  expect_written_datagram(frame, LinkType::Ethernet);
}

TEST(Unwrap, options_of_ip_are_skipped) {
  auto frame = written_frame();
  frame[14] = std::byte{0x46};
  frame.insert(frame.begin() + 34, 4, std::byte{0});
  expect_written_datagram(frame, LinkType::Ethernet);
}

ErrorCode refusal(Bytes frame, LinkType link = LinkType::Ethernet) {
  const auto datagram = unwrap_datagram(frame, link);
  EXPECT_FALSE(datagram.ok());
  return datagram.ok() ? ErrorCode::NotFound : datagram.error().code;
}

TEST(Unwrap, what_is_not_udp_over_ipv4_is_of_the_wrong_type) {
  auto frame = written_frame();
  frame[12] = std::byte{0x86};
  EXPECT_EQ(refusal(frame), ErrorCode::WrongType);
  frame = written_frame();
  frame[14] = std::byte{0x65};
  EXPECT_EQ(refusal(frame), ErrorCode::WrongType);
  frame[14] = std::byte{0x44};
  EXPECT_EQ(refusal(frame), ErrorCode::WrongType);
  frame = written_frame();
  frame[14 + 9] = std::byte{6};
  EXPECT_EQ(refusal(frame), ErrorCode::WrongType);
}

TEST(Unwrap, unknown_link_types_and_cut_up_datagrams_are_not_supported) {
  auto frame = written_frame();
  EXPECT_EQ(refusal(frame, static_cast<LinkType>(147)), ErrorCode::Unsupported);
  frame[14 + 6] = std::byte{0x20};
  EXPECT_EQ(refusal(frame), ErrorCode::Unsupported);
  frame[14 + 6] = std::byte{0x00};
  frame[14 + 7] = std::byte{0x01};
  EXPECT_EQ(refusal(frame), ErrorCode::Unsupported);
}

TEST(Unwrap, a_udp_length_below_its_own_header_is_refused) {
  auto frame = written_frame();
  frame[14 + 20 + 5] = std::byte{7};
  EXPECT_EQ(refusal(frame), ErrorCode::BadValue);
}

TEST(Unwrap, every_cut_is_refused) {
  const auto frame = written_frame();
  for (std::size_t size = 0; size < frame.size(); ++size)
    EXPECT_EQ(refusal(Bytes(frame).first(size)), ErrorCode::Truncated) << size;
}

}  // namespace
}  // namespace acm::wire
