// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/physics_script_table.h"

#include "assets/record_fields.h"
#include "assets/record_reader.h"
#include "assets/record_writer.h"

#include <algorithm>

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
  return read_record<PhysicsScriptTable>(bytes);
}

Vector<std::byte> write_physics_script_table(const PhysicsScriptTable& table) {
  return write_record(table);
}

}  // namespace acm
