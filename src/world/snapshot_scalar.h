// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

namespace acm {

/// What a snapshot is made of.
template <class T>
concept Scalar = std::is_arithmetic_v<T> || std::is_enum_v<T>;

/// The bits of a number, the lowest first in the bytes. There is one "not a number": which bits a compiler
/// gives it is not part of a state.
template <Scalar T>
std::uint64_t bits_of(T x) {
  if constexpr (std::is_same_v<T, float>)
    return x == x ? std::bit_cast<std::uint32_t>(x) : 0x7FC00000u;
  else if constexpr (std::is_same_v<T, double>)
    return x == x ? std::bit_cast<std::uint64_t>(x) : 0x7FF8000000000000u;
  else if constexpr (std::is_enum_v<T>)
    return bits_of(static_cast<std::underlying_type_t<T>>(x));
  else if constexpr (std::is_same_v<T, bool>)
    return x ? 1 : 0;
  else
    return static_cast<std::make_unsigned_t<T>>(x);
}

}  // namespace acm
