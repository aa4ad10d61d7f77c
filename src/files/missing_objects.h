// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/assets.hpp"

#include <functional>

namespace acm {

/// Adds what the assets lack, and what that names in turn. `add` returns whether it has added the object.
void add_missing_objects(Assets& assets, const std::function<bool(ObjectId)>& add);

}  // namespace acm
