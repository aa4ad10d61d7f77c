// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What verbs return when a call is not possible: which kind, which argument, and that nothing has changed.
#include "acmotion/acmotion.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <limits>
#include <string>
#include <vector>

namespace acm {

namespace {

constexpr Guid kGuard = 0x80000001, kTarget = 0x80000002, kNobody = 0x80000077;
constexpr float kNotFinite = std::numeric_limits<float>::quiet_NaN();

MovementParameters endless() {
  return {.speed = kNotFinite};
}
Position nowhere() {
  Position p;
  p.frame.origin.x = kNotFinite;
  return p;
}
Position twisted() {
  Position p;
  p.frame.rotation = {2.0f, 0.0f, 0.0f, 0.0f};
  return p;
}
TargetSnapshot target_at(const Position& position) {
  TargetSnapshot target;
  target.guid = 9;
  target.position = position;
  return target;
}
WeenieFacts strange_weenie() {
  WeenieFacts w;
  w.jump_model = static_cast<JumpModel>(9);
  return w;
}
ObjectFacts endless_facts() {
  ObjectFacts f;
  f.scale = kNotFinite;
  return f;
}
RawMotionState strange_keys() {
  RawMotionState s;
  s.turn_hold_key = static_cast<HoldKey>(7);
  return s;
}

struct Case {
  std::function<Outcome(Guid)> verb;
  OutcomeKind kind;
  const char* field;
};

std::vector<Case> world_cases(World& w) {
  using enum OutcomeKind;
  return {
      {[&](Guid g) { return w.set_facts(g, endless_facts()); }, NotFinite, "facts"},
      {[&](Guid g) { return w.set_weenie(g, strange_weenie()); }, BadArgument, "jump_model"},
      {[&](Guid g) { return w.do_motion(g, command::kReady, endless()); }, NotFinite, "parameters"},
      {[&](Guid g) { return w.stop_motion(g, command::kReady, endless()); }, NotFinite, "parameters"},
      {[&](Guid g) { return w.apply_raw_state(g, strange_keys()); }, BadArgument, "hold_key"},
      {[&](Guid g) { return w.apply_interpreted_state(g, {.turn_speed = kNotFinite}); }, NotFinite, "state"},
      {[&](Guid g) { return w.jump(g, kNotFinite); }, NotFinite, "extent"},
      {[&](Guid g) { return w.move_to_object(g, kTarget, endless()); }, NotFinite, "parameters"},
      {[&](Guid g) { return w.move_to_object(g, target_at(nowhere())); }, NotFinite, "target"},
      {[&](Guid g) { return w.move_to_position(g, twisted()); }, BadArgument, "position.rotation"},
      {[&](Guid g) { return w.turn_to_object(g, kTarget, endless()); }, NotFinite, "parameters"},
      {[&](Guid g) { return w.turn_to_heading(g, endless()); }, NotFinite, "parameters"},
      {[&](Guid g) { return w.update_target(g, target_at(twisted())); }, BadArgument, "target.rotation"},
      {[&](Guid g) { return w.lose_target(g, 9, static_cast<TargetStatus>(99)); }, BadArgument, "status"},
      {[&](Guid g) { return w.interpolate_to(g, nowhere()); }, NotFinite, "position"},
      {[&](Guid g) { return w.constrain_to(g, {}, kNotFinite, 1.0f); }, NotFinite, "constraint_start"},
      {[&](Guid g) { return w.constrain_to(g, {}, 1.0f, kNotFinite); }, NotFinite, "constraint_max"},
      {[&](Guid g) { return w.teleport(g, nowhere()); }, NotFinite, "position"},
      {[&](Guid g) { return w.set_velocity(g, {kNotFinite, 0, 0}); }, NotFinite, "velocity"},
      {[&](Guid g) { return w.set_local_velocity(g, {kNotFinite, 0, 0}); }, NotFinite, "velocity"},
      {[&](Guid g) { return w.set_omega(g, {kNotFinite, 0, 0}); }, NotFinite, "omega"},
      {[&](Guid g) { return w.play_script_type(g, 1, kNotFinite); }, NotFinite, "mod"},
      {[&](Guid g) {
         Frame proposed;
         return w.begin_step(g, kNotFinite, proposed);
       },
       NotFinite, "quantum"},
      {[&](Guid g) { return w.end_step(g, {.frame = twisted().frame}); }, BadArgument, "answer.rotation"},
  };
}

std::vector<Case> server_cases(Server& s) {
  using enum OutcomeKind;
  return {
      {[&](Guid g) { return s.do_motion(g, command::kReady, endless()); }, NotFinite, "parameters"},
      {[&](Guid g) { return s.stop_motion(g, command::kReady, endless()); }, NotFinite, "parameters"},
      {[&](Guid g) { return s.move_to_object(g, kTarget, endless()); }, NotFinite, "parameters"},
      {[&](Guid g) { return s.turn_to_object(g, kTarget, endless()); }, NotFinite, "parameters"},
      {[&](Guid g) { return s.move_to_position(g, twisted()); }, BadArgument, "position.rotation"},
      {[&](Guid g) { return s.turn_to_heading(g, endless()); }, NotFinite, "parameters"},
      {[&](Guid g) { return s.set_run_rate(g, kNotFinite); }, NotFinite, "run_rate"},
      {[&](Guid g) { return s.set_velocity(g, {kNotFinite, 0, 0}); }, NotFinite, "velocity"},
      {[&](Guid g) { return s.set_velocity(g, {}, {kNotFinite, 0, 0}); }, NotFinite, "omega"},
      {[&](Guid g) { return s.teleport(g, nowhere()); }, NotFinite, "position"},
      {[&](Guid g) { return s.send_position(g, Audience::Server); }, BadArgument, "audience"},
  };
}

class Outcomes : public testing::Test {
 protected:
  Outcomes() {
    EXPECT_TRUE(world.create_object(kGuard, {}));
    EXPECT_TRUE(world.create_object(kTarget, {}));
  }
  void expect_not_possible(const std::vector<Case>& cases) {
    for (const Case& c : cases) {
      const std::uint64_t before = state_hash(world);
      const Outcome outcome = c.verb(kGuard);
      EXPECT_FALSE(outcome) << c.field;
      EXPECT_EQ(outcome.kind, c.kind) << c.field << ": " << to_string(outcome.kind);
      EXPECT_STREQ(outcome.field, c.field);
      EXPECT_EQ(outcome.refused, MotionError::None) << c.field;
      EXPECT_EQ(state_hash(world), before) << c.field;
    }
  }

  World world;
};

}  // namespace

TEST_F(Outcomes, of_a_world_name_the_argument_and_nothing_changes) {
  expect_not_possible(world_cases(world));
}

TEST_F(Outcomes, of_a_server_name_the_argument_and_nothing_is_sent) {
  Server server(world);
  expect_not_possible(server_cases(server));
  EXPECT_TRUE(server.outbox().empty());
  ServerRules rules;
  rules.lateness = kNotFinite;
  EXPECT_STREQ(server.set_rules(rules).field, "rules");
  EXPECT_EQ(server.rules().lateness, ServerRules{}.lateness);
}

TEST_F(Outcomes, of_a_client_name_the_argument) {
  Client client(world);
  client.set_player(kGuard);
  EXPECT_STREQ(client.press_key({.motion = command::kWalkForward, .speed = kNotFinite}).field, "speed");
  EXPECT_STREQ(client.release_key({.motion = command::kWalkForward, .speed = kNotFinite}).field, "speed");
  EXPECT_STREQ(client.mouse_turn(kNotFinite).field, "speed");
  EXPECT_STREQ(client.turn_to(kNotFinite, false).field, "heading");
  const ContactPlane slope{{0.0f, kNotFinite, 1.0f}, 0.0f};
  EXPECT_STREQ(client.set_contact_plane(&slope).field, "plane");
  EXPECT_EQ(client.set_autonomy_level(3).kind, OutcomeKind::BadArgument);
  EXPECT_EQ(client.autonomy_level(), 2);
}

TEST_F(Outcomes, an_object_that_is_not_there_is_no_refusal_by_the_game) {
  Server server(world);
  Frame proposed;
  for (const Outcome& outcome : {world.delete_object(kNobody),
                                 world.set_facts(kNobody, {}),
                                 world.do_motion(kNobody, command::kReady),
                                 world.stop_completely(kNobody),
                                 world.move_to_object(kNobody, kTarget),
                                 world.cancel_move(kNobody),
                                 world.stick_to(kNobody, kTarget),
                                 world.unstick(kNobody),
                                 world.teleport(kNobody, {}),
                                 world.attach(kNobody, kGuard),
                                 world.set_motion_table(kNobody, 0),
                                 world.enter_world(kNobody),
                                 world.play_script(kNobody, 1),
                                 world.begin_step(kNobody, 0.1, proposed),
                                 world.end_step(kNobody, {}),
                                 world.set_appearance(kNobody, {}),
                                 server.do_motion(kNobody, command::kReady),
                                 server.set_player(kNobody, true),
                                 server.set_state(kNobody, 0),
                                 server.correct_position(kNobody),
                                 server.send_motion(kNobody),
                                 server.set_appearance(kNobody, {})}) {
    EXPECT_EQ(outcome.kind, OutcomeKind::NoObject);
    EXPECT_STREQ(outcome.field, "guid");
  }
}

TEST_F(Outcomes, a_refusal_by_the_game_carries_the_clients_code_and_no_field) {
  const Outcome refused = world.move_to_object(kGuard, kNobody);
  EXPECT_EQ(refused.kind, OutcomeKind::Refused);
  EXPECT_EQ(refused, MotionError::NoObject);
  EXPECT_STREQ(refused.field, "");
  EXPECT_NE(refused, MotionError::None);
  EXPECT_EQ(world.stop_completely(kGuard), MotionError::None);
}

TEST_F(Outcomes, what_is_not_loaded_is_not_found) {
  EXPECT_EQ(world.set_motion_table(kGuard, 0x09000001).kind, OutcomeKind::NotFound);
  ObjectParameters held;
  held.in_world = false;
  ASSERT_TRUE(world.create_object(kTarget, held));
  EXPECT_TRUE(world.play_script(kTarget, 0x33000001)) << "an object outside the world plays nothing";
  EXPECT_STREQ(world.play_script(kGuard, 0x33000001).field, "script");
}

TEST_F(Outcomes, a_tick_names_seconds_and_a_step_that_was_not_begun_is_not_now) {
  EXPECT_STREQ(world.tick(-1.0).field, "seconds");
  std::size_t ranges = 9;
  EXPECT_EQ(world.plan_tick(limits::kClock * 2.0, ranges).kind, OutcomeKind::NotFinite);
  EXPECT_EQ(ranges, 0u);
  EXPECT_EQ(world.end_step(kGuard, {}).kind, OutcomeKind::NotNow);
}

}  // namespace acm
