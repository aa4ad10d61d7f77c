// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/actor/body.h"
#include "acmotion/actor/interpreter.h"
#include "acmotion/actor/move_to.h"
#include "acmotion/actor/position_control.h"
#include "acmotion/world/server.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

#include "support/allocation_counter.h"
#include "world/player_fixture.h"

namespace acm::test {
namespace {

using wire::AutonomousPosition;
using wire::MoveToState;
using wire::PositionPack;
using wire::Stamp;
using wire::UpdateMotion;
using wire::UpdatePosition;

constexpr Guid kPlayer = 0x50000001;
constexpr Guid kCreature = 0x80000001;

/// A server's world with a player at (50, 50) and a creature at (60, 60).
class ServerFixture {
 public:
  ServerFixture() : world(&player_assets(), flat()) {
    make(kPlayer, at(50.0f, 50.0f));
    make(kCreature, at(60.0f, 60.0f));
    served(kPlayer).has_client = true;
    pass(1.0);
    take_all();
    world.clear_events();
  }

  void make(Guid guid, const Position& place) {
    ObjectParameters p;
    p.setup = kSampleMannequin;
    p.motion_table = TableSketch::kTableId;
    p.position = place;
    p.owner = local_owner();
    p.owner.is_local_player = false;
    p.stamps[Stamp::Instance] = 8;
    p.stamps[Stamp::Movement] = 100;
    p.stamps[Stamp::Position] = 200;
    p.stamps[Stamp::Teleport] = 4;
    p.stamps[Stamp::ServerControl] = 5;
    p.stamps[Stamp::ForcePosition] = 6;
    create_object(world, guid, p);
  }

  Actor& actor(Guid guid = kPlayer) { return *world.find(guid); }
  Vec3 origin(Guid guid = kPlayer) { return actor(guid).body.position.frame.origin; }
  InterpretedMovement& interpreted(Guid guid = kPlayer) { return actor(guid).interpreter.interpreted; }
  wire::StampTable& stamps(Guid guid = kPlayer) { return world.record(guid)->stamps; }
  ServedBody& served(Guid guid = kPlayer) { return world.record(guid)->served; }
  ServerRules& rules() { return world.options.server; }
  Outbox& out() { return mail_.out; }

  void pass(double seconds) {
    for (double t = 0.0; t < seconds - kTick / 2; t += kTick) {
      tick(world, kTick);
      serve(world, out());
    }
  }
  /// Who was told what since the last call: "UpdateMotion>everyone UpdatePosition>owner".
  std::string told() {
    constexpr const char* kNames[] = {"server", "owner", "others", "everyone"};
    std::string text;
    for (const OutboundMessage& m : out().view())
      text += (text.empty() ? "" : " ") + std::string(wire::to_string(wire::identify(m.bytes)->code())) +
              ">" + kNames[static_cast<int>(m.audience)];
    out().clear();
    return text;
  }
  void take_all() { out().clear(); }
  template <class M>
  M take() {
    const M m = only<M>(out());
    out().clear();
    return m;
  }

  wire::ClientStamps client_stamps() {
    const wire::StampTable& s = stamps();
    return {s[Stamp::Instance], s[Stamp::ServerControl], s[Stamp::Teleport], s[Stamp::ForcePosition]};
  }
  MoveToState keys(Command forward, HoldKey hold = HoldKey::None) {
    RawMovement raw;
    raw.forward_command = forward;
    raw.current_hold_key = hold;
    MoveToState m;
    m.raw = wire::to_state(raw);
    m.position = actor().body.position;
    m.stamps = client_stamps();
    m.contact = MoveToState::kContact;
    return m;
  }
  AutonomousPosition place(const Position& position) {
    AutonomousPosition m;
    m.position = position;
    m.stamps = client_stamps();
    m.contact = 1;
    return m;
  }
  wire::Jump jump(Vec3 velocity, float extent = 1.0f) {
    wire::Jump m;
    m.extent = extent;
    m.velocity = velocity;
    m.position = actor().body.position;
    m.stamps = client_stamps();
    return m;
  }
  ClientVerdict handle(const wire::Message& m) { return acm::handle(world, out(), kPlayer, m); }

  World world;

 private:
  Mail mail_;
};

const std::string kMotion = "UpdateMotion>everyone";
const std::string kPosition = "UpdatePosition>everyone";

TEST(ServerStamps, sv_1_each_message_counts_on_its_own_stamps) {
  ServerFixture f;
  f.handle(f.keys(kWalk));
  const auto relayed = only<UpdateMotion>(f.out());
  EXPECT_EQ(relayed.movement, 101);
  EXPECT_EQ(relayed.server_control, 5) << "the owner decided";
  f.take_all();
  order_motion(f.world, f.out(), kPlayer, kCrouch);
  const auto ordered = only<UpdateMotion>(f.out());
  EXPECT_EQ(ordered.movement, 102);
  EXPECT_EQ(ordered.server_control, 6);
  EXPECT_EQ(ordered.instance, 8);
  const std::uint16_t position = f.stamps()[Stamp::Position];
  f.take_all();
  tell_position(f.world, f.out(), kPlayer, Audience::Everyone);
  EXPECT_EQ(f.take<UpdatePosition>().pack.position_stamp, position + 1);
  order_velocity(f.world, f.out(), kPlayer, {0.0f, 0.0f, 3.0f});
  EXPECT_EQ(f.take<wire::VectorUpdate>().vector, 1);
  order_state(f.world, f.out(), kPlayer, physics_state::kDefault);
  EXPECT_EQ(f.take<wire::SetState>().state, 1);
}

TEST(ServerStamps, sv_1_teleport_and_correction_count_before_the_position_that_carries_them) {
  ServerFixture f;
  order_teleport(f.world, f.out(), kPlayer, at(100.0f, 100.0f));
  EXPECT_EQ(only<wire::PlayerTeleport>(f.out()).teleport, 5);
  EXPECT_EQ(f.take<UpdatePosition>().pack.teleport, 5);
  correct_position(f.world, f.out(), kPlayer);
  EXPECT_EQ(f.take<UpdatePosition>().pack.force_position, 7);
}

TEST(ServerGate, sv_2_only_what_knows_the_last_teleport_and_correction_is_taken) {
  ServerFixture f;
  MoveToState m = f.keys(kWalk);
  m.stamps.instance = 7;
  EXPECT_EQ(f.handle(m).refusal, Refusal::PastInstance);
  m = f.keys(kWalk);
  m.stamps.teleport -= 1;
  EXPECT_EQ(f.handle(m).refusal, Refusal::StaleTeleport);
  m = f.keys(kWalk);
  m.stamps.force_position -= 1;
  EXPECT_EQ(f.handle(m).refusal, Refusal::StaleForcePosition);
  EXPECT_EQ(f.told(), "") << "silently";
  EXPECT_EQ(f.interpreted().forward_command, kReady);
  m = f.keys(kWalk);
  m.stamps.server_control -= 1;
  EXPECT_TRUE(f.handle(m).taken()) << "a key may cross a motion of the server";
  AutonomousPosition p = f.place(at(51.0f, 50.0f));
  p.stamps.force_position -= 1;
  EXPECT_EQ(f.handle(p).refusal, Refusal::StaleForcePosition);
  wire::Jump j = f.jump({0.0f, 0.0f, 5.0f});
  j.stamps.teleport -= 1;
  EXPECT_EQ(f.handle(j).refusal, Refusal::StaleTeleport);
}

TEST(ServerGate, sv_2_for_a_player_who_is_not_there_nothing_is_taken) {
  ServerFixture f;
  const wire::Message m = f.keys(kWalk);
  EXPECT_EQ(acm::handle(f.world, f.out(), 0x50000077, m).refusal, Refusal::UnknownPlayer);
  EXPECT_EQ(f.handle(UpdateMotion{}).refusal, Refusal::NotAClients);
}

TEST(ServerGate, sv_2_keys_and_places_that_were_overtaken_are_not_taken) {
  ServerFixture f;
  MoveToState walk = f.keys(kWalk);
  walk.action = 7;
  MoveToState stop = f.keys(kReady);
  stop.action = 8;
  EXPECT_TRUE(f.handle(stop).taken());
  EXPECT_EQ(f.handle(walk).refusal, Refusal::Overtaken);
  EXPECT_EQ(f.interpreted().forward_command, kReady);
  AutonomousPosition place = f.place(at(51.0f, 50.0f));
  place.action = 7;
  EXPECT_EQ(f.handle(place).refusal, Refusal::Overtaken);
  place.action = 9;
  EXPECT_TRUE(f.handle(place).taken());
}

TEST(ServerGate, sv_3_the_dead_and_those_in_a_portal_are_not_listened_to) {
  ServerFixture f;
  f.served().in_portal = true;
  EXPECT_EQ(f.handle(f.keys(kWalk)).refusal, Refusal::InPortal);
  f.served().in_portal = false;
  f.interpreted().forward_command = command::kDead;
  EXPECT_EQ(f.handle(f.keys(kWalk)).refusal, Refusal::Dead);
  EXPECT_EQ(f.handle(f.place(at(51.0f, 50.0f))).refusal, Refusal::Dead);
  EXPECT_EQ(f.handle(f.jump({})).refusal, Refusal::Dead);
  EXPECT_EQ(f.told(), "");
}

TEST(ServerGate, sv_3_numbers_and_cells_must_be_real) {
  ServerFixture f;
  Position p = at(50.0f, std::numeric_limits<float>::quiet_NaN());
  EXPECT_EQ(f.handle(f.place(p)).refusal, Refusal::NotFinite);
  p = at(50.0f, 50.0f);
  p.cell = 0xA9B40041;
  EXPECT_EQ(f.handle(f.place(p)).refusal, Refusal::BadCell);
  p.cell = 0xFFFF0001;
  EXPECT_EQ(f.handle(f.place(p)).refusal, Refusal::BadCell);
  EXPECT_EQ(f.told(), "");
}

TEST(ServerGate, sv_3_a_position_is_a_request_and_ten_metres_off_it_is_corrected) {
  ServerFixture f;
  EXPECT_FALSE(f.handle(f.place(at(50.0f, 59.9f))).put_back);
  EXPECT_EQ(f.origin(), (Vec3{50.0f, 59.9f, 0.0f}));
  f.take_all();
  const ClientVerdict verdict = f.handle(f.place(at(50.0f, 69.95f)));
  EXPECT_TRUE(verdict.put_back);
  EXPECT_EQ(f.origin(), (Vec3{50.0f, 59.9f, 0.0f}));
  const auto m = f.take<UpdatePosition>();
  EXPECT_EQ(m.pack.force_position, 7);
  EXPECT_EQ(m.pack.position.frame.origin, (Vec3{50.0f, 59.9f, 0.0f}));
  f.rules().farthest_request = 100.0f;
  EXPECT_FALSE(f.handle(f.place(at(50.0f, 69.95f))).put_back);
}

TEST(ServerGate, sv_4_a_bad_state_is_refused_before_anything_changes) {
  ServerFixture f;
  const auto refusal_of = [&](auto change) {
    MoveToState m = f.keys(kWalk);
    m.position.frame.origin.x += 1.0f;
    change(m.raw);
    m.raw.flags = wire::RawState::kFields;
    return f.handle(m).refusal;
  };
  EXPECT_EQ(refusal_of([](auto& r) { r.movement.current_style = kWalk; }), Refusal::BadStyle);
  EXPECT_EQ(refusal_of([](auto& r) { r.movement.forward_command = kWave; }), Refusal::BadCommand);
  EXPECT_EQ(refusal_of([](auto& r) { r.movement.sidestep_command = kSlashHigh; }), Refusal::BadCommand);
  EXPECT_EQ(refusal_of([](auto& r) { r.movement.turn_command = kSlashHigh; }), Refusal::BadCommand);
  EXPECT_EQ(refusal_of([](auto& r) { r.actions.push_back(wire::to_item({kSlashHigh, 1.0f, 1, true})); }),
            Refusal::BadAction)
      << "an attack is no emote";
  EXPECT_EQ(f.origin().x, 50.0f);
  EXPECT_EQ(f.told(), "");
  EXPECT_EQ(refusal_of([](auto& r) { r.movement.current_style = 0; }), Refusal::None);
  EXPECT_EQ(f.interpreted().current_style, kNonCombat) << "style 0 leaves it as it is";
}

TEST(ServerGate, sv_4_no_more_than_six_actions_wait) {
  ServerFixture f;
  MoveToState m = f.keys(kReady);
  for (std::uint16_t i = 1; i <= 9; ++i) m.raw.actions.push_back(wire::to_item({kWave, 1.0f, i, true}));
  EXPECT_TRUE(f.handle(m).taken());
  EXPECT_EQ(f.actor().interpreter.interpreted_actions.size(), 6u);
}

TEST(ServerMoveToState, sv_10_keys_become_the_movement_of_the_body_and_of_the_broadcast) {
  ServerFixture f;
  MoveToState m = f.keys(kWalk, HoldKey::Run);
  m.position.frame.origin.x += 0.5f;
  EXPECT_TRUE(f.handle(m).taken());
  EXPECT_EQ(f.interpreted().forward_command, kRun);
  EXPECT_EQ(f.actor().interpreter.raw.forward_command, kWalk);
  EXPECT_TRUE(f.actor().body.last_move_was_autonomous);
  EXPECT_EQ(f.origin().x, 50.5f);
  const auto broadcast = only<UpdateMotion>(f.out());
  EXPECT_EQ(broadcast.autonomous, 1);
  EXPECT_EQ(broadcast.body.type(), MovementType::Invalid);
  const auto& state = std::get<wire::StateMovement>(broadcast.body.content).state;
  EXPECT_EQ(wire::to_movement(state), f.interpreted());
  EXPECT_EQ(f.told().substr(0, kMotion.size()), kMotion);
}

TEST(ServerMoveToState, sv_10_it_ends_a_move_that_the_server_has_ordered) {
  ServerFixture f;
  order_move_to_position(f.world, f.out(), kPlayer, at(50.0f, 90.0f));
  f.world.clear_events();
  EXPECT_TRUE(f.handle(f.keys(kReady)).taken());
  EXPECT_FALSE(is_moving_to(f.world.lane(), f.actor()));
  ASSERT_EQ(all<MoveFinished>(f.world).size(), 1u);
  EXPECT_EQ(all<MoveFinished>(f.world)[0].code, MotionError::ActionCancelled);
}

TEST(ServerMoveToState, sv_10_the_long_jump_is_passed_on) {
  ServerFixture f;
  MoveToState m = f.keys(kReady);
  m.contact |= MoveToState::kStandingLongJump;
  f.handle(m);
  EXPECT_TRUE(f.actor().interpreter.standing_longjump);
  EXPECT_TRUE(only<UpdateMotion>(f.out()).body.has(wire::MovementBody::kStandingLongJump));
  f.take_all();
  f.handle(f.keys(kReady));
  EXPECT_FALSE(f.actor().interpreter.standing_longjump);
}

TEST(ServerMoveToState, sv_10_an_action_is_begun_and_told_once) {
  ServerFixture f;
  MoveToState m = f.keys(kReady);
  m.raw.actions.push_back(wire::to_item({kWave, 1.0f, 1, true}));
  f.handle(m);
  EXPECT_EQ(f.actor().interpreter.interpreted_actions.size(), 1u);
  const auto first = only<UpdateMotion>(f.out());
  f.take_all();
  f.handle(m);
  EXPECT_EQ(f.actor().interpreter.interpreted_actions.size(), 1u);
  const auto second = only<UpdateMotion>(f.out());
  const auto actions_of = [](const UpdateMotion& u) {
    return std::get<wire::StateMovement>(u.body.content).state.actions;
  };
  ASSERT_EQ(actions_of(first).count, 1u);
  EXPECT_TRUE(actions_of(first).items[0].autonomous());
  EXPECT_EQ(actions_of(second).count, 0u);
}

TEST(ServerMoveToState, sv_10_actions_of_client_and_host_are_counted_on_one_circle) {
  ServerFixture f;
  MoveToState m = f.keys(kReady);
  m.raw.actions.push_back(wire::to_item({kWave, 1.0f, 9, true}));
  f.handle(m);
  const auto stamp_of = [](const UpdateMotion& u) {
    return std::get<wire::StateMovement>(u.body.content).state.actions.items[0].stamp();
  };
  const std::uint16_t emote = stamp_of(only<UpdateMotion>(f.out()));
  f.take_all();
  order_motion(f.world, f.out(), kPlayer, kWave);
  const std::uint16_t ordered = stamp_of(only<UpdateMotion>(f.out()));
  EXPECT_TRUE(is_newer_action_stamp(ordered, emote)) << "or whoever saw the first would skip the second";
}

TEST(ServerJump, sv_11_a_jump_leaves_the_ground_and_its_velocity_is_told_in_world_axes) {
  ServerFixture f;
  set_heading(f.actor().body.position.frame, 90.0f);
  const ClientVerdict verdict = f.handle(f.jump({0.0f, 3.0f, 5.0f}));
  EXPECT_TRUE(verdict.taken());
  EXPECT_FALSE(f.actor().body.contact || f.actor().body.on_walkable);
  EXPECT_LT(f.actor().body.acceleration.z, 0.0f);
  const auto m = f.take<wire::VectorUpdate>();
  EXPECT_NEAR(m.velocity.x, 3.0f, 1e-4f);
  EXPECT_NEAR(m.velocity.y, 0.0f, 1e-4f);
  EXPECT_NEAR(m.velocity.z, 5.0f, 1e-4f);
  f.pass(3.0);
  EXPECT_TRUE(f.actor().body.grounded());
}

TEST(ServerJump, sv_11_it_costs_stamina_by_its_extent_and_is_bounded_by_skill) {
  ServerFixture f;
  Owner& owner = f.actor().owner;
  owner.jump_model = JumpModel::Formula;
  owner.jump_skill = 200.0f;
  owner.load = 0.5f;
  EXPECT_EQ(f.handle(f.jump({0.0f, 0.0f, 5.0f}, 40.0f)).stamina_cost, 10) << "extent 1 at most";
  f.pass(3.0);
  f.take_all();
  f.handle(f.jump({0.0f, 0.0f, 49.0f}));
  const float told = f.take<wire::VectorUpdate>().velocity.z;
  EXPECT_GT(told, 5.0f);
  EXPECT_LT(told, 12.0f);
  f.pass(3.0);
  f.rules().bounds_jumps = false;
  f.take_all();
  f.handle(f.jump({0.0f, 0.0f, 49.0f}));
  EXPECT_EQ(f.take<wire::VectorUpdate>().velocity.z, 49.0f);
}

TEST(ServerJump, sv_11_a_motion_goes_before_it_only_when_asked_for) {
  ServerFixture f;
  f.handle(f.jump({0.0f, 0.0f, 3.0f}));
  EXPECT_EQ(f.told(), "VectorUpdate>everyone");
  f.pass(3.0);
  f.take_all();
  f.rules().announces_jumps = true;
  f.handle(f.jump({0.0f, 0.0f, 3.0f}));
  EXPECT_EQ(only<UpdateMotion>(f.out()).autonomous, 1);
  EXPECT_EQ(f.told(), "UpdateMotion>everyone VectorUpdate>everyone");
}

TEST(ServerPosition, sv_12_a_position_is_taken_and_told_at_once) {
  ServerFixture f;
  for (int i = 1; i <= 3; ++i) {
    f.handle(f.place(at(50.0f, 50.0f + static_cast<float>(i))));
    const auto m = only<UpdatePosition>(f.out());
    EXPECT_TRUE(m.pack.has(PositionPack::kContact));
    EXPECT_EQ(m.pack.position.frame.origin.y, 50.0f + static_cast<float>(i));
    EXPECT_EQ(f.told(), kPosition) << "the owner included";
  }
  EXPECT_EQ(f.served().last_ground.frame.origin.y, 53.0f);
}

TEST(ServerPosition, sv_12_the_contact_byte_lands_a_body_and_lifts_it) {
  ServerFixture f;
  f.handle(f.jump({0.0f, 0.0f, 5.0f}));
  f.pass(0.2);
  f.world.clear_events();
  f.handle(f.place(at(50.0f, 50.0f, 0.7f)));
  EXPECT_TRUE(f.actor().body.grounded());
  EXPECT_EQ(all<GroundHit>(f.world).size(), 1u);
  f.take_all();
  AutonomousPosition m = f.place(at(50.0f, 50.0f, 0.7f));
  m.contact = 0;
  f.handle(m);
  EXPECT_FALSE(f.actor().body.contact || f.actor().body.on_walkable);
  EXPECT_FALSE(f.take<UpdatePosition>().pack.has(PositionPack::kContact));
}

TEST(ServerPosition, sv_12_a_place_on_the_way_that_a_runner_has_come_is_late_if_the_host_says_so) {
  ServerFixture f;
  f.rules().lateness = 0.5;
  f.handle(f.keys(kWalk, HoldKey::Run));
  f.pass(2.0);
  const float y = f.origin().y;
  f.handle(f.place(at(50.0f, y - 1.0f)));
  EXPECT_EQ(f.origin().y, y) << "a quarter of a second ago";
  f.take_all();
  f.handle(f.place(at(50.0f, y - 3.0f)));
  EXPECT_EQ(f.origin().y, y - 3.0f) << "too long ago to be late";
  EXPECT_EQ(f.told(), kPosition);
  f.handle(f.place(at(50.5f, y - 3.0f)));
  EXPECT_EQ(f.origin().x, 50.5f) << "beside the way";
  f.handle(f.keys(kReady));
  f.pass(2.0);
  f.handle(f.place(at(50.5f, y - 3.5f)));
  EXPECT_EQ(f.origin().y, y - 3.5f) << "at rest every place counts";
}

TEST(ServerRequests, sv_13_requests_count_only_at_level_0) {
  ServerFixture f;
  EXPECT_EQ(f.handle(wire::DoMovementCommand{1, kWalk, 1.0f, HoldKey::None}).refusal, Refusal::NotAllowed);
  EXPECT_EQ(f.handle(wire::StopMovementCommand{1, kWalk, HoldKey::None}).refusal, Refusal::NotAllowed);
  EXPECT_EQ(f.handle(wire::JumpNonAutonomous{1, 0.5f}).refusal, Refusal::NotAllowed);
  EXPECT_EQ(f.handle(wire::TurnTo{1, 90.0f, 0}).refusal, Refusal::NotAllowed);
  EXPECT_EQ(f.told(), "");
}

TEST(ServerRequests, sv_13_at_level_0_the_server_does_what_is_asked_as_its_own) {
  ServerFixture f;
  EXPECT_TRUE(f.handle(wire::AutonomyLevel{1, 0}).taken());
  EXPECT_EQ(f.told(), "") << "no reply";
  f.handle(wire::DoMovementCommand{2, kWalk, 1.0f, HoldKey::Run});
  EXPECT_EQ(f.interpreted().forward_command, kRun);
  EXPECT_EQ(only<UpdateMotion>(f.out()).autonomous, 0);
  EXPECT_EQ(f.told(), kMotion + " " + kPosition);
  f.pass(2.5);
  EXPECT_EQ(f.told(), kPosition + " " + kPosition) << "once a second, as any body";
  f.handle(wire::StopMovementCommand{3, kWalk, HoldKey::Run});
  EXPECT_EQ(f.interpreted().forward_command, kReady);
  f.take_all();
  f.pass(3.0);
  f.take_all();
  f.handle(wire::JumpNonAutonomous{4, 0.5f});
  EXPECT_EQ(f.told(), kMotion + " " + kPosition + " VectorUpdate>everyone");
  f.pass(3.0);
  f.handle(wire::TurnTo{5, 90.0f, 1});
  f.pass(3.0);
  EXPECT_NEAR(heading_of(f.actor().body.position.frame), 90.0f, 0.1f);
}

TEST(ServerRequests, sv_13_levels_above_2_and_those_not_allowed_are_refused) {
  ServerFixture f;
  EXPECT_EQ(f.handle(wire::AutonomyLevel{1, 3}).refusal, Refusal::NotAllowed);
  f.rules().clients_choose_level = false;
  EXPECT_EQ(f.handle(wire::AutonomyLevel{1, 0}).refusal, Refusal::NotAllowed);
  EXPECT_EQ(f.served().autonomy_level, 2);
}

TEST(ServerOrders, sv_14_an_order_to_a_player_is_told_to_everyone_as_the_servers_own) {
  ServerFixture f;
  const auto type_told = [&] {
    const auto m = only<UpdateMotion>(f.out());
    EXPECT_EQ(m.autonomous, 0);
    EXPECT_EQ(f.told(), kMotion + " " + kPosition);
    return m.body.type();
  };
  order_motion(f.world, f.out(), kPlayer, kSwordCombat);
  EXPECT_EQ(only<UpdateMotion>(f.out()).body.style, wire::command_index(kSwordCombat));
  EXPECT_EQ(type_told(), MovementType::Invalid);
  order_move_to_object(f.world, f.out(), kPlayer, kCreature);
  EXPECT_EQ(type_told(), MovementType::MoveToObject);
  order_move_to_position(f.world, f.out(), kPlayer, at(70.0f, 70.0f));
  EXPECT_EQ(type_told(), MovementType::MoveToPosition);
  order_turn_to_object(f.world, f.out(), kPlayer, kCreature);
  EXPECT_EQ(type_told(), MovementType::TurnToObject);
  order_turn_to_heading(f.world, f.out(), kPlayer, {});
  EXPECT_EQ(type_told(), MovementType::TurnToHeading);
  order_stop_all(f.world, f.out(), kPlayer);
  EXPECT_EQ(type_told(), MovementType::Invalid);
  EXPECT_FALSE(f.actor().body.last_move_was_autonomous);
}

TEST(ServerOrders, sv_14_a_run_rate_is_worked_into_the_movement_and_told_as_the_servers_own) {
  ServerFixture f;
  f.handle(f.keys(kWalk, HoldKey::Run));
  f.take_all();
  order_run_rate(f.world, f.out(), kPlayer, 2.5f);
  const auto m = f.take<UpdateMotion>();
  EXPECT_EQ(m.autonomous, 0);
  EXPECT_EQ(wire::to_movement(std::get<wire::StateMovement>(m.body.content).state).forward_speed, 2.5f);
  EXPECT_EQ(f.interpreted().forward_speed, 2.5f);
}

TEST(ServerOrders, sv_14_a_refused_order_is_told_to_nobody) {
  ServerFixture f;
  EXPECT_EQ(order_motion(f.world, f.out(), kCreature, 0x40000029), MotionError::NoMotionData);
  EXPECT_EQ(order_move_to_object(f.world, f.out(), kCreature, 0x77), MotionError::NoObject);
  EXPECT_EQ(order_motion(f.world, f.out(), 0x77, kWalk), MotionError::NoPhysicsObject);
  EXPECT_EQ(f.told(), "");
}

TEST(ServerOrders, sv_14_moves_carry_target_place_and_run_rate) {
  ServerFixture f;
  f.actor(kCreature).owner.run_rate = 1.75f;
  order_move_to_object(f.world, f.out(), kCreature, kPlayer);
  const auto m = std::get<wire::MoveToObject>(f.take<UpdateMotion>().body.content);
  EXPECT_EQ(m.target, kPlayer);
  EXPECT_EQ(m.origin.point, f.origin());
  EXPECT_EQ(m.run_rate, 1.75f);
}

TEST(ServerTeleport, sv_15_the_owner_first_then_the_place_then_hidden_until_it_reports) {
  ServerFixture f;
  order_teleport(f.world, f.out(), kPlayer, at(120.0f, 20.0f));
  EXPECT_EQ(f.origin(), (Vec3{120.0f, 20.0f, 0.0f}));
  EXPECT_EQ(only<wire::SetState>(f.out()).physics_state,
            physics_state::kDefault | wire::physics_state::kHidden | wire::physics_state::kIgnoreCollisions);
  EXPECT_EQ(f.told(), "PlayerTeleport>owner UpdatePosition>everyone SetState>everyone");
  EXPECT_EQ(f.handle(f.keys(kWalk)).refusal, Refusal::InPortal);
  complete_teleport(f.world, f.out(), kPlayer);
  EXPECT_EQ(f.take<wire::SetState>().physics_state, physics_state::kDefault);
  EXPECT_TRUE(f.handle(f.keys(kWalk)).taken());
  f.take_all();
  complete_teleport(f.world, f.out(), kPlayer);
  EXPECT_EQ(f.told(), "");
}

TEST(ServerTeleport, sv_15_a_creature_is_just_placed) {
  ServerFixture f;
  order_teleport(f.world, f.out(), kCreature, at(120.0f, 20.0f));
  EXPECT_EQ(f.told(), kPosition);
}

TEST(ServerCorrection, sv_16_one_position_and_the_answer_acknowledges_it) {
  ServerFixture f;
  const AutonomousPosition before = f.place(at(51.0f, 50.0f));
  correct_position(f.world, f.out(), kPlayer);
  EXPECT_EQ(f.told(), kPosition);
  EXPECT_EQ(f.handle(before).refusal, Refusal::StaleForcePosition) << "sent before it knew";
  EXPECT_TRUE(f.handle(f.place(at(50.0f, 50.0f))).taken());
}

TEST(ServerPositions, sv_20_contact_means_contact_and_walkable_and_velocity_is_told_when_there_is_one) {
  ServerFixture f;
  const auto flags_of = [&] {
    tell_position(f.world, f.out(), kPlayer, Audience::Everyone);
    return f.take<UpdatePosition>().pack.flags & (PositionPack::kContact | PositionPack::kHasVelocity);
  };
  Body& body = f.actor().body;
  EXPECT_EQ(flags_of(), PositionPack::kContact);
  body.on_walkable = false;
  EXPECT_EQ(flags_of(), 0u);
  body.contact = false;
  body.on_walkable = true;
  EXPECT_EQ(flags_of(), 0u);
  body.velocity = {0.0f, 0.0f, 2.0f};
  EXPECT_EQ(flags_of(), PositionPack::kHasVelocity);
}

TEST(ServerCadence, sv_21_keys_echo_to_the_owner_always_and_to_others_once_a_second) {
  ServerFixture f;
  f.handle(f.keys(kWalk));
  EXPECT_EQ(f.told(), kMotion + " " + kPosition) << "none was told for long";
  f.pass(0.5);
  f.handle(f.keys(kReady));
  EXPECT_EQ(f.told(), kMotion + " UpdatePosition>owner");
  f.pass(0.6);
  f.handle(f.keys(kWalk));
  EXPECT_EQ(f.told(), kMotion + " " + kPosition) << "a second after the last that others heard";
}

TEST(ServerCadence, sv_21_a_player_who_moves_itself_is_told_only_from_its_messages) {
  ServerFixture f;
  f.handle(f.keys(kWalk));
  f.take_all();
  f.pass(5.0);
  EXPECT_EQ(f.told(), "");
}

TEST(ServerCadence, sv_21_unless_the_host_wants_more) {
  ServerFixture f;
  f.rules().player_interval = 0.2;
  f.handle(f.keys(kWalk));
  f.take_all();
  f.pass(1.02);
  const std::string all = f.told();
  EXPECT_EQ(std::count(all.begin(), all.end(), '>'), 5);
}

TEST(ServerCadence, sv_21_a_creature_under_way_is_told_twice_a_second_and_when_it_ends) {
  ServerFixture f;
  order_move_to_position(f.world, f.out(), kCreature, at(60.0f, 72.0f));
  f.take_all();
  f.pass(2.05);
  EXPECT_EQ(f.told(), kPosition + " " + kPosition + " " + kPosition + " " + kPosition);
  while (is_moving_to(f.world.lane(), f.actor(kCreature))) {
    f.take_all();
    f.pass(kTick);
  }
  EXPECT_EQ(f.told(), kPosition) << "its end, at once";
  f.pass(2.0);
  f.take_all();
  f.pass(5.0);
  EXPECT_EQ(f.told(), "") << "at rest nothing";
}

TEST(ServerCadence, sv_21_any_other_body_once_a_second_and_the_cadence_is_the_hosts) {
  ServerFixture f;
  order_motion(f.world, f.out(), kCreature, kWalk);
  EXPECT_EQ(f.told(), kMotion + " " + kPosition) << "its start, at once";
  f.pass(2.5);
  EXPECT_EQ(f.told(), kPosition + " " + kPosition);
  f.rules().other_interval = 0.1;
  f.pass(1.0);
  const std::string all = f.told();
  EXPECT_GE(std::count(all.begin(), all.end(), '>'), 7);
}

TEST(ServerCadence, sv_22_the_owner_hears_its_own_positions) {
  ServerFixture f;
  f.handle(f.place(at(50.0f, 51.0f)));
  ASSERT_EQ(f.out().view().size(), 1u);
  EXPECT_EQ(f.out().view()[0].audience, Audience::Everyone);
  EXPECT_EQ(f.out().view()[0].about, kPlayer);
}

TEST(ServerDescription, an_object_can_be_made_from_its_description) {
  ServerFixture f;
  f.handle(f.keys(kWalk, HoldKey::Run));
  ByteWriter bytes;
  encode(bytes, describe(f.world, kPlayer));
  const auto m = wire::decode<wire::CreateObject>(bytes.bytes());
  ASSERT_TRUE(m);
  EXPECT_EQ(m->physics.stamps, f.stamps());
  EXPECT_EQ(m->physics.autonomous, 1u);
  EXPECT_EQ(m->physics.setup, kSampleMannequin);
  const auto& state = std::get<wire::StateMovement>(m->physics.body.content).state;
  EXPECT_EQ(wire::to_movement(state).forward_command, kRun);
  EXPECT_EQ(describe(f.world, 0x77).guid, 0u);
}

TEST(ServerBytes, bytes_that_are_no_message_change_nothing) {
  ServerFixture f;
  const std::byte junk[7] = {};
  EXPECT_FALSE(acm::handle(f.world, f.out(), kPlayer, Bytes(junk)));
  EXPECT_EQ(f.told(), "");
}

TEST(ServerBytes, handling_allocates_nothing) {
  ServerFixture f;
  const wire::Message walk = f.keys(kWalk);
  const wire::Message place = f.place(at(50.0f, 51.0f));
  f.handle(walk);
  const AllocationCounter count;
  f.handle(walk);
  f.handle(place);
  serve(f.world, f.out());
  EXPECT_EQ(count.allocations(), 0u);
}

}  // namespace
}  // namespace acm::test
