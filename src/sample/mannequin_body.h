// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/gfxobj.h"
#include "assets/setup.h"

#include "ground.h"
#include "mannequin.h"

namespace acm::sample::mannequin {

GfxObj mesh(Part part);
Setup setup();
Ground ground();

}  // namespace acm::sample::mannequin
