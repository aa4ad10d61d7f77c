// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "record.h"

#include <algorithm>

namespace acm {

void KeysMet::note_duplicates(ByteReader& in) {
  std::sort(keys_.begin(), keys_.end());
  const auto same_key = [](const auto& a, const auto& b) { return a.first == b.first; };
  const auto first = std::adjacent_find(keys_.begin(), keys_.end(), same_key);
  if (first != keys_.end()) in.note(Oddity::DuplicateKey, std::next(first)->second);
}

void note_unknown_flags(ByteReader& in, std::uint32_t flags, std::uint32_t known, std::uint64_t offset) {
  if ((flags & ~known) != 0 && in.ok()) in.note(Oddity::UnknownFlags, offset);
}

}  // namespace acm
