// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/assets/asset_store.h"

#include "json.h"

namespace acm::tool {

/// Everything an object holds, exact: what differs in the file differs here.
Json json_of(const Hook& hook);
Json json_of(const Animation& animation);
Json json_of(const MotionTable& table);

/// The few numbers that a list shows of an object, in the order of its columns.
Json summary_of(const Animation& animation);
Json summary_of(const MotionTable& table);

/// The summary of an object in a store; empty for types that have none of their own.
Json summary_of(const AssetStore& store, ObjectId id);

}  // namespace acm::tool
