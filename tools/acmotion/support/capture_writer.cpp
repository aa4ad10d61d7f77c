// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capture_writer.h"

#include <cmath>

namespace acm::tool {

CaptureWriter::CaptureWriter(const std::string& file) : out_(file), sender_(wire::Direction::ServerToClient) {
  ByteWriter header;
  wire::write_pcap_header(header);
  write(header.bytes());
}

void CaptureWriter::send(Bytes message, double time) {
  constexpr std::uint16_t kQueue = 10;
  const wire::Endpoint server{0x7F000001, wire::kServerPort}, client{0x7F000002, 9001};
  sender_.begin(message, kQueue);
  for (Bytes datagram = sender_.next(); !datagram.empty(); datagram = sender_.next()) {
    ByteWriter record;
    wire::write_pcap_datagram(record, static_cast<std::uint64_t>(std::llround(time * 1e6)), server, client,
                              datagram);
    write(record.bytes());
  }
}

void CaptureWriter::close() {
  flush_room();
  out_.commit();
}

void CaptureWriter::write(Bytes bytes) {
  room_.append(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  if (room_.size() >= kRoom) flush_room();
}

void CaptureWriter::flush_room() {
  out_.write(room_);
  room_.clear();
}

}  // namespace acm::tool
