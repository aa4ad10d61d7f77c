// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/objects.hpp"
#include "world/world_state.h"

namespace acm {

/// A copy of what hosts may see of an object; guid 0 without such an object.
ObjectState object_state(const WorldState& world, Guid guid);

/// The body's cylinder, scaled.
Cylinder size_of(const Body& body);

}  // namespace acm
