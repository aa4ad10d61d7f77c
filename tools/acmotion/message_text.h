// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire/explain.h"
#include "acmotion/wire/message.h"

#include <string>

namespace acm::tool {

/// What a message says, in words, without its stamps: "RunForward at 2.5, TurnRight at -1.5".
std::string meaning(const wire::Message& message);

/// The value of one field of a message, with its meaning where it has one: "0x0005 WalkForward".
std::string meaning(const wire::FieldRecord& field);

}  // namespace acm::tool
