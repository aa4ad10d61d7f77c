// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/record_reader.h"

#include <bit>
#include <cstring>
#include <optional>

namespace acm {

namespace {

bool is_aligned_for_frames(const std::byte* p) {
  return reinterpret_cast<std::uintptr_t>(p) % alignof(Frame) == 0;
}

}  // namespace

void RecordReader::own_id(ObjectType type, ObjectId& id, OwnIds accepted) {
  id = read_record_id(in_, type);
  if (in_.ok() && accepted == OwnIds::OfType && object_type(id) != type)
    in_.fail(ErrorCode::WrongType, "id of another type", in_.offset() - sizeof id);
}

void RecordReader::known_type_id(const char* name, ObjectId& id, KnownTypeId::Form& form, ObjectId base,
                                 LoadedFor) {
  const KnownTypeId read = read_known_type_id(in_, base, name);
  id = read.id;
  form = read.form;
}

// The length of an unknown type is not known either.
void RecordReader::hook_type(const char* name, HookPayload& payload) {
  const std::uint32_t type = in_.u32(name);
  if (type >= kHookTypeCount)
    refuse(ErrorCode::BadValue, name, sizeof type);
  else
    payload = make_payload(type);
}

void RecordReader::count(const char* name, std::uint8_t& n, std::size_t min) {
  const std::uint64_t at = in_.offset();
  n = in_.u8(name);
  if (!in_.accept_count(name, n, min, at)) n = 0;
}

// A word: how many entries, in how many buckets.
std::uint32_t RecordReader::hash_count(const char* name, std::uint16_t& buckets, std::size_t min) {
  const std::uint64_t at = in_.offset();
  const std::uint32_t word = in_.u32(name);
  const std::uint32_t n = word & 0xFFFF;
  buckets = static_cast<std::uint16_t>(word >> 16);
  if (buckets == 0 && n != 0) refuse(ErrorCode::BadValue, "entries without buckets", sizeof word);
  return in_.accept_count(name, n, min, at) ? n : 0;
}

template <class Take>
void RecordReader::take_duplicates(std::size_t first_key, Take&& take) {
  const auto begin = keys_.begin() + static_cast<std::ptrdiff_t>(first_key);
  std::sort(begin, keys_.end());
  for (std::size_t i = first_key + 1; i < keys_.size(); ++i)
    if (keys_[i].first == keys_[i - 1].first) take(keys_[i].second);
  keys_.resize(first_key);
}

void RecordReader::note_duplicates(std::size_t first_key) {
  take_duplicates(first_key, [&](std::uint64_t at) { in_.record(Oddity::DuplicateKey, at); });
}

void RecordReader::refuse_duplicates(std::size_t first_key) {
  std::optional<std::uint64_t> first;
  take_duplicates(first_key, [&](std::uint64_t at) { first = std::min(first.value_or(at), at); });
  if (first) in_.fail(ErrorCode::BadValue, "key that occurs twice", *first);
}

void RecordReader::frames(const char* name, Vector<Frame>& pool, std::size_t, std::size_t n) {
  if constexpr (std::endian::native == std::endian::little) {
    const Bytes bytes = in_.raw(n * kFrameBytes, name);
    if (bytes.empty()) return;
    if (is_aligned_for_frames(bytes.data())) {
      // Frames lie in the record as they do in memory. Inserting them where they lie, instead of resizing and
      // copying, saves one pass over all key frames: the one that would clear them first.
      const auto* frames = reinterpret_cast<const Frame*>(bytes.data());
      pool.insert(pool.end(), frames, frames + bytes.size() / kFrameBytes);
    } else {
      const std::size_t first = pool.size();
      pool.resize(first + bytes.size() / kFrameBytes);
      std::memcpy(pool.data() + first, bytes.data(), bytes.size());
    }
  } else {
    for (std::size_t i = 0; i < n && in_.ok(); ++i) pool.push_back(in_.frame(name));
  }
}

}  // namespace acm
