// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/acmotion.h"
#include "capi/call.h"

namespace acm::capi {

/// An order whose type exists: the caller's own, or that of another header, brought into `room`. Null: the
/// call has failed.
[[nodiscard]] const acm_order* read_order(Call& call, const acm_order* from, acm_order& room);

}  // namespace acm::capi
