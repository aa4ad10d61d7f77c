// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/objects.hpp"
#include "actor/managers.h"
#include "actor/scene.h"

namespace acm {

// retail: TargetManager (managers TG-1 to TG-9)

/// Watches an object. The first update may come within the call. Only updates of context 0 reach moves and
/// sticking (TG-5). Moves and sticking use it; other callers must call Scene::prepare_pools first.
/// retail: SetTarget (TG-1)
void set_target(StepContext& context, Actor& actor, Guid object, float radius, float quantum,
                std::uint32_t context_id = 0);
void clear_target(StepContext& context, Actor& actor);                       ///< TG-7
void set_target_quantum(StepContext& context, Actor& actor, float quantum);  ///< TG-7
[[nodiscard]] float target_quantum(const Scene& scene, const Actor& actor);

/// Applies an update that the target has sent. retail: ReceiveUpdate (TG-4)
void receive_target_update(StepContext& context, Actor& actor, const TargetInfo& info);

/// The host passes the position of a watched object, as often as it likes. As with a target in the scene, the
/// position is extrapolated by the watcher's quantum, and an update is sent when the result is farther from
/// the last one sent than the radius. Nothing happens when the actor watches something else, or when the
/// object is an actor of the scene, which sends updates itself.
void update_target(StepContext& context, Actor& actor, const TargetSnapshot& target);
/// The host says that a watched object outside the scene is gone, and how.
void lose_target(StepContext& context, Actor& actor, Guid object, TargetStatus status);

/// Notifies all watchers. retail: NotifyVoyeurOfEvent (TG-8)
void notify_voyeurs(StepContext& context, Actor& actor, TargetStatus status);

enum class Throttle { Obey, Ignore };
/// Looks twice a second whether watchers must be notified, and whether the own target has been silent too
/// long. retail: HandleTargetting (TG-6)
void handle_targeting(StepContext& context, Actor& actor, Throttle throttle = Throttle::Obey);

[[nodiscard]] bool has_voyeurs(const Scene& scene, const Actor& actor);

/// Takes the actor out of every table, before it is destroyed.
void forget_targets(Scene& scene, Actor& actor);

}  // namespace acm
