// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "allocation_watch.h"

#include <cstddef>

#include <sanitizer/allocator_interface.h>

namespace acm::fuzz {
namespace {

thread_local std::uint64_t t_allocations = 0;

void allocated(const volatile void*, std::size_t) {
  ++t_allocations;
}
void released(const volatile void*) {}

const int g_hooks = __sanitizer_install_malloc_and_free_hooks(allocated, released);

}  // namespace

AllocationWatch::AllocationWatch() : before_(g_hooks != 0 ? t_allocations : 0) {}

std::uint64_t AllocationWatch::allocations() const {
  return t_allocations - before_;
}

}  // namespace acm::fuzz
