// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/dat.hpp"

#include <cstddef>
#include <cstdint>

namespace acm {

/// The number of bytes at the start of a file that are enough to read its header, in either layout.
inline constexpr std::size_t kDatPrologueBytes = 0x190;

/// Finds out the layout and reads the header. Checks the magic number, the block size and that the file is as
/// long as it says. `start` holds the first kDatPrologueBytes of the file, or all of a shorter one.
Result<DatHeader> read_dat_header(Bytes start, std::uint64_t file_size);

}  // namespace acm
