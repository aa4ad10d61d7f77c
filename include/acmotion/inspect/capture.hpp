// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/error.hpp"
#include "acmotion/types.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

/// The game's messages in network captures (pcap and pcapng).
namespace acm::inspect {

/// The UDP ports of the server: by default those that game servers use.
struct ServerPorts {
  std::uint16_t first = 9000;
  std::uint16_t last = 10013;

  [[nodiscard]] bool has(std::uint16_t port) const { return port >= first && port <= last; }
};

/// A whole message, put together from its fragments.
struct CapturedMessage {
  std::uint64_t frame = 0;         ///< that completed it, from 1 as Wireshark counts
  std::uint64_t microseconds = 0;  ///< of that frame, since 1970
  std::uint64_t flow = 0;          ///< the same for all messages between one client and its server
  bool from_server = true;         ///< false: from the client
  std::uint16_t queue = 0;         ///< of the game's network layer
  Bytes bytes;                     ///< from the opcode on; valid until the reader is called again
};

/// Something in a capture that could not be read.
struct CaptureError {
  std::uint64_t frame = 0;  ///< in which it is; of damage to the file, the last frame before it
  InspectError error;       ///< its offset counts from the start of what was wrong: file, frame or packet
  bool ends_capture =
      false;  ///< the file itself is damaged, so nothing follows; else the reader goes on after it
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
  std::uint64_t keyed_checksums = 0;  ///< cannot be checked without the key of the session
  std::uint64_t fragments = 0;
  std::uint64_t duplicates = 0;
  std::uint64_t messages = 0;
  std::uint64_t errors = 0;
  std::uint64_t first_microseconds = 0;  ///< since 1970
  std::uint64_t last_microseconds = 0;
};

/// A message whose fragments have not all come.
struct UnfinishedMessage {
  bool from_server = true;
  std::uint32_t sequence = 0;
  std::uint16_t received = 0;  ///< fragments
  std::uint16_t count = 0;     ///< fragments of the whole
  std::uint16_t missing = 0;   ///< index of the first that has not come
};

/// Takes messages out of a capture one after the other, in pull style: it opens no file and asks for bytes
/// when it needs them. Any bytes may be given; memory does not grow with the capture.
///
///     CaptureReader reader;
///     for (;;) switch (reader.next()) {
///       case CaptureReader::Step::Message: use(reader.message()); break;
///       case CaptureReader::Step::Error: report(reader.error()); break;
///       case CaptureReader::Step::NeedsBytes: more() ? reader.supply(chunk) : reader.finish(); break;
///       case CaptureReader::Step::End: return;
///     }
class CaptureReader {
 public:
  explicit CaptureReader(const ServerPorts& ports = {});
  CaptureReader(CaptureReader&&) noexcept;
  CaptureReader& operator=(CaptureReader&&) noexcept;
  ~CaptureReader();

  enum class Step : std::uint8_t {
    Message,     ///< message() holds the next whole message
    Error,       ///< error() says what could not be read
    NeedsBytes,  ///< supply() more of the file, or finish()
    End,         ///< comes only after finish(), or after an error that ends the capture
  };
  Step next();

  /// The next bytes of the file; they are copied. Chunks may have any size.
  void supply(Bytes chunk);
  /// There are no more bytes.
  void finish();
  /// True once the bytes begin like a capture whose frames are understood, false while there are too few.
  /// Fails for any other file.
  InspectResult<bool> recognise();

  [[nodiscard]] const CapturedMessage& message() const;
  [[nodiscard]] const CaptureError& error() const;
  [[nodiscard]] const ServerPorts& ports() const;
  [[nodiscard]] const CaptureCounts& counts() const;
  /// Bytes of the file up to the end of the last frame.
  [[nodiscard]] std::uint64_t position() const;
  /// Messages that wait for fragments: after the end, those that were never finished.
  [[nodiscard]] std::vector<UnfinishedMessage> unfinished() const;
  /// Unfinished messages that were evicted because there were too many of them.
  [[nodiscard]] std::uint64_t evicted() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// A captured message as an object of JSON on one line: message_json's, with "time" (seconds since 1970) and
/// "packet" (the frame). Stray bytes after a movement message, as real servers sent them, are cut off and
/// given as "stray_hex". Messages that have nothing to do with movement have the protocol's name, or null
/// when their number has none, and null as "decoded".
Result<std::string> captured_message_json(const CapturedMessage& message);

}  // namespace acm::inspect
