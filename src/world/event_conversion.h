// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/events.hpp"
#include "actor/events.h"

namespace acm {

/// An event of the engine as hosts see it. False: it is none of theirs, as the engine's own AnimDone hooks.
bool to_public(const EngineEvent& from, Event& to);

}  // namespace acm
