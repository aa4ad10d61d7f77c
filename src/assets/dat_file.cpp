// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/dat.hpp"

#include <algorithm>

#include "dat_blocks.h"
#include "dat_header.h"
#include "dat_inflate.h"
#include "dat_tree.h"
#include "record.h"

namespace acm {

namespace {

// Grows only: cutting a vector back would make it clear the same bytes again with the next object.
std::span<std::byte> room_for(Vector<std::byte>& buffer, std::size_t size) {
  if (buffer.size() < size) buffer.resize(size);
  return std::span(buffer).first(size);
}

bool id_below(const DatEntry& entry, ObjectId id) {
  return entry.id < id;
}

// The chain stands at its first block.
Status inflate_chain(DatChain& chain, const DatEntry& entry, std::span<std::byte> out) {
  DatInflater inflater(out);
  Bytes piece = chain.piece().subspan(kInflatedSizeBytes);
  do {
    if (Status fed = inflater.feed({entry.id, entry.size, chain.block()}, piece); !fed) return fed;
    piece = chain.next() ? chain.piece() : Bytes();
  } while (!piece.empty());
  if (!chain.ok()) return chain.error();
  return inflater.finish({entry.id, entry.size, chain.block()});
}

}  // namespace

std::span<const DatEntry> DatIndex::entries(ObjectId first, ObjectId last) const {
  const auto begin = std::lower_bound(entries_.begin(), entries_.end(), first, id_below);
  auto end = std::lower_bound(begin, entries_.end(), last, id_below);
  if (end != entries_.end() && end->id == last) ++end;
  return {begin, end};
}

const DatEntry* DatIndex::find(ObjectId id) const {
  const auto it = std::lower_bound(entries_.begin(), entries_.end(), id, id_below);
  return it != entries_.end() && it->id == id ? &*it : nullptr;
}

Result<DatFile> DatFile::open(Bytes file) {
  const Bytes start = file.first(std::min(file.size(), kDatPrologueBytes));
  const Result<DatHeader> header = read_dat_header(start, file.size());
  if (!header) return header.error();
  DatFile dat;
  dat.file_ = file.first(header->file_size);

  DatTreeReader tree(DatGeometry(*header), header->layout, header->root);
  if (Status read = read_tree(tree, dat.file_); !read) return read.error();
  trim(tree.entries);
  dat.index_ = DatIndex(*header, std::move(tree.entries));
  return dat;
}

Result<Bytes> DatFile::read_stored(const DatEntry& entry, Vector<std::byte>& buffer) const {
  DatChain chain(DatBlocks(file_, header()), entry.offset, entry.size, entry.id);
  if (chain.ok() && chain.blocks_left() == 1) {
    if (!chain.next()) return chain.error();
    return chain.piece();
  }
  if (!chain.ok()) return chain.error();
  const std::span<std::byte> out = room_for(buffer, entry.size);
  if (Status copied = copy_chain(chain, out); !copied) return copied.error();
  return Bytes(out);
}

Result<Bytes> DatFile::read(const DatEntry& entry, Vector<std::byte>& buffer) const {
  if (!entry.compressed()) return read_stored(entry, buffer);
  if (Status able = can_inflate(entry.id); !able) return able.error();
  DatChain chain(DatBlocks(file_, header()), entry.offset, entry.size, entry.id);
  if (!chain.next()) return chain.error();
  const Result<std::uint32_t> size = inflated_size({entry.id, entry.size, chain.block()}, chain.piece());
  if (!size) return size.error();
  const std::span<std::byte> out = room_for(buffer, *size);
  if (Status inflated = inflate_chain(chain, entry, out); !inflated) return inflated.error();
  return Bytes(out);
}

Result<Bytes> DatFile::read(ObjectId id, Vector<std::byte>& buffer) const {
  const DatEntry* entry = find(id);
  if (entry == nullptr) return Error{ErrorCode::NotFound, id, 0, "object of the container"};
  return read(*entry, buffer);
}

Result<DatIterations> DatFile::iterations() const {
  if (header().layout == DatLayout::Older) {
    DatIterations iterations;
    if (header().older_iteration != 0) iterations.runs.push_back({1, header().older_iteration});
    return iterations;
  }
  Vector<std::byte> buffer;
  const Result<Bytes> bytes = read(kIterationsId, buffer);
  if (!bytes) return bytes.error();
  Result<DatIterations> iterations = read_iterations(*bytes);
  if (iterations) return iterations;
  return Error{iterations.error().code, kIterationsId, iterations.error().offset, iterations.error().what};
}

}  // namespace acm
