// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire.hpp"
#include "wire/field_kinds.h"

#include <cstdint>
#include <string>

namespace acm::inspect {

/// The value of one of a message's fields, with its meaning where it has one: "0x0005 WalkForward".
std::string field_text(const wire::FieldRecord& field, wire::Meaning meaning);

/// "ethereal, gravity"
std::string physics_state_text(std::uint32_t state);

/// The name of a position property: "Home".
std::string property_text(std::uint32_t property);

}  // namespace acm::inspect
