// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "mannequin.h"

/// How the mannequin stands, before any motion.
namespace acm::sample::mannequin {

Controls standing();
Controls fists();        ///< HandCombat: left foot and left fist before
Controls sword_guard();  ///< SwordCombat: right foot and blade before
Controls bow_ready();    ///< BowCombat: left side before, bow low
Controls spell_ready();  ///< Magic: hands before the body, palms up

}  // namespace acm::sample::mannequin
