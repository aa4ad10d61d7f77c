// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/pcap.h"

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

}  // namespace
}  // namespace acm::wire
