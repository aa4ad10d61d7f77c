// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The host's own numbers for what it asks for, and where it is given them back.
#include "actor/move_to.h"
#include "actor/movement.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "steered_body.h"

namespace acm {
namespace {

using namespace acm::test;

const SketchedTable& slash_table() {
  static const SketchedTable table = [] {
    TableSketch sketch = fixture_f();
    add_slash(sketch);
    return sketch.finish();
  }();
  return table;
}

MovementParameters numbered(std::uint32_t context_id, float speed = 1.0f) {
  MovementParameters p;
  p.context_id = context_id;
  p.speed = speed;
  return p;
}

// "7", or "0/9" for a motion that move 9 made.
std::string ids_text(std::uint32_t context_id, std::uint32_t move_context_id) {
  return std::to_string(context_id) + (move_context_id == 0 ? "" : "/" + std::to_string(move_context_id));
}

/// An actor of which a test asks by whose numbers it plays.
template <class Base>
class Numbered : public Base {
 public:
  using Base::Base;

  /// The nodes, each with its ids: "r>w:7 walk:7".
  std::string playing(const SketchedTable& table) {
    std::string text;
    for (const SequenceNode& node : this->seq().nodes.view(this->pool()))
      text += (text.empty() ? "" : " ") + table.name_of(*node.animation) + ":" +
              ids_text(node.ids.context_id, node.ids.move_context_id);
    return text;
  }
  /// Completed motions: "WalkForward:7".
  std::string done_with() {
    std::string text;
    for (const MotionDoneEvent& d : this->template all<MotionDoneEvent>())
      text += (text.empty() ? "" : " ") + std::string(command_name(d.motion)) + ":" +
              ids_text(d.context_id, d.move_context_id);
    return text;
  }
  /// The ids of the hooks that fired: those of a type, or of the ends of animations.
  std::string hooks_with(HookType type) {
    std::string text;
    for (const TracedEvent& fired : this->animation_hooks())
      if (const HookEvent& hook = fired.event.hook; hook.type == type)
        text += (text.empty() ? "" : " ") + ids_text(hook.context_id, hook.move_context_id);
    return text;
  }
};

class ContextIdOfMotions : public testing::Test {
 protected:
  ContextIdOfMotions() : a_(&slash_table().bound()) {}
  void draw_sword() {
    do_motion(a_.context, a_.actor(), kSwordCombat);
    a_.settle();
  }
  void pass(double seconds) {
    for (double t = 0.0; t < seconds; t += 0.016) a_.pass(0.016);
  }
  std::string playing() { return a_.playing(slash_table()); }

  Numbered<SpawnedActor> a_;
};

TEST_F(ContextIdOfMotions, two_equal_swings_are_distinguished_by_their_hooks_and_their_ends) {
  draw_sword();
  do_motion(a_.context, a_.actor(), kSlashHigh, numbered(41));
  do_motion(a_.context, a_.actor(), kSlashHigh, numbered(42));
  pass(3.0);
  EXPECT_EQ(a_.hooks_with(HookType::Attack), "41 42");
  EXPECT_EQ(a_.hooks_with(HookType::AnimationDone), "41 42");
  EXPECT_EQ(a_.done_with(), "SlashHigh:41 SlashHigh:42");
}

TEST_F(ContextIdOfMotions, a_link_and_its_cycle_have_the_id_of_the_motion) {
  do_motion(a_.context, a_.actor(), kWalk, numbered(7));
  EXPECT_EQ(playing(), "r>w:7 walk:7");
  pass(1.0);
  EXPECT_EQ(playing(), "walk:7");
}

TEST_F(ContextIdOfMotions, a_running_cycle_keeps_its_id_when_the_speed_changes) {
  do_motion(a_.context, a_.actor(), kWalk, numbered(7));
  a_.settle();
  do_motion(a_.context, a_.actor(), kWalk, numbered(8, 2.0f));
  EXPECT_EQ(playing(), "walk:7");
  EXPECT_EQ(a_.done_with(), "WalkForward:8");
}

TEST_F(ContextIdOfMotions, a_link_an_action_and_the_link_back_have_the_id_of_the_action) {
  do_motion(a_.context, a_.actor(), kWalk, numbered(7));
  a_.settle();
  do_motion(a_.context, a_.actor(), kWave, numbered(8));
  EXPECT_EQ(playing(), "w>r:8 wave:8 r>w:8 walk:8");
}

TEST_F(ContextIdOfMotions, a_stop_gives_its_id_back) {
  do_motion(a_.context, a_.actor(), kWalk, numbered(7));
  a_.settle();
  stop_motion(a_.context, a_.actor(), kWalk, numbered(8));
  EXPECT_EQ(playing(), "w>r:8 ready:8");
  pass(1.0);
  EXPECT_EQ(a_.done_with(), "Ready:8");
}

TEST_F(ContextIdOfMotions, stopping_completely_gives_its_id_back) {
  do_motion(a_.context, a_.actor(), kWalk, numbered(7));
  a_.settle();
  perform_movement(a_.context, a_.actor(), {.type = MovementType::StopCompletely, .params = numbered(8)});
  EXPECT_EQ(playing(), "w>r:8 ready:8");
  pass(1.0);
  EXPECT_EQ(a_.done_with(), "Ready:8");
}

TEST_F(ContextIdOfMotions, a_state_that_is_entered_has_no_id) {
  InterpretedMotionState walks;
  walks.forward_command = kWalk;
  do_motion(a_.context, a_.actor(), kWave, numbered(7));
  apply_interpreted(a_.context, a_.actor(), walks, {});
  EXPECT_EQ(playing().substr(playing().find("r>w")), "r>w:0 walk:0");
}

TEST_F(ContextIdOfMotions, an_abandoned_motion_gives_its_id_back) {
  do_motion(a_.context, a_.actor(), kWave, numbered(7));
  a_.events.clear();
  remove_link_animations(a_.context, a_.actor());
  EXPECT_EQ(a_.done_with(), "Wave:7");
}

// --- moves

TEST(ContextIdOfMoves, the_motions_of_a_move_name_the_move_and_have_no_id_of_their_own) {
  Numbered<SteeredBody> b;
  b.move_to({50, 60, 0}, numbered(9));
  EXPECT_EQ(b.playing(quiet_table()), "walk:0/9");
  for (const PendingMotion& m : b.motion_interp().pending.view(b.pool())) EXPECT_EQ(m.context_id, 0u);
  b.events.clear();
  check_for_completed_motions(b.context, b.actor());
  EXPECT_EQ(b.done_with(), "WalkForward:0/9");
}

TEST(ContextIdOfMoves, a_turn_names_the_move) {
  Numbered<SteeredBody> b;
  b.turn_to(90, numbered(9));
  EXPECT_EQ(b.playing(quiet_table()), "turn:0/9");
}

TEST(ContextIdOfMoves, a_move_that_arrives_gives_its_id_back) {
  Numbered<SteeredBody> b;
  b.move_to({50, 60, 0}, numbered(9));
  b.stand({50, 60, 0});
  b.use_time(2.0);
  ASSERT_EQ(b.all<MoveFinishedEvent>().size(), 1u);
  EXPECT_EQ(b.all<MoveFinishedEvent>()[0].code, MotionError::None);
  EXPECT_EQ(b.all<MoveFinishedEvent>()[0].context_id, 9u);
  EXPECT_EQ(b.playing(quiet_table()), "ready:0/9");
}

TEST(ContextIdOfMoves, a_move_that_another_replaces_gives_back_its_own_id) {
  Numbered<SteeredBody> b;
  b.move_to({50, 60, 0}, numbered(9));
  b.move_to({50, 40, 0}, numbered(10));
  ASSERT_EQ(b.all<MoveFinishedEvent>().size(), 1u);
  EXPECT_EQ(b.all<MoveFinishedEvent>()[0].code, MotionError::ActionCancelled);
  EXPECT_EQ(b.all<MoveFinishedEvent>()[0].context_id, 9u);
}

TEST(ContextIdOfMoves, a_refused_motion_names_the_move) {
  const SketchedTable table = bare_sketch().finish();
  Numbered<SteeredBody> b(&table.bound());
  b.move_to({50, 60, 0}, numbered(9));
  ASSERT_EQ(b.all<MotionRefusedEvent>().size(), 1u);
  const MotionRefusedEvent refused = b.all<MotionRefusedEvent>()[0];
  EXPECT_EQ(refused.motion, kWalk);
  EXPECT_EQ(refused.code, MotionError::NoMotionData);
  EXPECT_EQ(refused.context_id, 0u);
  EXPECT_EQ(refused.move_context_id, 9u);
  ASSERT_EQ(b.all<MoveFinishedEvent>().size(), 1u);
  EXPECT_EQ(b.all<MoveFinishedEvent>()[0].context_id, 9u);
}

}  // namespace
}  // namespace acm
