// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/dat_file.h"

#include <algorithm>

#include "dat_blocks.h"
#include "dat_inflate.h"
#include "dat_tree.h"
#include "record.h"

namespace acm {

namespace {

// Grows only: cutting a vector back would make it clear the same bytes again with the next object.
std::span<std::byte> room_for(std::vector<std::byte>& buffer, std::size_t size) {
  if (buffer.size() < size) buffer.resize(size);
  return std::span(buffer).first(size);
}

bool id_below(const DatEntry& entry, ObjectId id) {
  return entry.id < id;
}

}  // namespace

Result<DatFile> DatFile::open(Bytes file) {
  Result<DatHeader> header = read_dat_header(file);
  if (!header) return header.error();
  DatFile dat;
  dat.header_ = *header;
  dat.file_ = file.first(header->file_size);

  DatTreeWalk tree(DatBlocks(dat.file_, dat.header_), dat.header_.layout);
  if (Status walked = tree.walk(dat.header_.root); !walked) return walked.error();
  trim(tree.entries);
  dat.entries_ = std::move(tree.entries);
  return dat;
}

std::span<const DatEntry> DatFile::entries(ObjectId first, ObjectId last) const {
  const auto begin = std::lower_bound(entries_.begin(), entries_.end(), first, id_below);
  auto end = std::lower_bound(begin, entries_.end(), last, id_below);
  if (end != entries_.end() && end->id == last) ++end;
  return {begin, end};
}

const DatEntry* DatFile::find(ObjectId id) const {
  const auto it = std::lower_bound(entries_.begin(), entries_.end(), id, id_below);
  return it != entries_.end() && it->id == id ? &*it : nullptr;
}

Result<Bytes> DatFile::read_stored(const DatEntry& entry, std::vector<std::byte>& buffer) const {
  DatChain chain(DatBlocks(file_, header_), entry.offset, entry.size, entry.id);
  if (chain.ok() && chain.blocks_left() == 1) {
    if (!chain.next()) return chain.error();
    return chain.piece();
  }
  if (!chain.ok()) return chain.error();
  const std::span<std::byte> out = room_for(buffer, entry.size);
  if (Status copied = copy_chain(chain, out); !copied) return copied.error();
  return Bytes(out);
}

Result<Bytes> DatFile::read(const DatEntry& entry, std::vector<std::byte>& buffer) const {
  if (!entry.compressed()) return read_stored(entry, buffer);
  DatChain chain(DatBlocks(file_, header_), entry.offset, entry.size, entry.id);
  const Result<std::uint32_t> size = inflated_size(chain, entry.size);
  if (!size) return size.error();
  const std::span<std::byte> out = room_for(buffer, *size);
  if (Status inflated = inflate_chain(chain, out); !inflated) return inflated.error();
  return Bytes(out);
}

Result<Bytes> DatFile::read(ObjectId id, std::vector<std::byte>& buffer) const {
  const DatEntry* entry = find(id);
  if (entry == nullptr) return Error{ErrorCode::NotFound, id, 0, "object of the container"};
  return read(*entry, buffer);
}

Result<DatIterations> DatFile::iterations() const {
  if (header_.layout == DatLayout::Older) {
    DatIterations iterations;
    if (header_.older_iteration != 0) iterations.runs.push_back({1, header_.older_iteration});
    return iterations;
  }
  std::vector<std::byte> buffer;
  const Result<Bytes> bytes = read(kIterationsId, buffer);
  if (!bytes) return bytes.error();
  Result<DatIterations> iterations = read_iterations(*bytes);
  if (iterations) return iterations;
  return Error{iterations.error().code, kIterationsId, iterations.error().offset, iterations.error().what};
}

}  // namespace acm
