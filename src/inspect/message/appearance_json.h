// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/appearance.hpp"
#include "acmotion/wire_messages.hpp"
#include "inspect/text/exact_json.h"

#include "json_fields.h"

namespace acm::inspect {

/// The entries of an ObjDesc as they were sent, those that a client drops or replaces included.
[[nodiscard]] Appearance sent_entries(Bytes objdesc);

/// Puts the counts, the bytes and the entries of an appearance into the object of a message.
void add_appearance(Json& message, const wire::AppearanceView& appearance);

/// The bytes of an appearance: those of "objdesc_hex", or made from the entries of "appearance". Both may be
/// there when they say the same.
[[nodiscard]] Vector<std::byte> read_objdesc(const Fields& message);

}  // namespace acm::inspect
