// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace acm {

/// Guards a few instructions against other threads. A copy is a lock of its own, open.
class SpinLock {
 public:
  SpinLock() = default;
  SpinLock(const SpinLock&) noexcept {}
  SpinLock& operator=(const SpinLock&) noexcept { return *this; }

  void lock() {
    while (flag_.test_and_set(std::memory_order_acquire)) {
    }
  }
  void unlock() { flag_.clear(std::memory_order_release); }

 private:
  std::atomic_flag flag_;
};

/// Holds a lock as long as it lives.
class SpinGuard {
 public:
  explicit SpinGuard(SpinLock& lock) : lock_(lock) { lock_.lock(); }
  ~SpinGuard() { lock_.unlock(); }
  SpinGuard(const SpinGuard&) = delete;
  SpinGuard& operator=(const SpinGuard&) = delete;

 private:
  SpinLock& lock_;
};

/// Numbers of free blocks, the last given back first out. Threads may take and give back at the same time.
class FreeList {
 public:
  static constexpr std::uint32_t kNone = 0xFFFFFFFFu;

  FreeList() = default;
  FreeList(const FreeList& other) : numbers_(other.numbers_), count_(other.size()) {}
  FreeList& operator=(const FreeList& other) {
    numbers_ = other.numbers_;
    count_.store(other.size(), std::memory_order_relaxed);
    return *this;
  }

  /// Makes room for so many numbers in all. Allocates; not for use while others take.
  void reserve(std::size_t numbers) {
    if (numbers_.size() < numbers) numbers_.resize(numbers);
  }
  /// kNone when there is none. Never allocates.
  [[nodiscard]] std::uint32_t take() {
    const SpinGuard guard(lock_);
    const std::uint32_t count = size();
    if (count == 0) return kNone;
    count_.store(count - 1, std::memory_order_relaxed);
    return numbers_[count - 1];
  }
  /// There must be room for it.
  void give_back(std::uint32_t number) {
    const SpinGuard guard(lock_);
    const std::uint32_t count = size();
    numbers_[count] = number;
    count_.store(count + 1, std::memory_order_relaxed);
  }
  [[nodiscard]] std::uint32_t size() const { return count_.load(std::memory_order_relaxed); }

 private:
  std::vector<std::uint32_t> numbers_;
  std::atomic<std::uint32_t> count_ = 0;
  SpinLock lock_;
};

}  // namespace acm
