// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/movement_message.h"

#include <gtest/gtest.h>

#include "steered_body.h"

namespace acm {
namespace {

using namespace acm::test;
using wire::MovementBody;

// Someone else's creature, ruled by messages.
class MovementMessageTest : public testing::Test {
 protected:
  MovementMessageTest() {
    b_.actor().weenie.present = true;
    b_.body().last_move_was_autonomous = false;
    b_.events.clear();
  }

  template <class Content>
  bool apply(const Content& content, std::uint8_t flags = 0, Command style = kNonCombat) {
    MovementBody body;
    body.flags = flags;
    body.style = wire::command_index(style);
    body.content = content;
    body.sticky_object = SteeredBody::kOther;
    return apply_movement(b_.context, b_.actor(), body);
  }
  static wire::InterpretedMotionStatePack walking() {
    InterpretedMotionState state;
    state.forward_command = kWalk;
    return wire::pack(state);
  }
  // On the way to a place and stuck to the other.
  void begin_move_and_stick() {
    b_.add(50, 55);
    stick_to_object(b_.context, b_.actor(), SteeredBody::kOther);
    begin_move_to_position(b_.context, b_.actor(), SteeredBody::at(50, 90), {});
    check_for_completed_motions(b_.context, b_.actor());
    b_.events.clear();
  }

  SteeredBody b_;
};

TEST_F(MovementMessageTest, mm_20_without_an_interpreter_nothing_is_done) {
  begin_move_and_stick();
  b_.motion_interp().exists = false;
  EXPECT_FALSE(apply(walking()));
  EXPECT_EQ(b_.log(), "");
  EXPECT_TRUE(is_moving_to(b_.context, b_.actor()));
  EXPECT_FALSE(b_.motion_interp().exists);
}

TEST_F(MovementMessageTest, mm_21_the_move_ends_and_then_the_stick) {
  begin_move_and_stick();
  EXPECT_TRUE(apply(walking()));
  EXPECT_EQ(b_.log(), "Ready, Ready, finished 0x36, unstuck 99");
}

TEST_F(MovementMessageTest, mm_22_flags_and_style_stand_before_the_content) {
  EXPECT_TRUE(apply(walking(), MovementBody::kStandingLongJump));
  EXPECT_TRUE(b_.motion_interp().standing_longjump);
  EXPECT_TRUE(apply(walking(), 0));
  EXPECT_FALSE(b_.motion_interp().standing_longjump);
}

TEST_F(MovementMessageTest, mm_23_another_style_is_entered_first) {
  EXPECT_TRUE(apply(wire::TurnToHeading{}, 0, kSwordCombat));
  EXPECT_EQ(b_.interpreted().current_style, kSwordCombat);
  EXPECT_EQ(b_.state().style, kSwordCombat);
}

TEST_F(MovementMessageTest, mm_23_the_same_style_is_left_alone) {
  apply(wire::BareMovement{});
  EXPECT_EQ(b_.interpreter_pending(), "");
}

TEST_F(MovementMessageTest, mm_24_type_0_enters_the_state) {
  EXPECT_TRUE(apply(walking()));
  EXPECT_EQ(b_.plays(), "WalkForward@1");
}

TEST_F(MovementMessageTest, mm_24_type_6_moves_to_a_known_object) {
  b_.add(50, 60);
  wire::MoveToObject move;
  move.target = SteeredBody::kOther;
  move.origin = {SteeredBody::kCell, {1, 1, 0}};
  move.run_rate = 1.75f;
  EXPECT_TRUE(apply(move));
  EXPECT_EQ(b_.move().type, MovementType::MoveToObject);
  EXPECT_EQ(b_.move().current_target_position, SteeredBody::at(50, 60));
  EXPECT_EQ(b_.motion_interp().my_run_rate, 1.75f);
}

TEST_F(MovementMessageTest, mm_24_type_7_moves_to_a_place) {
  wire::MoveToPosition move;
  move.origin = {SteeredBody::kCell, {50, 60, 0}};
  move.run_rate = 1.75f;
  EXPECT_TRUE(apply(move));
  EXPECT_EQ(b_.move().type, MovementType::MoveToPosition);
  EXPECT_EQ(b_.move().current_target_position, SteeredBody::at(50, 60));
  EXPECT_EQ(b_.motion_interp().my_run_rate, 1.75f);
}

TEST_F(MovementMessageTest, mm_24_types_8_and_9_turn) {
  b_.add(60, 50);
  wire::TurnToObject turn;
  turn.target = SteeredBody::kOther;
  turn.heading = 200.0f;
  EXPECT_TRUE(apply(turn));
  EXPECT_EQ(b_.legs(), "turn 90");
  wire::TurnToHeading heading;
  heading.parameters.desired_heading = 300.0f;
  EXPECT_TRUE(apply(heading));
  EXPECT_EQ(b_.legs(), "turn 300");
}

TEST_F(MovementMessageTest, mm_24_places_and_headings_do_not_wake_the_body) {
  b_.body().active = false;
  wire::TurnToHeading turn;
  turn.parameters.set(MovementParameters::kStopCompletely, false);
  turn.parameters.desired_heading = 90.0f;
  apply(turn);
  EXPECT_FALSE(b_.body().active);
}

TEST_F(MovementMessageTest, managers_8_52_an_unknown_object_is_replaced_by_its_place_or_heading) {
  wire::MoveToObject move;
  move.target = 1234;
  move.origin = {SteeredBody::kCell, {50, 60, 0}};
  move.run_rate = 1.75f;
  EXPECT_TRUE(apply(move));
  EXPECT_EQ(b_.move().type, MovementType::MoveToPosition);
  EXPECT_EQ(b_.move().sought_position, SteeredBody::at(50, 60));
  EXPECT_EQ(b_.motion_interp().my_run_rate, 1.75f);
  wire::TurnToObject turn;
  turn.target = 1234;
  turn.heading = 200.0f;
  turn.parameters.desired_heading = 45.0f;
  EXPECT_TRUE(apply(turn));
  EXPECT_EQ(b_.move().type, MovementType::TurnToHeading);
  EXPECT_EQ(b_.legs(), "turn 200");
}

TEST_F(MovementMessageTest, managers_8_53_the_state_comes_before_the_stick) {
  b_.add(50, 55);
  EXPECT_TRUE(apply(walking(), MovementBody::kStickToObject));
  EXPECT_EQ(b_.plays(), "WalkForward@1");
  EXPECT_EQ(sticky_object(b_.scene, b_.actor()), 99u);
}

TEST_F(MovementMessageTest, managers_8_53_type_5_only_ends_what_was_going_on) {
  begin_move_and_stick();
  EXPECT_FALSE(apply(wire::BareMovement{MovementType::StopCompletely}));
  EXPECT_EQ(b_.log(), "Ready, Ready, finished 0x36, unstuck 99");
}

}  // namespace
}  // namespace acm
