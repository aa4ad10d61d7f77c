// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "jpeg.h"

namespace acm::tool {

bool has_jpeg() {
  return false;
}

InspectResult<inspect::Image> decode_jpeg(Bytes) {
  return InspectError{ErrorCode::Unsupported, 0, "this build has no JPEG library"};
}

}  // namespace acm::tool
