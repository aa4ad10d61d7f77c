// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/sample.hpp"

#include <vector>

namespace acm::tool {

/// The objects of sample_creatures(). To make them takes 20 ms, so the build makes them once and the tool
/// holds their bytes; a cross build cannot run what it builds, and its tool makes them when it needs them.
std::vector<SampleObject> builtin_sample();

}  // namespace acm::tool
