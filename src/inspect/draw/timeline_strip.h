// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "motion/timeline.h"

#include <string>

namespace acm {

/// "Attack, part 9": the hook in a few words.
std::string hook_label(const Hook& hook);

/// A timeline as an SVG picture: what plays along a scale of seconds, the hooks below where they fall, and
/// those that never fire hollow.
std::string draw_timeline(const std::string& title, const Timeline& timeline);

}  // namespace acm
