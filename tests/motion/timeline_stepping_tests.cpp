// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Timelines against sequences that are really played: no difference in hooks, order, frames, counts, or
// ticks.
#include "motion/table_listing.h"
#include "motion/timeline_clock.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <random>

#include "support/full_run.h"
#include "support/retail_size_set.h"
#include "support/sample_store.h"

namespace acm::test {
namespace {

/// How time passes.
struct Rhythm {
  const char* name;
  double shortest, longest;  // of a tick; between them chance decides
};

constexpr Rhythm kRhythms[] = {
    {"30 a second", 1.0 / 30.0, 1.0 / 30.0},
    {"60 a second", 1.0 / 60.0, 1.0 / 60.0},
    {"144 a second", 1.0 / 144.0, 1.0 / 144.0},
    {"10 a second", 0.1, 0.1},
    {"5 a second", 0.2, 0.2},
    {"one a second", 1.0, 1.0},
    {"uneven", 0.001, 0.2},
    {"with pauses", 0.0, 3.0},
};
constexpr float kSpeeds[] = {-3.0f, -1.5f, -1.0f, -0.65f, 0.0f, 1e-6f, 0.5f, 1.0f, 1.0f, 1.248f, 2.0f, 3.0f};
constexpr int kTicks = 60;

struct Question {
  const BoundTable* table;
  TimelineQuery query;
};

/// Plays a question in both ways at once.
class Contest {
 public:
  Contest() { pool_.reserve_free(4); }

  void run(const Question& question, const Rhythm& rhythm, std::mt19937& dice) {
    SCOPED_TRACE(testing::Message() << std::hex << question.table->table->id() << " style "
                                    << question.query.style << " from " << question.query.from << " motion "
                                    << question.query.motion << std::dec << " speed " << question.query.speed
                                    << " from speed " << question.query.from_speed << ", " << rhythm.name);
    const Timeline& timeline = maker_.make(*question.table, question.query);
    const Transition started = start(question);
    ASSERT_EQ(started.ok, timeline.ok());
    if (!started.ok) return;
    ASSERT_EQ(started.anims, timeline.anims);
    play(timeline, rhythm, dice);
  }

  [[nodiscard]] std::uint64_t hooks() const { return hooks_fired_; }
  [[nodiscard]] std::uint64_t ends() const { return ends_; }

 private:
  Transition start(const Question& q) {
    const MotionBody body{*q.table, state_, seq_, pool_};
    const Transition t = enter_steady_state(body, q.query.style, {q.query.from, q.query.from_speed});
    return t.ok ? start_motion(body, q.query.motion, q.query.speed) : t;
  }

  void play(const Timeline& timeline, const Rhythm& rhythm, std::mt19937& dice) {
    TimelineClock clock(timeline);
    std::uniform_real_distribution<double> quanta(rhythm.shortest, rhythm.longest);
    std::uint64_t anim_dones = 0;
    Frame root;
    double now = 0.0;
    for (int i = 0; i < kTicks && !testing::Test::HasFatalFailure(); ++i) {
      const double quantum = rhythm.shortest == rhythm.longest ? rhythm.shortest : quanta(dice);
      const bool was_steady = clock.steady();
      HookQueue hooks(memory_);
      update(seq_, pool_, quantum, &root, hooks);
      const TimelineClock::Tick tick = clock.advance(quantum);
      compare_events(timeline, tick, hooks, now, now + quantum, !was_steady);
      now += quantum;
      anim_dones += tick.anim_dones;
      ASSERT_EQ(clock.done(), anim_dones >= timeline.anims);
      ASSERT_EQ(clock.steady(), seq_.first_cyclic <= 0);
      ASSERT_EQ(clock.frame_number(), seq_.frame_number);
      if (!was_steady && clock.steady()) compare_root(timeline, root, quantum);
    }
  }

  // Every hook that was queued is the event that the clock reports, and lies within the tick by its time too.
  void compare_events(const Timeline& timeline, const TimelineClock::Tick& tick, const HookQueue& hooks,
                      double from, double to, bool links_play) {
    std::uint32_t queued = 0;
    for (std::uint64_t n = tick.first_event; n < tick.end_event; ++n) {
      const TimelineEvent event = timeline.event(n);
      check_time(event.time, from, to);
      if (event.kind == TimelineEvent::Kind::SegmentEnd) {
        ++ends_;
        if (!links_play) continue;
        ASSERT_LT(queued, hooks.size());
        ASSERT_TRUE(hooks[queued++].is_anim_done());
        continue;
      }
      ++hooks_fired_;
      const TimelineHook& reported = timeline.hooks[event.index];
      ASSERT_LT(queued, hooks.size());
      const QueuedHook& fired = hooks[queued++];
      ASSERT_FALSE(fired.is_anim_done());
      ASSERT_EQ(fired.animation, reported.animation);
      ASSERT_EQ(fired.frame, reported.frame);
      ASSERT_EQ(fired.index, reported.index);
    }
    ASSERT_EQ(queued, hooks.size());
    ASSERT_EQ(hooks.dropped(), 0u);
  }

  void check_time(double time, double from, double to) {
    const double rounding = 1e-9 * (1.0 + to);
    ASSERT_GE(time, from - rounding);
    ASSERT_LE(time, to + rounding);
  }

  // The sums have the same bits, if the cycle has not gone on since.
  void compare_root(const Timeline& timeline, const Frame& root, double quantum) {
    const TimelineSegment& cycle = timeline.segments.back();
    if (cycle.node.playable_rate() == 0.0 || timeline.steady == 0.0) return;
    if (std::floor(seq_.frame_number) != std::floor(cycle.first_frame) || timeline.period < quantum) return;
    ASSERT_EQ(std::memcmp(&root, &timeline.moved, sizeof root), 0)
        << root.origin.y << " and " << timeline.moved.origin.y;
  }

  TimelineBuilder maker_;
  ListPool pool_;
  MotionState state_;
  Sequence seq_;
  std::vector<QueuedHook> memory_ = std::vector<QueuedHook>(100'000);
  std::uint64_t hooks_fired_ = 0;
  std::uint64_t ends_ = 0;
};

/// Every state of every style with every motion; speeds by chance.
std::vector<Question> questions_of(const BoundTable& table, std::mt19937& dice) {
  std::vector<Question> out;
  const auto speed = [&] { return kSpeeds[dice() % std::size(kSpeeds)]; };
  for (const StyleDefault& d : table.table->style_defaults())
    for (const Command state : states_of(*table.table, d.style))
      for (const Command motion : motions_from(*table.table, d.style, state))
        out.push_back({&table, {motion, speed(), d.style, state, dice() % 4 == 0 ? speed() : 1.0f}});
  return out;
}

/// Numbers of compared things.
struct Compared {
  std::uint64_t questions = 0;
  std::uint64_t hooks = 0;
  std::uint64_t ends = 0;
};

/// Plays a part of all questions of a store (1: all of them), each in `rhythms` rhythms; fails at the first
/// difference.
Compared compare_all(AssetStore& store, std::uint32_t one_in, int rhythms) {
  std::mt19937 dice(20260);
  Contest contest;
  std::uint64_t questions = 0;
  for (const ObjectId id : store.ids(ObjectType::MotionTable)) {
    for (const Question& question : questions_of(**store.bind(id), dice)) {
      if (dice() % one_in != 0) continue;
      ++questions;
      for (int i = 0; i < rhythms && !testing::Test::HasFatalFailure(); ++i)
        contest.run(question, kRhythms[dice() % std::size(kRhythms)], dice);
    }
    if (testing::Test::HasFatalFailure()) break;
  }
  testing::Test::RecordProperty("questions", std::to_string(questions));
  return {questions, contest.hooks(), contest.ends()};
}

TEST(TimelineStepping, sample_creatures) {
  const Compared compared = compare_all(sample_store(), full_run() ? 1 : 2, full_run() ? 8 : 2);
  EXPECT_GT(compared.questions, 500u);
  EXPECT_GT(compared.hooks, compared.questions);
  EXPECT_GT(compared.ends, compared.questions);
}

TEST(TimelineStepping, a_retail_size_set) {
  const RetailCounts all;
  AssetStore store = RetailSizeSet(full_run() ? all : all.divided_by(30)).motion_store();
  const Compared compared = compare_all(store, full_run() ? 1 : 4, 1);
  EXPECT_GT(compared.questions, 500u);
  EXPECT_GT(compared.hooks, compared.questions);
  EXPECT_GT(compared.ends, compared.questions);
}

}  // namespace
}  // namespace acm::test
