// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"

#include <functional>

#include "view_answer.h"

namespace acm::tool {

/// Answers requests to 127.0.0.1 until Ctrl-C. The site's port 0 means any free one; `ready` is called with
/// the site as it is served. `dat` are the bytes of its file. Throws ToolError when the port cannot be had.
void serve_view(ViewSite site, Bytes dat, const std::function<void(const ViewSite&)>& ready);

}  // namespace acm::tool
