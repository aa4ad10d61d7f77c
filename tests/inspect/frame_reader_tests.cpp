// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base/bytes.h"
#include "inspect/capture/frame_reader.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/hex.h"

namespace acm::inspect {
namespace {

using test::from_hex;
using test::to_hex;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// Writes fields in either byte order.
class FieldsOf {
 public:
  explicit FieldsOf(bool big_endian) : big_endian_(big_endian) {}

  FieldsOf& u8(std::uint64_t v) { return put(v, 1); }
  FieldsOf& u16(std::uint64_t v) { return put(v, 2); }
  FieldsOf& u32(std::uint64_t v) { return put(v, 4); }
  FieldsOf& u64(std::uint64_t v) { return put(v, 8); }
  FieldsOf& raw(Bytes bytes) {
    bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
    return *this;
  }
  FieldsOf& pad() {
    while (bytes_.size() % 4 != 0) bytes_.push_back(std::byte{0});
    return *this;
  }
  [[nodiscard]] const Vector<std::byte>& bytes() const { return bytes_; }
  [[nodiscard]] bool big_endian() const { return big_endian_; }

 private:
  FieldsOf& put(std::uint64_t value, unsigned count) {
    for (unsigned i = 0; i < count; ++i)
      bytes_.push_back(static_cast<std::byte>(value >> 8 * (big_endian_ ? count - 1 - i : i)));
    return *this;
  }

  bool big_endian_;
  Vector<std::byte> bytes_;
};

constexpr std::uint32_t kEthernet = 1, kRawIp = 101, kAir = 105;

FieldsOf pcap(bool big_endian = false, std::uint32_t magic = 0xA1B2C3D4, std::uint32_t link = kEthernet) {
  FieldsOf out(big_endian);
  out.u32(magic).u16(2).u16(4).u32(0).u32(0).u32(65535).u32(link);
  return out;
}

void add_record(FieldsOf& out, std::uint32_t seconds, std::uint32_t fraction, Bytes frame) {
  out.u32(seconds).u32(fraction).u32(frame.size()).u32(frame.size()).raw(frame);
}

void add_block(FieldsOf& out, std::uint32_t type, const FieldsOf& body) {
  const std::size_t size = 12 + body.bytes().size();
  out.u32(type).u32(size).raw(body.bytes()).u32(size);
}

void add_section(FieldsOf& out) {
  FieldsOf body(out.big_endian());
  body.u32(0x1A2B3C4D).u16(1).u16(0).u64(~std::uint64_t{0});
  add_block(out, 0x0A0D0D0A, body);
}

struct InterfaceFields {
  std::uint32_t link = kEthernet;
  std::uint32_t snap_length = 0;
  int resolution = -1;      // if_tsresol; -1: left out
  std::int64_t offset = 0;  // if_tsoffset; 0: left out
};

void add_interface(FieldsOf& out, const InterfaceFields& fields = {}) {
  FieldsOf body(out.big_endian());
  body.u16(fields.link).u16(0).u32(fields.snap_length);
  body.u16(2).u16(5).raw(std::as_bytes(std::span("eth07", 5))).pad();  // if_name, of an odd length
  if (fields.resolution >= 0) body.u16(9).u16(1).u8(static_cast<std::uint64_t>(fields.resolution)).pad();
  if (fields.offset != 0) body.u16(14).u16(8).u64(static_cast<std::uint64_t>(fields.offset));
  body.u32(0);
  add_block(out, 1, body);
}

void add_packet(FieldsOf& out, std::uint32_t interface, std::uint64_t ticks, Bytes frame) {
  FieldsOf body(out.big_endian());
  body.u32(interface).u32(ticks >> 32).u32(ticks & 0xFFFFFFFF).u32(frame.size()).u32(frame.size());
  add_block(out, 6, body.raw(frame).pad());
}

FieldsOf pcapng(bool big_endian = false, const InterfaceFields& interface = {}) {
  FieldsOf out(big_endian);
  add_section(out);
  add_interface(out, interface);
  return out;
}

struct Read {
  std::vector<std::string> frames;  // "microseconds link bytes"
  std::vector<std::uint64_t> times;
  std::string error;
};

/// Reads a file that comes in chunks of a size.
Read read(Bytes file, std::size_t chunk = 7) {
  FrameReader reader;
  Read out;
  std::uint64_t number = 0;
  for (;;) {
    const auto step = reader.next();
    if (!step) {
      out.error = step.error().text;
      return out;
    }
    if (*step == FrameReader::Step::End) return out;
    if (*step == FrameReader::Step::NeedsBytes) {
      const std::size_t size = std::min(chunk, file.size());
      size == 0 ? reader.finish() : reader.supply(file.first(size));
      file = file.subspan(size);
      continue;
    }
    const CapturedFrame& frame = reader.frame();
    EXPECT_EQ(frame.number, ++number);
    out.times.push_back(frame.microseconds);
    out.frames.push_back(std::to_string(frame.link_type) + " " + to_hex(frame.bytes));
  }
}

const Vector<std::byte> kFrameA = from_hex("0102030405");
const Vector<std::byte> kFrameB = from_hex("AABBCCDD");

TEST(FrameReader, pcap_of_both_byte_orders_and_resolutions) {
  for (const bool big_endian : {false, true})
    for (const std::uint32_t magic : {0xA1B2C3D4u, 0xA1B23C4Du}) {
      FieldsOf file = pcap(big_endian, magic);
      const std::uint32_t tick = magic == 0xA1B2C3D4 ? 1 : 1000;
      add_record(file, 1'700'000'000, 250'000 * tick, kFrameA);
      add_record(file, 1'700'000'001, 999'999 * tick, kFrameB);
      const Read r = read(file.bytes());
      EXPECT_EQ(r.error, "");
      EXPECT_THAT(r.frames, ElementsAre("1 01020304 05", "1 aabbccdd"));
      EXPECT_THAT(r.times, ElementsAre(1'700'000'000'250'000u, 1'700'000'001'999'999u));
    }
}

TEST(FrameReader, pcap_with_the_longer_record_header) {
  FieldsOf file = pcap(false, 0xA1B2CD34);
  file.u32(5).u32(6).u32(kFrameB.size()).u32(kFrameB.size()).u32(3).u16(0x800).u8(0).u8(0).raw(kFrameB);
  const Read r = read(file.bytes());
  EXPECT_EQ(r.error, "");
  EXPECT_THAT(r.frames, ElementsAre("1 aabbccdd"));
  EXPECT_THAT(r.times, ElementsAre(5'000'006u));
}

TEST(FrameReader, bits_about_checksums_do_not_belong_to_the_link_type) {
  FieldsOf file = pcap(false, 0xA1B2C3D4, 0xF4000000 | kRawIp);
  add_record(file, 0, 0, kFrameA);
  EXPECT_THAT(read(file.bytes()).frames, ElementsAre("101 01020304 05"));
}

TEST(FrameReader, chunks_of_any_size_give_the_same_frames) {
  FieldsOf file = pcapng(true);
  add_packet(file, 0, 10, kFrameA);
  add_packet(file, 0, 20, kFrameB);
  const Read whole = read(file.bytes(), file.bytes().size());
  ASSERT_EQ(whole.frames.size(), 2u);
  for (std::size_t chunk = 1; chunk < file.bytes().size(); ++chunk) {
    const Read r = read(file.bytes(), chunk);
    EXPECT_EQ(r.frames, whole.frames) << chunk;
    EXPECT_EQ(r.times, whole.times) << chunk;
    EXPECT_EQ(r.error, "") << chunk;
  }
}

TEST(FrameReader, pcapng_of_both_byte_orders_with_all_packet_blocks) {
  for (const bool big_endian : {false, true}) {
    FieldsOf file = pcapng(big_endian);
    add_packet(file, 0, 0x1'0000'0002, kFrameA);
    FieldsOf obsolete(big_endian);
    obsolete.u16(0).u16(99).u32(0).u32(7).u32(kFrameB.size()).u32(1500).raw(kFrameB);
    add_block(file, 2, obsolete);
    FieldsOf simple(big_endian);
    add_block(file, 3, simple.u32(kFrameA.size()).raw(kFrameA).pad());
    const Read r = read(file.bytes());
    EXPECT_EQ(r.error, "");
    EXPECT_THAT(r.frames, ElementsAre("1 01020304 05", "1 aabbccdd", "1 01020304 05"));
    EXPECT_THAT(r.times, ElementsAre(0x1'0000'0002u, 7u, 0u));
  }
}

TEST(FrameReader, a_simple_packet_holds_what_the_snap_length_allows) {
  FieldsOf file = pcapng(false, {.snap_length = 2});
  FieldsOf simple(false);
  add_block(file, 3, simple.u32(1500).u16(0x2211).u16(0));
  EXPECT_THAT(read(file.bytes()).frames, ElementsAre("1 1122"));
}

TEST(FrameReader, interfaces_have_their_own_link_type_and_clock) {
  FieldsOf file = pcapng();                                // microseconds
  add_interface(file, {.link = kRawIp, .resolution = 9});  // nanoseconds
  add_interface(file, {.resolution = 3, .offset = 1000});  // milliseconds after 1000 s
  add_interface(file, {.resolution = 0x80 | 10});          // parts of 1024 of a second
  add_interface(file, {.resolution = 0x80 | 60});
  add_interface(file, {.resolution = 19});
  add_interface(file, {.resolution = 0, .offset = -10});  // seconds, from 10 s before 1970 on
  add_packet(file, 0, 1'500'000, kFrameA);
  add_packet(file, 1, 1'500'000'999, kFrameA);
  add_packet(file, 2, 1'500, kFrameA);
  add_packet(file, 3, 1'536, kFrameA);
  add_packet(file, 4, std::uint64_t{3} << 59, kFrameA);
  add_packet(file, 5, 15'000'000'000'000'000'000u, kFrameA);
  add_packet(file, 6, 12, kFrameA);
  const Read r = read(file.bytes());
  EXPECT_EQ(r.error, "");
  EXPECT_THAT(r.times, ElementsAre(1'500'000u, 1'500'000u, 1'001'500'000u, 1'500'000u, 1'500'000u, 1'500'000u,
                                   2'000'000u));
  EXPECT_EQ(r.frames[1], "101 01020304 05");
}

TEST(FrameReader, a_new_section_has_its_own_byte_order_and_interfaces) {
  FieldsOf first = pcapng(false);
  add_packet(first, 0, 1, kFrameA);
  FieldsOf second = pcapng(true, {.link = kRawIp});
  add_packet(second, 0, 2, kFrameB);
  Vector<std::byte> file = first.bytes();
  file.insert(file.end(), second.bytes().begin(), second.bytes().end());
  const Read r = read(file);
  EXPECT_EQ(r.error, "");
  EXPECT_THAT(r.frames, ElementsAre("1 01020304 05", "101 aabbccdd"));

  FieldsOf lonely(false);
  add_section(lonely);
  add_packet(lonely, 0, 1, kFrameA);
  file = first.bytes();
  file.insert(file.end(), lonely.bytes().begin(), lonely.bytes().end());
  EXPECT_THAT(read(file).error, HasSubstr("bad value at byte 140: interface")) << "that of the first is gone";
}

TEST(FrameReader, other_blocks_are_passed_over_however_long_they_are) {
  FieldsOf file = pcapng();
  FieldsOf names(false);
  for (std::uint32_t i = 0; i < FrameReader::kLargestRecord; i += 4) names.u32(i);
  add_block(file, 4, names);
  add_packet(file, 0, 1, kFrameA);
  const Read r = read(file.bytes(), 65536);
  EXPECT_EQ(r.error, "");
  EXPECT_THAT(r.frames, ElementsAre("1 01020304 05"));
}

TEST(FrameReader, options_of_a_packet_are_not_part_of_its_frame) {
  FieldsOf file = pcapng();
  FieldsOf body(false);
  body.u32(0).u32(0).u32(3).u32(kFrameB.size()).u32(kFrameB.size()).raw(kFrameB);
  body.u16(1).u16(4).u32(0x21212121).u32(0);
  add_block(file, 6, body);
  EXPECT_THAT(read(file.bytes()).frames, ElementsAre("1 aabbccdd"));
}

/// Cut anywhere, a file gives the frames before the cut; only between two records is that no fault.
void expect_truncations_are_found(const Vector<std::byte>& file, const std::vector<std::size_t>& ends) {
  for (std::size_t size = 0; size < file.size(); ++size) {
    const Read r = read(Bytes(file).first(size));
    std::size_t frames = 0;
    for (const std::size_t end : ends) frames += end <= size ? 1 : 0;
    EXPECT_EQ(r.frames.size(), frames == 0 ? 0 : frames - 1) << size;
    const bool between = std::find(ends.begin(), ends.end(), size) != ends.end();
    if (between)
      EXPECT_EQ(r.error, "") << size;
    else
      EXPECT_THAT(r.error, HasSubstr("truncated at byte")) << size;
  }
}

TEST(FrameReader, every_truncation_of_a_pcap_is_found) {
  FieldsOf file = pcap();
  std::vector<std::size_t> ends = {file.bytes().size()};
  for (const Bytes frame : {Bytes(kFrameA), Bytes(kFrameB)}) {
    add_record(file, 1, 2, frame);
    ends.push_back(file.bytes().size());
  }
  expect_truncations_are_found(file.bytes(), ends);
}

TEST(FrameReader, every_truncation_of_a_pcapng_is_found) {
  FieldsOf file(false);
  add_section(file);
  const std::size_t section = file.bytes().size();
  add_interface(file);
  std::vector<std::size_t> ends = {file.bytes().size()};
  for (const Bytes frame : {Bytes(kFrameA), Bytes(kFrameB)}) {
    add_packet(file, 0, 5, frame);
    ends.push_back(file.bytes().size());
  }
  for (std::size_t size = 0; size < file.bytes().size(); ++size) {
    const Read r = read(Bytes(file.bytes()).first(size));
    const auto whole =
        std::count_if(ends.begin() + 1, ends.end(), [&](std::size_t end) { return end <= size; });
    EXPECT_EQ(static_cast<std::ptrdiff_t>(r.frames.size()), whole) << size;
    const bool between = size == section || std::find(ends.begin(), ends.end(), size) != ends.end();
    EXPECT_THAT(r.error, between ? testing::Matcher<std::string>(IsEmpty()) : HasSubstr("truncated at byte"))
        << size;
  }
}

TEST(FrameReader, a_block_that_is_passed_over_may_not_be_cut_either) {
  FieldsOf file = pcapng();
  const std::size_t before = file.bytes().size();
  FieldsOf other(false);
  add_block(file, 0x99, other.u64(0));
  EXPECT_EQ(read(file.bytes()).error, "");
  for (std::size_t size = before + 1; size < file.bytes().size(); ++size)
    EXPECT_THAT(read(Bytes(file.bytes()).first(size)).error, HasSubstr("truncated")) << size;
}

/// A change to a good file, and the error that follows.
std::string error_with(FieldsOf file, std::size_t offset, std::uint32_t value) {
  Vector<std::byte> bytes = file.bytes();
  for (std::size_t i = 0; i < 4; ++i) bytes[offset + i] = static_cast<std::byte>(value >> 8 * i);
  return read(bytes).error;
}

TEST(FrameReader, lengths_that_lie_are_refused_before_anything_is_sized_by_them) {
  FieldsOf file = pcap();
  add_record(file, 0, 0, kFrameA);
  EXPECT_EQ(error_with(file, 32, 0xFFFFFFFF), "limit exceeded at byte 32: captured length");
  EXPECT_EQ(error_with(file, 32, FrameReader::kLargestFrame + 1),
            "limit exceeded at byte 32: captured length");
  EXPECT_EQ(error_with(file, 32, FrameReader::kLargestFrame), "truncated at byte 24: frame");

  FieldsOf blocks = pcapng();
  const auto packet = static_cast<std::uint32_t>(blocks.bytes().size());
  add_packet(blocks, 0, 0, kFrameA);
  const auto length = static_cast<std::uint32_t>(blocks.bytes().size()) - packet;
  EXPECT_THAT(error_with(blocks, packet + 4, 0xFFFFFFFC), HasSubstr("limit exceeded"));
  EXPECT_THAT(error_with(blocks, packet + 4, 8), HasSubstr("bad value"));
  EXPECT_THAT(error_with(blocks, packet + 4, length + 1), HasSubstr("bad value"));
  EXPECT_THAT(error_with(blocks, packet + length - 4, length + 4), HasSubstr("contradiction"));
  EXPECT_THAT(error_with(blocks, packet + 8, 1), HasSubstr("interface"));
  EXPECT_THAT(error_with(blocks, packet + 20, 9), HasSubstr("truncated"));
  EXPECT_THAT(error_with(blocks, packet + 20, 0xFFFFFFFF), HasSubstr("captured length"));
  EXPECT_THAT(error_with(blocks, 8, 0x01020304), HasSubstr("byte order"));

  FieldsOf skipped = pcapng();
  const std::size_t other = skipped.bytes().size();
  add_block(skipped, 0x99, FieldsOf(false).u64(0));
  EXPECT_THAT(error_with(skipped, other + 16, 24), HasSubstr("contradiction"))
      << "of a block that is passed over";
  EXPECT_THAT(error_with(blocks, 12, 2), HasSubstr("pcapng version"));
  EXPECT_THAT(error_with(blocks, 0, 0xDEADBEEF), HasSubstr("neither pcap nor pcapng"));
  EXPECT_THAT(error_with(blocks, 28 + 16, 0x40000002), HasSubstr("option")) << "an option beyond its block";
}

TEST(FrameReader, a_clock_that_cannot_be_counted_is_refused) {
  EXPECT_THAT(read(pcapng(false, {.resolution = 20}).bytes()).error, HasSubstr("unsupported"));
  EXPECT_THAT(read(pcapng(false, {.resolution = 0x80 | 64}).bytes()).error, HasSubstr("if_tsresol"));
}

TEST(FrameReader, more_interfaces_than_any_machine_has_are_refused) {
  FieldsOf file = pcapng();
  for (std::size_t i = 0; i < FrameReader::kMaxInterfaces; ++i) add_interface(file);
  EXPECT_THAT(read(file.bytes(), 4096).error, HasSubstr("limit exceeded"));
}

TEST(FrameReader, link_types_that_are_not_understood_are_refused_with_their_names) {
  EXPECT_EQ(read(pcap(false, 0xA1B2C3D4, kAir).bytes()).error,
            "its frames are of a kind that is not understood: link type 105 (802.11)");
  FieldsOf alone = pcapng(false, {.link = kAir});
  add_packet(alone, 0, 0, kFrameA);
  EXPECT_THAT(read(alone.bytes()).error, HasSubstr("link type 105 (802.11)"));
  FieldsOf beside = pcapng(false, {.link = kAir});
  add_interface(beside);
  add_packet(beside, 0, 0, kFrameA);
  add_packet(beside, 1, 0, kFrameB);
  EXPECT_THAT(read(beside.bytes()).frames, ElementsAre("105 01020304 05", "1 aabbccdd"));
}

TEST(FrameReader, an_error_comes_again_and_again) {
  FrameReader reader;
  reader.supply(from_hex("00112233"));
  const auto first = reader.next();
  ASSERT_FALSE(first.ok());
  EXPECT_EQ(first.error().code, ErrorCode::WrongType);
  reader.supply(pcap().bytes());
  EXPECT_EQ(reader.next().error().text, first.error().text);
}

TEST(FrameReader, recognises_a_capture_before_its_first_frame) {
  FrameReader reader;
  EXPECT_FALSE(reader.recognise().value());
  const FieldsOf file = pcap();
  reader.supply(Bytes(file.bytes()).first(20));
  EXPECT_FALSE(reader.recognise().value());
  reader.supply(Bytes(file.bytes()).subspan(20));
  EXPECT_TRUE(reader.recognise().value());
  FrameReader empty;
  empty.finish();
  EXPECT_EQ(empty.recognise().error().text, "truncated at byte 0: magic");
}

}  // namespace
}  // namespace acm::inspect
