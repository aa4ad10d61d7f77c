// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/images.hpp"

namespace acm::tool {

/// Whether this build has a JPEG library.
bool has_jpeg();

/// Decodes a JPEG file of three components. Any bytes may be given; without a JPEG library all are refused as
/// Unsupported.
InspectResult<inspect::Image> decode_jpeg(Bytes file);

}  // namespace acm::tool
