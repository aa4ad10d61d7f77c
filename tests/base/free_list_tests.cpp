// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base/free_list.h"
#include "base/guid_map.h"
#include "base/pooled_list.h"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <vector>

namespace acm {
namespace {

TEST(FreeListTest, the_last_given_back_is_the_first_out) {
  FreeTable table;
  FreeList list;
  table.add(list, 3);
  EXPECT_EQ(list.count, 3u);
  EXPECT_EQ(table.take(list), 0u);
  EXPECT_EQ(table.take(list), 1u);
  table.give_back(list, 0);
  EXPECT_EQ(table.take(list), 0u);
  EXPECT_EQ(table.take(list), 2u);
  EXPECT_EQ(table.take(list), FreeList::kNone);
  EXPECT_EQ(list.count, 0u);
}

TEST(FreeListTest, a_list_is_cut_in_two_and_joined_again) {
  FreeTable table;
  FreeList list;
  table.add(list, 5);
  FreeList part = table.cut(list, 3);
  EXPECT_EQ(part.count, 3u);
  EXPECT_EQ(list.count, 2u);
  EXPECT_EQ(table.take(part), 0u);
  table.give_back(part, 0);
  EXPECT_EQ(table.take(list), 3u);
  table.join(list, part);
  EXPECT_EQ(part.count, 0u);
  EXPECT_EQ(list.count, 4u);
  for (const std::uint32_t number : {0u, 1u, 2u, 4u}) EXPECT_EQ(table.take(list), number);
  EXPECT_EQ(table.take(list), FreeList::kNone);
}

TEST(FreeListTest, all_can_be_cut_off_and_joined_to_an_empty_list) {
  FreeTable table;
  FreeList list;
  table.add(list, 2);
  FreeList part = table.cut(list, 2);
  EXPECT_EQ(table.take(list), FreeList::kNone);
  FreeList nothing = table.cut(list, 0);
  table.join(list, nothing);
  EXPECT_EQ(list.count, 0u);
  table.join(list, part);
  EXPECT_EQ(table.take(list), 0u);
  EXPECT_EQ(table.take(list), 1u);
}

TEST(ListPoolTest, a_part_takes_only_what_was_cut_off_for_it) {
  ListPool pool(ListPool::Growth::AsNeeded);
  pool.reserve_free(4);
  ListPool::Free blocks = pool.cut(2);
  ListPool part(pool, blocks);
  EXPECT_TRUE(part.has(2));
  EXPECT_FALSE(part.has(3));
  const std::uint32_t first = part.take(), second = part.take();
  EXPECT_NE(first, second);
  EXPECT_EQ(part.take(), ListPool::kNoBlock);
  EXPECT_EQ(pool.bytes(first), part.bytes(first));
  part.give_back(second);
  pool.join(blocks);
  EXPECT_EQ(pool.free_count(), 3u);
}

TEST(ListPoolTest, a_pool_that_grows_as_needed_leaves_its_blocks_where_they_are) {
  ListPool pool(ListPool::Growth::AsNeeded);
  const std::uint32_t first = pool.take();
  const std::byte* bytes = pool.bytes(first);
  for (int i = 0; i < 100; ++i) ASSERT_NE(pool.take(), ListPool::kNoBlock);
  EXPECT_EQ(pool.bytes(first), bytes);
}

TEST(ListPoolTest, a_list_that_outgrows_a_block_moves_into_a_large_one_and_back) {
  using List = PooledList<std::uint64_t, 2>;
  ListPool pool(ListPool::Growth::AsNeeded);
  List list;
  for (std::uint64_t i = 0; i < List::kCapacity; ++i) ASSERT_TRUE(list.push_back(pool, i));
  EXPECT_FALSE(list.push_back(pool, 0));
  EXPECT_EQ(pool.free_count(), pool.block_count());
  for (std::uint64_t i = 0; i < List::kCapacity; ++i) ASSERT_EQ(list.at(pool, static_cast<unsigned>(i)), i);
  list.erase(pool, 1, List::kCapacity - 2);
  EXPECT_EQ(list.at(pool, 0), 0u);
  EXPECT_EQ(list.at(pool, 1), List::kCapacity - 1u);
  const std::uint32_t large = pool.take_large();
  EXPECT_EQ(large, 0u) << "the block was given back";
}

TEST(ListPoolTest, a_queue_in_a_large_block_keeps_its_order_all_the_way_round) {
  using List = PooledList<std::uint64_t, 2>;
  ListPool pool(ListPool::Growth::AsNeeded);
  List list;
  std::uint64_t in = 0, out = 0;
  for (; in < List::kBlockCapacity + 10; ++in) ASSERT_TRUE(list.push_back(pool, in));
  const auto all_are_in_order = [&] {
    for (unsigned i = 0; i < list.size(); ++i)
      if (list.at(pool, i) != out + i) return false;
    return list.size() == in - out;
  };
  // Two leave and two come, until the block was gone through three times.
  for (unsigned i = 0; i < 3 * List::kCapacity / 2; ++i) {
    list.erase(pool, 0, 2);
    out += 2;
    ASSERT_TRUE(list.push_back(pool, in++) && list.push_back(pool, in++));
    ASSERT_TRUE(all_are_in_order()) << out;
  }
  while (list.size() < List::kCapacity) ASSERT_TRUE(list.push_back(pool, in++));
  EXPECT_TRUE(all_are_in_order()) << "full to the last value";
  EXPECT_FALSE(list.push_back(pool, in));
  list.erase(pool, 0, List::kCapacity - 1);
  out += List::kCapacity - 1;
  EXPECT_TRUE(all_are_in_order()) << "and back inside";
  list.clear(pool);
}

TEST(ListPoolTest, a_part_has_no_large_blocks_but_takes_back_those_of_its_lists) {
  using List = PooledList<std::uint64_t, 2>;
  ListPool pool(ListPool::Growth::AsNeeded);
  List large, small;
  for (unsigned i = 0; i <= List::kBlockCapacity; ++i) ASSERT_TRUE(large.push_back(pool, i));
  pool.reserve_free(1);
  ListPool::Free free = pool.cut(1);
  ListPool part(pool, free);
  for (unsigned i = 0; i < List::kBlockCapacity; ++i) ASSERT_TRUE(small.push_back(part, i));
  EXPECT_FALSE(small.push_back(part, 0));
  EXPECT_TRUE(large.push_back(part, 7));  // it has its block
  large.clear(part);
  EXPECT_EQ(free.large.count, 1u);
  pool.join(free);
  EXPECT_EQ(pool.take_large(), 0u);
}

TEST(ListPoolTest, a_copy_has_blocks_of_its_own) {
  ListPool pool;
  pool.reserve_free(2);
  const std::uint32_t block = pool.take();
  pool.bytes(block)[0] = std::byte{7};
  ListPool copy = pool;
  EXPECT_EQ(copy.bytes(block)[0], std::byte{7});
  EXPECT_NE(copy.bytes(block), pool.bytes(block));
  EXPECT_EQ(copy.free_count(), 1u);
  (void)copy.take();
  EXPECT_EQ(pool.free_count(), 1u);
}

TEST(GuidMapTest, finds_what_a_map_finds_while_guids_come_and_go) {
  GuidMap map;
  std::map<Guid, std::uint32_t> reference;
  std::mt19937 dice(1);
  EXPECT_EQ(map.find(0), GuidMap::kNone);
  for (std::uint32_t i = 0; i < 20'000; ++i) {
    const Guid guid = dice() % 3 == 0 ? dice() % 400 : 0x50000000 + (dice() % 40) * 0x10000;
    if (reference.contains(guid)) {
      map.erase(guid);
      reference.erase(guid);
    } else {
      map.insert(guid, i);
      reference[guid] = i;
    }
    const Guid asked = dice() % 400;
    const auto it = reference.find(asked);
    ASSERT_EQ(map.find(asked), it == reference.end() ? GuidMap::kNone : it->second);
    ASSERT_EQ(map.find(guid), reference.contains(guid) ? i : GuidMap::kNone);
  }
}

}  // namespace
}  // namespace acm
