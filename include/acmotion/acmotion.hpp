// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

/// Everything of the runtime library acmotion::acmotion. The components have headers of their own: sample.hpp
/// (acmotion::sample), files.hpp (acmotion::files) and inspect/ (acmotion::inspect).
#include "acmotion/appearance.hpp"
#include "acmotion/assets.hpp"
#include "acmotion/client.hpp"
#include "acmotion/commands.hpp"
#include "acmotion/dat.hpp"
#include "acmotion/effect_types.hpp"
#include "acmotion/events.hpp"
#include "acmotion/hooks.hpp"
#include "acmotion/host.hpp"
#include "acmotion/looks.hpp"
#include "acmotion/messages.hpp"
#include "acmotion/motions.hpp"
#include "acmotion/objects.hpp"
#include "acmotion/poses.hpp"
#include "acmotion/result.hpp"
#include "acmotion/server.hpp"
#include "acmotion/snapshot.hpp"
#include "acmotion/sounds.hpp"
#include "acmotion/timelines.hpp"
#include "acmotion/types.hpp"
#include "acmotion/version.h"
#include "acmotion/wire.hpp"
#include "acmotion/world.hpp"
