// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "exported_facts.h"

namespace acm::gltf {

/// What was edited in the extras of an animation, which an import does not take back: the first difference in
/// each fact, such as "hooks[2].frame" or "velocity". Numbers that an editor has rounded are the same.
std::vector<std::string> edited_extras(const ReadJson& extras, const WrittenFacts& written);

}  // namespace acm::gltf
