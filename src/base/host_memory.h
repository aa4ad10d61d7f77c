// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <functional>
#include <new>
#include <set>
#include <span>
#include <type_traits>
#include <utility>

namespace acm {

// Private containers over the host's allocator, beside the public ones.

template <class T>
using Set = std::set<T, std::less<T>, HostAllocator<T>>;
template <class T>
using Deque = std::deque<T, HostAllocator<T>>;

/// Makes a buffer longer. Its bytes are moved in one piece, which libstdc++ does only for std::allocator.
inline void lengthen(Vector<std::byte>& buffer, std::size_t size) {
  Vector<std::byte> longer(size);
  if (!buffer.empty()) std::memcpy(longer.data(), buffer.data(), buffer.size());
  buffer = std::move(longer);
}

/// Uninitialised memory for many Ts. Pages that are never written are never committed.
template <class T>
class UninitializedArray {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  UninitializedArray() = default;
  explicit UninitializedArray(std::size_t size)
      : memory_(size > 0 ? HostAllocator<T>().allocate(size) : nullptr), size_(size) {}
  UninitializedArray(UninitializedArray&& other) noexcept
      : memory_(std::exchange(other.memory_, nullptr)), size_(std::exchange(other.size_, 0)) {}
  UninitializedArray& operator=(UninitializedArray&& other) noexcept {
    std::swap(memory_, other.memory_);
    std::swap(size_, other.size_);
    return *this;
  }
  ~UninitializedArray() {
    if (memory_) HostAllocator<T>().deallocate(memory_, size_);
  }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] std::span<T> span() { return {memory_, size_}; }
  [[nodiscard]] std::span<const T> span() const { return {memory_, size_}; }

 private:
  T* memory_ = nullptr;
  std::size_t size_ = 0;
};

/// Whether memory has an end that the library must look for: a module of WebAssembly ends when an allocation
/// fails, and every host's machine has that end within reach.
#ifdef __wasm__
inline constexpr bool kMemoryEnds = true;
#else
inline constexpr bool kMemoryEnds = false;
#endif

/// Whether so many bytes can be had now, in one piece. Asked where memory ends; elsewhere always true.
inline bool has_memory(std::uint64_t bytes) {
  if constexpr (!kMemoryEnds) return true;
  if (bytes > SIZE_MAX) return false;
  void* volatile memory = std::malloc(static_cast<std::size_t>(bytes));  // volatile: it is really asked for
  std::free(memory);
  return memory != nullptr;
}

/// Bytes that a list allocates to become as long as that; 0 when it has the room.
template <class T>
std::uint64_t growth_of(const Vector<T>& list, std::uint64_t size) {
  const std::uint64_t capacity = list.capacity();
  return size <= capacity ? 0 : sizeof(T) * std::max(size, 2 * capacity);
}

/// A base that lets `new` and std::make_unique take their memory from the host. Only for classes that are
/// deleted through a pointer to their own type.
struct HostAllocated {
  static void* operator new(std::size_t bytes) { return allocate_memory(bytes, kPlainAlignment); }
  static void* operator new(std::size_t bytes, std::align_val_t alignment) {
    return allocate_memory(bytes, static_cast<std::size_t>(alignment));
  }
  static void operator delete(void* memory, std::size_t bytes) {
    release_memory(memory, bytes, kPlainAlignment);
  }
  static void operator delete(void* memory, std::size_t bytes, std::align_val_t alignment) {
    release_memory(memory, bytes, static_cast<std::size_t>(alignment));
  }

 private:
  static constexpr std::size_t kPlainAlignment = __STDCPP_DEFAULT_NEW_ALIGNMENT__;
};

}  // namespace acm
