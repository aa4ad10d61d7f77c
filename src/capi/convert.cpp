// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capi/convert.h"

namespace acm::capi {

WeenieFacts to_cpp_weenie(const acm_weenie_facts& from) {
  WeenieFacts to;
  to.present = is_set(from.present);
  to.is_creature = is_set(from.is_creature);
  to.is_local_player = is_set(from.is_local_player);
  to.knows_run_rate = is_set(from.knows_run_rate);
  to.run_rate = from.run_rate;
  to.jump_model = static_cast<JumpModel>(from.jump_model);
  to.can_jump = is_set(from.can_jump);
  to.knows_stamina_cost = is_set(from.knows_stamina_cost);
  to.recent_player_killer = is_set(from.recent_player_killer);
  to.jump_velocity = from.jump_velocity;
  to.stamina_cost = from.stamina_cost;
  to.jump_skill = from.jump_skill;
  to.load = from.load;
  to.stamina = from.stamina;
  to.runs_by_skill = is_set(from.runs_by_skill);
  to.run_skill = from.run_skill;
  to.run_rate_above_800 = is_set(from.run_rate_above_800);
  return to;
}

acm_weenie_facts to_c_weenie(const WeenieFacts& from) {
  acm_weenie_facts to = {};
  to.present = from.present;
  to.is_creature = from.is_creature;
  to.is_local_player = from.is_local_player;
  to.knows_run_rate = from.knows_run_rate;
  to.run_rate = from.run_rate;
  to.jump_model = static_cast<std::uint8_t>(from.jump_model);
  to.can_jump = from.can_jump;
  to.knows_stamina_cost = from.knows_stamina_cost;
  to.recent_player_killer = from.recent_player_killer;
  to.jump_velocity = from.jump_velocity;
  to.stamina_cost = from.stamina_cost;
  to.jump_skill = from.jump_skill;
  to.load = from.load;
  to.stamina = from.stamina;
  to.runs_by_skill = from.runs_by_skill;
  to.run_skill = from.run_skill;
  to.run_rate_above_800 = from.run_rate_above_800;
  return to;
}

ObjectFacts to_cpp_facts(const acm_object_facts& from) {
  ObjectFacts to;
  to.weenie = to_cpp_weenie(from.weenie);
  to.state = from.state;
  to.scale = from.scale;
  to.ground = static_cast<Ground>(from.ground);
  to.ground_height = from.ground_height;
  to.step_down_height = from.step_down_height;
  to.placement_blocked = is_set(from.placement_blocked);
  to.blocked = is_set(from.blocked);
  return to;
}

acm_object_facts to_c_facts(const ObjectFacts& from) {
  acm_object_facts to = {};
  to.size = sizeof to;
  to.state = from.state;
  to.weenie = to_c_weenie(from.weenie);
  to.scale = from.scale;
  to.ground_height = from.ground_height;
  to.step_down_height = from.step_down_height;
  to.ground = static_cast<std::uint8_t>(from.ground);
  to.placement_blocked = from.placement_blocked;
  to.blocked = from.blocked;
  return to;
}

}  // namespace acm::capi
