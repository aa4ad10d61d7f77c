// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Timelines against whole actors: hooks are executed and motions reported as done in the very tick that the
// clock names.
#include "motion/timeline_clock.h"

#include <gtest/gtest.h>

#include "support/sample_store.h"
#include "support/test_actor.h"

namespace acm::test {
namespace {

constexpr Command kSwordCombat = 0x8000003E;
constexpr Command kSlashHigh = 0x1000005B;

/// Results of one tick: hooks other than AnimDone, and whether the motion was reported as done.
struct Happened {
  std::vector<const Hook*> hooks;
  bool done = false;
};

Happened happened(const EventTrace& trace, Command motion) {
  Happened out;
  for (const TracedEvent& traced : trace) {
    if (traced.hook) out.hooks.push_back(traced.hook);
    const Event& event = traced.event;
    out.done |= event.type == EventType::MotionDone && event.motion_done.motion == motion;
  }
  return out;
}

std::vector<const Hook*> hooks_of(const Timeline& t, const TimelineClock::Tick& tick) {
  std::vector<const Hook*> hooks;
  for (std::uint64_t n = tick.first_event; n < tick.end_event; ++n)
    if (const TimelineEvent e = t.event(n); e.kind == TimelineEvent::Kind::Hook)
      hooks.push_back(&t.hooks[e.index].hook());
  return hooks;
}

/// An actor of the mannequin's table at rest in the sword's stance.
class SwordFighter : public TestActor {
 public:
  explicit SwordFighter(AssetStore& store) : TestActor(*store.bind(0x09000001)) {
    spawn(context, actor(), {*store.bind(0x09000001), 17, true});
    do_motion(context, actor(), kSwordCombat);
    settle();
  }
};

TEST(TimelineOfActors, every_hook_and_the_end_fall_in_the_tick_of_the_clock) {
  AssetStore& store = sample_store();
  for (const double tick_length : {1.0 / 30.0, 1.0 / 20.0, 0.1, 0.17}) {
    for (const float speed : {0.7f, 1.0f, 1.9f}) {
      SwordFighter fighter(store);
      const Timeline t =
          timeline(**store.bind(0x09000001), {.motion = kSlashHigh, .speed = speed, .style = kSwordCombat});
      TimelineClock clock(t);
      MovementParameters params;
      params.speed = speed;
      ASSERT_EQ(do_motion(fighter.context, fighter.actor(), kSlashHigh, params), MotionError::None);
      bool was_done = false;
      int hits = 0;
      for (int i = 0; i < 100; ++i) {
        const StepPlan steps = plan(fighter.context, fighter.actor(), (i + 1) * tick_length);
        ASSERT_EQ(steps.count, 1);
        fighter.events.clear();
        step(fighter.context, fighter.actor(), steps.quanta[0]);
        const Happened real = happened(fighter.trace(), kSlashHigh);
        const std::vector<const Hook*> hooks = hooks_of(t, clock.advance(steps.quanta[0]));
        ASSERT_EQ(real.hooks, hooks) << "tick " << i;
        ASSERT_EQ(real.done, clock.done() && !was_done) << "tick " << i;
        was_done = clock.done();
        for (const Hook* hook : hooks) hits += hook->type() == HookType::Attack;
      }
      EXPECT_TRUE(was_done);
      EXPECT_EQ(hits, 1);
    }
  }
}

}  // namespace
}  // namespace acm::test
