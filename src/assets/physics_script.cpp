// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/physics_script.h"

#include "assets/record_fields.h"
#include "assets/record_reader.h"
#include "assets/record_writer.h"

#include <algorithm>

namespace acm {

double PhysicsScript::length() const {
  double last = 0.0;
  for (const Entry& entry : entries) last = std::max(last, entry.start);
  return last;
}

Result<PhysicsScript> read_physics_script(Bytes bytes) {
  return read_record<PhysicsScript>(bytes);
}

Vector<std::byte> write_physics_script(const PhysicsScript& script) {
  return write_record(script);
}

}  // namespace acm
