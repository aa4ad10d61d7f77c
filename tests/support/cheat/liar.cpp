// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "support/cheat/liar.h"

#include "acmotion/commands.hpp"
#include "acmotion/wire.hpp"
#include "base/vec3.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace acm::test::cheat {

namespace {

constexpr int kFlood = 1000;                    // messages in a tick
constexpr std::size_t kChoicesOfAMessage = 48;  // what one that is drawn reads at most, nearly always
constexpr std::array<float, 8> kStrides = {9.9f, 5.0f, 2.0f, 1.0f, 0.5f, 0.3f, 0.15f, 19.0f};
constexpr std::array<float, 8> kSpeeds = {0.0f, 1e-6f, 0.01f, 0.25f, 1.0f, -1e-6f, -1.0f, 10.0f};
constexpr std::array<Vec3, 6> kDirections = {Vec3{0.0f, 1.0f, 0.0f},  Vec3{0.0f, 0.0f, 1.0f},
                                             Vec3{1.0f, 0.0f, 0.0f},  Vec3{0.0f, 0.7f, 0.7f},
                                             Vec3{0.0f, 0.0f, -1.0f}, Vec3{0.6f, 0.8f, 0.0f}};
constexpr std::array<Quat, 6> kRotations = {Quat{10.0f, 0.0f, 0.0f, 10.0f}, Quat{0.0f, 0.0f, 0.0f, 0.0f},
                                            Quat{1.5f, 0.0f, 0.0f, 0.0f},   Quat{10.0f, 10.0f, 10.0f, 10.0f},
                                            Quat{1.001f, 0.0f, 0.0f, 0.0f}, Quat{0.1f, 0.0f, 0.0f, 0.0f}};

// Backwards by half a right angle, on its back, on its side, head down.
constexpr std::array<Quat, 4> kTilts = {
    Quat{0.9238795f, 0.3826834f, 0.0f, 0.0f}, Quat{0.7071068f, 0.7071068f, 0.0f, 0.0f},
    Quat{0.7071068f, 0.0f, 0.7071068f, 0.0f}, Quat{0.0f, 1.0f, 0.0f, 0.0f}};
// Dead, slashes and a run with other high bits.
constexpr std::array<Command, 6> kFalseCommands = {0x41000011, 0x4000005B, 0x60000058,
                                                   0x45000007, 0x0000005B, 0x40010011};

// Of rhythms: what an honest client could do, a little less and a little more.
constexpr std::array<float, 8> kSmallWays = {0.0f, 0.0f, 0.05f, 0.15f, 0.5f, 2.0f, -0.3f, -2.0f};
constexpr std::array<float, 8> kJumpSpeeds = {0.0f, 2.0f, 2.9f, 4.0f, 10.0f, 18.0f, 40.0f, -5.0f};
constexpr std::array<Command, 6> kGaits = {command::kWalkForward, command::kWalkForward,
                                           command::kRunForward,  command::kWalkBackwards,
                                           command::kReady,       command::kSleeping};

template <class T, std::size_t N>
const T& one_of(const std::array<T, N>& list, fuzz::Script& script) {
  return list[script.below(N)];
}

HoldKey any_hold_key(fuzz::Script& script) {
  return static_cast<HoldKey>(script.below(4));
}

}  // namespace

const char* to_string(Trick trick) {
  static constexpr std::array<const char*, static_cast<std::size_t>(Trick::Count)> kNames = {
      "Silence",       "AnyMessages",     "Jumps",           "LandsAndJumps", "Staircase",    "RunsAhead",
      "LongRotations", "Attacks",         "Emotes",          "Dies",          "Requests",     "FloodOfPlaces",
      "FloodOfKeys",   "FloodOfJumps",    "FloodOfSteps",    "Tilts",         "ContactBytes", "FalseCommands",
      "Rhythm",        "FloodOfMessages", "FloodOfRequests", "FloodOfEmotes"};
  return kNames[static_cast<std::size_t>(trick)];
}

std::vector<std::byte> drawn_choices(std::uint64_t seed, std::size_t count) {
  std::vector<std::byte> choices(count);
  for (std::byte& b : choices) {
    std::uint64_t z = (seed += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    b = static_cast<std::byte>(z ^ (z >> 31));
  }
  return choices;
}

std::string Liar::tried() const {
  std::string list;
  for (unsigned i = 0; i < static_cast<unsigned>(Trick::Count); ++i)
    if ((tried_ >> i & 1u) != 0)
      list += (list.empty() ? "" : ", ") + std::string(to_string(static_cast<Trick>(i)));
  return list;
}

void Liar::choose(fuzz::Script& script) {
  // Each fourth is a rhythm, of which there are more than of any other trick. Later tricks have later
  // numbers, so that seeds keep their meaning.
  constexpr auto kTricks = static_cast<std::size_t>(Trick::Count);
  constexpr auto kRhythm = static_cast<std::size_t>(Trick::Rhythm);
  constexpr std::size_t kMoreRhythms = 6;
  const std::size_t choice = script.below(kTricks + kMoreRhythms);
  const std::size_t later = std::max(choice, kRhythm + kMoreRhythms) - kMoreRhythms;
  begin(static_cast<Trick>(std::min(choice, later)), 1 + script.byte() % 60);
  tried_ |= 1u << static_cast<unsigned>(trick_);
  way_ = one_of(kDirections, script) * one_of(kStrides, script);
  rotation_ = one_of(kRotations, script);
  speed_ = one_of(kSpeeds, script);
  if (trick_ == Trick::Rhythm) choose_rhythm(script);
  if (trick_ == Trick::FloodOfMessages || trick_ == Trick::FloodOfRequests) flood_seed_ = script.u16();
  velocity_ = script.flag() ? Vec3{0.0f, 4.0f, 10.0f} : script.vec3();
  stands_ = script.byte() % 4 != 0;
}

void Liar::begin(Trick trick, int ticks) {
  trick_ = trick;
  ticks_left_ = ticks;
  tick_ = 0;
}

void Liar::hear_timestamps(const Server& server) {
  const Vector<std::byte> description = server.describe(guid_);
  const auto m = wire::decode<wire::CreateObject>(description);
  if (!m) return;
  const wire::TimestampTable& t = m->physics.timestamps;
  timestamps_ = {t[wire::Timestamp::Instance], t[wire::Timestamp::ServerControl],
                 t[wire::Timestamp::Teleport], t[wire::Timestamp::ForcePosition]};
}

wire::MoveToState Liar::keys(Command forward, float speed) {
  RawMotionState raw;
  raw.forward_command = forward;
  raw.forward_speed = speed;
  raw.current_hold_key = HoldKey::Run;
  wire::MoveToState m;
  m.action = action_++;
  m.raw = wire::pack(raw);
  m.position = own_;
  m.timestamps = timestamps_;
  m.contact = wire::MoveToState::kContact;
  return m;
}

wire::AutonomousPosition Liar::place(const Position& position, bool stands) {
  wire::AutonomousPosition m;
  m.action = action_++;
  m.position = position;
  m.timestamps = timestamps_;
  m.contact = stands ? 1 : 0;
  return m;
}

wire::Jump Liar::jump() {
  wire::Jump m;
  m.action = action_++;
  m.extent = 1.0f;
  m.velocity = velocity_;
  m.position = own_;
  m.timestamps = timestamps_;
  return m;
}

wire::MoveToState Liar::emotes() {
  constexpr std::array<Command, 3> kEmotes = {command::kWave, command::kBowDeep, command::kCheer};
  wire::MoveToState m = keys(command::kReady);
  for (std::size_t i = 0; i < 6; ++i) {
    MotionAction action;
    action.command = kEmotes[i % kEmotes.size()];
    action.speed = speed_;
    action.timestamp = action_stamp_++ & 0x7FFF;
    action.autonomous = stands_;
    m.raw.actions.push_back(wire::pack(action));
  }
  return m;
}

Position Liar::any_place(fuzz::Script& script) {
  const std::uint8_t how = script.byte();
  if (how == 255) return script.position();
  Position p = own_;
  if (how >= 128) p.frame.origin = p.frame.origin + script.vec3();
  if (how >= 224) p.frame.rotation = script.quat();
  return p;
}

void Liar::lie_about_timestamps(wire::ClientTimestamps& t, fuzz::Script& script) {
  const std::uint8_t how = script.byte();
  if (how >= 216) action_ += how % 8u - 4u;  // the next messages are older, or leave numbers out
  if (how < 224) return;
  t.teleport = static_cast<std::uint16_t>(t.teleport + (how & 3));
  t.force_position = static_cast<std::uint16_t>(t.force_position + (how >> 2 & 3));
  if (how == 249) t.teleport = script.stamp();
  if (how == 248) t.force_position = script.stamp();
  if (how >= 250) t.instance = script.stamp();
  t.server_control = script.stamp();
}

wire::MoveToState Liar::any_keys(fuzz::Script& script) {
  wire::MoveToState m = keys(script.command());
  using Pack = wire::RawMotionStatePack;
  m.raw.flags = script.u16() & Pack::kFields;
  RawMotionState& s = m.raw.state;
  if (m.raw.sends(Pack::kCurrentHoldKey)) s.current_hold_key = any_hold_key(script);
  if (m.raw.sends(Pack::kCurrentStyle)) s.current_style = script.command();
  if (m.raw.sends(Pack::kForwardHoldKey)) s.forward_hold_key = any_hold_key(script);
  if (m.raw.sends(Pack::kForwardSpeed)) s.forward_speed = script.real();
  if (m.raw.sends(Pack::kSidestepCommand)) s.sidestep_command = script.command();
  if (m.raw.sends(Pack::kSidestepHoldKey)) s.sidestep_hold_key = any_hold_key(script);
  if (m.raw.sends(Pack::kSidestepSpeed)) s.sidestep_speed = script.real();
  if (m.raw.sends(Pack::kTurnCommand)) s.turn_command = script.command();
  if (m.raw.sends(Pack::kTurnSpeed)) s.turn_speed = script.real();
  for (std::size_t i = script.below(8); i > 0; --i) {
    MotionAction action{script.command(), script.real(), action_stamp_++, script.flag()};
    m.raw.actions.push_back(wire::pack(action));
  }
  m.contact = static_cast<std::uint8_t>(script.below(4));
  return m;
}

wire::Message Liar::any_request(fuzz::Script& script) {
  switch (script.below(6)) {
    case 0:
    case 1: {
      wire::DoMovementCommand m;
      m.action = action_++;
      m.motion = script.command();
      m.speed = script.flag() ? 1.0f : script.real();
      m.hold_key = any_hold_key(script);
      return m;
    }
    case 2: {
      wire::StopMovementCommand m;
      m.action = action_++;
      m.motion = script.command();
      m.hold_key = any_hold_key(script);
      return m;
    }
    case 3: return wire::TurnTo{action_++, script.real() * 30.0f, script.byte()};
    case 4: return wire::JumpNonAutonomous{action_++, script.real()};
    default: return wire::AutonomyLevel{action_++, script.byte() % 4u};
  }
}

wire::Message Liar::any_message(fuzz::Script& script) {
  switch (script.below(8)) {
    case 0:
    case 1:
    case 2: {
      wire::MoveToState m = any_keys(script);
      m.position = any_place(script);
      lie_about_timestamps(m.timestamps, script);
      return m;
    }
    case 3:
    case 4: {
      wire::AutonomousPosition m = place(any_place(script), script.flag());
      lie_about_timestamps(m.timestamps, script);
      return m;
    }
    case 5: {
      wire::Jump m = jump();
      m.form = script.flag() ? wire::Jump::Form::Short : wire::Jump::Form::Retail;
      m.extent = script.real();
      m.velocity = script.vec3();
      if (m.form == wire::Jump::Form::Retail) m.position = any_place(script);
      lie_about_timestamps(m.timestamps, script);
      return m;
    }
    default: return any_request(script);
  }
}

void Liar::attack(const Send& send) {
  if (tick_ == 0) send(wire::AutonomyLevel{action_++, autonomy::kServer});
  wire::DoMovementCommand m;
  m.motion = tick_ == 0 ? command::kSwordCombat : command::kSlashHigh;
  m.action = action_++;
  send(m);
}

void Liar::tilt(const Quat& rotation, const Send& send) {
  Position tilted = own_;
  tilted.frame.rotation = rotation;
  wire::MoveToState run = keys(command::kWalkForward);
  run.position = tilted;
  if (tick_ % 8 == 0) send(run);
  wire::Jump leap = jump();
  leap.position = tilted;
  leap.velocity.y = 18.0f;
  if (tick_ % 8 == 4) send(leap);
  send(place(tilted, stands_));
}

void Liar::flood(const Send& send) {
  if (floods_left_ == 0) return;
  --floods_left_;
  for (int i = 0; i < kFlood; ++i) {
    Position far = own_;
    far.frame.origin.y += i % 2 == 0 ? 3.0f : -30.0f;  // beyond its budget, and beyond the farthest request
    Position near = own_;
    near.frame.origin = near.frame.origin + way_ * (0.0099f * static_cast<float>(i + 1) / length(way_));
    if (trick_ == Trick::FloodOfJumps)
      send(jump());
    else if (trick_ == Trick::FloodOfEmotes)
      send(emotes());
    else if (trick_ == Trick::FloodOfSteps)
      send(place(near));
    else if (trick_ == Trick::FloodOfPlaces)
      send(place(far, stands_));
    else
      send(keys(command::kWalkForward, 10.0f + static_cast<float>(i)));
  }
}

void Liar::drawn_flood(const Send& send) {
  if (floods_left_ == 0) return;
  --floods_left_;
  const std::vector<std::byte> choices = drawn_choices(flood_seed_++, kFlood * kChoicesOfAMessage);
  fuzz::Script script(choices);
  for (int i = 0; i < kFlood; ++i)
    send(trick_ == Trick::FloodOfRequests ? any_request(script) : any_message(script));
}

void Liar::choose_rhythm(fuzz::Script& script) {
  constexpr int kLongest = 240;  // ticks: what is saved up for messages that lag hides it for seconds
  ticks_left_ = kLongest;
  rhythm_ticks_ = 1 + static_cast<int>(script.below(6));
  for (Beat& beat : rhythm_) {
    beat.tick = static_cast<int>(script.below(static_cast<std::size_t>(rhythm_ticks_)));
    beat.what = script.byte();
    beat.way = {0.0f, one_of(kSmallWays, script), one_of(kSmallWays, script)};
    beat.velocity = {0.0f, one_of(kJumpSpeeds, script), one_of(kJumpSpeeds, script)};
    beat.number = script.byte();
  }
}

wire::Message Liar::message_of(const Beat& beat) {
  const bool is_odd = (beat.number & 1u) != 0;
  Position ahead = own_;
  if (is_odd) ahead.frame.origin = ahead.frame.origin + beat.way;
  switch (beat.what % 4) {
    case 0: {
      wire::AutonomousPosition m = place(ahead, (beat.number & 2u) != 0);
      if ((beat.number & 4u) != 0) m.action += 2;  // it overtakes what follows
      return m;
    }
    case 1: {
      wire::Jump m = jump();
      m.velocity = beat.velocity;
      m.extent = (beat.number & 2u) != 0 ? 1.0f : 0.001f;
      m.position = ahead;
      return m;
    }
    default: {
      wire::MoveToState m = keys(kGaits[beat.number % kGaits.size()], is_odd ? 1.0f : speed_);
      m.position = ahead;
      return m;
    }
  }
}

void Liar::play(const World& world, fuzz::Script& script, const Send& send) {
  if (ticks_left_ == 0) return;
  own_ = world.state(guid_).position;
  play_once(script, send);
  ++tick_;
  --ticks_left_;
}

void Liar::play_once(fuzz::Script& script, const Send& send) {
  switch (trick_) {
    case Trick::Silence:
    case Trick::Count: break;
    case Trick::AnyMessages:
      for (std::size_t i = script.below(4); i > 0; --i) send(any_message(script));
      break;
    case Trick::Jumps: send(jump()); break;
    case Trick::LandsAndJumps:
      send(place(own_));
      send(jump());
      break;
    case Trick::Staircase:
    case Trick::RunsAhead: {
      if (trick_ == Trick::RunsAhead && tick_ == 0) send(keys(command::kWalkForward));
      Position next = own_;
      next.frame.origin = next.frame.origin + way_;
      send(place(next, stands_));
      break;
    }
    case Trick::LongRotations: {
      wire::MoveToState m = keys(command::kWalkForward);
      m.position.frame.rotation = rotation_;
      Position turned = own_;
      turned.frame.rotation = rotation_;
      if (tick_ % 8 == 0) send(m);
      if (tick_ % 8 == 4) send(place(turned));
      break;
    }
    case Trick::Attacks:
      if (tick_ % 8 == 0 || tick_ == 1) attack(send);
      break;
    case Trick::Emotes:
      if (tick_ % 8 == 0) send(emotes());
      break;
    case Trick::Dies:
      if (tick_ % 8 == 0) send(keys(command::kDead));
      break;
    case Trick::Requests:
      if (tick_ == 0) send(wire::AutonomyLevel{action_++, autonomy::kServer});
      send(any_request(script));
      break;
    case Trick::FloodOfPlaces:
    case Trick::FloodOfKeys:
    case Trick::FloodOfJumps:
    case Trick::FloodOfSteps:
    case Trick::FloodOfEmotes: flood(send); break;
    case Trick::FloodOfMessages: drawn_flood(send); break;
    case Trick::FloodOfRequests:
      if (tick_ == 0) send(wire::AutonomyLevel{action_++, autonomy::kServer});
      drawn_flood(send);
      break;
    case Trick::Tilts: tilt(one_of(kTilts, script), send); break;
    case Trick::ContactBytes:
      if (tick_ == 0) send(keys(command::kWalkForward));
      if (tick_ % 16 == 8) send(jump());
      send(place(own_, stands_ && tick_ % 4 != 0));
      send(place(own_));
      break;
    case Trick::FalseCommands:
      if (tick_ % 4 == 0) send(keys(one_of(kFalseCommands, script)));
      break;
    case Trick::Rhythm:
      for (const Beat& beat : rhythm_) {
        if (tick_ % rhythm_ticks_ != beat.tick) continue;
        send(message_of(beat));
      }
  }
}

}  // namespace acm::test::cheat
