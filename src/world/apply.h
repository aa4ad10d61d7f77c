// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire.hpp"
#include "base/bytes.h"
#include "wire/check.h"
#include "world/client_state.h"

namespace acm {

/// Checks a message of a server and does what the retail client does. A message that makes an object also
/// applies those that were deferred for it. A message of two or more parts counts as accepted when one of
/// them was. Allocates when objects appear.
wire::CheckResult apply_message(ClientState& client, const wire::Message& message);

/// The same for bytes as they came. Fails, with nothing changed, when they cannot be decoded.
Result<wire::CheckResult> apply_message(ClientState& client, Bytes message);

}  // namespace acm
