// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/scene.h"

#include <cstdint>

namespace acm {

// Physics scripts of a body (effects PS). One queue; scripts play one after the other.

/// The most hooks of one body in one update; then its queue is emptied, and that is reported (PS-8).
inline constexpr std::uint32_t kMaxScriptHooks = 4096;

/// Puts a script at the end of the queue. False: it is not there, or cannot be played, or within a tick the
/// queue is full; between ticks it grows, and beyond Effects::kMaxEntries the oldest that waits is dropped.
/// Its hooks carry the ids of the motion that has called it, if one has.
bool queue_script(StepContext& context, Actor& actor, ObjectId script, ContextIds ids = {});
/// The same for a type of the body's script table.
bool queue_script_type(StepContext& context, Actor& actor, std::uint32_t type, float mod,
                       ContextIds ids = {});

/// The default script of a Setup; one that is not loaded is remembered, and played when it arrives.
void queue_default_script(StepContext& context, Actor& actor, ObjectId script);

/// As queue_script; without a cell nothing is played, and that is a success (PS-10).
bool play_script(StepContext& context, Actor& actor, ObjectId script);
bool play_script_type(StepContext& context, Actor& actor, std::uint32_t type, float mod, ContextIds ids = {});
/// The type of the table that the body was described with (PS-11).
bool play_default_script(StepContext& context, Actor& actor, ContextIds ids = {});

/// The two below for a body that has a script, or that holds something.
void run_scripts(StepContext& context, Actor& actor);
void run_scripts_of_children(StepContext& context, Actor& actor, int depth);

/// Runs what is due on the clock of the scene (PS-3).
inline void update_scripts(StepContext& context, Actor& actor) {
  if (actor.effects_in_use.has(EffectsInUse::kScripts)) run_scripts(context, actor);
}
/// The same for all that the body holds, in the order of attaching, and for what that holds (PS-6).
inline void update_scripts_of_children(StepContext& context, Actor& actor, int depth = 0) {
  if (actor.effects_in_use.has(EffectsInUse::kChildren)) run_scripts_of_children(context, actor, depth);
}

}  // namespace acm
