// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/reassembler.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>

namespace acm::wire {

namespace {

constexpr std::uint32_t kCountOffset = 8;
constexpr std::uint32_t kIndexOffset = 12;

Error refusal(ErrorCode code, const char* what, const Fragment& f, std::uint32_t offset_in_fragment) {
  return {code, 0, f.offset + offset_in_fragment, what};
}

}  // namespace

Reassembler::Reassembler(const Limits& limits) : limits_(limits) {
  assert(limits.messages != 0 && limits.fragments != 0 && std::has_single_bit(limits.remembered));
  limits_.messages_per_flow = std::clamp(limits.messages_per_flow, 1u, limits.messages);
  limits_.fragments_per_flow = std::clamp(limits.fragments_per_flow, 1u, limits.fragments);
  slots_.resize(limits.fragments);
  for (std::uint32_t i = limits.fragments; i > 0; --i) {
    slots_[i - 1].next = free_;
    free_ = i - 1;
  }
  unfinished_.reserve(limits.messages);
  remembered_.resize(limits.remembered);
  message_.reserve(std::size_t{limits.fragments} * Fragment::kMaxDataBytes);
}

/// Numbers count up by one, so neighbours never push each other out.
Reassembler::Key& Reassembler::remembered(const Key& key) {
  const std::uint64_t connection =
      (key.flow * 2 + (key.direction == Direction::ClientToServer)) * 0x9E3779B97F4A7C15u;
  const auto place = static_cast<std::size_t>((connection >> 32) + key.sequence);
  return remembered_[place & (remembered_.size() - 1)];
}

std::size_t Reassembler::find(const Key& key) const {
  std::size_t i = 0;
  while (i < unfinished_.size() && !(unfinished_[i].key == key)) ++i;
  return i;
}

void Reassembler::drop(std::size_t which) {
  for (std::uint32_t slot = unfinished_[which].first; slot != kNoSlot;) {
    const std::uint32_t next = slots_[slot].next;
    slots_[slot].next = free_;
    free_ = slot;
    slot = next;
  }
  unfinished_.erase(unfinished_.begin() + static_cast<std::ptrdiff_t>(which));
}

std::uint32_t Reassembler::messages_of(std::uint64_t flow) const {
  return static_cast<std::uint32_t>(
      std::ranges::count_if(unfinished_, [&](const Unfinished& m) { return m.key.flow == flow; }));
}

std::uint32_t Reassembler::fragments_of(std::uint64_t flow) const {
  std::uint32_t fragments = 0;
  for (const Unfinished& m : unfinished_)
    if (m.key.flow == flow) fragments += m.received;
  return fragments;
}

/// The connection with the most fragments.
std::uint64_t Reassembler::heaviest_flow() const {
  std::uint64_t heaviest = 0;
  std::uint32_t most = 0;
  for (const Unfinished& m : unfinished_) {
    const std::uint32_t fragments = m.key.flow == heaviest && most != 0 ? 0 : fragments_of(m.key.flow);
    if (fragments <= most) continue;
    most = fragments;
    heaviest = m.key.flow;
  }
  return heaviest;
}

/// The oldest message of a connection, leaving one out; past the end when there is none.
std::size_t Reassembler::oldest_of(std::uint64_t flow, std::size_t but) const {
  std::size_t i = 0;
  while (i < unfinished_.size() && (i == but || unfinished_[i].key.flow != flow)) ++i;
  return i;
}

std::size_t Reassembler::begin(const Key& key, std::uint16_t count) {
  const bool has_share = messages_of(key.flow) >= limits_.messages_per_flow;
  if (has_share || unfinished_.size() == limits_.messages) {
    drop(oldest_of(has_share ? key.flow : heaviest_flow(), unfinished_.size()));
    ++evicted_;
  }
  unfinished_.push_back({key, kNoSlot, count, 0});
  return unfinished_.size() - 1;
}

/// Evicts messages until there is a slot for one more fragment of a message, which is never evicted itself:
/// no message has more fragments than a connection may hold.
void Reassembler::make_slot(std::size_t& which) {
  const std::uint64_t flow = unfinished_[which].key.flow;
  while (free_ == kNoSlot || fragments_of(flow) >= limits_.fragments_per_flow) {
    const bool has_share = fragments_of(flow) >= limits_.fragments_per_flow;
    std::size_t victim = oldest_of(has_share ? flow : heaviest_flow(), which);
    if (victim == unfinished_.size()) victim = which == 0 ? 1 : 0;  // the heaviest holds only this one
    drop(victim);
    if (victim < which) --which;
    ++evicted_;
  }
}

Bytes Reassembler::assemble(const Unfinished& message) {
  message_.clear();
  for (std::uint32_t slot = message.first; slot != kNoSlot; slot = slots_[slot].next)
    message_.insert(message_.end(), slots_[slot].data, slots_[slot].data + slots_[slot].size);
  return message_;
}

Result<Reassembler::Progress> Reassembler::add_to(std::size_t which, const Fragment& f) {
  if (unfinished_[which].count != f.count)
    return refusal(ErrorCode::Contradiction, "fragment.count differs from the message's", f, kCountOffset);
  const auto link_before = [&]() -> std::uint32_t* {
    std::uint32_t* link = &unfinished_[which].first;
    while (*link != kNoSlot && slots_[*link].index < f.index) link = &slots_[*link].next;
    return link;
  };
  const std::uint32_t found = *link_before();
  if (found != kNoSlot && slots_[found].index == f.index) {
    const Slot& known = slots_[found];
    if (std::equal(f.data.begin(), f.data.end(), known.data, known.data + known.size))
      return Progress{Outcome::Duplicate, {}, f.queue};
    return refusal(ErrorCode::Overlap, "fragment differs from its earlier copy", f, Fragment::kHeaderBytes);
  }
  make_slot(which);
  const std::uint32_t slot = free_;
  free_ = slots_[slot].next;
  std::copy(f.data.begin(), f.data.end(), slots_[slot].data);
  slots_[slot].size = static_cast<std::uint16_t>(f.data.size());
  slots_[slot].index = f.index;
  std::uint32_t* link = link_before();
  slots_[slot].next = *link;
  *link = slot;
  Unfinished& message = unfinished_[which];
  if (++message.received != message.count) return Progress{Outcome::Incomplete, {}, f.queue};
  remembered(message.key) = message.key;
  const Progress whole{Outcome::Complete, assemble(message), f.queue};
  drop(which);
  return whole;
}

Result<Reassembler::Progress> Reassembler::add(std::uint64_t flow, Direction direction, const Fragment& f) {
  assert(f.data.size() <= Fragment::kMaxDataBytes);
  if (f.count == 0) return refusal(ErrorCode::BadValue, "fragment.count", f, kCountOffset);
  if (f.count > limits_.fragments_per_flow)
    return refusal(ErrorCode::LimitExceeded, "fragment.count", f, kCountOffset);
  if (f.index >= f.count) return refusal(ErrorCode::BadValue, "fragment.index", f, kIndexOffset);
  const Key key{flow, f.sequence, f.id, direction, true};
  Key& late = remembered(key);
  if (late == key) return Progress{Outcome::Duplicate, {}, f.queue};
  std::size_t which = find(key);
  if (which == unfinished_.size()) {
    if (f.count == 1) {  // most messages: no copy is needed
      late = key;
      return Progress{Outcome::Complete, f.data, f.queue};
    }
    which = begin(key, f.count);
  }
  return add_to(which, f);
}

Reassembler::Partial Reassembler::unfinished(std::size_t i) const {
  assert(i < unfinished_.size());
  const Unfinished& m = unfinished_[i];
  std::uint16_t missing = 0;
  for (std::uint32_t slot = m.first; slot != kNoSlot && slots_[slot].index == missing;
       slot = slots_[slot].next)
    ++missing;
  return {m.key.flow, m.key.direction, m.key.sequence, m.key.id, m.received, m.count, missing};
}

void Reassembler::reset(std::uint64_t flow) {
  for (std::size_t i = unfinished_.size(); i > 0; --i)
    if (unfinished_[i - 1].key.flow == flow) drop(i - 1);
  for (Key& key : remembered_)
    if (key.flow == flow) key = {};
}

}  // namespace acm::wire
