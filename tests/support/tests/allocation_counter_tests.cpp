// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <memory>
#include <new>
#include <thread>
#include <vector>

#include "support/allocation_counter.h"

namespace acm::test {
namespace {

// The compiler may leave out a new whose result it can see is unused.
void* volatile g_sink = nullptr;
void keep(void* p) {
  g_sink = p;
}

TEST(AllocationCounter, counts_from_its_construction) {
  const auto before = std::make_unique<int>(1);
  keep(before.get());
  const AllocationCounter count;
  EXPECT_EQ(count.allocations(), 0u);
  {
    const std::vector<int> v(10);
    keep(const_cast<int*>(v.data()));
    EXPECT_EQ(count.allocations(), 1u);
    EXPECT_EQ(count.allocated_bytes(), 10 * sizeof(int));
    EXPECT_EQ(count.deallocations(), 0u);
  }
  EXPECT_EQ(count.deallocations(), 1u);
}

TEST(AllocationCounter, sees_every_form_of_new) {
  struct alignas(64) Line {
    char bytes[64];
  };
  const AllocationCounter count;
  void* const plain = ::operator new(3);
  void* const array = ::operator new[](3);
  void* const quiet = ::operator new(3, std::nothrow);
  auto* const line = new Line;
  keep(line);
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(line) % alignof(Line), 0u);
  EXPECT_EQ(count.allocations(), 4u);
  ::operator delete(plain);
  ::operator delete[](array);
  ::operator delete(quiet, std::nothrow);
  delete line;
  EXPECT_EQ(count.deallocations(), 4u);
}

TEST(AllocationCounter, sees_other_threads_and_can_start_again) {
  AllocationCounter count;
  std::thread([] { keep(std::make_unique<double>(1.0).get()); }).join();
  EXPECT_GE(count.allocations(), 1u);
  count.reset();
  EXPECT_EQ(count.allocations(), 0u);
}

}  // namespace
}  // namespace acm::test
