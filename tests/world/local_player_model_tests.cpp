// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The rules of keys (managers LP-70 to LP-78), written a second time and plainly: after any sequence of edges
// the player must have the same keys and flags, have sent the same messages, and hold the same motions.
#include "actor/motion_interp.h"
#include "actor/move_to.h"
#include "world/player_fixture.h"
#include "world/snapshot.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "support/full_run.h"
#include "support/sanitized.h"

namespace acm::test {
namespace {

using Device = KeyCommand::Device;

enum class KeyEdge : std::uint8_t {
  Press,
  Release,
  RunKey,
  RunOption,
  AutoRun,
  LoseFocus,
  Enable,
  Stop,
  ServerTakesOver,
  Update,
  Wait,
  MouseLook,
  MouseTurn,
  Count
};

struct KeyEvent {
  KeyEdge edge = KeyEdge::Press;
  KeyCommand key;
  bool on = false;
  float speed = 0.0f;  ///< MouseTurn
};

/// One axis of the raw state.
struct HeldMotion {
  Command command = 0;
  float speed = 1.0f;
  HoldKey key = HoldKey::Invalid;

  bool operator==(const HeldMotion&) const = default;
};

/// The raw state without its style and its actions.
struct HeldMotions {
  HeldMotion forward{.command = kReady}, turn, sidestep;

  /// The keys of the axes stay, and the speeds of turning and sidestepping (core 7.8).
  void stop() {
    forward.command = kReady;
    forward.speed = 1.0f;
    turn.command = sidestep.command = 0;
  }
  bool operator==(const HeldMotions&) const = default;
};

/// What is the body's matter and not that of the keys.
struct BodyFacts {
  HeldMotions before;           ///< what it did before the edge
  bool moves = false;           ///< after the edge it does not stand still
  bool is_free = false;         ///< before the edge it had nothing to do
  bool accepts_charge = false;  ///< of a jump
};

constexpr double kWait = 0.3;

constexpr Command kKeys[] = {kWalk,
                             command::kWalkBackwards,
                             command::kTurnRight,
                             command::kTurnLeft,
                             command::kSideStepRight,
                             command::kSideStepLeft,
                             kCrouch,
                             kReady,
                             kWave,
                             command::kHoldRun,
                             command::kHoldSidestep,
                             command::kJump};

bool turns(Command c) {
  return c == command::kTurnRight || c == command::kTurnLeft;
}
bool sidesteps(Command c) {
  return c == command::kSideStepRight || c == command::kSideStepLeft;
}
bool walks(Command c) {
  return c == kWalk || c == command::kWalkBackwards;
}

bool is_held(Command c) {
  return walks(c) || turns(c) || sidesteps(c);
}

HeldMotions motions_of(const RawMotionState& raw) {
  return {{raw.forward_command, raw.forward_speed, raw.forward_hold_key},
          {raw.turn_command, raw.turn_speed, raw.turn_hold_key},
          {raw.sidestep_command, raw.sidestep_speed, raw.sidestep_hold_key}};
}

/// LP-70 to LP-78 for a player that stands on the ground. After a posture, and after a charge, which a
/// standing body holds its motions back for, the body's own rules decide what becomes of motions
/// (core 7.5, 7.6), until it stands upright again.
struct KeyModel {
  std::vector<KeyCommand> forward, turn, sidestep;  // the newest first
  bool auto_run = false, hold_run = false, option = false, hold_sidestep = false, transient = false;
  bool enabled = true, server_has_control = false, charging = false;
  bool body_may_refuse = false;
  bool issues = false;  // something at this edge
  bool looks = false, look_unsent = false;
  float look_speed = 0.0f;  // of the mouse: to the right
  double clock = 0.0, look_sent = 0.0;
  HeldMotions body;               // what the body does
  std::vector<HeldMotions> sent;  // each MoveToState of the edge

  void apply(const KeyEvent& e, const BodyFacts& facts) {
    facts_ = facts;
    issues = false;
    sent.clear();
    switch (e.edge) {
      case KeyEdge::Press: return press(e.key);
      case KeyEdge::Release: return release(e.key);
      case KeyEdge::RunKey: return run_key(e.on);
      case KeyEdge::RunOption: option = e.on; return send_if(enabled);
      case KeyEdge::AutoRun: return set_auto_run(e.on);
      case KeyEdge::LoseFocus: return lose_focus();
      case KeyEdge::Enable: return enable(e.on);
      case KeyEdge::Stop: return stop(enabled);
      case KeyEdge::ServerTakesOver: server_has_control = true, auto_run = charging = false; return;
      case KeyEdge::Update: return update();
      case KeyEdge::Wait: clock += kWait; return;
      case KeyEdge::MouseLook: return set_look(e.on);
      case KeyEdge::MouseTurn: return turn_mouse(e.speed);
      case KeyEdge::Count: break;
    }
  }

  [[nodiscard]] const HeldMotions& before() const { return facts_.before; }
  void stands_upright(const HeldMotions& now) {
    body_may_refuse = false;
    body = now;
  }

 private:
  BodyFacts facts_;
  void send_if(bool on) {
    if (on) sent.push_back(body);
  }
  void send() { send_if(true); }
  std::vector<KeyCommand>* list_of(Command c) {
    return walks(c) ? &forward : turns(c) ? &turn : sidesteps(c) ? &sidestep : nullptr;
  }
  [[nodiscard]] bool is_shifted(const KeyCommand& k) const {
    return (hold_sidestep || looks) && k.device == Device::Keyboard && turns(k.motion);
  }

  void begin(const KeyCommand& k) {
    issues = true;
    HeldMotion begun{k.motion, k.speed};
    if (k.device == Device::Mouse) begun.key = k.run ? HoldKey::Run : HoldKey::None;
    if (is_shifted(k)) {
      begun.command = k.motion == command::kTurnRight ? command::kSideStepRight : command::kSideStepLeft;
      if (looks) begun.speed = 1.0f;
    }
    if (k.motion != kWave) axis_of(begun.command) = begun;
  }
  void end(const KeyCommand& k) {
    issues = true;
    (is_shifted(k) || sidesteps(k.motion) ? body.sidestep : body.turn).command = 0;
  }
  HeldMotion& axis_of(Command c) {
    return turns(c) ? body.turn : sidesteps(c) ? body.sidestep : body.forward;
  }
  void begin_mouse_turn() {
    if (look_speed == 0.0f) return;
    body.turn = {look_speed > 0.0f ? command::kTurnRight : command::kTurnLeft, std::fabs(look_speed),
                 HoldKey::Run};
  }

  void apply_forward() {
    if (auto_run)
      begin({kWalk, 1.0f, Device::Mouse, true});
    else if (!forward.empty())
      begin(forward[0]);
    else if (!transient)
      begin({kReady});
  }
  void reapply() {
    issues = true;
    apply_forward();
    if (turn.empty())
      body.sidestep.command = body.turn.command = 0;
    else
      begin(turn[0]);
    begin_mouse_turn();
    if (!sidestep.empty())
      begin(sidestep[0]);
    else if (turn.empty() || !is_shifted(turn[0]))
      body.sidestep.command = 0;
  }
  void take_control() {
    if (!server_has_control) return;
    server_has_control = false;
    body.stop();
    reapply();
  }
  void clear_lists() {
    forward.clear(), turn.clear(), sidestep.clear();
    look_speed = 0.0f;
    look_unsent = false;
  }
  void stop(bool body_too) {
    clear_lists();
    auto_run = transient = false;
    if (!body_too) return;
    issues = true;
    body.stop();
    send();
  }
  void set_hold_sidestep(bool on) {
    if (!turn.empty()) end(turn[0]);
    hold_sidestep = on;
    reapply();
  }

  void press(const KeyCommand& k) {
    if (!enabled) return;
    if (k.motion == command::kJump) return charge();
    take_control();
    if (k.motion == command::kHoldRun || k.motion == command::kHoldSidestep) {
      if (k.motion == command::kHoldRun)
        hold_run = true;
      else
        set_hold_sidestep(true);
      send_if(facts_.moves);
      return;
    }
    if (k.motion == kWave) stop(true);
    bool changes = true;
    if (std::vector<KeyCommand>* list = list_of(k.motion)) {
      changes = list->empty() || !(list->front() == k);
      forget(*list, k);
      list->insert(list->begin(), k);
      transient = false;
      if (list == &forward) auto_run = false;
    } else if (k.motion == kCrouch || k.motion == kReady) {
      auto_run = false;  // which was on only while nothing was transient
      transient = transient || k.motion == kCrouch;
      body_may_refuse = body_may_refuse || k.motion == kCrouch;
    }
    begin(k);
    send_if(k.device == Device::Keyboard || changes);
  }
  void charge() {
    if (charging) return;
    take_control();
    charging = facts_.accepts_charge;
    body_may_refuse = body_may_refuse || charging;
    send_if(charging);
  }
  static std::size_t forget(std::vector<KeyCommand>& list, const KeyCommand& k) {
    const auto same = [&](const KeyCommand& x) { return x.motion == k.motion && x.device == k.device; };
    const auto at = std::ranges::find_if(list, same);
    const auto place = static_cast<std::size_t>(at - list.begin());
    if (at == list.end()) return ~std::size_t{0};
    list.erase(at);
    return place;
  }
  void release(const KeyCommand& k) {
    if (!enabled || k.motion == command::kJump) return;
    std::vector<KeyCommand>* list = list_of(k.motion);
    const std::size_t place = list ? forget(*list, k) : ~std::size_t{0};
    if (k.motion == command::kHoldRun) hold_run = false;
    if (server_has_control) {
      if (k.motion == command::kHoldSidestep) hold_sidestep = false;
      return;
    }
    if (k.motion == command::kHoldSidestep) set_hold_sidestep(false);
    if (k.motion == command::kHoldRun || k.motion == command::kHoldSidestep) {
      send_if(facts_.moves);
      return;
    }
    if (place == 0 && !transient && !(list == &forward && auto_run)) {
      if (list == &forward)
        apply_forward();
      else if (list->empty())
        end(k);
      else
        begin(list->front());
    }
    send_if(k.device == Device::Keyboard || place != ~std::size_t{0});
  }
  void run_key(bool on) {
    const bool changes = hold_run != on;
    hold_run = on;
    send_if(enabled && changes && facts_.moves);
  }
  void set_auto_run(bool on) {
    if (!enabled || auto_run == on) return;
    if (on) take_control();
    auto_run = on;
    transient = false;
    reapply();
    send();
  }
  void reapply_and_send() {
    if (!enabled || server_has_control) return;
    reapply();
    send();
  }
  void lose_focus() {
    for (auto* list : {&forward, &turn, &sidestep})
      std::erase_if(*list, [](const KeyCommand& k) { return k.device == Device::Keyboard; });
    hold_run = hold_sidestep = charging = false;
    reapply_and_send();
  }
  void enable(bool on) {
    if (!on && enabled) {
      clear_lists();
      hold_run = hold_sidestep = false;
      reapply_and_send();
    }
    enabled = on;
  }

  void send_look() {
    look_unsent = false;
    look_sent = clock;
    send();
  }
  void send_look_when_due() {
    if (look_unsent && enabled && clock - look_sent > 0.5) send_look();
  }
  void set_look(bool on) {
    if (looks == on || (on && !enabled)) return;
    const bool is_ours = enabled && !server_has_control;
    if (is_ours && !turn.empty()) end(turn[0]);
    if (is_ours && look_speed != 0.0f) body.turn.command = 0;
    looks = on;
    look_speed = 0.0f;
    look_unsent = false;
    look_sent = 0.0;
    if (!is_ours) return;
    reapply();
    send_look();
  }
  void turn_mouse(float speed) {
    if (!looks || !enabled || speed == look_speed) return;
    if (speed != 0.0f) {
      take_control();
      transient = false;
    }
    look_speed = speed;
    if (server_has_control) return;
    look_unsent = issues = true;
    body.turn.command = 0;
    begin_mouse_turn();
    send_look_when_due();
  }
  void update() {
    const bool holds = !forward.empty() || !turn.empty() || !sidestep.empty() || look_speed != 0.0f;
    if (enabled && server_has_control && facts_.is_free && (holds || auto_run)) take_control();
    send_look_when_due();
  }
};

class KeyDice {
 public:
  explicit KeyDice(unsigned seed) : engine_(seed) {}
  unsigned below(std::size_t n) { return static_cast<unsigned>(engine_() % n); }

 private:
  std::mt19937 engine_;
};

// Half of the edges are keys that go down, a quarter keys that go up.
KeyEvent random_key_event(KeyDice& dice) {
  KeyEvent e;
  const unsigned roll = dice.below(4);
  if (roll == 2) e.edge = KeyEdge::Release;
  if (roll == 3) e.edge = static_cast<KeyEdge>(2 + dice.below(static_cast<std::size_t>(KeyEdge::Count) - 2));
  e.key.motion = kKeys[dice.below(std::size(kKeys))];
  e.on = dice.below(2) == 0;
  if (is_held(e.key.motion)) {
    e.key.speed = 0.5f + 0.25f * static_cast<float>(dice.below(4));
    if (dice.below(4) == 0) e.key.device = Device::Mouse;
    e.key.run = dice.below(2) == 0;
  }
  e.speed = 0.4f * (static_cast<float>(dice.below(5)) - 2.0f);
  return e;
}

MotionError play_event(PlayerFixture& f, const KeyEvent& e) {
  switch (e.edge) {
    case KeyEdge::Press: return press_key(f.world, f.out(), e.key);
    case KeyEdge::Release: return release_key(f.world, f.out(), e.key);
    case KeyEdge::RunKey: set_hold_run(f.world, f.out(), e.on); break;
    case KeyEdge::RunOption: set_hold_run(f.world, f.out(), e.on, RunSource::Option); break;
    case KeyEdge::AutoRun: set_auto_run(f.world, f.out(), e.on); break;
    case KeyEdge::LoseFocus: lose_focus(f.world, f.out()); break;
    case KeyEdge::Enable: set_enabled(f.world, f.out(), e.on); break;
    case KeyEdge::Stop: stop_player(f.world, f.out()); break;
    case KeyEdge::ServerTakesOver: lose_control_to_server(f.world); break;
    case KeyEdge::Update: update(f.world, f.out()); break;
    case KeyEdge::Wait: f.clock() += kWait; break;
    case KeyEdge::MouseLook:
      e.on ? begin_mouse_look(f.world, f.out()) : end_mouse_look(f.world, f.out());
      break;
    case KeyEdge::MouseTurn: return mouse_turn(f.world, f.out(), e.speed);
    case KeyEdge::Count: break;
  }
  return MotionError::None;
}

void play_in_both(PlayerFixture& f, KeyModel& model, const KeyEvent& e) {
  f.out().clear();
  BodyFacts facts;
  facts.before = motions_of(f.motion_interp().raw);
  facts.is_free = f.motion_interp().pending.empty() && !is_moving_to(f.context(), f.actor());
  facts.accepts_charge = play_event(f, e) == MotionError::None;
  facts.moves = !is_standing_still(f.actor());
  model.apply(e, facts);
}

/// Of MoveToState messages; whatever else was sent has no motions.
std::vector<HeldMotions> motions_sent(const Outbox& out) {
  std::vector<HeldMotions> all;
  for (const wire::Message& m : messages_in(out)) {
    const auto* move = std::get_if<wire::MoveToState>(&m);
    all.push_back(move ? motions_of(move->raw.state) : HeldMotions{{}, {}, {}});
  }
  return all;
}

std::string keys_text(const LocalPlayer::HeldKeys& keys) {
  std::string text;
  for (const KeyCommand& k : keys.view())
    text += std::to_string(k.motion) + (k.device == Device::Mouse ? "m " : " ");
  return text;
}
std::string keys_text(const std::vector<KeyCommand>& keys) {
  LocalPlayer::HeldKeys list;
  for (const KeyCommand& k : keys) list.push_back(k);
  return keys_text(list);
}

std::string motions_text(const std::vector<HeldMotions>& all) {
  std::ostringstream text;
  text << std::hex;
  const auto add = [&](const HeldMotion& m, const char* end) {
    text << m.command << '@' << m.speed << '/' << static_cast<int>(m.key) << end;
  };
  for (const HeldMotions& m : all) {
    add(m.forward, " ");
    add(m.turn, " ");
    add(m.sidestep, "; ");
  }
  return text.str();
}

/// Empty, or in what they differ.
std::string key_difference(PlayerFixture& f, const KeyModel& m) {
  const LocalPlayer& p = f.player;
  if (keys_text(p.substates) != keys_text(m.forward)) return "forward keys";
  if (keys_text(p.turns) != keys_text(m.turn)) return "turns";
  if (keys_text(p.sidesteps) != keys_text(m.sidestep)) return "sidesteps";
  if (p.auto_run != m.auto_run) return "auto-run";
  if (p.hold_run != m.hold_run) return "run key";
  if (p.options.run_as_default != m.option) return "option";
  if (p.hold_sidestep != m.hold_sidestep) return "sidestep key";
  if (p.transient_state != m.transient) return "transient state";
  if (p.enabled != m.enabled) return "enabled";
  if (p.controlled_by_server != m.server_has_control) return "control";
  if (p.charging_jump != m.charging) return "charge";
  if (p.look.is_on != m.looks) return "mouse look";
  const std::vector<HeldMotions> sent = motions_sent(f.out());
  if (sent.size() != m.sent.size()) return "messages";
  const RawMotionState& raw = f.motion_interp().raw;
  if (!sent.empty() && sent.back() != motions_of(raw)) return "the last message: " + motions_text(sent);
  if (m.body_may_refuse)
    return m.issues || motions_of(raw) == m.before() ? "" : "motions, though nothing was issued";
  if (sent != m.sent) return "what was sent: " + motions_text(sent) + "for " + motions_text(m.sent);
  if (motions_of(raw) != m.body)
    return "motions: " + motions_text({motions_of(raw)}) + "for " + motions_text({m.body});
  const bool asserts = m.enabled && !m.server_has_control;
  const bool runs = raw.current_hold_key == HoldKey::Run;
  return asserts && runs != (m.hold_run != m.option) ? "run" : "";
}

std::string event_text(const KeyEvent& e) {
  constexpr const char* kNames[] = {"press",    "release", "run key",   "run option", "auto-run",
                                    "no focus", "enable",  "stop",      "server",     "update",
                                    "wait",     "look",    "mouse turn"};
  static_assert(std::size(kNames) == static_cast<std::size_t>(KeyEdge::Count));
  std::ostringstream text;
  text << "\n  " << kNames[static_cast<std::size_t>(e.edge)] << ' ' << std::hex << e.key.motion
       << (e.key.device == Device::Mouse ? " mouse" : "") << (e.on ? " on" : " off") << ' ' << e.speed;
  return text.str();
}

/// Neither in a posture nor charging, and without a turn or sidestep that a posture may have ended without a
/// word.
bool is_upright(PlayerFixture& f) {
  const RawMotionState& raw = f.motion_interp().raw;
  return f.interpreted().forward_command != kCrouch && !f.motion_interp().standing_longjump &&
         raw.turn_command == 0 && raw.sidestep_command == 0;
}

/// The same player in a world that was read from a snapshot.
std::unique_ptr<PlayerFixture> restored(PlayerFixture& f) {
  auto copy = std::make_unique<PlayerFixture>();
  EXPECT_TRUE(read_snapshot(copy->world, write_snapshot(f.world)));
  return copy;
}

TEST(LocalPlayerModel, lp_70_to_lp_78_any_sequence_of_edges) {
  constexpr int kLongest = 16;
  const int sequences = kSanitized && !full_run() ? 10000 : 50000;
  KeyDice dice(41);
  for (int n = 0; n < sequences; ++n) {
    auto f = std::make_unique<PlayerFixture>();
    KeyModel model;
    std::string story;
    const unsigned length = 1 + dice.below(kLongest);
    for (unsigned i = 0; i < length; ++i) {
      const KeyEvent e = random_key_event(dice);
      if (dice.below(32) == 0) f = restored(*f);
      const bool would_jump = e.edge == KeyEdge::Release && e.key.motion == command::kJump && model.charging;
      if (would_jump) continue;  // and leave the ground
      play_in_both(*f, model, e);
      story += event_text(e);
      ASSERT_EQ(key_difference(*f, model), "") << "sequence " << n << story;
      if (is_upright(*f)) model.stands_upright(motions_of(f->motion_interp().raw));
    }
  }
}

}  // namespace
}  // namespace acm::test
