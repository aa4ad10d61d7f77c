// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "wire/packet.h"
#include "wire/reassembler.h"

#include <cstdint>
#include <optional>
#include <string>

#include "capture_file.h"

namespace acm::tool {

/// Which ports a server has: by default those that game servers use.
struct ServerPorts {
  std::uint16_t first = 9000;
  std::uint16_t last = 10013;

  [[nodiscard]] bool has(std::uint16_t port) const { return port >= first && port <= last; }
};

/// "9000" or "9000-10013"; empty: the default. Throws ToolError (wrong usage) otherwise.
ServerPorts parse_server_ports(const std::string& text);

/// A whole message out of a capture.
struct CapturedMessage {
  std::uint64_t frame = 0;         ///< that completed it
  std::uint64_t microseconds = 0;  ///< of that frame, since 1970
  std::uint64_t flow = 0;          ///< the same for all messages between one client and its server
  wire::Direction direction = wire::Direction::ServerToClient;
  std::uint16_t queue = 0;
  Bytes bytes;  ///< valid until the next one is read
};

/// Something in the capture that could not be read.
struct CaptureFault {
  std::uint64_t frame = 0;
  Error error;
};

/// What was met on the way.
struct CaptureCounts {
  std::uint64_t frames = 0;
  std::uint64_t other_frames = 0;  ///< not of the game: other protocols and ports
  std::uint64_t later_parts = 0;   ///< of those, parts of datagrams that IP has cut up
  std::uint64_t packets = 0;
  std::uint64_t packet_bytes = 0;
  std::uint64_t retransmissions = 0;
  std::uint64_t valid_checksums = 0;
  std::uint64_t wrong_checksums = 0;
  std::uint64_t keyed_checksums = 0;
  std::uint64_t fragments = 0;
  std::uint64_t duplicates = 0;
  std::uint64_t messages = 0;
  std::uint64_t faults = 0;
  std::uint64_t first_microseconds = 0;
  std::uint64_t last_microseconds = 0;
};

/// Takes messages out of a capture one after the other. Its memory does not grow with the file.
class CaptureReader {
 public:
  CaptureReader(CaptureFile& file, const ServerPorts& ports) : file_(file), ports_(ports) {}

  /// The next whole message, or nothing at the end. What cannot be read on the way is handed to `on_fault`
  /// and passed over.
  template <class OnFault>
  std::optional<CapturedMessage> next(OnFault&& on_fault) {
    for (;;) {
      const Step step = advance();
      if (step == Step::Message) return message_;
      if (step == Step::Fault) on_fault(fault_);
      if (step == Step::End) return std::nullopt;
    }
  }

  [[nodiscard]] const ServerPorts& ports() const { return ports_; }
  [[nodiscard]] const CaptureCounts& counts() const { return counts_; }
  [[nodiscard]] const wire::Reassembler& reassembler() const { return reassembler_; }

 private:
  enum class Step { Message, Fault, Nothing, End };

  Step advance();
  Step read_frame();
  Step read_packet(const wire::Datagram& datagram);
  Step read_fragment();
  Step fail(const Error& error);
  Step count_packet(const wire::Packet& packet);

  CaptureFile& file_;
  ServerPorts ports_;
  wire::Reassembler reassembler_;
  CaptureCounts counts_;
  CapturedFrame frame_;
  std::optional<wire::FragmentReader> fragments_;
  std::uint64_t flow_ = 0;
  wire::Direction direction_ = wire::Direction::ServerToClient;
  CapturedMessage message_;
  CaptureFault fault_;
};

}  // namespace acm::tool
