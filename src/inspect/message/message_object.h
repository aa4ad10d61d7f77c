// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "inspect/text/exact_json.h"

#include "message_json.h"

namespace acm::inspect {

/// What message_json writes.
Json message_object(const wire::Message& message, Bytes bytes);

}  // namespace acm::inspect
