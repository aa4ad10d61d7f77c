// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "asset_view.h"
#include "hook_view.h"
#include "view_text.h"

namespace acm::tool {

Json summary_of(const PhysicsScript& script) {
  return {{"hooks", script.entries.size()}, {"seconds", exact(script.length())}};
}

void print_text(const PhysicsScript& script, const TextOptions& options) {
  print_heading(ObjectType::PhysicsScript, script.id);
  print("  {}, {}, {} s\n", counted(options.bytes, "byte"), counted(script.entries.size(), "hook"),
        script.length());
  for (const PhysicsScript::Entry& entry : script.entries)
    print("  {:>8} s  {}\n", entry.start, colored(TextColor::Name, text_of(entry.hook)));
}

}  // namespace acm::tool
