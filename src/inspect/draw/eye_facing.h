// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/frame.h"

#include <cstdint>

namespace acm {

/// The rotation that a part is drawn with under a mode of GfxObjDegradeInfo: quads are modelled to be seen
/// from -y, so +y points away from the eye, as far as the mode lets it (appearance GX-11). Other modes, and
/// an eye at the part's own place: as placed. For drawing alone.
Quat rotation_towards_eye(std::uint32_t mode, const Frame& placed, Vec3 eye);

}  // namespace acm
