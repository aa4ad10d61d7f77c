// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire.hpp"

namespace acm::inspect {

// What a message holds of some kind; null when it does not.

const wire::ObjectDescription* description_in(const wire::Message& message);
const wire::PositionPack* position_in(const wire::Message& message);
const wire::MovementBody* movement_in(const wire::Message& message);

/// Whether it is about the movement of an object that should be there: its place, motion or velocity.
bool is_about_movement(const wire::Message& message);

}  // namespace acm::inspect
