// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "base/bytes.h"

#include <cstddef>
#include <cstdint>

namespace acm {

/// What a tree is for; the contents of its nodes depend on it (dat-formats 2.6).
enum class BspKind : std::uint8_t { Drawing, Physics };

struct BspStats {
  std::uint32_t nodes = 0;  ///< leaves included
  std::uint32_t leaves = 0;
  std::uint32_t levels = 0;
};

/// Reads over one whole tree. Nodes do not hold their size, so finding the end of a tree means visiting all
/// of it; a hostile tree may be as deep as it has bytes, so this does not recurse.
BspStats walk_bsp(ByteReader& in, BspKind kind);

/// The same for a tree of a file before Throne of Destiny, whose lists of polygons are aligned to 4 bytes
/// from the start of the record (dat-formats 1.5). Returns the tree without the padding.
Vector<std::byte> read_older_bsp(ByteReader& in, BspKind kind);

/// The ids of the polygons that the portal nodes of a drawing tree name, in their order. They close openings
/// that can be looked through, and are not drawn (GX-7). A tree that is cut short gives those that were read.
Vector<std::uint16_t> portal_polygons(Bytes drawing_tree);

}  // namespace acm
