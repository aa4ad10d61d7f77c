// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/effect_types.hpp"
#include "inspect/text/effect_text.h"

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
