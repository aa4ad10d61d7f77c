// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base/free_list.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <thread>
#include <vector>

namespace acm {
namespace {

FreeList list_of(std::uint32_t count) {
  FreeList list;
  list.reserve(count);
  for (std::uint32_t i = 0; i < count; ++i) list.give_back(i);
  return list;
}

TEST(FreeListTest, the_last_given_back_is_the_first_out) {
  FreeList list = list_of(3);
  EXPECT_EQ(list.size(), 3u);
  EXPECT_EQ(list.take(), 2u);
  EXPECT_EQ(list.take(), 1u);
  list.give_back(2);
  EXPECT_EQ(list.take(), 2u);
  EXPECT_EQ(list.take(), 0u);
  EXPECT_EQ(list.take(), FreeList::kNone);
  EXPECT_EQ(list.size(), 0u);
}

TEST(FreeListTest, a_copy_is_a_list_of_its_own) {
  FreeList list = list_of(2);
  FreeList copy = list;
  EXPECT_EQ(copy.take(), 1u);
  EXPECT_EQ(list.size(), 2u);
  copy = list;
  EXPECT_EQ(copy.size(), 2u);
}

TEST(FreeListTest, threads_never_hold_the_same_number) {
  constexpr std::uint32_t kNumbers = 8;
  FreeList list = list_of(kNumbers);
  std::vector<int> holders(kNumbers, 0);  // written only by who holds the number
  bool shared[4] = {};
  const auto work = [&](bool& met) {
    for (int i = 0; i < 20'000; ++i) {
      const std::uint32_t number = list.take();
      if (number == FreeList::kNone) continue;
      met = met || ++holders[number] != 1;
      --holders[number];
      list.give_back(number);
    }
  };
  std::vector<std::thread> threads;
  for (bool& met : shared) threads.emplace_back(work, std::ref(met));
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(std::count(std::begin(shared), std::end(shared), true), 0);
  EXPECT_EQ(list.size(), kNumbers);
}

}  // namespace
}  // namespace acm
