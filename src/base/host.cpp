// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/host.hpp"

#include "base/programming_error.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <string_view>

namespace acm {

namespace {

void* allocate_by_default(void*, std::size_t bytes, std::size_t alignment) {
  if (alignment <= __STDCPP_DEFAULT_NEW_ALIGNMENT__) return ::operator new(bytes, std::nothrow);
  return ::operator new(bytes, std::align_val_t(alignment), std::nothrow);
}

void release_by_default(void*, void* memory, std::size_t, std::size_t alignment) {
  if (alignment <= __STDCPP_DEFAULT_NEW_ALIGNMENT__)
    ::operator delete(memory);
  else
    ::operator delete(memory, std::align_val_t(alignment));
}

// Compilers give the path that the build happened to use.
const char* within_repository(const char* path) {
  const std::string_view whole = path;
  for (const std::string_view folder : {"src/", "src\\"})
    if (const std::size_t at = whole.rfind(folder); at != whole.npos) return path + at;
  return path;
}

void print_and_abort(void*, const ProgrammingError& error) {
  std::fprintf(stderr, "acmotion: programming error: %s (%s:%d)\n", error.what, error.file, error.line);
  std::abort();
}

constexpr Allocator kDefaultAllocator{nullptr, allocate_by_default, release_by_default};

struct Host {
  Allocator allocator = kDefaultAllocator;
  ErrorHandler error_handler = print_and_abort;
  void* error_context = nullptr;
  std::atomic<std::size_t> allocations = 0;  // that were not released yet
};

// Never destroyed: static objects of the host may hold memory until the program ends.
constinit Host g_host;

}  // namespace

bool set_allocator(const Allocator& allocator) {
  const bool has_both = (allocator.allocate == nullptr) == (allocator.release == nullptr);
  if (!require(has_both, "set_allocator: one function without the other")) return false;
  if (g_host.allocations.load() != 0) return false;
  g_host.allocator = allocator.allocate ? allocator : kDefaultAllocator;
  return true;
}

void set_error_handler(ErrorHandler handler, void* context) {
  g_host.error_handler = handler ? handler : print_and_abort;
  g_host.error_context = context;
}

void* allocate_memory(std::size_t bytes, std::size_t alignment) {
  const Allocator& allocator = g_host.allocator;
  void* memory = allocator.allocate(allocator.context, bytes, alignment);
  if (!memory) [[unlikely]]
    abort_programming_error({__FILE__, __LINE__, "Allocator::allocate: returned null"});
  g_host.allocations.fetch_add(1, std::memory_order_relaxed);
  return memory;
}

void release_memory(void* memory, std::size_t bytes, std::size_t alignment) {
  g_host.allocations.fetch_sub(1, std::memory_order_relaxed);
  const Allocator& allocator = g_host.allocator;
  allocator.release(allocator.context, memory, bytes, alignment);
}

void report_programming_error(const ProgrammingError& error) {
  g_host.error_handler(g_host.error_context, {within_repository(error.file), error.line, error.what});
}

void abort_programming_error(const ProgrammingError& error) {
  report_programming_error(error);
  std::abort();
}

}  // namespace acm
