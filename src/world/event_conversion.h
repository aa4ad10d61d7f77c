// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/events.hpp"
#include "actor/events.h"

namespace acm {

/// Converts an event of the engine to a public one. False: hosts do not receive it, such as an AnimDone hook.
bool to_public(const EngineEvent& from, Event& to);

}  // namespace acm
