// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/deferred_messages.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace acm::wire {

DeferredMessages::DeferredMessages(const Limits& limits) : limits_(limits) {
  entries_.reserve(kRoom * limits.messages);
  bytes_.reserve(kRoom * limits.bytes);
}

/// Removes messages, and all that are gone already, and closes the gaps. The others keep their order.
template <class Unwanted>
void DeferredMessages::remove(Unwanted&& unwanted) {
  std::size_t kept = 0;
  std::uint32_t end = 0;
  for (std::size_t i = first_; i < entries_.size(); ++i) {
    Entry entry = entries_[i];
    if (entry.state == State::HandedOut || unwanted(entry)) continue;
    if (entry.size != 0) std::memmove(bytes_.data() + end, bytes_.data() + entry.begin, entry.size);
    entry.begin = end;
    end += entry.size;
    entries_[kept++] = entry;
  }
  entries_.resize(kept);
  bytes_.resize(end);
  first_ = first_released_ = 0;
  message_count_ = kept;
  byte_count_ = end;
  handed_out_ = kNone;
}

void DeferredMessages::evict_oldest() {
  while (entries_[first_].state == State::HandedOut) ++first_;
  const Entry& oldest = entries_[first_++];
  --message_count_;
  byte_count_ -= oldest.size;
  ++evicted_;
}

// The buffers are larger than the limits, so the gaps at the front are closed only once per as many messages
// as the limits allow.
void DeferredMessages::make_room(std::size_t size) {
  while (message_count_ >= limits_.messages || byte_count_ + size > limits_.bytes) evict_oldest();
  const bool has_room = entries_.size() < entries_.capacity() && size <= bytes_.capacity() - bytes_.size();
  if (!has_room) remove([](const Entry&) { return false; });
}

bool DeferredMessages::put(Guid guid, Bytes message) {
  handed_out_ = kNone;
  if (limits_.messages == 0 || message.size() > limits_.bytes) {
    ++evicted_;
    return false;
  }
  make_room(message.size());
  const auto begin = static_cast<std::uint32_t>(bytes_.size());
  bytes_.insert(bytes_.end(), message.begin(), message.end());
  entries_.push_back({guid, begin, static_cast<std::uint32_t>(message.size()), State::Waiting});
  ++message_count_;
  byte_count_ += message.size();
  return true;
}

void DeferredMessages::release_all() {
  handed_out_ = kNone;
  first_released_ = first_;
  for (std::size_t i = first_; i < entries_.size(); ++i)
    if (entries_[i].state == State::Waiting) entries_[i].state = State::Released;
}

std::optional<Bytes> DeferredMessages::next_released() {
  handed_out_ = kNone;
  first_released_ = std::max(first_released_, first_);
  while (first_released_ < entries_.size() && entries_[first_released_].state != State::Released)
    ++first_released_;
  if (first_released_ == entries_.size()) {
    remove([](const Entry&) { return false; });
    return std::nullopt;
  }
  handed_out_ = first_released_++;
  Entry& entry = entries_[handed_out_];
  entry.state = State::HandedOut;
  --message_count_;
  byte_count_ -= entry.size;
  return Bytes(bytes_).subspan(entry.begin, entry.size);
}

void DeferredMessages::wait_again(Guid guid) {
  assert(handed_out_ != kNone);
  entries_[handed_out_].guid = guid;
  entries_[handed_out_].state = State::Waiting;
  ++message_count_;
  byte_count_ += entries_[handed_out_].size;
  handed_out_ = kNone;
}

void DeferredMessages::forget(Guid guid) {
  remove([guid](const Entry& entry) { return entry.guid == guid; });
}

void DeferredMessages::clear() {
  remove([](const Entry&) { return true; });
}

}  // namespace acm::wire
