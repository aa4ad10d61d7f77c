// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/dat_header.h"

#include "base/bytes.h"

#include <algorithm>

#include "dat_blocks.h"

namespace acm {

namespace {

static_assert(kDatPrologueBytes >= kDatHeaderEnd && kDatPrologueBytes >= kDatOlderHeaderEnd);

bool has_magic(Bytes start, std::size_t offset) {
  return start.size() >= offset + 4 && load_u32(start.data() + offset) == kDatMagic;
}

template <std::size_t N>
void read_array(ByteReader& in, std::array<std::byte, N>& out, const char* field) {
  const Bytes bytes = in.raw(N, field);
  std::copy(bytes.begin(), bytes.end(), out.begin());
}

// dat-formats 1.1
DatHeader read_current(ByteReader& in) {
  DatHeader h;
  h.layout = DatLayout::Current;
  read_array(in, h.version_text, "version text");
  h.journal_type = in.u8("journal type");
  if (in.u32("journal magic") != kDatJournalMagic) h.journal_type = 0;
  in.raw(kDatHeaderOffset - in.offset(), "journal");
  in.u32("magic");
  h.block_size = in.u32("block size");
  h.file_size = in.u32("file size");
  h.data_set = in.u32("data set");
  h.data_subset = in.u32("data subset");
  h.free_head = in.u32("first free block");
  h.free_tail = in.u32("last free block");
  h.free_count = in.u32("free block count");
  h.root = in.u32("directory root");
  h.young_lru = in.u32("young LRU");
  h.old_lru = in.u32("old LRU");
  h.use_lru = in.u32("use LRU");
  h.master_map = in.u32("master map");
  h.engine_version = in.u32("engine version");
  h.game_version = in.u32("game version");
  read_array(in, h.guid, "version GUID");
  h.minor_version = in.u32("minor version");
  return h;
}

// dat-formats 1.5
DatHeader read_older(ByteReader& in) {
  DatHeader h;
  h.layout = DatLayout::Older;
  in.raw(kDatOlderHeaderOffset, "prologue");
  in.u32("magic");
  h.block_size = in.u32("block size");
  h.file_size = in.u32("file size");
  h.older_iteration = in.u32("iteration");
  h.free_head = in.u32("first free block");
  h.free_tail = in.u32("last free block");
  h.free_count = in.u32("free block count");
  h.root = in.u32("directory root");
  in.raw(12, "unused");
  h.data_set = h.engine_version = h.minor_version = 0;
  return h;
}

}  // namespace

Result<DatHeader> read_dat_header(Bytes start, std::uint64_t file_size) {
  // The newer place first: in a newer file the older place lies within the journal and may hold anything,
  // while in an older file the newer place is the offset of a block, which 0x5442 cannot be.
  const bool current = has_magic(start, kDatHeaderOffset);
  if (!current && !has_magic(start, kDatOlderHeaderOffset)) {
    if (start.size() < kDatHeaderOffset + 4)
      return Error{ErrorCode::Truncated, 0, start.size(), "container header"};
    return Error{ErrorCode::WrongType, 0, kDatHeaderOffset, "magic number of a container"};
  }
  ByteReader in(start);
  const DatHeader h = current ? read_current(in) : read_older(in);
  if (!in.ok()) return in.error();

  const std::size_t at = current ? kDatHeaderOffset : kDatOlderHeaderOffset;
  if (!is_dat_block_size(h.block_size)) return Error{ErrorCode::BadValue, 0, at + 4, "block size"};
  if (h.file_size > file_size)
    return Error{ErrorCode::Truncated, 0, file_size, "file shorter than its header states"};
  return h;
}

}  // namespace acm
