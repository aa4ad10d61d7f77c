// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/commands.hpp"
#include "acmotion/wire_movement.hpp"
#include "actor/scene.h"

namespace acm {

/// Makes a body do what a movement message says: what it was moving or sticking to ends, the style is taken
/// over, then the state is entered or the move begun. A target that is not in the scene is replaced by
/// the place or heading that the message brings along (managers MM-20 to MM-24).
/// False: the body has no interpreter, and nothing was done; or the type carries nothing, and only the move,
/// the stick and the style have changed. retail: MovementManager::unpack_movement
bool apply_movement(StepContext& context, Actor& actor, const wire::MovementBody& body,
                    CommandSet commands = CommandSet::EndOfRetail);

}  // namespace acm
