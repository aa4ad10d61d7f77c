// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/bytes.h"
#include "base/frame.h"

#include <nlohmann/json.hpp>

/// Compiled once, in exact_json.cpp, instead of in every file that builds a value.
extern template class nlohmann::basic_json<nlohmann::ordered_map>;

namespace acm {

/// Keys keep the order in which they were added.
using Json = nlohmann::ordered_json;

/// The number whose shortest decimal form leads back to the same bits. What JSON has no number for becomes a
/// text: "Infinity", "-Infinity", "NaN", or "NaN:0x7FA00001" for a NaN with other bits than the usual ones.
Json exact(float value);
Json exact(double value);

Json exact(const Vec3& v);       ///< [x, y, z]
Json exact(const Quat& q);       ///< [w, x, y, z]
Json exact(const Frame& frame);  ///< {"origin": [x, y, z], "rotation": [w, x, y, z]}

/// Names of the oddities met and where the first was; an empty object when there are none.
Json json_of(const Oddities& oddities);

}  // namespace acm
