// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "support/retail_size_tables.h"

#include "acmotion/commands.hpp"

#include <algorithm>
#include <vector>

#include "support/retail_size_random.h"
#include "support/retail_size_set.h"

namespace acm::test {

namespace {

using Motion = MotionTableBuilder::Motion;

/// These commands, then all others of the classes.
std::vector<Command> commands_of(std::uint32_t class_bits, std::vector<Command> out) {
  for (const CommandName& c : command_names())
    if ((c.command & class_bits) != 0 && (c.command & 0xFFFF) != 0 &&
        std::ranges::find(out, c.command) == out.end())
      out.push_back(c.command);
  return out;
}

/// The commands that tables are made of, by class; those that every creature has come first.
struct Vocabulary {
  std::vector<Command> styles = commands_of(kStyleClass, {command::kNonCombat});
  std::vector<Command> substates = commands_of(
      kSubStateClass, {command::kReady, command::kWalkForward, command::kRunForward, command::kTurnRight,
                       command::kSideStepRight, command::kFalling, command::kDead, command::kFallen});
  std::vector<Command> targets = commands_of(kSubStateClass | kActionClass,
                                             {command::kReady, command::kWalkForward, command::kRunForward});

  static const Vocabulary& get() {
    static const Vocabulary vocabulary;
    return vocabulary;
  }
};

bool is_gait(Command command) {
  return command == command::kWalkForward || command == command::kRunForward;
}

// What a creature does most of the time, which plays; the other states are mostly poses.
bool is_lively(Command command) {
  return command == command::kReady || is_gait(command) || command == command::kTurnRight ||
         command == command::kSideStepRight;
}

/// Writes one table: some styles, each with cycles, modifiers and, from every cycle, links.
class TableMaker {
 public:
  TableMaker(std::uint32_t index, std::uint32_t motions, std::uint32_t animations)
      : random_(RetailSizeSet::table_id(index)),
        words_(Vocabulary::get()),
        builder_(RetailSizeSet::table_id(index), words_.styles[0]),
        animations_(index, animations),
        motions_left_(motions) {
    style_count_ =
        std::clamp<std::uint32_t>(motions / 70, 1, static_cast<std::uint32_t>(words_.styles.size()));
    // Cycles are three in ten of all motions.
    cycle_count_ = std::clamp<std::uint32_t>(motions * 3 / (style_count_ * 10), 2, 40);
  }

  MotionTable make() && {
    const auto each_style = [&](auto&& step) {
      for (std::uint32_t s = 0; s < style_count_; ++s) step(words_.styles[s]);
    };
    each_style([&](Command style) { builder_.style_default(style, words_.substates[0]); });
    each_style([&](Command style) { add_cycles(style); });
    each_style([&](Command style) { add_modifiers(style); });
    for (std::uint32_t s = 0; s < style_count_; ++s) add_links(words_.styles[s], style_count_ - s);
    return std::move(builder_).build();
  }

 private:
  void add_cycles(Command style) {
    for (std::uint32_t c = 0; c < cycle_count_; ++c)
      builder_.cycle(motion_key(style, words_.substates[c]), cycle(words_.substates[c]));
  }

  // Turning is an omega, gaits travel by the position frames of their animations, sidesteps by velocity.
  Motion cycle(Command command) {
    Motion m;
    --motions_left_;
    if (!random_.one_in(2000)) m.anims.push_back(cycle_anim(command));
    if (command == command::kSideStepRight) m.velocity = {1.25f, 0, 0};
    if (command == command::kTurnRight) m.omega = {0, 0, random_.one_in(4) ? -3.5f : -1.5f};
    if (command == command::kTurnRight || command == command::kSideStepRight)
      m.bits = MotionData::kOnlyFromDefaultState;
    else if (!is_lively(command) && random_.one_in(10))
      m.bits = MotionData::kClearsModifiers;
    return m;
  }

  AnimData cycle_anim(Command command) {
    AnimData data;
    data.animation = RetailSizeSet::animation_id(animations_.pick(random_, is_gait(command)));
    const std::uint32_t chance = random_.below(100);
    const bool lively = is_lively(command);
    if (chance < (lively ? 8u : 62u)) return held(data);
    if (chance < (lively ? 10u : 68u)) return one_frame(data, 30.0f);
    if (random_.one_in(1000)) data.high_frame = 1000;  // behind the last frame
    return data;
  }

  // Most poses are one frame; a few name a whole animation, or have their first frame above the last.
  AnimData held(AnimData data) {
    const std::uint32_t chance = random_.below(100);
    if (chance >= 20) return one_frame(data, 0.0f);
    data.framerate = 0.0f;
    if (chance < 3) {
      data.low_frame = 4;
      data.high_frame = static_cast<std::int32_t>(random_.below(4));
    }
    return data;
  }

  AnimData one_frame(AnimData data, float framerate) {
    data.low_frame = data.high_frame = static_cast<std::int32_t>(random_.below(5));
    data.framerate = framerate;
    return data;
  }

  // Modifiers change velocities alone.
  void add_modifiers(Command style) {
    const auto add = [&](Command command, Motion motion) {
      --motions_left_;
      builder_.modifier(motion_key(style, command), motion);
    };
    add(command::kTurnRight, {.omega = {0, 0, -1.5f}});
    add(command::kSideStepRight, {.velocity = {1.25f, 0, 0}});
    add(command::kWalkForward, {.velocity = {0, 3.12f, 0}});
  }

  // A link between states takes 0.2 to 1 s, an action as long as its animation.
  Motion link(Command to) {
    Motion m;
    --motions_left_;
    m.anims.push_back(is_action(to) ? action_anim() : link_anim());
    if (random_.one_in(20)) m.anims.push_back(link_anim());
    return m;
  }

  AnimData action_anim() {
    AnimData data;
    data.animation = RetailSizeSet::animation_id(animations_.pick(random_, false));
    data.framerate = link_rate();
    return data;
  }

  AnimData link_anim() {
    const bool moves = random_.one_in(20);
    const std::uint32_t index = animations_.pick(random_, moves);
    AnimData data;
    data.animation = RetailSizeSet::animation_id(index);
    data.framerate = link_rate();
    const float wanted = random_.between(0.25f, 0.9f) * data.framerate;
    const auto frames =
        std::min<std::uint32_t>(static_cast<std::uint32_t>(wanted) + 1, RetailSizeSet::frame_count(index));
    data.high_frame = static_cast<std::int32_t>(frames) - 1;
    // A short animation plays slower, so that the link can be seen.
    data.framerate = std::min(data.framerate, static_cast<float>(frames) / 0.21f);
    if (random_.one_in(12)) data.framerate = -data.framerate;
    return data;
  }

  float link_rate() {
    constexpr float kRates[] = {33, 21, 36, 39, 44, 46, 63};
    return random_.one_in(4) ? kRates[random_.below(std::size(kRates))] : 30.0f;
  }

  // Half of a style's links leave its first cycle, a few any state at all, the rest the other cycles.
  void add_links(Command style, std::uint32_t styles_left) {
    std::uint32_t left = motions_left_ / styles_left;
    const auto add_group = [&](Command from, std::uint32_t count) {
      builder_.link_group(motion_key(style, from));
      const auto known = static_cast<std::uint32_t>(words_.targets.size());
      const std::uint32_t start = from == words_.substates[0] ? 0 : random_.below(known);
      count = std::min(count, known);
      for (std::uint32_t i = 0; i < count; ++i) {
        const Command to = words_.targets[(start + i) % known];
        builder_.link(to, link(to));
      }
      left -= count;
    };
    add_group(words_.substates[0], left / 2);
    add_group(0, left / 8);
    for (std::uint32_t c = 1; c < cycle_count_; ++c)
      add_group(words_.substates[c], c + 1 == cycle_count_ ? left : left / (cycle_count_ - c));
  }

  /// The animations that have the parts of a table's body.
  struct OwnAnimations {
    OwnAnimations(std::uint32_t table, std::uint32_t all) : body(table % RetailSizeSet::kBodies) {
      const std::uint32_t step = RetailSizeSet::kBodies;
      count = std::max<std::uint32_t>(1, (all + step - 1 - body) / step);
    }
    /// One that moves its body, or one that does not, if there is one.
    [[nodiscard]] std::uint32_t pick(SetRandom& random, bool moving) const {
      std::uint32_t k = random.below(count);
      for (std::uint32_t i = 0; i < count; ++i, k = (k + 1) % count)
        if (RetailSizeSet::moves_body(index_of(k)) == moving) break;
      return index_of(k);
    }
    [[nodiscard]] std::uint32_t index_of(std::uint32_t k) const { return body + RetailSizeSet::kBodies * k; }

    std::uint32_t body;
    std::uint32_t count;
  };

  SetRandom random_;
  const Vocabulary& words_;
  MotionTableBuilder builder_;
  OwnAnimations animations_;
  std::uint32_t motions_left_;
  std::uint32_t style_count_ = 0;
  std::uint32_t cycle_count_ = 0;
};

}  // namespace

MotionTable make_retail_size_table(std::uint32_t index, std::uint32_t motions, std::uint32_t animations) {
  return TableMaker(index, motions, animations).make();
}

}  // namespace acm::test
