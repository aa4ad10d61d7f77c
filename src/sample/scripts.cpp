// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "scripts.h"

#include "content.h"
#include "sounds.h"

namespace acm::sample {

namespace {

constexpr std::uint32_t kGlowEffect = 0x4B;  // a type whose shipped tables grade it by strength, as this one

PhysicsScript glow(ScriptId id, float brightness, float seconds) {
  const auto hook = [](HookPayload payload) { return Hook{hook_direction::kForward, std::move(payload)}; };
  PhysicsScript script;
  script.id = id;
  script.entries = {{0.0, hook(LuminousHook{0.0f, brightness, 0.2f})},
                    {0.0, hook(SoundHook{kChimeWave})},
                    {0.25, hook(LuminousHook{brightness, 0.0f, seconds})}};
  return script;
}

}  // namespace

void add_scripts(Content& content) {
  content.add(glow(kGlow, 0.6f, 0.5f));
  content.add(glow(kShine, 1.0f, 1.0f));
  PhysicsScriptTable table;
  table.id = kMannequinScripts;
  table.effects = {{kGlowEffect, {{0.5f, kGlow}, {1.0f, kShine}}}};
  content.add(table);
}

}  // namespace acm::sample
