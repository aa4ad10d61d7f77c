// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <span>

namespace acm {

/// A list of at most kMax values, all inside.
template <class T, unsigned kMax>
class FixedList {
 public:
  static constexpr unsigned kCapacity = kMax;

  FixedList() = default;
  /// Only the values that are there: most lists are empty most of the time.
  FixedList(const FixedList& other) { *this = other; }
  FixedList& operator=(const FixedList& other) {
    size_ = other.size_;
    std::copy_n(other.items_, size_, items_);
    return *this;
  }

  [[nodiscard]] unsigned size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] bool full() const { return size_ == kMax; }
  [[nodiscard]] T& operator[](unsigned i) {
    assert(i < size_);
    return items_[i];
  }
  [[nodiscard]] const T& operator[](unsigned i) const {
    assert(i < size_);
    return items_[i];
  }
  [[nodiscard]] T& front() { return (*this)[0]; }
  [[nodiscard]] const T& front() const { return (*this)[0]; }
  [[nodiscard]] T& back() { return (*this)[size_ - 1]; }
  [[nodiscard]] const T& back() const { return (*this)[size_ - 1]; }
  [[nodiscard]] std::span<const T> view() const { return {items_, size_}; }

  /// False, with nothing changed, when the list is full.
  bool push_back(const T& value) {
    if (full()) return false;
    items_[size_++] = value;
    return true;
  }
  void pop_front() {
    assert(!empty());
    for (unsigned i = 1; i < size_; ++i) items_[i - 1] = items_[i];
    --size_;
  }
  void pop_back() {
    assert(!empty());
    --size_;
  }
  void erase(unsigned i) {
    assert(i < size_);
    for (--size_; i < size_; ++i) items_[i] = items_[i + 1];
  }
  void clear() { size_ = 0; }

 private:
  T items_[kMax] = {};
  std::uint32_t size_ = 0;
};

}  // namespace acm
