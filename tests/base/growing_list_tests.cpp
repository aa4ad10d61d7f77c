// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base/growing_list.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <random>
#include <vector>

#include "support/allocation_counter.h"

namespace acm {
namespace {

using testing::ElementsAreArray;

using List = GrowingList<int, 4, 64>;

List list_of(unsigned size) {
  List list;
  for (unsigned i = 0; i < size; ++i) EXPECT_TRUE(list.push_back(static_cast<int>(i), true));
  return list;
}

TEST(GrowingListTest, between_ticks_it_grows_to_its_maximum) {
  List list = list_of(64);
  EXPECT_FALSE(list.has_room(true));
  EXPECT_FALSE(list.push_back(64, true));
  EXPECT_EQ(list.size(), 64u);
  EXPECT_EQ(list.front(), 0);
  EXPECT_EQ(list.back(), 63);
}

TEST(GrowingListTest, within_a_tick_it_takes_what_its_size_has_room_for_and_allocates_nothing) {
  for (unsigned size = 0; size <= 64; ++size) {
    List list = list_of(size);
    const unsigned expected = size < 4 ? 4u : std::bit_ceil(size);
    test::AllocationCounter count;
    while (list.push_back(7, false)) {
    }
    EXPECT_EQ(list.size(), expected) << size;
    EXPECT_FALSE(list.has_room(false));
    while (!list.empty()) list.pop_front();
    EXPECT_EQ(count.allocations() + count.deallocations(), 0u) << size;
  }
}

// What a list has been before does not show: it may have been longer, and a snapshot has its values alone.
TEST(GrowingListTest, a_copy_takes_the_same_values_as_a_list_that_was_longer) {
  for (unsigned size = 0; size <= 64; ++size) {
    List list = list_of(64);
    while (list.size() > size) list.erase(list.size() - 1);
    List copy(list), assigned = list_of(64), made = list_of(size);
    assigned = list;
    test::AllocationCounter count;
    for (int i = 0; i < 64; ++i) {
      const bool is_taken = made.push_back(i, false);
      for (List* each : {&list, &copy, &assigned}) EXPECT_EQ(each->push_back(i, false), is_taken) << size;
    }
    EXPECT_EQ(count.allocations(), 0u) << size;
    for (const List* each : {&list, &copy, &assigned})
      EXPECT_THAT(each->view(), ElementsAreArray(made.view()));
  }
}

TEST(GrowingListTest, one_of_its_own_values_can_be_appended) {
  for (unsigned size : {3u, 4u, 8u, 15u, 32u}) {
    List list = list_of(size);
    EXPECT_TRUE(list.push_back(list.front(), true));
    EXPECT_EQ(list.back(), 0);
    list = static_cast<const List&>(list);  // to itself
    EXPECT_EQ(list.size(), size + 1);
  }
}

TEST(GrowingListTest, any_calls_leave_what_they_leave_in_a_vector) {
  std::mt19937 random(5);
  List list;
  std::vector<int> model;
  for (int i = 0; i < 20'000; ++i) {
    // Long and short by turns.
    const bool grows = i / 200 % 2 == 0;
    if (random() % 4 != 0 ? grows : !grows) {
      if (list.push_back(i, random() % 2 == 0)) model.push_back(i);
    } else if (!model.empty()) {
      const auto at = static_cast<unsigned>(random() % model.size());
      list.erase(at);
      model.erase(model.begin() + at);
    }
    if (random() % 500 == 0) {
      list.clear();
      model.clear();
    }
    ASSERT_THAT(list.view(), ElementsAreArray(model)) << i;
  }
}

}  // namespace
}  // namespace acm
