// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "line_drawing.h"

#include "acmotion/commands.hpp"
#include "inspect/scenario/effect_definitions.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "value_pools.h"

namespace acm::random_cases {

namespace {

using Kind = ArgumentShape::Kind;

// Commands that every engine treats in a way of its own, and some that no table has.
constexpr Command kOthers[] = {command::kReady,
                               command::kWalkForward,
                               command::kRunForward,
                               command::kWalkBackwards,
                               command::kTurnRight,
                               command::kTurnLeft,
                               command::kSideStepRight,
                               command::kSideStepLeft,
                               command::kDead,
                               command::kFalling,
                               command::kCrouch,
                               command::kSitting,
                               command::kSleeping,
                               command::kFallen,
                               command::kJump,
                               command::kWave,
                               command::kNonCombat,
                               command::kSwordCombat,
                               command::kHoldRun,
                               command::kHoldSidestep,
                               command::kJumpCharging,
                               command::kMagicPray,
                               command::kStopTurning,
                               command::kHover,
                               0x100001FF,
                               0x410001FE,
                               0x65000007,
                               0x8000004F};

// What players have keys for.
constexpr Command kKeys[] = {command::kWalkForward,   command::kWalkForward,  command::kWalkForward,
                             command::kWalkBackwards, command::kTurnRight,    command::kTurnLeft,
                             command::kSideStepRight, command::kSideStepLeft, command::kJump,
                             command::kJump,          command::kHoldRun,      command::kHoldSidestep,
                             command::kCrouch,        command::kSitting,      command::kSleeping,
                             command::kReady,         command::kWave,         command::kStopTurning};

Command with_class(Command low, std::span<const Command> known) {
  for (const Command command : known)
    if ((command & 0x00FFFFFFu) == low) return command;
  return 0x40000000u | low;
}

void add_once(std::vector<Command>& list, Command command) {
  if (std::ranges::find(list, command) == list.end()) list.push_back(command);
}

char letter(scenario::HookFieldKind kind) {
  switch (kind) {
    case scenario::HookFieldKind::Hex: return 'h';
    case scenario::HookFieldKind::Part: return 'p';
    case scenario::HookFieldKind::Flag: return 'f';
    case scenario::HookFieldKind::Real: break;
  }
  return 'r';
}

constexpr std::string_view kEffectSpawnKeys[] = {
    "static",  "create", "anim",  "script", "setsound", "setscripts", "sound", "scripts",
    "deftype", "defmod", "trans", "frozen", "cloaked",  "blocked",    "held",  "near"};
bool needs_effects(std::string_view key) {
  return std::ranges::find(kEffectSpawnKeys, key) != std::end(kEffectSpawnKeys);
}

}  // namespace

LineDrawing::LineDrawing(RandomSource& random, const LooseAssets& assets)
    : random_(random), assets_(assets), messages_(random, known_) {
  for (const LooseTable& table : assets.tables) {
    for (const StyleDefault& d : table.style_defaults) {
      add_once(known_.styles, d.style);
      add_once(known_.states, d.substate);
    }
    for (const LooseTable::Entry& cycle : table.cycles)
      add_once(known_.states, with_class(cycle.key & 0xFFFFu, kOthers));
    for (const LooseTable::Entry& modifier : table.modifiers)
      add_once(known_.modifiers, with_class(modifier.key & 0xFFFFu, kOthers));
    for (const LooseTable::Entry& link : table.links)
      if ((link.to & 0x10000000u) != 0) add_once(known_.actions, link.to);
  }
  for (std::vector<Command>* list : {&known_.styles, &known_.states, &known_.actions, &known_.modifiers})
    if (list->empty()) list->push_back(command::kReady);
}

std::string LineDrawing::draw(const VerbShape& verb, bool has_effects) {
  std::string line(verb.name);
  // What defines something is whole, or empties it.
  const bool is_whole = verb.name == "script" || verb.name == "scripttable" || verb.name == "soundtable";
  const bool has_all = is_whole && random_.chance(92);
  bool goes_on = true;
  for (const ArgumentShape& argument : verb.arguments) {
    if (argument.is_key) continue;
    if (!argument.is_given) goes_on = goes_on && (is_whole ? has_all : random_.chance(70));
    if (goes_on) line += " " + draw_value(verb.name, argument);
  }
  return line + draw_keys(verb, has_effects);
}

std::string LineDrawing::draw_keys(const VerbShape& verb, bool has_effects) {
  std::string text;
  const auto keys = static_cast<unsigned>(
      std::ranges::count_if(verb.arguments, [](const ArgumentShape& a) { return a.is_key; }));
  const bool makes_body = verb.name == "spawn" || verb.name == "add";
  const unsigned wanted = verb.name == "raw" || verb.name == "interp" ? 450 : makes_body ? 400 : 110;
  for (const ArgumentShape& argument : verb.arguments) {
    if (!argument.is_key || argument.name == "fx") continue;
    const bool takes = random_.chance(std::min(60u, wanted / std::max(keys, 1u)));
    if (!takes || (!has_effects && needs_effects(argument.name) && verb.name != "child")) continue;
    // A body without parts or cell does less: seldom.
    const bool is_dull = argument.name == "noparts" || argument.name == "cell" || argument.name == "table" ||
                         argument.name == "frozen" || argument.name == "held" || argument.name == "static";
    if (is_dull && makes_body && !random_.chance(40)) continue;
    text += " " + argument.name + "=" + draw_value(verb.name, argument);
  }
  return text;
}

std::string LineDrawing::draw_shortest(const VerbShape& verb) {
  std::string line(verb.name);
  for (const ArgumentShape& argument : verb.arguments)
    if (argument.is_given && !argument.is_key) line += " " + draw_value(verb.name, argument);
  return line;
}

std::string LineDrawing::draw_value(std::string_view verb, const ArgumentShape& argument) {
  switch (argument.kind) {
    case Kind::Hook: return draw_hook();
    case Kind::Actions: return draw_actions();
    case Kind::Many: return draw_many(verb);
    default: return draw_from(pool_of(verb, argument));
  }
}

std::string LineDrawing::draw_from(std::string_view pool) {
  const auto words = static_cast<std::uint32_t>(std::ranges::count(pool, ' ')) + 1;
  for (std::uint32_t left = random_.below(words); left > 0; --left) pool.remove_prefix(pool.find(' ') + 1);
  const std::string_view word = pool.substr(0, pool.find(' '));
  return word.starts_with('@') ? draw_special(word) : std::string(word);
}

std::string LineDrawing::draw_special(std::string_view word) {
  if (word == "@style")
    return fmt::format("{:08X}", random_.chance(90) ? random_.pick(known_.styles) : 0x80000044u);
  if (word == "@state")
    return fmt::format("{:08X}", random_.chance(85) ? random_.pick(known_.states) : random_.pick(kOthers));
  if (word == "@command") return draw_command();
  if (word == "@sidestep") {
    constexpr Command kSidesteps[] = {command::kSideStepRight, command::kSideStepLeft, 0};
    return fmt::format("{:08X}", random_.pick(kSidesteps));
  }
  if (word == "@key") return fmt::format("{:08X}", random_.pick(kKeys));
  if (word == "@turn") {
    constexpr Command kTurns[] = {command::kTurnRight, command::kTurnLeft, 0};
    return fmt::format("{:08X}", random_.pick(kTurns));
  }
  if (word == "@animation")
    return random_.chance(95) && !assets_.animations.empty()
               ? fmt::format("{:08X}", random_.pick(assets_.animations).id)
               : "03FFFFFF";
  if (word == "@table") {
    const std::uint32_t roll = random_.below(100);
    return roll < 75 ? fmt::format("{:08X}", random_.pick(assets_.tables).id) : roll < 92 ? "0" : "09000077";
  }
  if (word == "@time") return draw_time();
  // The default bits, but for one or two.
  constexpr unsigned kFlagCount = 18;
  std::uint32_t flags = 0x1EE0Fu ^ 1u << random_.below(kFlagCount);
  if (random_.chance(40)) flags ^= 1u << random_.below(kFlagCount);
  return fmt::format("{:X}", flags);
}

std::string LineDrawing::draw_command() {
  const std::uint32_t roll = random_.below(100);
  const Command command = roll < 35   ? random_.pick(known_.states)
                          : roll < 60 ? random_.pick(known_.actions)
                          : roll < 70 ? random_.pick(known_.modifiers)
                          : roll < 77 ? random_.pick(known_.styles)
                                      : random_.pick(kOthers);
  return fmt::format("{:08X}", command);
}

std::string LineDrawing::draw_hook() {
  static const std::vector<scenario::HookShape> shapes = scenario::hook_shapes();
  const scenario::HookShape& shape = random_.pick(shapes);
  std::string text(shape.word);
  for (const scenario::HookFieldKind kind : shape.fields)
    text += " " + draw_from(hook_field_pool(shape.word, letter(kind)));
  return text;
}

std::string LineDrawing::draw_actions() {
  std::string text;
  for (int n = random_.within(1, 3); n > 0; --n) {
    if (!text.empty()) text += ',';
    text += fmt::format("{:08X}", random_.pick(known_.actions));
    if (!random_.chance(80)) continue;
    text += ":" + draw_from("1 1 2 0.5");
    if (!random_.chance(80)) continue;
    text += ":" + draw_from("0 1 2 3 4 5 32767 32768 65535");
    if (random_.chance(60)) text += ":" + draw_from("0 0 1");
  }
  return text;
}

std::string LineDrawing::draw_many(std::string_view verb) {
  if (verb == "receive") return messages_.of_client();
  if (verb == "packet") return messages_.packet();
  if (verb == "message") {
    constexpr std::string_view kMessages[] = {"50f70000 01000050 01000000 0000803f",
                                              "54f70000 01000050 01000033",
                                              "55f70000 01000050 01000000 0000803f",
                                              "54f70000 10000050 02000033",
                                              "50f70000 0100",
                                              "55f70000 01000050 02000000 0000c07f",
                                              "4cf70000 01000050"};
    return std::string(random_.pick(kMessages));
  }
  std::string text;
  const std::string_view pool = pool_of(verb, {Kind::Num, "", false, false});
  for (int n = random_.within(1, 4); n > 0; --n) text += (text.empty() ? "" : " ") + draw_from(pool);
  return text;
}

// Later than the last one, mostly.
std::string LineDrawing::draw_time() {
  constexpr std::uint32_t kSteps[] = {34, 50, 100, 200, 500, 1000, 33, 0};
  milliseconds_ += random_.pick(kSteps);
  if (random_.chance(3)) milliseconds_ /= 2;
  return fmt::format("{}.{:03}", milliseconds_ / 1000, milliseconds_ % 1000);
}

}  // namespace acm::random_cases
