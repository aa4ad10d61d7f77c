// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/sounds.hpp"
#include "actor/scene.h"
#include "assets/hook.h"

#include <cstdint>
#include <optional>

namespace acm {

// What hooks do to a body (effects HK).

/// The body's block for effects. Makes one when there is none; within a pass none can be made: null.
[[nodiscard]] Effects* ensure_effects(StepContext& context, Actor& actor);
/// Whether the parts are drawn, all of them (HK-15).
void draw_parts(Scene& scene, const Actor& actor, bool is_drawn);
/// Makes the block of a body that may come to need it in a pass.
void prepare_effects(StepContext& context, Actor& actor);

/// What a host is given beside the hook itself. Draws the random numbers of a sound.
[[nodiscard]] HookReport report_of(StepContext& context, Actor& actor, const Hook& hook);
/// Does to the body what the hook asks (HK-10). `ids` are those of the motion that it belongs to.
void execute_hook(StepContext& context, Actor& actor, const Hook& hook, ContextIds ids = {});

/// Ethereal(on): a body that is blocked stays ethereal, and tries again in every step (HK-16).
void set_ethereal(Body& body, bool on);
/// The translucency that the body is described with (HK-13).
void set_original_translucency(StepContext& context, Actor& actor, float translucency);
/// Another state word. Hidden plays a script of the body's table (PS-13).
void set_physics_state(StepContext& context, Actor& actor, std::uint32_t state);
/// The same for a body at work, with all that follows: NoDraw shows or hides all parts, acceleration is
/// recomputed, the body wakes. retail: CPhysicsObj::set_state
void change_physics_state(StepContext& context, Actor& actor, std::uint32_t state);

/// What is heard of a sound type, out of the actor's table; nothing: silence. Draws two random numbers when
/// there is something to choose from (SN-3, SN-4).
[[nodiscard]] std::optional<SoundChoice> choose_sound(StepContext& context, Actor& actor,
                                                      std::uint32_t sound_type);

}  // namespace acm
