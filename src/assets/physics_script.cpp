// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/physics_script.h"

#include <algorithm>

#include "record.h"

namespace acm {

double PhysicsScript::length() const {
  double last = 0.0;
  for (const Entry& entry : entries) last = std::max(last, entry.start);
  return last;
}

// Hooks pad themselves to four bytes, so the padding that ends a retail record is always empty.
Result<PhysicsScript> read_physics_script(Bytes bytes) {
  ByteReader in(bytes);
  PhysicsScript script;
  script.id = read_record_id(in, ObjectType::PhysicsScript);
  const std::uint32_t n = in.count("entry count", 8 + kMinHookBytes);
  for (std::uint32_t i = 0; i < n && in.ok(); ++i) {
    const double start = in.f64("start");
    script.entries.push_back({start, read_hook(in)});
  }
  return finish_record(in, std::move(script));
}

Vector<std::byte> write_physics_script(const PhysicsScript& script) {
  ByteWriter out;
  out.u32(script.id);
  out.u32(static_cast<std::uint32_t>(script.entries.size()));
  for (const PhysicsScript::Entry& entry : script.entries) {
    out.f64(entry.start);
    write_hook(out, entry.hook);
  }
  return std::move(out).take();
}

}  // namespace acm
