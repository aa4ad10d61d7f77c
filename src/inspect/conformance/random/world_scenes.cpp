// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world_scenes.h"

#include <fmt/format.h>

#include <algorithm>

namespace acm::random_cases {

namespace {

bool is_about_another(std::string_view verb) {
  return verb == "movetoobj" || verb == "turntoobj" || verb == "stickto";
}

}  // namespace

void WorldScenes::draw_company() {
  if (verbs_.knows("world") && random_.chance(60)) {
    begin(random_.chance(50) ? "world" : "world player=50000001", "");
  } else {
    bodies_ = {kFirstBody};
    lines_.push_back(lines_of_.draw(*find_shape("spawn"), false));
  }
  add_body(kOtherBodies[0], "");
  add_others("");
  for (int n = random_.within(8, 18); n > 0; --n) {
    if (verbs_.knows("message") && random_.chance(18))
      draw_message();
    else if (random_.chance(50))
      draw_line(Level::Body, Level::Body);
    else
      draw_line(Level::Company, Level::Company);
  }
  end();
}

void WorldScenes::draw_keys() {
  begin("world player=50000001", random_.chance(60) ? " player=1 flat=1" : " player=1");
  add_others("");
  for (int n = random_.within(8, 20); n > 0; --n) {
    if (verbs_.knows("message") && random_.chance(12))
      draw_message();
    else
      draw_line(Level::Keys, random_.chance(5) ? Level::Company : Level::Keys);
  }
  add_if_known("keys");
  if (random_.chance(60)) add_planned(draw_held_keys(random_));
  end();
}

void WorldScenes::draw_server() {
  const std::string server = lines_of_.draw(*find_shape("server"), false);
  begin(server, random_.chance(60) ? " flat=1" : "");
  if (verbs_.knows("played") && random_.chance(90)) lines_.emplace_back("played");
  add_others(" flat=1");
  for (int n = random_.within(8, 18); n > 0; --n)
    draw_line(Level::Server, random_.chance(15) ? Level::Company : Level::Server);
  end();
}

void WorldScenes::begin(std::string_view world, std::string_view keys) {
  lines_.emplace_back(world);
  bodies_.clear();
  add_body(kFirstBody, keys);
}

bool WorldScenes::has(Guid guid) const {
  return std::ranges::find(bodies_, guid) != bodies_.end();
}

void WorldScenes::add_body(Guid guid, std::string_view keys) {
  // A key that stands twice counts where it stands last.
  lines_.push_back(fmt::format("add {:08X}{}{}", guid, lines_of_.draw_keys_of(*find_shape("add")), keys));
  bodies_.push_back(guid);
  if (random_.chance(50)) add_if_known("place");
}

void WorldScenes::add_others(std::string_view keys) {
  for (const Guid guid : kOtherBodies)
    if (!has(guid) && random_.chance(35)) add_body(guid, keys);
  if (random_.chance(80)) lines_.push_back(fmt::format("actor {:08X}", kFirstBody));
}

void WorldScenes::draw_line(Level one, Level other) {
  const VerbShape* verb = verbs_.draw(one, other);
  if (!verb) return;
  if (verb->level == Level::Company)
    draw_company_verb(*verb);
  else if (verb->name == "tick")  // would leave the others behind
    add_if_known("tickall");
  else
    lines_.push_back(lines_of_.draw(*verb, false));
  if (is_about_another(verb->name)) lines_.back() += fmt::format(" obj={:08X}", some_body());
  if (random_.chance(15)) add_if_known("tickall");
}

void WorldScenes::draw_company_verb(const VerbShape& verb) {
  if (verb.name == "add") {
    const Guid guid = random_.pick(kOtherBodies);
    if (!has(guid)) add_body(guid, "");
  } else if (verb.name == "remove") {
    const Guid guid = some_body();
    if (bodies_.size() == 1) return;
    std::erase(bodies_, guid);
    lines_.push_back(fmt::format("remove {:08X}", guid));
    lines_.push_back(fmt::format("actor {:08X}", some_body()));
  } else if (verb.name == "actor") {
    lines_.push_back(fmt::format("actor {:08X}", some_body()));
  } else {
    lines_.push_back(lines_of_.draw(verb, false));
  }
}

void WorldScenes::draw_message() {
  lines_.push_back("message " + lines_of_.messages().of_server());
}

void WorldScenes::end() {
  lines_.emplace_back("tickall 0.1 3");
  if (verbs_.knows("istate")) lines_.emplace_back("istate");
  if (random_.chance(50)) add_planned(draw_pursuit(random_));
  if (random_.chance(15)) add_planned(draw_walk_that_may_stick(random_));
  if (random_.chance(15)) add_planned(draw_waiting_actions(random_, lines_of_.draw_action()));
}

// Only where the engine has all of it.
void WorldScenes::add_planned(const PlannedScene& scene) {
  const auto is_known = [this](std::string_view line) {
    return verbs_.knows(line.substr(0, line.find(' ')));
  };
  if (std::ranges::all_of(scene, is_known)) lines_.insert(lines_.end(), scene.begin(), scene.end());
}

void WorldScenes::add_if_known(std::string_view verb) {
  if (verbs_.knows(verb)) lines_.push_back(lines_of_.draw(*find_shape(verb), false));
}

}  // namespace acm::random_cases
