// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/dat.hpp"
#include "acmotion/host.hpp"
#include "base/bytes.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace acm::test {

inline Vector<std::byte> bytes_of(std::string_view text) {
  const auto* p = reinterpret_cast<const std::byte*>(text.data());
  return {p, p + text.size()};
}

/// `size` bytes that depend on the seed, so that mixed-up blocks show.
inline Vector<std::byte> pattern(std::size_t size, std::uint32_t seed) {
  Vector<std::byte> bytes(size);
  std::uint32_t x = seed * 2654435761u + 12345u;
  for (std::byte& b : bytes) {
    x = x * 1664525u + 1013904223u;
    b = static_cast<std::byte>(x >> 24);
  }
  return bytes;
}

/// A stream as zlib writes it: its header, one deflate block that stores the bytes, their Adler-32.
inline Vector<std::byte> stored_zlib(Bytes bytes) {
  ByteWriter out;
  out.u16(0x0178);
  out.u8(1);
  out.u16(static_cast<std::uint16_t>(bytes.size()));
  out.u16(static_cast<std::uint16_t>(~bytes.size()));
  out.raw(bytes);
  std::uint32_t a = 1, b = 0;
  for (const std::byte byte : bytes) {
    a = (a + std::to_integer<std::uint32_t>(byte)) % 65521;
    b = (b + a) % 65521;
  }
  const std::uint32_t sum = b << 16 | a;
  for (int shift = 24; shift >= 0; shift -= 8) out.u8(static_cast<std::uint8_t>(sum >> shift));
  return std::move(out).take();
}

/// Puts a container together block by block, in either layout and with whatever contents a test wants; it
/// knows nothing of the library's writer. Everything can be overwritten afterwards with `poke`.
class RawDat {
 public:
  explicit RawDat(std::uint32_t block_size = 1024, DatLayout layout = DatLayout::Current)
      : layout_(layout), block_size_(block_size), bytes_(std::max<std::size_t>(0x400, block_size)) {
    const std::size_t at = header_offset();
    poke(at, 0x5442);
    poke(at + 4, block_size);
    if (layout == DatLayout::Older) return;
    poke(0x100, 0x004C5000);
    poke(0x14C, 1);
  }

  [[nodiscard]] std::size_t header_offset() const { return layout_ == DatLayout::Current ? 0x140 : 0x12C; }
  [[nodiscard]] std::uint32_t end() const { return static_cast<std::uint32_t>(bytes_.size()); }
  [[nodiscard]] std::uint32_t peek(std::size_t offset) const {
    std::uint32_t value = 0;
    for (unsigned i = 0; i < 4; ++i) value |= std::to_integer<std::uint32_t>(bytes_[offset + i]) << (8 * i);
    return value;
  }
  RawDat& poke(std::size_t offset, std::uint32_t value) {
    for (unsigned i = 0; i < 4; ++i) bytes_[offset + i] = static_cast<std::byte>(value >> (8 * i));
    return *this;
  }

  /// Appends a chain of blocks and returns the offset of the first.
  std::uint32_t add_chain(Bytes payload) {
    const std::uint32_t first = end();
    const std::size_t room = block_size_ - 4;
    do {
      const std::size_t n = std::min(room, payload.size());
      const std::size_t at = bytes_.size();
      bytes_.resize(at + block_size_);
      if (n < payload.size()) poke(at, end());
      std::copy_n(payload.begin(), n, bytes_.begin() + static_cast<std::ptrdiff_t>(at + 4));
      payload = payload.subspan(n);
    } while (!payload.empty());
    return first;
  }

  /// Appends an object and gives its line of the directory.
  DatEntry add_object(ObjectId id, Bytes payload) {
    DatEntry entry;
    entry.id = id;
    entry.offset = add_chain(payload);
    entry.size = static_cast<std::uint32_t>(payload.size());
    entry.version = 2;
    entry.iteration = 1;
    return entry;
  }

  /// Appends a node. Child slots that are not given hold `junk_child`; the count may be a lie.
  std::uint32_t add_node(const std::vector<DatEntry>& entries,
                         const std::vector<std::uint32_t>& children = {}, std::uint32_t junk_child = 0,
                         std::int64_t count = -1) {
    ByteWriter out;
    for (std::size_t i = 0; i < 62; ++i) out.u32(i < children.size() ? children[i] : junk_child);
    out.u32(count >= 0 ? static_cast<std::uint32_t>(count) : static_cast<std::uint32_t>(entries.size()));
    for (const DatEntry& entry : entries) write_entry(out, entry);
    const std::size_t node_size = 62 * 4 + 4 + 61 * (layout_ == DatLayout::Current ? 24 : 12);
    Vector<std::byte> node = std::move(out).take();
    node.resize(node_size);
    return add_chain(node);
  }

  /// The file as it is, whatever the header says.
  [[nodiscard]] const Vector<std::byte>& finish_as_is() const { return bytes_; }

  /// Writes root and size into the header and gives the file.
  Vector<std::byte> finish(std::uint32_t root) {
    poke(header_offset() + 8, end());
    poke(layout_ == DatLayout::Current ? 0x160 : 0x12C + 28, root);
    return bytes_;
  }

 private:
  void write_entry(ByteWriter& out, const DatEntry& entry) const {
    if (layout_ == DatLayout::Current) {
      out.u16(entry.flags);
      out.u16(entry.version);
    }
    out.u32(entry.id);
    out.u32(entry.offset);
    out.u32(entry.size);
    if (layout_ == DatLayout::Current) {
      out.u32(entry.time);
      out.u32(entry.iteration);
    }
  }

  DatLayout layout_;
  std::uint32_t block_size_;
  Vector<std::byte> bytes_;
};

}  // namespace acm::test
