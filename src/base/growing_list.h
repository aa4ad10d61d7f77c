// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>
#include <span>
#include <type_traits>

namespace acm {

/// A list of at most kMax values. Up to kInline lie inside; a longer list lies whole outside. Without
/// growing, it takes kInline values, and a longer one as many as the next power of two: that depends on its
/// size alone, so that a copy, or a list that was read from a snapshot, refuses the same values.
template <class T, unsigned kInline, unsigned kMax>
class GrowingList {
  static_assert(std::is_trivially_copyable_v<T> && std::has_single_bit(kInline) &&
                std::has_single_bit(kMax) && kInline < kMax);

 public:
  static constexpr unsigned kCapacity = kMax;

  GrowingList() = default;
  /// Only the values that are there: most lists are empty most of the time.
  GrowingList(const GrowingList& other) { *this = other; }
  GrowingList& operator=(const GrowingList& other) {
    if (this == &other) return *this;
    size_ = other.size_;
    outside_ = Vector<T>();
    if (is_outside()) {
      outside_.reserve(std::bit_ceil(size_));
      outside_.assign(other.outside_.begin(), other.outside_.end());
    } else {
      std::copy_n(other.items_, size_, items_);
    }
    return *this;
  }

  [[nodiscard]] unsigned size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] T& operator[](unsigned i) {
    assert(i < size_);
    return data()[i];
  }
  [[nodiscard]] const T& operator[](unsigned i) const {
    assert(i < size_);
    return data()[i];
  }
  [[nodiscard]] T& front() { return (*this)[0]; }
  [[nodiscard]] const T& front() const { return (*this)[0]; }
  [[nodiscard]] T& back() { return (*this)[size_ - 1]; }
  [[nodiscard]] const T& back() const { return (*this)[size_ - 1]; }
  [[nodiscard]] std::span<const T> view() const { return {data(), size_}; }

  /// Whether one more value fits, if the list may grow or if it may not.
  [[nodiscard]] bool has_room(bool may_grow) const {
    return size_ < kInline || (may_grow ? size_ < kMax : !std::has_single_bit(size_));
  }
  /// False, with nothing changed, when it does not fit. Allocates only where it may grow.
  [[nodiscard]] bool push_back(const T& value, bool may_grow) {
    if (!has_room(may_grow)) return false;
    if (size_ < kInline)
      items_[size_] = value;
    else
      push_back_outside(value);
    ++size_;
    return true;
  }
  void pop_front() { erase(0); }
  /// Never frees memory, so that it can be used within a tick.
  void erase(unsigned i) {
    assert(i < size_);
    std::copy(data() + i + 1, data() + size_, data() + i);
    const bool was_outside = is_outside();
    --size_;
    if (!was_outside) return;
    outside_.pop_back();
    if (is_outside()) return;
    std::copy_n(outside_.data(), size_, items_);
    outside_.clear();
  }
  void clear() {
    size_ = 0;
    outside_.clear();
  }

 private:
  [[nodiscard]] bool is_outside() const { return size_ > kInline; }
  [[nodiscard]] T* data() { return is_outside() ? outside_.data() : items_; }
  [[nodiscard]] const T* data() const { return is_outside() ? outside_.data() : items_; }
  void push_back_outside(const T& value) {
    const T copy = value;  // may be one of its own
    outside_.reserve(std::bit_ceil(size_ + 1));
    if (!is_outside()) outside_.assign(items_, items_ + size_);
    outside_.push_back(copy);
  }

  T items_[kInline] = {};
  std::uint32_t size_ = 0;
  Vector<T> outside_;  // all values, when they are more than kInline; else empty
};

}  // namespace acm
