// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "support/fragmented_dat.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "support/retail_size_random.h"

namespace acm::test {

namespace {

constexpr std::size_t kBlockSize = 0x144, kFileSize = 0x148, kFreeHead = 0x154, kFreeTail = 0x158,
                      kFreeCount = 0x15C, kRoot = 0x160;  // in the header
constexpr std::uint32_t kFreeBit = 0x80000000;
constexpr std::uint32_t kSlots = 62, kCountAt = 62 * 4, kEntriesAt = kCountAt + 4, kEntryBytes = 24;

/// Moves every block of a file to another place.
class Fragmenter {
 public:
  Fragmenter(Bytes file, std::uint32_t free_blocks)
      : old_(file), block_(read(file, kBlockSize)), used_(count_of(file.size())), free_(free_blocks) {
    scatter();
  }

  Vector<std::byte> run() && {
    new_.resize(std::size_t{block_} * (1 + places_.size()));
    std::copy_n(old_.begin(), block_, new_.begin());
    for (std::uint32_t i = 0; i < used_; ++i) {
      const std::size_t from = std::size_t{block_} * (1 + i);
      std::copy_n(old_.begin() + static_cast<std::ptrdiff_t>(from), block_,
                  new_.begin() + moved(static_cast<std::uint32_t>(from)));
      write(moved(static_cast<std::uint32_t>(from)), moved(read(old_, from)));
    }
    move_node(read(old_, kRoot));
    write(kRoot, moved(read(old_, kRoot)));
    write(kFileSize, static_cast<std::uint32_t>(new_.size()));
    chain_free_blocks();
    return std::move(new_);
  }

 private:
  static std::uint32_t read(Bytes bytes, std::size_t at) {
    std::uint32_t value = 0;
    for (unsigned i = 0; i < 4; ++i) value |= std::to_integer<std::uint32_t>(bytes[at + i]) << (8 * i);
    return value;
  }
  void write(std::size_t at, std::uint32_t value) {
    for (unsigned i = 0; i < 4; ++i) new_[at + i] = static_cast<std::byte>(value >> (8 * i));
  }
  [[nodiscard]] std::uint32_t count_of(std::size_t bytes) const {
    return static_cast<std::uint32_t>(bytes / block_ - 1);
  }

  // places_[i] is where block i goes; those behind the used ones are free. One block in ten trades places
  // with any other, and the free ones lie everywhere.
  void scatter() {
    SetRandom random(used_);
    for (std::uint32_t i = 0; i < used_ + free_; ++i) places_.push_back(i);
    for (std::uint32_t i = 0; i < used_ + free_; ++i)
      if (i >= used_ || random.one_in(10)) std::swap(places_[i], places_[random.below(used_ + free_)]);
  }

  // 0 stands for none.
  [[nodiscard]] std::uint32_t moved(std::uint32_t offset) const {
    return offset == 0 ? 0 : block_ * (1 + places_[offset / block_ - 1]);
  }

  // Where a byte of a chain lies in the new file; nodes and objects are chains.
  [[nodiscard]] std::size_t place_of(std::uint32_t chain, std::uint32_t byte) const {
    std::uint32_t at = chain;
    for (; byte >= block_ - 4; byte -= block_ - 4) at = read(old_, at);
    return moved(at) + 4 + byte;
  }
  // A number of a chain, which may lie across two blocks, and its replacement.
  [[nodiscard]] std::uint32_t number(std::uint32_t chain, std::uint32_t byte) const {
    std::uint32_t value = 0;
    for (std::uint32_t i = 0; i < 4; ++i)
      value |= std::to_integer<std::uint32_t>(new_[place_of(chain, byte + i)]) << (8 * i);
    return value;
  }
  void replace(std::uint32_t chain, std::uint32_t byte, std::uint32_t value) {
    for (std::uint32_t i = 0; i < 4; ++i)
      new_[place_of(chain, byte + i)] = static_cast<std::byte>(value >> (8 * i));
  }

  // A leaf has no children; other nodes have one more than entries.
  void move_node(std::uint32_t node) {
    const std::uint32_t count = number(node, kCountAt);
    const bool leaf = number(node, 0) == 0;
    for (std::uint32_t i = 0; i < count; ++i) {
      const std::uint32_t at = kEntriesAt + i * kEntryBytes + 8;
      replace(node, at, moved(number(node, at)));
    }
    for (std::uint32_t i = 0; !leaf && i <= count && i < kSlots; ++i) {
      const std::uint32_t child = number(node, 4 * i);
      move_node(child);
      replace(node, 4 * i, moved(child));
    }
  }

  void chain_free_blocks() {
    const auto offset = [&](std::uint32_t i) { return block_ * (1 + places_[used_ + i]); };
    for (std::uint32_t i = 0; i < free_; ++i)
      write(offset(i), kFreeBit | (i + 1 < free_ ? offset(i + 1) : 0));
    write(kFreeHead, offset(0));
    write(kFreeTail, offset(free_ - 1));
    write(kFreeCount, free_);
  }

  Bytes old_;
  std::uint32_t block_;
  std::uint32_t used_;
  std::uint32_t free_;
  std::vector<std::uint32_t> places_;
  Vector<std::byte> new_;
};

}  // namespace

Vector<std::byte> fragmented(Bytes file, std::uint32_t free_blocks) {
  return Fragmenter(file, free_blocks).run();
}

}  // namespace acm::test
