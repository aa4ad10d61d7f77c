// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "planned_scenes.h"

#include <fmt/format.h>

#include <cstdint>
#include <string_view>
#include <utility>

#include "message_drawing.h"

namespace acm::random_cases {

namespace {

std::string draw_wait(RandomSource& random, std::int32_t least, std::int32_t most) {
  return fmt::format("tickall 0.1 {}", random.within(least, most));
}

// From (0, 0, 0): near enough to flee from, or too far to walk to.
std::string draw_place(RandomSource& random) {
  const std::int32_t east = random.within(0, 4), north = random.within(6, 20);
  return fmt::format("place {} {} 0 {}", east, north, 90 * random.within(0, 3));
}

// To an object: as it is; in a charge; to stick to it; away from it; neither too near nor too far.
std::string draw_move(RandomSource& random) {
  constexpr std::string_view kWays[] = {
      "", "", " hold=2", " bits=1EE1F", " bits=1EE9F", " bits=1ED0F mindist=25", " bits=1EF0F mindist=9"};
  constexpr std::string_view kDistances[] = {"0.6", "1", "2"};
  const std::string_view distance = random.pick(kDistances), way = random.pick(kWays);
  return fmt::format("movetoobj obj={:08X} dist={}{}", kOtherBodies[0], distance, way);
}

}  // namespace

PlannedScene draw_pursuit(RandomSource& random) {
  constexpr std::string_view kRates[] = {"1", "1.5", "2"}, kSpeeds[] = {"0.2", "0.3", "0.5", "1"},
                             kWays[] = {"45000005", "45000005", "45000006", "6500000F"};
  PlannedScene lines = {fmt::format("spawn runrate={}", random.pick(kRates)),
                        fmt::format("add {:08X} runrate=1", kOtherBodies[0])};
  lines.push_back(draw_place(random));
  lines.push_back(fmt::format("actor {:08X}", kFirstBody));
  lines.push_back(draw_move(random));
  lines.push_back(draw_wait(random, 3, 20));
  lines.push_back(fmt::format("actor {:08X}", kOtherBodies[0]));
  for (int n = random.within(2, 4); n > 0; --n) {
    const std::string_view way = random.pick(kWays), speed = random.pick(kSpeeds);
    lines.push_back(fmt::format("domotion {} {}", way, speed));
    lines.push_back(draw_wait(random, 2, 9));
    lines.emplace_back("stopcomplete");
    lines.push_back(draw_wait(random, 2, 12));
  }
  lines.emplace_back("tickall 0.1 25");
  return lines;
}

PlannedScene draw_walk_that_may_stick(RandomSource& random) {
  constexpr std::string_view kPlaces[] = {"0 1.2 0", "0 -1 0", "1 1.5 0", "0 2 0"}, kWays[] = {"", " hold=2"};
  PlannedScene lines = {"spawn runrate=1", fmt::format("add {:08X} runrate=1", kOtherBodies[0]),
                        "place 2 2 0 0"};
  lines.push_back(fmt::format("actor {:08X}", kFirstBody));
  const std::string_view place = random.pick(kPlaces), way = random.pick(kWays);
  lines.push_back(random.chance(50) ? fmt::format("moveto {} bits=1EE9F{}", place, way)
                                    : fmt::format("movetoobj obj={:08X} bits=1EE9F{}", kOtherBodies[0], way));
  lines.push_back(draw_wait(random, 20, 40));
  return lines;
}

PlannedScene draw_waiting_actions(RandomSource& random, Command action) {
  PlannedScene lines = {"spawn"};
  for (int n = random.within(7, 8); n > 0; --n) lines.push_back(fmt::format("domotion {:08X}", action));
  lines.emplace_back("tick 0.1 3");
  return lines;
}

PlannedScene draw_held_keys(RandomSource& random) {
  constexpr std::pair<Command, Command> kAxes[] = {{command::kWalkForward, command::kWalkBackwards},
                                                   {command::kTurnRight, command::kTurnLeft},
                                                   {command::kSideStepRight, command::kSideStepLeft}};
  auto [older, newer] = random.pick(kAxes);
  if (random.chance(50)) std::swap(older, newer);
  PlannedScene lines = {fmt::format("world player={:08X}", kFirstBody),
                        fmt::format("add {:08X} player=1 runrate=1.5", kFirstBody),
                        fmt::format("press {:08X}", older)};
  if (random.chance(50)) lines.emplace_back("playframes 0.1 3");
  lines.push_back(fmt::format("press {:08X}", newer));
  if (random.chance(50)) lines.emplace_back("playframes 0.1 3");
  lines.push_back(fmt::format("release {:08X}", newer));
  lines.emplace_back("playframes 0.1 3");
  lines.push_back(fmt::format("release {:08X}", older));
  lines.emplace_back("playframes 0.1 2");
  return lines;
}

}  // namespace acm::random_cases
