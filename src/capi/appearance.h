// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/acmotion.h"
#include "acmotion/appearance.hpp"
#include "capi/call.h"

#include <cstdint>

namespace acm::capi {

/// The lists of a caller as they are. False: the call has failed.
[[nodiscard]] bool read_lists(Call& call, const acm_appearance* from, Appearance& to, const char* argument);
/// The same, where null means nothing worn.
[[nodiscard]] bool read_optional_lists(Call& call, const acm_appearance* from, Appearance& to,
                                       const char* argument);

/// Before anything else is done: whether there is memory where the caller says so.
[[nodiscard]] bool check_lists(Call& call, const acm_appearance* out);
/// Fills lists that were checked, and answers the call: whole, or the counts alone.
[[nodiscard]] std::int32_t write_lists(Call& call, const Appearance& from, acm_appearance* out);

}  // namespace acm::capi
