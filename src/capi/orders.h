// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/acmotion.h"
#include "capi/call.h"

namespace acm::capi {

/// An order whose type exists and whose numbers, those that count, are in range. False: the call has failed.
[[nodiscard]] bool read_order(Call& call, const acm_order* from, acm_order& to);

}  // namespace acm::capi
