// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/actor/body.h"
#include "acmotion/actor/interpreter.h"
#include "acmotion/actor/move_to.h"
#include "acmotion/actor/position_control.h"
#include "acmotion/world/apply.h"
#include "acmotion/world/local_player.h"
#include "acmotion/world/snapshot.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

#include "support/allocation_counter.h"
#include "world/player_fixture.h"

namespace acm::test {
namespace {

using Device = KeyCommand::Device;
using wire::AutonomousPosition;
using wire::MoveToState;
using wire::PositionEffect;
using wire::PositionPack;

constexpr double kFrame = 1.0 / 30.0;

const std::string kMove = "MoveToState";

Position moved(Position p, Vec3 by) {
  p.frame.origin = p.frame.origin + by;
  return p;
}

void stand_on(PlayerFixture& f, const ContactPlane& plane) {
  f.player.knows_contact_plane = true;
  f.player.contact_plane = plane;
}

wire::UpdatePosition update_of(const wire::StampTable& stamps, const Position& position) {
  wire::UpdatePosition m;
  m.guid = PlayerFixture::kGuid;
  m.pack.position = position;
  m.pack.flags = PositionPack::kContact;
  m.pack.leave_out_zeros();
  m.pack.instance = stamps[wire::Stamp::Instance];
  m.pack.position_stamp = static_cast<std::uint16_t>(stamps[wire::Stamp::Position] + 1);
  m.pack.teleport = stamps[wire::Stamp::Teleport];
  m.pack.force_position = stamps[wire::Stamp::ForcePosition];
  return m;
}

// A message of the server, and the end of its frame. False: dropped.
bool receive(PlayerFixture& f, const wire::Message& m) {
  const bool applied = apply_message(f.world, m).outcome == Outcome::Applied;
  use_time(f.world, f.out());
  return applied;
}

void tell(PlayerFixture& f, const Position& position, PositionEffect effect = PositionEffect::Ordinary) {
  wire::UpdatePosition m = update_of(f.stamps(), position);
  if (effect == PositionEffect::Teleport) ++m.pack.teleport;
  if (effect == PositionEffect::Force) ++m.pack.force_position;
  EXPECT_TRUE(receive(f, m));
}

void tell_vector(PlayerFixture& f, Vec3 velocity, Vec3 omega) {
  const wire::StampTable& stamps = f.stamps();
  const auto stamp = static_cast<std::uint16_t>(stamps[wire::Stamp::Vector] + 1);
  receive(f, wire::VectorUpdate{PlayerFixture::kGuid, velocity, omega, stamps[wire::Stamp::Instance], stamp});
}

void tell_state(PlayerFixture& f, std::uint32_t state) {
  const wire::StampTable& stamps = f.stamps();
  const auto stamp = static_cast<std::uint16_t>(stamps[wire::Stamp::State] + 1);
  EXPECT_TRUE(receive(f, wire::SetState{PlayerFixture::kGuid, state, stamps[wire::Stamp::Instance], stamp}));
}

void announce_teleport(PlayerFixture& f) {
  EXPECT_TRUE(receive(f, wire::PlayerTeleport{f.stamps()[wire::Stamp::Teleport], 0, {}}));
}

wire::UpdateMotion motion_of(const wire::StampTable& stamps, bool autonomous) {
  wire::UpdateMotion m;
  m.guid = PlayerFixture::kGuid;
  m.instance = stamps[wire::Stamp::Instance];
  m.movement = static_cast<std::uint16_t>(stamps[wire::Stamp::Movement] + 1);
  m.server_control = static_cast<std::uint16_t>(stamps[wire::Stamp::ServerControl] + (autonomous ? 0 : 1));
  m.autonomous = autonomous;
  return m;
}

// The server has the body walk somewhere.
void server_moves_to(PlayerFixture& f, Vec3 by) {
  wire::UpdateMotion m = motion_of(f.stamps(), false);
  const Position goal = moved(f.body().position, by);
  m.body.content = wire::MoveToPosition{{goal.cell, goal.frame.origin}, {}, 1.0f};
  const wire::Message message = m;
  EXPECT_EQ(apply_message(f.world, message).outcome, Outcome::Applied);
  use_time(f.world, f.out());
}

TEST(LocalPlayerState, lp_1_begins_in_the_hands_of_the_server_with_nothing_held) {
  const LocalPlayer player;
  EXPECT_EQ(wire::Viewer().autonomy_level, 2);
  EXPECT_TRUE(player.controlled_by_server);
  EXPECT_TRUE(player.enabled);
  EXPECT_FALSE(player.auto_run || player.hold_run || player.hold_sidestep || player.transient_state);
  EXPECT_EQ(player.auto_run_speed, 1.0f);
  EXPECT_EQ(player.action_stamp, 1u);
  EXPECT_TRUE(player.substates.empty() && player.turns.empty() && player.sidesteps.empty());
  EXPECT_EQ(player.last_sent_position, Position{});
  EXPECT_EQ(player.last_sent_plane.normal, Vec3{});
  EXPECT_EQ(LocalPlayer::kPositionInterval, 1.0);
}

TEST(LocalPlayerState, lp_2_active_means_enabled_and_with_a_body) {
  PlayerFixture f;
  EXPECT_TRUE(is_active(f.world));
  f.world.viewer.player = 0x50000099;
  EXPECT_FALSE(is_active(f.world));
  f.press(kWalk);
  f.frame();
  EXPECT_EQ(f.sent(), "");
  EXPECT_EQ(f.player.substates.size(), 1u) << "a key can be held before there is a body";
  f.world.viewer.player = PlayerFixture::kGuid;
  set_enabled(f.world, f.out(), false);
  EXPECT_FALSE(is_active(f.world));
}

TEST(LocalPlayerKeys, lp_3_the_newest_key_is_in_force_and_its_release_restarts_the_other) {
  PlayerFixture f;
  f.press(command::kTurnRight);
  f.press(command::kTurnLeft);
  EXPECT_EQ(f.interpreter().raw.turn_command, command::kTurnLeft);
  f.release(command::kTurnLeft);
  EXPECT_EQ(f.interpreter().raw.turn_command, command::kTurnRight);
  f.press(command::kTurnLeft);
  f.release(command::kTurnRight);
  EXPECT_EQ(f.interpreter().raw.turn_command, command::kTurnLeft) << "the one let go was not in force";
  f.release(command::kTurnLeft);
  EXPECT_EQ(f.interpreter().raw.turn_command, 0u);
}

TEST(LocalPlayerKeys, lp_3_each_axis_has_its_list) {
  PlayerFixture f;
  f.press(kWalk);
  f.press(command::kTurnLeft);
  f.press(command::kSideStepRight);
  f.press(command::kWalkBackwards);
  EXPECT_EQ(f.player.substates.size(), 2u);
  EXPECT_EQ(f.player.turns.size(), 1u);
  EXPECT_EQ(f.player.sidesteps.size(), 1u);
  EXPECT_EQ(f.interpreter().raw.forward_command, command::kWalkBackwards);
  f.release(command::kWalkBackwards);
  EXPECT_EQ(f.interpreter().raw.forward_command, kWalk);
  f.release(kWalk);
  EXPECT_EQ(f.interpreter().raw.forward_command, kReady);
  EXPECT_EQ(f.interpreter().raw.turn_command, command::kTurnLeft);
}

TEST(LocalPlayerKeys, lp_3_postures_are_not_held) {
  PlayerFixture f;
  f.press(kCrouch);
  EXPECT_TRUE(f.player.substates.empty());
  f.release(kCrouch);
  EXPECT_EQ(f.interpreter().raw.forward_command, kCrouch);
}

TEST(LocalPlayerKeys, lp_3_a_new_key_ends_auto_run) {
  PlayerFixture f;
  set_auto_run(f.world, f.out(), true);
  f.press(command::kTurnRight);
  EXPECT_TRUE(f.player.auto_run);
  f.press(command::kWalkBackwards);
  EXPECT_FALSE(f.player.auto_run);
}

TEST(LocalPlayerKeys, lp_3_any_number_of_commands_can_be_pressed) {
  PlayerFixture f;
  for (Command n = 0; n < 40; ++n) f.press(kSubStateClass | kToggleClass | n);
  EXPECT_EQ(f.player.substates.size(), LocalPlayer::kMaxHeld);
  EXPECT_EQ(f.player.substates.front().motion, kSubStateClass | kToggleClass | 39);
}

TEST(LocalPlayerFrame, lp_4_a_keys_message_precedes_the_positions_decision_of_its_frame) {
  PlayerFixture f;
  f.press(kWalk);
  f.run_until(1.5);
  f.sent();
  f.pass(kFrame);
  f.release(kWalk);
  use_time(f.world, f.out());
  EXPECT_EQ(f.sent(), kMove) << "the key put the position off by a second";
}

TEST(LocalPlayerAutonomy, lp_10_level_0_asks_and_simulates_nothing) {
  PlayerFixture f;
  f.world.viewer.autonomy_level = 0;
  set_hold_run(f.world, f.out(), true);
  f.press(kWalk);
  const auto asked = f.take<wire::DoMovementCommand>();
  EXPECT_EQ(asked.motion, kWalk);
  EXPECT_EQ(asked.hold_key, HoldKey::Run);
  EXPECT_EQ(f.interpreter().raw.forward_command, kReady);
  f.press(command::kTurnLeft);
  f.release(command::kTurnLeft);
  f.release(kWalk);
  EXPECT_EQ(f.sent(), "DoMovementCommand StopMovementCommand StopMovementCommand");
  f.body().position.frame.origin.y += 5.0f;
  f.run_until(3.0);
  EXPECT_EQ(f.sent(), "") << "no AutonomousPosition either";
}

TEST(LocalPlayerAutonomy, lp_10_level_1_sends_keys_but_no_positions) {
  PlayerFixture f;
  f.world.viewer.autonomy_level = 1;
  f.press(kWalk);
  EXPECT_EQ(f.sent(), kMove);
  f.run_until(3.0);
  EXPECT_EQ(f.sent(), "");
  EXPECT_GT(f.origin().y, 53.0f);
}

TEST(LocalPlayerAutonomy, lp_10_only_below_level_2_the_servers_positions_are_followed) {
  for (const std::uint8_t level : {0, 1, 2}) {
    PlayerFixture f;
    f.world.viewer.autonomy_level = level;
    Position p = moved(f.body().position, {3.0f, 0.0f, 0.0f});
    set_heading(p.frame, 90.0f);
    tell(f, p);
    EXPECT_EQ(is_interpolating(f.world.scene, f.actor()), level != 2);
    for (int i = 0; i < 60; ++i) f.frame();
    EXPECT_NEAR(f.origin().x, level == 2 ? 50.0f : 53.0f, 0.06f);
    EXPECT_NEAR(heading_of(f.body().position.frame), level == 0 ? 90.0f : 0.0f, 0.1f)
        << "level 1 keeps its own heading";
  }
}

TEST(LocalPlayerAutonomy, lp_11_a_level_is_stored_and_told_even_when_unchanged) {
  PlayerFixture f;
  EXPECT_TRUE(set_autonomy_level(f.world, f.out(), 2));
  EXPECT_EQ(f.take<wire::AutonomyLevel>().level, 2u);
  EXPECT_TRUE(set_autonomy_level(f.world, f.out(), 0));
  EXPECT_EQ(f.take<wire::AutonomyLevel>().level, 0u);
  EXPECT_FALSE(set_autonomy_level(f.world, f.out(), 3));
  EXPECT_EQ(f.sent(), "");
  EXPECT_EQ(f.world.viewer.autonomy_level, 0);
}

TEST(LocalPlayerAutonomy, lp_11_a_level_changes_neither_control_nor_keys) {
  PlayerFixture f;
  f.press(kWalk);
  server_moves_to(f, {0.0f, 20.0f, 0.0f});
  set_autonomy_level(f.world, f.out(), 1);
  EXPECT_TRUE(f.player.controlled_by_server);
  EXPECT_EQ(f.player.substates.size(), 1u);
  EXPECT_TRUE(is_moving_to(f.lane(), f.actor()));
}

TEST(LocalPlayerAutonomy, lp_12_no_message_of_the_server_changes_the_level) {
  PlayerFixture f;
  f.world.viewer.autonomy_level = 1;
  server_moves_to(f, {0.0f, 3.0f, 0.0f});
  tell(f, f.body().position, PositionEffect::Teleport);
  tell(f, f.body().position, PositionEffect::Force);
  tell_state(f, 0);
  tell_vector(f, {}, {});
  EXPECT_EQ(f.world.viewer.autonomy_level, 1);
}

TEST(LocalPlayerMovement, lp_20_it_carries_the_raw_state_after_the_command_the_place_and_four_stamps) {
  PlayerFixture f;
  set_hold_run(f.world, f.out(), true);
  f.press(kWalk);
  const auto m = f.take<MoveToState>();
  EXPECT_EQ(m.raw.movement.forward_command, kWalk) << "not RunForward";
  EXPECT_EQ(m.raw.movement.current_hold_key, HoldKey::Run);
  EXPECT_EQ(m.position, f.body().position);
  EXPECT_EQ(m.stamps.instance, 8);
  EXPECT_EQ(m.stamps.server_control, 5);
  EXPECT_EQ(m.stamps.teleport, 4);
  EXPECT_EQ(m.stamps.force_position, 6);
  EXPECT_EQ(m.contact, MoveToState::kContact);
  EXPECT_EQ(m.action, 1u);
}

TEST(LocalPlayerMovement, lp_20_it_is_sent_in_the_air_and_in_the_servers_hands_but_not_at_level_0) {
  PlayerFixture f;
  f.body().contact = f.body().on_walkable = false;
  f.player.controlled_by_server = true;
  EXPECT_TRUE(send_movement(f.world, f.out()));
  EXPECT_EQ(f.take<MoveToState>().contact, 0);
  f.world.viewer.autonomy_level = 0;
  EXPECT_FALSE(send_movement(f.world, f.out()));
}

TEST(LocalPlayerMovement, lp_20_the_place_is_told_in_the_cell_where_it_lies) {
  PlayerFixture f;
  f.body().position = {0xA9B40033, {{193.0f, 50.0f, 0.0f}, {}}};
  send_movement(f.world, f.out());
  const Position told = f.take<MoveToState>().position;
  EXPECT_EQ(told.cell, 0xAAB40003u);
  EXPECT_EQ(told.frame.origin, (Vec3{1.0f, 50.0f, 0.0f}));
}

TEST(LocalPlayerMovement, lp_21_it_moves_the_clock_of_positions_and_nothing_else) {
  PlayerFixture f;
  const Position before = f.player.last_sent_position;
  f.run_until(0.7);
  f.body().position.frame.origin.y += 1.0f;
  f.press(command::kTurnRight);
  EXPECT_NEAR(f.player.last_sent_time, 0.7, 0.02);
  EXPECT_EQ(f.player.last_sent_position, before);
}

TEST(LocalPlayerMovement, lp_22_every_keyboard_command_sends_also_one_that_does_nothing) {
  PlayerFixture f;
  f.press(kWalk);
  f.press(kWalk);
  f.release(command::kTurnLeft);
  f.press(command::kWalkBackwards);
  f.release(kWalk);
  EXPECT_EQ(f.sent(), "MoveToState MoveToState MoveToState MoveToState MoveToState");
}

TEST(LocalPlayerMovement, lp_22_the_mouse_sends_only_what_changes_something) {
  PlayerFixture f;
  const KeyCommand turn{command::kTurnRight, 0.7f, Device::Mouse, false};
  press_key(f.world, f.out(), turn);
  press_key(f.world, f.out(), turn);
  EXPECT_EQ(f.sent(), kMove);
  release_key(f.world, f.out(), {command::kTurnLeft, 1.0f, Device::Mouse, false});
  EXPECT_EQ(f.sent(), "");
  release_key(f.world, f.out(), turn);
  EXPECT_EQ(f.sent(), kMove);
}

TEST(LocalPlayerMovement, lp_22_hold_keys_as_commands_send_only_from_one_who_moves) {
  PlayerFixture f;
  f.press(command::kHoldRun);
  f.release(command::kHoldRun);
  f.press(command::kHoldSidestep);
  EXPECT_TRUE(f.player.hold_sidestep);
  EXPECT_EQ(f.sent(), "");
  f.press(kWalk);
  f.sent();
  f.press(command::kHoldRun);
  EXPECT_EQ(f.take<MoveToState>().raw.movement.current_hold_key, HoldKey::Run);
  EXPECT_EQ(f.interpreted().forward_command, kRun);
}

TEST(LocalPlayerMovement, lp_22_auto_run_and_the_run_option_send) {
  PlayerFixture f;
  set_auto_run(f.world, f.out(), true);
  EXPECT_EQ(f.take<MoveToState>().raw.movement.forward_hold_key, HoldKey::Run);
  EXPECT_EQ(f.interpreted().forward_command, kRun);
  set_auto_run(f.world, f.out(), false);
  EXPECT_EQ(f.take<MoveToState>().raw.movement.forward_command, kReady);
  EXPECT_EQ(f.interpreted().forward_command, kReady);
  set_hold_run(f.world, f.out(), true, RunSource::Option);
  EXPECT_EQ(f.sent(), kMove);
}

TEST(LocalPlayerMovement, lp_22_an_emote_stops_first_and_so_sends_twice) {
  PlayerFixture f;
  f.press(kWalk);
  f.sent();
  f.press(kWave);
  EXPECT_EQ(f.sent(), "MoveToState MoveToState");
  EXPECT_EQ(f.interpreter().raw.forward_command, kReady);
  EXPECT_EQ(f.interpreter().raw_actions.size(), 1u);
}

TEST(LocalPlayerMovement, lp_22_losing_the_keyboard_lets_go_and_sends) {
  PlayerFixture f;
  f.press(kWalk);
  f.press(command::kTurnRight);
  f.sent();
  lose_focus(f.world, f.out());
  const auto m = f.take<MoveToState>();
  EXPECT_EQ(m.raw.movement.forward_command, kReady);
  EXPECT_EQ(m.raw.movement.turn_command, 0u);
  EXPECT_TRUE(f.player.substates.empty() && f.player.turns.empty());
}

TEST(LocalPlayerMovement, lp_22_losing_the_keyboard_sends_nothing_in_the_servers_hands) {
  PlayerFixture f;
  f.press(kWalk);
  server_moves_to(f, {0.0f, 20.0f, 0.0f});
  f.sent();
  lose_focus(f.world, f.out());
  set_enabled(f.world, f.out(), false);
  EXPECT_EQ(f.sent(), "");
  EXPECT_TRUE(is_moving_to(f.lane(), f.actor()));
}

TEST(LocalPlayerMovement, lp_22_disabling_stops_and_sends) {
  PlayerFixture f;
  set_auto_run(f.world, f.out(), true);
  f.sent();
  set_enabled(f.world, f.out(), false);
  EXPECT_EQ(f.take<MoveToState>().raw.movement.forward_command, kReady);
  EXPECT_FALSE(f.player.auto_run);
  f.press(kWalk);
  EXPECT_EQ(f.sent(), "");
}

TEST(LocalPlayerMovement, lp_23_the_run_key_sends_when_it_changes_a_movement) {
  PlayerFixture f;
  set_hold_run(f.world, f.out(), true);
  EXPECT_EQ(f.sent(), "") << "standing still";
  f.press(kWalk);
  f.sent();
  set_hold_run(f.world, f.out(), true);
  EXPECT_EQ(f.sent(), "") << "no change";
  set_hold_run(f.world, f.out(), false);
  EXPECT_EQ(f.sent(), kMove);
  EXPECT_EQ(f.interpreted().forward_command, kWalk);
  f.player.options.run_key_sends = false;
  set_hold_run(f.world, f.out(), true);
  EXPECT_EQ(f.sent(), "") << "as no send was found in retail";
}

TEST(LocalPlayerMotion, lp_24_an_action_carries_the_counter_which_advances_on_success) {
  PlayerFixture f;
  f.press(kWave);
  const MotionAction action = f.interpreter().raw_actions.at(f.pool(), 0);
  EXPECT_EQ(action.stamp, 1);
  EXPECT_TRUE(action.autonomous);
  EXPECT_EQ(f.player.action_stamp, 2u);
  f.press(kWalk);
  EXPECT_EQ(f.player.action_stamp, 2u);
  f.body().contact = f.body().on_walkable = false;
  EXPECT_EQ(f.press(kWave), MotionError::NotInContact);
  EXPECT_EQ(f.player.action_stamp, 2u);
}

TEST(LocalPlayerMotion, lp_24_the_mouse_names_its_hold_key_and_the_keyboard_does_not) {
  PlayerFixture f;
  press_key(f.world, f.out(), {kWalk, 1.0f, Device::Mouse, true});
  EXPECT_EQ(f.interpreter().raw.forward_hold_key, HoldKey::Run);
  EXPECT_EQ(f.interpreter().raw.current_hold_key, HoldKey::None) << "it sets no key";
  EXPECT_EQ(f.interpreted().forward_command, kRun);
  press_key(f.world, f.out(), {command::kTurnRight, 1.0f, Device::Mouse, false});
  EXPECT_EQ(f.interpreter().raw.turn_hold_key, HoldKey::None);
  f.press(command::kSideStepLeft);
  EXPECT_EQ(f.interpreter().raw.sidestep_hold_key, HoldKey::Invalid);
}

TEST(LocalPlayerMotion, lp_24_the_speed_of_the_command_counts) {
  PlayerFixture f;
  f.press(command::kTurnRight, 0.5f);
  EXPECT_EQ(f.interpreter().raw.turn_speed, 0.5f);
}

TEST(LocalPlayerMotion, lp_24_the_dead_drop_keys_and_auto_run) {
  PlayerFixture f;
  set_auto_run(f.world, f.out(), true);
  f.press(command::kTurnRight);
  f.sent();
  f.interpreted().forward_command = command::kDead;
  f.press(kWalk);
  EXPECT_FALSE(f.player.auto_run);
  EXPECT_TRUE(f.player.substates.empty() && f.player.turns.empty());
  EXPECT_EQ(f.interpreted().forward_command, command::kDead);
  EXPECT_EQ(f.sent(), "");
}

TEST(LocalPlayerPosition, lp_30_after_the_interval_cell_and_frame_count_before_it_cell_and_plane) {
  PlayerFixture f;
  Body& body = f.body();
  const auto should_send = [&](double now) {
    f.clock() = now;
    return should_send_position(f.world);
  };
  EXPECT_FALSE(should_send(5.0)) << "nothing differs";
  body.position.frame.origin.x += 0.01f;
  EXPECT_FALSE(should_send(1.0)) << "exactly the interval is not past it";
  EXPECT_TRUE(should_send(1.001));
  body.position.frame.origin.x -= 0.01f;
  stand_on(f, {{0.0f, 0.0f, 1.0f}, 0.5f});
  EXPECT_TRUE(should_send(0.5));
  EXPECT_FALSE(should_send(2.0)) << "the plane is not looked at after the interval";
  f.player.knows_contact_plane = false;
  body.position.frame.origin.y += 24.0f;
  EXPECT_TRUE(should_send(0.1)) << "another cell";
}

TEST(LocalPlayerPosition, lp_30_only_at_level_2_and_only_when_active) {
  PlayerFixture f;
  f.body().position.cell = 0xA9B40014;
  f.body().position.frame.origin.y = 80.0f;
  EXPECT_TRUE(should_send_position(f.world));
  f.world.viewer.autonomy_level = 1;
  EXPECT_FALSE(should_send_position(f.world));
  f.world.viewer.autonomy_level = 2;
  f.player.enabled = false;
  EXPECT_FALSE(should_send_position(f.world));
}

TEST(LocalPlayerPosition, lp_31_less_than_eps_is_no_difference_but_a_negated_rotation_is_one) {
  PlayerFixture f;
  Frame& frame = f.body().position.frame;
  f.clock() = 5.0;
  frame.origin.z = 0.0001f;
  EXPECT_FALSE(should_send_position(f.world));
  frame.origin.z = 0.0003f;
  EXPECT_TRUE(should_send_position(f.world));
  frame.origin.z = 0.0f;
  frame.rotation = {-1.0f, 0.0f, 0.0f, 0.0f};
  EXPECT_TRUE(should_send_position(f.world));
  frame.rotation = {1.0f, 0.0f, 0.0f, 0.0001f};
  EXPECT_FALSE(should_send_position(f.world));
  f.clock() = 0.5;
  stand_on(f, {{0.0001f, 0.0f, 1.0f}, 0.0001f});
  EXPECT_FALSE(should_send_position(f.world));
  stand_on(f, {{0.0003f, 0.0f, 1.0f}, 0.0f});
  EXPECT_TRUE(should_send_position(f.world));
}

TEST(LocalPlayerPosition, lp_32_refused_without_ground_or_a_real_place_and_asked_again) {
  PlayerFixture f;
  Body& body = f.body();
  const Position good = body.position;
  const LocalPlayer before = f.player;
  body.on_walkable = false;
  EXPECT_FALSE(send_position(f.world, f.out()));
  body.on_walkable = true;
  body.contact = false;
  EXPECT_FALSE(send_position(f.world, f.out()));
  body.contact = true;
  body.position.frame.origin.z = std::numeric_limits<float>::quiet_NaN();
  EXPECT_FALSE(send_position(f.world, f.out()));
  for (const CellId cell : {0u, 0xA9B40000u, 0xA9B4FFFFu, 0xA9B4FFFEu}) {
    body.position = good;
    body.position.cell = cell;
    EXPECT_FALSE(send_position(f.world, f.out())) << std::hex << cell;
  }
  EXPECT_EQ(f.player.last_sent_time, before.last_sent_time);
  EXPECT_EQ(f.sent(), "");
  body.position = good;
  EXPECT_TRUE(send_position(f.world, f.out()));
}

TEST(LocalPlayerPosition, lp_32_sent_it_remembers_time_place_and_plane) {
  PlayerFixture f;
  f.run_until(0.5);
  stand_on(f, {{0.0f, 0.6f, 0.8f}, -3.0f});
  f.body().position.frame.origin.x = 60.0f;
  EXPECT_TRUE(send_position(f.world, f.out()));
  const auto m = f.take<AutonomousPosition>();
  EXPECT_EQ(m.contact, 1);
  EXPECT_EQ(m.stamps.instance, 8);
  EXPECT_EQ(m.stamps.server_control, 5);
  EXPECT_EQ(m.stamps.teleport, 4);
  EXPECT_EQ(m.stamps.force_position, 6);
  EXPECT_EQ(m.position.frame.origin.x, 60.0f);
  EXPECT_EQ(f.player.last_sent_time, f.clock());
  EXPECT_EQ(f.player.last_sent_position.frame.origin.x, 60.0f);
  EXPECT_EQ(f.player.last_sent_plane.d, -3.0f);
}

TEST(LocalPlayerPosition, lp_33_a_player_at_rest_sends_nothing_and_a_moving_one_each_second) {
  PlayerFixture f;
  f.run_until(60.0);
  EXPECT_EQ(f.sent(), "");
  f.press(kWalk);
  f.sent();
  f.run_until(66.5);
  std::string all = f.sent();
  EXPECT_GE(std::count(all.begin(), all.end(), 'A'), 6);  // the cell changes once on the way
  EXPECT_LE(std::count(all.begin(), all.end(), 'A'), 7);
}

TEST(LocalPlayerPosition, lp_34_a_correction_is_answered_at_once) {
  PlayerFixture f;
  const Position here = f.body().position;
  tell(f, here, PositionEffect::Force);
  EXPECT_EQ(f.take<AutonomousPosition>().stamps.force_position, 7) << "although nothing differs";
  f.body().contact = false;
  tell(f, here, PositionEffect::Force);
  EXPECT_EQ(f.sent(), "") << "not in the air";
}

TEST(LocalPlayerJump, lp_40_a_charge_takes_one_second_and_sends_the_long_jump) {
  PlayerFixture f;
  EXPECT_EQ(f.press(command::kJump), MotionError::None);
  EXPECT_EQ(f.take<MoveToState>().contact, MoveToState::kContact | MoveToState::kStandingLongJump);
  f.clock() = 0.25;
  EXPECT_FLOAT_EQ(jump_level(f.world), 0.25f);
  f.press(command::kJump);
  EXPECT_EQ(f.sent(), "") << "one is pending";
  EXPECT_FLOAT_EQ(jump_level(f.world), 0.25f);
  f.interpreted().current_style = 0x80000046;
  EXPECT_FLOAT_EQ(jump_level(f.world), 0.3125f) << "0.8 s with two weapons";
  f.clock() = 9.0;
  EXPECT_EQ(jump_level(f.world), 1.0f);
}

TEST(LocalPlayerJump, lp_40_a_charge_that_is_not_allowed_is_none) {
  PlayerFixture f;
  f.actor().owner.can_jump = false;
  EXPECT_EQ(f.press(command::kJump), MotionError::CantJumpLoadedDown);
  EXPECT_FALSE(f.player.charging_jump);
  EXPECT_EQ(f.sent(), "");
}

TEST(LocalPlayerJump, lp_41_the_release_jumps_and_tells_the_velocity_in_the_bodys_axes) {
  PlayerFixture f;
  set_heading(f.body().position.frame, 90.0f);
  set_hold_run(f.world, f.out(), true);
  f.press(kWalk);
  f.press(command::kJump);
  f.sent();
  const double told = f.player.last_sent_time;
  f.clock() = 0.5;
  EXPECT_EQ(f.release(command::kJump), MotionError::None);
  const auto m = f.take<wire::Jump>();
  EXPECT_FLOAT_EQ(m.extent, 0.5f);
  EXPECT_NEAR(m.velocity.x, 0.0f, 1e-5f);
  EXPECT_NEAR(m.velocity.y, 4.0f, 1e-5f) << "forwards, though the body faces east";
  EXPECT_NEAR(m.velocity.z, 3.5f, 1e-5f);
  EXPECT_EQ(m.form, wire::Jump::Form::Retail);
  EXPECT_EQ(m.position, f.body().position);
  EXPECT_EQ(m.stamps.instance, 8);
  EXPECT_EQ(m.stamps.force_position, 6);
  EXPECT_EQ(f.player.last_sent_time, told);
  EXPECT_FALSE(f.body().on_walkable);
}

TEST(LocalPlayerJump, lp_41_the_charge_has_ended_before_the_jump_and_is_never_nothing) {
  PlayerFixture f;
  f.press(command::kJump);
  f.sent();
  EXPECT_EQ(f.release(command::kJump), MotionError::None);
  EXPECT_FLOAT_EQ(f.take<wire::Jump>().extent, 0.001f);
  EXPECT_FALSE(f.interpreter().standing_longjump);
  EXPECT_FALSE(f.player.charging_jump);
}

TEST(LocalPlayerJump, lp_41_a_refused_jump_is_told_to_nobody) {
  PlayerFixture f;
  f.press(command::kJump);
  f.sent();
  f.body().contact = f.body().on_walkable = false;
  EXPECT_EQ(f.release(command::kJump), MotionError::NotInContact);
  EXPECT_EQ(f.release(command::kJump), MotionError::None) << "there is no charge";
  EXPECT_EQ(f.sent(), "");
}

TEST(LocalPlayerJump, lp_42_neither_leaving_nor_hitting_the_ground_sends_a_movement) {
  PlayerFixture f;
  f.press(kWalk);
  f.press(command::kJump);
  f.run_until(0.3);
  f.sent();
  f.release(command::kJump);
  EXPECT_EQ(f.sent(), "Jump");
  f.run_until(2.0);
  EXPECT_TRUE(f.body().grounded());
  EXPECT_EQ(f.sent().find(kMove), std::string::npos);
}

TEST(LocalPlayerJump, lp_43_at_level_0_the_server_is_asked_for_a_jump_of_extent_0) {
  PlayerFixture f;
  f.world.viewer.autonomy_level = 0;
  f.press(command::kJump);
  EXPECT_EQ(f.sent(), "");
  f.clock() = 0.8;
  f.release(command::kJump);
  EXPECT_EQ(f.take<wire::JumpNonAutonomous>().extent, 0.0f);
  EXPECT_TRUE(f.body().grounded());
}

TEST(LocalPlayerJump, lp_44_in_the_air_keys_are_told_and_places_are_not) {
  PlayerFixture f;
  f.press(kWalk);
  f.press(command::kJump);
  f.run_until(0.7);
  f.sent();
  f.release(command::kJump);
  f.sent();
  f.pass(kFrame);
  f.press(command::kTurnLeft);
  EXPECT_EQ(f.take<MoveToState>().contact, 0);
  f.body().position.frame.origin.y += 30.0f;
  f.frame();
  EXPECT_FALSE(f.body().grounded());
  EXPECT_EQ(f.sent(), "") << "not even for another cell";
}

TEST(LocalPlayerJump, lp_44_landing_on_another_plane_is_told_in_its_frame) {
  PlayerFixture f;
  f.press(command::kJump);
  f.run_until(0.2);
  f.release(command::kJump);
  f.sent();
  stand_on(f, {{0.0f, 0.0f, 1.0f}, 0.001f});
  while (!f.body().grounded()) {
    EXPECT_EQ(f.sent(), "");
    f.frame();
  }
  EXPECT_EQ(f.sent(), "AutonomousPosition");
}

TEST(LocalPlayerJump, lp_44_landing_in_the_servers_hands_keeps_to_the_servers_motion) {
  for (const bool own : {true, false}) {
    PlayerFixture f;
    f.press(kWalk);
    f.body().last_move_was_autonomous = own;
    f.interpreted().forward_command = kRun;  // what the server said
    set_ground_contact(f.lane(), f.actor(), false, false);
    set_ground_contact(f.lane(), f.actor(), true, true);
    EXPECT_EQ(f.interpreted().forward_command, own ? kWalk : kRun);
  }
}

TEST(LocalPlayerTurn, lp_45_a_turn_to_a_heading_moves_the_body_and_sends_nothing) {
  PlayerFixture f;
  turn_player_to(f.world, 90.0f, true);
  EXPECT_TRUE(is_moving_to(f.lane(), f.actor()));
  EXPECT_FLOAT_EQ(f.interpreted().turn_speed, 1.5f) << "with the run key";
  EXPECT_EQ(f.sent(), "");
  for (int i = 0; i < 60; ++i) f.pass(kFrame);
  EXPECT_NEAR(heading_of(f.body().position.frame), 90.0f, 0.01f);
}

TEST(LocalPlayerControl, lp_50_losing_it_ends_auto_run_and_charge_and_nothing_else) {
  PlayerFixture f;
  f.press(command::kTurnLeft);
  set_auto_run(f.world, f.out(), true);
  f.release(command::kTurnLeft);
  f.press(command::kSideStepLeft);
  f.player.charging_jump = f.interpreter().standing_longjump = true;
  f.sent();
  f.world.clear_events();
  lose_control_to_server(f.world);
  EXPECT_TRUE(f.player.controlled_by_server);
  EXPECT_FALSE(f.player.auto_run);
  EXPECT_FALSE(f.player.charging_jump);
  EXPECT_FALSE(f.interpreter().standing_longjump);
  EXPECT_EQ(f.player.sidesteps.size(), 1u);
  EXPECT_EQ(f.interpreter().raw.forward_command, kWalk) << "no motion is stopped";
  EXPECT_EQ(f.sent(), "");
  EXPECT_EQ(all<ControlLost>(f.world).size(), 1u);
  lose_control_to_server(f.world);
  EXPECT_EQ(all<ControlLost>(f.world).size(), 1u) << "reported once";
}

TEST(LocalPlayerControl, lp_50_at_level_0_there_is_nothing_to_lose) {
  PlayerFixture f;
  f.world.viewer.autonomy_level = 0;
  f.player.auto_run = true;
  lose_control_to_server(f.world);
  EXPECT_FALSE(f.player.controlled_by_server);
  EXPECT_TRUE(f.player.auto_run);
}

TEST(LocalPlayerControl, lp_51_a_motion_that_the_server_decided_takes_control) {
  PlayerFixture f;
  server_moves_to(f, {0.0f, 20.0f, 0.0f});
  f.frame();
  EXPECT_TRUE(f.player.controlled_by_server);
  EXPECT_FALSE(f.body().last_move_was_autonomous);
  EXPECT_EQ(all<ControlLost>(f.world).size(), 1u);
}

TEST(LocalPlayerControl, lp_51_an_echo_only_stores_its_stamps) {
  PlayerFixture f;
  f.press(kWalk);
  const wire::UpdateMotion echo = motion_of(f.stamps(), true);
  EXPECT_FALSE(receive(f, echo));
  EXPECT_EQ(f.stamps()[wire::Stamp::Movement], echo.movement);
  EXPECT_FALSE(f.player.controlled_by_server);
  EXPECT_EQ(f.interpreted().forward_command, kWalk);
}

wire::CreateObject description_of(PlayerFixture& f, bool autonomous) {
  using P = wire::PhysicsDescription;
  wire::CreateObject m;
  m.guid = PlayerFixture::kGuid;
  m.physics.flags = P::kPosition | P::kSetup | P::kMotionTable | P::kMovement;
  m.physics.state = physics_state::kDefault;
  m.physics.has_body = true;
  m.physics.body.content = wire::StateMovement();
  m.physics.autonomous = autonomous;
  m.physics.position = f.body().position;
  m.physics.setup = kSampleMannequin;
  m.physics.motion_table = TableSketch::kTableId;
  m.physics.stamps = f.stamps();
  return m;
}

TEST(LocalPlayerControl, lp_52_the_players_own_description_decides_who_begins) {
  for (const bool autonomous : {true, false}) {
    PlayerFixture f;
    f.player.controlled_by_server = true;
    wire::CreateObject m = description_of(f, autonomous);
    ++m.physics.stamps[wire::Stamp::Instance];
    EXPECT_TRUE(receive(f, m));
    EXPECT_EQ(f.player.controlled_by_server, !autonomous);
    EXPECT_EQ(f.sent(), kMove) << "the first entry is told";
  }
}

TEST(LocalPlayerControl, lp_52_a_description_of_a_known_player_takes_no_control) {
  PlayerFixture f;
  wire::CreateObject m = description_of(f, false);
  ++m.physics.stamps[wire::Stamp::Movement];
  ++m.physics.stamps[wire::Stamp::ServerControl];
  EXPECT_TRUE(receive(f, m));
  EXPECT_FALSE(f.player.controlled_by_server);
}

TEST(LocalPlayerControl, lp_52_positions_and_vectors_never_take_control) {
  PlayerFixture f;
  const Position there = moved(f.body().position, {1.0f, 0.0f, 0.0f});
  tell(f, there);
  tell(f, there, PositionEffect::Force);
  tell(f, there, PositionEffect::Teleport);
  tell_vector(f, {1.0f, 0.0f, 0.0f}, {});
  EXPECT_FALSE(f.player.controlled_by_server);
}

TEST(LocalPlayerControl, lp_53_taking_it_stops_the_servers_move_and_applies_the_keys) {
  PlayerFixture f;
  set_hold_run(f.world, f.out(), true);
  f.press(kWalk);
  server_moves_to(f, {0.0f, -20.0f, 0.0f});
  interpolate_to(f.lane(), f.actor(), moved(f.body().position, {1.0f, 0.0f, 0.0f}), false);
  set_hold_run(f.world, f.out(), false);
  f.sent();
  f.world.clear_events();
  take_control_from_server(f.world, f.out());
  EXPECT_FALSE(f.player.controlled_by_server);
  EXPECT_TRUE(f.body().last_move_was_autonomous);
  EXPECT_FALSE(is_moving_to(f.lane(), f.actor()));
  EXPECT_FALSE(is_interpolating(f.world.scene, f.actor()));
  EXPECT_EQ(f.interpreter().raw.current_hold_key, HoldKey::None) << "the run key is asserted anew";
  EXPECT_EQ(f.interpreted().forward_command, kWalk);
  EXPECT_EQ(f.sent(), "") << "the caller sends";
  EXPECT_EQ(all<ControlRegained>(f.world).size(), 1u);
}

TEST(LocalPlayerControl, lp_53_not_when_one_has_it_or_is_dead_or_at_level_0) {
  PlayerFixture f;
  take_control_from_server(f.world, f.out());
  f.player.controlled_by_server = true;
  f.world.viewer.autonomy_level = 0;
  take_control_from_server(f.world, f.out());
  EXPECT_TRUE(f.player.controlled_by_server);
  f.world.viewer.autonomy_level = 2;
  f.interpreted().forward_command = command::kDead;
  take_control_from_server(f.world, f.out());
  EXPECT_TRUE(f.player.controlled_by_server);
  EXPECT_TRUE(all<ControlRegained>(f.world).empty());
}

TEST(LocalPlayerControl, lp_54_any_press_takes_it_at_once) {
  for (const Command key : {kWalk, command::kTurnLeft, kCrouch, command::kHoldRun, command::kJump}) {
    PlayerFixture f;
    server_moves_to(f, {0.0f, 20.0f, 0.0f});
    f.press(key);
    EXPECT_FALSE(f.player.controlled_by_server) << std::hex << key;
    EXPECT_FALSE(is_moving_to(f.lane(), f.actor()));
  }
}

TEST(LocalPlayerControl, lp_54_mouse_and_auto_run_take_it_and_the_bare_run_key_does_not) {
  PlayerFixture f;
  server_moves_to(f, {0.0f, 20.0f, 0.0f});
  set_hold_run(f.world, f.out(), true);
  EXPECT_TRUE(f.player.controlled_by_server);
  press_key(f.world, f.out(), {command::kTurnRight, 0.5f, Device::Mouse, false});
  EXPECT_FALSE(f.player.controlled_by_server);
  server_moves_to(f, {0.0f, 20.0f, 0.0f});
  set_auto_run(f.world, f.out(), true);
  EXPECT_FALSE(f.player.controlled_by_server);
}

TEST(LocalPlayerControl, lp_54_a_held_key_resumes_when_the_servers_motion_has_drained) {
  PlayerFixture f;
  f.press(command::kTurnRight);
  server_moves_to(f, {0.0f, 3.0f, 0.0f});
  f.sent();
  int frames = 0;
  while (f.player.controlled_by_server && frames < 300) {
    f.frame();
    ++frames;
  }
  EXPECT_GT(frames, 20);
  EXPECT_LT(frames, 300);
  EXPECT_EQ(f.interpreter().raw.turn_command, command::kTurnRight);
}

TEST(LocalPlayerControl, lp_54_without_a_key_the_server_keeps_it) {
  PlayerFixture f;
  server_moves_to(f, {0.0f, 3.0f, 0.0f});
  f.run_until(10.0);
  EXPECT_FALSE(is_moving_to(f.lane(), f.actor()));
  EXPECT_TRUE(f.player.controlled_by_server) << "there is no timeout";
}

TEST(LocalPlayerControl, lp_55_a_release_in_the_servers_hands_is_silent) {
  PlayerFixture f;
  f.press(kWalk);
  server_moves_to(f, {0.0f, 20.0f, 0.0f});
  f.sent();
  f.release(kWalk);
  EXPECT_TRUE(f.player.substates.empty());
  EXPECT_EQ(f.sent(), "");
  EXPECT_TRUE(f.player.controlled_by_server);
  EXPECT_TRUE(is_moving_to(f.lane(), f.actor()));
}

TEST(LocalPlayerControl, lp_56_resuming_sends_nothing_unless_asked_to) {
  for (const bool sends : {false, true}) {
    PlayerFixture f;
    f.player.options.resuming_sends = sends;
    f.press(kWalk);
    f.sent();
    lose_control_to_server(f.world);
    f.settle();
    use_time(f.world, f.out());
    EXPECT_FALSE(f.player.controlled_by_server);
    EXPECT_EQ(f.sent(), sends ? kMove : "");
  }
}

TEST(LocalPlayerControl, lp_57_auto_run_goes_before_the_keys_and_ready_stands_in) {
  PlayerFixture f;
  f.player.auto_run = true;
  f.player.auto_run_speed = 0.5f;
  apply_held_keys(f.world, f.out());
  EXPECT_EQ(f.interpreter().raw.forward_command, kWalk);
  EXPECT_EQ(f.interpreter().raw.forward_hold_key, HoldKey::Run);
  EXPECT_EQ(f.interpreter().raw.forward_speed, 0.5f);
  f.player.auto_run = false;
  apply_held_keys(f.world, f.out());
  EXPECT_EQ(f.interpreter().raw.forward_command, kReady);
  f.press(kCrouch);
  f.player.transient_state = true;
  apply_held_keys(f.world, f.out());
  EXPECT_EQ(f.interpreter().raw.forward_command, kCrouch) << "a posture is left alone";
}

TEST(LocalPlayerControl, lp_57_turns_and_sidesteps_that_nobody_holds_are_stopped) {
  PlayerFixture f;
  f.press(command::kTurnRight);
  f.press(command::kSideStepRight);
  f.player.turns.clear();
  apply_held_keys(f.world, f.out());
  EXPECT_EQ(f.interpreter().raw.turn_command, 0u);
  EXPECT_EQ(f.interpreter().raw.sidestep_command, command::kSideStepRight);
  f.player.sidesteps.clear();
  apply_held_keys(f.world, f.out());
  EXPECT_EQ(f.interpreter().raw.sidestep_command, 0u);
}

TEST(LocalPlayerInbound, lp_60_a_correction_goes_before_order_and_an_old_teleport_stamp_drops) {
  PlayerFixture f;
  wire::UpdatePosition m = update_of(f.stamps(), moved(f.body().position, {1.0f, 0.0f, 0.0f}));
  m.pack.force_position += 1;
  m.pack.position_stamp -= 1;
  EXPECT_TRUE(receive(f, m)) << "the position stamp is not compared";
  EXPECT_EQ(f.sent(), "AutonomousPosition");
  m.pack.teleport -= 1;
  m.pack.force_position += 1;
  m.pack.position_stamp += 5;
  const wire::StampTable before = f.stamps();
  EXPECT_FALSE(receive(f, m));
  EXPECT_EQ(f.stamps()[wire::Stamp::Position], before[wire::Stamp::Position]);
  EXPECT_EQ(f.stamps()[wire::Stamp::ForcePosition], m.pack.force_position) << "stored by its comparison";
}

TEST(LocalPlayerInbound, lp_61_a_correction_keeps_the_heading_and_whatever_is_under_way) {
  PlayerFixture f;
  set_heading(f.body().position.frame, 90.0f);
  f.press(kWalk);
  Position there = moved(f.body().position, {5.0f, 6.0f, 0.0f});
  set_heading(there.frame, 200.0f);
  f.sent();
  tell(f, there, PositionEffect::Force);
  EXPECT_EQ(f.origin(), there.frame.origin);
  EXPECT_NEAR(heading_of(f.body().position.frame), 90.0f, 1e-3f);
  EXPECT_EQ(f.interpreter().raw.forward_command, kWalk);
  EXPECT_EQ(f.actor().managers.constraint, ManagerHandles::kNone) << "no leash";
  EXPECT_EQ(f.sent(), "AutonomousPosition");
}

TEST(LocalPlayerInbound, lp_62_a_teleport_ends_moves_and_auto_run_and_is_acknowledged) {
  PlayerFixture f;
  set_auto_run(f.world, f.out(), true);
  set_velocity(f.lane(), f.actor(), {1.0f, 2.0f, 3.0f});
  interpolate_to(f.lane(), f.actor(), moved(f.body().position, {1.0f, 0.0f, 0.0f}), false);
  f.sent();
  const Position there = moved(f.body().position, {0.0f, 100.0f, 0.0f});
  tell(f, there, PositionEffect::Teleport);
  EXPECT_EQ(f.body().position, there);
  EXPECT_EQ(f.body().velocity, Vec3{});
  EXPECT_FALSE(f.player.auto_run);
  EXPECT_FALSE(is_interpolating(f.world.scene, f.actor()));
  const auto m = f.take<MoveToState>();
  EXPECT_EQ(m.stamps.teleport, 5);
  EXPECT_EQ(m.raw.movement.forward_command, kReady) << "the movement was applied anew";
  const Constraint& leash = *f.world.scene.constraint.find(f.actor().managers.constraint);
  EXPECT_TRUE(leash.is_constrained);
  EXPECT_EQ(leash.position, there);
}

TEST(LocalPlayerInbound, lp_63_an_ordinary_position_ties_the_leash) {
  PlayerFixture f;
  const Position there = moved(f.body().position, {3.0f, 4.0f, 0.0f});
  tell(f, there);
  const Constraint& leash = *f.world.scene.constraint.find(f.actor().managers.constraint);
  EXPECT_FLOAT_EQ(leash.offset, 5.0f);
  EXPECT_EQ(leash.start_distance, 10.0f);
  EXPECT_EQ(leash.max_distance, 50.0f);
  f.body().position.cell = 0xA9B40100;
  tell(f, f.body().position);
  EXPECT_EQ(leash.start_distance, 5.0f) << "indoors";
  EXPECT_EQ(leash.max_distance, 20.0f);
}

TEST(LocalPlayerInbound, lp_63_without_contact_it_is_not_followed) {
  PlayerFixture f;
  f.world.viewer.autonomy_level = 1;
  wire::UpdatePosition m = update_of(f.stamps(), moved(f.body().position, {3.0f, 0.0f, 0.0f}));
  m.pack.flags &= ~PositionPack::kContact;
  EXPECT_TRUE(receive(f, m));
  EXPECT_FALSE(is_interpolating(f.world.scene, f.actor()));
  EXPECT_NE(f.actor().managers.constraint, ManagerHandles::kNone);
}

TEST(LocalPlayerInbound, lp_64_silence_holds_the_body_and_an_echo_lets_it_go_on) {
  PlayerFixture f;
  tell(f, f.body().position);
  set_hold_run(f.world, f.out(), true);
  f.press(kWalk);
  f.run_until(120.0);
  EXPECT_LT(f.origin().y, 50.0f + 50.0f);
  EXPECT_GT(f.origin().y, 50.0f + 46.0f);
  EXPECT_EQ(f.press(command::kJump), MotionError::None);
  EXPECT_EQ(f.release(command::kJump), MotionError::GeneralMovementFailure);
  const float held = f.origin().y;
  tell(f, f.body().position);
  f.run_until(121.0);
  EXPECT_GT(f.origin().y, held + 3.0f);
}

TEST(LocalPlayerInbound, lp_65_a_vector_moves_the_body_only_below_level_2) {
  for (const std::uint8_t level : {0, 1, 2}) {
    PlayerFixture f;
    f.world.viewer.autonomy_level = level;
    tell_vector(f, {1.0f, 0.0f, 5.0f}, {0.0f, 0.0f, 2.0f});
    EXPECT_EQ(f.body().velocity, (level == 2 ? Vec3{} : Vec3{1.0f, 0.0f, 5.0f}));
    EXPECT_EQ(f.body().omega, (level == 2 ? Vec3{} : Vec3{0.0f, 0.0f, 2.0f}));
  }
}

TEST(LocalPlayerInbound, lp_65_a_teleport_is_awaited_until_the_player_is_seen_again) {
  PlayerFixture f;
  announce_teleport(f);
  EXPECT_TRUE(f.world.waits_for_teleport);
  tell_state(f, physics_state::kHidden | physics_state::kGravity);
  EXPECT_TRUE(f.world.waits_for_teleport);
  tell_state(f, physics_state::kGravity);
  EXPECT_FALSE(f.world.waits_for_teleport);
}

TEST(LocalPlayerInbound, lp_66_while_a_teleport_is_awaited_only_its_acknowledgement_is_sent) {
  PlayerFixture f;
  announce_teleport(f);
  f.press(kWalk);
  f.body().position.frame.origin.y += 30.0f;
  use_time(f.world, f.out());
  EXPECT_EQ(f.sent(), "");
  tell(f, f.body().position, PositionEffect::Teleport);
  EXPECT_EQ(f.sent(), kMove);
  EXPECT_TRUE(f.world.waits_for_teleport);
  f.player.options.silent_in_portal = false;
  f.press(command::kTurnLeft);
  EXPECT_EQ(f.sent(), kMove);
}

TEST(LocalPlayerScenarios, lp_s1_one_position_a_second_after_the_key) {
  PlayerFixture f;
  f.run_until(0.9);
  f.press(kWalk);
  EXPECT_EQ(f.sent(), kMove);
  const double pressed = f.clock();
  while (f.clock() <= pressed + 1.0) {
    EXPECT_EQ(f.sent(), "");
    f.frame();
  }
  EXPECT_EQ(f.sent(), "AutonomousPosition");
}

TEST(LocalPlayerScenarios, lp_s2_another_cell_or_plane_is_told_at_once) {
  PlayerFixture f;
  f.run_until(0.9);
  f.press(kWalk);
  f.run_until(1.2);
  f.sent();
  f.body().position.frame.origin.x += 24.0f;
  f.frame();
  EXPECT_EQ(f.sent(), "AutonomousPosition");
  const double told = f.clock();
  f.frame();
  stand_on(f, {{0.0f, 0.0f, 1.0f}, 0.001f});
  f.frame();
  EXPECT_EQ(f.sent(), "AutonomousPosition");
  EXPECT_GT(f.player.last_sent_time, told);
}

TEST(LocalPlayerScenarios, lp_s3_no_position_in_the_air_and_one_on_landing) {
  PlayerFixture f;
  f.run_until(1.6);
  f.press(command::kJump);
  f.run_until(2.0);
  f.sent();
  f.release(command::kJump);
  EXPECT_EQ(f.sent(), "Jump");
  f.pass(kFrame);
  f.body().position.frame.origin.y += 24.0f;
  while (!f.body().grounded()) {
    EXPECT_EQ(f.sent(), "");
    f.frame();
  }
  EXPECT_EQ(f.sent(), "AutonomousPosition");
}

TEST(LocalPlayerScenarios, lp_s4_in_the_servers_hands_a_release_is_silent_and_a_press_takes_over) {
  PlayerFixture f;
  f.press(kWalk);
  server_moves_to(f, {0.0f, 20.0f, 0.0f});
  f.sent();
  EXPECT_EQ(f.player.substates.size(), 1u);
  f.release(kWalk);
  EXPECT_EQ(f.sent(), "");
  f.world.clear_events();
  f.press(command::kTurnLeft);
  EXPECT_EQ(f.sent(), kMove);
  ASSERT_EQ(all<MoveFinished>(f.world).size(), 1u);
  EXPECT_EQ(all<MoveFinished>(f.world)[0].code, MotionError::ActionCancelled);
  EXPECT_EQ(f.interpreter().raw.turn_command, command::kTurnLeft);
}

TEST(LocalPlayerScenarios, lp_s5_a_key_held_throughout_walks_on_unannounced) {
  PlayerFixture f;
  f.press(kWalk);
  server_moves_to(f, {0.0f, 4.0f, 0.0f});
  f.sent();
  for (int i = 0; i < 300 && f.player.controlled_by_server; ++i) f.frame();
  EXPECT_FALSE(f.player.controlled_by_server);
  EXPECT_EQ(f.interpreter().raw.forward_command, kWalk);
  EXPECT_EQ(f.sent().find(kMove), std::string::npos);
}

TEST(LocalPlayerScenarios, lp_s6_an_echo_30_metres_away_moves_nothing) {
  PlayerFixture f;
  const Position here = f.body().position;
  EXPECT_TRUE(receive(f, update_of(f.stamps(), moved(here, {30.0f, 0.0f, 0.0f}))));
  f.frame();
  EXPECT_EQ(f.body().position, here);
  const Constraint& leash = *f.world.scene.constraint.find(f.actor().managers.constraint);
  EXPECT_FLOAT_EQ(leash.offset, 30.0f);
  EXPECT_EQ(leash.start_distance, 10.0f);
  EXPECT_EQ(leash.max_distance, 50.0f);
}

TEST(LocalPlayerScenarios, lp_s7_a_correction_30_metres_away_moves_the_body) {
  PlayerFixture f;
  const Position there = moved(f.body().position, {30.0f, 0.0f, 0.0f});
  wire::UpdatePosition m = update_of(f.stamps(), there);
  m.pack.force_position += 1;
  EXPECT_TRUE(receive(f, m));
  EXPECT_EQ(f.origin(), there.frame.origin);
  EXPECT_EQ(f.take<AutonomousPosition>().stamps.force_position, m.pack.force_position);
  EXPECT_EQ(f.actor().managers.constraint, ManagerHandles::kNone);
}

TEST(LocalPlayerScenarios, lp_s8_a_teleport_places_stops_and_answers) {
  PlayerFixture f;
  server_moves_to(f, {0.0f, 20.0f, 0.0f});
  f.sent();
  f.world.clear_events();
  const Position there = moved(f.body().position, {0.0f, 60.0f, 0.0f});
  wire::UpdatePosition m = update_of(f.stamps(), there);
  m.pack.teleport += 1;
  EXPECT_TRUE(receive(f, m));
  EXPECT_EQ(f.body().position, there);
  EXPECT_EQ(f.body().velocity, Vec3{});
  ASSERT_EQ(all<MoveFinished>(f.world).size(), 1u);
  EXPECT_EQ(all<MoveFinished>(f.world)[0].code, MotionError::Teleported);
  EXPECT_EQ(f.take<MoveToState>().stamps.teleport, m.pack.teleport);
  EXPECT_EQ(f.world.scene.constraint.find(f.actor().managers.constraint)->position, there);
}

TEST(LocalPlayerScenarios, lp_s9_an_older_teleport_stamp_changes_nothing) {
  PlayerFixture f;
  const wire::StampTable before = f.stamps();
  wire::UpdatePosition m = update_of(f.stamps(), moved(f.body().position, {30.0f, 0.0f, 0.0f}));
  m.pack.teleport -= 1;
  EXPECT_FALSE(receive(f, m));
  EXPECT_EQ(f.stamps(), before);
  EXPECT_EQ(f.actor().managers.constraint, ManagerHandles::kNone);
}

TEST(LocalPlayerSnapshot, keys_charge_and_what_was_told_are_part_of_a_snapshot) {
  PlayerFixture f;
  set_hold_run(f.world, f.out(), true);
  f.press(kWalk);
  f.press(command::kTurnLeft);
  f.press(command::kJump);
  f.run_until(1.5);
  PlayerFixture other;
  EXPECT_TRUE(validate(f.world, other.world).found);
  ASSERT_TRUE(read_snapshot(other.world, write_snapshot(f.world)));
  EXPECT_FALSE(validate(f.world, other.world).found);
  EXPECT_EQ(jump_level(other.world), jump_level(f.world));
  f.sent();
  for (PlayerFixture* p : {&f, &other}) p->release(command::kJump);
  EXPECT_EQ(f.take<wire::Jump>().velocity, other.take<wire::Jump>().velocity);
  other.world.player.last_sent_time += 1.0;
  EXPECT_EQ(validate(f.world, other.world).field, "local_player.last_sent_time");
}

TEST(LocalPlayerOutbox, what_finds_no_room_is_counted_and_nothing_else_changes) {
  PlayerFixture f;
  std::array<OutboundMessage, 2> messages;
  std::array<std::byte, 200> bytes;
  Outbox out(messages, bytes);
  for (int i = 0; i < 3; ++i) {
    press_key(f.world, out, {.motion = kWalk});
    release_key(f.world, out, {.motion = kWalk});
  }
  EXPECT_EQ(out.view().size(), 2u);
  EXPECT_EQ(out.dropped(), 4u);
  EXPECT_EQ(f.interpreter().raw.forward_command, kReady);
  out.clear();
  EXPECT_EQ(out.dropped(), 0u);
  press_key(f.world, out, {.motion = kWalk});
  EXPECT_EQ(out.view().size(), 1u);
}

TEST(LocalPlayerOutbox, playing_allocates_nothing) {
  PlayerFixture f;
  f.press(kWalk);
  f.press(command::kJump);
  f.run_until(0.2);
  f.release(command::kJump);
  f.run_until(3.0);
  const AllocationCounter count;
  f.release(kWalk);
  f.press(command::kTurnLeft);
  f.press(command::kJump);
  f.frame();
  f.release(command::kJump);
  for (int i = 0; i < 60; ++i) f.frame();
  EXPECT_EQ(count.allocations(), 0u);
}

}  // namespace
}  // namespace acm::test
