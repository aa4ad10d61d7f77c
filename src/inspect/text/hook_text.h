// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/hook.h"

#include <string>

namespace acm::inspect {

/// "SoundTable forward sound_type=0x0F Death1": type, direction and all fields.
std::string hook_text(const Hook& hook);

/// The fields alone: "sound_type=0x0F Death1"; empty when there are none.
std::string hook_fields_text(const Hook& hook);

}  // namespace acm::inspect
