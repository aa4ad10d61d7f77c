// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "capi/call.h"

#include <algorithm>
#include <cstring>
#include <type_traits>

namespace acm::capi {

// Structs that begin with their size. Callers may have that of an older or a newer header.

/// The size in the first header of this ACM_ABI_VERSION. When a struct grows, its number is to be stated
/// here.
template <class Struct>
inline constexpr std::uint32_t kOldestSize = sizeof(Struct);

/// No header will ever have more; a larger size is not one.
inline constexpr std::uint32_t kLargestSize = 1u << 12;

/// The size that the caller states. 0: the call has failed.
template <class Struct>
[[nodiscard]] std::uint32_t read_size(Call& call, const Struct* from, const char* argument) {
  static_assert(std::is_trivially_copyable_v<Struct>);
  if (!call.require(from, argument)) return 0;
  std::uint32_t size = 0;
  std::memcpy(&size, from, sizeof size);
  const bool is_size = size >= kOldestSize<Struct> && size <= kLargestSize && size % 4 == 0;
  return call.check(is_size, ACM_BAD_SIZE, argument) ? size : 0;
}

/// Reads a struct as this library declares it. `to` holds the defaults, and fields that the caller's struct
/// lacks keep them; fields that this library does not know must be 0. False: the call has failed.
template <class Struct>
[[nodiscard]] bool read_options(Call& call, const Struct* from, Struct& to, const char* argument) {
  const std::uint32_t size = read_size(call, from, argument);
  if (size == 0) return false;
  if (size == sizeof(Struct)) [[likely]] {
    to = *from;
    return true;
  }
  const auto* bytes = reinterpret_cast<const unsigned char*>(from);
  for (std::size_t i = sizeof(Struct); i < size; ++i)
    if (bytes[i] != 0) return call.check(false, ACM_UNSUPPORTED, argument);
  std::memcpy(&to, from, std::min<std::size_t>(size, sizeof(Struct)));
  to.size = sizeof(Struct);
  return true;
}

/// Writes the fields that both sides know, and their size. Nothing beyond them is written: a size that is too
/// large must not overwrite other memory of the caller.
template <class Struct>
[[nodiscard]] bool write_options(Call& call, Struct from, Struct* to, const char* argument) {
  const std::uint32_t size = read_size(call, to, argument);
  if (size == 0) return false;
  const auto known = std::min<std::uint32_t>(size, sizeof(Struct));
  from.size = known;
  std::memcpy(static_cast<void*>(to), &from, known);
  return true;
}

}  // namespace acm::capi
