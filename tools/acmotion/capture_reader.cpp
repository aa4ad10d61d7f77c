// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capture_reader.h"

#include <fmt/format.h>

#include <cstdio>

#include "tool_error.h"

namespace acm::tool {

ServerPorts parse_server_ports(const std::string& text) {
  if (text.empty()) return {};
  unsigned first = 0, last = 0;
  const int read = std::sscanf(text.c_str(), "%u-%u", &first, &last);
  if (read == 1) last = first;
  if (read < 1 || first > last || last > 0xFFFF)
    throw ToolError(fmt::format("'{}' is no port and no range such as 9000-10013", text), kWrongUsage);
  return {static_cast<std::uint16_t>(first), static_cast<std::uint16_t>(last)};
}

namespace {

using namespace acm::wire;

constexpr std::uint64_t kChecksumOffset = 8;

/// The client tells connections apart: a server uses two ports for one of them. Exact for IPv4, and for IPv6
/// as good as that.
std::uint64_t flow_of(const Endpoint& client) {
  const IpAddress& a = client.address;
  return (a.low << 16 | client.port) + (a.high ^ a.low >> 48) * 0x9E3779B97F4A7C15u;
}

bool is_later_part(const Result<Datagram>& datagram) {
  return !datagram && datagram.error().code == ErrorCode::Unsupported;
}

/// A packet that begins a connection: numbers start again after it.
bool begins_connection(const Packet& packet) {
  return packet.header.has(kLoginRequest) || packet.header.has(kConnectRequest);
}

}  // namespace

CaptureReader::Step CaptureReader::fail(const Error& error) {
  ++counts_.faults;
  fault_ = {frame_.number, error};
  return Step::Fault;
}

CaptureReader::Step CaptureReader::advance() {
  return fragments_ ? read_fragment() : read_frame();
}

/// A wrong checksum is told, but what the packet holds is read all the same.
CaptureReader::Step CaptureReader::count_packet(const Packet& packet) {
  ++counts_.packets;
  counts_.packet_bytes += packet.datagram.size();
  if (packet.header.has(kRetransmission)) ++counts_.retransmissions;
  switch (check_checksum(packet)) {
    case ChecksumState::Valid: ++counts_.valid_checksums; break;
    case ChecksumState::Keyed: ++counts_.keyed_checksums; break;
    case ChecksumState::Wrong:
      ++counts_.wrong_checksums;
      return fail({ErrorCode::BadValue, 0, kChecksumOffset, "checksum"});
  }
  return Step::Nothing;
}

CaptureReader::Step CaptureReader::read_frame() {
  const auto frame = file_.next();
  if (!frame) return Step::End;
  frame_ = *frame;
  if (counts_.frames++ == 0) counts_.first_microseconds = frame_.microseconds;
  counts_.last_microseconds = frame_.microseconds;
  const auto datagram = unwrap_datagram(frame_.bytes, frame_.link);
  if (!datagram || !(ports_.has(datagram->from.port) || ports_.has(datagram->to.port))) {
    ++counts_.other_frames;
    if (is_later_part(datagram)) ++counts_.later_parts;
    const bool cut = !datagram && datagram.error().code == ErrorCode::Truncated;
    return cut ? fail(datagram.error()) : Step::Nothing;
  }
  return read_packet(*datagram);
}

CaptureReader::Step CaptureReader::read_packet(const Datagram& datagram) {
  if (datagram.cut_by_ip)
    return fail(
        {ErrorCode::Unsupported, 0, 0, "the packet was cut up by IP; its parts are not put together"});
  if (datagram.missing != 0)
    return fail(
        {ErrorCode::Truncated, 0, frame_.bytes.size(), "the capture holds only the packet's beginning"});
  const auto packet = decode_packet(datagram.payload);
  if (!packet) return fail(packet.error());
  const bool from_server = ports_.has(datagram.from.port);
  direction_ = from_server ? Direction::ServerToClient : Direction::ClientToServer;
  flow_ = flow_of(from_server ? datagram.to : datagram.from);
  if (begins_connection(*packet)) reassembler_.reset(flow_);
  fragments_.emplace(*packet);
  return count_packet(*packet);
}

CaptureReader::Step CaptureReader::read_fragment() {
  Fragment fragment;
  if (!fragments_->next(fragment)) {
    const Status status = fragments_->status();
    fragments_.reset();
    return status ? Step::Nothing : fail(status.error());
  }
  ++counts_.fragments;
  const auto progress = reassembler_.add(flow_, direction_, fragment);
  if (!progress) return fail(progress.error());
  if (progress->outcome == Reassembler::Outcome::Duplicate) ++counts_.duplicates;
  if (progress->outcome != Reassembler::Outcome::Complete) return Step::Nothing;
  ++counts_.messages;
  message_ = {frame_.number, frame_.microseconds, flow_, direction_, progress->queue, progress->message};
  return Step::Message;
}

}  // namespace acm::tool
