// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <cstring>

namespace acm::test {

/// An allocator of a host: takes memory from malloc, which operator new does not see, and checks what is
/// released.
class CountingAllocator {
 public:
  [[nodiscard]] Allocator as_allocator() { return {this, allocate, release}; }

  [[nodiscard]] std::size_t calls() const { return calls_; }          ///< of either function
  [[nodiscard]] std::size_t live() const { return live_; }            ///< allocations not released
  [[nodiscard]] std::size_t mistakes() const { return mistakes_; }    ///< sizes or alignments that differ
  [[nodiscard]] std::size_t unaligned() const { return unaligned_; }  ///< alignments that are none

 private:
  // Stands before the memory, which is aligned more than enough.
  struct alignas(64) Header {
    std::size_t bytes;
    std::size_t alignment;
  };

  static void* allocate(void* context, std::size_t bytes, std::size_t alignment) {
    auto& self = *static_cast<CountingAllocator*>(context);
    ++self.calls_;
    ++self.live_;
    if (bytes == 0 || alignment == 0 || (alignment & (alignment - 1)) != 0 || alignment > sizeof(Header))
      ++self.unaligned_;
    const std::size_t whole = sizeof(Header) + (bytes + sizeof(Header) - 1) / sizeof(Header) * sizeof(Header);
    auto* memory = static_cast<std::byte*>(std::aligned_alloc(sizeof(Header), whole));
    const Header header{bytes, alignment};
    std::memcpy(memory, &header, sizeof header);
    std::memset(memory + sizeof header, 0xA5, bytes);  // nobody may count on zeros
    return memory + sizeof header;
  }
  static void release(void* context, void* memory, std::size_t bytes, std::size_t alignment) {
    auto& self = *static_cast<CountingAllocator*>(context);
    ++self.calls_;
    --self.live_;
    std::byte* whole = static_cast<std::byte*>(memory) - sizeof(Header);
    Header header;
    std::memcpy(&header, whole, sizeof header);
    if (header.bytes != bytes || header.alignment != alignment) ++self.mistakes_;
    std::free(whole);
  }

  std::atomic<std::size_t> calls_ = 0;
  std::atomic<std::size_t> live_ = 0;
  std::atomic<std::size_t> mistakes_ = 0;
  std::atomic<std::size_t> unaligned_ = 0;
};

}  // namespace acm::test
