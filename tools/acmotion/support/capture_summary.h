// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "inspect/capture/capture_tally.h"

#include <cstdint>

namespace acm::tool {

/// "s2c" or "c2s".
const char* direction_text(bool from_server);

/// Prints what a capture holds.
void print_summary(const inspect::CaptureTally& tally, const inspect::CaptureReader& reader,
                   std::uint64_t errors);

}  // namespace acm::tool
