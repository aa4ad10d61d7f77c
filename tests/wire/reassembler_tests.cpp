// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/reassembler.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "support/allocation_counter.h"

namespace acm::wire {
namespace {

using Outcome = Reassembler::Outcome;
constexpr auto kDown = Direction::ServerToClient;
constexpr auto kUp = Direction::ClientToServer;

Fragment part(std::uint32_t sequence, std::uint16_t index, std::uint16_t count, std::string_view text) {
  Fragment f;
  f.sequence = sequence;
  f.id = kServerFragmentId;
  f.index = index;
  f.count = count;
  f.offset = 100;
  f.data = std::as_bytes(std::span(text));
  return f;
}

/// The text of the message that a fragment completes; "-" while it is not whole, "=" for a copy, the error's
/// text otherwise.
std::string add(Reassembler& r, const Fragment& f, Direction direction = kDown, std::uint64_t flow = 1) {
  const auto progress = r.add(flow, direction, f);
  if (!progress.ok()) return progress.error().what;
  if (progress->outcome == Outcome::Incomplete) return "-";
  if (progress->outcome == Outcome::Duplicate) return "=";
  return {reinterpret_cast<const char*>(progress->message.data()), progress->message.size()};
}

TEST(Reassembler, one_fragment_is_a_message) {
  Reassembler r;
  EXPECT_EQ(add(r, part(1, 0, 1, "whole")), "whole");
}

TEST(Reassembler, wire_6_fragments_may_come_in_any_order) {
  Reassembler r;
  EXPECT_EQ(add(r, part(1, 2, 3, "c")), "-");
  EXPECT_EQ(add(r, part(1, 0, 3, "a")), "-");
  EXPECT_EQ(add(r, part(1, 1, 3, "b")), "abc");
  EXPECT_EQ(r.unfinished_count(), 0u);
}

TEST(Reassembler, wire_6_messages_may_be_interleaved) {
  Reassembler r;
  EXPECT_EQ(add(r, part(1, 0, 2, "a")), "-");
  EXPECT_EQ(add(r, part(2, 1, 2, "y")), "-");
  EXPECT_EQ(add(r, part(3, 0, 1, "alone")), "alone");
  EXPECT_EQ(add(r, part(2, 0, 2, "x")), "xy");
  EXPECT_EQ(add(r, part(1, 1, 2, "b")), "ab");
}

TEST(Reassembler, wire_6_direction_id_and_connection_are_part_of_a_messages_number) {
  Reassembler r;
  EXPECT_EQ(add(r, part(1, 0, 2, "a"), kDown, 1), "-");
  EXPECT_EQ(add(r, part(1, 1, 2, "B"), kUp, 1), "-");
  EXPECT_EQ(add(r, part(1, 1, 2, "c"), kDown, 2), "-");
  Fragment other = part(1, 1, 2, "d");
  other.id = 0x03000001;
  EXPECT_EQ(add(r, other, kDown, 1), "-");
  EXPECT_EQ(add(r, part(1, 1, 2, "b"), kDown, 1), "ab");
  EXPECT_EQ(r.unfinished_count(), 3u);
}

TEST(Reassembler, wire_6_copies_are_ignored_before_and_after_the_message_is_whole) {
  Reassembler r;
  EXPECT_EQ(add(r, part(1, 0, 2, "a")), "-");
  EXPECT_EQ(add(r, part(1, 0, 2, "a")), "=");
  EXPECT_EQ(add(r, part(1, 1, 2, "b")), "ab");
  EXPECT_EQ(add(r, part(1, 0, 2, "a")), "=");
  EXPECT_EQ(add(r, part(1, 1, 2, "b")), "=");
  EXPECT_EQ(add(r, part(2, 0, 1, "x")), "x");
  EXPECT_EQ(add(r, part(2, 0, 1, "x")), "=");
}

TEST(Reassembler, late_copies_are_recognised_among_as_many_messages_as_stated) {
  Reassembler r({.messages = 4, .fragments = 16, .remembered = 8});
  for (std::uint32_t i = 0; i < 8; ++i) EXPECT_EQ(add(r, part(i, 0, 1, "x")), "x");
  for (std::uint32_t i = 0; i < 8; ++i) EXPECT_EQ(add(r, part(i, 0, 1, "x")), "=");
}

TEST(Reassembler, a_connection_that_begins_anew_uses_its_numbers_again) {
  Reassembler r;
  EXPECT_EQ(add(r, part(1, 0, 1, "x"), kDown, 1), "x");
  EXPECT_EQ(add(r, part(1, 0, 1, "y"), kDown, 2), "y");
  EXPECT_EQ(add(r, part(2, 0, 2, "unfinished"), kDown, 1), "-");
  r.reset(1);
  EXPECT_EQ(r.unfinished_count(), 0u);
  EXPECT_EQ(add(r, part(1, 0, 1, "x"), kDown, 1), "x");
  EXPECT_EQ(add(r, part(1, 0, 1, "y"), kDown, 2), "=");
}

void expect_refused(Reassembler& r, const Fragment& f, ErrorCode code, std::uint64_t offset) {
  const auto progress = r.add(1, kDown, f);
  ASSERT_FALSE(progress.ok());
  EXPECT_EQ(progress.error().code, code);
  EXPECT_EQ(progress.error().offset, offset);
}

TEST(Reassembler, counts_and_indices_that_cannot_be_are_refused) {
  Reassembler r({.messages = 4, .fragments = 16, .remembered = 8});
  expect_refused(r, part(1, 0, 0, "x"), ErrorCode::BadValue, 108);
  expect_refused(r, part(1, 2, 2, "x"), ErrorCode::BadValue, 112);
  expect_refused(r, part(1, 0, 17, "x"), ErrorCode::LimitExceeded, 108);
  EXPECT_EQ(r.unfinished_count(), 0u);
}

TEST(Reassembler, a_fragment_that_lies_about_the_count_is_refused_and_the_message_still_finishes) {
  Reassembler r;
  EXPECT_EQ(add(r, part(1, 0, 2, "a")), "-");
  expect_refused(r, part(1, 1, 3, "b"), ErrorCode::Contradiction, 108);
  expect_refused(r, part(1, 0, 1, "b"), ErrorCode::Contradiction, 108);
  EXPECT_EQ(add(r, part(1, 1, 2, "b")), "ab");
}

TEST(Reassembler, a_fragment_that_overlaps_another_with_other_bytes_is_refused_and_the_first_stays) {
  Reassembler r;
  EXPECT_EQ(add(r, part(1, 0, 2, "a")), "-");
  expect_refused(r, part(1, 0, 2, "A"), ErrorCode::Overlap, 116);
  expect_refused(r, part(1, 0, 2, "aa"), ErrorCode::Overlap, 116);
  EXPECT_EQ(add(r, part(1, 1, 2, "b")), "ab");
}

TEST(Reassembler, an_unfinished_message_is_reported_with_its_missing_fragments) {
  Reassembler r;
  add(r, part(7, 2, 4, "c"));
  add(r, part(8, 0, 2, "a"), kUp, 5);
  add(r, part(7, 0, 4, "a"));
  ASSERT_EQ(r.unfinished_count(), 2u);
  const Reassembler::Partial old = r.unfinished(0);
  EXPECT_EQ(old.sequence, 7u);
  EXPECT_EQ(old.id, kServerFragmentId);
  EXPECT_EQ(old.received, 2u);
  EXPECT_EQ(old.count, 4u);
  EXPECT_EQ(old.missing, 1u);
  EXPECT_EQ(old.error().code, ErrorCode::Unfinished);
  EXPECT_EQ(old.error().offset, std::uint64_t{old.missing} * Fragment::kMaxDataBytes);
  EXPECT_EQ(r.unfinished(1).flow, 5u);
  EXPECT_EQ(r.unfinished(1).direction, kUp);
}

TEST(Reassembler, of_too_many_unfinished_messages_the_oldest_is_evicted) {
  Reassembler r({.messages = 2, .fragments = 16, .remembered = 8});
  EXPECT_EQ(add(r, part(1, 0, 2, "a")), "-");
  EXPECT_EQ(add(r, part(2, 0, 2, "b")), "-");
  EXPECT_EQ(add(r, part(3, 0, 2, "c")), "-");
  EXPECT_EQ(r.evicted(), 1u);
  EXPECT_EQ(r.unfinished_count(), 2u);
  EXPECT_EQ(add(r, part(2, 1, 2, "B")), "bB");
  EXPECT_EQ(add(r, part(3, 1, 2, "C")), "cC");
  EXPECT_EQ(add(r, part(1, 1, 2, "A")), "-") << "its first fragment is lost";
}

TEST(Reassembler, when_all_fragments_are_in_use_another_message_is_evicted_never_the_own) {
  Reassembler r({.messages = 8, .fragments = 4, .remembered = 8});
  EXPECT_EQ(add(r, part(1, 0, 4, "a")), "-");
  EXPECT_EQ(add(r, part(2, 0, 2, "x")), "-");
  EXPECT_EQ(add(r, part(1, 1, 4, "b")), "-");
  EXPECT_EQ(add(r, part(1, 2, 4, "c")), "-");
  EXPECT_EQ(add(r, part(1, 3, 4, "d")), "abcd");
  EXPECT_EQ(r.evicted(), 1u);
}

TEST(Reassembler, one_connection_never_evicts_the_messages_of_another) {
  Reassembler r;
  for (std::uint64_t honest = 1; honest <= 20; ++honest)
    ASSERT_EQ(add(r, part(7, 0, 2, "a"), kDown, honest), "-");
  constexpr std::uint64_t kHostile = 99;
  for (std::uint32_t i = 0; i < 5000; ++i) (void)r.add(kHostile, kDown, part(i, 0, 2, "x"));
  for (std::uint16_t i = 0; i < 511; ++i) (void)r.add(kHostile, kDown, part(9999, i, 512, "x"));
  for (std::uint64_t honest = 1; honest <= 20; ++honest)
    EXPECT_EQ(add(r, part(7, 1, 2, "b"), kDown, honest), "ab") << honest;
}

TEST(Reassembler, when_many_connections_fill_it_the_heaviest_gives_way) {
  Reassembler r({.messages = 4, .fragments = 8, .messages_per_flow = 3, .fragments_per_flow = 5});
  for (std::uint16_t i = 0; i < 4; ++i) ASSERT_EQ(add(r, part(1, i, 5, "x"), kDown, 1), "-");
  ASSERT_EQ(add(r, part(1, 0, 3, "a"), kDown, 2), "-");
  ASSERT_EQ(add(r, part(1, 1, 3, "b"), kDown, 2), "-");
  ASSERT_EQ(add(r, part(1, 0, 2, "p"), kDown, 3), "-");
  ASSERT_EQ(add(r, part(2, 0, 2, "q"), kDown, 3), "-");
  EXPECT_EQ(add(r, part(1, 0, 2, "s"), kDown, 4), "-") << "no message and no fragment was left";
  EXPECT_EQ(r.evicted(), 1u);
  EXPECT_EQ(add(r, part(1, 2, 3, "c"), kDown, 2), "abc");
  EXPECT_EQ(add(r, part(1, 1, 2, "P"), kDown, 3), "pP");
}

TEST(Reassembler, takes_its_memory_once_whatever_comes) {
  Reassembler r({.messages = 8, .fragments = 32, .remembered = 8});
  const std::string text(Fragment::kMaxDataBytes, 'x');
  const test::AllocationCounter count;
  for (std::uint32_t i = 0; i < 5000; ++i) {
    const auto size = static_cast<std::uint16_t>(1 + i % 33);
    static_cast<void>(
        r.add(i % 3, kDown, part(i % 50, static_cast<std::uint16_t>(i * 7 % size), size, text)));
  }
  EXPECT_EQ(count.allocations(), 0u);
  EXPECT_GT(r.evicted(), 0u);
  EXPECT_LE(r.unfinished_count(), 8u);
}

RC_GTEST_PROP(Reassembler, any_shuffle_of_any_messages_with_copies_gives_each_once, ()) {
  const auto message_count = *rc::gen::inRange<std::uint32_t>(1, 12);
  std::vector<std::string> texts(message_count);
  std::vector<Fragment> fragments;
  std::vector<std::vector<std::string>> pieces(message_count);
  for (std::uint32_t m = 0; m < message_count; ++m) {
    pieces[m].resize(*rc::gen::inRange<std::size_t>(1, 9));
    for (std::string& piece : pieces[m]) piece = *rc::gen::string<std::string>();
    for (std::size_t i = 0; i < pieces[m].size(); ++i) {
      pieces[m][i].resize(std::min(pieces[m][i].size(), Fragment::kMaxDataBytes));
      texts[m] += pieces[m][i];
      fragments.push_back(
          part(m, static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(pieces[m].size()), pieces[m][i]));
    }
  }
  const auto copies =
      *rc::gen::container<std::vector<std::size_t>>(rc::gen::inRange<std::size_t>(0, fragments.size()));
  for (const std::size_t i : copies) fragments.push_back(fragments[i]);
  const auto order =
      *rc::gen::container<std::vector<std::uint32_t>>(fragments.size(), rc::gen::arbitrary<std::uint32_t>());
  std::vector<std::size_t> by_order(fragments.size());
  for (std::size_t i = 0; i < by_order.size(); ++i) by_order[i] = i;
  std::stable_sort(by_order.begin(), by_order.end(), [&](auto a, auto b) { return order[a] < order[b]; });

  Reassembler r;
  std::vector<unsigned> times(message_count);
  for (const std::size_t i : by_order) {
    const auto progress = r.add(1, kDown, fragments[i]);
    RC_ASSERT(progress.ok());
    if (progress->outcome != Outcome::Complete) continue;
    const std::string text(reinterpret_cast<const char*>(progress->message.data()), progress->message.size());
    RC_ASSERT(text == texts[fragments[i].sequence]);
    ++times[fragments[i].sequence];
  }
  for (const unsigned n : times) RC_ASSERT(n == 1u);
  RC_ASSERT(r.unfinished_count() == 0u);
}

}  // namespace
}  // namespace acm::wire
