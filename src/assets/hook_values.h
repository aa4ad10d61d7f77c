// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/hooks.hpp"
#include "acmotion/result.hpp"
#include "assets/hook.h"

namespace acm {

class AssetStore;

/// The fields of a hook, by name.
HookFields fields_of(const Hook& hook);

/// The hook that is stored there. NotFound when there is none, or its animation or script is not loaded.
Result<const Hook*> find_hook(const AssetStore& store, const HookSource& source);

/// The fields of the hook that is stored there. NotFound when there is none, or its animation or script is
/// not loaded.
Result<HookFields> fields_of(const AssetStore& store, const HookSource& source);

}  // namespace acm
