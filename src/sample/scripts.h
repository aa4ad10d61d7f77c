// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"

namespace acm::sample {

enum ScriptId : ObjectId {
  kGlow = 0x33000001,  ///< a body lights up and fades
  kShine,              ///< the same, longer and brighter
};

inline constexpr ObjectId kMannequinScripts = 0x34000001;

/// The emitter of sparks. Emitters are the host's: their layout is not known here (dat-formats 6.10), so the
/// sample only names one, as hooks do.
inline constexpr ObjectId kSparks = 0x32000001;

}  // namespace acm::sample
