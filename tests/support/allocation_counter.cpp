// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "support/allocation_counter.h"

#include <atomic>
#include <cstdlib>
#include <new>
#ifdef _WIN32
#include <malloc.h>
#endif

namespace {

std::atomic<std::uint64_t> g_allocations{0};
std::atomic<std::uint64_t> g_deallocations{0};
std::atomic<std::uint64_t> g_bytes{0};

constexpr std::size_t kPlainAlignment = __STDCPP_DEFAULT_NEW_ALIGNMENT__;

void* allocate(std::size_t size, std::size_t alignment) {
  g_allocations.fetch_add(1, std::memory_order_relaxed);
  g_bytes.fetch_add(size, std::memory_order_relaxed);
  if (size == 0) size = 1;
  if (alignment <= kPlainAlignment) return std::malloc(size);
#ifdef _WIN32
  return _aligned_malloc(size, alignment);
#else
  return std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
#endif
}

[[maybe_unused]] void* allocate_or_throw(std::size_t size, std::size_t alignment) {
  void* p = allocate(size, alignment);
  if (p == nullptr) throw std::bad_alloc();
  return p;
}

[[maybe_unused]] void release(void* p, std::size_t alignment) {
  if (p == nullptr) return;
  g_deallocations.fetch_add(1, std::memory_order_relaxed);
#ifdef _WIN32
  if (alignment > kPlainAlignment) return _aligned_free(p);
#endif
  (void)alignment;
  std::free(p);
}

[[maybe_unused]] std::size_t number(std::align_val_t alignment) {
  return static_cast<std::size_t>(alignment);
}

}  // namespace

// The thread sanitizer has its own, which cannot be replaced: nothing is counted then.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define ACMOTION_COUNTS_NOTHING 1
#endif
#endif
#ifndef ACMOTION_COUNTS_NOTHING

void* operator new(std::size_t n) {
  return allocate_or_throw(n, 0);
}
void* operator new[](std::size_t n) {
  return allocate_or_throw(n, 0);
}
void* operator new(std::size_t n, std::align_val_t a) {
  return allocate_or_throw(n, number(a));
}
void* operator new[](std::size_t n, std::align_val_t a) {
  return allocate_or_throw(n, number(a));
}
void* operator new(std::size_t n, const std::nothrow_t&) noexcept {
  return allocate(n, 0);
}
void* operator new[](std::size_t n, const std::nothrow_t&) noexcept {
  return allocate(n, 0);
}
void* operator new(std::size_t n, std::align_val_t a, const std::nothrow_t&) noexcept {
  return allocate(n, number(a));
}
void* operator new[](std::size_t n, std::align_val_t a, const std::nothrow_t&) noexcept {
  return allocate(n, number(a));
}
void operator delete(void* p) noexcept {
  release(p, 0);
}
void operator delete[](void* p) noexcept {
  release(p, 0);
}
void operator delete(void* p, std::size_t) noexcept {
  release(p, 0);
}
void operator delete[](void* p, std::size_t) noexcept {
  release(p, 0);
}
void operator delete(void* p, std::align_val_t a) noexcept {
  release(p, number(a));
}
void operator delete[](void* p, std::align_val_t a) noexcept {
  release(p, number(a));
}
void operator delete(void* p, std::size_t, std::align_val_t a) noexcept {
  release(p, number(a));
}
void operator delete[](void* p, std::size_t, std::align_val_t a) noexcept {
  release(p, number(a));
}
void operator delete(void* p, const std::nothrow_t&) noexcept {
  release(p, 0);
}
void operator delete[](void* p, const std::nothrow_t&) noexcept {
  release(p, 0);
}
void operator delete(void* p, std::align_val_t a, const std::nothrow_t&) noexcept {
  release(p, number(a));
}
void operator delete[](void* p, std::align_val_t a, const std::nothrow_t&) noexcept {
  release(p, number(a));
}

#endif

namespace acm::test {

AllocationCounter::AllocationCounter() {
  reset();
}
std::uint64_t AllocationCounter::allocations() const {
  return g_allocations.load() - allocations_at_start_;
}
std::uint64_t AllocationCounter::deallocations() const {
  return g_deallocations.load() - deallocations_at_start_;
}
std::uint64_t AllocationCounter::allocated_bytes() const {
  return g_bytes.load() - bytes_at_start_;
}
void AllocationCounter::reset() {
  allocations_at_start_ = g_allocations.load();
  deallocations_at_start_ = g_deallocations.load();
  bytes_at_start_ = g_bytes.load();
}

}  // namespace acm::test
