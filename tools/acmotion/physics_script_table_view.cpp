// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/effect_types.hpp"
#include "inspect/effect_text.h"

#include "asset_view.h"
#include "view_text.h"

namespace acm::tool {

namespace {

std::size_t choice_count(const PhysicsScriptTable& table) {
  std::size_t n = 0;
  for (const PhysicsScriptTable::Effect& effect : table.effects) n += effect.choices.size();
  return n;
}

}  // namespace

Json json_of(const PhysicsScriptTable& table) {
  Json json = {{"id", hex32(table.id)},
               {"type", to_string(ObjectType::PhysicsScriptTable)},
               {"effects", Json::array()}};
  for (const PhysicsScriptTable::Effect& effect : table.effects) {
    Json choices = Json::array();
    for (const PhysicsScriptTable::Choice& choice : effect.choices)
      choices.push_back({{"mod", exact(choice.mod)}, {"script", hex32(choice.script)}});
    json["effects"].push_back({{"type", effect.type},
                               {"type_name", script_type_name(effect.type)},
                               {"choices", std::move(choices)}});
  }
  json["oddities"] = json_of(table.oddities);
  return json;
}

Json summary_of(const PhysicsScriptTable& table) {
  return {{"effects", table.effects.size()}, {"choices", choice_count(table)}};
}

void print_text(const PhysicsScriptTable& table, const TextOptions& options) {
  print_heading(ObjectType::PhysicsScriptTable, table.id);
  print("  {}, {}\n", counted(options.bytes, "byte"), counted(table.effects.size(), "effect"));
  for (const PhysicsScriptTable::Effect& effect : table.effects) {
    print("  {}\n", colored(TextColor::Name, "effect " + inspect::numbered_script_type(effect.type)));
    for (const PhysicsScriptTable::Choice& choice : effect.choices)
      print("    up to {:<8} {}\n", choice.mod, id_text(choice.script));
  }
}

}  // namespace acm::tool
