// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/result.hpp"
#include "acmotion/types.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace acm {

/// Bytes before the zlib stream of a compressed object: the size that it decompresses to.
inline constexpr std::uint32_t kInflatedSizeBytes = 4;

/// Refused as Unsupported when the library was built without zlib.
Status can_inflate(ObjectId id);

/// A compressed object as it is stored, and the block that is being read, for errors.
struct CompressedObject {
  ObjectId id = 0;
  std::uint32_t stored_size = 0;
  std::uint32_t block = 0;
};

/// The size that a compressed object decompresses to, out of its first piece. Refuses sizes that no stream of
/// that length can reach, and those above kMaxDecompressedBytes.
Result<std::uint32_t> inflated_size(const CompressedObject& object, Bytes first_piece);

/// Decompresses an object piece by piece. The stream must fill the output and end with the last piece, both
/// exactly.
class DatInflater {
 public:
  /// `out` must stay where it is, and have the size that inflated_size gave.
  explicit DatInflater(std::span<std::byte> out);
  ~DatInflater();
  DatInflater(DatInflater&&) noexcept;
  DatInflater& operator=(DatInflater&&) noexcept;

  /// The next piece; of the first, what follows the size.
  Status feed(const CompressedObject& object, Bytes piece);
  /// After the last piece.
  Status finish(const CompressedObject& object);

 private:
  struct Stream;
  std::unique_ptr<Stream> stream_;
};

}  // namespace acm
