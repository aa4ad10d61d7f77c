// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/gfxobj.h"
#include "assets/setup.h"

#include "ground.h"
#include "mannequin.h"
#include "mesh.h"

namespace acm::sample::mannequin {

GfxObj mesh(Part part);
Setup setup();
Ground ground();

// What the part shows under clothes. Clothes that leave some of it visible add it again.
void add_chest(MeshBuilder& builder);
void add_face(MeshBuilder& builder);
void add_nose_and_eyes(MeshBuilder& builder);

}  // namespace acm::sample::mannequin
