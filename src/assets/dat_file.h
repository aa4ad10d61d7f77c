// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/dat_header.h"
#include "assets/dat_iterations.h"
#include "assets/object_id.h"
#include "base/bytes.h"

#include <cstddef>
#include <span>
#include <vector>

namespace acm {

/// The record of the patches a Current container has seen; it has no object header (dat-formats 1.4).
inline constexpr ObjectId kIterationsId = 0xFFFF0001u;

/// Reads a .dat container out of a byte span, usually a mapped file. The span must outlive this object and
/// must not change. Immutable, so any number of threads may read.
///
/// Who checks what, so that one bad object does not close the whole file:
/// - `open` checks the header and the directory: every node, the order of the ids, and that the objects do
///   not claim more blocks than the file has. It touches no object.
/// - `read` checks the blocks of the one object it reads.
/// - `check_blocks` (dat_check.h) looks at all blocks at once, and so finds blocks that are used twice.
/// Offsets in errors are those of the file.
class DatFile {
 public:
  /// Largest object a compressed entry may unfold to. The largest shipped objects are textures of a few
  /// MiB; without a limit, 1 MiB of zlib stream could ask for 1 GiB.
  static constexpr std::uint32_t kMaxInflatedBytes = 64u << 20;

  /// Reads the directory into one sorted array: 24 bytes for each object, which is all this allocates.
  static Result<DatFile> open(Bytes file);

  [[nodiscard]] const DatHeader& header() const { return header_; }
  /// The file, without what follows the size its header states.
  [[nodiscard]] Bytes bytes() const { return file_; }

  /// All objects by ascending id.
  [[nodiscard]] std::span<const DatEntry> entries() const { return entries_; }
  /// The objects with ids from `first` to `last`, both included.
  [[nodiscard]] std::span<const DatEntry> entries(ObjectId first, ObjectId last) const;
  /// Null when there is none.
  [[nodiscard]] const DatEntry* find(ObjectId id) const;

  /// An object's bytes, unfolded when compressed. A plain object that fits into one block is a view of the
  /// file; any other is put together in `buffer`, which grows when needed and never shrinks, so a buffer used
  /// again soon costs nothing. The view is good until the buffer is used again.
  /// Compressed entries are Unsupported when the library was built without zlib.
  Result<Bytes> read(const DatEntry& entry, std::vector<std::byte>& buffer) const;
  /// NotFound when there is no such object.
  Result<Bytes> read(ObjectId id, std::vector<std::byte>& buffer) const;
  /// The same, but a compressed object comes as it is stored.
  Result<Bytes> read_stored(const DatEntry& entry, std::vector<std::byte>& buffer) const;

  /// The patches the file has seen: record kIterationsId, or in the Older layout the number in the header.
  Result<DatIterations> iterations() const;

 private:
  Bytes file_;
  DatHeader header_;
  std::vector<DatEntry> entries_;
};

}  // namespace acm
