// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "exported_facts.h"
#include "skeleton.h"

namespace acm::gltf {

/// How the nodes of a body differ from the exported ones, one line for each difference that changes the
/// meaning of keys or hides them.
std::vector<std::string> body_findings(const ExportedFacts& facts, const Skeleton& skeleton);

}  // namespace acm::gltf
