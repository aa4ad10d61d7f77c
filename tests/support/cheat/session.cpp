// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "support/cheat/session.h"

#include "acmotion/commands.hpp"
#include "acmotion/wire.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <span>
#include <utility>
#include <variant>

namespace acm::test::cheat {

namespace {

constexpr std::uint32_t kFirstContext = 1000;
constexpr Vec3 kPush{0.0f, 3.0f, 4.0f};  // metres per second, that the host gives the body
const Position kHome = field(50.0f, 50.0f);

// Seconds from an order on a standing body to its effect.
constexpr double kLongestSwing = 6.0;  // from lying asleep
constexpr double kLongestStop = 2.0;
constexpr double kLongestMove = 6.0;
constexpr double kLongestDeath = 3.0;
// More than that for a move that follows the keys of a client, whose links may play for so long.
constexpr double kLongestWaitForKeys = 3.0;

bool is_rotation(const Quat& q) {
  const float square = q.w * q.w + q.x * q.x + q.y * q.y + q.z * q.z;
  return std::fabs(square - 1.0f) <= 0.0011f;  // managers 5.6, and its rounding
}

bool stands(const ObjectState& s) {
  return s.contact && s.on_walkable;
}

// What keeps a body busy.
std::string busy_text(const ObjectState& s) {
  char text[200];
  std::snprintf(text, sizeof(text),
                "; it does %08x at speed %g and %08x, %u motions wait, its move is of kind %d",
                s.movement.forward_command, static_cast<double>(s.movement.forward_speed), s.substate,
                unsigned{s.pending_motions}, static_cast<int>(s.move));
  return text;
}

std::string names_of(std::span<const OutboundMessage> sent) {
  std::string names;
  for (const OutboundMessage& m : sent)
    names += (names.empty() ? "" : ", ") + std::string(wire::to_string(wire::identify(m.bytes)->code()));
  return names;
}

// Whether a body stands where its client has said: the server has taken the place.
bool is_at_its_place(const wire::Message& message, const Position& place) {
  constexpr float kRounding = 0.001f;  // metres
  return std::visit(
      [&](const auto& m) {
        if constexpr (requires { m.position.frame; }) {
          const Vec3 way = offset(m.position, place);
          return std::hypot(way.x, way.y) <= kRounding;
        } else {
          return false;
        }
      },
      message);
}

// What was said with the client in the world and not without it, or the other way round.
std::string first_difference(const std::vector<std::string>& with, const std::vector<std::string>& without) {
  const auto [a, b] = std::mismatch(with.begin(), with.end(), without.begin(), without.end());
  if (a == with.end() && b == without.end()) return {};
  return (a == with.end() ? "nothing" : *a) + " in place of " + (b == without.end() ? "nothing" : *b);
}

}  // namespace

const char* to_string(Broken broken) {
  static constexpr std::array<const char*, kBrokenKinds> kNames = {"rotation", "jump",     "attack", "order",
                                                                   "travel",   "innocent", "flood"};
  return kNames[static_cast<std::size_t>(broken)];
}

Session::Session(const Setting& setting)
    : setting_(setting),
      bounds_(setting),
      side_(setting_, true),
      control_(setting_, false),
      liar_(setting.liar),
      contexts_(kFirstContext) {
  bounds_.restart(now(), body().position);
}

void Session::run(fuzz::Script& script) {
  while ((!script.done() || liar_.has_plan()) && tick_ < kMostTicks) tick(&script);
  end_with_orders();
}

std::string Session::report() const {
  std::string text = setting_.text() + "; tried " + liar_.tried();
  char time[32];
  for (const Finding& f : findings_) {
    std::snprintf(time, sizeof(time), "\n  %.2f s: ", f.time);
    text += time + std::string(to_string(f.broken)) + ": " + f.what;
  }
  return text;
}

// ---- Time

void Session::tick(fuzz::Script* script) {
  corrections_ = 0;
  side_.play_innocent(tick_);
  control_.play_innocent(tick_);
  if (script) lie(*script);
  check_body();
  if (script && !death_ordered_ && setting_.host_orders && tick_ % 8 == 7) order(*script);
  side_.order_creature(tick_);
  control_.order_creature(tick_);
  if (portal_ticks_ > 0 && --portal_ticks_ == 0) arrive();
  side_.pass();
  control_.pass();
  ++tick_;
  check_body();
  if (++ticks_since_clear_ < setting_.clear_interval && script) return;
  read_events();
  check_innocent();
  ticks_since_clear_ = 0;
}

void Session::lie(fuzz::Script& script) {
  liar_.hear_timestamps(side_.server);
  force_stamp_ = liar_.timestamps().force_position;
  if (!liar_.has_plan()) liar_.choose(script);
  liar_.play(side_.world, script, [&](const wire::Message& m) { receive(m); });
}

void Session::receive(const wire::Message& message) {
  const auto bytes = wire::encode(message);
  if (!bytes) return;
  const std::size_t sent = side_.server.outbox().size();
  const Position before = body().position;
  const Result<ClientCheckResult> result = side_.server.receive(setting_.liar, *bytes);
  const float raised = body().position.frame.origin.z - before.frame.origin.z;
  raised_by_places_ += std::max(0.0, static_cast<double>(raised));
  check_answers(sent);
  // Where a late place is ignored the client may be elsewhere, though it has named the body's own place.
  const bool is_taken = setting_.rules.lateness == 0.0 || distance(before, body().position) > 0.0f;
  if (result && result->accepted() && is_taken && is_at_its_place(message, body().position))
    bounds_.stated(now(), body().position);
  const bool is_about_place = !std::holds_alternative<wire::AutonomyLevel>(message);
  if (!result || !result->accepted() || !is_about_place) return;
  if (std::holds_alternative<wire::Jump>(message)) jumped_at_ = now();
  awaited_move_ = 0;  // keys end a move, and a place leads it elsewhere: a client may do both
  if (portal_ticks_ > 0 || death_ordered_)
    found(Broken::Order, "a message was accepted from a client that the host has moved away or killed");
}

// One message becomes at most two, and corrections go to the owner, once a tick (SV-37).
void Session::check_answers(std::size_t first) {
  constexpr std::size_t kMost = 2;
  const std::span<const OutboundMessage> sent = side_.server.outbox().subspan(first);
  if (sent.size() > kMost) found(Broken::Flood, "one message became " + names_of(sent));
  for (const OutboundMessage& m : sent) {
    if (m.about != setting_.liar) found(Broken::Innocent, "a client's message became one about another body");
    check_motion(m.bytes);
    const auto position = wire::decode<wire::UpdatePosition>(m.bytes);
    if (!position) continue;
    if (!is_rotation(position->pack.position.frame.rotation))
      found(Broken::Rotation, "an UpdatePosition has a rotation that is none");
    if (std::exchange(force_stamp_, position->pack.force_position) == position->pack.force_position) continue;
    if (m.audience != Audience::Owner) found(Broken::Flood, "a client's own correction was sent to others");
    if (++corrections_ > 1) found(Broken::Flood, "more than one correction in a tick");
  }
}

// Others are sent 16 bits of each command.
void Session::check_motion(Bytes bytes) {
  const auto motion = wire::decode<wire::UpdateMotion>(bytes);
  if (!motion) return;
  const auto* content = std::get_if<wire::InterpretedMotionStatePack>(&motion->body.content);
  if (!content) return;
  const Command forward = wire::unpack(*content).forward_command;
  if (is_action(forward) || (forward == command::kDead && !death_ordered_))
    found(Broken::Attack, "an UpdateMotion shows others a blow or a death that the host did not order");
}

// ---- Orders of the host

void Session::order(fuzz::Script& script) {
  if (portal_ticks_ > 0) return;
  const std::size_t choice = script.below(16);
  if (choice >= 1 && choice <= 5) awaited_move_ = 0;  // an order ends the one before
  switch (choice) {
    case 1:  // one at a time: the seventh that waits would be refused (core 7.4)
      if (done_ < last_swing_) break;
      last_swing_ = order_swing();
      swing_deadline_ = now() + kLongestSwing;
      break;
    case 2: order_stop(); break;
    case 3: await_move(order_move()); break;
    case 4: order_teleport(); break;
    case 5: order_velocity(); break;
    case 6: side_.server.correct_position(setting_.liar); break;
    default: break;
  }
}

void Session::expect_accepted(const Outcome& outcome, const char* what) {
  if (!outcome) found(Broken::Order, std::string(what) + " was refused: " + acm::to_string(outcome.refused));
}

// Stops first and takes the stance, so that nothing honest refuses it. In the air every action is refused
// (core 7.5).
std::uint32_t Session::order_swing() {
  if (!stands(body())) return 0;
  MovementParameters p;
  p.context_id = ++contexts_;
  expect_accepted(side_.server.stop_completely(setting_.liar), "a stop");
  expect_accepted(side_.server.do_motion(setting_.liar, command::kSwordCombat, p), "a stance");
  p.context_id = ++contexts_;
  expect_accepted(side_.server.do_motion(setting_.liar, command::kSlashHigh, p), "a swing");
  return contexts_;
}

void Session::order_stop() {
  expect_accepted(side_.server.stop_completely(setting_.liar), "a stop");
  const InterpretedMotionState movement = body().movement;
  if (movement.forward_command != command::kReady || movement.sidestep_command != 0 ||
      movement.turn_command != 0)
    found(Broken::Order, "a stop has left a motion");
}

std::uint32_t Session::order_move(bool runs) {
  MovementParameters p;
  p.context_id = ++contexts_;
  if (runs) p.walk_run_threshold = 0.5f;
  Position to = body().position;
  to.frame.origin.x += 3.0f;
  expect_accepted(side_.server.move_to_position(setting_.liar, to, p), "a move");
  return contexts_;
}

// In the air no motion of a move begins (core 7.5), and a jump that waits for the landing ends the move
// (SV-32).
void Session::await_move(std::uint32_t context) {
  if (!stands(body()) || now() <= jumped_at_ + setting_.rules.jump_slack + setting_.tick) return;
  awaited_move_ = context;
  move_deadline_ = now() + kLongestMove + kLongestWaitForKeys;
}

void Session::order_teleport() {
  if (!side_.server.teleport(setting_.liar, kHome)) found(Broken::Order, "a teleport was refused");
  if (distance(body().position, kHome) > 0.001f) found(Broken::Order, "a teleport has led elsewhere");
  portal_ticks_ = 6;
  bounds_.restart(now(), body().position);
}

void Session::arrive() {
  side_.server.complete_teleport(setting_.liar);
  if (setting_.ground == Ground::None || setting_.ground == Ground::LastKnown)
    side_.world.set_ground_contact(setting_.liar, true, true);
}

void Session::order_velocity() {
  if (!side_.server.set_velocity(setting_.liar, kPush)) found(Broken::Order, "a velocity was refused");
  bounds_.push(now(), kPush);
}

template <class Done>
void Session::expect_within(double seconds, const char* what, Done&& done) {
  for (double waited = 0.0; waited < seconds; waited += setting_.tick) {
    if (done()) return;
    tick(nullptr);
  }
  found(Broken::Order, what + busy_text(body()));
}

// The client is silent. Whatever it has left behind, the host's orders are carried out.
void Session::end_with_orders() {
  awaited_move_ = 0;
  while (portal_ticks_ > 0) tick(nullptr);
  order_teleport();
  while (portal_ticks_ > 0) tick(nullptr);
  expect_within(0.5, "a body that was put on the ground does not stand", [&] { return stands(body()); });
  if (const std::uint32_t swing = order_swing()) {
    expect_within(kLongestSwing, "a swing was not done in time", [&] { return done_ >= swing; });
    if (swung_ != swing) found(Broken::Order, "a swing had no Attack hook");
  }
  order_stop();
  expect_within(kLongestStop, "a stop was not done in time", [&] { return body().pending_motions == 0; });
  for (const bool runs : {false, true}) {
    const std::uint32_t move = order_move(runs);
    expect_within(kLongestMove, "a move was not done in time", [&] { return done_ >= move; });
  }
  expect_accepted(side_.server.do_motion(setting_.liar, command::kDead), "a death");
  death_ordered_ = true;
  const double deadline = now() + kLongestDeath;
  lie_while_dead();
  expect_within(deadline - now(), "a death was not done in time",
                [&] { return body().substate == command::kDead; });
}

// Each trick for two ticks, which is more than a second. The server accepts nothing (SV-3).
void Session::lie_while_dead() {
  constexpr std::size_t kChoices = 1024;
  const std::vector<std::byte> choices = drawn_choices(1, kChoices);
  fuzz::Script script(choices);
  bool was_dead = false;
  for (unsigned trick = 1; trick < static_cast<unsigned>(Trick::Count); ++trick) {
    liar_.begin(static_cast<Trick>(trick), 2);
    while (liar_.has_plan()) {
      tick(&script);
      const bool is_dead = body().substate == command::kDead;
      if (was_dead && !is_dead) found(Broken::Order, "a dead body has risen" + busy_text(body()));
      was_dead = is_dead;
    }
  }
}

// ---- Checks

void Session::found(Broken broken, std::string what) {
  for (const Finding& f : findings_)
    if (f.broken == broken) return;
  findings_.push_back({broken, now(), std::move(what)});
}

Broken Session::blame(const std::string& what) const {
  for (const Finding& f : findings_)
    if (f.broken == Broken::Rotation) return Broken::Rotation;
  if (what.starts_with("distance")) return Broken::Travel;
  return what.starts_with("height") && raised_by_places_ > kPlay ? Broken::Travel : Broken::Jump;
}

void Session::check_body() {
  const ObjectState s = body();
  if (!is_rotation(s.position.frame.rotation))
    found(Broken::Rotation, "the body has a rotation that is none");
  if (const std::string wrong = bounds_.check_velocity(s.velocity); !wrong.empty())
    found(blame(wrong), wrong);
  if (const std::string wrong = bounds_.check(now(), s.position); !wrong.empty()) found(blame(wrong), wrong);
  if (!death_ordered_ && (s.movement.forward_command == command::kDead || s.substate == command::kDead))
    found(Broken::Attack, "the body is dead, and the host did not order it");
}

void Session::read_events() {
  int limits = 0;
  for (const Event& e : side_.world.events_of(setting_.liar)) {
    if (e.type == EventType::MotionDone) done_ = std::max(done_, e.motion_done.context_id);
    const bool is_awaited = awaited_move_ != 0 && e.type == EventType::MoveFinished &&
                            e.move_finished.context_id == awaited_move_;
    if (is_awaited && e.move_finished.code != MotionError::None)
      found(Broken::Order, "a move that nothing had cancelled did not arrive");
    if (e.type == EventType::MoveFinished) done_ = std::max(done_, e.move_finished.context_id);
    if (e.type == EventType::LimitReached) ++limits;
    if (e.type != EventType::Hook || e.hook.type != HookType::Attack) continue;
    if (e.hook.context_id == swung_) found(Broken::Attack, "a swing has two Attack hooks");
    swung_ = std::max(swung_, e.hook.context_id);
    if (e.hook.context_id <= kFirstContext || e.hook.context_id > contexts_)
      found(Broken::Attack, "an Attack hook fires that the host did not order");
  }
  // The end of a swing competes with that of keys for the slots of one body (WorldOptions::event_slots).
  if (side_.world.dropped_events() > 0) last_swing_ = 0;
  if (done_ < last_swing_ && now() > swing_deadline_)
    found(Broken::Order, "a swing was not done in time while the client lied" + busy_text(body()));
  if (side_.world.dropped_events() > 0 || done_ >= awaited_move_) awaited_move_ = 0;
  if (awaited_move_ != 0 && now() > move_deadline_) {
    found(Broken::Order, "a move was not done in time while the client lied" + busy_text(body()));
    awaited_move_ = 0;
  }
  if (limits > ticks_since_clear_ + 1)
    found(Broken::Flood, std::to_string(limits) + " events LimitReached in " +
                             std::to_string(ticks_since_clear_) + " ticks");
}

void Session::check_innocent() {
  side_.clear_events();
  control_.clear_events();
  const Side::Record with = side_.take_record();
  const Side::Record without = control_.take_record();
  if (const std::string other = first_difference(with.events, without.events); !other.empty())
    found(Broken::Innocent, "event " + other);
  if (const std::string other = first_difference(with.messages, without.messages); !other.empty())
    found(Broken::Innocent, "message " + other);
}

}  // namespace acm::test::cheat
