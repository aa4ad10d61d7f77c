// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/capture.hpp"
#include "wire/datagram.h"
#include "wire/packet.h"
#include "wire/reassembler.h"

#include <optional>

#include "frame_reader.h"

namespace acm::inspect {

namespace {

using namespace acm::wire;

constexpr std::uint64_t kChecksumOffset = 8;

/// The client names a connection: a server uses two ports for one of them. Exact for IPv4, and for IPv6
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

struct CaptureReader::Impl {
  /// Nothing: go on.
  using Found = std::optional<Step>;

  Found advance() { return fragments ? read_fragment() : read_frame(); }
  Found read_frame();
  Found handle_frame();
  Found read_packet(const Datagram& datagram);
  Found read_fragment();
  Found count_packet(const Packet& packet);
  Found fail(const Error& error);
  Step end_with(const InspectError& error);

  ServerPorts ports;
  FrameReader frames;
  Reassembler reassembler;
  CaptureCounts counts;
  std::optional<FragmentReader> fragments;
  std::uint64_t flow = 0;
  Direction direction = Direction::ServerToClient;
  bool ended = false;
  CapturedMessage message;
  CaptureError last_error;
};

CaptureReader::CaptureReader(const ServerPorts& ports) : impl_(std::make_unique<Impl>()) {
  impl_->ports = ports;
}
CaptureReader::CaptureReader(CaptureReader&&) noexcept = default;
CaptureReader& CaptureReader::operator=(CaptureReader&&) noexcept = default;
CaptureReader::~CaptureReader() = default;

CaptureReader::Step CaptureReader::next() {
  for (;;)
    if (const Impl::Found found = impl_->advance()) return *found;
}

void CaptureReader::supply(Bytes chunk) {
  // Once the capture has ended, further bytes are dropped, so that a file that is not a capture does not fill
  // the memory.
  if (!impl_->ended) impl_->frames.supply(chunk);
}
void CaptureReader::finish() {
  impl_->frames.finish();
}
InspectResult<bool> CaptureReader::recognise() {
  return impl_->frames.recognise();
}
const CapturedMessage& CaptureReader::message() const {
  return impl_->message;
}
const CaptureError& CaptureReader::error() const {
  return impl_->last_error;
}
const ServerPorts& CaptureReader::ports() const {
  return impl_->ports;
}
const CaptureCounts& CaptureReader::counts() const {
  return impl_->counts;
}
std::uint64_t CaptureReader::position() const {
  return impl_->frames.position();
}
std::uint64_t CaptureReader::evicted() const {
  return impl_->reassembler.evicted();
}

std::vector<UnfinishedMessage> CaptureReader::unfinished() const {
  std::vector<UnfinishedMessage> out;
  for (std::size_t i = 0; i < impl_->reassembler.unfinished_count(); ++i) {
    const Reassembler::Partial m = impl_->reassembler.unfinished(i);
    out.push_back({m.direction == Direction::ServerToClient, m.sequence, m.received, m.count, m.missing});
  }
  return out;
}

CaptureReader::Impl::Found CaptureReader::Impl::fail(const Error& error) {
  ++counts.errors;
  last_error = {frames.frames(), to_inspect_error(error), false};
  return Step::Error;
}

CaptureReader::Step CaptureReader::Impl::end_with(const InspectError& error) {
  ++counts.errors;
  ended = true;
  last_error = {frames.frames(), error, true};
  return Step::Error;
}

/// A wrong checksum is an error, but what the packet holds is read all the same.
CaptureReader::Impl::Found CaptureReader::Impl::count_packet(const Packet& packet) {
  ++counts.packets;
  counts.packet_bytes += packet.datagram.size();
  if (packet.header.has(kRetransmission)) ++counts.retransmissions;
  switch (check_checksum(packet)) {
    case ChecksumState::Valid: ++counts.valid_checksums; break;
    case ChecksumState::Keyed: ++counts.keyed_checksums; break;
    case ChecksumState::Wrong:
      ++counts.wrong_checksums;
      return fail({ErrorCode::BadValue, 0, kChecksumOffset, "checksum"});
  }
  return std::nullopt;
}

CaptureReader::Impl::Found CaptureReader::Impl::read_frame() {
  if (ended) return Step::End;
  const InspectResult<FrameReader::Step> step = frames.next();
  if (!step) return end_with(step.error());
  switch (*step) {
    case FrameReader::Step::Frame: return handle_frame();
    case FrameReader::Step::NeedsBytes: return Step::NeedsBytes;
    case FrameReader::Step::End: return Step::End;
  }
  return std::nullopt;
}

CaptureReader::Impl::Found CaptureReader::Impl::handle_frame() {
  const CapturedFrame& frame = frames.frame();
  if (counts.frames++ == 0) counts.first_microseconds = frame.microseconds;
  counts.last_microseconds = frame.microseconds;
  const LinkType link{frame.link_type};
  if (!is_known(link)) {  // of an interface beside the one that is understood
    ++counts.other_frames;
    return std::nullopt;
  }
  const auto datagram = unwrap_datagram(frame.bytes, link);
  if (!datagram || !(ports.has(datagram->from.port) || ports.has(datagram->to.port))) {
    ++counts.other_frames;
    if (is_later_part(datagram)) ++counts.later_parts;
    const bool cut = !datagram && datagram.error().code == ErrorCode::Truncated;
    return cut ? fail(datagram.error()) : std::nullopt;
  }
  return read_packet(*datagram);
}

CaptureReader::Impl::Found CaptureReader::Impl::read_packet(const Datagram& datagram) {
  if (datagram.cut_by_ip)
    return fail(
        {ErrorCode::Unsupported, 0, 0, "the packet was cut up by IP; its parts are not put together"});
  if (datagram.missing != 0)
    return fail({ErrorCode::Truncated, 0, frames.frame().bytes.size(),
                 "the capture holds only the packet's beginning"});
  const auto packet = decode_packet(datagram.payload);
  if (!packet) return fail(packet.error());
  const bool from_server = ports.has(datagram.from.port);
  direction = from_server ? Direction::ServerToClient : Direction::ClientToServer;
  flow = flow_of(from_server ? datagram.to : datagram.from);
  if (begins_connection(*packet)) reassembler.reset(flow);
  fragments.emplace(*packet);
  return count_packet(*packet);
}

CaptureReader::Impl::Found CaptureReader::Impl::read_fragment() {
  Fragment fragment;
  if (!fragments->next(fragment)) {
    const Status status = fragments->status();
    fragments.reset();
    return status ? std::nullopt : fail(status.error());
  }
  ++counts.fragments;
  const auto progress = reassembler.add(flow, direction, fragment);
  if (!progress) return fail(progress.error());
  if (progress->outcome == Reassembler::Outcome::Duplicate) ++counts.duplicates;
  if (progress->outcome != Reassembler::Outcome::Complete) return std::nullopt;
  ++counts.messages;
  message = {frames.frames(),
             frames.frame().microseconds,
             flow,
             direction == Direction::ServerToClient,
             progress->queue,
             progress->message};
  return Step::Message;
}

}  // namespace acm::inspect
