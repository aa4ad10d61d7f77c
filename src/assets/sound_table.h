// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"
#include "base/bytes.h"

#include <cstdint>

namespace acm {

/// The waves of each sound type of a body (dat-formats 2.10).
struct SoundTable {
  struct Entry {
    ObjectId wave = 0;  ///< 0: none
    float priority = 0.0f;
    float probability = 1.0f;
    float volume = 1.0f;
  };
  struct Node {
    std::uint32_t key = 0;  ///< the sound type; 0 for the root
    Vector<Entry> entries;
    Vector<Node> children;
  };
  /// Most levels of nodes a record may have, the root being one. Shipped tables have two.
  static constexpr unsigned kMaxLevels = 8;

  ObjectId id = 0;
  Node root;
  Oddities oddities;

  /// The node of a sound type. Only the root's own children count, and of equal keys the first (SN-2); null
  /// when there is none.
  [[nodiscard]] const Node* find(std::uint32_t sound_type) const;
};

Result<SoundTable> read_sound_table(Bytes bytes);
Vector<std::byte> write_sound_table(const SoundTable& table);

}  // namespace acm
