// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/hook.h"

#include <string>

#include "json.h"

namespace acm::tool {

using acm::json_of;  // every field, exact

/// "SoundTable forward sound_type=15"
std::string text_of(const Hook& hook);

}  // namespace acm::tool
