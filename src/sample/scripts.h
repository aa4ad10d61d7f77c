// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"

namespace acm::sample {

enum ScriptId : ObjectId {
  kGlow = 0x33000001,  ///< a body lights up and fades
  kShine,              ///< the same, longer and brighter
  kBreathing,          ///< of the beast: its breath is seen for a while; no motion plays it
};

inline constexpr ObjectId kMannequinScripts = 0x34000001;

}  // namespace acm::sample
