// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "frame_reader.h"

#include "wire/datagram.h"

#include <fmt/format.h>

#include <algorithm>

namespace acm::inspect {

namespace {

constexpr std::uint32_t kPcapMicroseconds = 0xA1B2C3D4;
constexpr std::uint32_t kPcapNanoseconds = 0xA1B23C4D;
constexpr std::uint32_t kPcapPatched = 0xA1B2CD34;  // its records say also where a frame came in
constexpr std::size_t kPcapHeaderBytes = 24;

constexpr std::uint32_t kSectionBlock = 0x0A0D0D0A;  // the same in both byte orders
constexpr std::uint32_t kByteOrder = 0x1A2B3C4D;
constexpr std::uint32_t kInterfaceBlock = 1;
constexpr std::uint32_t kObsoletePacketBlock = 2;
constexpr std::uint32_t kSimplePacketBlock = 3;
constexpr std::uint32_t kEnhancedPacketBlock = 6;
constexpr std::uint32_t kBlockOverhead = 12;  // type, length, and the length again
constexpr std::uint32_t kMinSection = 28;
constexpr std::size_t kPacketFields = 20;  // before the frame, in enhanced and obsolete blocks

constexpr std::uint16_t kEndOfOptions = 0;
constexpr std::uint16_t kTimeResolution = 9;
constexpr std::uint16_t kTimeOffset = 14;

constexpr std::uint64_t kMicroseconds = 1'000'000;

std::uint64_t load(Bytes bytes, std::size_t at, std::size_t count, bool big_endian) {
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < count; ++i)
    value = value << 8 | std::to_integer<std::uint64_t>(bytes[at + (big_endian ? i : count - 1 - i)]);
  return value;
}

std::uint64_t power_of_ten(unsigned exponent) {
  std::uint64_t value = 1;
  for (unsigned i = 0; i < exponent; ++i) value *= 10;
  return value;
}

}  // namespace

const char* link_type_name(std::uint32_t link_type) {
  switch (link_type) {
    case 9: return "PPP";
    case 51: return "PPP-over-Ethernet";
    case 105: return "802.11";
    case 119: return "802.11 plus Prism header";
    case 127: return "802.11 plus radiotap header";
    case 187: return "Bluetooth HCI UART transport layer";
    case 189: return "USB with Linux header";
    case 220: return "USB with padded Linux header";
    case 249: return "USB with USBPcap header";
    case 252: return "Wireshark Upper PDU export";
    default: return "unknown";
  }
}

void FrameReader::supply(Bytes chunk) {
  // What was read goes first, so that the buffer never holds more than one unfinished record and a chunk.
  buffer_.erase(buffer_.begin(), buffer_.begin() + static_cast<std::ptrdiff_t>(at_));
  at_ = 0;
  buffer_.insert(buffer_.end(), chunk.begin(), chunk.end());
}

bool FrameReader::has(std::uint64_t bytes, const char* what) {
  awaited_ = what;
  return available().size() >= bytes;
}

void FrameReader::consume(std::size_t bytes) {
  at_ += bytes;
  offset_ += bytes;
}

FrameReader::Progress FrameReader::fail(ErrorCode code, const char* what, std::uint64_t offset) {
  error_ = to_inspect_error({code, 0, offset, what});
  return Progress::NeedsBytes;
}

FrameReader::Progress FrameReader::refuse_link_type(std::uint32_t link_type) {
  error_ = {ErrorCode::Unsupported, offset_,
            fmt::format("its frames are of a kind that is not understood: link type {} ({})", link_type,
                        link_type_name(link_type))};
  return Progress::NeedsBytes;
}

std::uint16_t FrameReader::u16(Bytes bytes, std::size_t at) const {
  return static_cast<std::uint16_t>(load(bytes, at, 2, big_endian_));
}
std::uint32_t FrameReader::u32(Bytes bytes, std::size_t at) const {
  return static_cast<std::uint32_t>(load(bytes, at, 4, big_endian_));
}
std::uint64_t FrameReader::u64(Bytes bytes, std::size_t at) const {
  return load(bytes, at, 8, big_endian_);
}

InspectResult<bool> FrameReader::recognise() {
  while (!error_ && format_ == Format::Unknown)
    if (read_magic() == Progress::NeedsBytes) break;
  if (!error_ && format_ == Format::Unknown && finished_) fail(ErrorCode::Truncated, awaited_, offset_);
  if (error_) return *error_;
  return format_ != Format::Unknown;
}

InspectResult<FrameReader::Step> FrameReader::next() {
  for (;;) {
    if (error_) return *error_;
    switch (advance()) {
      case Progress::Frame: return Step::Frame;
      case Progress::GoOn: continue;
      case Progress::NeedsBytes: break;
    }
    if (error_) return *error_;
    if (!finished_) return Step::NeedsBytes;
    const bool between_records =
        format_ != Format::Unknown && available().empty() && skip_ == 0 && trailer_ == 0;
    if (between_records) return Step::End;
    fail(ErrorCode::Truncated, awaited_, offset_);
  }
}

FrameReader::Progress FrameReader::advance() {
  if (skip_ != 0) return skip();
  if (trailer_ != 0) return read_trailer();
  switch (format_) {
    case Format::Unknown: return read_magic();
    case Format::Pcap: return read_pcap_record();
    case Format::PcapNg: return read_block();
  }
  return Progress::NeedsBytes;
}

FrameReader::Progress FrameReader::read_magic() {
  if (!has(4, "magic")) return Progress::NeedsBytes;
  for (const bool big_endian : {false, true}) {
    big_endian_ = big_endian;
    switch (u32(available(), 0)) {
      case kPcapMicroseconds:
      case kPcapNanoseconds:
      case kPcapPatched: return read_pcap_header();
      case kSectionBlock: format_ = Format::PcapNg; return Progress::GoOn;
      default: break;
    }
  }
  return fail(ErrorCode::WrongType, "neither pcap nor pcapng", 0);
}

FrameReader::Progress FrameReader::read_pcap_header() {
  if (!has(kPcapHeaderBytes, "pcap header")) return Progress::NeedsBytes;
  const Bytes header = available();
  const std::uint32_t magic = u32(header, 0);
  if (u16(header, 4) != 2) return fail(ErrorCode::Unsupported, "pcap version", 4);
  Interface interface;
  // Above are bits about checksums at the end of frames, which the lengths within a frame leave out.
  interface.link_type = u32(header, 20) & 0x03FF'FFFF;
  if (magic == kPcapNanoseconds) interface.resolution.exponent = 9;
  if (magic == kPcapPatched) record_header_ = 24;
  if (!wire::is_known(wire::LinkType{interface.link_type})) return refuse_link_type(interface.link_type);
  interfaces_ = {interface};
  format_ = Format::Pcap;
  consume(kPcapHeaderBytes);
  return Progress::GoOn;
}

FrameReader::Progress FrameReader::read_pcap_record() {
  if (!has(record_header_, "record header")) return Progress::NeedsBytes;
  const std::uint32_t size = u32(available(), 8);
  if (size > kLargestFrame) return fail(ErrorCode::LimitExceeded, "captured length", offset_ + 8);
  if (!has(record_header_ + size, "frame")) return Progress::NeedsBytes;
  const Bytes record = available().first(record_header_ + size);
  const std::uint64_t second = power_of_ten(interfaces_[0].resolution.exponent);
  const std::uint64_t ticks = u32(record, 0) * second + u32(record, 4);
  consume(record.size());
  return deliver(0, ticks, record.subspan(record_header_));
}

FrameReader::Progress FrameReader::skip() {
  awaited_ = "block";
  const auto bytes = static_cast<std::size_t>(std::min<std::uint64_t>(skip_, available().size()));
  consume(bytes);
  skip_ -= bytes;
  return skip_ == 0 ? Progress::GoOn : Progress::NeedsBytes;
}

FrameReader::Progress FrameReader::read_trailer() {
  if (!has(4, "block length at its end")) return Progress::NeedsBytes;
  if (u32(available(), 0) != trailer_)
    return fail(ErrorCode::Contradiction, "block length at its end", offset_);
  consume(4);
  trailer_ = 0;
  return Progress::GoOn;
}

FrameReader::Progress FrameReader::read_block() {
  if (!has(8, "block header")) return Progress::NeedsBytes;
  const std::uint32_t type = u32(available(), 0);
  if (type == kSectionBlock) {  // a section has a byte order of its own
    if (!has(12, "section header")) return Progress::NeedsBytes;
    big_endian_ = load(available(), 8, 4, true) == kByteOrder;
    if (u32(available(), 8) != kByteOrder)
      return fail(ErrorCode::BadValue, "byte order of the section", offset_ + 8);
  }
  const std::uint32_t length = u32(available(), 4);
  const std::uint32_t least = type == kSectionBlock ? kMinSection : kBlockOverhead;
  if (length < least || length % 4 != 0) return fail(ErrorCode::BadValue, "block length", offset_ + 4);
  switch (type) {
    case kSectionBlock:
    case kInterfaceBlock:
    case kObsoletePacketBlock:
    case kSimplePacketBlock:
    case kEnhancedPacketBlock: return read_known_block(type, length);
    default: break;
  }
  skip_ = length - 4;
  trailer_ = length;
  return Progress::GoOn;
}

FrameReader::Progress FrameReader::read_known_block(std::uint32_t type, std::uint32_t length) {
  if (length > kLargestRecord) return fail(ErrorCode::LimitExceeded, "block length", offset_ + 4);
  if (!has(length, "block")) return Progress::NeedsBytes;
  const Bytes block = available().first(length);
  if (u32(block, length - 4) != length)
    return fail(ErrorCode::Contradiction, "block length at its end", offset_ + length - 4);
  const Bytes body = block.subspan(8, length - kBlockOverhead);
  Progress progress = Progress::GoOn;
  switch (type) {
    case kSectionBlock: progress = begin_section(body); break;
    case kInterfaceBlock: progress = add_interface(body); break;
    case kObsoletePacketBlock: progress = read_obsolete_packet(body); break;
    case kSimplePacketBlock: progress = read_simple_packet(body); break;
    default: progress = read_enhanced_packet(body); break;
  }
  if (!error_) consume(length);
  return progress;
}

FrameReader::Progress FrameReader::begin_section(Bytes body) {
  if (u16(body, 4) != 1) return fail(ErrorCode::Unsupported, "pcapng version", offset_ + 12);
  interfaces_.clear();
  return Progress::GoOn;
}

FrameReader::Progress FrameReader::add_interface(Bytes body) {
  constexpr std::size_t kFields = 8;
  if (body.size() < kFields) return fail(ErrorCode::Truncated, "interface", offset_ + 8 + body.size());
  if (interfaces_.size() == kMaxInterfaces)
    return fail(ErrorCode::LimitExceeded, "interfaces of a section", offset_);
  Interface interface;
  interface.link_type = u16(body, 0);
  interface.snap_length = u32(body, 4);
  if (read_options(body.subspan(kFields), offset_ + 8 + kFields, interface) == Progress::GoOn)
    interfaces_.push_back(interface);
  return Progress::GoOn;
}

FrameReader::Progress FrameReader::read_options(Bytes options, std::uint64_t offset, Interface& out) {
  std::size_t at = 0;
  while (options.size() - at >= 4) {
    const std::uint16_t code = u16(options, at);
    const std::size_t length = u16(options, at + 2);
    if (code == kEndOfOptions) break;
    at += 4;
    if (length > options.size() - at) return fail(ErrorCode::Truncated, "option", offset + at);
    if (code == kTimeResolution) {
      if (length != 1) return fail(ErrorCode::BadValue, "if_tsresol", offset + at);
      const auto value = std::to_integer<std::uint8_t>(options[at]);
      out.resolution = {(value & 0x80) != 0, static_cast<std::uint8_t>(value & 0x7F)};
      if (!is_supported(out.resolution)) return fail(ErrorCode::Unsupported, "if_tsresol", offset + at);
    } else if (code == kTimeOffset) {
      if (length != 8) return fail(ErrorCode::BadValue, "if_tsoffset", offset + at);
      out.offset = u64(options, at);
    }
    at = std::min(options.size(), at + (length + 3) / 4 * 4);
  }
  return Progress::GoOn;
}

FrameReader::Progress FrameReader::read_enhanced_packet(Bytes body) {
  if (body.size() < kPacketFields)
    return fail(ErrorCode::Truncated, "packet block", offset_ + 8 + body.size());
  return read_packet(u32(body, 0), body);
}

// Its interface has only 16 bits; the others count lost frames.
FrameReader::Progress FrameReader::read_obsolete_packet(Bytes body) {
  if (body.size() < kPacketFields)
    return fail(ErrorCode::Truncated, "packet block", offset_ + 8 + body.size());
  return read_packet(u16(body, 0), body);
}

FrameReader::Progress FrameReader::read_packet(std::uint32_t interface, Bytes body) {
  const std::uint32_t size = u32(body, 12);
  if (size > kLargestFrame) return fail(ErrorCode::LimitExceeded, "captured length", offset_ + 20);
  if (size > body.size() - kPacketFields)
    return fail(ErrorCode::Truncated, "frame", offset_ + 8 + body.size());
  const std::uint64_t ticks = std::uint64_t{u32(body, 4)} << 32 | u32(body, 8);
  return deliver(interface, ticks, body.subspan(kPacketFields, size));
}

// It has no time and does not say how much of the frame was captured: as much as the interface allows.
FrameReader::Progress FrameReader::read_simple_packet(Bytes body) {
  if (body.size() < 4) return fail(ErrorCode::Truncated, "packet block", offset_ + 8 + body.size());
  if (interfaces_.empty()) return fail(ErrorCode::BadValue, "interface", offset_);
  std::size_t size = u32(body, 0);
  if (const std::uint32_t limit = interfaces_[0].snap_length; limit != 0)
    size = std::min<std::size_t>(size, limit);
  if (size > kLargestFrame) return fail(ErrorCode::LimitExceeded, "original length", offset_ + 8);
  if (size > body.size() - 4) return fail(ErrorCode::Truncated, "frame", offset_ + 8 + body.size());
  const Progress progress = deliver(0, 0, body.subspan(4, size));
  frame_.microseconds = 0;
  return progress;
}

FrameReader::Progress FrameReader::deliver(std::uint32_t interface, std::uint64_t ticks, Bytes frame) {
  if (interface >= interfaces_.size()) return fail(ErrorCode::BadValue, "interface", offset_ + 8);
  const auto understood = [](const Interface& i) { return wire::is_known(wire::LinkType{i.link_type}); };
  // A file may also hold interfaces of unknown link types; it is refused only if no interface is understood.
  if (!understood(interfaces_[interface]) && std::ranges::none_of(interfaces_, understood))
    return refuse_link_type(interfaces_[interface].link_type);
  frame_ = {frame_.number + 1, microseconds(interfaces_[interface], ticks), interfaces_[interface].link_type,
            frame};
  return Progress::Frame;
}

bool FrameReader::is_supported(const Resolution& resolution) {
  return resolution.exponent <= (resolution.binary ? 63 : 19);
}

std::uint64_t FrameReader::microseconds(const Interface& interface, std::uint64_t ticks) {
  const unsigned n = interface.resolution.exponent;
  std::uint64_t seconds = 0, rest = 0;
  if (interface.resolution.binary) {
    seconds = ticks >> n;
    rest = ticks - (seconds << n);
    constexpr unsigned kMax = 43;  // more bits than that, times a million, would not fit
    rest = n <= kMax ? rest * kMicroseconds >> n : (rest >> (n - kMax)) * kMicroseconds >> kMax;
  } else {
    const std::uint64_t second = power_of_ten(n);
    seconds = ticks / second;
    rest = ticks % second;
    rest = second < kMicroseconds ? rest * (kMicroseconds / second) : rest / (second / kMicroseconds);
  }
  return (seconds + interface.offset) * kMicroseconds + rest;
}

}  // namespace acm::inspect
