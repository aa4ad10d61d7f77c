// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/dat.hpp"
#include "base/host_memory.h"
#include "base/programming_error.h"

#include "dat_blocks.h"
#include "dat_inflate.h"
#include "record.h"

namespace acm {

struct DatObjectReader::State : HostAllocated {
  State(const DatIndex& index, const DatEntry& its_entry, bool decompress)
      : entry(its_entry),
        geometry(index.header()),
        chain(geometry, its_entry.offset, its_entry.size, its_entry.id),
        inflates(decompress && its_entry.compressed()) {}

  DatEntry entry;
  DatGeometry geometry;
  DatChainWalk chain;
  bool inflates;
  std::optional<DatInflater> inflater;  ///< from the first block of a compressed object on
  Vector<std::byte> out;
  std::optional<Error> error;
  std::optional<std::uint32_t> wanted;  ///< the block that comes next

  [[nodiscard]] CompressedObject compressed() const { return {entry.id, entry.size, chain.block()}; }
  void advance();
  void read_block(Bytes block);
  Status take_piece(Bytes piece);
  Status inflate_piece(Bytes piece);
};

// Finds the next block, or the end.
void DatObjectReader::State::advance() {
  wanted = chain.next_block();
  if (wanted) return;
  if (!chain.ok())
    error = chain.error();
  else if (inflates) {
    if (Status finished = inflater->finish(compressed()); !finished) error = finished.error();
  }
}

void DatObjectReader::State::read_block(Bytes block) {
  if (!chain.enter(load_u32(block.data()))) {
    error = chain.error();
  } else if (Status taken = take_piece(block.subspan(kDatLinkBytes, chain.piece_size())); !taken) {
    error = taken.error();
  }
  wanted.reset();
  if (!error) advance();
}

Status DatObjectReader::State::take_piece(Bytes piece) {
  if (inflates) return inflate_piece(piece);
  out.insert(out.end(), piece.begin(), piece.end());
  return {};
}

Status DatObjectReader::State::inflate_piece(Bytes piece) {
  if (!inflater) {
    const Result<std::uint32_t> size = inflated_size(compressed(), piece);
    if (!size) return size.error();
    out.resize(*size);
    inflater.emplace(out);
    piece = piece.subspan(kInflatedSizeBytes);
  }
  return inflater->feed(compressed(), piece);
}

DatObjectReader::DatObjectReader(const DatIndex& index, const DatEntry& entry, Form form)
    : state_(std::make_unique<State>(index, entry, form == Form::Decompressed)) {
  if (state_->inflates)
    if (Status able = can_inflate(entry.id); !able) state_->error = able.error();
  if (!state_->error) state_->advance();
}
DatObjectReader::~DatObjectReader() = default;
DatObjectReader::DatObjectReader(DatObjectReader&&) noexcept = default;
DatObjectReader& DatObjectReader::operator=(DatObjectReader&&) noexcept = default;

std::optional<DatRange> DatObjectReader::needs() const {
  return state_->wanted ? std::optional(state_->chain.next_range()) : std::nullopt;
}

Status DatObjectReader::supply(Bytes bytes) {
  std::optional<DatRange> range = needs();
  if (!require(range.has_value(), "DatObjectReader::supply: nothing is needed")) return status();
  if (bytes.size() < range->size)
    return Error{ErrorCode::Truncated, state_->entry.id, range->offset + bytes.size(),
                 "bytes supplied to a piecewise reader"};
  // Blocks that follow one another are used as far as the bytes go.
  for (std::uint64_t at = range->offset; range && range->offset == at && range->size <= bytes.size();
       range = needs()) {
    state_->read_block(bytes.first(range->size));
    const std::size_t used = std::min<std::size_t>(state_->geometry.block_size, bytes.size());
    bytes = bytes.subspan(used);
    at += used;
  }
  return status();
}

bool DatObjectReader::done() const {
  return !state_->wanted && !state_->error;
}

Status DatObjectReader::status() const {
  return state_->error ? Status(*state_->error) : Status();
}

Bytes DatObjectReader::bytes() const {
  if (!require(done(), "DatObjectReader::bytes: not done")) return {};
  return state_->out;
}

Vector<std::byte> DatObjectReader::take() && {
  if (!require(done(), "DatObjectReader::take: not done")) return {};
  return std::move(state_->out);
}

}  // namespace acm
