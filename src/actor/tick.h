// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/objects.hpp"
#include "actor/scene.h"

namespace acm {

/// Works out the steps and puts a body to sleep that cannot be simulated. Time that no step covers is carried
/// on or, after a long silence, forgotten.
StepPlan plan(StepContext& context, Actor& actor, double now);

/// Plays the animation, proposes where the body goes and executes hooks: core 11.4 a to f. False: the body is
/// asleep, there is nothing to answer. `proposed` is the frame before any collision.
bool begin_step(StepContext& context, Actor& actor, double quantum, Frame& proposed);

/// What the host's world makes of it: the frame where the body comes to be, and what it touches there.
/// Core 11.4 g, h. A frame with numbers that are not finite leaves the body where it is. A body outdoors is
/// followed from cell to cell (managers 5.1), and the height where it stands is remembered for
/// Ground::LastKnown.
void end_step(StepContext& context, Actor& actor, const Frame& frame, bool contact, bool walkable);

/// Updates a static body that animates in place; returns the seconds that it was updated by, 0: it was not
/// due.
double tick_in_place(StepContext& context, Actor& actor, double now);

/// One step with the built-in ground.
void step(StepContext& context, Actor& actor, double quantum);

/// plan and step: one body up to now. Static bodies only animate. retail: CPhysicsObj::update_object
void tick(StepContext& context, Actor& actor, double now);

/// One pass over all bodies, for hosts that divide it: begin_pass once, then the ranges of Scene::islands,
/// each with tick_places of pass.h, at last Scene::end_pass. False: no pass is due yet
/// (SceneOptions::gate_passes).
bool begin_pass(Scene& scene, double now);
/// Brings one body to the time of the pass. Changes nothing outside the context, what its range has reserved,
/// the body, and those that it is linked to as target, watcher or stuck to.
/// Static bodies come last (effects ST-2): here they are only noted, in the context. False: it is one of
/// them.
bool tick_in_pass(StepContext& context, Actor& actor);
void tick_static_in_pass(StepContext& context, Actor& actor);

/// All bodies of the scene, in ascending order of guids. False: no pass is due yet. Allocates at most before
/// the first body, when the pools are too small for what a pass may need.
bool tick_all(StepContext& context, double now);

}  // namespace acm
