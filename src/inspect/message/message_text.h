// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire.hpp"

#include <string>

namespace acm::inspect {

/// What a message says, in words, without its timestamps: "RunForward at 2.5, TurnRight at -1.5".
std::string meaning(const wire::Message& message);

}  // namespace acm::inspect
