// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "support/cheat/side.h"

#include "acmotion/commands.hpp"
#include "acmotion/events.hpp"
#include "acmotion/sample.hpp"
#include "acmotion/wire.hpp"

#include <bit>
#include <cstdint>
#include <cstdio>
#include <utility>

namespace acm::test::cheat {

namespace {

Assets& assets() {
  static Assets sample = sample_assets();
  return sample;
}

/// Every field of an event, numbers with all their bits.
class EventText {
 public:
  explicit EventText(const Event& e) {
    text_ = to_string(e.type);
    add(e.object, std::bit_cast<std::uint64_t>(e.time));
    visit(e, *this);
  }
  [[nodiscard]] std::string take() { return std::move(text_); }

  void operator()(const Event&, const MotionDoneEvent& e) {
    add(e.motion, e.success, e.context_id, e.move_context_id);
  }
  void operator()(const Event&, const MotionRefusedEvent& e) {
    add(e.motion, static_cast<unsigned>(e.code), e.context_id, e.move_context_id);
  }
  void operator()(const Event&, const HookEvent& e) {
    add(static_cast<unsigned>(e.type), e.source.animation, e.source.script, e.source.frame, e.source.index,
        e.order, e.context_id, e.move_context_id, e.wave, std::bit_cast<std::uint32_t>(e.volume));
  }
  void operator()(const Event&, const VelocitySetEvent& e) {
    add(std::bit_cast<std::uint32_t>(e.local_velocity.x), std::bit_cast<std::uint32_t>(e.local_velocity.y),
        std::bit_cast<std::uint32_t>(e.local_velocity.z));
  }
  void operator()(const Event&, const MoveFinishedEvent& e) {
    add(static_cast<unsigned>(e.code), e.context_id);
  }
  void operator()(const Event&, const StickEvent& e) { add(e.target); }
  void operator()(const Event&, const TargetLostEvent& e) { add(e.target, static_cast<unsigned>(e.status)); }
  void operator()(const Event&, const LimitReachedEvent& e) { add(static_cast<unsigned>(e.limit), e.count); }
  void operator()(const Event&, const auto&...) {}

 private:
  template <class... N>
  void add(N... numbers) {
    char buffer[24];
    ((std::snprintf(buffer, sizeof(buffer), " %llx", static_cast<unsigned long long>(numbers)),
      text_ += buffer),
     ...);
  }

  std::string text_;
};

std::string message_text(const OutboundMessage& m) {
  const auto id = wire::identify(m.bytes);
  std::string text = id ? wire::to_string(id->code()) : "?";
  text += " to " + std::to_string(static_cast<int>(m.audience)) + ":";
  char digits[4];
  for (const std::byte b : m.bytes) {
    std::snprintf(digits, sizeof(digits), "%02x", std::to_integer<unsigned>(b));
    text += digits;
  }
  return text;
}

bool is_watched(Guid guid) {
  return guid == kInnocent || guid == kCreature;
}

ObjectParameters innocent_body() {
  ObjectParameters p;
  p.setup = kSampleMannequin;
  p.position = field(60.0f, 40.0f);
  p.facts.ground = Ground::Flat;
  p.facts.weenie.knows_run_rate = true;
  p.facts.weenie.run_rate = 1.5f;
  return p;
}

ObjectParameters creature_body() {
  ObjectParameters p;
  p.setup = kSampleBeast;
  p.position = field(70.0f, 60.0f);
  p.facts.ground = Ground::Flat;
  return p;
}

}  // namespace

Side::Side(const Setting& setting, bool with_liar)
    : world(assets(), setting.world_options()),
      server(world, setting.rules),
      setting_(setting),
      has_liar_(with_liar),
      client_world_(assets(), setting.world_options()),
      client_(client_world_) {
  (void)world.create_object(kInnocent, innocent_body());
  (void)world.create_object(kCreature, creature_body());
  server.set_player(kInnocent, true);
  client_.set_player(kInnocent);
  (void)client_.receive(server.describe(kInnocent));
  (void)client_.receive(server.describe(kCreature));
  ObjectFacts own = client_world_.facts(kInnocent);
  own.weenie = innocent_body().facts.weenie;
  own.weenie.is_local_player = true;
  client_world_.set_facts(kInnocent, own);
  if (!has_liar_) return;
  (void)world.create_object(setting.liar, setting.body());
  server.set_player(setting.liar, true);
  (void)client_.receive(server.describe(setting.liar));
}

void Side::play_innocent(int tick) {
  switch (tick % 96) {
    case 2: client_.set_hold_run(true); break;
    case 4: client_.press_key(command::kWalkForward); break;
    case 20: client_.press_key(command::kTurnLeft); break;
    case 26: client_.release_key(command::kTurnLeft); break;
    case 30: client_.press_key(command::kJump); break;
    case 44: client_.release_key(command::kJump); break;
    case 60: client_.release_key(command::kWalkForward); break;
    case 64: client_.press_key(command::kWave); break;
    default: break;
  }
  client_world_.tick(setting_.tick);
  for (const Vector<std::byte>& m : to_client_) (void)client_.receive(m);
  to_client_.clear();
  client_.update();
  for (const OutboundMessage& m : client_.outbox()) {
    record_.messages.push_back(message_text(m));
    (void)server.receive(kInnocent, m.bytes);
  }
  client_.clear_outbox();
  client_world_.clear_events();
}

void Side::order_creature(int tick) {
  MovementParameters p;
  p.context_id = 1u + static_cast<std::uint32_t>(tick);
  switch (tick % 80) {
    case 3: server.do_motion(kCreature, command::kHandCombat, p); break;
    case 10: server.do_motion(kCreature, command::kAttackHigh1, p); break;
    case 30: server.move_to_object(kCreature, kInnocent, p); break;
    case 60: server.stop_completely(kCreature); break;
    case 62: server.do_motion(kCreature, command::kAttackMed1, p); break;
    default: break;
  }
}

void Side::pass() {
  world.tick(setting_.tick);
  if (has_liar_ && setting_.ground == Ground::Host) answer_steps(world, setting_.liar);
  server.broadcast_due();
  record_outbox();
}

void Side::record_outbox() {
  for (const OutboundMessage& m : server.outbox()) {
    if (is_watched(m.about)) record_.messages.push_back(message_text(m));
    const bool hears = m.about == kInnocent ? m.audience != Audience::Others : m.audience != Audience::Owner;
    if (hears) to_client_.emplace_back(m.bytes.begin(), m.bytes.end());
  }
  server.clear_outbox();
}

void Side::clear_events() {
  for (const Event& e : world.events())
    if (is_watched(e.object)) record_.events.push_back(EventText(e).take());
  world.clear_events();
}

Side::Record Side::take_record() {
  return std::exchange(record_, {});
}

}  // namespace acm::test::cheat
