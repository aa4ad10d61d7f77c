// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "wire/datagram.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace acm::tool {

/// A captured frame.
struct CapturedFrame {
  std::uint64_t number = 0;        ///< from 1, as Wireshark counts
  std::uint64_t microseconds = 0;  ///< since 1970
  Bytes bytes;                     ///< valid until the next one is read
  wire::LinkType link = wire::LinkType::Ethernet;
};

/// A capture, read frame by frame: pcap and pcapng, through libpcap. A build without it can open none.
class CaptureFile {
 public:
  /// "-" is the standard input. Throws ToolError when it cannot be opened or is no capture.
  explicit CaptureFile(const std::string& path);
  ~CaptureFile();

  /// Nothing at the end. Throws ToolError when the file is damaged there.
  std::optional<CapturedFrame> next();

  /// Bytes of the file, 0 when they are not known, and how many of them were read.
  [[nodiscard]] std::uint64_t size() const;
  [[nodiscard]] std::uint64_t position() const;

 private:
  struct Reader;
  std::unique_ptr<Reader> reader_;
};

}  // namespace acm::tool
