// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "record.h"

#include <algorithm>

namespace acm {

ObjectId read_record_id(ByteReader& in, ObjectType expected) {
  const std::uint64_t at = in.offset();
  const ObjectId id = in.u32("id");
  const ObjectType type = object_type(id);
  if (type != expected && type != ObjectType::Unknown)
    in.fail(ErrorCode::WrongType, "id of another type", at);
  return id;
}

void DuplicateKeyFinder::note_duplicates(ByteReader& in) {
  std::sort(keys_.begin(), keys_.end());
  for (std::size_t i = 1; i < keys_.size(); ++i)
    if (keys_[i].first == keys_[i - 1].first) in.record(Oddity::DuplicateKey, keys_[i].second);
  keys_.clear();
}

std::optional<std::uint64_t> DuplicateKeyFinder::take_first_duplicate() {
  std::sort(keys_.begin(), keys_.end());
  std::optional<std::uint64_t> first;
  for (std::size_t i = 1; i < keys_.size(); ++i)
    if (keys_[i].first == keys_[i - 1].first && (!first || keys_[i].second < *first)) first = keys_[i].second;
  keys_.clear();
  return first;
}

void note_unknown_flags(ByteReader& in, std::uint32_t flags, std::uint32_t known, std::uint64_t offset) {
  if ((flags & ~known) != 0 && in.ok()) in.record(Oddity::UnknownFlags, offset);
}

}  // namespace acm
