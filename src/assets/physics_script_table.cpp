// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/physics_script_table.h"

#include <algorithm>

#include "record.h"

namespace acm {

const PhysicsScriptTable::Effect* PhysicsScriptTable::find(std::uint32_t type) const {
  const auto found =
      std::find_if(effects.begin(), effects.end(), [&](const Effect& effect) { return effect.type == type; });
  return found == effects.end() ? nullptr : &*found;
}

ObjectId PhysicsScriptTable::select(std::uint32_t type, float strength) const {
  const Effect* effect = find(type);
  if (effect == nullptr) return 0;
  for (const Choice& choice : effect->choices)
    if (strength <= choice.mod) return choice.script;
  return 0;
}

Result<PhysicsScriptTable> read_physics_script_table(Bytes bytes) {
  ByteReader in(bytes);
  PhysicsScriptTable table;
  table.id = read_record_id(in, ObjectType::PhysicsScriptTable);
  const std::uint32_t n = in.count("effect count", 8);
  DuplicateKeyFinder types;
  for (std::uint32_t i = 0; i < n && in.ok(); ++i) {
    PhysicsScriptTable::Effect& effect = table.effects.emplace_back();
    const std::uint64_t at = in.offset();
    effect.type = in.u32("effect type");
    types.add(effect.type, at);
    effect.choices.resize(in.count("choice count", 8));
    for (PhysicsScriptTable::Choice& choice : effect.choices) {
      choice.mod = in.f32("mod");
      choice.script = in.u32("script");
    }
  }
  types.note_duplicates(in);
  return finish_record(in, std::move(table));
}

Vector<std::byte> write_physics_script_table(const PhysicsScriptTable& table) {
  ByteWriter out;
  out.u32(table.id);
  out.u32(static_cast<std::uint32_t>(table.effects.size()));
  for (const PhysicsScriptTable::Effect& effect : table.effects) {
    out.u32(effect.type);
    out.u32(static_cast<std::uint32_t>(effect.choices.size()));
    for (const PhysicsScriptTable::Choice& choice : effect.choices) {
      out.f32(choice.mod);
      out.u32(choice.script);
    }
  }
  return std::move(out).take();
}

}  // namespace acm
