// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "motion/transition.h"

#include "base/epsilon.h"

#include <cassert>
#include <cmath>
#include <initializer_list>

// What a rewrite of this file would silently lose (core 4):
//
// - Speeds have a sign for each axis of its own: a turn, a sidestep and a forward motion are one call each,
//   and a left turn is a right turn at negative speed. Merging them loses which of the others goes on.
// - The table's answer is found before anything is changed, and room for it is asked for first. So a motion
//   that is refused leaves no trace.
// - What is added last sets the velocities; modifiers add to them and take away exactly what they added.
// - The count of animations leaves out the cycle, which never ends. One too many, and the motion waits for
//   ever.

namespace acm {

namespace {

// Re-applying modifiers starts motions that re-apply modifiers. With sensible tables a handful of starts are
// nested in one; a table whose turn and sidestep cycles may both be entered from anywhere would send retail
// round for ever.
constexpr int kMaxNestedStarts = 64;

constexpr bool same_sign(float a, float b) {
  return (a < 0.0f) == (b < 0.0f);
}

std::uint32_t anim_count(const MotionData* m) {
  return m ? m->anim_count : 0u;
}

// The last animation is the cycle itself, which never ends. A transition without animations would give -1
// (core 4.5).
std::uint32_t without_cycle(std::uint32_t anims) {
  return anims == 0 ? 0 : anims - 1;
}

// retail: add_motion (core 4.2). What is added last decides the velocities from now on.
void add_motion(const MotionBody& body, const MotionData* m, float speed, NodeRole role) {
  if (!m) return;
  body.sequence.velocity = m->velocity * speed;
  body.sequence.omega = m->omega * speed;
  for (BoundAnim anim : body.table.anims_of(*m)) {
    anim.framerate = speed * anim.framerate;
    // Room was asked for before anything was changed.
    [[maybe_unused]] const bool appended = append_animation(body.sequence, body.pool, anim, role, body.ids);
    assert(appended);
  }
}

// retail: combine_motion, subtract_motion (core 4.2)
void combine_motion(Sequence& seq, const MotionData& m, float speed) {
  combine_physics(seq, m.velocity * speed, m.omega * speed);
}
void subtract_motion(Sequence& seq, const MotionData& m, float speed) {
  subtract_physics(seq, m.velocity * speed, m.omega * speed);
}

// retail: change_cycle_speed (core 4.2). QUIRK: a cycle once at speed 0 keeps the framerate 0.
void change_cycle_speed(const MotionBody& body, float from, float to) {
  if (std::fabs(from) > kEpsilon)
    multiply_cyclic_framerate(body.sequence, body.pool, to / from);
  else if (std::fabs(to) < kEpsilon)
    multiply_cyclic_framerate(body.sequence, body.pool, 0.0f);
}

// How many more nodes the sequence holds once its cyclic node has given way to these.
unsigned added_nodes(const Sequence& seq, std::initializer_list<const MotionData*> motions) {
  unsigned count = 0;
  for (const MotionData* m : motions) count += anim_count(m);
  const unsigned cyclic =
      seq.first_cyclic == Sequence::kNone ? 0 : seq.nodes.size() - static_cast<unsigned>(seq.first_cyclic);
  return count <= cyclic ? 0 : count - cyclic;
}

// Returns which list has no room for that many more entries. Blocks of the pool are counted over all lists:
// one free block is not enough for two lists that each need one.
TransitionLimit find_shortage(const MotionBody& body, unsigned nodes, unsigned modifiers, unsigned actions) {
  std::size_t taken = body.reserved_blocks;
  const auto lacks_room = [&](const auto& list, unsigned count) {
    if (count == 0) return false;
    const unsigned blocks = list.blocks_for(count);
    taken += blocks;
    return !list.fits(body.pool, count) || (blocks != 0 && !body.pool.has(taken));
  };
  if (lacks_room(body.sequence.nodes, nodes)) return TransitionLimit::Nodes;
  if (lacks_room(body.state.modifiers, modifiers)) return TransitionLimit::Modifiers;
  if (lacks_room(body.state.actions, actions)) return TransitionLimit::Actions;
  return TransitionLimit::None;
}

const MotionData* find_modifier_data(const MotionTable& table, Command style, Command motion) {
  const MotionData* m = table.find_modifier(motion_key(style, motion));
  return m ? m : table.find_modifier(motion & 0x00FFFFFFu);
}

// A cycle of the style, else of the table's default style (core 4.5 B.1).
const MotionData* find_cycle_or_default(const MotionTable& table, Command style, Command motion) {
  const MotionData* m = table.find_cycle(motion_key(style, motion));
  return m ? m : table.find_cycle(motion_key(table.default_style(), motion));
}

constexpr Transition kRefused{};

// Into a cycle from nothing. The lists have room for what they hold: only the nodes can run short.
Transition enter_cycle(const MotionBody& body, ActiveMotion substate, Command style,
                       const MotionData& cycle) {
  MotionState& state = body.state;
  state.style = style;
  state.substate = substate.motion;
  state.substate_speed = substate.speed;
  clear_physics(body.sequence);
  clear_animations(body.sequence, body.pool);
  if (find_shortage(body, cycle.anim_count, 0, 0) != TransitionLimit::None)
    return {false, 0, TransitionLimit::Nodes};
  add_motion(body, &cycle, substate.speed, NodeRole::Cycle);
  return {true, without_cycle(cycle.anim_count)};
}

/// One command to a table, with everything it sets off.
class TransitionBuilder {
 public:
  explicit TransitionBuilder(const MotionBody& body)
      : body_(body), table_(*body.table.table), state_(body.state), seq_(body.sequence) {}

  Transition start(Command motion, float speed, bool stop_modifiers);
  Transition stop(Command motion);
  // The first limit that this command, or anything it set off, ran into.
  TransitionLimit limit() const { return limit_; }

 private:
  struct Attempt {
    bool handled = false;  // false: not by this class of motion, try the next
    Transition result;
  };
  static Attempt done(std::uint32_t anims) { return {true, {true, anims, TransitionLimit::None}}; }
  static Attempt refused() { return {true, kRefused}; }
  bool lacks_room(std::initializer_list<const MotionData*> motions, unsigned modifiers, unsigned actions) {
    return note(find_shortage(body_, added_nodes(seq_, motions), modifiers, actions));
  }
  bool note(TransitionLimit limit) {
    if (limit_ == TransitionLimit::None) limit_ = limit;
    return limit != TransitionLimit::None;
  }

  Attempt start_style(Command motion, float speed);
  Attempt start_substate(Command motion, float speed);
  Attempt start_action(Command motion, float speed);
  Attempt start_action_through_default(Command motion, float speed, const MotionData* cycle);
  Transition start_modifier(Command motion, float speed);
  void change_speed(const MotionData& cycle, float speed);
  void restart_sequence();
  void reapply_modifiers();

  const MotionData* link(Command from, float from_speed, Command to, float to_speed) const {
    return find_link(table_, state_.style, from, from_speed, to, to_speed);
  }
  Command default_substate() const { return table_.default_substate(state_.style); }

  const MotionBody& body_;
  const MotionTable& table_;
  MotionState& state_;
  Sequence& seq_;
  int starts_left_ = kMaxNestedStarts;
  TransitionLimit limit_ = TransitionLimit::None;
};

// retail: CMotionTable::GetObjectSequence (core 4.5)
Transition TransitionBuilder::start(Command motion, float speed, bool stop_modifiers) {
  if (state_.style == 0 || state_.substate == 0) return kRefused;
  if (starts_left_-- <= 0) {
    note(TransitionLimit::Modifiers);
    return kRefused;
  }
  // While the substate is a turn or sidestep, starting the default cycle succeeds without effect. A style
  // without a default has 0 there, and motion 0 is excluded.
  if (motion == default_substate() && motion != 0 && !stop_modifiers && is_modifier(state_.substate))
    return {true, 0};

  if (is_style(motion))
    if (const Attempt a = start_style(motion, speed); a.handled) return a.result;
  if (is_substate(motion))
    if (const Attempt a = start_substate(motion, speed); a.handled) return a.result;
  if (is_action(motion))
    if (const Attempt a = start_action(motion, speed); a.handled) return a.result;
  if (is_modifier(motion)) return start_modifier(motion, speed);
  return kRefused;
}

// core 4.5 A
TransitionBuilder::Attempt TransitionBuilder::start_style(Command motion, float speed) {
  if (motion == state_.style) return done(0);
  const Command old_default = default_substate();
  const Command style_default = table_.default_substate(motion);
  const MotionData* cycle =
      style_default != 0 ? table_.find_cycle(motion_key(motion, style_default)) : nullptr;
  if (!cycle) return {};

  const float old_speed = state_.substate_speed;
  const MotionData* to_default =
      state_.substate != old_default ? link(state_.substate, old_speed, old_default, speed) : nullptr;
  const MotionData* change = link(old_default, old_speed, motion, speed);
  const MotionData* change_on = nullptr;
  if (!change) {
    const Command home = table_.default_style();
    change = link(old_default, 1.0f, home, 1.0f);
    change_on = find_link(table_, home, table_.default_substate(home), 1.0f, motion, 1.0f);
  }
  if (lacks_room({to_default, change, change_on, cycle}, 0, 0)) return refused();

  if (cycle->bits & MotionData::kClearsModifiers) state_.modifiers.clear(body_.pool);
  restart_sequence();
  for (const MotionData* m : {to_default, change, change_on}) add_motion(body_, m, speed, NodeRole::Link);
  add_motion(body_, cycle, speed, NodeRole::Cycle);
  state_.substate = style_default;
  state_.style = motion;
  state_.substate_speed = speed;
  reapply_modifiers();
  return done(
      without_cycle(anim_count(cycle) + anim_count(to_default) + anim_count(change) + anim_count(change_on)));
}

// core 4.5 B
TransitionBuilder::Attempt TransitionBuilder::start_substate(Command motion, float speed) {
  const MotionData* cycle = find_cycle_or_default(table_, state_.style, motion);
  if (!is_allowed(table_, motion, cycle, state_)) return {};

  const Command old_substate = state_.substate;
  const float old_speed = state_.substate_speed;
  const bool keeps_direction = same_sign(speed, old_speed);
  if (motion == old_substate && keeps_direction && seq_.has_anims()) {
    change_speed(*cycle, speed);
    return done(0);
  }

  const MotionData* first = link(old_substate, old_speed, motion, speed);
  const MotionData* second = nullptr;
  if (!first || !keeps_direction) {
    first = link(old_substate, old_speed, default_substate(), 1.0f);
    second = link(default_substate(), 1.0f, motion, speed);
  }
  const bool clears_modifiers = (cycle->bits & MotionData::kClearsModifiers) != 0;
  const bool becomes_modifier =
      old_substate != motion && is_modifier(old_substate) && motion != default_substate();
  if (lacks_room({first, second, cycle}, becomes_modifier && !clears_modifiers ? 1 : 0, 0)) return refused();

  if (clears_modifiers) state_.modifiers.clear(body_.pool);
  restart_sequence();
  if (second) {
    add_motion(body_, first, old_speed, NodeRole::Link);
    add_motion(body_, second, speed, NodeRole::Link);
  } else {
    add_motion(body_, first, old_speed < 0.0f && speed > 0.0f ? -speed : speed, NodeRole::Link);
  }
  add_motion(body_, cycle, speed, NodeRole::Cycle);
  if (becomes_modifier) add_modifier_no_check(state_, body_.pool, {old_substate, old_speed});
  state_.substate_speed = speed;
  state_.substate = motion;
  reapply_modifiers();
  return done(without_cycle(anim_count(cycle) + anim_count(first) + anim_count(second)));
}

// The running animation goes on at another rate; what modifiers add to the velocities stays (core 4.5 B.2).
void TransitionBuilder::change_speed(const MotionData& cycle, float speed) {
  change_cycle_speed(body_, state_.substate_speed, speed);
  subtract_motion(seq_, cycle, state_.substate_speed);
  combine_motion(seq_, cycle, speed);
  state_.substate_speed = speed;
}

// core 4.5 C
TransitionBuilder::Attempt TransitionBuilder::start_action(Command motion, float speed) {
  const MotionData* cycle = table_.find_cycle(motion_key(state_.style, state_.substate));
  if (!cycle) return {};
  const MotionData* direct = link(state_.substate, state_.substate_speed, motion, speed);
  if (!direct) return start_action_through_default(motion, speed, cycle);

  if (lacks_room({direct, cycle}, 0, 1)) return refused();
  add_action(state_, body_.pool, {motion, speed});
  restart_sequence();
  add_motion(body_, direct, speed, NodeRole::Action);
  add_motion(body_, cycle, state_.substate_speed, NodeRole::Cycle);
  reapply_modifiers();
  return done(anim_count(direct));
}

// To the default cycle, the action from there, and back (core 4.5 C.3).
TransitionBuilder::Attempt TransitionBuilder::start_action_through_default(Command motion, float speed,
                                                                           const MotionData* cycle) {
  const Command home = default_substate();
  const MotionData* out = link(state_.substate, state_.substate_speed, home, 1.0f);
  const MotionData* action = out ? link(home, 1.0f, motion, speed) : nullptr;
  if (!action) return {};
  const MotionData* back = link(home, 1.0f, state_.substate, state_.substate_speed);

  if (lacks_room({out, action, back, cycle}, 0, 1)) return refused();
  add_action(state_, body_.pool, {motion, speed});
  restart_sequence();
  add_motion(body_, out, 1.0f, NodeRole::Link);
  add_motion(body_, action, speed, NodeRole::Action);
  add_motion(body_, back, 1.0f, NodeRole::BackLink);
  add_motion(body_, cycle, state_.substate_speed, NodeRole::Cycle);
  reapply_modifiers();
  return done(anim_count(out) + anim_count(action) + anim_count(back));
}

// core 4.5 D
Transition TransitionBuilder::start_modifier(Command motion, float speed) {
  const MotionData* cycle = table_.find_cycle(motion_key(state_.style, state_.substate));
  if (!cycle || (cycle->bits & MotionData::kClearsModifiers)) return kRefused;
  const MotionData* modifier = find_modifier_data(table_, state_.style, motion);
  if (!modifier) return kRefused;
  const bool is_more = find_modifier(state_, body_.pool, motion) < 0;
  if (note(find_shortage(body_, 0, is_more ? 1 : 0, 0))) return kRefused;
  if (!add_modifier(state_, body_.pool, {motion, speed})) {
    stop(motion);
    if (!add_modifier(state_, body_.pool, {motion, speed})) return kRefused;
  }
  combine_motion(seq_, *modifier, speed);
  return {true, 0};
}

// Links stay, the cycle goes, and nothing moves the body until something is added.
void TransitionBuilder::restart_sequence() {
  clear_physics(seq_);
  remove_cyclic_anims(seq_, body_.pool);
}

// retail: CMotionTable::re_modify (core 4.7). QUIRK: a re-applied modifier becomes the head again, so with
// several modifiers the same one is taken each time and the others lose their share of the velocities. The
// fix takes them from the other end.
void TransitionBuilder::reapply_modifiers() {
  const unsigned count = state_.modifiers.size();
  for (unsigned i = 0; i < count && !state_.modifiers.empty(); ++i) {
    const unsigned taken = body_.quirk_fixes.reapply_every_modifier ? 0 : state_.modifiers.size() - 1;
    const ActiveMotion modifier = state_.modifiers.at(body_.pool, taken);
    state_.modifiers.erase(body_.pool, taken);
    start(modifier.motion, modifier.speed, false);
  }
}

// retail: CMotionTable::StopSequenceMotion (core 4.8)
Transition TransitionBuilder::stop(Command motion) {
  if (is_substate(motion) && motion == state_.substate) {
    const Transition t = start(default_substate(), 1.0f, true);
    if (!t.ok && limit_ != TransitionLimit::None) return kRefused;
    return {true, t.anims};
  }
  if (!is_modifier(motion)) return kRefused;
  const int index = find_modifier(state_, body_.pool, motion);
  if (index < 0) return kRefused;
  const MotionData* modifier = find_modifier_data(table_, state_.style, motion);
  if (!modifier) return kRefused;
  subtract_motion(seq_, *modifier, state_.modifiers.at(body_.pool, static_cast<unsigned>(index)).speed);
  state_.modifiers.erase(body_.pool, static_cast<unsigned>(index));
  return {true, 0};
}

}  // namespace

const MotionData* find_link(const MotionTable& table, Command style, Command from, float from_speed,
                            Command to, float to_speed) {
  if (from == 0 || to == 0) return nullptr;  // "no default": key 0 is that of the style-wide links
  if (from_speed < 0.0f || to_speed < 0.0f) {
    if (const MotionData* m = table.find_link(motion_key(style, to), from)) return m;
    const Command home = table.default_substate(style);
    return home != 0 ? table.find_link(motion_key(style, from), home) : nullptr;
  }
  if (const MotionData* m = table.find_link(motion_key(style, from), to)) return m;
  return table.find_link(motion_key(style, 0), to);
}

bool is_allowed(const MotionTable& table, Command motion, const MotionData* cycle, const MotionState& state) {
  if (!cycle) return false;
  if (!(cycle->bits & MotionData::kOnlyFromDefaultState) || motion == state.substate) return true;
  return table.default_substate(state.style) == state.substate;
}

Transition start_motion(const MotionBody& body, Command motion, float speed) {
  TransitionBuilder builder(body);
  const Transition t = builder.start(motion, speed, false);
  return {t.ok, t.anims, builder.limit()};
}

Transition stop_motion(const MotionBody& body, Command motion) {
  TransitionBuilder builder(body);
  const Transition t = builder.stop(motion);
  return {t.ok, t.anims, builder.limit()};
}

Transition stop_all_motions(const MotionBody& body) {
  MotionState& state = body.state;
  Transition all;
  while (!state.modifiers.empty()) {
    const unsigned before = state.modifiers.size();
    const Transition t = stop_motion(body, state.modifiers.at(body.pool, before - 1).motion);
    all.ok |= t.ok;
    if (all.limit == TransitionLimit::None) all.limit = t.limit;
    if (state.modifiers.size() == before) break;  // its data is missing; retail would try for ever
  }
  const Transition last = stop_motion(body, state.substate);
  return {all.ok || last.ok, last.anims, all.limit == TransitionLimit::None ? last.limit : all.limit};
}

Transition enter_default_state(const MotionBody& body) {
  const MotionTable& table = *body.table.table;
  const Command style = table.default_style();
  const Command substate = table.default_substate(style);
  if (substate == 0) return kRefused;
  body.state.modifiers.clear(body.pool);
  body.state.actions.clear(body.pool);
  const MotionData* cycle = table.find_cycle(motion_key(style, substate));
  return cycle ? enter_cycle(body, {substate, 1.0f}, style, *cycle) : kRefused;
}

Transition enter_steady_state(const MotionBody& body, Command style, ActiveMotion substate) {
  if (style == 0 || substate.motion == 0) return kRefused;
  const MotionData* cycle = find_cycle_or_default(*body.table.table, style, substate.motion);
  if (!cycle) return kRefused;
  body.state.modifiers.clear(body.pool);
  body.state.actions.clear(body.pool);
  const Transition t = enter_cycle(body, substate, style, *cycle);
  remove_all_link_animations(body.sequence, body.pool);
  return {t.ok, 0, t.limit};
}

}  // namespace acm
