// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/deferred_messages.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace acm::wire {

DeferredMessages::DeferredMessages(const Limits& limits) : limits_(limits) {
  entries_.reserve(limits.messages);
  bytes_.reserve(limits.bytes);
}

std::size_t DeferredMessages::message_count() const {
  const auto handed_out = [](const Entry& entry) { return entry.state == State::HandedOut; };
  return entries_.size() -
         static_cast<std::size_t>(std::count_if(entries_.begin(), entries_.end(), handed_out));
}

std::size_t DeferredMessages::byte_count() const {
  std::size_t bytes = 0;
  for (const Entry& entry : entries_)
    if (entry.state != State::HandedOut) bytes += entry.size;
  return bytes;
}

/// Removes messages and closes the gaps. The others keep their order.
template <class Unwanted>
void DeferredMessages::remove(Unwanted&& unwanted) {
  std::size_t kept = 0;
  std::uint32_t end = 0;
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    Entry entry = entries_[i];
    if (unwanted(entry)) continue;
    if (entry.size != 0) std::memmove(bytes_.data() + end, bytes_.data() + entry.begin, entry.size);
    entry.begin = end;
    end += entry.size;
    entries_[kept++] = entry;
  }
  entries_.resize(kept);
  bytes_.resize(end);
  first_released_ = 0;
  handed_out_ = kNone;
}

bool DeferredMessages::has_room(std::size_t size) const {
  return entries_.size() < limits_.messages && size <= limits_.bytes - bytes_.size();
}

void DeferredMessages::make_room(std::size_t size) {
  if (has_room(size)) return;
  remove([](const Entry& entry) { return entry.state == State::HandedOut; });
  std::size_t count = entries_.size();
  std::size_t bytes = bytes_.size();
  std::size_t oldest = 0;
  while (count >= limits_.messages || bytes + size > limits_.bytes) {
    --count;
    bytes -= entries_[oldest++].size;
  }
  if (oldest == 0) return;
  evicted_ += oldest;
  remove([i = std::size_t{0}, oldest](const Entry&) mutable { return i++ < oldest; });
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
  return true;
}

void DeferredMessages::release(Guid guid) {
  handed_out_ = kNone;
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    if (entries_[i].state != State::Waiting || entries_[i].guid != guid) continue;
    entries_[i].state = State::Released;
    first_released_ = std::min(first_released_, i);
  }
}

void DeferredMessages::release_all() {
  handed_out_ = kNone;
  first_released_ = 0;
  for (Entry& entry : entries_)
    if (entry.state == State::Waiting) entry.state = State::Released;
}

std::optional<Bytes> DeferredMessages::next_released() {
  handed_out_ = kNone;
  while (first_released_ < entries_.size() && entries_[first_released_].state != State::Released)
    ++first_released_;
  if (first_released_ == entries_.size()) {
    remove([](const Entry& entry) { return entry.state == State::HandedOut; });
    return std::nullopt;
  }
  handed_out_ = first_released_++;
  Entry& entry = entries_[handed_out_];
  entry.state = State::HandedOut;
  return Bytes(bytes_).subspan(entry.begin, entry.size);
}

void DeferredMessages::wait_again(Guid guid) {
  assert(handed_out_ != kNone);
  entries_[handed_out_].guid = guid;
  entries_[handed_out_].state = State::Waiting;
  handed_out_ = kNone;
}

void DeferredMessages::forget(Guid guid) {
  remove([guid](const Entry& entry) { return entry.state == State::HandedOut || entry.guid == guid; });
}

void DeferredMessages::clear() {
  remove([](const Entry&) { return true; });
}

}  // namespace acm::wire
