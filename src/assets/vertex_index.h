// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "assets/gfxobj.h"

#include <cstdint>

namespace acm {

/// The vertices of a mesh by id, of equal ids the first. Made once per mesh: searching at each corner would
/// take forever in a hostile one.
class VertexIndex {
 public:
  explicit VertexIndex(const GfxObj& gfxobj) : gfxobj_(gfxobj) {
    for (std::size_t i = gfxobj.vertices.size(); i-- > 0;) {
      const std::uint16_t id = gfxobj.vertices[i].id;
      if (id >= places_.size()) places_.resize(std::size_t{id} + 1, kNowhere);
      places_[id] = static_cast<std::uint32_t>(i);
    }
  }

  /// Null when there is none.
  [[nodiscard]] const GfxObj::Vertex* find(std::uint16_t id) const {
    if (id >= places_.size() || places_[id] == kNowhere) return nullptr;
    return &gfxobj_.vertices[places_[id]];
  }

 private:
  static constexpr std::uint32_t kNowhere = 0xFFFFFFFF;

  const GfxObj& gfxobj_;
  Vector<std::uint32_t> places_;
};

}  // namespace acm
