// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/bytes.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace acm::fuzz {

inline Bytes input(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const std::byte*>(data), size};
}

/// A reader of untrusted records returns an error inside the input, or a record that is written as the
/// same bytes. Calls `use` with the record.
template <class Read, class Write, class Use>
void check_record(Bytes bytes, Read&& read, Write&& write, Use&& use) {
  const auto record = read(bytes);
  if (!record.ok()) {
    if (record.error().offset > bytes.size()) std::abort();
    return;
  }
  if (!std::ranges::equal(write(*record), bytes)) std::abort();
  use(*record);
}

template <class Read, class Write>
void check_record(Bytes bytes, Read&& read, Write&& write) {
  check_record(bytes, read, write, [](const auto&) {});
}

}  // namespace acm::fuzz
