// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/object_id.h"
#include "base/bytes.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace acm {

/// The two shapes a container has had.
enum class DatLayout : std::uint8_t {
  Current,  ///< Throne of Destiny to the end of retail (dat-formats 1.1)
  Older,    ///< portal.dat and cell.dat before that (dat-formats 1.5); can be read, not written
};

/// What stands before the first block. The defaults are those of an End of Retail client_portal.dat.
struct DatHeader {
  static constexpr std::uint32_t kPortal = 1;  ///< values of data_set
  static constexpr std::uint32_t kCell = 2;
  static constexpr std::uint32_t kLocal = 3;

  DatLayout layout = DatLayout::Current;
  std::uint32_t block_size = 1024;    ///< bytes, its 4-byte link included
  std::uint32_t file_size = 0;        ///< bytes; the file may be longer, not shorter
  std::uint32_t free_head = 0;        ///< offset of the first free block; means nothing when free_count is 0
  std::uint32_t free_tail = 0;        ///< offset of the last one
  std::uint32_t free_count = 0;       ///< blocks
  std::uint32_t root = 0;             ///< offset of the directory's root node
  std::uint32_t older_iteration = 0;  ///< Older only: the patch number of the whole file

  // Current only. Nothing here but data_set is ever compared by a reader; all of it is kept.
  std::array<std::byte, 256> version_text{};
  std::uint8_t journal_type = 0;  ///< not 0: the client was stopped within a change
  std::uint32_t data_set = kPortal;
  std::uint32_t data_subset = 0;  ///< region, language, or 0x69466948 for highres
  std::uint32_t young_lru = 0;
  std::uint32_t old_lru = 0;
  std::uint32_t use_lru = 0;  ///< the flag is the low byte; shipped files fill the others with CD
  ObjectId master_map = 0;
  std::uint32_t engine_version = 110;
  std::uint32_t game_version = 0;
  std::array<std::byte, 16> guid{};  ///< in the byte order of a Win32 GUID
  std::uint32_t minor_version = 6657;
};

/// One line of the directory (dat-formats 1.3). In the Older layout only id, offset and size are stored.
struct DatEntry {
  static constexpr std::uint16_t kCompressed = 1;       ///< the only known flag
  static constexpr std::uint16_t kVersionSet = 1;       ///< version of the iteration record
  static constexpr std::uint16_t kVersionOriginal = 2;  ///< never patched
  static constexpr std::uint16_t kVersionPatched = 3;

  ObjectId id = 0;
  std::uint32_t offset = 0;  ///< of the first block, from the start of the file
  std::uint32_t size = 0;    ///< bytes as stored
  std::uint32_t time = 0;    ///< seconds since 1970
  std::uint32_t iteration = 0;
  std::uint16_t flags = 0;
  std::uint16_t version = 0;

  [[nodiscard]] bool compressed() const { return (flags & kCompressed) != 0; }
  friend bool operator==(const DatEntry&, const DatEntry&) = default;
};

/// Finds out the layout and reads the header. Checks the magic number, the block size and that the file is as
/// long as it says. Block sizes are powers of two from 64 to 65,536 bytes; retail has 256 and 1024.
Result<DatHeader> read_dat_header(Bytes file);

}  // namespace acm
