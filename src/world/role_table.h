// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "actor/scene.h"

#include <cstdint>

namespace acm {

/// What a role (client or server) keeps of each object beside its actor. An entry begins anew when its place
/// in the scene is taken by another object.
template <class T>
class RoleTable {
 public:
  [[nodiscard]] T& operator[](ActorId id) {
    if (entries_.size() <= id.index) entries_.resize(id.index + 1);
    Entry& entry = entries_[id.index];
    if (!entry.used || entry.generation != id.generation) entry = {id.generation, true, T{}};
    return entry.value;
  }
  /// A default value when nothing was ever stored for the object.
  [[nodiscard]] const T& operator[](ActorId id) const {
    static constexpr T kNothing{};
    if (entries_.size() <= id.index) return kNothing;
    const Entry& entry = entries_[id.index];
    return entry.used && entry.generation == id.generation ? entry.value : kNothing;
  }

 private:
  struct Entry {
    std::uint32_t generation = 0;
    bool used = false;
    T value;
  };
  Vector<Entry> entries_;  // by ActorId::index
};

}  // namespace acm
