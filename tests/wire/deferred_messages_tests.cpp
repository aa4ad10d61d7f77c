// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/deferred_messages.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <deque>
#include <string>
#include <vector>

#include "support/allocation_counter.h"

namespace acm::wire {
namespace {

Bytes bytes_of(std::string_view text) {
  return std::as_bytes(std::span(text));
}

std::string text_of(Bytes bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::string drain(DeferredMessages& room) {
  std::string all;
  while (const auto message = room.next_released()) all += text_of(*message) + " ";
  return all;
}

TEST(DeferredMessages, hands_out_what_waits_for_an_object_in_the_order_of_arrival) {
  DeferredMessages room;
  room.put(1, bytes_of("a"));
  room.put(2, bytes_of("other"));
  room.put(1, bytes_of("b"));
  EXPECT_FALSE(room.next_released().has_value());
  room.release(1);
  EXPECT_EQ(drain(room), "a b ");
  EXPECT_EQ(room.message_count(), 1u);
  room.release(1);
  EXPECT_EQ(drain(room), "");
  room.release(2);
  EXPECT_EQ(drain(room), "other ");
  EXPECT_EQ(room.byte_count(), 0u);
}

TEST(DeferredMessages, those_of_several_objects_are_let_go_together_in_the_order_of_arrival) {
  DeferredMessages room;
  room.put(1, bytes_of("a"));
  room.put(2, bytes_of("b"));
  room.put(3, bytes_of("c"));
  room.release_if([](Guid guid) { return guid != 2; });
  EXPECT_EQ(drain(room), "a c ");
  EXPECT_EQ(room.message_count(), 1u);
}

TEST(DeferredMessages, can_be_looked_into) {
  DeferredMessages room;
  room.put(1, bytes_of("a"));
  room.put(2, bytes_of("b"));
  room.put(1, bytes_of("c"));
  room.release(2);
  EXPECT_EQ(text_of(*room.next_released()), "b");
  std::string seen;
  room.for_each([&](Guid guid, Bytes message) { seen += std::to_string(guid) + text_of(message) + " "; });
  EXPECT_EQ(seen, "1a 1c ");
}

TEST(DeferredMessages, wire_3_5_everything_is_let_go_when_the_player_is_named) {
  DeferredMessages room;
  room.put(0, bytes_of("a"));
  room.put(7, bytes_of("b"));
  room.release_all();
  EXPECT_EQ(drain(room), "a b ");
}

TEST(DeferredMessages, a_message_that_must_wait_again_keeps_its_place) {
  DeferredMessages room;
  room.put(0, bytes_of("motion"));
  room.put(0, bytes_of("create"));
  room.put(0, bytes_of("position"));
  room.release_all();
  EXPECT_EQ(text_of(*room.next_released()), "motion");
  room.wait_again(5);
  EXPECT_EQ(text_of(*room.next_released()), "create");
  room.release(5);
  EXPECT_EQ(drain(room), "motion position ");
}

TEST(DeferredMessages, waiting_again_without_release_ends_the_round) {
  DeferredMessages room;
  room.put(1, bytes_of("a"));
  room.release(1);
  ASSERT_TRUE(room.next_released().has_value());
  room.wait_again(1);
  EXPECT_FALSE(room.next_released().has_value());
  EXPECT_EQ(room.message_count(), 1u);
}

TEST(DeferredMessages, more_may_be_put_in_while_messages_are_handed_out) {
  DeferredMessages room;
  room.put(1, bytes_of("a"));
  room.put(1, bytes_of("b"));
  room.release(1);
  ASSERT_TRUE(room.next_released().has_value());
  room.put(2, bytes_of("c"));
  EXPECT_EQ(drain(room), "b ");
  room.release(2);
  EXPECT_EQ(drain(room), "c ");
}

TEST(DeferredMessages, forget_takes_out_what_waits_for_an_object) {
  DeferredMessages room;
  room.put(1, bytes_of("a"));
  room.put(2, bytes_of("b"));
  room.forget(1);
  room.release_all();
  EXPECT_EQ(drain(room), "b ");
}

TEST(DeferredMessages, past_its_number_of_messages_the_oldest_are_evicted_and_counted) {
  DeferredMessages room({.messages = 2, .bytes = 100});
  room.put(1, bytes_of("a"));
  room.put(1, bytes_of("b"));
  room.put(1, bytes_of("c"));
  EXPECT_EQ(room.evicted(), 1u);
  room.release(1);
  EXPECT_EQ(drain(room), "b c ");
}

TEST(DeferredMessages, past_its_bytes_as_many_of_the_oldest_are_evicted_as_needed) {
  DeferredMessages room({.messages = 100, .bytes = 10});
  room.put(1, bytes_of("1234"));
  room.put(1, bytes_of("5678"));
  room.put(1, bytes_of("90123"));
  EXPECT_EQ(room.evicted(), 1u);
  EXPECT_EQ(room.byte_count(), 9u);
  room.put(1, bytes_of("1234567890"));
  EXPECT_EQ(room.evicted(), 3u);
  room.release(1);
  EXPECT_EQ(drain(room), "1234567890 ");
}

TEST(DeferredMessages, a_message_larger_than_the_room_is_evicted_alone) {
  DeferredMessages room({.messages = 100, .bytes = 10});
  room.put(1, bytes_of("a"));
  EXPECT_FALSE(room.put(1, bytes_of("12345678901")));
  EXPECT_EQ(room.evicted(), 1u);
  EXPECT_EQ(room.message_count(), 1u);
}

TEST(DeferredMessages, keeps_the_newest_however_many_have_come) {
  DeferredMessages room({.messages = 3, .bytes = 100});
  for (int i = 0; i < 1000; ++i) {
    const std::string text = std::to_string(i);
    room.put(1 + i % 2, bytes_of(text));
    ASSERT_LE(room.message_count(), 3u);
    std::size_t bytes = 0;
    room.for_each([&](Guid, Bytes message) { bytes += message.size(); });
    ASSERT_EQ(room.byte_count(), bytes);
  }
  EXPECT_EQ(room.evicted(), 997u);
  room.release(2);
  EXPECT_EQ(drain(room), "997 999 ");
  room.release(1);
  EXPECT_EQ(drain(room), "998 ");
}

TEST(DeferredMessages, takes_its_memory_once) {
  DeferredMessages room({.messages = 64, .bytes = 1024});
  const test::AllocationCounter count;
  for (int i = 0; i < 1000; ++i) {
    room.put(static_cast<Guid>(i % 5), bytes_of("some forty bytes of a message to be kept"));
    if (i % 7 == 0) room.release(3);
    while (room.next_released()) {
    }
  }
  EXPECT_EQ(count.allocations(), 0u);
  EXPECT_LE(room.byte_count(), 1024u);
}

// Against a plain model: a queue of (guid, text), the oldest thrown out when it holds too many.
RC_GTEST_PROP(DeferredMessages, behaves_like_a_bounded_queue, (const std::vector<std::uint8_t>& steps)) {
  constexpr std::uint32_t kMessages = 5;
  DeferredMessages room({.messages = kMessages, .bytes = 1000});
  std::deque<std::pair<Guid, std::string>> model;
  int number = 0;
  for (const std::uint8_t step : steps) {
    const Guid guid = step % 4;
    if (step < 170) {
      const std::string text = std::to_string(number++);
      room.put(guid, bytes_of(text));
      model.emplace_back(guid, text);
      if (model.size() > kMessages) model.pop_front();
      continue;
    }
    room.release(guid);
    std::string expected;
    for (const auto& [waits_for, text] : model)
      if (waits_for == guid) expected += text + " ";
    std::erase_if(model, [&](const auto& entry) { return entry.first == guid; });
    RC_ASSERT(drain(room) == expected);
  }
  RC_ASSERT(room.message_count() == model.size());
}

}  // namespace
}  // namespace acm::wire
