// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/inspect/error.hpp"
#include "acmotion/types.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace acm::inspect {

/// A frame as the network card received or sent it.
struct CapturedFrame {
  std::uint64_t number = 0;        ///< from 1, as Wireshark counts
  std::uint64_t microseconds = 0;  ///< since 1970; 0 when the capture does not say
  std::uint32_t link_type = 0;     ///< what the frame begins with: a LINKTYPE_ number of tcpdump.org
  Bytes bytes;                     ///< valid until the reader is called again
};

/// Reads network captures of unknown origin, in the formats pcap and pcapng, from chunks of any size:
///
/// - pcap: both byte orders, micro- and nanoseconds, and the longer record header of old Linux patches;
/// - pcapng: sections of both byte orders; interfaces with their own link type, clock resolution and clock
///   offset; enhanced, simple and obsolete packet blocks. Other blocks are skipped.
///
/// Memory: one chunk and at most kLargestRecord. Nothing is sized by a number that has not been checked.
class FrameReader {
 public:
  static constexpr std::uint32_t kLargestFrame = 262'144;   ///< bytes; what tcpdump allows
  static constexpr std::uint32_t kLargestRecord = 1 << 20;  ///< bytes of a pcapng block that is looked into
  static constexpr std::size_t kMaxInterfaces = 4096;       ///< of a section

  enum class Step : std::uint8_t {
    Frame,       ///< frame() holds the next one
    NeedsBytes,  ///< supply() more, or finish()
    End,         ///< of the capture; comes only after finish()
  };

  /// The next bytes of the file. They are copied.
  void supply(Bytes chunk);
  /// There are no more bytes.
  void finish() { finished_ = true; }

  /// True once the bytes begin like a capture, false while there are too few of them.
  InspectResult<bool> recognise();
  /// The next frame. An error ends the capture: it is returned again from then on.
  InspectResult<Step> next();

  [[nodiscard]] const CapturedFrame& frame() const { return frame_; }
  /// Frames so far.
  [[nodiscard]] std::uint64_t frames() const { return frame_.number; }
  /// Bytes of the file that were read.
  [[nodiscard]] std::uint64_t position() const { return offset_; }

 private:
  enum class Format : std::uint8_t { Unknown, Pcap, PcapNg };
  enum class Progress : std::uint8_t { Frame, GoOn, NeedsBytes };
  /// Ticks of a clock in a second: a power of ten or of two.
  struct Resolution {
    bool binary = false;
    std::uint8_t exponent = 6;
  };
  struct Interface {
    std::uint32_t link_type = 0;
    std::uint32_t snap_length = 0;  ///< bytes; 0: no limit
    Resolution resolution;
    std::uint64_t offset = 0;  ///< seconds, to be added with wrap-around
  };

  Progress advance();
  Progress read_magic();
  Progress read_pcap_header();
  Progress read_pcap_record();
  Progress read_block();
  Progress read_known_block(std::uint32_t type, std::uint32_t length);
  Progress skip();
  Progress read_trailer();

  Progress begin_section(Bytes body);
  Progress add_interface(Bytes body);
  Progress read_options(Bytes options, std::uint64_t offset, Interface& out);
  Progress read_enhanced_packet(Bytes body);
  Progress read_obsolete_packet(Bytes body);
  Progress read_simple_packet(Bytes body);
  Progress read_packet(std::uint32_t interface, Bytes body);
  Progress deliver(std::uint32_t interface, std::uint64_t ticks, Bytes frame);

  [[nodiscard]] Bytes available() const { return Bytes(buffer_).subspan(at_); }
  [[nodiscard]] bool has(std::uint64_t bytes, const char* what);
  void consume(std::size_t bytes);
  Progress fail(ErrorCode code, const char* what, std::uint64_t offset);
  Progress refuse_link_type(std::uint32_t link_type);
  [[nodiscard]] std::uint16_t u16(Bytes bytes, std::size_t at) const;
  [[nodiscard]] std::uint32_t u32(Bytes bytes, std::size_t at) const;
  [[nodiscard]] std::uint64_t u64(Bytes bytes, std::size_t at) const;
  static std::uint64_t microseconds(const Interface& interface, std::uint64_t ticks);
  static bool is_supported(const Resolution& resolution);

  Vector<std::byte> buffer_;
  std::size_t at_ = 0;        // in the buffer: what was read of it
  std::uint64_t offset_ = 0;  // of that in the file
  bool finished_ = false;
  const char* awaited_ = "magic";  // what the missing bytes would be
  std::optional<InspectError> error_;

  Format format_ = Format::Unknown;
  bool big_endian_ = false;
  std::size_t record_header_ = 16;     // bytes, pcap
  std::vector<Interface> interfaces_;  // pcap: one
  std::uint64_t skip_ = 0;             // bytes to pass over
  std::uint32_t trailer_ = 0;          // the length that must be repeated after them; 0: none
  CapturedFrame frame_;
};

/// What tcpdump.org calls a link type, for the commoner ones that are not understood; else "unknown".
const char* link_type_name(std::uint32_t link_type);

}  // namespace acm::inspect
