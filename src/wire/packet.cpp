// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/packet.h"

#include <array>
#include <cassert>

namespace acm::wire {

namespace {

constexpr std::uint32_t kChecksumPlaceholder = 0xBADD70DDu;
constexpr std::size_t kFlagsOffset = 4;
constexpr std::size_t kSizeOffset = 16;

PacketHeader read_header(ByteReader& in) {
  PacketHeader h;
  h.sequence = in.u32("sequence");
  h.flags = in.u32("flags");
  h.checksum = in.u32("checksum");
  h.recipient = in.u16("recipient");
  h.time = in.u16("time");
  h.size = in.u16("size");
  h.iteration = in.u16("iteration");
  return h;
}

void write_header(FieldWriter& out, const PacketHeader& h) {
  out.u32(h.sequence);
  out.u32(h.flags);
  out.u32(h.checksum);
  out.u16(h.recipient);
  out.u16(h.time);
  out.u16(h.size);
  out.u16(h.iteration);
}

SequenceList read_sequences(ByteReader& in, const char* field) {
  const std::uint32_t count = in.count(field, 4);
  return {in.raw(std::size_t{count} * 4, field)};
}

void read_connect_request(ByteReader& in, PacketOptions& o) {
  o.connect_time = in.f64("connect_request.time");
  o.connect_cookie = in.u64("connect_request.cookie");
  o.connect_id = in.u32("connect_request.id");
  o.server_seed = in.u32("connect_request.server_seed");
  o.client_seed = in.u32("connect_request.client_seed");
  in.u32("connect_request");
}

/// In ascending order of their flags (wire 6).
void read_options(ByteReader& in, const PacketHeader& h, PacketOptions& o) {
  if (h.has(kServerSwitch)) o.server_switch = in.raw(8, "server_switch");
  if (h.has(kLogonServerAddress)) o.logon_server_address = in.raw(16, "logon_server_address");
  if (h.has(kReferral)) o.referral = in.raw(32, "referral");
  if (h.has(kRequestRetransmit)) o.request_retransmit = read_sequences(in, "request_retransmit");
  if (h.has(kRejectRetransmit)) o.reject_retransmit = read_sequences(in, "reject_retransmit");
  if (h.has(kAckSequence)) o.ack_sequence = in.u32("ack_sequence");
  if (h.has(kLoginRequest)) o.login_request = in.raw(in.remaining(), "login_request");
  if (h.has(kWorldLoginRequest)) o.world_login_request = in.raw(8, "world_login_request");
  if (h.has(kConnectRequest)) read_connect_request(in, o);
  if (h.has(kConnectResponse)) o.connect_cookie = in.u64("connect_response");
  if (h.has(kNetError)) o.net_error = in.raw(8, "net_error");
  if (h.has(kNetErrorDisconnect)) o.net_error_disconnect = in.raw(8, "net_error_disconnect");
  if (h.has(kCiCommand)) o.ci_command = in.raw(8, "ci_command");
  if (h.has(kTimeSync)) o.time_sync = in.f64("time_sync");
  if (h.has(kEchoRequest)) o.echo_request = in.f32("echo_request");
  if (h.has(kEchoResponse)) {
    o.echo_response[0] = in.f32("echo_response");
    o.echo_response[1] = in.f32("echo_response");
  }
  if (h.has(kFlow)) {
    o.flow_bytes = in.u32("flow");
    o.flow_interval = in.u16("flow");
  }
}

void write_fragment_header(FieldWriter& out, const Fragment& f) {
  assert(f.data.size() <= Fragment::kMaxDataBytes);
  out.u32(f.sequence);
  out.u32(f.id);
  out.u16(f.count);
  out.u16(static_cast<std::uint16_t>(Fragment::kHeaderBytes + f.data.size()));
  out.u16(f.index);
  out.u16(f.queue);
}

std::uint32_t header_hash(PacketHeader header) {
  header.checksum = kChecksumPlaceholder;
  std::array<std::byte, PacketHeader::kBytes> room;
  SpanWriter out(room);
  write_header(out, header);
  return checksum_hash(out.bytes());
}

std::uint32_t fragment_hash(const Fragment& f) {
  std::array<std::byte, Fragment::kHeaderBytes> room;
  SpanWriter out(room);
  write_fragment_header(out, f);
  return checksum_hash(out.bytes()) + checksum_hash(f.data);
}

}  // namespace

const char* to_string(Direction direction) {
  return direction == Direction::ServerToClient ? "s2c" : "c2s";
}

std::uint32_t SequenceList::operator[](std::size_t i) const {
  assert(i < size());
  ByteReader in(bytes.subspan(i * 4, 4));
  return in.u32("sequence");
}

Result<Packet> decode_packet(Bytes datagram) {
  ByteReader in(datagram);
  Packet packet;
  packet.datagram = datagram;
  packet.header = read_header(in);
  if (in.ok() && (packet.header.flags & ~kKnownPacketFlags) != 0)
    in.fail(ErrorCode::BadValue, "flags", kFlagsOffset);
  if (in.ok() && packet.header.size > in.remaining()) in.fail(ErrorCode::Truncated, "size", kSizeOffset);
  if (in.ok() && packet.header.size < in.remaining())
    in.fail(ErrorCode::TrailingBytes, "bytes after the end of the packet",
            PacketHeader::kBytes + packet.header.size);
  const std::uint64_t options_begin = in.offset();
  read_options(in, packet.header, packet.options);
  packet.option_bytes = in.since(options_begin);
  if (packet.header.has(kBlobFragments)) packet.fragment_bytes = in.raw(in.remaining(), "fragments");
  in.expect_end();
  if (!in.ok()) return in.error();
  return packet;
}

FragmentReader::FragmentReader(const Packet& packet)
    : in_(packet.fragment_bytes),
      base_(static_cast<std::uint32_t>(packet.datagram.size() - packet.fragment_bytes.size())) {}

bool FragmentReader::next(Fragment& out) {
  if (in_.remaining() == 0) return false;
  const std::uint64_t begin = in_.offset();
  out.offset = base_ + static_cast<std::uint32_t>(begin);
  out.sequence = in_.u32("fragment.sequence");
  out.id = in_.u32("fragment.id");
  out.count = in_.u16("fragment.count");
  const std::uint16_t size = in_.u16("fragment.size");
  out.index = in_.u16("fragment.index");
  out.queue = in_.u16("fragment.queue");
  if (!in_.ok()) return false;
  constexpr std::uint64_t kSizeInFragment = 10;
  if (size < Fragment::kHeaderBytes) {
    in_.fail(ErrorCode::BadValue, "fragment.size", begin + kSizeInFragment);
  } else if (size > Fragment::kHeaderBytes + Fragment::kMaxDataBytes) {
    in_.fail(ErrorCode::LimitExceeded, "fragment.size", begin + kSizeInFragment);
  } else {
    out.data = in_.raw(size - Fragment::kHeaderBytes, "fragment.data");
  }
  return in_.ok();
}

Status FragmentReader::status() const {
  if (in_.ok()) return {};
  Error error = in_.error();
  error.offset += base_;
  return error;
}

std::uint32_t checksum_hash(Bytes bytes) {
  const std::size_t size = bytes.size();
  std::uint32_t hash = static_cast<std::uint32_t>(size << 16);
  std::size_t i = 0;
  for (; i + 4 <= size; i += 4) hash += detail::load_little_endian<std::uint32_t>(bytes.data() + i);
  for (unsigned shift = 24; i < size; ++i, shift -= 8)
    hash += std::to_integer<std::uint32_t>(bytes[i]) << shift;
  return hash;
}

ChecksumState check_checksum(const Packet& packet) {
  if (packet.header.has(kEncryptedChecksum)) return ChecksumState::Keyed;
  std::uint32_t sum = header_hash(packet.header) + checksum_hash(packet.option_bytes);
  FragmentReader fragments(packet);
  for (Fragment f; fragments.next(f);) sum += fragment_hash(f);
  return fragments.status().ok() && sum == packet.header.checksum ? ChecksumState::Valid
                                                                  : ChecksumState::Wrong;
}

void encode_packet(FieldWriter& out, PacketHeader header, Bytes option_bytes,
                   std::span<const Fragment> fragments) {
  std::size_t size = option_bytes.size();
  std::uint32_t payload = checksum_hash(option_bytes);
  for (const Fragment& f : fragments) {
    size += Fragment::kHeaderBytes + f.data.size();
    payload += fragment_hash(f);
  }
  assert(size <= 0xFFFF);
  header.size = static_cast<std::uint16_t>(size);
  header.flags &= ~static_cast<std::uint32_t>(kEncryptedChecksum);
  if (!fragments.empty()) header.flags |= kBlobFragments;
  header.checksum = header_hash(header) + payload;
  write_header(out, header);
  out.raw(option_bytes);
  for (const Fragment& f : fragments) {
    write_fragment_header(out, f);
    out.raw(f.data);
  }
}

}  // namespace acm::wire
