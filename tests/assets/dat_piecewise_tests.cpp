// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT

// Containers that are read piecewise: only what is named by needs() is ever given to the readers.
#include "acmotion/dat.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <vector>

#include "support/allocation_counter.h"
#include "support/raw_dat.h"

namespace acm {
namespace {

using test::bytes_of;
using test::pattern;
using test::RawDat;

/// Gives a reader exactly what it asks for, in copies of exactly that size, and counts.
struct Feeder {
  enum class Amount { Needed, Likely };

  explicit Feeder(Bytes bytes, Amount how_much = Amount::Needed) : file(bytes), amount(how_much) {}

  template <class Reader>
  Status feed(Reader& reader) {
    Status status = reader.status();
    while (const std::optional<DatRange> range = reader.needs()) {
      EXPECT_GE(range->size, 1u);
      EXPECT_GE(range->likely, range->size);
      EXPECT_LE(range->offset + range->likely, file.size());
      const std::size_t size = amount == Amount::Needed ? range->size : range->likely;
      const Bytes bytes = file.subspan(static_cast<std::size_t>(range->offset), size);
      status = reader.supply(Vector<std::byte>(bytes.begin(), bytes.end()));
      asked += size;
      ++requests;
    }
    return status;
  }

  Bytes file;
  Amount amount;
  std::uint64_t asked = 0;
  std::uint64_t requests = 0;
};

void expect_same_error(const Error& a, const Error& b) {
  EXPECT_EQ(a.code, b.code) << a.what << " / " << b.what;
  EXPECT_EQ(a.offset, b.offset) << a.what << " / " << b.what;
  EXPECT_EQ(a.object_id, b.object_id);
  EXPECT_STREQ(a.what, b.what);
}

/// Both ways of reading must come to the same end, in whatever is wrong too.
void expect_agreement(Bytes file, Feeder::Amount amount) {
  const Result<DatFile> whole = DatFile::open(file);
  DatIndexer indexer(file.size());
  const Status indexed = Feeder(file, amount).feed(indexer);
  ASSERT_EQ(indexed.ok(), whole.ok());
  EXPECT_EQ(indexer.done(), whole.ok());
  if (!whole.ok()) return expect_same_error(indexed.error(), whole.error());
  ASSERT_TRUE(std::ranges::equal(indexer.index().entries(), whole->entries()));
  Vector<std::byte> buffer;
  for (const DatEntry& entry : whole->entries()) {
    for (const auto form : {DatObjectReader::Form::Decompressed, DatObjectReader::Form::Stored}) {
      DatObjectReader reader(indexer.index(), entry, form);
      const Status read = Feeder(file, amount).feed(reader);
      const Result<Bytes> expected = form == DatObjectReader::Form::Stored ? whole->read_stored(entry, buffer)
                                                                           : whole->read(entry, buffer);
      ASSERT_EQ(read.ok(), expected.ok());
      EXPECT_EQ(reader.done(), expected.ok());
      if (expected.ok())
        EXPECT_TRUE(std::ranges::equal(reader.bytes(), *expected));
      else
        expect_same_error(read.error(), expected.error());
    }
  }
}

void expect_agreement(Bytes file) {
  expect_agreement(file, Feeder::Amount::Needed);
  expect_agreement(file, Feeder::Amount::Likely);
}

Vector<std::byte> three_nodes(std::uint32_t block_size, DatLayout layout) {
  RawDat raw(block_size, layout);
  std::vector<DatEntry> entries;
  for (ObjectId id = 1; id <= 20; ++id) entries.push_back(raw.add_object(id, pattern(id * 50 - 50, id)));
  const std::uint32_t left = raw.add_node({entries.begin(), entries.begin() + 9});
  const std::uint32_t right = raw.add_node({entries.begin() + 10, entries.end()});
  return raw.finish(raw.add_node({entries[9]}, {left, right}));
}

TEST(PiecewiseDat, gives_what_a_file_in_memory_gives_in_both_layouts) {
  for (const std::uint32_t block_size : {64u, 256u, 1024u, 65536u})
    for (const DatLayout layout : {DatLayout::Current, DatLayout::Older})
      expect_agreement(three_nodes(block_size, layout));
}

TEST(PiecewiseDat, header_facts_are_those_of_the_file) {
  const Vector<std::byte> file = three_nodes(256, DatLayout::Current);
  DatIndexer indexer(file.size());
  ASSERT_TRUE(Feeder(file).feed(indexer).ok());
  const DatIndex index = std::move(indexer).take();
  EXPECT_EQ(index.header().block_size, 256u);
  EXPECT_EQ(index.header().file_size, file.size());
  ASSERT_NE(index.find(20), nullptr);
  EXPECT_EQ(index.find(21), nullptr);
  EXPECT_EQ(index.entries(3, 5).size(), 3u);
}

TEST(PiecewiseDat, every_truncation_ends_as_it_does_in_memory) {
  const Vector<std::byte> file = three_nodes(64, DatLayout::Current);
  for (std::size_t size = 0; size <= file.size(); size += size < 0x200 ? 1 : 61)
    expect_agreement(Bytes(file).first(size));
}

TEST(PiecewiseDat, random_damage_ends_as_it_does_in_memory) {
  const Vector<std::byte> sound = three_nodes(256, DatLayout::Current);
  std::mt19937 random(1);
  for (int round = 0; round < 800; ++round) {
    Vector<std::byte> file = sound;
    for (int change = 0; change < 3; ++change) {
      const std::size_t at =
          round % 3 == 0 ? random() % sound.size() : 0x140 + random() % (round % 3 == 1 ? 0x40 : 0x2000);
      file[std::min(at, sound.size() - 1)] = static_cast<std::byte>(random());
    }
    expect_agreement(file);
  }
}

TEST(PiecewiseDat, fewer_bytes_than_needed_are_refused_and_may_come_again) {
  const Vector<std::byte> file = three_nodes(256, DatLayout::Current);
  DatIndexer indexer(file.size());
  const DatRange range = *indexer.needs();
  const Status status = indexer.supply(Bytes(file).first(range.size - 1));
  ASSERT_FALSE(status.ok());
  EXPECT_EQ(status.error().code, ErrorCode::Truncated);
  EXPECT_EQ(status.error().offset, range.size - 1u);
  EXPECT_EQ(*indexer.needs(), range);
  EXPECT_TRUE(Feeder(file).feed(indexer).ok());
}

TEST(PiecewiseDat, likely_bytes_take_one_request_for_a_node_and_for_an_object) {
  const Vector<std::byte> file = three_nodes(64, DatLayout::Current);
  DatIndexer indexer(file.size());
  Feeder nodes(file, Feeder::Amount::Likely);
  ASSERT_TRUE(nodes.feed(indexer).ok());
  EXPECT_EQ(nodes.requests, 4u);  // the header and three nodes of 29 blocks
  DatObjectReader reader(indexer.index(), *indexer.index().find(20));
  Feeder object(file, Feeder::Amount::Likely);
  ASSERT_TRUE(object.feed(reader).ok());
  EXPECT_EQ(object.requests, 1u);
  EXPECT_EQ(object.asked, 950u + 16 * 4);  // and the links of its 16 blocks
}

TEST(PiecewiseDat, upcoming_names_children_that_are_asked_for_later) {
  const Vector<std::byte> file = three_nodes(1024, DatLayout::Current);
  DatIndexer indexer(file.size());
  std::vector<DatRange> upcoming(8);
  EXPECT_EQ(indexer.upcoming(upcoming), 0u);
  const auto supply_next = [&] {
    const DatRange range = *indexer.needs();
    ASSERT_TRUE(
        indexer.supply(Bytes(file).subspan(static_cast<std::size_t>(range.offset), range.likely)).ok());
  };
  supply_next();  // header
  supply_next();  // root
  ASSERT_EQ(indexer.upcoming(upcoming), 1u);
  const DatRange right = upcoming[0];
  EXPECT_NE(indexer.needs()->offset, right.offset);
  supply_next();  // left
  EXPECT_EQ(*indexer.needs(), right);
  EXPECT_EQ(indexer.upcoming(upcoming), 0u);
}

TEST(PiecewiseDat, compressed_objects_and_their_damage_end_as_in_memory) {
  const Vector<std::byte> plain = pattern(900, 3);
  Vector<std::byte> stored = test::stored_zlib(plain);
  for (unsigned i = 0; i < 4; ++i)
    stored.insert(stored.begin() + i, static_cast<std::byte>(plain.size() >> (8 * i)));
  RawDat raw(256);
  DatEntry entry = raw.add_object(7, stored);
  entry.flags = DatEntry::kCompressed;
  const Vector<std::byte> file = raw.finish(raw.add_node({entry}));
  expect_agreement(file);
#ifdef ACMOTION_HAS_ZLIB
  DatIndexer indexer(file.size());
  ASSERT_TRUE(Feeder(file).feed(indexer).ok());
  DatObjectReader reader(indexer.index(), indexer.index().entries()[0]);
  ASSERT_TRUE(Feeder(file).feed(reader).ok());
  EXPECT_TRUE(std::ranges::equal(reader.bytes(), plain));
#endif
  for (std::size_t at = entry.offset; at < entry.offset + 4 * 256; ++at) {
    Vector<std::byte> damaged = file;
    damaged[at] ^= std::byte{0x41};
    expect_agreement(damaged);
  }
}

/// A container of a gigabyte of which only the blocks exist that were written; all others are zero.
class SparseDat {
 public:
  static constexpr std::uint32_t kBlock = 1024;
  static constexpr std::uint32_t kFileSize = 1u << 30;

  /// `leaves` of 61 objects each below one root. Nodes lie far apart, and their two blocks too.
  explicit SparseDat(std::uint32_t leaves)
      : node_stride_((kFileSize - 0x100000) / (leaves + 1) / kBlock * kBlock) {
    RawDat header(kBlock);
    const Vector<std::byte> prologue =
        header.poke(0x148, kFileSize).poke(0x160, node_at(leaves)).finish_as_is();
    blocks_[0] = prologue;
    std::vector<std::uint32_t> children;
    std::vector<DatEntry> between;
    for (std::uint32_t leaf = 0; leaf < leaves; ++leaf) {
      std::vector<DatEntry> entries;
      for (std::uint32_t i = 0; i < 61; ++i) entries.push_back(entry_of(leaf * 62 + i));
      add_node(node_at(leaf), entries, {});
      children.push_back(node_at(leaf));
      if (leaf + 1 < leaves) between.push_back(entry_of(leaf * 62 + 61));
    }
    add_node(node_at(leaves), between, children);
  }

  [[nodiscard]] std::size_t written_blocks() const { return blocks_.size(); }
  /// Reads across blocks, as a file would.
  void read(Vector<std::byte>& out, std::uint64_t offset, std::size_t size) const {
    out.assign(size, std::byte{0});
    for (std::size_t i = 0; i < size;) {
      const std::uint64_t at = offset + i;
      const std::size_t within = static_cast<std::size_t>(at % kBlock);
      const std::size_t n = std::min(size - i, kBlock - within);
      if (const auto it = blocks_.find(at - within); it != blocks_.end())
        std::copy_n(it->second.begin() + static_cast<std::ptrdiff_t>(within), n,
                    out.begin() + static_cast<std::ptrdiff_t>(i));
      i += n;
    }
  }

 private:
  [[nodiscard]] std::uint32_t node_at(std::uint32_t index) const { return 0x400 + index * node_stride_; }
  static DatEntry entry_of(std::uint32_t index) {
    DatEntry entry;
    entry.id = 0x03000000 + index;
    entry.offset = 0x400 + (index * 7 + 3) * kBlock;
    entry.size = 100000;
    return entry;
  }
  void add_node(std::uint32_t at, const std::vector<DatEntry>& entries,
                const std::vector<std::uint32_t>& children) {
    RawDat raw(kBlock);
    const std::uint32_t first = raw.add_node(entries, children);
    const Vector<std::byte> bytes = raw.finish(first);
    const auto part = [&](std::uint32_t offset) {
      return Vector<std::byte>(bytes.begin() + offset, bytes.begin() + offset + kBlock);
    };
    const std::uint32_t second = at + node_stride_ / 2 / kBlock * kBlock;
    blocks_[at] = part(first);
    for (unsigned i = 0; i < 4; ++i) blocks_[at][i] = static_cast<std::byte>(second >> (8 * i));
    blocks_[second] = part(first + kBlock);
  }

  std::uint32_t node_stride_;
  std::map<std::uint64_t, Vector<std::byte>> blocks_;
};

TEST(PiecewiseDat, indexing_a_sparse_gigabyte_asks_for_directory_blocks_alone) {
  constexpr std::uint32_t kLeaves = 62;
  const SparseDat dat(kLeaves);
  const test::AllocationCounter count;
  Vector<std::byte> bytes;
  std::uint64_t asked = 0;
  std::uint64_t requests = 0;
  DatIndexer indexer(SparseDat::kFileSize);
  while (const std::optional<DatRange> range = indexer.needs()) {
    dat.read(bytes, range->offset, range->size);
    ASSERT_TRUE(indexer.supply(bytes).ok()) << indexer.status().error().what;
    asked += range->size;
    ++requests;
  }
  ASSERT_TRUE(indexer.done());
  EXPECT_EQ(indexer.index().entries().size(), kLeaves * 61 + kLeaves - 1);

  const std::uint64_t nodes = kLeaves + 1;
  RecordProperty("bytes_asked_for", static_cast<int>(asked));
  EXPECT_EQ(asked, 0x190 + nodes * (1716 + 2 * 4));  // the header, and each node with the links of its blocks
  EXPECT_EQ(requests, 1 + nodes * 2);
  EXPECT_LT(asked, SparseDat::kFileSize / 9000);
  // Nothing of the container's size: the index, one bit for each block, and the buffer of this test.
  EXPECT_LT(count.allocated_bytes(), 1u << 20);
}

TEST(PiecewiseDat, an_object_of_a_sparse_gigabyte_is_read_alone) {
  const SparseDat dat(3);
  Vector<std::byte> bytes;
  DatIndexer indexer(SparseDat::kFileSize);
  while (const std::optional<DatRange> range = indexer.needs()) {
    dat.read(bytes, range->offset, range->size);
    ASSERT_TRUE(indexer.supply(bytes).ok());
  }
  // Its blocks are zero, so the chain ends where it should go on.
  DatObjectReader reader(indexer.index(), indexer.index().entries()[5]);
  const DatRange range = *reader.needs();
  EXPECT_EQ(range.size, 1024u);
  EXPECT_EQ(range.likely, 100000u + 99 * 4);
  dat.read(bytes, range.offset, range.size);
  const Status status = reader.supply(bytes);
  ASSERT_FALSE(status.ok());
  EXPECT_EQ(status.error().code, ErrorCode::Truncated);
  EXPECT_EQ(status.error().offset, range.offset);
  EXPECT_FALSE(reader.done());
  EXPECT_FALSE(reader.needs().has_value());
}

}  // namespace
}  // namespace acm
