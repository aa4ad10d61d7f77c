// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/actor/managers.h"
#include "acmotion/actor/scene.h"

namespace acm {

// retail: TargetManager (managers 3.5)

/// Watches an object. The first news may come within the call. retail: SetTarget (TG-1)
void set_target(Lane& lane, Actor& actor, Guid object, float radius, float quantum);
void clear_target(Lane& lane, Actor& actor);                       ///< TG-7
void set_target_quantum(Lane& lane, Actor& actor, float quantum);  ///< TG-7
[[nodiscard]] float target_quantum(const Scene& scene, const Actor& actor);

/// News of the target, from itself or from the host. retail: ReceiveUpdate (TG-4)
void receive_target_update(Lane& lane, Actor& actor, const TargetInfo& info);

/// Tells everyone who watches. retail: NotifyVoyeurOfEvent (TG-8)
void notify_voyeurs(Lane& lane, Actor& actor, TargetStatus status);

enum class Throttle { Obey, Ignore };
/// Looks twice a second whether watchers must be told, and whether the own target has been silent too long.
/// retail: HandleTargetting (TG-6)
void handle_targeting(Lane& lane, Actor& actor, Throttle throttle = Throttle::Obey);

[[nodiscard]] bool has_voyeurs(const Scene& scene, const Actor& actor);

/// Takes the actor out of every table, before it is destroyed.
void forget_targets(Scene& scene, Actor& actor);

}  // namespace acm
