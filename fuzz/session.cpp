// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "session.h"

#include "acmotion/assets.hpp"
#include "acmotion/snapshot.hpp"
#include "world/invariants.h"
#include "world/snapshot.h"
#include "world/world_access.h"

#include <algorithm>
#include <thread>

#include "built_message.h"
#include "fail.h"
#include "no_allocation.h"

namespace acm::fuzz {
namespace {

constexpr std::size_t kMailRoom = 64;

ObjectId any_setup(const Assets& assets, Script& script) {
  const Vector<ObjectId> setups = assets.ids(ObjectType::Setup);
  const std::uint8_t choice = script.byte();
  if (choice == 255) return script.u32();
  if (choice == 254 || setups.empty()) return 0;
  return setups[choice % setups.size()];
}

WeenieFacts any_weenie(Script& script) {
  WeenieFacts weenie;
  const std::uint8_t bits = script.byte();
  weenie.present = (bits & 1) == 0;
  weenie.is_creature = (bits & 2) == 0;
  weenie.is_local_player = (bits & 4) != 0;
  weenie.knows_run_rate = (bits & 8) != 0;
  weenie.jump_model = static_cast<JumpModel>((bits >> 4) % 3u);
  weenie.can_jump = (bits & 64) == 0;
  if ((bits & 128) == 0) return weenie;
  weenie.run_rate = script.real();
  weenie.jump_velocity = script.real();
  weenie.jump_skill = script.real() * 100.0f;
  weenie.runs_by_skill = (bits & 32) != 0;
  weenie.run_skill = weenie.jump_skill;
  weenie.run_rate_above_800 = (bits & 16) != 0;
  weenie.load = script.real();
  weenie.stamina = static_cast<std::int32_t>(script.u32());
  return weenie;
}

ObjectFacts any_facts(Script& script) {
  ObjectFacts facts;
  const std::uint8_t bits = script.byte();
  facts.ground = static_cast<Ground>(bits & 3);
  if ((bits & 4) != 0) facts.weenie = any_weenie(script);
  if ((bits & 8) != 0) facts.state = script.u32();
  if ((bits & 16) != 0) facts.scale = script.real();
  if ((bits & 32) != 0) facts.ground_height = script.real();
  if ((bits & 64) != 0) facts.step_down_height = script.real();
  facts.placement_blocked = (bits & 128) != 0;
  return facts;
}

// The fields that both kinds of state have.
template <class State>
State any_state(Script& script) {
  State s;
  s.current_style = script.command();
  s.forward_command = script.command();
  s.forward_speed = script.real();
  s.sidestep_command = script.command();
  s.sidestep_speed = script.real();
  s.turn_command = script.command();
  s.turn_speed = script.real();
  return s;
}

RawMotionState any_raw(Script& script) {
  auto s = any_state<RawMotionState>(script);
  s.current_hold_key = static_cast<HoldKey>(script.below(4));
  s.forward_hold_key = static_cast<HoldKey>(script.below(4));
  return s;
}

TargetSnapshot any_target(Script& script) {
  TargetSnapshot target;
  target.guid = script.guid();
  target.position = script.position();
  target.size = {script.real(), script.real()};
  target.velocity = script.vec3();
  return target;
}

template <class Role>
void expect_same_state(const Role& a, const Role& b, const char* what) {
  const Difference difference = first_difference(a, b);
  if (difference.found) fail(what, difference.field.c_str());
  if (state_hash(a) != state_hash(b)) fail(what, "hashes");
}

template <class Role>
void read_back(Role& into, const Role& from, const char* what) {
  const Vector<std::byte> written = write_snapshot(from);
  if (const Status status = read_snapshot(into, written); !status) fail(what, status.error().what);
  if (write_snapshot(into) != written) fail(what, "written again, it is other bytes");
  expect_same_state(into, from, what);
}

void expect_sound(const WorldAndRole& state, const char* whose) {
  if (const char* name = first_not_finite(state)) fail("not finite", name);
  if (const char* broken = broken_invariant(state.world.scene)) fail(whose, broken);
}

void expect_same_events(const World& a, const World& b) {
  if (a.dropped_events() != b.dropped_events()) fail("events", "dropped");
  if (!std::ranges::equal(a.events(), b.events(), [](const Event& x, const Event& y) {
        return x.time == y.time && x.object == y.object && x.type == y.type;
      }))
    fail("events", "of a copy");
}

}  // namespace

Setting Setting::chosen(Assets& assets, Script& script) {
  Setting s;
  s.assets = &assets;
  const std::uint8_t bits = script.byte();
  s.world.ground = static_cast<Ground>(bits & 3);
  s.world.gate_passes = (bits & 4) != 0;
  s.world.sleep_when_far = (bits & 8) != 0;
  s.world.pass_tolerance = s.world.sleep_when_far ? 0.002 : 0.0;
  s.world.viewer = s.world.sleep_when_far ? 0x50000001 : 0;
  s.world.event_capacity = (bits & 16) != 0 ? 8 : 256;
  s.world.max_objects = (bits & 32) != 0 ? 3 : 16;
  s.world.quirk_fixes.reapply_every_modifier = (bits & 64) != 0;
  const std::uint8_t roles = script.byte();
  s.client.expects_player = (roles & 1) == 0;
  s.client.max_deferred_messages = (roles & 2) != 0 ? 2 : 32;
  s.client.max_deferred_bytes = (roles & 4) != 0 ? 64 : 4096;
  s.client.resuming_sends = (roles & 8) != 0;
  s.client.silent_in_portal = (roles & 16) == 0;
  s.client.run_as_default = (roles & 8) != 0;
  s.rules.player_interval = (roles & 32) != 0 ? 0.5 : 0.0;
  s.rules.lateness = (roles & 64) != 0 ? 0.5 : 0.0;
  s.rules.announces_jumps = (roles & 128) != 0;
  return s;
}

Session::Session(const Setting& setting)
    : setting_(setting),
      server_world_(*setting.assets, setting.world),
      client_world_(*setting.assets, setting.world),
      server_(server_world_, setting.rules),
      client_(client_world_, setting.client) {}

Session::Session(const Session& other)
    : setting_(other.setting_),
      server_world_(other.server_world_),
      client_world_(other.client_world_),
      server_(server_world_, other.server_),
      client_(client_world_, other.client_),
      to_client_(other.to_client_),
      to_server_(other.to_server_) {}

std::unique_ptr<Session> Session::restored(const Session& other) {
  auto session = std::make_unique<Session>(other.setting_);
  read_back(session->server_, other.server_, "the server's snapshot");
  read_back(session->client_, other.client_, "the client's snapshot");
  session->to_client_ = other.to_client_;
  session->to_server_ = other.to_server_;
  return session;
}

void Session::check() const {
  expect_sound(ServerAccess::state(server_), "server");
  expect_sound(ClientAccess::state(client_), "client");
}

void Session::expect_same(const Session& other) const {
  expect_same_state(server_, other.server_, "a twin's server");
  expect_same_state(client_, other.client_, "a twin's client");
  expect_same_events(server_world_, other.server_world_);
  expect_same_events(client_world_, other.client_world_);
  if (to_client_ != other.to_client_ || to_server_ != other.to_server_) fail("a twin's messages", "");
}

void Session::clear_events() {
  for (World* world : {&server_world_, &client_world_}) {
    world->tick(0.04);  // a copy would report again the limits that were reported since the last tick
    world->clear_events();
  }
}

void Session::step(Script& script) {
  const std::uint8_t what = script.byte();
  World& world = (what & 0x80) != 0 ? client_world_ : server_world_;
  switch (what % 32) {
    case 0: create(world, script); break;
    case 1: remove_or_attach(world, script); break;
    case 2:
    case 3: ask_for_motion(world, script); break;
    case 4:
    case 5: ask_for_move(world, script); break;
    case 6:
    case 7: change_body(world, script); break;
    case 8: change_facts(world, script); break;
    case 9: answer_steps(world, script); break;
    case 10: look(world, script); break;
    case 11:
    case 12: use_keys(script); break;
    case 13: use_client(script); break;
    case 14:
    case 15: order(script); break;
    case 16: use_server(script); break;
    case 17:
    case 18: deliver(to_client_, true, script); break;
    case 19:
    case 20: deliver(to_server_, false, script); break;
    case 21:
    case 22:
    case 23: {
      Vector<std::byte> message = built_message(script);
      if ((what & 0x40) != 0) change_bytes(message, script);
      receive((what & 0x80) != 0, message, script);
      break;
    }
    case 24: {
      const Bytes rest = script.rest();
      const Bytes raw = rest.first(std::min<std::size_t>(rest.size(), script.byte()));
      for (std::size_t i = 0; i < raw.size(); ++i) script.byte();
      receive((what & 0x80) != 0, Vector<std::byte>(raw.begin(), raw.end()), script);
      break;
    }
    default: tick(world, script);
  }
  take_outboxes();
}

void Session::tick(World& world, Script& script) {
  const double seconds = script.seconds();
  world.clear_events();
  if (ticking_ == Ticking::Whole) {
    world.tick(seconds);
    return;
  }
  std::size_t ranges = 0;
  world.plan_tick(seconds, ranges);
  if (ranges > 0) run_ranges(world, ranges);
}

void Session::run_ranges(World& world, std::size_t ranges) {
  TickWorker workers[] = {TickWorker(world), TickWorker(world)};
  const auto run = [&](std::size_t worker) {
    const NoAllocation rule("World::run_range");
    for (std::size_t i = ranges; i-- > 0;)
      if (i % 2 == worker) world.run_range(i, workers[worker]);
  };
  if (ticking_ == Ticking::RangesOnTwoThreads) {
    std::thread other(run, 0);
    run(1);
    other.join();
  } else {
    run(1);
    run(0);
  }
  world.finish_tick();  // takes the events out of the workers
}

void Session::create(World& world, Script& script) {
  ObjectParameters p;
  const Guid guid = script.guid();
  const std::uint8_t bits = script.byte();
  p.setup = any_setup(*setting_.assets, script);
  if ((bits & 1) != 0) p.motion_table = 0x09000000u + script.byte() % 5u;
  p.position = script.position();
  p.in_world = (bits & 2) == 0;
  if ((bits & 4) != 0) p.facts = any_facts(script);
  (void)world.create_object(guid, p);
  if ((bits & 8) != 0) server_.set_player(guid, true);
}

void Session::remove_or_attach(World& world, Script& script) {
  const Guid guid = script.guid();
  switch (script.below(6)) {
    case 0: world.delete_object(guid); break;
    case 1: {
      const Guid parent = script.guid();
      world.attach(guid, parent, script.byte() % 10u, script.byte() % 10u);
      break;
    }
    case 2: world.enter_world(guid); break;
    case 3: world.exit_world(guid); break;
    case 4: world.set_motion_table(guid, 0x09000000u + script.byte() % 5u); break;
    default: world.refresh(); world.reserve(script.byte());
  }
}

void Session::ask_for_motion(World& world, Script& script) {
  const Guid guid = script.guid();
  switch (script.below(8)) {
    case 0: {
      std::array<MotionAction, 3> actions;
      const InterpretedMotionState state = any_state<InterpretedMotionState>(script);
      for (MotionAction& action : actions)
        action = {script.command(), script.real(), script.stamp(), script.flag()};
      world.apply_interpreted_state(guid, state, std::span(actions).first(script.below(4)));
      break;
    }
    case 1: world.apply_raw_state(guid, any_raw(script)); break;
    case 2: world.stop_completely(guid); break;
    case 3: world.jump(guid, script.real()); break;
    case 4:
    case 5: {
      const Command motion = script.command();
      world.stop_motion(guid, motion, script.parameters());
      break;
    }
    default: {
      const Command motion = script.command();
      world.do_motion(guid, motion, script.parameters());
    }
  }
}

void Session::ask_for_move(World& world, Script& script) {
  const Guid guid = script.guid();
  const Guid target = script.guid();
  switch (script.below(12)) {
    case 0: world.move_to_object(guid, any_target(script), script.parameters()); break;
    case 1: {
      const Position to = script.position();
      world.move_to_position(guid, to, script.parameters());
      break;
    }
    case 2: world.turn_to_object(guid, target, script.parameters()); break;
    case 3: world.turn_to_heading(guid, script.parameters()); break;
    case 4: world.cancel_move(guid); break;
    case 5: world.update_target(guid, any_target(script)); break;
    case 6: world.lose_target(guid, target, static_cast<TargetStatus>(script.below(7))); break;
    case 7: world.stick_to(guid, target); break;
    case 8: world.unstick(guid); break;
    case 9: {
      const Position to = script.position();
      world.interpolate_to(guid, to, script.flag());
      break;
    }
    case 10: {
      const Position at = script.position();
      const float start = script.real();
      world.constrain_to(guid, at, start, script.real());
      break;
    }
    default: world.move_to_object(guid, target, script.parameters());
  }
}

void Session::change_body(World& world, Script& script) {
  const Guid guid = script.guid();
  switch (script.below(8)) {
    case 0: world.teleport(guid, script.position()); break;
    case 1: world.set_velocity(guid, script.vec3()); break;
    case 2: world.set_local_velocity(guid, script.vec3()); break;
    case 3: world.set_omega(guid, script.vec3()); break;
    case 4: world.stop_interpolating(guid); break;
    case 5: world.unconstrain(guid); break;
    default: {
      const bool contact = script.flag();
      world.set_ground_contact(guid, contact, script.flag());
    }
  }
}

void Session::change_facts(World& world, Script& script) {
  const Guid guid = script.guid();
  if (script.flag())
    world.set_weenie(guid, any_weenie(script));
  else
    world.set_facts(guid, any_facts(script));
}

void Session::answer_steps(World& world, Script& script) {
  const Guid guid = script.guid();
  const bool lies = script.flag();
  const StepPlan plan = world.plan_steps(guid);
  for (int i = 0; i < plan.count; ++i) {
    StepAnswer answer;
    if (!world.begin_step(guid, lies ? script.seconds() : plan.quanta[i], answer.frame)) continue;
    if (lies) answer.frame = script.frame();
    answer.contact = !lies || script.flag();
    answer.walkable = answer.contact;
    world.end_step(guid, answer);
  }
}

void Session::look(World& world, Script& script) {
  PoseOptions options;
  const std::uint8_t bits = script.byte();
  options.mode = static_cast<PoseMode>(bits & 1);
  options.place = static_cast<BodyPlace>(bits >> 1 & 1);
  options.format = static_cast<PoseFormat>((bits >> 2 & 3) % 3);
  options.order = static_cast<MatrixOrder>(bits >> 4 & 1);
  options.part_scales = static_cast<PartScales>(bits >> 5 & 1);
  options.unused_parts = static_cast<UnusedParts>(bits >> 6 & 1);
  options.origin = static_cast<PoseOrigin>(bits >> 7 & 1);
  options.seconds_since_tick = script.seconds();
  options.landblock = script.cell();

  alignas(16) static std::byte memory[16384];
  alignas(16) static std::byte scales[16384];
  PoseBuffer buffer{memory, script.byte() % 9u, script.byte(), script.byte() * std::size_t{4}, {}};
  if (script.flag()) buffer.scales = {scales, script.byte(), script.byte() * std::size_t{4}};
  std::array<Guid, 6> guids;
  std::array<std::uint32_t, 6> counts;
  for (Guid& guid : guids) guid = script.guid();
  (void)world.write_poses(buffer, counts, guids, options);
  world.write_pose(buffer, guids[0], options);
  std::array<ObjectState, 6> states;
  world.read_states(states.data(), guids);
  (void)world.display_position(guids[0], options.seconds_since_tick);
  (void)world.distance_between(guids[0], guids[1]);
  for (const Event& e : world.events())
    if (e.type == EventType::Hook) (void)world.hook_fields(e.hook.source);
}

void Session::use_keys(Script& script) {
  KeyCommand key;
  const std::uint8_t what = script.byte();
  switch (what % 8) {
    case 0: client_.set_hold_run((what & 0x80) != 0, static_cast<RunSource>(what >> 6 & 1)); break;
    case 1: client_.set_auto_run((what & 0x80) != 0); break;
    case 2: client_.stop_completely(); break;
    case 3: client_.lose_focus(); break;
    default:
      key.motion = script.command();
      if ((what & 0x40) != 0) key.speed = script.real();
      key.device = static_cast<KeyCommand::Device>(what >> 5 & 1);
      key.run = (what & 0x10) != 0;
      (what & 0x80) != 0 ? client_.release_key(key) : client_.press_key(key);
  }
  (void)client_.jump_level();
}

void Session::use_client(Script& script) {
  switch (script.below(8)) {
    case 0: client_.set_player(script.guid()); break;
    case 1: client_.set_enabled(script.flag()); break;
    case 2: {
      const float heading = script.real();
      client_.turn_to(heading, script.flag());
      break;
    }
    case 3: {
      const ContactPlane plane{script.vec3(), script.real()};
      client_.set_contact_plane(script.flag() ? &plane : nullptr);
      break;
    }
    case 4: client_.set_autonomy_level(script.byte() % 4u); break;
    case 5: script.flag() ? client_.begin_mouse_look() : client_.end_mouse_look(); break;
    case 6: client_.mouse_turn(script.real()); break;
    default: client_.update();
  }
}

void Session::order(Script& script) {
  const Guid guid = script.guid();
  const Guid target = script.guid();
  switch (script.below(12)) {
    case 0:
    case 1: {
      const Command motion = script.command();
      server_.do_motion(guid, motion, script.parameters());
      break;
    }
    case 2: {
      const Command motion = script.command();
      server_.stop_motion(guid, motion, script.parameters());
      break;
    }
    case 3: server_.stop_completely(guid); break;
    case 4: server_.move_to_object(guid, target, script.parameters()); break;
    case 5: server_.turn_to_object(guid, target, script.parameters()); break;
    case 6: {
      const Position to = script.position();
      server_.move_to_position(guid, to, script.parameters());
      break;
    }
    case 7: server_.turn_to_heading(guid, script.parameters()); break;
    case 8: server_.set_run_rate(guid, script.real()); break;
    case 9: {
      const Vec3 velocity = script.vec3();
      server_.set_velocity(guid, velocity, script.vec3());
      break;
    }
    case 10: server_.set_state(guid, script.u32()); break;
    default: server_.teleport(guid, script.position());
  }
}

void Session::use_server(Script& script) {
  const Guid guid = script.guid();
  switch (script.below(8)) {
    case 0: server_.set_player(guid, script.flag()); break;
    case 1: server_.complete_teleport(guid); break;
    case 2: server_.correct_position(guid); break;
    case 3: server_.send_position(guid, static_cast<Audience>(1 + script.below(3))); break;
    case 4: server_.send_motion(guid); break;
    case 5:
    case 6:
      if (to_client_.size() < kMailRoom && server_world_.contains(guid))
        to_client_.push_back(server_.describe(guid));
      break;
    default: server_.broadcast_due();
  }
}

void Session::deliver(Mail& mail, bool to_client, Script& script) {
  if (mail.empty()) return;
  // Mostly in order; also late, twice, or changed on the way.
  const std::uint8_t how = script.byte();
  const std::size_t which = how < 192 ? 0 : how % mail.size();
  Vector<std::byte> message = mail[which];
  if ((how & 1) == 0 || how < 192) mail.erase(mail.begin() + static_cast<std::ptrdiff_t>(which));
  if (how >= 128 && how < 192) change_bytes(message, script);
  receive(to_client, message, script);
}

void Session::receive(bool by_client, Bytes message, Script& script) {
  if (by_client) {
    const Result<CheckResult> result = client_.receive(message);
    if (!result && result.error().offset > message.size()) fail("Client::receive", "offset");
  } else {
    const Result<ClientCheckResult> result = server_.receive(script.guid(), message);
    if (!result && result.error().offset > message.size()) fail("Server::receive", "offset");
  }
}

void Session::take_outboxes() {
  for (const OutboundMessage& m : server_.outbox())
    if (to_client_.size() < kMailRoom) to_client_.emplace_back(m.bytes.begin(), m.bytes.end());
  for (const OutboundMessage& m : client_.outbox())
    if (to_server_.size() < kMailRoom) to_server_.emplace_back(m.bytes.begin(), m.bytes.end());
  server_.clear_outbox();
  client_.clear_outbox();
}

}  // namespace acm::fuzz
