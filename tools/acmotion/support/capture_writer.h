// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "wire/packet_sender.h"
#include "wire/pcap.h"

#include <string>

#include "output.h"

namespace acm::tool {

/// Writes what a client of a server would have captured.
class CaptureWriter {
 public:
  /// "-" is the standard output.
  explicit CaptureWriter(const std::string& file);

  /// Writes a message of the server, sent `time` seconds after the start.
  void send(Bytes message, double time);
  void close();

 private:
  void write(Bytes bytes);
  void flush_room();

  static constexpr std::size_t kRoom = 1 << 16;
  OutputFile out_;
  std::string room_;
  wire::PacketSender sender_;
};

}  // namespace acm::tool
