// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"

#include "script.h"

namespace acm::fuzz {

/// A message that can be decoded, of any type, with fields by choice. Empty when it cannot be sent.
Vector<std::byte> built_message(Script& script);

/// Changes a few bytes of a message.
void change_bytes(Vector<std::byte>& message, Script& script);

}  // namespace acm::fuzz
