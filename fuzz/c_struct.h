// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "script.h"

namespace acm::fuzz {

/// A struct of the C interface in memory that is large enough for every size that it may state.
template <class T>
class Struct {
 public:
  Struct() : memory_(4096 / sizeof(std::uint64_t)) {}
  T* operator->() { return get(); }
  T* get() { return reinterpret_cast<T*>(memory_.data()); }

 private:
  std::vector<std::uint64_t> memory_;
};

/// Overwrites a few words, the size among them now and then; null at times. Not for structs with pointers.
template <class T>
T* spoiled(Script& script, Struct<T>& value) {
  const std::uint8_t changes = script.byte();
  for (int i = 0; i < changes % 4; ++i) {
    const std::size_t at = script.below(sizeof(T) / 4) * 4;
    const float number = script.real();
    std::memcpy(reinterpret_cast<char*>(value.get()) + at, &number, sizeof number);
  }
  return changes == 255 ? nullptr : value.get();
}

}  // namespace acm::fuzz
