// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "no_allocation.h"

#include <cstddef>
#include <sanitizer/allocator_interface.h>

#include "fail.h"

namespace acm::fuzz {
namespace {

thread_local const char* t_forbidden = nullptr;

void allocated(const volatile void*, std::size_t) {
  const char* what = t_forbidden;
  t_forbidden = nullptr;  // the report allocates
  if (what) fail(what, "has allocated");
}
void released(const volatile void*) {}

[[maybe_unused]] const int g_hooks = __sanitizer_install_malloc_and_free_hooks(allocated, released);

}  // namespace

NoAllocation::NoAllocation(const char* what) {
  t_forbidden = what;
}

NoAllocation::~NoAllocation() {
  t_forbidden = nullptr;
}

}  // namespace acm::fuzz
