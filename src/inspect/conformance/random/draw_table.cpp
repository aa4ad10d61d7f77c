// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"
#include "assets/command.h"

#include "random_assets.h"

namespace acm::random_cases {

namespace {

constexpr Command kStyles[] = {command::kNonCombat, command::kHandCombat, command::kSwordCombat,
                               command::kMagic};
constexpr Command kStates[] = {command::kWalkForward,   command::kRunForward, command::kTurnRight,
                               command::kSideStepRight, command::kFalling,    command::kCrouch,
                               command::kSitting,       command::kSleeping,   command::kDead,
                               command::kFallen,        command::kOn,         command::kTurnLeft,
                               command::kInterpolating, command::kReload,     command::kWalkBackwards};
constexpr Command kActions[] = {command::kTwitch1,     command::kThrustMed, command::kSlashHigh,
                                command::kAttackHigh1, command::kFallDown,  command::kWave,
                                command::kCheer,       command::kJumpup};
constexpr Command kModifiers[] = {command::kTurnRight, command::kSideStepRight, command::kTurnLeft,
                                  command::kJump};

class TableDrawing {
 public:
  TableDrawing(RandomSource& random, ObjectId id, const std::vector<Animation>& animations)
      : random_(random), animations_(animations) {
    table_.id = id;
  }

  LooseTable draw() {
    draw_styles();
    for (const Command action : kActions)
      if (random_.chance(35)) actions_.push_back(action);
    for (const StyleDefault& style : styles_) draw_style(style);
    draw_modifiers();
    draw_style_links();
    return std::move(table_);
  }

 private:
  void draw_styles() {
    for (const Command style : kStyles) {
      if (style != command::kNonCombat && !random_.chance(40)) continue;
      const Command substate = random_.chance(90) ? command::kReady : random_.pick(kStates);
      styles_.push_back({style, substate});
      // A style without a default state, seldom.
      if (style == command::kNonCombat || !random_.chance(6))
        table_.style_defaults.push_back({style, substate});
    }
    table_.default_style = random_.chance(88) ? command::kNonCombat : random_.pick(styles_).style;
  }

  void draw_style(const StyleDefault& style) {
    std::vector<Command> states = {style.substate};
    for (const Command state : kStates)
      if (state != style.substate && random_.chance(42)) states.push_back(state);
    for (const Command state : states) {
      if (state == style.substate && random_.chance(3)) continue;
      table_.cycles.push_back({motion_key(style.style, state), 0, draw_cycle(state)});
    }
    for (const Command from : states) draw_links(style, from, states);
  }

  void draw_links(const StyleDefault& style, Command from, const std::vector<Command>& states) {
    const std::uint32_t key = motion_key(style.style, from);
    const bool is_home = from == style.substate;
    for (const Command to : states)
      if (random_.chance(is_home || to == style.substate ? 55 : 20)) add_link(key, to);
    // An action that has a link from home alone is done by way of home.
    for (const Command action : actions_)
      if (random_.chance(is_home ? 80 : 25)) add_link(key, action);
    for (const StyleDefault& other : styles_)
      if (other.style != style.style && random_.chance(is_home ? 60 : 10)) add_link(key, other.style);
  }

  void draw_style_links() {
    for (const StyleDefault& style : styles_) {
      if (!random_.chance(30)) continue;
      for (const Command state : kStates)
        if (random_.chance(15)) add_link(motion_key(style.style, 0), state);
      for (const Command action : actions_)
        if (random_.chance(20)) add_link(motion_key(style.style, 0), action);
    }
  }

  void draw_modifiers() {
    for (const Command modifier : kModifiers) {
      if (random_.chance(55))
        table_.modifiers.push_back({modifier & 0x00FFFFFFu, 0, draw_physical(modifier, random_.below(2))});
      if (random_.chance(25)) {
        const Command style = random_.pick(styles_).style;
        table_.modifiers.push_back({motion_key(style, modifier), 0, draw_physical(modifier, 0)});
      }
    }
  }

  void add_link(std::uint32_t key, Command to) {
    const std::uint32_t anims = random_.chance(5) ? 0 : 1 + random_.below(3);
    LooseTable::Motion motion = draw_motion(anims);
    if (random_.chance(10)) motion.velocity = draw_velocity();
    table_.links.push_back({key, to, std::move(motion)});
  }

  LooseTable::Motion draw_cycle(Command state) {
    const std::uint32_t roll = random_.below(100);
    LooseTable::Motion motion = draw_physical(state, roll < 80 ? 1 : roll < 95 ? 2 : roll < 97 ? 3 : 0);
    const bool is_sideways = (state & 0x20000000u) != 0;
    if (random_.chance(is_sideways ? 50 : 10)) motion.bits |= MotionData::kOnlyFromDefaultState;
    if (random_.chance(12)) motion.bits |= MotionData::kClearsModifiers;
    return motion;
  }

  // As shipped tables have it: who walks moves, who turns turns; and anything, sometimes.
  LooseTable::Motion draw_physical(Command command, std::uint32_t anims) {
    LooseTable::Motion motion = draw_motion(anims);
    const bool turns = command == command::kTurnRight || command == command::kTurnLeft;
    const bool walks = (command & 0x05000000u) != 0 && !turns;
    if (random_.chance(walks ? 75 : 8)) motion.velocity = draw_velocity();
    if (random_.chance(turns ? 85 : 8)) motion.omega = {0.0f, 0.0f, ratio(random_.within(-12, 6), 4)};
    return motion;
  }

  Vec3 draw_velocity() {
    const float x = random_.chance(30) ? ratio(random_.within(-8, 8), 8) : 0.0f;
    const float y = random_.chance(40) ? 3.12f : ratio(random_.within(-16, 32), 8);
    return {x, y, random_.chance(5) ? 0.5f : 0.0f};
  }

  LooseTable::Motion draw_motion(std::uint32_t anims) {
    LooseTable::Motion motion;
    for (std::uint32_t i = 0; i < anims; ++i) motion.anims.push_back(draw_anim());
    return motion;
  }

  AnimData draw_anim() {
    constexpr float kRates[] = {30.0f, 30.0f, 30.0f,  30.0f,  15.0f,  10.0f,  20.0f, 60.0f, 16.0f,
                                8.0f,  7.5f,  -30.0f, -15.0f, -10.0f, 12.25f, 0.0f,  0.5f};
    const Animation& animation = random_.pick(animations_);
    AnimData data{animation.id, 0, -1, random_.pick(kRates)};
    if (random_.chance(3)) data.animation = 0x03FFFFFF;  // there is none
    if (random_.chance(35)) {
      const auto last = static_cast<std::int32_t>(animation.frame_count) - 1;
      const std::int32_t least = random_.chance(10) ? -2 : 0;
      const std::int32_t most = random_.chance(15) ? last + 3 : last;
      data.low_frame = random_.within(least, most);
      data.high_frame = random_.chance(80) ? random_.within(data.low_frame, last + 3)
                                           : random_.within(-1, last);  // may be below the first
    }
    return data;
  }

  RandomSource& random_;
  const std::vector<Animation>& animations_;
  LooseTable table_;
  std::vector<StyleDefault> styles_;  // also those without a default state
  std::vector<Command> actions_;
};

}  // namespace

LooseTable draw_table(RandomSource& random, ObjectId id, const std::vector<Animation>& animations) {
  return TableDrawing(random, id, animations).draw();
}

}  // namespace acm::random_cases
