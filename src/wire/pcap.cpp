// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/pcap.h"

#include <array>
#include <cassert>

namespace acm::wire {

namespace {

constexpr std::uint32_t kMagicMicroseconds = 0xA1B2C3D4u;
constexpr std::uint32_t kSnapLength = 0x40000;
constexpr std::uint32_t kEthernet = 1;
constexpr std::size_t kIpBytes = 20;
constexpr std::size_t kUdpHeaderBytes = 8;
constexpr std::uint16_t kIpUdp = 17;
constexpr std::uint16_t kIpv4 = 0x0800;

// Network byte order.
void big16(FieldWriter& out, std::size_t value) {
  out.u8(static_cast<std::uint8_t>(value >> 8));
  out.u8(static_cast<std::uint8_t>(value));
}

void big32(FieldWriter& out, std::uint32_t value) {
  big16(out, value >> 16);
  big16(out, value & 0xFFFFu);
}

void write_ethernet(FieldWriter& out, const Endpoint& from, const Endpoint& to) {
  // Addresses of local administration, made from those of the ends, so that the two differ.
  for (const std::uint32_t address : {to.address.v4(), from.address.v4()}) {
    big16(out, 0x0200);
    big32(out, address);
  }
  big16(out, kIpv4);
}

void write_ip(FieldWriter& out, const Endpoint& from, const Endpoint& to, std::size_t size) {
  const std::array<std::uint32_t, 10> halves = {0x4500,
                                                static_cast<std::uint32_t>(size),
                                                0,
                                                0x4000,
                                                64u << 8 | kIpUdp,
                                                0,
                                                from.address.v4() >> 16,
                                                from.address.v4() & 0xFFFF,
                                                to.address.v4() >> 16,
                                                to.address.v4() & 0xFFFF};
  std::uint32_t sum = 0;
  for (const std::uint32_t half : halves) sum += half;
  sum = (sum & 0xFFFFu) + (sum >> 16);
  sum = (sum & 0xFFFFu) + (sum >> 16);
  for (std::size_t i = 0; i < halves.size(); ++i) big16(out, i == 5 ? ~sum & 0xFFFFu : halves[i]);
}

}  // namespace

void write_pcap_header(FieldWriter& out) {
  out.u32(kMagicMicroseconds);
  out.u16(2);
  out.u16(4);
  out.u32(0);
  out.u32(0);
  out.u32(kSnapLength);
  out.u32(kEthernet);
}

void write_pcap_datagram(FieldWriter& out, std::uint64_t microseconds, const Endpoint& from,
                         const Endpoint& to, Bytes datagram) {
  assert(from.address.is_v4() && to.address.is_v4());
  assert(datagram.size() <= 0xFFFF - kIpBytes - kUdpHeaderBytes);
  constexpr std::uint64_t kSecond = 1'000'000;
  const auto frame_size = static_cast<std::uint32_t>(kPcapRecordOverhead - 16 + datagram.size());
  out.u32(static_cast<std::uint32_t>(microseconds / kSecond));
  out.u32(static_cast<std::uint32_t>(microseconds % kSecond));
  out.u32(frame_size);
  out.u32(frame_size);
  write_ethernet(out, from, to);
  write_ip(out, from, to, kIpBytes + kUdpHeaderBytes + datagram.size());
  big16(out, from.port);
  big16(out, to.port);
  big16(out, kUdpHeaderBytes + datagram.size());
  big16(out, 0);  // no checksum
  out.raw(datagram);
}

}  // namespace acm::wire
