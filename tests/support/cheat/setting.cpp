// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "support/cheat/setting.h"

#include "acmotion/sample.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

namespace acm::test::cheat {

namespace {

struct NamedWeenie {
  const char* name;
  WeenieFacts facts;
};

const NamedWeenie& named_weenie(std::size_t which) {
  using enum JumpModel;
  static const NamedWeenie kList[kWeenies] = {
      {"Linear, 10 m/s", {.present = true, .jump_model = Linear}},
      {"Linear, 3 m/s", {.present = true, .jump_model = Linear, .jump_velocity = 3.0f}},
      {"Linear, too much load", {.present = true, .jump_model = Linear, .can_jump = false}},
      {"Linear, without stamina", {.present = true, .jump_model = Linear, .knows_stamina_cost = false}},
      {"Refuses", {.present = true, .jump_model = Refuses}},
      {"Refuses, too much load", {.present = true, .jump_model = Refuses, .can_jump = false}},
      {"Formula, skill 300", {.present = true, .jump_model = Formula, .jump_skill = 300.0f, .stamina = 100}},
      {"Formula, without stamina",
       {.present = true, .jump_model = Formula, .jump_skill = 300.0f, .stamina = 0}},
      {"Formula, load 1.5",
       {.present = true, .jump_model = Formula, .jump_skill = 300.0f, .load = 1.5f, .stamina = 100}},
      {"Formula, load 2",
       {.present = true, .jump_model = Formula, .jump_skill = 300.0f, .load = 2.0f, .stamina = 100}},
      {"none", {.present = false}},
  };
  return kList[which % kWeenies];
}

}  // namespace

WeenieFacts weenie_facts(std::size_t which) {
  return named_weenie(which).facts;
}

const char* weenie_name(std::size_t which) {
  return named_weenie(which).name;
}

Setting Setting::chosen(fuzz::Script& script) {
  constexpr std::array<float, 4> kRunRates = {1.0f, 0.5f, 2.94f, 4.5f};
  constexpr std::array<float, 4> kScales = {1.0f, 1.0f, 0.7f, 1.5f};
  Setting s;
  s.ground = static_cast<Ground>(script.below(4));
  const std::size_t weenie = script.below(kWeenies);
  s.weenie = weenie_facts(weenie);
  s.weenie_name = cheat::weenie_name(weenie);
  const std::uint8_t sizes = script.byte();
  s.weenie.knows_run_rate = sizes < 192;
  if (s.weenie.knows_run_rate) s.weenie.run_rate = kRunRates[sizes & 3u];
  s.scale = kScales[sizes >> 2 & 3u];
  const std::uint8_t bits = script.byte();
  if ((bits & 1) != 0) s.rules.clients_choose_level = true;
  if ((bits & 2) != 0) s.event_capacity = 256;
  if ((bits & 4) != 0) s.tick = 1.0 / 20.0;
  if ((bits & 8) != 0) s.liar = 0x50000009;
  s.clear_interval = 1 + (bits >> 4 & 3);
  s.host_orders = (bits & 64) != 0;
  if ((bits & 128) != 0) {  // what a server on a bad line chooses
    s.rules.lateness = 0.5;
    s.rules.player_interval = 0.1;
  }
  return s;
}

std::string Setting::text() const {
  static constexpr std::array<const char*, 4> kGrounds = {"None", "Flat", "LastKnown", "Host"};
  char buffer[200];
  std::snprintf(buffer, sizeof(buffer),
                "ground %s, weenie \"%s\", %s %.2f, scale %.1f, %.0f ticks a second%s%s",
                kGrounds[static_cast<std::size_t>(ground)], weenie_name,
                weenie.knows_run_rate ? "run rate" : "unknown run rate", static_cast<double>(weenie.run_rate),
                static_cast<double>(scale), 1.0 / tick,
                rules.clients_choose_level ? ", clients choose their level" : "",
                rules.lateness > 0.0 ? ", late places are ignored" : "");
  return buffer;
}

WorldOptions Setting::world_options() const {
  WorldOptions options;
  options.ground = Ground::Flat;
  options.event_capacity = event_capacity;
  return options;
}

ObjectParameters Setting::body() const {
  ObjectParameters p;
  p.setup = kSampleMannequin;
  p.position = field(50.0f, 50.0f);
  p.facts.weenie = weenie;
  p.facts.scale = scale;
  p.facts.ground = ground;
  return p;
}

void answer_steps(World& world, Guid guid) {
  constexpr float kTouch = 0.001f;  // metres
  const StepPlan plan = world.plan_steps(guid);
  for (int i = 0; i < plan.count; ++i) {
    StepAnswer answer;
    if (!world.begin_step(guid, plan.quanta[i], answer.frame)) continue;
    float& height = answer.frame.origin.z;
    answer.contact = answer.walkable = height <= kTouch;
    height = std::max(height, 0.0f);
    world.end_step(guid, answer);
  }
}

}  // namespace acm::test::cheat
