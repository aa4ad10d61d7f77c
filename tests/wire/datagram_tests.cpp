// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/datagram.h"
#include "wire/pcap.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/hex.h"

namespace acm::wire {
namespace {

using test::from_hex;
using test::to_hex;

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
  EXPECT_EQ(datagram->from, (Endpoint{0x0A000001, kServerPort}));
  EXPECT_EQ(datagram->to, (Endpoint{0x0A000002, 0xC000}));
  EXPECT_EQ(datagram->missing, 0u);
  EXPECT_FALSE(datagram->cut_by_ip);
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

TEST(Unwrap, what_is_not_udp_over_ip_is_of_the_wrong_type) {
  auto frame = written_frame();
  frame[12] = std::byte{0x86};  // another protocol
  EXPECT_EQ(refusal(frame), ErrorCode::WrongType);
  frame = written_frame();
  frame[14] = std::byte{0x55};  // version 5
  EXPECT_EQ(refusal(frame), ErrorCode::WrongType);
  frame[14] = std::byte{0x44};  // a header of 16 bytes
  EXPECT_EQ(refusal(frame), ErrorCode::WrongType);
  frame = written_frame();
  frame[14 + 9] = std::byte{6};  // TCP
  EXPECT_EQ(refusal(frame), ErrorCode::WrongType);
}

TEST(Unwrap, unknown_link_types_are_not_supported) {
  EXPECT_EQ(refusal(written_frame(), static_cast<LinkType>(147)), ErrorCode::Unsupported);
  EXPECT_FALSE(is_known(static_cast<LinkType>(147)));
  EXPECT_TRUE(is_known(LinkType::LinuxCooked2));
  EXPECT_TRUE(is_known(LinkType::RawIp));
}

TEST(Unwrap, the_first_part_of_a_datagram_that_ip_has_cut_up_says_so_later_ones_are_refused) {
  auto frame = written_frame();
  frame[14 + 6] = std::byte{0x20};  // more parts follow
  frame.resize(frame.size() - 3);
  const auto first = unwrap_datagram(frame, LinkType::Ethernet);
  ASSERT_TRUE(first.ok());
  EXPECT_TRUE(first->cut_by_ip);
  EXPECT_EQ(first->missing, 3u);
  EXPECT_EQ(to_hex(first->payload), "dead");
  frame[14 + 7] = std::byte{0x01};  // from byte 8 on
  EXPECT_EQ(refusal(frame), ErrorCode::Unsupported);
}

TEST(Unwrap, a_udp_length_below_its_own_header_is_refused) {
  auto frame = written_frame();
  frame[14 + 20 + 5] = std::byte{7};
  EXPECT_EQ(refusal(frame), ErrorCode::BadValue);
}

constexpr std::string_view kIpv6Ends =
    "20010db8 00000000 00000000 00000001 fe800000 00000000 00000000 000000ff";
constexpr std::string_view kUdpAndPayload = "2328 c000 000d 0000 deadbeef01";

/// A frame of IPv6 whose lengths are 0, with what stands between its header and UDP.
std::vector<std::byte> frame_v6(std::string_view first_header, std::string_view between) {
  std::string hex = "020000000001 020000000002 86dd 60000000 0000";
  for (const std::string_view part :
       {first_header, std::string_view("40"), kIpv6Ends, between, kUdpAndPayload})
    hex += part;
  return from_hex(hex);
}

void expect_datagram_v6(Bytes frame) {
  const auto datagram = unwrap_datagram(frame, LinkType::Ethernet);
  ASSERT_TRUE(datagram.ok()) << datagram.error().what;
  EXPECT_EQ(datagram->from, (Endpoint{{0x20010DB800000000u, 1}, kServerPort}));
  EXPECT_EQ(datagram->to, (Endpoint{{0xFE80000000000000u, 0xFF}, 0xC000}));
  EXPECT_EQ(to_hex(datagram->payload), "deadbeef 01");
}

TEST(Unwrap, ipv6_is_read_as_ipv4_is) {
  expect_datagram_v6(frame_v6("11", ""));
}

TEST(Unwrap, extensions_of_ipv6_are_skipped) {
  expect_datagram_v6(frame_v6("00",  // hop by hop, then destination options of 16 bytes, then a whole "part"
                              "3c00 000000000000"
                              "2c01 0000000000000000000000000000"
                              "1100 0000 00000007"));
  EXPECT_EQ(refusal(frame_v6("06", "")), ErrorCode::WrongType);
}

TEST(Unwrap, parts_of_ipv6_datagrams_are_reported_like_those_of_ipv4) {
  const auto first = unwrap_datagram(frame_v6("2c", "1100 0001 00000007"), LinkType::Ethernet);
  ASSERT_TRUE(first.ok());
  EXPECT_TRUE(first->cut_by_ip);
  EXPECT_EQ(refusal(frame_v6("2c", "1100 0008 00000007")), ErrorCode::Unsupported);
}

TEST(IpAddress, knows_those_of_ipv4) {
  EXPECT_TRUE(IpAddress(0x7F000001u).is_v4());
  EXPECT_EQ(IpAddress(0x7F000001u).v4(), 0x7F000001u);
  EXPECT_FALSE(IpAddress(0, 1).is_v4());
  EXPECT_FALSE(IpAddress(1, 0xFFFF'0000'0001u).is_v4());
}

// What was captured of the datagram is given, with how much is missing.
TEST(Unwrap, a_cut_header_is_refused_and_a_cut_payload_reported) {
  constexpr std::size_t kHeaders = 14 + 20 + 8;
  const auto frame = written_frame();
  for (std::size_t size = 0; size < kHeaders; ++size)
    EXPECT_EQ(refusal(Bytes(frame).first(size)), ErrorCode::Truncated) << size;
  for (std::size_t size = kHeaders; size < frame.size(); ++size) {
    const auto datagram = unwrap_datagram(Bytes(frame).first(size), LinkType::Ethernet);
    ASSERT_TRUE(datagram.ok()) << size;
    EXPECT_EQ(datagram->missing, frame.size() - size);
    EXPECT_EQ(datagram->payload.size(), size - kHeaders);
  }
}

TEST(Unwrap, every_cut_of_an_ipv6_header_is_refused) {
  const auto frame = frame_v6("00", "1100 000000000000");
  for (std::size_t size = 0; size < 14 + 40 + 8 + 8; ++size)
    EXPECT_EQ(refusal(Bytes(frame).first(size)), ErrorCode::Truncated) << size;
}

}  // namespace
}  // namespace acm::wire
