// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/dat.hpp"
#include "base/host_memory.h"
#include "base/programming_error.h"

#include <algorithm>

#include "dat_header.h"
#include "dat_tree.h"
#include "record.h"

namespace acm {

struct DatIndexer::State : HostAllocated {
  std::uint64_t file_size = 0;
  std::optional<Error> error;
  std::optional<DatHeader> header;
  std::optional<DatTreeReader> tree;  ///< once there is a header, until the directory was read
  std::optional<DatIndex> index;      ///< at the end

  [[nodiscard]] std::uint32_t prologue_bytes() const {
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(file_size, kDatPrologueBytes));
  }
  void read_header(Bytes start);
  void read_blocks(Bytes bytes);
  void finish();
};

void DatIndexer::State::read_header(Bytes start) {
  const Result<DatHeader> read = read_dat_header(start.first(prologue_bytes()), file_size);
  if (!read) {
    error = read.error();
    return;
  }
  header = *read;
  tree.emplace(DatGeometry(*read), read->layout, read->root);
  finish();
}

// Uses as many of the bytes as belong to one node whose blocks follow one another.
void DatIndexer::State::read_blocks(Bytes bytes) {
  std::uint64_t at = tree->needs()->offset;
  for (std::optional<DatRange> range = tree->needs();
       range && range->offset == at && range->size <= bytes.size(); range = tree->needs()) {
    tree->supply(bytes.first(range->size));
    const std::size_t used = std::min<std::size_t>(header->block_size, bytes.size());
    bytes = bytes.subspan(used);
    at += used;
  }
  finish();
}

void DatIndexer::State::finish() {
  if (tree->needs()) return;
  if (Status read = tree->status(); !read) {
    error = read.error();
  } else {
    trim(tree->entries);
    index.emplace(*header, std::move(tree->entries));
  }
  tree.reset();
}

DatIndexer::DatIndexer(std::uint64_t file_size) : state_(std::make_unique<State>()) {
  state_->file_size = file_size;
  if (file_size == 0) state_->read_header({});
}
DatIndexer::~DatIndexer() = default;
DatIndexer::DatIndexer(DatIndexer&&) noexcept = default;
DatIndexer& DatIndexer::operator=(DatIndexer&&) noexcept = default;

std::optional<DatRange> DatIndexer::needs() const {
  if (state_->error || state_->index) return std::nullopt;
  if (state_->tree) return state_->tree->needs();
  return DatRange{0, state_->prologue_bytes(), state_->prologue_bytes()};
}

std::size_t DatIndexer::upcoming(std::span<DatRange> out) const {
  return state_->tree ? state_->tree->upcoming(out) : 0;
}

Status DatIndexer::supply(Bytes bytes) {
  const std::optional<DatRange> range = needs();
  if (!require(range.has_value(), "DatIndexer::supply: nothing is needed")) return status();
  if (bytes.size() < range->size)
    return Error{ErrorCode::Truncated, 0, range->offset + bytes.size(),
                 "bytes supplied to a piecewise reader"};
  state_->tree ? state_->read_blocks(bytes) : state_->read_header(bytes);
  return status();
}

bool DatIndexer::done() const {
  return state_->index.has_value();
}

Status DatIndexer::status() const {
  return state_->error ? Status(*state_->error) : Status();
}

const DatIndex& DatIndexer::index() const {
  if (!done()) abort_programming_error({__FILE__, __LINE__, "DatIndexer::index: not done"});
  return *state_->index;
}

DatIndex DatIndexer::take() && {
  if (!require(done(), "DatIndexer::take: not done")) return {DatHeader{}, {}};
  return std::move(*state_->index);
}

}  // namespace acm
