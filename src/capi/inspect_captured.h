// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect.h"
#include "acmotion/inspect/capture.hpp"
#include "capi/call.h"

namespace acm::capi {

/// A message that the caller gives. False: the call has failed.
[[nodiscard]] bool read_captured(Call& call, const acm_captured_message* from, inspect::CapturedMessage& to);

}  // namespace acm::capi
