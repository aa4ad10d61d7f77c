// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire_messages.hpp"
#include "world/server_object.h"

namespace acm {

// A client's jumps (SV-11, SV-32). A jump that arrives while the server's body is still in the air, because
// the message before it was on its way for longer, waits until the body has landed.

/// Why a client may not jump: None when the body stands, or may land within ServerRules::jump_slack.
/// `stamina_cost` is written only when the weenie was asked.
MotionError refuse_jump(const ServerObject& o, float extent, std::int32_t& stamina_cost);

/// Begins a jump that was not refused, at once or when the body lands. `local_velocity` is the client's.
void begin_jump(const ServerObject& o, Vec3 local_velocity, float extent);

/// Once a tick: a jump that waits is begun when the body stands, and dropped, with the client corrected, when
/// it has waited for ServerRules::jump_slack.
void use_waiting_jump(const ServerObject& o);

/// A jump of a client has begun, with that speed upwards.
void note_jump(const ServerObject& o, float up);

/// Contact becomes what the client says, if that is believed: in neither direction where the server has
/// ground of its own, and no landing of a body that still rises. It gives a body no speed (SV-12, SV-32).
void apply_contact(const ServerObject& o, bool stands);

}  // namespace acm
