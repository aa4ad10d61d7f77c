// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/hook.h"
#include "inspect/record/record_json.h"
#include "inspect/text/hook_text.h"

#include <string>

#include "support/json.h"

namespace acm::tool {

using acm::json_of;  // every field, exact

/// "SoundTable forward sound_type=0x0F Death1"
inline std::string text_of(const Hook& hook) {
  return inspect::hook_text(hook);
}

}  // namespace acm::tool
