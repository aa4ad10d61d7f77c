// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "replay_session.h"

namespace acm::tool {

/// The paths of objects from above, north up: lines where the engine had them, dots where the server said,
/// crosses where the smoothing jumped. Those that never moved are left out.
std::string draw_paths(const std::vector<const ReplayedObject*>& objects);

}  // namespace acm::tool
