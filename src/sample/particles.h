// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"

namespace acm::sample {

enum EmitterId : ObjectId {
  kSparks = 0x32000001,  ///< from a hand that casts a spell
  kBreathPuffs,          ///< from the mouth of the beast
};

}  // namespace acm::sample
