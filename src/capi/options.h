// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "capi/call.h"

#include <algorithm>
#include <cstring>

namespace acm::capi {

/// Options as this library knows them, out of a struct of the caller's, which may be that of an older or a
/// newer header: what it lacks keeps its default, what it has beyond must be 0. False: the call has failed.
template <class Options>
[[nodiscard]] bool read_options(Call& call, const Options* from, Options& to, const char* argument) {
  constexpr std::uint32_t kOldest = Options::kOldestSize;
  constexpr std::uint32_t kLargest = 1u << 12;
  if (!call.require(from, argument)) return false;
  std::uint32_t size = 0;
  std::memcpy(&size, from, sizeof size);
  if (size < kOldest || size > kLargest || size % 4 != 0) {
    (void)call.fail(ACM_BAD_SIZE, argument);
    return false;
  }
  const auto* bytes = reinterpret_cast<const unsigned char*>(from);
  for (std::size_t i = sizeof(Options); i < size; ++i)
    if (bytes[i] != 0) {
      (void)call.fail(ACM_UNSUPPORTED, argument);
      return false;
    }
  std::memcpy(&to, from, std::min<std::size_t>(size, sizeof(Options)));
  to.size = sizeof(Options);
  return true;
}

}  // namespace acm::capi
